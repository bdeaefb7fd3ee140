const SMALL = (BFloat16, Float8E4M3FN, Float8E5M2)

@testset "every type has a code" begin
    @test length(TensorPlay.DTYPES) == Raw.TP_DTYPE_COUNT
    for (T, code) in TensorPlay.DTYPES
        @test TensorPlay.dtype_code(T) == code
        @test TensorPlay.julia_type(code) === T
        @test sizeof(T) == Raw.tp_dtype_size(code)
    end
    @test_throws ArgumentError TensorPlay.dtype_code(String)
    @test_throws ArgumentError TensorPlay.julia_type(0)
end

@testset "small floats are those of the library" begin
    for T in SMALL
        bits = TensorPlay.bits_type(T)
        patterns = collect(typemin(bits):typemax(bits))
        values = collect(reinterpret(T, patterns))
        wide = Array(Operators.to(Tensor(values); dtype=Float32))
        @test isequal(map(Float32, values), wide)
        # Back again, and what lies between.
        finite = filter(isfinite, wide)
        between = vcat(finite, finite .* 1.01f0, finite .+ 0.001f0, Float32[Inf, NaN])
        narrow = Array(Operators.to(Tensor(between); dtype=T))
        @test all(isequal.(map(Float32, map(T, between)), map(Float32, narrow)))
    end
end

@testset "arithmetic of small floats" begin
    for T in SMALL
        @test T(1.5) + T(0.5) === T(2)
        @test T(3) * 2 === T(6)
        @test T(1) < T(2) && T(2) == T(2.0)
        @test T(1) + 1.0f0 === 2.0f0
        @test -T(1) === T(-1)
        @test sprint(show, T(0.5)) == "$(nameof(T))(0.5)"
        @test isnan(T(NaN))
    end
end

@testset "numbers" begin
    out = Ref(Raw.tp_scalar_t())
    for (set, x) in ((Raw.tp_scalar_set_bool, true), (Raw.tp_scalar_set_i64, -3),
                     (Raw.tp_scalar_set_u64, typemax(UInt64)),
                     (Raw.tp_scalar_set_f64, 0.25))
        @test set(out, x) == Raw.TP_OK
        @test TensorPlay.scalar(x) === out[]
        @test TensorPlay.julia_number(out[]) === x
    end
    @test Raw.tp_scalar_set_c128(out, 1.0, 2.0) == Raw.TP_OK
    @test TensorPlay.scalar(1.0 + 2.0im) === out[]
    @test TensorPlay.julia_number(out[]) === 1.0 + 2.0im
    @test TensorPlay.scalar(big(2)^63).dtype == Raw.TP_DTYPE_U64
    @test TensorPlay.scalar(1 // 2).real == 0.5
    @test_throws InexactError TensorPlay.scalar(big(2)^70)
end

@testset "promotion" begin
    @test promote_dtypes(Float16, BFloat16) === Float32
    @test promote_dtypes(UInt8, Int8) === Int16
    @test promote_dtypes(Tensor([1]), Tensor([1.0f0])) === Float32
end
