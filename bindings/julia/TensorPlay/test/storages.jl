@testset "storages" begin
    s = Storage(64)
    @test sizeof(s) == 64 && version(s) == 0 && use_count(s) == 1
    t = Tensor(s, Float32, (4, 2); strides=(2, 1), offset=8)
    @test size(t) == (4, 2) && offset(t) == 8
    @test same_storage(storage(t), s)
    Operators.zero!(t)
    @test version(s) == 1
    part = Storage(s, 32, 16)
    @test sizeof(part) == 16 && !same_storage(part, s)
    @test sprint(show, s) == "Storage(64 bytes, version 1)"
    weak = WeakStorage(s)
    @test same_storage(weak[], s)
    @test refused(() -> resize!(s, 8)).code == Raw.TP_ERROR_IN_USE
    alone = Storage(8)
    resize!(alone, 80)
    @test sizeof(alone) == 80
    @test sizeof(Storage(16; allocator=allocator())) == 16
end

@testset "lists with one count have one length" begin
    s, t = Storage(64), Tensor([1.0 2.0; 3.0 4.0])
    for strides in ((), (1,), (1, 2, 3))
        @test_throws ArgumentError Tensor(s, Float32, (2, 2); strides=strides)
        @test_throws ArgumentError set_storage!(t, s, (2, 2); strides=strides)
        @test_throws ArgumentError Operators.as_strided(t, (2, 2), strides)
        @test_throws ArgumentError Operators.empty_strided((2, 2), strides, Int8)
    end
    @test_throws ArgumentError Operators.movedim(t, (0, 1), (0,))
    @test Array(t) == [1 2; 3 4]
end

@testset "an array sees bytes that moved" begin
    s = Storage(16)
    a = TPArray(Tensor(s, Float64, (2,)))
    a .= [1.0, 2.0]
    try
        resize!(s, 2^24)
    catch e
        @test e.code == Raw.TP_ERROR_IN_USE
    end
    @test a == [1.0, 2.0]
end

@testset "files and shared memory" begin
    mktempdir() do folder
        path = joinpath(folder, "bytes")
        write(path, collect(0x00:0x1f))
        mapped, read = map_file(path), read_file(path; offset=8, nbytes=8)
        @test Array(Tensor(mapped, UInt8, (32,))) == 0x00:0x1f
        @test Array(Tensor(read, UInt8, (8,))) == 0x08:0x0f
        @test TensorPlay.flags(mapped) & Raw.TP_STORAGE_READ_ONLY != 0
        GC.gc()
    end
    name = "julia-test-$(getpid())"
    ours = shared(64; name=name)
    theirs = open_shared(name; readonly=true)
    fill!(TPArray(Tensor(ours, UInt8, (64,))), 5)
    @test all(==(5), TPArray(Tensor(theirs, UInt8, (64,))))
    nameless = shared(64)
    again = open_shared(shared_descriptor(nameless))
    @test sizeof(again) == 64
end

@testset "allocators" begin
    cpu = allocator()
    before = statistics(cpu).live_bytes
    t = Operators.zeros((1000,), Float64)
    @test statistics(cpu).live_bytes >= before + 8000
    @test statistics(cpu).peak_bytes >= statistics(cpu).live_bytes
    empty!(cpu)
    @test statistics(cpu).cached_bytes == 0
    @test_throws TensorPlayError pinned_allocator(Raw.TP_DEVICE_CPU)
    @test sprint(show, cpu) == "Allocator(...)"
    reset_peak!(cpu)
    @test statistics(cpu).peak_bytes == statistics(cpu).live_bytes
    was = limits(cpu)
    limits!(cpu; cap=2^20, bypass=2^16)
    @test limits(cpu) == (cap=2^20, bypass=2^16)
    limits!(cpu; cap=was.cap, bypass=was.bypass)
    @test limits(cpu) == was
    @test allocator(storage(t)) isa Allocator
    @test allocator(storage(wrap([1.0]))) === nothing
    @test device(t) == device(storage(t)) == device(cpu) == (Raw.TP_DEVICE_CPU, 0)
    @test device_count() == 1
    use_allocator!(Raw.TP_DEVICE_CPU, cpu)
    use_allocator!(Raw.TP_DEVICE_CPU, nothing)
    @test refused(() -> use_allocator!(99, cpu)).code != Raw.TP_OK
end
