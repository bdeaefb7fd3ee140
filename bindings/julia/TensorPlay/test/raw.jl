import Libdl

@testset "structs" begin
    @test !isempty(LAYOUTS)
    for (type, size, alignment, fields) in LAYOUTS
        @test isbitstype(type)
        @test sizeof(type) == size
        @test Base.datatype_alignment(type) == alignment
        @test collect(fieldnames(type)) == map(first, fields)
        for (i, (name, offset)) in enumerate(fields)
            @test fieldoffset(type, i) == offset
        end
        # As the init functions of the library leave them: zero but for the size.
        fresh = Ref(type())
        bytes = reinterpret(UInt8, [fresh[]])
        first(fields)[1] === :struct_size &&
            (@test reinterpret(UInt32, bytes[1:4])[1] == size; bytes[1:4] .= 0)
        @test all(iszero, bytes)
    end
end

@testset "functions" begin
    library = Libdl.dlopen(library_path())
    @test length(FUNCTIONS) > 700
    for name in FUNCTIONS
        @test Libdl.dlsym(library, name; throw_error=false) !== nothing
        @test isdefined(Raw, name)
    end
end

@testset "every function has a form of its own, or a reason" begin
    folder = joinpath(dirname(@__DIR__), "src")
    sources = join(read(joinpath(folder, name), String)
                   for name in readdir(folder) if name != "raw.jl")
    # Two names are put together where a loop makes the methods.
    made = ["tp_$(a)_$b" for a in ("npz", "safetensors"), b in ("count", "name", "get")]
    used = Set{String}([m.match for m in eachmatch(r"tp_\w+", sources)]) ∪ vec(made)
    reason(name) = findfirst(row -> occursin(first(row), name), RAW_ONLY)
    left = 0
    for name in map(string, FUNCTIONS)
        @test (name, name in used || reason(name) !== nothing) == (name, true)
        left += !(name in used)
    end
    # A reason that no function needs any more goes.
    for (pattern, text) in RAW_ONLY
        @test any(name -> occursin(pattern, string(name)) &&
                          !(string(name) in used), FUNCTIONS)
        @test length(split(text)) > 3
    end
    println("functions: ", length(FUNCTIONS), " callable, ", length(FUNCTIONS) - left,
            " with a form of their own, ", left, " in Raw alone, with a reason")
end

@testset "constants" begin
    @test Raw.TP_OK === Int32(0)
    @test Raw.TP_SLICE_OPEN === typemax(Int64)
    @test unsafe_string(Raw.tp_status_name(Raw.TP_ERROR_SHAPE)) == "TP_ERROR_SHAPE"
    @test unsafe_string(Raw.tp_dtype_name(Raw.TP_DTYPE_BF16)) == "bf16"
    @test Raw.tp_abi_version() == Raw.TP_ABI_VERSION
    @test library_version() ==
          VersionNumber(Raw.TP_VERSION_MAJOR, Raw.TP_VERSION_MINOR,
                        Raw.TP_VERSION_PATCH)
end

quiet(user, level, message) = nothing

@testset "callback types" begin
    @test Raw.@tp_log_fn(quiet) isa Raw.tp_log_fn
    @test Raw.@tp_log_fn(quiet) != C_NULL
end

@testset "finding the library" begin
    script = "using TensorPlay; print(TensorPlay.library_version())"
    julia = `$(Base.julia_cmd()) --startup-file=no --project=$(dirname(@__DIR__))`
    unset = Dict(k => v for (k, v) in ENV if k != "TENSORPLAY_LIBRARY")
    run_with(more) = read(setenv(`$julia -e $script`, merge(unset, more)), String)
    @test run_with(Dict("TENSORPLAY_LIBRARY" => library_path())) == "0.1.0"
    elsewhere = Dict("TENSORPLAY_LIBRARY" => "/nowhere/libtensorplay.so.1")
    @test !success(pipeline(setenv(`$julia -e $script`, merge(unset, elsewhere));
                            stderr=devnull))
    # Only pkg-config knows it.
    folders = split(get(ENV, "LD_LIBRARY_PATH", ""), ':')
    without = join(filter(f -> !isfile(joinpath(f, Raw.libtensorplay)), folders), ':')
    if haskey(ENV, "PKG_CONFIG_PATH")
        @test run_with(Dict("LD_LIBRARY_PATH" => without)) == "0.1.0"
    end
end
