# What a call costs over the same call from C: both in this process, in turns,
# medians of the differences. With --check it fails above the limits.
#
#   julia --project=. bench/overhead.jl

using TensorPlay
import TensorPlay: Raw
import Libdl

const ROUNDS, CALLS = 41, 20_000
# Few enough for their blocks to come from the library's caches.
const LIVE = 2_000
# With a handle, its finaliser too.
const LIMITS = (no_handle=15.0, with_handle=60.0, collected=60.0)

# Nanoseconds that the thread has run, as in C: what else the machine does counts
# for neither.
const THREAD_CPUTIME = 3
function now()
    t = Ref((0, 0))
    ccall(:clock_gettime, Cint, (Cint, Ptr{Tuple{Int,Int}}), THREAD_CPUTIME, t)
    return 1e9 * t[][1] + t[][2]
end

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
    start = now()
    for _ in 1:n
        Operators.add!(out, a, b)
    end
    return (now() - start) / n
end

function getter(a, n)
    sum = 0
    start = now()
    for _ in 1:n
        sum += ndims(a)
    end
    return sum == n ? (now() - start) / n : -1.0
end

# Given back at once: what the call costs until then, with the registration of a
# finaliser that will find nothing to do.
function released(a, b, n)
    start = now()
    for _ in 1:n
        release!(Operators.add(a, b))
    end
    return (now() - start) / n
end

# Left to the collector.
function dropped(a, b, n)
    start = now()
    for _ in 1:n
        Operators.add(a, b)
    end
    return (now() - start) / n
end

function collection()
    start = now()
    GC.gc(false)
    return now() - start
end

function reads(x, n)
    sum = 0.0
    start = now()
    for _ in 1:n÷length(x), i in 1:length(x)
        sum += x[i]
    end
    return sum > 0 ? (now() - start) / n : -1.0
end

function writes(x, n)
    start = now()
    for _ in 1:n÷length(x), i in 1:length(x)
        x[i] = 1.0f0
    end
    return (now() - start) / n
end

# In C, of the functions of baseline.c.
const Handle = Ptr{Cvoid}
c_no_handle(c, a, b, out) =
    ccall(Libdl.dlsym(c, :no_handle), Cdouble, (Handle, Handle, Handle, Int64),
          a.handle, b.handle, out.handle, CALLS)
c_getter(c, a) =
    ccall(Libdl.dlsym(c, :getter), Cdouble, (Handle, Int64), a.handle, CALLS)
c_with_handle(c, a, b) =
    ccall(Libdl.dlsym(c, :with_handle), Cdouble, (Handle, Handle, Int64),
          a.handle, b.handle, CALLS)
function c_live_at_once(c, a, b)
    releasing = Ref(0.0)
    making = ccall(Libdl.dlsym(c, :live_at_once), Cdouble,
                   (Handle, Handle, Int64, Ptr{Cdouble}), a.handle, b.handle, LIVE,
                   releasing)
    return making, releasing[]
end

"What a collection takes beyond one with nothing to do, after `f()`."
function collected(f)
    GC.gc()
    f() # Julia's own lists and pages grow once
    GC.gc()
    idle = collection()
    GC.enable(false)
    found = f()
    GC.enable(true)
    return found, collection() - idle
end

"The cost of each call less that in C, and what is left for later."
function one_round(c, a, b, out)
    GC.enable(false)
    in_c = c_no_handle(c, a, b, out)
    nothing_new = no_handle(a, b, out, CALLS) - in_c
    rank_in_c = c_getter(c, a)
    rank = getter(a, CALLS) - rank_in_c
    elements = TPArray(out)
    read, written = reads(elements, CALLS), writes(elements, CALLS)
    GC.enable(true)
    new_in_c = c_with_handle(c, a, b)
    new, empty = collected(() -> released(a, b, CALLS) - new_in_c)
    (left, left_in_c, releasing), full = collected() do
        c_live_at_once(c, a, b) # fills the caches, the processor's too
        making, releasing = c_live_at_once(c, a, b)
        dropped(a, b, LIVE) - making, making, releasing
    end
    GC.gc()
    return (in_c=in_c, no_handle=nothing_new, getter=rank, read=read,
            written=written, new_in_c=new_in_c, with_handle=new,
            finalised=empty / CALLS, left_in_c=left_in_c, left=left, releasing=releasing,
            later=full / LIVE - releasing)
end

const ROWS = (
    :in_c => "tp_add_out in C",
    :no_handle => "  Operators.add!, over that",
    :getter => "  ndims, over tp_tensor_rank",
    :new_in_c => "tp_add and tp_tensor_release in C",
    :with_handle => "  Operators.add and release!, over that",
    :finalised => "    and its empty finaliser, at the next collection",
    :left_in_c => "tp_add in C, all results live at once",
    :left => "  Operators.add, left to the collector, over that",
    :releasing => "their tp_tensor_release in C",
    :later => "  finalisers at the next collection, over that",
    :read => "an element of a TPArray read, all in all",
    :written => "an element written")

"Prints the medians, and sums with the cost of finalisers; gives what is above its limit."
function measured(c, a, b, out)
    one_round(c, a, b, out)
    rounds = [one_round(c, a, b, out) for _ in 1:ROUNDS]
    figure(name) = median([getfield(r, name) for r in rounds])
    println("8 elements of Float32; medians of ", ROUNDS, " rounds of ", CALLS, " calls")
    for (name, text) in ROWS
        println(rpad(text, 58), lpad(round(figure(name); digits=1), 7), " ns")
    end
    together = (no_handle=figure(:no_handle),
                with_handle=figure(:with_handle) + figure(:finalised),
                collected=figure(:left) + figure(:later))
    for name in keys(LIMITS)
        println(rpad("over C, all in all: $name", 58),
                lpad(round(together[name]; digits=1), 7), " ns, limit ", LIMITS[name])
    end
    return [name => together[name] for name in keys(LIMITS)
            if together[name] > LIMITS[name]]
end

function main()
    a, b = Tensor(ones(Float32, 8)), Tensor(ones(Float32, 8))
    out = Operators.add(a, b)
    mktempdir() do folder
        c = compiled(folder)
        # What else runs on the machine only adds: the best of three counts.
        for _ in 1:("--check" in ARGS ? 3 : 1)
            above = measured(c, a, b, out)
            isempty(above) && return
            println("above the limits ", LIMITS, ": ", above)
        end
        "--check" in ARGS && exit(1)
    end
end

main()
