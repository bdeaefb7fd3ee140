# Writes the docstrings of the package as web pages: one of the package, one of
# the operators, one of the raw layer.
#
#   julia --project=. docs/make.jl FOLDER

using TensorPlay
import Markdown
import TensorPlay: Raw

const STYLE = """<style>body{max-width:50em;margin:2em auto;font-family:sans-serif}
pre{background:#f4f4f4;padding:.5em}h2{border-top:1px solid #ccc}</style>"""

"Names of a module that have a text, sorted, each with its text."
function entries(m)
    every = m === Raw ? filter(n -> occursin(r"^@?tp_"i, string(n)),
                               names(m; all=true)) : names(m)
    found = [(name, Base.Docs.doc(Base.Docs.Binding(m, name)))
             for name in sort(every) if name !== nameof(m)]
    bare = [name for (name, text) in found if occursin("No documentation found",
                                                       string(text))]
    isempty(bare) || error("without docstring: $(join(bare, ", "))")
    return found
end

function page(io, title, introduction, list)
    println(io, "<!DOCTYPE html><meta charset=\"utf-8\"><title>", title, "</title>",
            STYLE, "<h1>", title, "</h1>", introduction, "<p>")
    for (name, _) in list
        println(io, "<a href=\"#", name, "\">", name, "</a>")
    end
    println(io, "</p>")
    for (name, text) in list
        println(io, "<h2 id=\"", name, "\">", name, "</h2>")
        show(io, MIME("text/html"), text)
    end
end

function main(folder)
    mkpath(folder)
    total = 0
    for (m, file) in ((TensorPlay, "index"), (Operators, "operators"), (Raw, "raw"))
        list = entries(m)
        total += length(list)
        introduction = sprint(show, MIME("text/html"),
                              Base.Docs.doc(Base.Docs.Binding(parentmodule(m), nameof(m))))
        open(io -> page(io, string(m), introduction, list), joinpath(folder, "$file.html"),
             "w")
    end
    println(total, " names documented in ", folder)
end

length(ARGS) == 1 || (println(stderr, "usage: make.jl FOLDER"); exit(2))
main(ARGS[1])
