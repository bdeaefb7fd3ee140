@testset "every exported name has a docstring" begin
    # `hasdoc` came later than Julia 1.5. The text of a module lies in itself.
    function has(m, name)
        binding = Base.Docs.Binding(m, name)
        places = [TensorPlay, Operators, Raw]
        return any(place -> haskey(Base.Docs.meta(place), binding), places)
    end
    exported = 0
    for m in (TensorPlay, Operators, Raw), name in names(m; all=m === Raw)
        m === Raw && !startswith(string(name), "tp_") &&
            !startswith(string(name), "TP_") && continue
        occursin('#', string(name)) && continue
        name === nameof(m) && continue
        @test (name, has(m, name)) == (name, true)
        exported += 1
    end
    @test exported > 1200
end

# As one program, in their order, as a reader would type them.
@testset "what the README shows runs" begin
    package = dirname(@__DIR__)
    text = read(joinpath(package, "README.md"), String)
    blocks = [m[1] for m in eachmatch(r"```julia\n(.*?)```"s, text)]
    @test length(blocks) == 2
    mktemp() do path, io
        write(io, join(blocks, "\n"))
        close(io)
        @test success(pipeline(
            `$(Base.julia_cmd()) --startup-file=no --project=$package $path`;
            stdout=devnull))
    end
end
