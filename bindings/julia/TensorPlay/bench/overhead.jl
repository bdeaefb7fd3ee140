# What a call costs over the same call from C: both in this process, in turns,
# medians of the differences. Fails above the limits.
#
#   julia --project=. bench/overhead.jl

using TensorPlay
import TensorPlay: Raw
import Libdl

const ROUNDS, CALLS = 41, 20_000
# Few enough for their blocks to come from the library's caches.
const LIVE = 2_000
const LIMITS = (no_handle=15.0, all_in_all=60.0)

median(x) = sort(x)[(length(x) + 1) ÷ 2]

function compiled(folder)
    library = joinpath(folder, "baseline.so")
    source = joinpath(@__DIR__, "baseline.c")
    flags = split(readchomp(`pkg-config --cflags tensorplay`))
    # The library is loaded already; its functions are found there.
    run(`cc -O2 -std=gnu11 -shared -fPIC $flags $source -o $library
         $(library_path())`)
    return Libdl.dlopen(library)
end

function no_handle(a, b, out, n)
    start = time_ns()
    for _ in 1:n
        Operators.add!(out, a, b)
    end
    return (time_ns() - start) / n
end

function getter(a, n)
    sum = 0
    start = time_ns()
    for _ in 1:n
        sum += ndims(a)
    end
    return sum == n ? (time_ns() - start) / n : -1.0
end

# Given back at once: what the call costs until then, with the registration of a
# finaliser that will find nothing to do.
function released(a, b, n)
    start = time_ns()
    for _ in 1:n
        release!(Operators.add(a, b))
    end
    return (time_ns() - start) / n
end

# Left to the collector.
function dropped(a, b, n)
    start = time_ns()
    for _ in 1:n
        Operators.add(a, b)
    end
    return (time_ns() - start) / n
end

function collection()
    start = time_ns()
    GC.gc(false)
    return Float64(time_ns() - start)
end

function reads(x, n)
    sum = 0.0
    start = time_ns()
    for _ in 1:n÷length(x), i in 1:length(x)
        sum += x[i]
    end
    return sum > 0 ? (time_ns() - start) / n : -1.0
end

function writes(x, n)
    start = time_ns()
    for _ in 1:n÷length(x), i in 1:length(x)
        x[i] = 1.0f0
    end
    return (time_ns() - start) / n
end

"One round: the cost of each call less that in C, and what is left for later."
function round_of(c, a, b, out)
    pa, pb, po = a.handle, b.handle, out.handle
    GC.enable(false)
    in_c = ccall(Libdl.dlsym(c, :no_handle), Cdouble,
                 (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}, Int64), pa, pb, po, CALLS)
    nothing_new = no_handle(a, b, out, CALLS) - in_c
    rank_in_c = ccall(Libdl.dlsym(c, :getter), Cdouble, (Ptr{Cvoid}, Int64),
                      pa, CALLS)
    rank = getter(a, CALLS) - rank_in_c
    new_in_c = ccall(Libdl.dlsym(c, :with_handle), Cdouble,
                     (Ptr{Cvoid}, Ptr{Cvoid}, Int64), pa, pb, CALLS)
    new = released(a, b, CALLS) - new_in_c
    elements = TPArray(out)
    read, written = reads(elements, CALLS), writes(elements, CALLS)
    GC.enable(true)
    GC.gc()
    nothing_to_do = collection()
    GC.enable(false)
    released(a, b, CALLS)
    GC.enable(true)
    finalised = (collection() - nothing_to_do) / CALLS
    GC.gc()
    GC.enable(false)
    releasing = Ref(0.0)
    live_at_once() = ccall(Libdl.dlsym(c, :live_at_once), Cdouble,
                           (Ptr{Cvoid}, Ptr{Cvoid}, Int64, Ptr{Cdouble}), pa, pb,
                           LIVE, releasing)
    live_at_once() # fills the caches
    left_in_c = live_at_once()
    left = dropped(a, b, LIVE) - left_in_c
    GC.enable(true)
    later = (collection() - nothing_to_do) / LIVE - releasing[]
    GC.gc()
    return (read=read, written=written, in_c=in_c, no_handle=nothing_new, getter=rank,
            new_in_c=new_in_c, with_handle=new,
            finalised=finalised,
            all_in_all=new + finalised, left_in_c=left_in_c, releasing=releasing[],
            left=left, later=later)
end

function main()
    a, b = Tensor(ones(Float32, 8)), Tensor(ones(Float32, 8))
    out = Operators.add(a, b)
    rounds = mktempdir() do folder
        c = compiled(folder)
        round_of(c, a, b, out)
        [round_of(c, a, b, out) for _ in 1:ROUNDS]
    end
    figure(name) = median([getfield(r, name) for r in rounds])
    show_row(text, name) = println(rpad(text, 58), lpad(round(figure(name); digits=1), 7),
                                   " ns")
    println("8 elements of Float32; medians of ", ROUNDS, " rounds of ", CALLS, " calls")
    show_row("tp_add_out in C", :in_c)
    show_row("  Operators.add!, over that", :no_handle)
    show_row("  ndims, over tp_tensor_rank", :getter)
    show_row("tp_add and tp_tensor_release in C", :new_in_c)
    show_row("  Operators.add and release!, over that", :with_handle)
    show_row("    and its empty finaliser, at the next collection", :finalised)
    show_row("    together", :all_in_all)
    show_row("tp_add in C, all results live at once", :left_in_c)
    show_row("  Operators.add, left to the collector, over that", :left)
    show_row("their tp_tensor_release in C", :releasing)
    show_row("  finalisers at the next collection, over that", :later)
    show_row("an element of a TPArray read, all in all", :read)
    show_row("an element written", :written)
    for name in keys(LIMITS)
        figure(name) <= LIMITS[name] ||
            error("$name: $(figure(name)) ns, more than $(LIMITS[name])")
    end
end

main()
