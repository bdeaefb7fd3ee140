# Sources of random numbers. The operators that draw take one.

"""
    Generator(seed)

A source of random numbers that begins at offset 0.
"""
Generator(seed::Integer) =
    made(out -> Raw.tp_generator_new(seed % UInt64, out), Generator)

"""
    seed(g::Generator)

What a generator was made or set with.
"""
seed(g::Generator) = Raw.tp_generator_seed(g)

"""
    offset(x)

How many numbers a generator has given; where in its storage a tensor begins.
"""
offset(g::Generator) = Raw.tp_generator_offset(g)
offset(t::TensorLike) = Int(Raw.tp_tensor_offset(t))

"""
    reseed!(g, seed, offset = 0)

Begins again, or goes on where another generator stopped.
"""
reseed!(g::Generator, seed::Integer, offset::Integer=0) =
    (done(Raw.tp_generator_set(g, seed % UInt64, offset)); g)
