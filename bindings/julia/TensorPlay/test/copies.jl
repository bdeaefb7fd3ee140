using Serialization

@testset "deep copies" begin
    t = Tensor([1.0 2.0; 3.0 4.0])
    u = deepcopy(t)
    @test use_count(t) == 1 && !same_storage(t, u)
    release!(t)
    @test Array(u) == [1 2; 3 4]
    a = TPArray([1.0, 2.0])
    twice = deepcopy(Dict("a" => [a, a], "b" => a.tensor))
    first, second = twice["a"]
    @test first.tensor === second.tensor === twice["b"]
    first[1] = 9
    @test a == [1, 2] && second == [9, 2]
    wide = TPArray(Operators.expand(Tensor([1.0, 2.0]), (3, 2)))
    @test deepcopy(wide) == [1 1 1; 2 2 2]
    turned = PermutedDimsArray(TPArray([1 2 3; 4 5 6]), (2, 1))
    @test deepcopy(turned) == [1 4; 2 5; 3 6]
    w = requires_grad!(TPArray([1.0]))
    v = deepcopy(w)
    @test requires_grad(v) && is_leaf(v)
    @test_throws ArgumentError deepcopy(w .* 2)
    release!(u)
    @test_throws ArgumentError deepcopy(u)
end

@testset "what has no deep copy, what is not serialized" begin
    t = Tensor([1.0])
    s = storage(t)
    others = (s, allocator(), Generator(1), WeakTensor(t), WeakStorage(s),
              Saved(t))
    for x in others
        @test_throws ArgumentError deepcopy(x)
        @test_throws ArgumentError serialize(IOBuffer(), x)
    end
    for x in (t, TPArray(t), Dict("a" => TPArray(t)))
        @test_throws ArgumentError serialize(IOBuffer(), x)
    end
end

@testset "an array can be released" begin
    a = TPArray([1.0, 2.0])
    part = view(a, 1:1)
    release!(a)
    release!(a)
    @test part == [1]
    @test_throws ArgumentError a[1]
    release!(part)
    @test live_objects() == 0
end
