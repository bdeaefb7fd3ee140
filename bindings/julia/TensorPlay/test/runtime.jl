@testset "threads of the library" begin
    n = num_threads()
    @test n >= 1
    t = Operators.rand((200_000,), Float32, Generator(1))
    num_threads!(1)
    @test num_threads() == 1
    alone = Array(Operators.exp(t))
    num_threads!(4)
    @test Array(Operators.exp(t)) == alone
    num_threads!(0)
    @test num_threads() == n
    @test refused(() -> num_threads!(-1)).code == Raw.TP_ERROR_ARGUMENT
end

@testset "what is there" begin
    @test has_feature("npz") && !has_feature("magic")
    was = streaming_limit()
    streaming_limit!(2^30)
    @test streaming_limit() == 2^30
    streaming_limit!(was)
    @test kernel_exists("add", Float32) && !kernel_exists("bitwise_and", Float32)
    @test isempty(missing_kernels(Raw.TP_DEVICE_CPU))
end

@testset "anomalies" begin
    mktempdir() do folder
        path = joinpath(folder, "anomaly.txt")
        set_anomaly_dump(path)
        Operators.div(Tensor([1.0, 0.0]), Tensor([2.0, 0.0]))
        @test occursin("result has NaN", read(path, String))
        set_anomaly_dump(nothing)
    end
end

@testset "shutting down" begin
    t = Tensor([1.0])
    @test refused(shutdown).code == Raw.TP_ERROR_LIVE_OBJECTS
    release!(t)
    @test shutdown() === nothing
    @test Array(Operators.neg(Tensor([1.0]))) == [-1.0]
end
