# Reads hand-written digits with a trained network.
#
#   julia --project=. examples/digits.jl FOLDER
#
# The same network, data and figures as docs/examples/digits.c. The weights are
# mapped: every tensor made of them is a view of the file's pages. Fails unless
# the network reads as well as where it was trained.

using TensorPlay
import TensorPlay: Raw

const EXPECTED = (393, 397)
const LARGEST_DIFFERENCE = 2e-4

"A part of a layer, as an array on the file's pages."
weight(file, name) = TPArray(file[name])

# A matrix has a sample in each column, as Julia's matrices lie in memory: the
# file's row-major (out, in) weights are (in, out) here.
layer(file, name, x) =
    transpose(weight(file, "$name.weight")) * x .+ weight(file, "$name.bias")

function classify(folder)
    load(name) = npy_load(joinpath(folder, "digits_$name.npy"))
    file = SafetensorsFile(joinpath(folder, "digits_mlp.safetensors"); map=true)
    rows = load("test_rows")
    images = Operators.index_select(load("images"), 0, rows)
    pixels = reshape(Float32.(TPArray(images)), 64, :)

    x = (pixels .- weight(file, "input.mean")) ./ weight(file, "input.std")
    x = Operators.relu.(layer(file, "layer0", x))
    x = Operators.relu.(layer(file, "layer1", x))
    logits = layer(file, "layer2", x)

    guesses = Operators.argmax(logits, 1)
    labels = Operators.index_select(load("labels"), 0, rows)
    right = TPArray(Operators.eq(guesses, labels))
    reference = TPArray(load("test_logits_f64"))
    mapped = sum(sizeof(file[name]) for name in keys(file)
                 if TensorPlay.flags(storage(file[name])) & Raw.TP_STORAGE_MAPPED != 0)
    return (correct=sum(right), rows=length(right),
            difference=maximum(abs.(logits .- reference)), mapped=mapped)
end

function main(folder)
    found = classify(folder)
    share = round(100 * found.correct / found.rows; digits=2)
    println("correct                    ", found.correct, " of ", found.rows,
            " (", share, " %)")
    println("largest difference         ", round(found.difference; sigdigits=3),
            " from float64")
    println("bytes mapped               ", found.mapped)
    shutdown()
    println("objects left at shutdown   none")
    (found.correct, found.rows) == EXPECTED &&
        found.difference <= LARGEST_DIFFERENCE || error("not as expected")
end

length(ARGS) == 1 || (println(stderr, "usage: digits.jl FOLDER"); exit(2))
main(ARGS[1])
