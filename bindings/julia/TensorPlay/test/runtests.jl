using Test
using TensorPlay

include("support.jl")
include("layouts.jl")
include("raw_only.jl")
include("operator_calls.jl")

const AREAS = ("raw", "dtypes", "errors", "tensors", "arrays", "wrapping",
               "broadcasting", "views", "reductions", "operators", "gradients",
               "callbacks", "files", "storages", "runtime", "threads",
               "copies", "documentation", "methods", "leaks")

passed(set) = set.n_passed + sum(
    Int[passed(inner) for inner in set.results if inner isa Test.DefaultTestSet])

@testset "TensorPlay" begin
    for area in AREAS
        set = @testset "$area" begin
            include("$area.jl")
            @test live_objects() == 0
        end
        println(rpad(area, 16), lpad(passed(set), 7), " tests")
    end
end
