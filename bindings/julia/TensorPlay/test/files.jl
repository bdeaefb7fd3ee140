mktempdir() do folder
    path(name) = joinpath(folder, name)
    weight, bias = TPArray(Float32[1 2 3; 4 5 6]), Tensor(Int64[7, 8])

    @testset "npy" begin
        npy_save(path("a.npy"), weight)
        for map in (false, true)
            t = npy_load(path("a.npy"); map=map)
            @test size(t) == (3, 2) && Array(t) == Array(weight)
            mapped = TensorPlay.flags(storage(t)) & Raw.TP_STORAGE_MAPPED != 0
            @test mapped == map
            map && @test refused(() -> Operators.zero!(t)).code ==
                         Raw.TP_ERROR_READ_ONLY
            map && @test refused(() -> TPArray(t)[1] = 0).code ==
                         Raw.TP_ERROR_READ_ONLY
        end
        buffer = IOBuffer()
        npy_write(buffer, weight)
        @test take!(buffer) == read(path("a.npy"))
        @test refused(() -> npy_save(path("b.npy"), Tensor(BFloat16[1]))).code ==
              Raw.TP_ERROR_DTYPE
    end

    @testset "npz" begin
        for compress in (false, true)
            npz_save(path("a.npz"), ["weight" => weight, "bias" => bias];
                     compress=compress)
            file = NpzFile(path("a.npz"))
            @test keys(file) == ["weight", "bias"] && length(file) == 2
            @test Array(file["weight"]) == Array(weight) && Array(file[2]) == [7, 8]
            @test haskey(file, "bias") && !haskey(file, "other")
            @test sprint(show, file) == "NpzFile(weight, bias)"
            @test_throws TensorPlayError file["other"]
        end
        buffer = IOBuffer()
        npz_write(buffer, (weight=weight, bias=bias); compress=true)
        @test take!(buffer) == read(path("a.npz"))
        t = NpzFile(path("a.npz"))["bias"]
        GC.gc()
        @test Array(t) == [7, 8]
    end

    @testset "safetensors" begin
        entries = Dict("weight" => weight, "half" => Tensor(BFloat16[1, 2]))
        safetensors_save(path("a.safetensors"), entries; metadata=Dict("by" => "us"))
        file = SafetensorsFile(path("a.safetensors"); map=true)
        @test sort(keys(file)) == ["half", "weight"]
        @test Array(file["half"]) == BFloat16[1, 2]
        @test Array(file[findfirst(==("weight"), keys(file))]) == Array(weight)
        @test metadata(file) == Dict("by" => "us") && sizeof(file) == 28
        buffer = IOBuffer()
        safetensors_write(buffer, entries; metadata=Dict("by" => "us"))
        @test take!(buffer) == read(path("a.safetensors"))
        write(path("broken.safetensors"), "no such file")
        @test refused(() -> SafetensorsFile(path("broken.safetensors"))).code ==
              Raw.TP_ERROR_FORMAT
    end
    GC.gc()
end
