# Generated from docs/api/tensorplay.json by `make raw`; do not edit.
"""
The operators of the library, on tensors. Dimensions count from 0 in the
library's order, the last is the innermost, negative ones count from the end.
Names that Julia has too are other functions here: write `Operators.exp(t)`.
"""
baremodule Operators

using Base: Union, Nothing, Number, Integer, Real, Type, nothing, length
using ..TensorPlay: Generator, Raw, Tensor, TensorLike, adopt, adopt_both,
    apart, done, dtype_code, list, made_each, number, of_one_length, optional,
    settings, slot, tensor_list, written

export abs, abs!, acos, acos!, acosh, acosh!, adam!, adamw!, add, add!, addcdiv,
    addcdiv!, addcmul, addcmul!, addmm, addmm!, alias, all, all!, aminmax,
    aminmax!, angle, angle!, any, any!, arange, argmax, argmax!, argmin,
    argmin!, as_strided, asin, asin!, asinh, asinh!, atan, atan!, atan2, atan2!,
    atanh, atanh!, baddbmm, baddbmm!, bernoulli, bernoulli!, bernoulli_out!,
    bitwise_and, bitwise_and!, bitwise_not, bitwise_not!, bitwise_or,
    bitwise_or!, bitwise_xor, bitwise_xor!, cat, cat!, cbrt, cbrt!, ceil, ceil!,
    chunk, clamp, clamp!, clone, conj, conj!, contiguous, copy!, cos, cos!,
    cosh, cosh!, count_nonzero, count_nonzero!, cross_entropy, cummax, cummax!,
    cummin, cummin!, cumprod, cumprod!, cumsum, cumsum!, detach, diagonal,
    digamma, digamma!, div, div!, dot, dot!, dropout, dropout!, elu, elu!,
    embedding, empty, empty_like, empty_strided, eq, eq!, erf, erf!, erfc,
    erfc!, exp, exp!, exp2, exp2!, expand, expm1, expm1!, eye, fill!, flatten,
    flip, floor, floor!, floor_divide, floor_divide!, fmod, fmod!, frac, frac!,
    full, gather, gather!, ge, ge!, gelu, gelu!, gelu_tanh, gelu_tanh!, gt, gt!,
    hypot, hypot!, imag, index_select, index_select!, isfinite, isfinite!,
    isinf, isinf!, isnan, isnan!, layer_norm, le, le!, leaky_relu, leaky_relu!,
    left_shift, left_shift!, lerp, lerp!, lgamma, lgamma!, linear, linear!,
    linspace, log, log!, log10, log10!, log1p, log1p!, log2, log2!, log_softmax,
    log_softmax!, logical_and, logical_and!, logical_not, logical_not!,
    logical_or, logical_or!, logical_xor, logical_xor!, logsumexp, logsumexp!,
    lt, lt!, masked_fill, masked_fill!, masked_select, masked_select!, matmul,
    matmul!, max, max!, max_dim, max_dim!, maximum, maximum!, mean, mean!,
    mean_as, mean_as!, min, min!, min_dim, min_dim!, minimum, minimum!, movedim,
    mse_loss, mul, mul!, nan_to_num, nan_to_num!, narrow, ne, ne!, neg, neg!,
    nll_loss, norm, norm!, normal!, one_hot, ones, outer, outer!, permute, pow,
    pow!, prod, prod!, prod_as, prod_as!, rand, randint, randint!, randn,
    randperm, real, reciprocal, reciprocal!, relu, relu!, remainder, remainder!,
    repeat, reshape, right_shift, right_shift!, roll, round, round!, rsqrt,
    rsqrt!, scalar_tensor, scatter, scatter!, scatter_add, scatter_add!,
    scatter_mul, scatter_mul!, select, sgd!, sigmoid, sigmoid!,
    sigmoid_backward, sigmoid_backward!, sign, sign!, silu, silu!, sin, sin!,
    sinh, sinh!, slice, softmax, softmax!, softplus, softplus!, split, sqrt,
    sqrt!, square, square!, squeeze, stack, stack!, std, std!, sub, sub!, sum,
    sum!, sum_as, sum_as!, t, take, take!, tan, tan!, tanh, tanh!,
    tanh_backward, tanh_backward!, to, transpose, tril, tril!, triu, triu!,
    trunc, trunc!, trunc_divide, trunc_divide!, unbind, unflatten, unfold,
    uniform!, unsqueeze, var, var!, view, view_dtype, where, where!, zero!,
    zeros

"""
    fill!(a::TensorLike, value::Number)

Sets every element to a value, converted as `tp_tensor_set` does.

- `a`: a tensor
- `value`: the value
"""
function fill!(a::TensorLike, value::Number)
    done(Raw.tp_fill_inplace(written(a), number(value)))
    return a
end

"""
    zero!(a::TensorLike)

Sets every element to 0.

- `a`: a tensor
"""
function zero!(a::TensorLike)
    done(Raw.tp_zero_inplace(written(a)))
    return a
end

"""
    leaky_relu(a::TensorLike; negative_slope=nothing)

a where it is above 0, else negative_slope a. For floating dtypes.

- `a`: a tensor
- `negative_slope`: a number; NULL for 0.01
"""
function leaky_relu(a::TensorLike; negative_slope=nothing)
    out = slot(Tensor)
    status = Raw.tp_leaky_relu(a, number(negative_slope), out)
    return adopt(Tensor, status, out)
end

"""
    leaky_relu!(out::TensorLike, a::TensorLike; negative_slope=nothing)

`leaky_relu` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `negative_slope`: a number; NULL for 0.01
"""
function leaky_relu!(out::TensorLike, a::TensorLike; negative_slope=nothing)
    done(Raw.tp_leaky_relu_out(a, number(negative_slope), out))
    return out
end

"""
    leaky_relu!(a::TensorLike; negative_slope=nothing)

`leaky_relu` into a.

- `a`: a tensor whose dtype the result casts to
- `negative_slope`: a number; NULL for 0.01
"""
function leaky_relu!(a::TensorLike; negative_slope=nothing)
    done(Raw.tp_leaky_relu_inplace(written(a), number(negative_slope)))
    return a
end

"""
    elu(a::TensorLike; alpha=nothing, scale=nothing, input_scale=nothing)

scale a where a is above 0, else scale alpha (e^(input_scale a) - 1); selu with its alpha and scale. For floating dtypes.

- `a`: a tensor
- `alpha`: a number; NULL for 1
- `scale`: a number; NULL for 1
- `input_scale`: a number; NULL for 1
"""
function elu(a::TensorLike; alpha=nothing, scale=nothing, input_scale=nothing)
    out = slot(Tensor)
    status = Raw.tp_elu(a, number(alpha), number(scale), number(input_scale), out)
    return adopt(Tensor, status, out)
end

"""
    elu!(out::TensorLike, a::TensorLike; alpha=nothing, scale=nothing, input_scale=nothing)

`elu` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `alpha`: a number; NULL for 1
- `scale`: a number; NULL for 1
- `input_scale`: a number; NULL for 1
"""
function elu!(out::TensorLike, a::TensorLike; alpha=nothing, scale=nothing, input_scale=nothing)
    done(Raw.tp_elu_out(a, number(alpha), number(scale), number(input_scale), out))
    return out
end

"""
    elu!(a::TensorLike; alpha=nothing, scale=nothing, input_scale=nothing)

`elu` into a.

- `a`: a tensor whose dtype the result casts to
- `alpha`: a number; NULL for 1
- `scale`: a number; NULL for 1
- `input_scale`: a number; NULL for 1
"""
function elu!(a::TensorLike; alpha=nothing, scale=nothing, input_scale=nothing)
    done(Raw.tp_elu_inplace(written(a), number(alpha), number(scale), number(input_scale)))
    return a
end

"""
    softplus(a::TensorLike; beta=nothing, threshold=nothing)

log(1 + e^(beta a)) / beta, or a where beta a is above threshold. For floating dtypes.

- `a`: a tensor
- `beta`: a number; NULL for 1
- `threshold`: a number; NULL for 20
"""
function softplus(a::TensorLike; beta=nothing, threshold=nothing)
    out = slot(Tensor)
    status = Raw.tp_softplus(a, number(beta), number(threshold), out)
    return adopt(Tensor, status, out)
end

"""
    softplus!(out::TensorLike, a::TensorLike; beta=nothing, threshold=nothing)

`softplus` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `beta`: a number; NULL for 1
- `threshold`: a number; NULL for 20
"""
function softplus!(out::TensorLike, a::TensorLike; beta=nothing, threshold=nothing)
    done(Raw.tp_softplus_out(a, number(beta), number(threshold), out))
    return out
end

"""
    softplus!(a::TensorLike; beta=nothing, threshold=nothing)

`softplus` into a.

- `a`: a tensor whose dtype the result casts to
- `beta`: a number; NULL for 1
- `threshold`: a number; NULL for 20
"""
function softplus!(a::TensorLike; beta=nothing, threshold=nothing)
    done(Raw.tp_softplus_inplace(written(a), number(beta), number(threshold)))
    return a
end

"""
    silu(a::TensorLike)

a / (1 + e^-a), also called swish. NaN for -infinity. For floating and complex dtypes.

- `a`: a tensor
"""
function silu(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_silu(a, out)
    return adopt(Tensor, status, out)
end

"""
    silu!(out::TensorLike, a::TensorLike)

`silu` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function silu!(out::TensorLike, a::TensorLike)
    done(Raw.tp_silu_out(a, out))
    return out
end

"""
    silu!(a::TensorLike)

`silu` into a.

- `a`: a tensor whose dtype the result casts to
"""
function silu!(a::TensorLike)
    done(Raw.tp_silu_inplace(written(a)))
    return a
end

"""
    gelu(a::TensorLike)

a times the chance that a normal number is below a: a (1 + erf(a / sqrt(2))) / 2, computed so that negative numbers lose no digits. NaN for -infinity. For floating dtypes. PyTorch's `approximate='tanh'` is `gelu_tanh`.

- `a`: a tensor
"""
function gelu(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_gelu(a, out)
    return adopt(Tensor, status, out)
end

"""
    gelu!(out::TensorLike, a::TensorLike)

`gelu` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function gelu!(out::TensorLike, a::TensorLike)
    done(Raw.tp_gelu_out(a, out))
    return out
end

"""
    gelu!(a::TensorLike)

`gelu` into a.

- `a`: a tensor whose dtype the result casts to
"""
function gelu!(a::TensorLike)
    done(Raw.tp_gelu_inplace(written(a)))
    return a
end

"""
    gelu_tanh(a::TensorLike)

The approximation a (1 + tanh(sqrt(2 / pi) (a + 0.044715 a^3))) / 2 of `gelu`, an operator of its own; computed so that negative numbers lose no digits. NaN for -infinity. For floating dtypes.

- `a`: a tensor
"""
function gelu_tanh(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_gelu_tanh(a, out)
    return adopt(Tensor, status, out)
end

"""
    gelu_tanh!(out::TensorLike, a::TensorLike)

`gelu_tanh` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function gelu_tanh!(out::TensorLike, a::TensorLike)
    done(Raw.tp_gelu_tanh_out(a, out))
    return out
end

"""
    gelu_tanh!(a::TensorLike)

`gelu_tanh` into a.

- `a`: a tensor whose dtype the result casts to
"""
function gelu_tanh!(a::TensorLike)
    done(Raw.tp_gelu_tanh_inplace(written(a)))
    return a
end

"""
    add(a::TensorLike, b::TensorLike)

a + b. Integers wrap. bool with bool gives i64. PyTorch's `alpha` is refused: `addcmul` with a tensor of rank 0 that holds 1 adds value b.

- `a`: a tensor
- `b`: a tensor
"""
function add(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_add(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    add!(out::TensorLike, a::TensorLike, b::TensorLike)

`add` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function add!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_add_out(a, b, out))
    return out
end

"""
    add!(a::TensorLike, b::TensorLike)

`add` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function add!(a::TensorLike, b::TensorLike)
    done(Raw.tp_add_inplace(written(a), b))
    return a
end

"""
    add(a::TensorLike, b::Number)

`add` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function add(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_add_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    add!(out::TensorLike, a::TensorLike, b::Number)

`add` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function add!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_add_scalar_out(a, number(b), out))
    return out
end

"""
    add!(a::TensorLike, b::Number)

`add` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function add!(a::TensorLike, b::Number)
    done(Raw.tp_add_scalar_inplace(written(a), number(b)))
    return a
end

"""
    sub(a::TensorLike, b::TensorLike)

a - b. Integers wrap. bool with bool gives i64. PyTorch's `alpha` is refused, see `add`.

- `a`: a tensor
- `b`: a tensor
"""
function sub(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_sub(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    sub!(out::TensorLike, a::TensorLike, b::TensorLike)

`sub` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function sub!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_sub_out(a, b, out))
    return out
end

"""
    sub!(a::TensorLike, b::TensorLike)

`sub` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function sub!(a::TensorLike, b::TensorLike)
    done(Raw.tp_sub_inplace(written(a), b))
    return a
end

"""
    sub(a::TensorLike, b::Number)

`sub` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function sub(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_sub_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    sub!(out::TensorLike, a::TensorLike, b::Number)

`sub` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function sub!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_sub_scalar_out(a, number(b), out))
    return out
end

"""
    sub!(a::TensorLike, b::Number)

`sub` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function sub!(a::TensorLike, b::Number)
    done(Raw.tp_sub_scalar_inplace(written(a), number(b)))
    return a
end

"""
    mul(a::TensorLike, b::TensorLike)

a * b. Integers wrap. bool with bool gives i64.

- `a`: a tensor
- `b`: a tensor
"""
function mul(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_mul(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    mul!(out::TensorLike, a::TensorLike, b::TensorLike)

`mul` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function mul!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_mul_out(a, b, out))
    return out
end

"""
    mul!(a::TensorLike, b::TensorLike)

`mul` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function mul!(a::TensorLike, b::TensorLike)
    done(Raw.tp_mul_inplace(written(a), b))
    return a
end

"""
    mul(a::TensorLike, b::Number)

`mul` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function mul(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_mul_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    mul!(out::TensorLike, a::TensorLike, b::Number)

`mul` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function mul!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_mul_scalar_out(a, number(b), out))
    return out
end

"""
    mul!(a::TensorLike, b::Number)

`mul` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function mul!(a::TensorLike, b::Number)
    done(Raw.tp_mul_scalar_inplace(written(a), number(b)))
    return a
end

"""
    div(a::TensorLike, b::TensorLike)

a / b, true division: integers and bool give f32. PyTorch's `rounding_mode` is an operator of its own: `floor_divide` or `trunc_divide`.

- `a`: a tensor
- `b`: a tensor
"""
function div(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_div(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    div!(out::TensorLike, a::TensorLike, b::TensorLike)

`div` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function div!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_div_out(a, b, out))
    return out
end

"""
    div!(a::TensorLike, b::TensorLike)

`div` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function div!(a::TensorLike, b::TensorLike)
    done(Raw.tp_div_inplace(written(a), b))
    return a
end

"""
    div(a::TensorLike, b::Number)

`div` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function div(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_div_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    div!(out::TensorLike, a::TensorLike, b::Number)

`div` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function div!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_div_scalar_out(a, number(b), out))
    return out
end

"""
    div!(a::TensorLike, b::Number)

`div` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function div!(a::TensorLike, b::Number)
    done(Raw.tp_div_scalar_inplace(written(a), number(b)))
    return a
end

"""
    maximum(a::TensorLike, b::TensorLike)

The larger of a and b, element by element; NaN if either is. Of two zeros, b. Refused for complex.

- `a`: a tensor
- `b`: a tensor
"""
function maximum(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_maximum(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    maximum!(out::TensorLike, a::TensorLike, b::TensorLike)

`maximum` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function maximum!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_maximum_out(a, b, out))
    return out
end

"""
    maximum!(a::TensorLike, b::TensorLike)

`maximum` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function maximum!(a::TensorLike, b::TensorLike)
    done(Raw.tp_maximum_inplace(written(a), b))
    return a
end

"""
    maximum(a::TensorLike, b::Number)

`maximum` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function maximum(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_maximum_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    maximum!(out::TensorLike, a::TensorLike, b::Number)

`maximum` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function maximum!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_maximum_scalar_out(a, number(b), out))
    return out
end

"""
    maximum!(a::TensorLike, b::Number)

`maximum` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function maximum!(a::TensorLike, b::Number)
    done(Raw.tp_maximum_scalar_inplace(written(a), number(b)))
    return a
end

"""
    minimum(a::TensorLike, b::TensorLike)

The smaller of a and b, element by element; NaN if either is. Of two zeros, b. Refused for complex.

- `a`: a tensor
- `b`: a tensor
"""
function minimum(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_minimum(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    minimum!(out::TensorLike, a::TensorLike, b::TensorLike)

`minimum` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function minimum!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_minimum_out(a, b, out))
    return out
end

"""
    minimum!(a::TensorLike, b::TensorLike)

`minimum` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function minimum!(a::TensorLike, b::TensorLike)
    done(Raw.tp_minimum_inplace(written(a), b))
    return a
end

"""
    minimum(a::TensorLike, b::Number)

`minimum` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function minimum(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_minimum_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    minimum!(out::TensorLike, a::TensorLike, b::Number)

`minimum` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function minimum!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_minimum_scalar_out(a, number(b), out))
    return out
end

"""
    minimum!(a::TensorLike, b::Number)

`minimum` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function minimum!(a::TensorLike, b::Number)
    done(Raw.tp_minimum_scalar_inplace(written(a), number(b)))
    return a
end

"""
    isnan(a::TensorLike)

Whether a is NaN, as bool; of a complex number, whether either part is.

- `a`: a tensor
"""
function isnan(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_isnan(a, out)
    return adopt(Tensor, status, out)
end

"""
    isnan!(out::TensorLike, a::TensorLike)

`isnan` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function isnan!(out::TensorLike, a::TensorLike)
    done(Raw.tp_isnan_out(a, out))
    return out
end

"""
    isnan!(a::TensorLike)

`isnan` into a.

- `a`: a tensor whose dtype the result casts to
"""
function isnan!(a::TensorLike)
    done(Raw.tp_isnan_inplace(written(a)))
    return a
end

"""
    isinf(a::TensorLike)

Whether a is an infinity, as bool; of a complex number, whether either part is.

- `a`: a tensor
"""
function isinf(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_isinf(a, out)
    return adopt(Tensor, status, out)
end

"""
    isinf!(out::TensorLike, a::TensorLike)

`isinf` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function isinf!(out::TensorLike, a::TensorLike)
    done(Raw.tp_isinf_out(a, out))
    return out
end

"""
    isinf!(a::TensorLike)

`isinf` into a.

- `a`: a tensor whose dtype the result casts to
"""
function isinf!(a::TensorLike)
    done(Raw.tp_isinf_inplace(written(a)))
    return a
end

"""
    isfinite(a::TensorLike)

Whether a is neither an infinity nor NaN, as bool; of a complex number, whether both parts are.

- `a`: a tensor
"""
function isfinite(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_isfinite(a, out)
    return adopt(Tensor, status, out)
end

"""
    isfinite!(out::TensorLike, a::TensorLike)

`isfinite` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function isfinite!(out::TensorLike, a::TensorLike)
    done(Raw.tp_isfinite_out(a, out))
    return out
end

"""
    isfinite!(a::TensorLike)

`isfinite` into a.

- `a`: a tensor whose dtype the result casts to
"""
function isfinite!(a::TensorLike)
    done(Raw.tp_isfinite_inplace(written(a)))
    return a
end

"""
    nan_to_num(a::TensorLike; nan=nothing, posinf=nothing, neginf=nothing)

a with numbers in place of NaN and of the infinities. Integers stay as they are. Refused for complex.

- `a`: a tensor
- `nan`: a number in place of NaN; NULL for 0
- `posinf`: a number in place of infinity; NULL for the largest finite one of the dtype
- `neginf`: a number in place of -infinity; NULL for the lowest finite one
"""
function nan_to_num(a::TensorLike; nan=nothing, posinf=nothing, neginf=nothing)
    out = slot(Tensor)
    status = Raw.tp_nan_to_num(a, number(nan), number(posinf), number(neginf), out)
    return adopt(Tensor, status, out)
end

"""
    nan_to_num!(out::TensorLike, a::TensorLike; nan=nothing, posinf=nothing, neginf=nothing)

`nan_to_num` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `nan`: a number in place of NaN; NULL for 0
- `posinf`: a number in place of infinity; NULL for the largest finite one of the dtype
- `neginf`: a number in place of -infinity; NULL for the lowest finite one
"""
function nan_to_num!(out::TensorLike, a::TensorLike; nan=nothing, posinf=nothing, neginf=nothing)
    done(Raw.tp_nan_to_num_out(a, number(nan), number(posinf), number(neginf), out))
    return out
end

"""
    nan_to_num!(a::TensorLike; nan=nothing, posinf=nothing, neginf=nothing)

`nan_to_num` into a.

- `a`: a tensor whose dtype the result casts to
- `nan`: a number in place of NaN; NULL for 0
- `posinf`: a number in place of infinity; NULL for the largest finite one of the dtype
- `neginf`: a number in place of -infinity; NULL for the lowest finite one
"""
function nan_to_num!(a::TensorLike; nan=nothing, posinf=nothing, neginf=nothing)
    done(Raw.tp_nan_to_num_inplace(written(a), number(nan), number(posinf), number(neginf)))
    return a
end

"""
    eq(a::TensorLike, b::TensorLike)

Whether a equals b. Exact among integers of any dtypes; false where an operand is NaN. The result is bool.

- `a`: a tensor
- `b`: a tensor
"""
function eq(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_eq(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    eq!(out::TensorLike, a::TensorLike, b::TensorLike)

`eq` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function eq!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_eq_out(a, b, out))
    return out
end

"""
    eq!(a::TensorLike, b::TensorLike)

`eq` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function eq!(a::TensorLike, b::TensorLike)
    done(Raw.tp_eq_inplace(written(a), b))
    return a
end

"""
    eq(a::TensorLike, b::Number)

`eq` with a number, exactly: an integer that a's dtype does not hold compares as what it is.

- `a`: a tensor
- `b`: a number
"""
function eq(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_eq_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    eq!(out::TensorLike, a::TensorLike, b::Number)

`eq` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function eq!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_eq_scalar_out(a, number(b), out))
    return out
end

"""
    eq!(a::TensorLike, b::Number)

`eq` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function eq!(a::TensorLike, b::Number)
    done(Raw.tp_eq_scalar_inplace(written(a), number(b)))
    return a
end

"""
    ne(a::TensorLike, b::TensorLike)

Whether a differs from b. Exact among integers of any dtypes; true where an operand is NaN. The result is bool.

- `a`: a tensor
- `b`: a tensor
"""
function ne(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_ne(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    ne!(out::TensorLike, a::TensorLike, b::TensorLike)

`ne` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function ne!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_ne_out(a, b, out))
    return out
end

"""
    ne!(a::TensorLike, b::TensorLike)

`ne` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function ne!(a::TensorLike, b::TensorLike)
    done(Raw.tp_ne_inplace(written(a), b))
    return a
end

"""
    ne(a::TensorLike, b::Number)

`ne` with a number, exactly: an integer that a's dtype does not hold compares as what it is.

- `a`: a tensor
- `b`: a number
"""
function ne(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_ne_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    ne!(out::TensorLike, a::TensorLike, b::Number)

`ne` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function ne!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_ne_scalar_out(a, number(b), out))
    return out
end

"""
    ne!(a::TensorLike, b::Number)

`ne` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function ne!(a::TensorLike, b::Number)
    done(Raw.tp_ne_scalar_inplace(written(a), number(b)))
    return a
end

"""
    lt(a::TensorLike, b::TensorLike)

Whether a is below b. Exact among integers of any dtypes; false where an operand is NaN. The result is bool. Refused for complex.

- `a`: a tensor
- `b`: a tensor
"""
function lt(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_lt(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    lt!(out::TensorLike, a::TensorLike, b::TensorLike)

`lt` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function lt!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_lt_out(a, b, out))
    return out
end

"""
    lt!(a::TensorLike, b::TensorLike)

`lt` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function lt!(a::TensorLike, b::TensorLike)
    done(Raw.tp_lt_inplace(written(a), b))
    return a
end

"""
    lt(a::TensorLike, b::Number)

`lt` with a number, exactly: an integer that a's dtype does not hold compares as what it is.

- `a`: a tensor
- `b`: a number
"""
function lt(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_lt_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    lt!(out::TensorLike, a::TensorLike, b::Number)

`lt` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function lt!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_lt_scalar_out(a, number(b), out))
    return out
end

"""
    lt!(a::TensorLike, b::Number)

`lt` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function lt!(a::TensorLike, b::Number)
    done(Raw.tp_lt_scalar_inplace(written(a), number(b)))
    return a
end

"""
    le(a::TensorLike, b::TensorLike)

Whether a is below b or equals it. Exact among integers of any dtypes; false where an operand is NaN. The result is bool. Refused for complex.

- `a`: a tensor
- `b`: a tensor
"""
function le(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_le(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    le!(out::TensorLike, a::TensorLike, b::TensorLike)

`le` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function le!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_le_out(a, b, out))
    return out
end

"""
    le!(a::TensorLike, b::TensorLike)

`le` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function le!(a::TensorLike, b::TensorLike)
    done(Raw.tp_le_inplace(written(a), b))
    return a
end

"""
    le(a::TensorLike, b::Number)

`le` with a number, exactly: an integer that a's dtype does not hold compares as what it is.

- `a`: a tensor
- `b`: a number
"""
function le(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_le_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    le!(out::TensorLike, a::TensorLike, b::Number)

`le` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function le!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_le_scalar_out(a, number(b), out))
    return out
end

"""
    le!(a::TensorLike, b::Number)

`le` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function le!(a::TensorLike, b::Number)
    done(Raw.tp_le_scalar_inplace(written(a), number(b)))
    return a
end

"""
    gt(a::TensorLike, b::TensorLike)

Whether a is above b. Exact among integers of any dtypes; false where an operand is NaN. The result is bool. Refused for complex.

- `a`: a tensor
- `b`: a tensor
"""
function gt(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_gt(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    gt!(out::TensorLike, a::TensorLike, b::TensorLike)

`gt` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function gt!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_gt_out(a, b, out))
    return out
end

"""
    gt!(a::TensorLike, b::TensorLike)

`gt` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function gt!(a::TensorLike, b::TensorLike)
    done(Raw.tp_gt_inplace(written(a), b))
    return a
end

"""
    gt(a::TensorLike, b::Number)

`gt` with a number, exactly: an integer that a's dtype does not hold compares as what it is.

- `a`: a tensor
- `b`: a number
"""
function gt(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_gt_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    gt!(out::TensorLike, a::TensorLike, b::Number)

`gt` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function gt!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_gt_scalar_out(a, number(b), out))
    return out
end

"""
    gt!(a::TensorLike, b::Number)

`gt` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function gt!(a::TensorLike, b::Number)
    done(Raw.tp_gt_scalar_inplace(written(a), number(b)))
    return a
end

"""
    ge(a::TensorLike, b::TensorLike)

Whether a is above b or equals it. Exact among integers of any dtypes; false where an operand is NaN. The result is bool. Refused for complex.

- `a`: a tensor
- `b`: a tensor
"""
function ge(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_ge(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    ge!(out::TensorLike, a::TensorLike, b::TensorLike)

`ge` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function ge!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_ge_out(a, b, out))
    return out
end

"""
    ge!(a::TensorLike, b::TensorLike)

`ge` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function ge!(a::TensorLike, b::TensorLike)
    done(Raw.tp_ge_inplace(written(a), b))
    return a
end

"""
    ge(a::TensorLike, b::Number)

`ge` with a number, exactly: an integer that a's dtype does not hold compares as what it is.

- `a`: a tensor
- `b`: a number
"""
function ge(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_ge_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    ge!(out::TensorLike, a::TensorLike, b::Number)

`ge` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function ge!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_ge_scalar_out(a, number(b), out))
    return out
end

"""
    ge!(a::TensorLike, b::Number)

`ge` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function ge!(a::TensorLike, b::Number)
    done(Raw.tp_ge_scalar_inplace(written(a), number(b)))
    return a
end

"""
    where(condition::TensorLike, a::TensorLike, b::TensorLike)

Elements of a where the condition is true, of b elsewhere. All three broadcast; a and b meet in their promoted type. A number goes in as a tensor of rank 0 (`scalar_tensor`). PyTorch's form of the condition alone, the places of what is true, is refused.

- `condition`: a bool tensor
- `a`: a tensor
- `b`: a tensor
"""
function where(condition::TensorLike, a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_where(condition, a, b, out)
    return adopt(Tensor, status, out)
end

"""
    where!(out::TensorLike, condition::TensorLike, a::TensorLike, b::TensorLike)

`where` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be one of the others itself
- `condition`: a bool tensor
- `a`: a tensor
- `b`: a tensor
"""
function where!(out::TensorLike, condition::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_where_out(condition, a, b, out))
    return out
end

"""
    conj(a::TensorLike)

The complex conjugate of a; a real tensor gives a copy.

- `a`: a tensor
"""
function conj(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_conj(a, out)
    return adopt(Tensor, status, out)
end

"""
    conj!(out::TensorLike, a::TensorLike)

`conj` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function conj!(out::TensorLike, a::TensorLike)
    done(Raw.tp_conj_out(a, out))
    return out
end

"""
    conj!(a::TensorLike)

`conj` into a.

- `a`: a tensor whose dtype the result casts to
"""
function conj!(a::TensorLike)
    done(Raw.tp_conj_inplace(written(a)))
    return a
end

"""
    angle(a::TensorLike)

The angle of a in the complex plane, from -pi to pi: of a real number 0, or pi if it is negative, and NaN for NaN. A complex tensor gives one of the type of its parts, integers and bool give f32.

- `a`: a tensor
"""
function angle(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_angle(a, out)
    return adopt(Tensor, status, out)
end

"""
    angle!(out::TensorLike, a::TensorLike)

`angle` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function angle!(out::TensorLike, a::TensorLike)
    done(Raw.tp_angle_out(a, out))
    return out
end

"""
    angle!(a::TensorLike)

`angle` into a.

- `a`: a tensor whose dtype the result casts to
"""
function angle!(a::TensorLike)
    done(Raw.tp_angle_inplace(written(a)))
    return a
end

"""
    floor_divide(a::TensorLike, b::TensorLike)

a / b, rounded down to a whole number. For integers and floating dtypes; a quotient that overflows wraps.

- `a`: a tensor
- `b`: a tensor
"""
function floor_divide(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_floor_divide(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    floor_divide!(out::TensorLike, a::TensorLike, b::TensorLike)

`floor_divide` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function floor_divide!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_floor_divide_out(a, b, out))
    return out
end

"""
    floor_divide!(a::TensorLike, b::TensorLike)

`floor_divide` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function floor_divide!(a::TensorLike, b::TensorLike)
    done(Raw.tp_floor_divide_inplace(written(a), b))
    return a
end

"""
    floor_divide(a::TensorLike, b::Number)

`floor_divide` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function floor_divide(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_floor_divide_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    floor_divide!(out::TensorLike, a::TensorLike, b::Number)

`floor_divide` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function floor_divide!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_floor_divide_scalar_out(a, number(b), out))
    return out
end

"""
    floor_divide!(a::TensorLike, b::Number)

`floor_divide` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function floor_divide!(a::TensorLike, b::Number)
    done(Raw.tp_floor_divide_scalar_inplace(written(a), number(b)))
    return a
end

"""
    trunc_divide(a::TensorLike, b::TensorLike)

a / b, rounded to its dtype as `div` rounds, and then towards 0 to a whole number. For integers and floating dtypes; a quotient that overflows wraps.

- `a`: a tensor
- `b`: a tensor
"""
function trunc_divide(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_trunc_divide(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    trunc_divide!(out::TensorLike, a::TensorLike, b::TensorLike)

`trunc_divide` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function trunc_divide!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_trunc_divide_out(a, b, out))
    return out
end

"""
    trunc_divide!(a::TensorLike, b::TensorLike)

`trunc_divide` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function trunc_divide!(a::TensorLike, b::TensorLike)
    done(Raw.tp_trunc_divide_inplace(written(a), b))
    return a
end

"""
    trunc_divide(a::TensorLike, b::Number)

`trunc_divide` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function trunc_divide(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_trunc_divide_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    trunc_divide!(out::TensorLike, a::TensorLike, b::Number)

`trunc_divide` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function trunc_divide!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_trunc_divide_scalar_out(a, number(b), out))
    return out
end

"""
    trunc_divide!(a::TensorLike, b::Number)

`trunc_divide` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function trunc_divide!(a::TensorLike, b::Number)
    done(Raw.tp_trunc_divide_scalar_inplace(written(a), number(b)))
    return a
end

"""
    remainder(a::TensorLike, b::TensorLike)

a - b * floor(a / b), exactly: the remainder that has b's sign. For integers and floating dtypes.

- `a`: a tensor
- `b`: a tensor
"""
function remainder(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_remainder(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    remainder!(out::TensorLike, a::TensorLike, b::TensorLike)

`remainder` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function remainder!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_remainder_out(a, b, out))
    return out
end

"""
    remainder!(a::TensorLike, b::TensorLike)

`remainder` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function remainder!(a::TensorLike, b::TensorLike)
    done(Raw.tp_remainder_inplace(written(a), b))
    return a
end

"""
    remainder(a::TensorLike, b::Number)

`remainder` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function remainder(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_remainder_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    remainder!(out::TensorLike, a::TensorLike, b::Number)

`remainder` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function remainder!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_remainder_scalar_out(a, number(b), out))
    return out
end

"""
    remainder!(a::TensorLike, b::Number)

`remainder` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function remainder!(a::TensorLike, b::Number)
    done(Raw.tp_remainder_scalar_inplace(written(a), number(b)))
    return a
end

"""
    fmod(a::TensorLike, b::TensorLike)

a - b * trunc(a / b), exactly: the remainder that has a's sign. For integers and floating dtypes.

- `a`: a tensor
- `b`: a tensor
"""
function fmod(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_fmod(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    fmod!(out::TensorLike, a::TensorLike, b::TensorLike)

`fmod` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function fmod!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_fmod_out(a, b, out))
    return out
end

"""
    fmod!(a::TensorLike, b::TensorLike)

`fmod` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function fmod!(a::TensorLike, b::TensorLike)
    done(Raw.tp_fmod_inplace(written(a), b))
    return a
end

"""
    fmod(a::TensorLike, b::Number)

`fmod` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function fmod(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_fmod_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    fmod!(out::TensorLike, a::TensorLike, b::Number)

`fmod` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function fmod!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_fmod_scalar_out(a, number(b), out))
    return out
end

"""
    fmod!(a::TensorLike, b::Number)

`fmod` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function fmod!(a::TensorLike, b::Number)
    done(Raw.tp_fmod_scalar_inplace(written(a), number(b)))
    return a
end

"""
    exp(a::TensorLike)

e to the a. Integers and bool give f32. Within 1 unit in the last place, also where the result is subnormal. 0 of -infinity.

- `a`: a tensor
"""
function exp(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_exp(a, out)
    return adopt(Tensor, status, out)
end

"""
    exp!(out::TensorLike, a::TensorLike)

`exp` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function exp!(out::TensorLike, a::TensorLike)
    done(Raw.tp_exp_out(a, out))
    return out
end

"""
    exp!(a::TensorLike)

`exp` into a.

- `a`: a tensor whose dtype the result casts to
"""
function exp!(a::TensorLike)
    done(Raw.tp_exp_inplace(written(a)))
    return a
end

"""
    exp2(a::TensorLike)

2 to the a. Integers and bool give f32. Within 1 unit in the last place, also where the result is subnormal; exact for whole numbers. Refused for complex.

- `a`: a tensor
"""
function exp2(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_exp2(a, out)
    return adopt(Tensor, status, out)
end

"""
    exp2!(out::TensorLike, a::TensorLike)

`exp2` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function exp2!(out::TensorLike, a::TensorLike)
    done(Raw.tp_exp2_out(a, out))
    return out
end

"""
    exp2!(a::TensorLike)

`exp2` into a.

- `a`: a tensor whose dtype the result casts to
"""
function exp2!(a::TensorLike)
    done(Raw.tp_exp2_inplace(written(a)))
    return a
end

"""
    expm1(a::TensorLike)

e to the a, less 1, without the loss of places near 0. Integers and bool give f32. Within 1 unit in the last place of f32, 2 of f64. -1 of -infinity; a zero keeps its sign.

- `a`: a tensor
"""
function expm1(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_expm1(a, out)
    return adopt(Tensor, status, out)
end

"""
    expm1!(out::TensorLike, a::TensorLike)

`expm1` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function expm1!(out::TensorLike, a::TensorLike)
    done(Raw.tp_expm1_out(a, out))
    return out
end

"""
    expm1!(a::TensorLike)

`expm1` into a.

- `a`: a tensor whose dtype the result casts to
"""
function expm1!(a::TensorLike)
    done(Raw.tp_expm1_inplace(written(a)))
    return a
end

"""
    log(a::TensorLike)

Natural logarithm of a. Integers and bool give f32. Within 1 unit in the last place. -infinity of either zero, NaN of negative numbers. A complex tensor gives the value with an imaginary part from -pi to pi; the cut lies along the negative real axis, and the sign of a zero tells its sides apart.

- `a`: a tensor
"""
function log(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_log(a, out)
    return adopt(Tensor, status, out)
end

"""
    log!(out::TensorLike, a::TensorLike)

`log` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function log!(out::TensorLike, a::TensorLike)
    done(Raw.tp_log_out(a, out))
    return out
end

"""
    log!(a::TensorLike)

`log` into a.

- `a`: a tensor whose dtype the result casts to
"""
function log!(a::TensorLike)
    done(Raw.tp_log_inplace(written(a)))
    return a
end

"""
    log2(a::TensorLike)

Logarithm of a to base 2. Integers and bool give f32. Within 1 unit in the last place; exact for powers of 2. Zeros, negative numbers and complex ones as `log`.

- `a`: a tensor
"""
function log2(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_log2(a, out)
    return adopt(Tensor, status, out)
end

"""
    log2!(out::TensorLike, a::TensorLike)

`log2` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function log2!(out::TensorLike, a::TensorLike)
    done(Raw.tp_log2_out(a, out))
    return out
end

"""
    log2!(a::TensorLike)

`log2` into a.

- `a`: a tensor whose dtype the result casts to
"""
function log2!(a::TensorLike)
    done(Raw.tp_log2_inplace(written(a)))
    return a
end

"""
    log10(a::TensorLike)

Logarithm of a to base 10. Integers and bool give f32. Within 1 unit in the last place. Zeros, negative numbers and complex ones as `log`.

- `a`: a tensor
"""
function log10(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_log10(a, out)
    return adopt(Tensor, status, out)
end

"""
    log10!(out::TensorLike, a::TensorLike)

`log10` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function log10!(out::TensorLike, a::TensorLike)
    done(Raw.tp_log10_out(a, out))
    return out
end

"""
    log10!(a::TensorLike)

`log10` into a.

- `a`: a tensor whose dtype the result casts to
"""
function log10!(a::TensorLike)
    done(Raw.tp_log10_inplace(written(a)))
    return a
end

"""
    log1p(a::TensorLike)

Natural logarithm of 1 + a, without the loss of places near 0. Integers and bool give f32. Within 1 unit in the last place. -infinity of -1, NaN below; a zero keeps its sign.

- `a`: a tensor
"""
function log1p(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_log1p(a, out)
    return adopt(Tensor, status, out)
end

"""
    log1p!(out::TensorLike, a::TensorLike)

`log1p` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function log1p!(out::TensorLike, a::TensorLike)
    done(Raw.tp_log1p_out(a, out))
    return out
end

"""
    log1p!(a::TensorLike)

`log1p` into a.

- `a`: a tensor whose dtype the result casts to
"""
function log1p!(a::TensorLike)
    done(Raw.tp_log1p_inplace(written(a)))
    return a
end

"""
    sigmoid(a::TensorLike)

1 / (1 + e^-a). Integers and bool give f32. Within 1 unit in the last place, also where the result is subnormal.

- `a`: a tensor
"""
function sigmoid(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_sigmoid(a, out)
    return adopt(Tensor, status, out)
end

"""
    sigmoid!(out::TensorLike, a::TensorLike)

`sigmoid` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function sigmoid!(out::TensorLike, a::TensorLike)
    done(Raw.tp_sigmoid_out(a, out))
    return out
end

"""
    sigmoid!(a::TensorLike)

`sigmoid` into a.

- `a`: a tensor whose dtype the result casts to
"""
function sigmoid!(a::TensorLike)
    done(Raw.tp_sigmoid_inplace(written(a)))
    return a
end

"""
    sigmoid_backward(a::TensorLike, b::TensorLike)

a b (1 - b): where b is the result of `sigmoid`, a gradient by that result as one by the argument. Integers and bool give f32; refused for complex. 1 - b, that times b and the product with a are each rounded.

- `a`: a tensor
- `b`: a tensor
"""
function sigmoid_backward(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_sigmoid_backward(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    sigmoid_backward!(out::TensorLike, a::TensorLike, b::TensorLike)

`sigmoid_backward` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function sigmoid_backward!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_sigmoid_backward_out(a, b, out))
    return out
end

"""
    sigmoid_backward!(a::TensorLike, b::TensorLike)

`sigmoid_backward` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function sigmoid_backward!(a::TensorLike, b::TensorLike)
    done(Raw.tp_sigmoid_backward_inplace(written(a), b))
    return a
end

"""
    sigmoid_backward(a::TensorLike, b::Number)

`sigmoid_backward` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function sigmoid_backward(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_sigmoid_backward_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    sigmoid_backward!(out::TensorLike, a::TensorLike, b::Number)

`sigmoid_backward` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function sigmoid_backward!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_sigmoid_backward_scalar_out(a, number(b), out))
    return out
end

"""
    sigmoid_backward!(a::TensorLike, b::Number)

`sigmoid_backward` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function sigmoid_backward!(a::TensorLike, b::Number)
    done(Raw.tp_sigmoid_backward_scalar_inplace(written(a), number(b)))
    return a
end

"""
    sinh(a::TensorLike)

Hyperbolic sine of a. Integers and bool give f32. Within 1 unit in the last place of f32, 2 of f64; a zero keeps its sign.

- `a`: a tensor
"""
function sinh(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_sinh(a, out)
    return adopt(Tensor, status, out)
end

"""
    sinh!(out::TensorLike, a::TensorLike)

`sinh` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function sinh!(out::TensorLike, a::TensorLike)
    done(Raw.tp_sinh_out(a, out))
    return out
end

"""
    sinh!(a::TensorLike)

`sinh` into a.

- `a`: a tensor whose dtype the result casts to
"""
function sinh!(a::TensorLike)
    done(Raw.tp_sinh_inplace(written(a)))
    return a
end

"""
    cosh(a::TensorLike)

Hyperbolic cosine of a. Integers and bool give f32. Within 1 unit in the last place of f32, 2 of f64.

- `a`: a tensor
"""
function cosh(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_cosh(a, out)
    return adopt(Tensor, status, out)
end

"""
    cosh!(out::TensorLike, a::TensorLike)

`cosh` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function cosh!(out::TensorLike, a::TensorLike)
    done(Raw.tp_cosh_out(a, out))
    return out
end

"""
    cosh!(a::TensorLike)

`cosh` into a.

- `a`: a tensor whose dtype the result casts to
"""
function cosh!(a::TensorLike)
    done(Raw.tp_cosh_inplace(written(a)))
    return a
end

"""
    tanh(a::TensorLike)

Hyperbolic tangent of a. Integers and bool give f32. Within 1 unit in the last place of f32, 2 of f64; a zero keeps its sign.

- `a`: a tensor
"""
function tanh(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_tanh(a, out)
    return adopt(Tensor, status, out)
end

"""
    tanh!(out::TensorLike, a::TensorLike)

`tanh` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function tanh!(out::TensorLike, a::TensorLike)
    done(Raw.tp_tanh_out(a, out))
    return out
end

"""
    tanh!(a::TensorLike)

`tanh` into a.

- `a`: a tensor whose dtype the result casts to
"""
function tanh!(a::TensorLike)
    done(Raw.tp_tanh_inplace(written(a)))
    return a
end

"""
    tanh_backward(a::TensorLike, b::TensorLike)

a (1 - b^2): where b is the result of `tanh`, a gradient by that result as one by the argument. Integers and bool give f32; refused for complex. The square, the difference and the product are each rounded.

- `a`: a tensor
- `b`: a tensor
"""
function tanh_backward(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_tanh_backward(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    tanh_backward!(out::TensorLike, a::TensorLike, b::TensorLike)

`tanh_backward` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function tanh_backward!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_tanh_backward_out(a, b, out))
    return out
end

"""
    tanh_backward!(a::TensorLike, b::TensorLike)

`tanh_backward` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function tanh_backward!(a::TensorLike, b::TensorLike)
    done(Raw.tp_tanh_backward_inplace(written(a), b))
    return a
end

"""
    tanh_backward(a::TensorLike, b::Number)

`tanh_backward` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function tanh_backward(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_tanh_backward_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    tanh_backward!(out::TensorLike, a::TensorLike, b::Number)

`tanh_backward` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function tanh_backward!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_tanh_backward_scalar_out(a, number(b), out))
    return out
end

"""
    tanh_backward!(a::TensorLike, b::Number)

`tanh_backward` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function tanh_backward!(a::TensorLike, b::Number)
    done(Raw.tp_tanh_backward_scalar_inplace(written(a), number(b)))
    return a
end

"""
    asinh(a::TensorLike)

Inverse hyperbolic sine of a. Integers and bool give f32. Within 1 unit in the last place of f32, 2 of f64; a zero keeps its sign. The cuts of a complex tensor lie on the imaginary axis, beyond i and -i.

- `a`: a tensor
"""
function asinh(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_asinh(a, out)
    return adopt(Tensor, status, out)
end

"""
    asinh!(out::TensorLike, a::TensorLike)

`asinh` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function asinh!(out::TensorLike, a::TensorLike)
    done(Raw.tp_asinh_out(a, out))
    return out
end

"""
    asinh!(a::TensorLike)

`asinh` into a.

- `a`: a tensor whose dtype the result casts to
"""
function asinh!(a::TensorLike)
    done(Raw.tp_asinh_inplace(written(a)))
    return a
end

"""
    acosh(a::TensorLike)

Inverse hyperbolic cosine of a. Integers and bool give f32. Within 1 unit in the last place of f32, 2 of f64; NaN of numbers below 1. A complex tensor gives the value with a real part of 0 or more; the cut lies on the real axis, below 1.

- `a`: a tensor
"""
function acosh(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_acosh(a, out)
    return adopt(Tensor, status, out)
end

"""
    acosh!(out::TensorLike, a::TensorLike)

`acosh` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function acosh!(out::TensorLike, a::TensorLike)
    done(Raw.tp_acosh_out(a, out))
    return out
end

"""
    acosh!(a::TensorLike)

`acosh` into a.

- `a`: a tensor whose dtype the result casts to
"""
function acosh!(a::TensorLike)
    done(Raw.tp_acosh_inplace(written(a)))
    return a
end

"""
    atanh(a::TensorLike)

Inverse hyperbolic tangent of a. Integers and bool give f32. Within 1 unit in the last place of f32, 2 of f64; infinities of 1 and -1, NaN beyond; a zero keeps its sign. The cuts of a complex tensor lie on the real axis, beyond 1 and -1.

- `a`: a tensor
"""
function atanh(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_atanh(a, out)
    return adopt(Tensor, status, out)
end

"""
    atanh!(out::TensorLike, a::TensorLike)

`atanh` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function atanh!(out::TensorLike, a::TensorLike)
    done(Raw.tp_atanh_out(a, out))
    return out
end

"""
    atanh!(a::TensorLike)

`atanh` into a.

- `a`: a tensor whose dtype the result casts to
"""
function atanh!(a::TensorLike)
    done(Raw.tp_atanh_inplace(written(a)))
    return a
end

"""
    index_select(a::TensorLike, dim::Integer, index::TensorLike)

Takes indices of a dimension, as a copy.

- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: i32 or i64 tensor of rank 0 or 1
"""
function index_select(a::TensorLike, dim::Integer, index::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_index_select(a, dim, index, out)
    return adopt(Tensor, status, out)
end

"""
    index_select!(out::TensorLike, a::TensorLike, dim::Integer, index::TensorLike)

`index_select` into a given tensor.

- `out`: a tensor of the result's sizes and dtype that overlaps neither a nor index
- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: i32 or i64 tensor of rank 0 or 1
"""
function index_select!(out::TensorLike, a::TensorLike, dim::Integer, index::TensorLike)
    done(Raw.tp_index_select_out(a, dim, index, out))
    return out
end

"""
    gather(a::TensorLike, dim::Integer, index::TensorLike)

Takes an element of a dimension for each index. With the index's sizes, element (i, j, k) of the result is `a[index[i, j, k], j, k]` for dimension 0, and so on for the others. PyTorch's `sparse_grad` says what a gradient is and not what the result is: there is no such parameter.

- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: tensor of a's rank, not larger than a in the other dimensions; without elements, of any shape
"""
function gather(a::TensorLike, dim::Integer, index::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_gather(a, dim, index, out)
    return adopt(Tensor, status, out)
end

"""
    gather!(out::TensorLike, a::TensorLike, dim::Integer, index::TensorLike)

`gather` into a given tensor.

- `out`: a tensor of the result's sizes and dtype that overlaps neither a nor index
- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: as for `gather`
"""
function gather!(out::TensorLike, a::TensorLike, dim::Integer, index::TensorLike)
    done(Raw.tp_gather_out(a, dim, index, out))
    return out
end

"""
    take(a::TensorLike, index::TensorLike)

Takes elements by their places in row-major order; negative ones count from the end.

- `a`: a tensor
- `index`: tensor of any shape
"""
function take(a::TensorLike, index::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_take(a, index, out)
    return adopt(Tensor, status, out)
end

"""
    take!(out::TensorLike, a::TensorLike, index::TensorLike)

`take` into a given tensor.

- `out`: a tensor of the result's sizes and dtype that overlaps neither a nor index
- `a`: a tensor
- `index`: tensor of any shape
"""
function take!(out::TensorLike, a::TensorLike, index::TensorLike)
    done(Raw.tp_take_out(a, index, out))
    return out
end

"""
    masked_select(a::TensorLike, mask::TensorLike)

The elements where a mask is true, as a list in row-major order.

- `a`: a tensor
- `mask`: bool tensor; the two broadcast
"""
function masked_select(a::TensorLike, mask::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_masked_select(a, mask, out)
    return adopt(Tensor, status, out)
end

"""
    masked_select!(out::TensorLike, a::TensorLike, mask::TensorLike)

`masked_select` into a given tensor.

- `out`: a tensor of the result's size and dtype that overlaps neither a nor mask
- `a`: a tensor
- `mask`: bool tensor; the two broadcast
"""
function masked_select!(out::TensorLike, a::TensorLike, mask::TensorLike)
    done(Raw.tp_masked_select_out(a, mask, out))
    return out
end

"""
    tril(a::TensorLike; diagonal=0)

The elements on and below a diagonal, and 0 above it.

- `a`: a tensor of rank 2 or more
- `diagonal`: any number
"""
function tril(a::TensorLike; diagonal=0)
    out = slot(Tensor)
    status = Raw.tp_tril(a, diagonal, out)
    return adopt(Tensor, status, out)
end

"""
    tril!(out::TensorLike, a::TensorLike; diagonal=0)

`tril` into a given tensor.

- `out`: a tensor of a's sizes and dtype; it may be a
- `a`: a tensor of rank 2 or more
- `diagonal`: any number
"""
function tril!(out::TensorLike, a::TensorLike; diagonal=0)
    done(Raw.tp_tril_out(a, diagonal, out))
    return out
end

"""
    tril!(a::TensorLike; diagonal=0)

`tril` of the tensor itself: sets what is above to 0.

- `a`: a tensor of rank 2 or more
- `diagonal`: any number
"""
function tril!(a::TensorLike; diagonal=0)
    done(Raw.tp_tril_inplace(written(a), diagonal))
    return a
end

"""
    triu(a::TensorLike; diagonal=0)

The elements on and above a diagonal, and 0 below it.

- `a`: a tensor of rank 2 or more
- `diagonal`: any number
"""
function triu(a::TensorLike; diagonal=0)
    out = slot(Tensor)
    status = Raw.tp_triu(a, diagonal, out)
    return adopt(Tensor, status, out)
end

"""
    triu!(out::TensorLike, a::TensorLike; diagonal=0)

`triu` into a given tensor.

- `out`: a tensor of a's sizes and dtype; it may be a
- `a`: a tensor of rank 2 or more
- `diagonal`: any number
"""
function triu!(out::TensorLike, a::TensorLike; diagonal=0)
    done(Raw.tp_triu_out(a, diagonal, out))
    return out
end

"""
    triu!(a::TensorLike; diagonal=0)

`triu` of the tensor itself: sets what is below to 0.

- `a`: a tensor of rank 2 or more
- `diagonal`: any number
"""
function triu!(a::TensorLike; diagonal=0)
    done(Raw.tp_triu_inplace(written(a), diagonal))
    return a
end

"""
    roll(a::TensorLike, shifts; dims=())

Elements moved along dimensions; those that leave at the end come in at the start. A shift may be negative or beyond the size, a dimension may be named more than once.

- `a`: a tensor
- `shifts`: how far
- `dims`: dimensions; negative counts from the end
"""
function roll(a::TensorLike, shifts; dims=())
    shifts = list(shifts)
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_roll(a, shifts, length(shifts), dims, length(dims), out)
    return adopt(Tensor, status, out)
end

"""
    one_hot(a::TensorLike; classes=Raw.TP_CLASSES_FOUND)

Class numbers as rows of 0 with a 1 in that place.

- `a`: tensor of i32 or i64 of any shape
- `classes`: their number, at least 1; `TP_CLASSES_FOUND` reads all elements, of which there must be some
"""
function one_hot(a::TensorLike; classes=Raw.TP_CLASSES_FOUND)
    out = slot(Tensor)
    status = Raw.tp_one_hot(a, classes, out)
    return adopt(Tensor, status, out)
end

"""
    embedding(weight::TensorLike, index::TensorLike; padding_index=Raw.TP_INDEX_NONE)

Rows of a table. PyTorch's `max_norm`, which changes the table, is refused: there is no such parameter; `scale_grad_by_freq` and `sparse` say what a gradient is and not what the result is.

- `weight`: a tensor of rank 2
- `index`: tensor of any shape
- `padding_index`: a row that gets no gradient, negative counting from the end, or `TP_INDEX_NONE`; the result does not depend on it
"""
function embedding(weight::TensorLike, index::TensorLike; padding_index=Raw.TP_INDEX_NONE)
    out = slot(Tensor)
    status = Raw.tp_embedding(weight, index, padding_index, out)
    return adopt(Tensor, status, out)
end

"""
    cat(tensors, dim::Integer)

Tensors one behind the other along a dimension, as a copy. Their other sizes are equal; tensors of shape (0) fit everywhere and add nothing. Their dtypes meet as in `tp_result_dtype`. The result is contiguous, or channels-last if all tensors are.

- `tensors`: tensors of rank 1 or more
- `dim`: a dimension of theirs; negative counts from the end
"""
function cat(tensors, dim::Integer)
    tensors = tensor_list(tensors)
    out = slot(Tensor)
    status = Raw.tp_cat(tensors, length(tensors), dim, out)
    return adopt(Tensor, status, out)
end

"""
    cat!(out::TensorLike, tensors, dim::Integer)

`cat` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to, apart from all tensors
- `tensors`: tensors of rank 1 or more
- `dim`: a dimension of theirs; negative counts from the end
"""
function cat!(out::TensorLike, tensors, dim::Integer)
    tensors = tensor_list(tensors)
    done(Raw.tp_cat_out(tensors, length(tensors), dim, out))
    return out
end

"""
    stack(tensors, dim::Integer)

Tensors of equal sizes side by side along a new dimension, as a copy. Dtypes and layout are as in `cat`.

- `tensors`: tensors
- `dim`: the new dimension's place in the result, from -rank - 1 to rank
"""
function stack(tensors, dim::Integer)
    tensors = tensor_list(tensors)
    out = slot(Tensor)
    status = Raw.tp_stack(tensors, length(tensors), dim, out)
    return adopt(Tensor, status, out)
end

"""
    stack!(out::TensorLike, tensors, dim::Integer)

`stack` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to, apart from all tensors
- `tensors`: tensors
- `dim`: the new dimension's place in the result, from -rank - 1 to rank
"""
function stack!(out::TensorLike, tensors, dim::Integer)
    tensors = tensor_list(tensors)
    done(Raw.tp_stack_out(tensors, length(tensors), dim, out))
    return out
end

"""
    logical_and(a::TensorLike, b::TensorLike)

Whether a and b are both true, as bool. Any dtype: what is not 0 is true, NaN included.

- `a`: a tensor
- `b`: a tensor
"""
function logical_and(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_logical_and(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    logical_and!(out::TensorLike, a::TensorLike, b::TensorLike)

`logical_and` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function logical_and!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_logical_and_out(a, b, out))
    return out
end

"""
    logical_and!(a::TensorLike, b::TensorLike)

`logical_and` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function logical_and!(a::TensorLike, b::TensorLike)
    done(Raw.tp_logical_and_inplace(written(a), b))
    return a
end

"""
    logical_and(a::TensorLike, b::Number)

`logical_and` with a number.

- `a`: a tensor
- `b`: a number
"""
function logical_and(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_logical_and_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    logical_and!(out::TensorLike, a::TensorLike, b::Number)

`logical_and` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function logical_and!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_logical_and_scalar_out(a, number(b), out))
    return out
end

"""
    logical_and!(a::TensorLike, b::Number)

`logical_and` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function logical_and!(a::TensorLike, b::Number)
    done(Raw.tp_logical_and_scalar_inplace(written(a), number(b)))
    return a
end

"""
    logical_or(a::TensorLike, b::TensorLike)

Whether a or b is true, as bool. Any dtype: what is not 0 is true, NaN included.

- `a`: a tensor
- `b`: a tensor
"""
function logical_or(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_logical_or(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    logical_or!(out::TensorLike, a::TensorLike, b::TensorLike)

`logical_or` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function logical_or!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_logical_or_out(a, b, out))
    return out
end

"""
    logical_or!(a::TensorLike, b::TensorLike)

`logical_or` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function logical_or!(a::TensorLike, b::TensorLike)
    done(Raw.tp_logical_or_inplace(written(a), b))
    return a
end

"""
    logical_or(a::TensorLike, b::Number)

`logical_or` with a number.

- `a`: a tensor
- `b`: a number
"""
function logical_or(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_logical_or_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    logical_or!(out::TensorLike, a::TensorLike, b::Number)

`logical_or` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function logical_or!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_logical_or_scalar_out(a, number(b), out))
    return out
end

"""
    logical_or!(a::TensorLike, b::Number)

`logical_or` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function logical_or!(a::TensorLike, b::Number)
    done(Raw.tp_logical_or_scalar_inplace(written(a), number(b)))
    return a
end

"""
    logical_xor(a::TensorLike, b::TensorLike)

Whether just one of a and b is true, as bool. Any dtype: what is not 0 is true, NaN included.

- `a`: a tensor
- `b`: a tensor
"""
function logical_xor(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_logical_xor(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    logical_xor!(out::TensorLike, a::TensorLike, b::TensorLike)

`logical_xor` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function logical_xor!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_logical_xor_out(a, b, out))
    return out
end

"""
    logical_xor!(a::TensorLike, b::TensorLike)

`logical_xor` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function logical_xor!(a::TensorLike, b::TensorLike)
    done(Raw.tp_logical_xor_inplace(written(a), b))
    return a
end

"""
    logical_xor(a::TensorLike, b::Number)

`logical_xor` with a number.

- `a`: a tensor
- `b`: a number
"""
function logical_xor(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_logical_xor_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    logical_xor!(out::TensorLike, a::TensorLike, b::Number)

`logical_xor` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function logical_xor!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_logical_xor_scalar_out(a, number(b), out))
    return out
end

"""
    logical_xor!(a::TensorLike, b::Number)

`logical_xor` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function logical_xor!(a::TensorLike, b::Number)
    done(Raw.tp_logical_xor_scalar_inplace(written(a), number(b)))
    return a
end

"""
    logical_not(a::TensorLike)

Whether a is false, as bool. Any dtype: what is not 0 is true, NaN included.

- `a`: a tensor
"""
function logical_not(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_logical_not(a, out)
    return adopt(Tensor, status, out)
end

"""
    logical_not!(out::TensorLike, a::TensorLike)

`logical_not` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function logical_not!(out::TensorLike, a::TensorLike)
    done(Raw.tp_logical_not_out(a, out))
    return out
end

"""
    logical_not!(a::TensorLike)

`logical_not` into a.

- `a`: a tensor whose dtype the result casts to
"""
function logical_not!(a::TensorLike)
    done(Raw.tp_logical_not_inplace(written(a)))
    return a
end

"""
    bitwise_and(a::TensorLike, b::TensorLike)

Bits that a and b both have. For integers and bool.

- `a`: a tensor
- `b`: a tensor
"""
function bitwise_and(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_bitwise_and(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    bitwise_and!(out::TensorLike, a::TensorLike, b::TensorLike)

`bitwise_and` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function bitwise_and!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_bitwise_and_out(a, b, out))
    return out
end

"""
    bitwise_and!(a::TensorLike, b::TensorLike)

`bitwise_and` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function bitwise_and!(a::TensorLike, b::TensorLike)
    done(Raw.tp_bitwise_and_inplace(written(a), b))
    return a
end

"""
    bitwise_and(a::TensorLike, b::Number)

`bitwise_and` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function bitwise_and(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_bitwise_and_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    bitwise_and!(out::TensorLike, a::TensorLike, b::Number)

`bitwise_and` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function bitwise_and!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_bitwise_and_scalar_out(a, number(b), out))
    return out
end

"""
    bitwise_and!(a::TensorLike, b::Number)

`bitwise_and` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function bitwise_and!(a::TensorLike, b::Number)
    done(Raw.tp_bitwise_and_scalar_inplace(written(a), number(b)))
    return a
end

"""
    bitwise_or(a::TensorLike, b::TensorLike)

Bits that a or b has. For integers and bool.

- `a`: a tensor
- `b`: a tensor
"""
function bitwise_or(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_bitwise_or(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    bitwise_or!(out::TensorLike, a::TensorLike, b::TensorLike)

`bitwise_or` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function bitwise_or!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_bitwise_or_out(a, b, out))
    return out
end

"""
    bitwise_or!(a::TensorLike, b::TensorLike)

`bitwise_or` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function bitwise_or!(a::TensorLike, b::TensorLike)
    done(Raw.tp_bitwise_or_inplace(written(a), b))
    return a
end

"""
    bitwise_or(a::TensorLike, b::Number)

`bitwise_or` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function bitwise_or(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_bitwise_or_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    bitwise_or!(out::TensorLike, a::TensorLike, b::Number)

`bitwise_or` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function bitwise_or!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_bitwise_or_scalar_out(a, number(b), out))
    return out
end

"""
    bitwise_or!(a::TensorLike, b::Number)

`bitwise_or` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function bitwise_or!(a::TensorLike, b::Number)
    done(Raw.tp_bitwise_or_scalar_inplace(written(a), number(b)))
    return a
end

"""
    bitwise_xor(a::TensorLike, b::TensorLike)

Bits that just one of a and b has. For integers and bool.

- `a`: a tensor
- `b`: a tensor
"""
function bitwise_xor(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_bitwise_xor(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    bitwise_xor!(out::TensorLike, a::TensorLike, b::TensorLike)

`bitwise_xor` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function bitwise_xor!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_bitwise_xor_out(a, b, out))
    return out
end

"""
    bitwise_xor!(a::TensorLike, b::TensorLike)

`bitwise_xor` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function bitwise_xor!(a::TensorLike, b::TensorLike)
    done(Raw.tp_bitwise_xor_inplace(written(a), b))
    return a
end

"""
    bitwise_xor(a::TensorLike, b::Number)

`bitwise_xor` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function bitwise_xor(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_bitwise_xor_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    bitwise_xor!(out::TensorLike, a::TensorLike, b::Number)

`bitwise_xor` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function bitwise_xor!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_bitwise_xor_scalar_out(a, number(b), out))
    return out
end

"""
    bitwise_xor!(a::TensorLike, b::Number)

`bitwise_xor` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function bitwise_xor!(a::TensorLike, b::Number)
    done(Raw.tp_bitwise_xor_scalar_inplace(written(a), number(b)))
    return a
end

"""
    bitwise_not(a::TensorLike)

Bits that a has not. For integers and bool.

- `a`: a tensor
"""
function bitwise_not(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_bitwise_not(a, out)
    return adopt(Tensor, status, out)
end

"""
    bitwise_not!(out::TensorLike, a::TensorLike)

`bitwise_not` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function bitwise_not!(out::TensorLike, a::TensorLike)
    done(Raw.tp_bitwise_not_out(a, out))
    return out
end

"""
    bitwise_not!(a::TensorLike)

`bitwise_not` into a.

- `a`: a tensor whose dtype the result casts to
"""
function bitwise_not!(a::TensorLike)
    done(Raw.tp_bitwise_not_inplace(written(a)))
    return a
end

"""
    neg(a::TensorLike)

-a. Integers wrap, unsigned ones too. Refused for bool.

- `a`: a tensor
"""
function neg(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_neg(a, out)
    return adopt(Tensor, status, out)
end

"""
    neg!(out::TensorLike, a::TensorLike)

`neg` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function neg!(out::TensorLike, a::TensorLike)
    done(Raw.tp_neg_out(a, out))
    return out
end

"""
    neg!(a::TensorLike)

`neg` into a.

- `a`: a tensor whose dtype the result casts to
"""
function neg!(a::TensorLike)
    done(Raw.tp_neg_inplace(written(a)))
    return a
end

"""
    abs(a::TensorLike)

Magnitude of a. The lowest integer of a dtype stays. A complex tensor gives one of the type of its parts. Refused for bool.

- `a`: a tensor
"""
function abs(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_abs(a, out)
    return adopt(Tensor, status, out)
end

"""
    abs!(out::TensorLike, a::TensorLike)

`abs` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function abs!(out::TensorLike, a::TensorLike)
    done(Raw.tp_abs_out(a, out))
    return out
end

"""
    abs!(a::TensorLike)

`abs` into a.

- `a`: a tensor whose dtype the result casts to
"""
function abs!(a::TensorLike)
    done(Raw.tp_abs_inplace(written(a)))
    return a
end

"""
    relu(a::TensorLike)

max(a, 0); NaN stays NaN. Refused for bool and complex.

- `a`: a tensor
"""
function relu(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_relu(a, out)
    return adopt(Tensor, status, out)
end

"""
    relu!(out::TensorLike, a::TensorLike)

`relu` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function relu!(out::TensorLike, a::TensorLike)
    done(Raw.tp_relu_out(a, out))
    return out
end

"""
    relu!(a::TensorLike)

`relu` into a.

- `a`: a tensor whose dtype the result casts to
"""
function relu!(a::TensorLike)
    done(Raw.tp_relu_inplace(written(a)))
    return a
end

"""
    sqrt(a::TensorLike)

Square root of a. Integers and bool give f32. A negative number gives NaN; a complex tensor the root with a real part of 0 or more.

- `a`: a tensor
"""
function sqrt(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_sqrt(a, out)
    return adopt(Tensor, status, out)
end

"""
    sqrt!(out::TensorLike, a::TensorLike)

`sqrt` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function sqrt!(out::TensorLike, a::TensorLike)
    done(Raw.tp_sqrt_out(a, out))
    return out
end

"""
    sqrt!(a::TensorLike)

`sqrt` into a.

- `a`: a tensor whose dtype the result casts to
"""
function sqrt!(a::TensorLike)
    done(Raw.tp_sqrt_inplace(written(a)))
    return a
end

"""
    square(a::TensorLike)

a * a. Integers wrap. bool gives i64.

- `a`: a tensor
"""
function square(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_square(a, out)
    return adopt(Tensor, status, out)
end

"""
    square!(out::TensorLike, a::TensorLike)

`square` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function square!(out::TensorLike, a::TensorLike)
    done(Raw.tp_square_out(a, out))
    return out
end

"""
    square!(a::TensorLike)

`square` into a.

- `a`: a tensor whose dtype the result casts to
"""
function square!(a::TensorLike)
    done(Raw.tp_square_inplace(written(a)))
    return a
end

"""
    reciprocal(a::TensorLike)

1 / a. Integers and bool give f32.

- `a`: a tensor
"""
function reciprocal(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_reciprocal(a, out)
    return adopt(Tensor, status, out)
end

"""
    reciprocal!(out::TensorLike, a::TensorLike)

`reciprocal` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function reciprocal!(out::TensorLike, a::TensorLike)
    done(Raw.tp_reciprocal_out(a, out))
    return out
end

"""
    reciprocal!(a::TensorLike)

`reciprocal` into a.

- `a`: a tensor whose dtype the result casts to
"""
function reciprocal!(a::TensorLike)
    done(Raw.tp_reciprocal_inplace(written(a)))
    return a
end

"""
    rsqrt(a::TensorLike)

1 / sqrt(a), rounded twice. Integers and bool give f32.

- `a`: a tensor
"""
function rsqrt(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_rsqrt(a, out)
    return adopt(Tensor, status, out)
end

"""
    rsqrt!(out::TensorLike, a::TensorLike)

`rsqrt` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function rsqrt!(out::TensorLike, a::TensorLike)
    done(Raw.tp_rsqrt_out(a, out))
    return out
end

"""
    rsqrt!(a::TensorLike)

`rsqrt` into a.

- `a`: a tensor whose dtype the result casts to
"""
function rsqrt!(a::TensorLike)
    done(Raw.tp_rsqrt_inplace(written(a)))
    return a
end

"""
    matmul(a::TensorLike, b::TensorLike)

Matrix product. Vectors times vectors give a number (rank 0), a vector is a row on the left and a column on the right, and leading dimensions broadcast. Refused for bool.

- `a`: a tensor of rank 1 or more
- `b`: a tensor of rank 1 or more
"""
function matmul(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_matmul(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    matmul!(out::TensorLike, a::TensorLike, b::TensorLike)

`matmul` into a given tensor.

- `out`: a tensor of the result's sizes and dtype that overlaps neither a nor b
- `a`: a tensor of rank 1 or more
- `b`: a tensor of rank 1 or more
"""
function matmul!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_matmul_out(a, b, out))
    return out
end

"""
    dot(a::TensorLike, b::TensorLike)

Sum of the products of two vectors' elements, a tensor of rank 0. Complex numbers are not conjugated. Refused for bool.

- `a`: a tensor of shape (k)
- `b`: a tensor of shape (k)
"""
function dot(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_dot(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    dot!(out::TensorLike, a::TensorLike, b::TensorLike)

`dot` into a given tensor.

- `out`: a tensor of rank 0 and of the operands' dtype that overlaps neither
- `a`: a tensor of shape (k)
- `b`: a tensor of shape (k)
"""
function dot!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_dot_out(a, b, out))
    return out
end

"""
    outer(a::TensorLike, b::TensorLike)

Every element of a vector times every one of another. Dtypes meet as those of `mul`: bool with bool gives i64.

- `a`: a tensor of shape (m)
- `b`: a tensor of shape (n)
"""
function outer(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_outer(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    outer!(out::TensorLike, a::TensorLike, b::TensorLike)

`outer` into a given tensor.

- `out`: a tensor of shape (m, n) whose dtype the result casts to
- `a`: a tensor of shape (m)
- `b`: a tensor of shape (n)
"""
function outer!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_outer_out(a, b, out))
    return out
end

"""
    addmm(input::TensorLike, a::TensorLike, b::TensorLike; beta=nothing, alpha=nothing)

beta * input + alpha * (a @ b) of matrices.

- `input`: a tensor that broadcasts to (m, n)
- `a`: a tensor of shape (m, k)
- `b`: a tensor of shape (k, n)
- `beta`: factor of the input, or NULL for 1
- `alpha`: factor of the product, or NULL for 1
"""
function addmm(input::TensorLike, a::TensorLike, b::TensorLike; beta=nothing, alpha=nothing)
    out = slot(Tensor)
    status = Raw.tp_addmm(input, a, b, number(beta), number(alpha), out)
    return adopt(Tensor, status, out)
end

"""
    addmm!(out::TensorLike, input::TensorLike, a::TensorLike, b::TensorLike; beta=nothing, alpha=nothing)

`addmm` into a given tensor.

- `out`: a tensor of shape (m, n) and the operands' dtype; it may be the input, and otherwise overlaps no operand
- `input`: a tensor that broadcasts to (m, n)
- `a`: a tensor of shape (m, k)
- `b`: a tensor of shape (k, n)
- `beta`: factor of the input, or NULL for 1
- `alpha`: factor of the product, or NULL for 1
"""
function addmm!(out::TensorLike, input::TensorLike, a::TensorLike, b::TensorLike; beta=nothing, alpha=nothing)
    done(Raw.tp_addmm_out(input, a, b, number(beta), number(alpha), out))
    return out
end

"""
    addmm!(input::TensorLike, a::TensorLike, b::TensorLike; beta=nothing, alpha=nothing)

`addmm` into its input.

- `input`: a tensor of shape (m, n)
- `a`: a tensor of shape (m, k)
- `b`: a tensor of shape (k, n)
- `beta`: factor of the input, or NULL for 1
- `alpha`: factor of the product, or NULL for 1
"""
function addmm!(input::TensorLike, a::TensorLike, b::TensorLike; beta=nothing, alpha=nothing)
    done(Raw.tp_addmm_inplace(written(input), a, b, number(beta), number(alpha)))
    return input
end

"""
    baddbmm(input::TensorLike, a::TensorLike, b::TensorLike; beta=nothing, alpha=nothing)

beta * input + alpha * (a @ b) of equally many matrices.

- `input`: a tensor that broadcasts to (batch, m, n)
- `a`: a tensor of shape (batch, m, k)
- `b`: a tensor of shape (batch, k, n)
- `beta`: factor of the input, or NULL for 1
- `alpha`: factor of the products, or NULL for 1
"""
function baddbmm(input::TensorLike, a::TensorLike, b::TensorLike; beta=nothing, alpha=nothing)
    out = slot(Tensor)
    status = Raw.tp_baddbmm(input, a, b, number(beta), number(alpha), out)
    return adopt(Tensor, status, out)
end

"""
    baddbmm!(out::TensorLike, input::TensorLike, a::TensorLike, b::TensorLike; beta=nothing, alpha=nothing)

`baddbmm` into a given tensor.

- `out`: a tensor of shape (batch, m, n) and the operands' dtype; it may be the input, and otherwise overlaps no operand
- `input`: a tensor that broadcasts to (batch, m, n)
- `a`: a tensor of shape (batch, m, k)
- `b`: a tensor of shape (batch, k, n)
- `beta`: factor of the input, or NULL for 1
- `alpha`: factor of the products, or NULL for 1
"""
function baddbmm!(out::TensorLike, input::TensorLike, a::TensorLike, b::TensorLike; beta=nothing, alpha=nothing)
    done(Raw.tp_baddbmm_out(input, a, b, number(beta), number(alpha), out))
    return out
end

"""
    baddbmm!(input::TensorLike, a::TensorLike, b::TensorLike; beta=nothing, alpha=nothing)

`baddbmm` into its input.

- `input`: a tensor of shape (batch, m, n)
- `a`: a tensor of shape (batch, m, k)
- `b`: a tensor of shape (batch, k, n)
- `beta`: factor of the input, or NULL for 1
- `alpha`: factor of the products, or NULL for 1
"""
function baddbmm!(input::TensorLike, a::TensorLike, b::TensorLike; beta=nothing, alpha=nothing)
    done(Raw.tp_baddbmm_inplace(written(input), a, b, number(beta), number(alpha)))
    return input
end

"""
    linear(a::TensorLike, weight::TensorLike; bias=nothing)

A layer's product: a @ weight.T + bias. A weight of rank 1 is a single row, whose dimension is not in the result. Called by name, the bias is a list of one tensor or of none.

- `a`: a tensor of shape (.., k)
- `weight`: a tensor of shape (n, k) or (k)
- `bias`: a tensor that broadcasts to the result, usually (n); or NULL
"""
function linear(a::TensorLike, weight::TensorLike; bias=nothing)
    out = slot(Tensor)
    status = Raw.tp_linear(a, weight, optional(bias), out)
    return adopt(Tensor, status, out)
end

"""
    linear!(out::TensorLike, a::TensorLike, weight::TensorLike; bias=nothing)

`linear` into a given tensor.

- `out`: a tensor of the result's sizes and the operands' dtype that overlaps no operand but, maybe, exactly the bias
- `a`: a tensor of shape (.., k)
- `weight`: a tensor of shape (n, k) or (k)
- `bias`: a tensor that broadcasts to the result, usually (n); or NULL
"""
function linear!(out::TensorLike, a::TensorLike, weight::TensorLike; bias=nothing)
    done(Raw.tp_linear_out(a, weight, optional(bias), out))
    return out
end

"""
    layer_norm(a::TensorLike, sizes; weight=nothing, bias=nothing, epsilon=1e-5)

Moves and scales each row to mean 0 and variance 1, then multiplies by a weight and adds a bias. A row is what the last dimensions hold; its variance divides by the number of its elements. Small floats compute in f32, sums are kept in f64, and squares that leave f32 too. The result is contiguous.

- `a`: tensor of a floating dtype
- `sizes`: of the last dimensions of a
- `weight`: tensor of those sizes and a's dtype; NULL for none
- `bias`: tensor of those sizes and a's dtype; NULL for none
- `epsilon`: added to the variance
"""
function layer_norm(a::TensorLike, sizes; weight=nothing, bias=nothing, epsilon=1e-5)
    sizes = list(sizes)
    out = slot(Tensor)
    status = Raw.tp_layer_norm(a, sizes, length(sizes), optional(weight), optional(bias), epsilon, out)
    return adopt(Tensor, status, out)
end

"""
    mse_loss(a::TensorLike, target::TensorLike; reduction=Raw.TP_LOSS_MEAN)

Squares of the differences. The two broadcast and meet in the promoted type. PyTorch's `weight` of elements is refused: multiply before the reduction; so are, for all losses, its `size_average` and `reduce`, which `reduction` took the place of.

- `a`: tensor of a floating dtype
- `target`: tensor of a floating dtype
- `reduction`: a TP_LOSS_ value
"""
function mse_loss(a::TensorLike, target::TensorLike; reduction=Raw.TP_LOSS_MEAN)
    out = slot(Tensor)
    status = Raw.tp_mse_loss(a, target, reduction, out)
    return adopt(Tensor, status, out)
end

"""
    nll_loss(a::TensorLike, target::TensorLike; weight=nothing, ignored=Raw.TP_TARGET_IGNORED, reduction=Raw.TP_LOSS_MEAN)

Minus the logarithm of the probability of each target's class, times the weight of the class. The mean divides by the sum of the targets' weights; of none it is NaN. Sums are kept in f32 or wider. PyTorch's u8 targets are refused: `to` converts.

- `a`: logarithms of probabilities, of a floating dtype: (classes), (items, classes) or (items, classes, ...)
- `target`: i32 or i64 tensor of class numbers, of a's sizes without the classes
- `weight`: of each class, of a's dtype; NULL for 1
- `ignored`: a target that counts for nothing, `TP_TARGET_IGNORED` as a rule
- `reduction`: a TP_LOSS_ value
"""
function nll_loss(a::TensorLike, target::TensorLike; weight=nothing, ignored=Raw.TP_TARGET_IGNORED, reduction=Raw.TP_LOSS_MEAN)
    out = slot(Tensor)
    status = Raw.tp_nll_loss(a, target, optional(weight), ignored, reduction, out)
    return adopt(Tensor, status, out)
end

"""
    cross_entropy(a::TensorLike, target::TensorLike; weight=nothing, ignored=Raw.TP_TARGET_IGNORED, reduction=Raw.TP_LOSS_MEAN)

`nll_loss` of the logarithms of softmax over the classes. Small floats compute in f32. PyTorch's probabilities as targets and its `label_smoothing` are refused: -1 times the sum over the classes of probabilities times `log_softmax` is that loss; smoothing by e is 1 - e times the loss here, plus e times that of equal probabilities.

- `a`: tensor of a floating dtype: (classes), (items, classes) or (items, classes, ...)
- `target`: i32 or i64 tensor of class numbers, of a's sizes without the classes
- `weight`: of each class, of a floating dtype; NULL for 1
- `ignored`: a target that counts for nothing, `TP_TARGET_IGNORED` as a rule
- `reduction`: a TP_LOSS_ value
"""
function cross_entropy(a::TensorLike, target::TensorLike; weight=nothing, ignored=Raw.TP_TARGET_IGNORED, reduction=Raw.TP_LOSS_MEAN)
    out = slot(Tensor)
    status = Raw.tp_cross_entropy(a, target, optional(weight), ignored, reduction, out)
    return adopt(Tensor, status, out)
end

"""
    sgd!(parameter::TensorLike, gradient::TensorLike, step::Integer; momentum_buffer=nothing, given...)

A step of stochastic gradient descent: g = maximize ? -gradient : gradient g = g + weight_decay * parameter buffer = step == 1 ? g : momentum * buffer + (1 - dampening) * g g = nesterov ? g + momentum * buffer : buffer parameter = parameter - lr * g without the two lines of the buffer where there is none.

- `parameter`: tensor of a floating dtype
- `gradient`: tensor of the parameter's sizes
- `momentum_buffer`: tensor of the parameter's sizes; NULL exactly where the momentum is 0
- `step`: number of the step, from 1
- `nesterov`: Not 0: Nesterov's momentum.
- `maximize`: Not 0: the gradient's sign is turned.
- `lr`: Learning rate.
- `momentum`: Part of the buffer that stays.
- `dampening`: Part of the gradient that does not go in.
- `weight_decay`: Part of the parameter in the gradient.
"""
function sgd!(parameter::TensorLike, gradient::TensorLike, step::Integer; momentum_buffer=nothing, given...)
    done(Raw.tp_sgd_inplace(written(parameter), gradient, optional(written(momentum_buffer)), step, settings(Raw.tp_sgd_options_t, Raw.tp_sgd_options_init, given)))
    return parameter
end

"""
    adam!(parameter::TensorLike, gradient::TensorLike, exp_avg::TensorLike, exp_avg_sq::TensorLike, step::Integer; max_exp_avg_sq=nothing, given...)

A step of Adam: g = maximize ? -gradient : gradient g = g + weight_decay * parameter exp_avg = beta1 * exp_avg + (1 - beta1) * g exp_avg_sq = beta2 * exp_avg_sq + (1 - beta2) * g * g max_exp_avg_sq = maximum of max_exp_avg_sq and exp_avg_sq root = sqrt(max_exp_avg_sq) / sqrt(1 - beta2^step) + epsilon parameter = parameter - lr / (1 - beta1^step) * exp_avg / root where exp_avg_sq stands for max_exp_avg_sq if there is none: the variant with one is AMSGrad. Step 1 takes states of 0. A NaN in a maximum wins.

- `parameter`: tensor of a floating dtype
- `gradient`: tensor of the parameter's sizes
- `exp_avg`: the first moment, of the parameter's sizes
- `exp_avg_sq`: the second moment, of the parameter's sizes
- `max_exp_avg_sq`: the largest second moment, of the parameter's sizes; NULL for none
- `step`: number of the step, from 1
- `maximize`: Not 0: the gradient's sign is turned.
- `lr`: Learning rate.
- `beta1`: Part of the first moment that stays, below 1.
- `beta2`: Part of the second moment that stays, below 1.
- `epsilon`: Added to the divisor.
- `weight_decay`: Part of the parameter.
"""
function adam!(parameter::TensorLike, gradient::TensorLike, exp_avg::TensorLike, exp_avg_sq::TensorLike, step::Integer; max_exp_avg_sq=nothing, given...)
    done(Raw.tp_adam_inplace(written(parameter), gradient, written(exp_avg), written(exp_avg_sq), optional(written(max_exp_avg_sq)), step, settings(Raw.tp_adam_options_t, Raw.tp_adam_options_init, given)))
    return parameter
end

"""
    adamw!(parameter::TensorLike, gradient::TensorLike, exp_avg::TensorLike, exp_avg_sq::TensorLike, step::Integer; max_exp_avg_sq=nothing, given...)

A step of AdamW: `adam!` without a weight decay, of a parameter that was multiplied by 1 - lr * weight_decay.

- `parameter`: tensor of a floating dtype
- `gradient`: tensor of the parameter's sizes
- `exp_avg`: the first moment, of the parameter's sizes
- `exp_avg_sq`: the second moment, of the parameter's sizes
- `max_exp_avg_sq`: the largest second moment, of the parameter's sizes; NULL for none
- `step`: number of the step, from 1
- `maximize`: Not 0: the gradient's sign is turned.
- `lr`: Learning rate.
- `beta1`: Part of the first moment that stays, below 1.
- `beta2`: Part of the second moment that stays, below 1.
- `epsilon`: Added to the divisor.
- `weight_decay`: Part of the parameter.
"""
function adamw!(parameter::TensorLike, gradient::TensorLike, exp_avg::TensorLike, exp_avg_sq::TensorLike, step::Integer; max_exp_avg_sq=nothing, given...)
    done(Raw.tp_adamw_inplace(written(parameter), gradient, written(exp_avg), written(exp_avg_sq), optional(written(max_exp_avg_sq)), step, settings(Raw.tp_adam_options_t, Raw.tp_adam_options_init, given)))
    return parameter
end

"""
    pow(a::TensorLike, b::TensorLike)

a to the power b. For all dtypes; bool with bool is refused. Floating dtypes as C's pow: within 1 unit in the last place, the square is a times a exactly, any number to the power 0 and 1 to any power give 1, also of NaN, and a negative number to a power that is not whole gives NaN. Integers wrap; to a negative power, 1 gives 1, -1 gives 1 or -1, and any other, 0 too, gives 0. Complex numbers give e^(b log a), whose relative error grows with the size of b log a; a to the power 0, 1 and 2 is exact.

- `a`: a tensor
- `b`: a tensor
"""
function pow(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_pow(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    pow!(out::TensorLike, a::TensorLike, b::TensorLike)

`pow` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function pow!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_pow_out(a, b, out))
    return out
end

"""
    pow!(a::TensorLike, b::TensorLike)

`pow` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function pow!(a::TensorLike, b::TensorLike)
    done(Raw.tp_pow_inplace(written(a), b))
    return a
end

"""
    pow(a::TensorLike, b::Number)

`pow` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function pow(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_pow_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    pow!(out::TensorLike, a::TensorLike, b::Number)

`pow` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function pow!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_pow_scalar_out(a, number(b), out))
    return out
end

"""
    pow!(a::TensorLike, b::Number)

`pow` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function pow!(a::TensorLike, b::Number)
    done(Raw.tp_pow_scalar_inplace(written(a), number(b)))
    return a
end

"""
    hypot(a::TensorLike, b::TensorLike)

sqrt(a^2 + b^2) without overflow or underflow on the way. Integers and bool give f32; refused for complex. Within 1 unit in the last place of f32, 2 of f64; infinity if either operand is infinite, even if the other is NaN.

- `a`: a tensor
- `b`: a tensor
"""
function hypot(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_hypot(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    hypot!(out::TensorLike, a::TensorLike, b::TensorLike)

`hypot` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function hypot!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_hypot_out(a, b, out))
    return out
end

"""
    hypot!(a::TensorLike, b::TensorLike)

`hypot` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function hypot!(a::TensorLike, b::TensorLike)
    done(Raw.tp_hypot_inplace(written(a), b))
    return a
end

"""
    hypot(a::TensorLike, b::Number)

`hypot` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function hypot(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_hypot_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    hypot!(out::TensorLike, a::TensorLike, b::Number)

`hypot` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function hypot!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_hypot_scalar_out(a, number(b), out))
    return out
end

"""
    hypot!(a::TensorLike, b::Number)

`hypot` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function hypot!(a::TensorLike, b::Number)
    done(Raw.tp_hypot_scalar_inplace(written(a), number(b)))
    return a
end

"""
    cbrt(a::TensorLike)

Cube root of a, also of a negative number. Integers and bool give f32; refused for complex. Within 1 unit in the last place; a zero keeps its sign.

- `a`: a tensor
"""
function cbrt(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_cbrt(a, out)
    return adopt(Tensor, status, out)
end

"""
    cbrt!(out::TensorLike, a::TensorLike)

`cbrt` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function cbrt!(out::TensorLike, a::TensorLike)
    done(Raw.tp_cbrt_out(a, out))
    return out
end

"""
    cbrt!(a::TensorLike)

`cbrt` into a.

- `a`: a tensor whose dtype the result casts to
"""
function cbrt!(a::TensorLike)
    done(Raw.tp_cbrt_inplace(written(a)))
    return a
end

"""
    uniform!(a::TensorLike, generator::Generator; from=0, to=1)

Numbers from `from` to below `to`, with as many random bits as the dtype has (24 for f32, 53 for f64); the ends are rounded to the dtype first. Equal ends give that number. Both parts of a complex number are drawn.

- `a`: tensor of a floating or complex dtype; a complex one of rank 63 at most
- `from`: a finite number
- `to`: a finite number, not below from
- `generator`: a generator
"""
function uniform!(a::TensorLike, generator::Generator; from=0, to=1)
    done(Raw.tp_uniform_inplace(written(a), from, to, generator))
    return a
end

"""
    normal!(a::TensorLike, generator::Generator; mean=0, deviation=1)

Normally distributed numbers, computed in f32 (of f64 in f64). PyTorch's tensors of means and deviations are refused: draw with 0 and 1, then `addcmul`. Either part of a complex number has the mean, and half of the variance.

- `a`: tensor of a floating or complex dtype; a complex one of rank 63 at most
- `mean`: the mean
- `deviation`: the standard deviation, not below 0
- `generator`: a generator
"""
function normal!(a::TensorLike, generator::Generator; mean=0, deviation=1)
    done(Raw.tp_normal_inplace(written(a), mean, deviation, generator))
    return a
end

"""
    randint!(a::TensorLike, low::Integer, high::Integer, generator::Generator)

Integers from `low` to high - 1, all alike likely (to one part in 2^64 / (high - low)). PyTorch's `random_` without bounds is refused: name them.

- `a`: tensor of any dtype but the complex ones that holds every integer between
- `low`: the lowest
- `high`: above the highest
- `generator`: a generator
"""
function randint!(a::TensorLike, low::Integer, high::Integer, generator::Generator)
    done(Raw.tp_randint_inplace(written(a), low, high, generator))
    return a
end

"""
    bernoulli(p::TensorLike, generator::Generator)

1 with a probability, else 0. PyTorch's form with one number for all is `bernoulli!`.

- `p`: tensor of probabilities, of a floating dtype
- `generator`: a generator
"""
function bernoulli(p::TensorLike, generator::Generator)
    out = slot(Tensor)
    status = Raw.tp_bernoulli(p, generator, out)
    return adopt(Tensor, status, out)
end

"""
    bernoulli_out!(out::TensorLike, p::TensorLike, generator::Generator)

`bernoulli` into a given tensor.

- `out`: a tensor of p's sizes and any dtype that p's casts to
- `p`: tensor of probabilities, of a floating dtype
- `generator`: a generator
"""
function bernoulli_out!(out::TensorLike, p::TensorLike, generator::Generator)
    done(Raw.tp_bernoulli_out(p, generator, out))
    return out
end

"""
    bernoulli!(a::TensorLike, p::TensorLike, generator::Generator)

1 with a probability, else 0, in a tensor of any dtype.

- `a`: a tensor
- `p`: tensor of probabilities, of a floating dtype, that broadcasts to a
- `generator`: a generator
"""
function bernoulli!(a::TensorLike, p::TensorLike, generator::Generator)
    done(Raw.tp_bernoulli_inplace(written(a), p, generator))
    return a
end

"""
    bernoulli!(a::TensorLike, p::Real, generator::Generator)

1 with one probability, else 0, in a tensor of any dtype.

- `a`: a tensor
- `p`: a probability
- `generator`: a generator
"""
function bernoulli!(a::TensorLike, p::Real, generator::Generator)
    done(Raw.tp_bernoulli_scalar_inplace(written(a), p, generator))
    return a
end

"""
    dropout(a::TensorLike, p::Real, generator::Generator; training=true)

Drops elements with a probability: multiplies them by 0, and the others by 1 / (1 - p).

- `a`: tensor of a floating dtype
- `p`: the probability that an element is dropped
- `training`: 0: nothing is dropped, nothing drawn, and the result is a itself
- `generator`: a generator
"""
function dropout(a::TensorLike, p::Real, generator::Generator; training=true)
    out = slot(Tensor)
    status = Raw.tp_dropout(apart(a), p, training, generator, out)
    return adopt(Tensor, status, out)
end

"""
    dropout!(a::TensorLike, p::Real, generator::Generator; training=true)

`dropout` in the tensor itself.

- `a`: tensor of a floating dtype
- `p`: the probability that an element is dropped
- `training`: 0: nothing is dropped, nothing drawn
- `generator`: a generator
"""
function dropout!(a::TensorLike, p::Real, generator::Generator; training=true)
    done(Raw.tp_dropout_inplace(apart(written(a)), p, training, generator))
    return a
end

"""
    rand(sizes, dtype::Type, generator::Generator; device_type=0, device_index=0)

Makes a tensor of numbers from 0 to below 1, see `uniform!`.

- `sizes`: sizes
- `dtype`: a floating or complex dtype
- `device_type`: a device type; 0 is CPU
- `device_index`: its index
- `generator`: a generator
"""
function rand(sizes, dtype::Type, generator::Generator; device_type=0, device_index=0)
    sizes = list(sizes)
    out = slot(Tensor)
    status = Raw.tp_rand(sizes, length(sizes), dtype_code(dtype), device_type, device_index, generator, out)
    return adopt(Tensor, status, out)
end

"""
    randn(sizes, dtype::Type, generator::Generator; device_type=0, device_index=0)

Makes a tensor of numbers of mean 0 and deviation 1, see `normal!`.

- `sizes`: sizes
- `dtype`: a floating or complex dtype
- `device_type`: a device type; 0 is CPU
- `device_index`: its index
- `generator`: a generator
"""
function randn(sizes, dtype::Type, generator::Generator; device_type=0, device_index=0)
    sizes = list(sizes)
    out = slot(Tensor)
    status = Raw.tp_randn(sizes, length(sizes), dtype_code(dtype), device_type, device_index, generator, out)
    return adopt(Tensor, status, out)
end

"""
    randint(low::Integer, high::Integer, sizes, dtype::Type, generator::Generator; device_type=0, device_index=0)

Makes a tensor of integers, see `randint!`.

- `low`: the lowest
- `high`: above the highest
- `sizes`: sizes
- `dtype`: any but the complex ones
- `device_type`: a device type; 0 is CPU
- `device_index`: its index
- `generator`: a generator
"""
function randint(low::Integer, high::Integer, sizes, dtype::Type, generator::Generator; device_type=0, device_index=0)
    sizes = list(sizes)
    out = slot(Tensor)
    status = Raw.tp_randint(low, high, sizes, length(sizes), dtype_code(dtype), device_type, device_index, generator, out)
    return adopt(Tensor, status, out)
end

"""
    randperm(n::Integer, dtype::Type, generator::Generator; device_type=0, device_index=0)

Makes the numbers 0 to n - 1 in random order.

- `n`: how many
- `dtype`: any but the complex ones that holds all of them
- `device_type`: a device type; 0 is CPU
- `device_index`: its index
- `generator`: a generator
"""
function randperm(n::Integer, dtype::Type, generator::Generator; device_type=0, device_index=0)
    out = slot(Tensor)
    status = Raw.tp_randperm(n, dtype_code(dtype), device_type, device_index, generator, out)
    return adopt(Tensor, status, out)
end

"""
    sum(a::TensorLike; dims=(), keepdim=false)

Sum over dimensions. bool and integers give i64 (u64 stays u64); f16 and bf16 accumulate in f32 and round once; f32 adds up 4096 terms at a time and their sums in f64, which keeps the error of 1e7 terms below 1e-7 of the sum of their magnitudes. The sum of nothing is 0.

- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function sum(a::TensorLike; dims=(), keepdim=false)
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_sum(a, dims, length(dims), keepdim, out)
    return adopt(Tensor, status, out)
end

"""
    sum!(out::TensorLike, a::TensorLike; dims=(), keepdim=false)

`sum` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to, apart from a
- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function sum!(out::TensorLike, a::TensorLike; dims=(), keepdim=false)
    dims = list(dims)
    done(Raw.tp_sum_out(a, dims, length(dims), keepdim, out))
    return out
end

"""
    sum_as(a::TensorLike, dtype::Type; dims=(), keepdim=false)

`sum` of elements that are converted to a dtype first, which is the result's (PyTorch's `dtype`), without a converted copy. For integers they are converted to i64 (u64 for u64) and the sum wraps to the dtype.

- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
- `dtype`: the dtype. Not bool.
"""
function sum_as(a::TensorLike, dtype::Type; dims=(), keepdim=false)
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_sum_as(a, dims, length(dims), keepdim, dtype_code(dtype), out)
    return adopt(Tensor, status, out)
end

"""
    sum_as!(out::TensorLike, a::TensorLike, dtype::Type; dims=(), keepdim=false)

`sum_as` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to, apart from a
- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
- `dtype`: the dtype. Not bool.
"""
function sum_as!(out::TensorLike, a::TensorLike, dtype::Type; dims=(), keepdim=false)
    dims = list(dims)
    done(Raw.tp_sum_as_out(a, dims, length(dims), keepdim, dtype_code(dtype), out))
    return out
end

"""
    mean(a::TensorLike; dims=(), keepdim=false)

Mean over dimensions: the sum as `sum` keeps it, divided before it is rounded. Where 4096 terms add up to more than f32 holds it is infinite, as PyTorch's. Refused for bool and integers. The mean of nothing is NaN.

- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function mean(a::TensorLike; dims=(), keepdim=false)
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_mean(a, dims, length(dims), keepdim, out)
    return adopt(Tensor, status, out)
end

"""
    mean!(out::TensorLike, a::TensorLike; dims=(), keepdim=false)

`mean` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to, apart from a
- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function mean!(out::TensorLike, a::TensorLike; dims=(), keepdim=false)
    dims = list(dims)
    done(Raw.tp_mean_out(a, dims, length(dims), keepdim, out))
    return out
end

"""
    mean_as(a::TensorLike, dtype::Type; dims=(), keepdim=false)

`mean` of elements that are converted to a dtype first, which is the result's, without a converted copy: that of integers too.

- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
- `dtype`: the dtype. Floating or complex.
"""
function mean_as(a::TensorLike, dtype::Type; dims=(), keepdim=false)
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_mean_as(a, dims, length(dims), keepdim, dtype_code(dtype), out)
    return adopt(Tensor, status, out)
end

"""
    mean_as!(out::TensorLike, a::TensorLike, dtype::Type; dims=(), keepdim=false)

`mean_as` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to, apart from a
- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
- `dtype`: the dtype. Floating or complex.
"""
function mean_as!(out::TensorLike, a::TensorLike, dtype::Type; dims=(), keepdim=false)
    dims = list(dims)
    done(Raw.tp_mean_as_out(a, dims, length(dims), keepdim, dtype_code(dtype), out))
    return out
end

"""
    prod(a::TensorLike; dims=(), keepdim=false)

Product over dimensions. bool and integers give i64 (u64 stays u64) and wrap; f16, bf16 and f8 multiply in f32, f32 in f64, and the product is rounded once: of n terms of f32 it is within 2^-24 + n * 2^-53 of the exact one, relatively, where no product of some of them leaves the range of f64. Complex numbers multiply part by part, so that an infinity may give NaN. The product of nothing is 1.

- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function prod(a::TensorLike; dims=(), keepdim=false)
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_prod(a, dims, length(dims), keepdim, out)
    return adopt(Tensor, status, out)
end

"""
    prod!(out::TensorLike, a::TensorLike; dims=(), keepdim=false)

`prod` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to, apart from a
- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function prod!(out::TensorLike, a::TensorLike; dims=(), keepdim=false)
    dims = list(dims)
    done(Raw.tp_prod_out(a, dims, length(dims), keepdim, out))
    return out
end

"""
    prod_as(a::TensorLike, dtype::Type; dims=(), keepdim=false)

`prod` of elements that are converted to a dtype first, which is the result's, without a converted copy; integers as for `sum_as`.

- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
- `dtype`: the dtype. Not bool.
"""
function prod_as(a::TensorLike, dtype::Type; dims=(), keepdim=false)
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_prod_as(a, dims, length(dims), keepdim, dtype_code(dtype), out)
    return adopt(Tensor, status, out)
end

"""
    prod_as!(out::TensorLike, a::TensorLike, dtype::Type; dims=(), keepdim=false)

`prod_as` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to, apart from a
- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
- `dtype`: the dtype. Not bool.
"""
function prod_as!(out::TensorLike, a::TensorLike, dtype::Type; dims=(), keepdim=false)
    dims = list(dims)
    done(Raw.tp_prod_as_out(a, dims, length(dims), keepdim, dtype_code(dtype), out))
    return out
end

"""
    max(a::TensorLike; dims=(), keepdim=false)

Largest element over dimensions (PyTorch's `amax`; its `max` of a dimension is `max_dim`, of two tensors `maximum`); NaN if there is one. +0 is above -0. Refused for complex.

- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function max(a::TensorLike; dims=(), keepdim=false)
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_max(a, dims, length(dims), keepdim, out)
    return adopt(Tensor, status, out)
end

"""
    max!(out::TensorLike, a::TensorLike; dims=(), keepdim=false)

`max` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to, apart from a
- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function max!(out::TensorLike, a::TensorLike; dims=(), keepdim=false)
    dims = list(dims)
    done(Raw.tp_max_out(a, dims, length(dims), keepdim, out))
    return out
end

"""
    min(a::TensorLike; dims=(), keepdim=false)

Smallest element over dimensions (PyTorch's `amin`; its `min` of a dimension is `min_dim`, of two tensors `minimum`); NaN if there is one. -0 is below +0. Refused for complex.

- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function min(a::TensorLike; dims=(), keepdim=false)
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_min(a, dims, length(dims), keepdim, out)
    return adopt(Tensor, status, out)
end

"""
    min!(out::TensorLike, a::TensorLike; dims=(), keepdim=false)

`min` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to, apart from a
- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function min!(out::TensorLike, a::TensorLike; dims=(), keepdim=false)
    dims = list(dims)
    done(Raw.tp_min_out(a, dims, length(dims), keepdim, out))
    return out
end

"""
    any(a::TensorLike; dims=(), keepdim=false)

Whether any element over dimensions is not 0. The result is bool, but u8 (0 or 1) of u8. NaN is not 0. Of nothing it is false.

- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function any(a::TensorLike; dims=(), keepdim=false)
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_any(a, dims, length(dims), keepdim, out)
    return adopt(Tensor, status, out)
end

"""
    any!(out::TensorLike, a::TensorLike; dims=(), keepdim=false)

`any` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to, apart from a
- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function any!(out::TensorLike, a::TensorLike; dims=(), keepdim=false)
    dims = list(dims)
    done(Raw.tp_any_out(a, dims, length(dims), keepdim, out))
    return out
end

"""
    all(a::TensorLike; dims=(), keepdim=false)

Whether all elements over dimensions are not 0. The result is bool, but u8 (0 or 1) of u8. NaN is not 0. Of nothing it is true.

- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function all(a::TensorLike; dims=(), keepdim=false)
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_all(a, dims, length(dims), keepdim, out)
    return adopt(Tensor, status, out)
end

"""
    all!(out::TensorLike, a::TensorLike; dims=(), keepdim=false)

`all` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to, apart from a
- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function all!(out::TensorLike, a::TensorLike; dims=(), keepdim=false)
    dims = list(dims)
    done(Raw.tp_all_out(a, dims, length(dims), keepdim, out))
    return out
end

"""
    var(a::TensorLike; dims=(), correction=1, keepdim=false)

Variance over dimensions: the sum of the squared distances from the mean, divided by the number of terms less a correction. Computed in f64 and rounded once; the mean comes first, so that nothing cancels. Of complex numbers it is real. Refused for bool and integers. NaN of nothing and, with a correction of 1, of one element; where the correction is above the number of terms, what is divided by is 0.

- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `correction`: taken from the number of terms before it divides: 1 for that of a sample (PyTorch's `unbiased`), 0 for that of all there is
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function var(a::TensorLike; dims=(), correction=1, keepdim=false)
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_var(a, dims, length(dims), correction, keepdim, out)
    return adopt(Tensor, status, out)
end

"""
    var!(out::TensorLike, a::TensorLike; dims=(), correction=1, keepdim=false)

`var` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to, apart from a
- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `correction`: taken from the number of terms before it divides: 1 for that of a sample (PyTorch's `unbiased`), 0 for that of all there is
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function var!(out::TensorLike, a::TensorLike; dims=(), correction=1, keepdim=false)
    dims = list(dims)
    done(Raw.tp_var_out(a, dims, length(dims), correction, keepdim, out))
    return out
end

"""
    std(a::TensorLike; dims=(), correction=1, keepdim=false)

Standard deviation over dimensions: the square root of `var`, taken before it is rounded.

- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `correction`: taken from the number of terms before it divides: 1 for that of a sample (PyTorch's `unbiased`), 0 for that of all there is
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function std(a::TensorLike; dims=(), correction=1, keepdim=false)
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_std(a, dims, length(dims), correction, keepdim, out)
    return adopt(Tensor, status, out)
end

"""
    std!(out::TensorLike, a::TensorLike; dims=(), correction=1, keepdim=false)

`std` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to, apart from a
- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `correction`: taken from the number of terms before it divides: 1 for that of a sample (PyTorch's `unbiased`), 0 for that of all there is
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function std!(out::TensorLike, a::TensorLike; dims=(), correction=1, keepdim=false)
    dims = list(dims)
    done(Raw.tp_std_out(a, dims, length(dims), correction, keepdim, out))
    return out
end

"""
    norm(a::TensorLike; p=2, dims=(), keepdim=false)

Norm of all elements over dimensions, as of a vector: the number of those that are not 0 for p = 0, the largest magnitude for infinity, the smallest for -infinity, else the sum of magnitudes^p to the power 1/p. Computed in f64, where powers of f64 may overflow or vanish, and rounded once. Of complex numbers it is real. Refused for bool and integers. The norm of nothing is 0. PyTorch's `dtype` is refused: `to` converts; so is its 'nuc', the norm of matrices by their singular values.

- `a`: a tensor
- `p`: the order; 2 is the Euclidean norm (PyTorch's 'fro')
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function norm(a::TensorLike; p=2, dims=(), keepdim=false)
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_norm(a, p, dims, length(dims), keepdim, out)
    return adopt(Tensor, status, out)
end

"""
    norm!(out::TensorLike, a::TensorLike; p=2, dims=(), keepdim=false)

`norm` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to, apart from a
- `a`: a tensor
- `p`: the order; 2 is the Euclidean norm (PyTorch's 'fro')
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function norm!(out::TensorLike, a::TensorLike; p=2, dims=(), keepdim=false)
    dims = list(dims)
    done(Raw.tp_norm_out(a, p, dims, length(dims), keepdim, out))
    return out
end

"""
    logsumexp(a::TensorLike; dims=(), keepdim=false)

Logarithm of the sum of exponentials over dimensions. The largest element is taken from all first, so that none overflows. Integers and bool give f32. Refused for complex. -infinity of nothing and where all elements are.

- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function logsumexp(a::TensorLike; dims=(), keepdim=false)
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_logsumexp(a, dims, length(dims), keepdim, out)
    return adopt(Tensor, status, out)
end

"""
    logsumexp!(out::TensorLike, a::TensorLike; dims=(), keepdim=false)

`logsumexp` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to, apart from a
- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function logsumexp!(out::TensorLike, a::TensorLike; dims=(), keepdim=false)
    dims = list(dims)
    done(Raw.tp_logsumexp_out(a, dims, length(dims), keepdim, out))
    return out
end

"""
    count_nonzero(a::TensorLike; dims=(), keepdim=false)

How many elements over dimensions are not 0, as i64. NaN is not 0.

- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function count_nonzero(a::TensorLike; dims=(), keepdim=false)
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_count_nonzero(a, dims, length(dims), keepdim, out)
    return adopt(Tensor, status, out)
end

"""
    count_nonzero!(out::TensorLike, a::TensorLike; dims=(), keepdim=false)

`count_nonzero` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to, apart from a
- `a`: a tensor
- `dims`: dimensions to reduce, each once; n = 0 is all
- `keepdim`: non-zero keeps the reduced dimensions with size 1
"""
function count_nonzero!(out::TensorLike, a::TensorLike; dims=(), keepdim=false)
    dims = list(dims)
    done(Raw.tp_count_nonzero_out(a, dims, length(dims), keepdim, out))
    return out
end

"""
    argmax(a::TensorLike, dim::Integer; keepdim=false)

First index of the largest element along a dimension, as i64. The first NaN wins. Refused for complex.

- `a`: a tensor
- `dim`: a dimension, or `TP_DIM_ALL` for the index into the flattened tensor
- `keepdim`: non-zero keeps the reduced dimension with size 1
"""
function argmax(a::TensorLike, dim::Integer; keepdim=false)
    out = slot(Tensor)
    status = Raw.tp_argmax(a, dim, keepdim, out)
    return adopt(Tensor, status, out)
end

"""
    argmax!(out::TensorLike, a::TensorLike, dim::Integer; keepdim=false)

`argmax` into a given tensor.

- `out`: an i64 tensor of the result's sizes, apart from a
- `a`: a tensor
- `dim`: a dimension, or `TP_DIM_ALL`
- `keepdim`: non-zero keeps the reduced dimension with size 1
"""
function argmax!(out::TensorLike, a::TensorLike, dim::Integer; keepdim=false)
    done(Raw.tp_argmax_out(a, dim, keepdim, out))
    return out
end

"""
    argmin(a::TensorLike, dim::Integer; keepdim=false)

First index of the smallest element along a dimension, as i64. The first NaN wins. Refused for complex.

- `a`: a tensor
- `dim`: a dimension, or `TP_DIM_ALL` for the index into the flattened tensor
- `keepdim`: non-zero keeps the reduced dimension with size 1
"""
function argmin(a::TensorLike, dim::Integer; keepdim=false)
    out = slot(Tensor)
    status = Raw.tp_argmin(a, dim, keepdim, out)
    return adopt(Tensor, status, out)
end

"""
    argmin!(out::TensorLike, a::TensorLike, dim::Integer; keepdim=false)

`argmin` into a given tensor.

- `out`: an i64 tensor of the result's sizes, apart from a
- `a`: a tensor
- `dim`: a dimension, or `TP_DIM_ALL`
- `keepdim`: non-zero keeps the reduced dimension with size 1
"""
function argmin!(out::TensorLike, a::TensorLike, dim::Integer; keepdim=false)
    done(Raw.tp_argmin_out(a, dim, keepdim, out))
    return out
end

"""
    max_dim(a::TensorLike, dim::Integer; keepdim=false)

The largest element along a dimension and its first index. The first NaN wins. Refused for complex.

- `a`: a tensor
- `dim`: a dimension, or `TP_DIM_ALL` for the index into the flattened tensor
- `keepdim`: non-zero keeps the reduced dimension with size 1
"""
function max_dim(a::TensorLike, dim::Integer; keepdim=false)
    values = slot(Tensor)
    indices = slot(Tensor)
    status = Raw.tp_max_dim(a, dim, keepdim, values, indices)
    return adopt_both(status, values, indices)
end

"""
    max_dim!(values::TensorLike, indices::TensorLike, a::TensorLike, dim::Integer; keepdim=false)

`max_dim` into given tensors, apart from a and from each other.

- `values`: a tensor of the result's sizes whose dtype the result casts to
- `indices`: an i64 tensor of the result's sizes
- `a`: a tensor
- `dim`: a dimension, or `TP_DIM_ALL`
- `keepdim`: non-zero keeps the reduced dimension with size 1
"""
function max_dim!(values::TensorLike, indices::TensorLike, a::TensorLike, dim::Integer; keepdim=false)
    done(Raw.tp_max_dim_out(a, dim, keepdim, values, indices))
    return values, indices
end

"""
    min_dim(a::TensorLike, dim::Integer; keepdim=false)

The smallest element along a dimension and its first index. The first NaN wins. Refused for complex.

- `a`: a tensor
- `dim`: a dimension, or `TP_DIM_ALL` for the index into the flattened tensor
- `keepdim`: non-zero keeps the reduced dimension with size 1
"""
function min_dim(a::TensorLike, dim::Integer; keepdim=false)
    values = slot(Tensor)
    indices = slot(Tensor)
    status = Raw.tp_min_dim(a, dim, keepdim, values, indices)
    return adopt_both(status, values, indices)
end

"""
    min_dim!(values::TensorLike, indices::TensorLike, a::TensorLike, dim::Integer; keepdim=false)

`min_dim` into given tensors, apart from a and from each other.

- `values`: a tensor of the result's sizes whose dtype the result casts to
- `indices`: an i64 tensor of the result's sizes
- `a`: a tensor
- `dim`: a dimension, or `TP_DIM_ALL`
- `keepdim`: non-zero keeps the reduced dimension with size 1
"""
function min_dim!(values::TensorLike, indices::TensorLike, a::TensorLike, dim::Integer; keepdim=false)
    done(Raw.tp_min_dim_out(a, dim, keepdim, values, indices))
    return values, indices
end

"""
    aminmax(a::TensorLike, dim::Integer; keepdim=false)

The smallest element along a dimension and the largest; NaN if there is one. Refused for complex.

- `a`: a tensor
- `dim`: a dimension, or `TP_DIM_ALL`
- `keepdim`: non-zero keeps the reduced dimension with size 1
"""
function aminmax(a::TensorLike, dim::Integer; keepdim=false)
    min = slot(Tensor)
    max = slot(Tensor)
    status = Raw.tp_aminmax(a, dim, keepdim, min, max)
    return adopt_both(status, min, max)
end

"""
    aminmax!(min::TensorLike, max::TensorLike, a::TensorLike, dim::Integer; keepdim=false)

`aminmax` into given tensors, apart from a and from each other.

- `min`: a tensor of the result's sizes whose dtype the result casts to
- `max`: a tensor of the result's sizes whose dtype the result casts to
- `a`: a tensor
- `dim`: a dimension, or `TP_DIM_ALL`
- `keepdim`: non-zero keeps the reduced dimension with size 1
"""
function aminmax!(min::TensorLike, max::TensorLike, a::TensorLike, dim::Integer; keepdim=false)
    done(Raw.tp_aminmax_out(a, dim, keepdim, min, max))
    return min, max
end

"""
    sign(a::TensorLike)

-1, 0 or 1 as a is below, at or above 0; 0 for NaN. Refused for complex, where PyTorch's `sgn` is a / abs(a).

- `a`: a tensor
"""
function sign(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_sign(a, out)
    return adopt(Tensor, status, out)
end

"""
    sign!(out::TensorLike, a::TensorLike)

`sign` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function sign!(out::TensorLike, a::TensorLike)
    done(Raw.tp_sign_out(a, out))
    return out
end

"""
    sign!(a::TensorLike)

`sign` into a.

- `a`: a tensor whose dtype the result casts to
"""
function sign!(a::TensorLike)
    done(Raw.tp_sign_inplace(written(a)))
    return a
end

"""
    floor(a::TensorLike)

The largest whole number that is not above a. Integers stay as they are. Refused for bool and complex.

- `a`: a tensor
"""
function floor(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_floor(a, out)
    return adopt(Tensor, status, out)
end

"""
    floor!(out::TensorLike, a::TensorLike)

`floor` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function floor!(out::TensorLike, a::TensorLike)
    done(Raw.tp_floor_out(a, out))
    return out
end

"""
    floor!(a::TensorLike)

`floor` into a.

- `a`: a tensor whose dtype the result casts to
"""
function floor!(a::TensorLike)
    done(Raw.tp_floor_inplace(written(a)))
    return a
end

"""
    ceil(a::TensorLike)

The smallest whole number that is not below a. Integers stay as they are. Refused for bool and complex.

- `a`: a tensor
"""
function ceil(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_ceil(a, out)
    return adopt(Tensor, status, out)
end

"""
    ceil!(out::TensorLike, a::TensorLike)

`ceil` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function ceil!(out::TensorLike, a::TensorLike)
    done(Raw.tp_ceil_out(a, out))
    return out
end

"""
    ceil!(a::TensorLike)

`ceil` into a.

- `a`: a tensor whose dtype the result casts to
"""
function ceil!(a::TensorLike)
    done(Raw.tp_ceil_inplace(written(a)))
    return a
end

"""
    round(a::TensorLike)

The whole number nearest to a, the even one of two. Integers stay as they are. Refused for bool and complex. PyTorch's `decimals` is refused: multiply by that power of 10, round, and divide by it (for decimals below 0 the other way round), which is what PyTorch does.

- `a`: a tensor
"""
function round(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_round(a, out)
    return adopt(Tensor, status, out)
end

"""
    round!(out::TensorLike, a::TensorLike)

`round` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function round!(out::TensorLike, a::TensorLike)
    done(Raw.tp_round_out(a, out))
    return out
end

"""
    round!(a::TensorLike)

`round` into a.

- `a`: a tensor whose dtype the result casts to
"""
function round!(a::TensorLike)
    done(Raw.tp_round_inplace(written(a)))
    return a
end

"""
    trunc(a::TensorLike)

a without its fraction. Integers stay as they are. Refused for bool and complex.

- `a`: a tensor
"""
function trunc(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_trunc(a, out)
    return adopt(Tensor, status, out)
end

"""
    trunc!(out::TensorLike, a::TensorLike)

`trunc` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function trunc!(out::TensorLike, a::TensorLike)
    done(Raw.tp_trunc_out(a, out))
    return out
end

"""
    trunc!(a::TensorLike)

`trunc` into a.

- `a`: a tensor whose dtype the result casts to
"""
function trunc!(a::TensorLike)
    done(Raw.tp_trunc_inplace(written(a)))
    return a
end

"""
    frac(a::TensorLike)

a - trunc(a), with the sign of a or 0; NaN for an infinity. For floating dtypes.

- `a`: a tensor
"""
function frac(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_frac(a, out)
    return adopt(Tensor, status, out)
end

"""
    frac!(out::TensorLike, a::TensorLike)

`frac` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function frac!(out::TensorLike, a::TensorLike)
    done(Raw.tp_frac_out(a, out))
    return out
end

"""
    frac!(a::TensorLike)

`frac` into a.

- `a`: a tensor whose dtype the result casts to
"""
function frac!(a::TensorLike)
    done(Raw.tp_frac_inplace(written(a)))
    return a
end

"""
    cumsum(a::TensorLike, dim::Integer; dtype=nothing)

Cumulative sum along a dimension. Floats accumulate in f64, every result is rounded once; integers wrap.

- `a`: a tensor
- `dim`: a dimension
- `dtype`: what elements are converted to first, and that of the results; 0 for that of the elements, which is i64 for bool and integers (but u64 for u64). Not bool
"""
function cumsum(a::TensorLike, dim::Integer; dtype=nothing)
    out = slot(Tensor)
    status = Raw.tp_cumsum(a, dim, dtype_code(dtype), out)
    return adopt(Tensor, status, out)
end

"""
    cumsum!(out::TensorLike, a::TensorLike, dim::Integer; dtype=nothing)

`cumsum` into a given tensor.

- `out`: a tensor of the same sizes whose dtype the result casts to; a itself, or apart from it
- `a`: a tensor
- `dim`: a dimension
- `dtype`: what elements are converted to first, and that of the results; 0 for that of the elements, which is i64 for bool and integers (but u64 for u64). Not bool
"""
function cumsum!(out::TensorLike, a::TensorLike, dim::Integer; dtype=nothing)
    done(Raw.tp_cumsum_out(a, dim, dtype_code(dtype), out))
    return out
end

"""
    cumsum!(a::TensorLike, dim::Integer)

`cumsum` in place. Integers wrap to their own dtype. PyTorch's `dtype` is refused here: the tensor has one.

- `a`: a tensor, not of bool
- `dim`: a dimension
"""
function cumsum!(a::TensorLike, dim::Integer)
    done(Raw.tp_cumsum_inplace(written(a), dim))
    return a
end

"""
    cumprod(a::TensorLike, dim::Integer; dtype=nothing)

Cumulative product along a dimension. Floats accumulate in f64, every result is rounded once; integers wrap.

- `a`: a tensor
- `dim`: a dimension
- `dtype`: what elements are converted to first, and that of the results; 0 for that of the elements, which is i64 for bool and integers (but u64 for u64). Not bool
"""
function cumprod(a::TensorLike, dim::Integer; dtype=nothing)
    out = slot(Tensor)
    status = Raw.tp_cumprod(a, dim, dtype_code(dtype), out)
    return adopt(Tensor, status, out)
end

"""
    cumprod!(out::TensorLike, a::TensorLike, dim::Integer; dtype=nothing)

`cumprod` into a given tensor.

- `out`: a tensor of the same sizes whose dtype the result casts to; a itself, or apart from it
- `a`: a tensor
- `dim`: a dimension
- `dtype`: what elements are converted to first, and that of the results; 0 for that of the elements, which is i64 for bool and integers (but u64 for u64). Not bool
"""
function cumprod!(out::TensorLike, a::TensorLike, dim::Integer; dtype=nothing)
    done(Raw.tp_cumprod_out(a, dim, dtype_code(dtype), out))
    return out
end

"""
    cumprod!(a::TensorLike, dim::Integer)

`cumprod` in place. Integers wrap to their own dtype.

- `a`: a tensor, not of bool
- `dim`: a dimension
"""
function cumprod!(a::TensorLike, dim::Integer)
    done(Raw.tp_cumprod_inplace(written(a), dim))
    return a
end

"""
    cummax(a::TensorLike, dim::Integer)

Largest element so far along a dimension and its last index. Every NaN takes the place of what was before it, and stays until the next one. Refused for complex.

- `a`: a tensor
- `dim`: a dimension
"""
function cummax(a::TensorLike, dim::Integer)
    values = slot(Tensor)
    indices = slot(Tensor)
    status = Raw.tp_cummax(a, dim, values, indices)
    return adopt_both(status, values, indices)
end

"""
    cummax!(values::TensorLike, indices::TensorLike, a::TensorLike, dim::Integer)

`cummax` into given tensors, apart from each other.

- `values`: a tensor of the same sizes whose dtype the result casts to; a itself, or apart from it
- `indices`: an i64 tensor of the same sizes, apart from a
- `a`: a tensor
- `dim`: a dimension
"""
function cummax!(values::TensorLike, indices::TensorLike, a::TensorLike, dim::Integer)
    done(Raw.tp_cummax_out(a, dim, values, indices))
    return values, indices
end

"""
    cummin(a::TensorLike, dim::Integer)

Smallest element so far along a dimension and its last index. Every NaN takes the place of what was before it, and stays until the next one. Refused for complex.

- `a`: a tensor
- `dim`: a dimension
"""
function cummin(a::TensorLike, dim::Integer)
    values = slot(Tensor)
    indices = slot(Tensor)
    status = Raw.tp_cummin(a, dim, values, indices)
    return adopt_both(status, values, indices)
end

"""
    cummin!(values::TensorLike, indices::TensorLike, a::TensorLike, dim::Integer)

`cummin` into given tensors, apart from each other.

- `values`: a tensor of the same sizes whose dtype the result casts to; a itself, or apart from it
- `indices`: an i64 tensor of the same sizes, apart from a
- `a`: a tensor
- `dim`: a dimension
"""
function cummin!(values::TensorLike, indices::TensorLike, a::TensorLike, dim::Integer)
    done(Raw.tp_cummin_out(a, dim, values, indices))
    return values, indices
end

"""
    scatter(a::TensorLike, dim::Integer, index::TensorLike, src::TensorLike)

A copy of a tensor with elements of another one written to it.

- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: tensor of a's rank, not larger than src in any dimension, nor than a in the others; without elements, of any shape
- `src`: tensor of a's dtype
"""
function scatter(a::TensorLike, dim::Integer, index::TensorLike, src::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_scatter(a, dim, index, src, out)
    return adopt(Tensor, status, out)
end

"""
    scatter!(out::TensorLike, a::TensorLike, dim::Integer, index::TensorLike, src::TensorLike)

`scatter` into a given tensor.

- `out`: a tensor of a's sizes and dtype
- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: as for `scatter`
- `src`: tensor of a's dtype
"""
function scatter!(out::TensorLike, a::TensorLike, dim::Integer, index::TensorLike, src::TensorLike)
    done(Raw.tp_scatter_out(a, dim, index, src, out))
    return out
end

"""
    scatter!(a::TensorLike, dim::Integer, index::TensorLike, src::TensorLike)

`scatter` to the tensor itself.

- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: as for `scatter`
- `src`: tensor of a's dtype
"""
function scatter!(a::TensorLike, dim::Integer, index::TensorLike, src::TensorLike)
    done(Raw.tp_scatter_inplace(written(a), dim, index, src))
    return a
end

"""
    scatter(a::TensorLike, dim::Integer, index::TensorLike, value::Number)

A copy of a tensor with one value written to many places.

- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: as for `scatter`
- `value`: converted as `tp_tensor_set` does
"""
function scatter(a::TensorLike, dim::Integer, index::TensorLike, value::Number)
    out = slot(Tensor)
    status = Raw.tp_scatter_scalar(a, dim, index, number(value), out)
    return adopt(Tensor, status, out)
end

"""
    scatter!(a::TensorLike, dim::Integer, index::TensorLike, value::Number)

`scatter` to the tensor itself.

- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: as for `scatter`
- `value`: converted as `tp_tensor_set` does
"""
function scatter!(a::TensorLike, dim::Integer, index::TensorLike, value::Number)
    done(Raw.tp_scatter_scalar_inplace(written(a), dim, index, number(value)))
    return a
end

"""
    scatter_add(a::TensorLike, dim::Integer, index::TensorLike, src::TensorLike)

A copy of a tensor with elements of another one added to it.

- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: as for `scatter`
- `src`: tensor of a's dtype
"""
function scatter_add(a::TensorLike, dim::Integer, index::TensorLike, src::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_scatter_add(a, dim, index, src, out)
    return adopt(Tensor, status, out)
end

"""
    scatter_add!(out::TensorLike, a::TensorLike, dim::Integer, index::TensorLike, src::TensorLike)

`scatter_add` into a given tensor.

- `out`: a tensor of a's sizes and dtype
- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: as for `scatter`
- `src`: tensor of a's dtype
"""
function scatter_add!(out::TensorLike, a::TensorLike, dim::Integer, index::TensorLike, src::TensorLike)
    done(Raw.tp_scatter_add_out(a, dim, index, src, out))
    return out
end

"""
    scatter_add!(a::TensorLike, dim::Integer, index::TensorLike, src::TensorLike)

`scatter_add` to the tensor itself.

- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: as for `scatter`
- `src`: tensor of a's dtype
"""
function scatter_add!(a::TensorLike, dim::Integer, index::TensorLike, src::TensorLike)
    done(Raw.tp_scatter_add_inplace(written(a), dim, index, src))
    return a
end

"""
    scatter_add(a::TensorLike, dim::Integer, index::TensorLike, value::Number)

A copy of a tensor with one value added to it in many places.

- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: as for `scatter`
- `value`: converted as `tp_tensor_set` does
"""
function scatter_add(a::TensorLike, dim::Integer, index::TensorLike, value::Number)
    out = slot(Tensor)
    status = Raw.tp_scatter_add_scalar(a, dim, index, number(value), out)
    return adopt(Tensor, status, out)
end

"""
    scatter_add!(a::TensorLike, dim::Integer, index::TensorLike, value::Number)

`scatter_add` to the tensor itself.

- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: as for `scatter`
- `value`: converted as `tp_tensor_set` does
"""
function scatter_add!(a::TensorLike, dim::Integer, index::TensorLike, value::Number)
    done(Raw.tp_scatter_add_scalar_inplace(written(a), dim, index, number(value)))
    return a
end

"""
    scatter_mul(a::TensorLike, dim::Integer, index::TensorLike, src::TensorLike)

A copy of a tensor with elements of another one multiplied into it.

- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: as for `scatter`
- `src`: tensor of a's dtype
"""
function scatter_mul(a::TensorLike, dim::Integer, index::TensorLike, src::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_scatter_mul(a, dim, index, src, out)
    return adopt(Tensor, status, out)
end

"""
    scatter_mul!(out::TensorLike, a::TensorLike, dim::Integer, index::TensorLike, src::TensorLike)

`scatter_mul` into a given tensor.

- `out`: a tensor of a's sizes and dtype
- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: as for `scatter`
- `src`: tensor of a's dtype
"""
function scatter_mul!(out::TensorLike, a::TensorLike, dim::Integer, index::TensorLike, src::TensorLike)
    done(Raw.tp_scatter_mul_out(a, dim, index, src, out))
    return out
end

"""
    scatter_mul!(a::TensorLike, dim::Integer, index::TensorLike, src::TensorLike)

`scatter_mul` to the tensor itself.

- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: as for `scatter`
- `src`: tensor of a's dtype
"""
function scatter_mul!(a::TensorLike, dim::Integer, index::TensorLike, src::TensorLike)
    done(Raw.tp_scatter_mul_inplace(written(a), dim, index, src))
    return a
end

"""
    scatter_mul(a::TensorLike, dim::Integer, index::TensorLike, value::Number)

A copy of a tensor with one value multiplied into it in many places.

- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: as for `scatter`
- `value`: converted as `tp_tensor_set` does
"""
function scatter_mul(a::TensorLike, dim::Integer, index::TensorLike, value::Number)
    out = slot(Tensor)
    status = Raw.tp_scatter_mul_scalar(a, dim, index, number(value), out)
    return adopt(Tensor, status, out)
end

"""
    scatter_mul!(a::TensorLike, dim::Integer, index::TensorLike, value::Number)

`scatter_mul` to the tensor itself.

- `a`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: as for `scatter`
- `value`: converted as `tp_tensor_set` does
"""
function scatter_mul!(a::TensorLike, dim::Integer, index::TensorLike, value::Number)
    done(Raw.tp_scatter_mul_scalar_inplace(written(a), dim, index, number(value)))
    return a
end

"""
    left_shift(a::TensorLike, b::TensorLike)

Bits of a moved up by b places. For integers. A count that is negative, or not below the width of the result's dtype, moves every bit out: 0. A tensor b of rank 0 that does not widen the result is converted to its dtype first.

- `a`: a tensor
- `b`: a tensor
"""
function left_shift(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_left_shift(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    left_shift!(out::TensorLike, a::TensorLike, b::TensorLike)

`left_shift` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function left_shift!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_left_shift_out(a, b, out))
    return out
end

"""
    left_shift!(a::TensorLike, b::TensorLike)

`left_shift` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function left_shift!(a::TensorLike, b::TensorLike)
    done(Raw.tp_left_shift_inplace(written(a), b))
    return a
end

"""
    left_shift(a::TensorLike, b::Number)

`left_shift` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function left_shift(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_left_shift_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    left_shift!(out::TensorLike, a::TensorLike, b::Number)

`left_shift` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function left_shift!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_left_shift_scalar_out(a, number(b), out))
    return out
end

"""
    left_shift!(a::TensorLike, b::Number)

`left_shift` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function left_shift!(a::TensorLike, b::Number)
    done(Raw.tp_left_shift_scalar_inplace(written(a), number(b)))
    return a
end

"""
    right_shift(a::TensorLike, b::TensorLike)

Bits of a moved down by b places, the sign repeated. For integers. A count that is negative, or not below the width of the result's dtype, moves every bit out: 0, or -1 for a negative number. A tensor b of rank 0 that does not widen the result is converted to its dtype first.

- `a`: a tensor
- `b`: a tensor
"""
function right_shift(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_right_shift(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    right_shift!(out::TensorLike, a::TensorLike, b::TensorLike)

`right_shift` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be a or b itself
- `a`: a tensor
- `b`: a tensor
"""
function right_shift!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_right_shift_out(a, b, out))
    return out
end

"""
    right_shift!(a::TensorLike, b::TensorLike)

`right_shift` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
"""
function right_shift!(a::TensorLike, b::TensorLike)
    done(Raw.tp_right_shift_inplace(written(a), b))
    return a
end

"""
    right_shift(a::TensorLike, b::Number)

`right_shift` with a number, which does not widen a tensor of its category.

- `a`: a tensor
- `b`: a number
"""
function right_shift(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_right_shift_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    right_shift!(out::TensorLike, a::TensorLike, b::Number)

`right_shift` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
- `b`: a number
"""
function right_shift!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_right_shift_scalar_out(a, number(b), out))
    return out
end

"""
    right_shift!(a::TensorLike, b::Number)

`right_shift` into a.

- `a`: a tensor whose dtype the result casts to
- `b`: a number
"""
function right_shift!(a::TensorLike, b::Number)
    done(Raw.tp_right_shift_scalar_inplace(written(a), number(b)))
    return a
end

"""
    softmax(a::TensorLike, dim::Integer; dtype=nothing)

Exponentials along a dimension, divided by their sum. The largest element is taken from all first, so that none overflows. All results are NaN where an element is NaN or +infinity, or all are -infinity. Refused for complex, and for bool and integers without a dtype.

- `a`: a tensor
- `dim`: a dimension
- `dtype`: the dtype that elements are converted to first, and that of the results; 0 for that of the elements
"""
function softmax(a::TensorLike, dim::Integer; dtype=nothing)
    out = slot(Tensor)
    status = Raw.tp_softmax(a, dim, dtype_code(dtype), out)
    return adopt(Tensor, status, out)
end

"""
    softmax!(out::TensorLike, a::TensorLike, dim::Integer; dtype=nothing)

`softmax` into a given tensor.

- `out`: a tensor of the same sizes whose dtype the result casts to; a itself, or apart from it
- `a`: a tensor
- `dim`: a dimension
- `dtype`: the dtype that elements are converted to first, and that of the results; 0 for that of the elements
"""
function softmax!(out::TensorLike, a::TensorLike, dim::Integer; dtype=nothing)
    done(Raw.tp_softmax_out(a, dim, dtype_code(dtype), out))
    return out
end

"""
    log_softmax(a::TensorLike, dim::Integer; dtype=nothing)

Logarithm of `softmax`, without its loss of small results.

- `a`: a tensor
- `dim`: a dimension
- `dtype`: the dtype that elements are converted to first, and that of the results; 0 for that of the elements
"""
function log_softmax(a::TensorLike, dim::Integer; dtype=nothing)
    out = slot(Tensor)
    status = Raw.tp_log_softmax(a, dim, dtype_code(dtype), out)
    return adopt(Tensor, status, out)
end

"""
    log_softmax!(out::TensorLike, a::TensorLike, dim::Integer; dtype=nothing)

`log_softmax` into a given tensor.

- `out`: a tensor of the same sizes whose dtype the result casts to; a itself, or apart from it
- `a`: a tensor
- `dim`: a dimension
- `dtype`: the dtype that elements are converted to first, and that of the results; 0 for that of the elements
"""
function log_softmax!(out::TensorLike, a::TensorLike, dim::Integer; dtype=nothing)
    done(Raw.tp_log_softmax_out(a, dim, dtype_code(dtype), out))
    return out
end

"""
    erf(a::TensorLike)

Error function of a: 2/sqrt(pi) times the integral of e^-t^2 from 0 to a. Error: f32 1, f64 2. The sign of a zero stays; infinities give 1 and -1.

- `a`: a tensor
"""
function erf(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_erf(a, out)
    return adopt(Tensor, status, out)
end

"""
    erf!(out::TensorLike, a::TensorLike)

`erf` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function erf!(out::TensorLike, a::TensorLike)
    done(Raw.tp_erf_out(a, out))
    return out
end

"""
    erf!(a::TensorLike)

`erf` into a.

- `a`: a tensor whose dtype the result casts to
"""
function erf!(a::TensorLike)
    done(Raw.tp_erf_inplace(written(a)))
    return a
end

"""
    erfc(a::TensorLike)

1 - erf(a), without the loss for large a. Error: 2, also where the result is subnormal. Infinities give 0 and 2.

- `a`: a tensor
"""
function erfc(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_erfc(a, out)
    return adopt(Tensor, status, out)
end

"""
    erfc!(out::TensorLike, a::TensorLike)

`erfc` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function erfc!(out::TensorLike, a::TensorLike)
    done(Raw.tp_erfc_out(a, out))
    return out
end

"""
    erfc!(a::TensorLike)

`erfc` into a.

- `a`: a tensor whose dtype the result casts to
"""
function erfc!(a::TensorLike)
    done(Raw.tp_erfc_inplace(written(a)))
    return a
end

"""
    lgamma(a::TensorLike)

Logarithm of the magnitude of the gamma function of a. Error: 2; of f64, where the result is below 1 in magnitude, which is near its zeros, 2^-52. Zeros, negative whole numbers and infinities give infinity.

- `a`: a tensor
"""
function lgamma(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_lgamma(a, out)
    return adopt(Tensor, status, out)
end

"""
    lgamma!(out::TensorLike, a::TensorLike)

`lgamma` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function lgamma!(out::TensorLike, a::TensorLike)
    done(Raw.tp_lgamma_out(a, out))
    return out
end

"""
    lgamma!(a::TensorLike)

`lgamma` into a.

- `a`: a tensor whose dtype the result casts to
"""
function lgamma!(a::TensorLike)
    done(Raw.tp_lgamma_inplace(written(a)))
    return a
end

"""
    digamma(a::TensorLike)

The slope of `lgamma` at a. Error: 2; of f64, where the result is below 1 in magnitude, which is near its zeros, 2^-51. 0 gives the infinity of the other sign; negative whole numbers and -infinity give NaN.

- `a`: a tensor
"""
function digamma(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_digamma(a, out)
    return adopt(Tensor, status, out)
end

"""
    digamma!(out::TensorLike, a::TensorLike)

`digamma` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function digamma!(out::TensorLike, a::TensorLike)
    done(Raw.tp_digamma_out(a, out))
    return out
end

"""
    digamma!(a::TensorLike)

`digamma` into a.

- `a`: a tensor whose dtype the result casts to
"""
function digamma!(a::TensorLike)
    done(Raw.tp_digamma_inplace(written(a)))
    return a
end

"""
    clamp(a::TensorLike, min::Union{TensorLike,Nothing}, max::Union{TensorLike,Nothing})

a, but no less than min and no more than max, which broadcast with it. Where min is above max, max; where any of the three is NaN, NaN. Refused for bool and complex.

- `a`: a tensor
- `min`: a tensor; NULL for no lower bound
- `max`: a tensor; NULL for no upper bound
"""
function clamp(a::TensorLike, min::Union{TensorLike,Nothing}, max::Union{TensorLike,Nothing})
    out = slot(Tensor)
    status = Raw.tp_clamp(a, optional(min), optional(max), out)
    return adopt(Tensor, status, out)
end

"""
    clamp!(out::TensorLike, a::TensorLike, min::Union{TensorLike,Nothing}, max::Union{TensorLike,Nothing})

`clamp` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be an operand itself
- `a`: a tensor
- `min`: a tensor; NULL for no lower bound
- `max`: a tensor; NULL for no upper bound
"""
function clamp!(out::TensorLike, a::TensorLike, min::Union{TensorLike,Nothing}, max::Union{TensorLike,Nothing})
    done(Raw.tp_clamp_out(a, optional(min), optional(max), out))
    return out
end

"""
    clamp!(a::TensorLike, min::Union{TensorLike,Nothing}, max::Union{TensorLike,Nothing})

`clamp` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `min`: a tensor; NULL for no lower bound
- `max`: a tensor; NULL for no upper bound
"""
function clamp!(a::TensorLike, min::Union{TensorLike,Nothing}, max::Union{TensorLike,Nothing})
    done(Raw.tp_clamp_inplace(written(a), optional(min), optional(max)))
    return a
end

"""
    clamp(a::TensorLike, min::Union{Number,Nothing}, max::Union{Number,Nothing})

`clamp` with numbers, which do not widen a tensor of their category. An integer that the result's dtype does not hold is no bound where it leaves all numbers of the dtype alone.

- `a`: a tensor
- `min`: a number; NULL for no lower bound
- `max`: a number; NULL for no upper bound
"""
function clamp(a::TensorLike, min::Union{Number,Nothing}, max::Union{Number,Nothing})
    out = slot(Tensor)
    status = Raw.tp_clamp_scalar(a, number(min), number(max), out)
    return adopt(Tensor, status, out)
end

"""
    clamp!(out::TensorLike, a::TensorLike, min::Union{Number,Nothing}, max::Union{Number,Nothing})

`clamp` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be an operand itself
- `a`: a tensor
- `min`: a number; NULL for no lower bound
- `max`: a number; NULL for no upper bound
"""
function clamp!(out::TensorLike, a::TensorLike, min::Union{Number,Nothing}, max::Union{Number,Nothing})
    done(Raw.tp_clamp_scalar_out(a, number(min), number(max), out))
    return out
end

"""
    clamp!(a::TensorLike, min::Union{Number,Nothing}, max::Union{Number,Nothing})

`clamp` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `min`: a number; NULL for no lower bound
- `max`: a number; NULL for no upper bound
"""
function clamp!(a::TensorLike, min::Union{Number,Nothing}, max::Union{Number,Nothing})
    done(Raw.tp_clamp_scalar_inplace(written(a), number(min), number(max)))
    return a
end

"""
    lerp(a::TensorLike, b::TensorLike, weight::TensorLike)

The number between a and b that weight says: a where weight is 0, b where it is 1. Computed from the nearer end, as a + weight (b - a) for a weight of magnitude below 1/2, else as b - (1 - weight) (b - a), each step rounded. For floating and complex dtypes.

- `a`: a tensor
- `b`: a tensor
- `weight`: a tensor
"""
function lerp(a::TensorLike, b::TensorLike, weight::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_lerp(a, b, weight, out)
    return adopt(Tensor, status, out)
end

"""
    lerp!(out::TensorLike, a::TensorLike, b::TensorLike, weight::TensorLike)

`lerp` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be an operand itself
- `a`: a tensor
- `b`: a tensor
- `weight`: a tensor
"""
function lerp!(out::TensorLike, a::TensorLike, b::TensorLike, weight::TensorLike)
    done(Raw.tp_lerp_out(a, b, weight, out))
    return out
end

"""
    lerp!(a::TensorLike, b::TensorLike, weight::TensorLike)

`lerp` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
- `weight`: a tensor
"""
function lerp!(a::TensorLike, b::TensorLike, weight::TensorLike)
    done(Raw.tp_lerp_inplace(written(a), b, weight))
    return a
end

"""
    lerp(a::TensorLike, b::TensorLike, weight::Number)

`lerp` with a number for the weight, which does not widen the tensors.

- `a`: a tensor
- `b`: a tensor
- `weight`: a number without imaginary part, unless the tensors are complex
"""
function lerp(a::TensorLike, b::TensorLike, weight::Number)
    out = slot(Tensor)
    status = Raw.tp_lerp_scalar(a, b, number(weight), out)
    return adopt(Tensor, status, out)
end

"""
    lerp!(out::TensorLike, a::TensorLike, b::TensorLike, weight::Number)

`lerp` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be an operand itself
- `a`: a tensor
- `b`: a tensor
- `weight`: a number without imaginary part, unless the tensors are complex
"""
function lerp!(out::TensorLike, a::TensorLike, b::TensorLike, weight::Number)
    done(Raw.tp_lerp_scalar_out(a, b, number(weight), out))
    return out
end

"""
    lerp!(a::TensorLike, b::TensorLike, weight::Number)

`lerp` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
- `weight`: a number without imaginary part, unless the tensors are complex
"""
function lerp!(a::TensorLike, b::TensorLike, weight::Number)
    done(Raw.tp_lerp_scalar_inplace(written(a), b, number(weight)))
    return a
end

"""
    addcmul(a::TensorLike, b::TensorLike, c::TensorLike; value=nothing)

a + value b c, the product from the left, each step rounded. Integers wrap. Refused for bool.

- `a`: a tensor
- `b`: a tensor
- `c`: a tensor
- `value`: a number, which does not widen the tensors: an integer for integers; NULL for 1
"""
function addcmul(a::TensorLike, b::TensorLike, c::TensorLike; value=nothing)
    out = slot(Tensor)
    status = Raw.tp_addcmul(a, b, c, number(value), out)
    return adopt(Tensor, status, out)
end

"""
    addcmul!(out::TensorLike, a::TensorLike, b::TensorLike, c::TensorLike; value=nothing)

`addcmul` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be an operand itself
- `a`: a tensor
- `b`: a tensor
- `c`: a tensor
- `value`: a number, which does not widen the tensors: an integer for integers; NULL for 1
"""
function addcmul!(out::TensorLike, a::TensorLike, b::TensorLike, c::TensorLike; value=nothing)
    done(Raw.tp_addcmul_out(a, b, c, number(value), out))
    return out
end

"""
    addcmul!(a::TensorLike, b::TensorLike, c::TensorLike; value=nothing)

`addcmul` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
- `c`: a tensor
- `value`: a number, which does not widen the tensors: an integer for integers; NULL for 1
"""
function addcmul!(a::TensorLike, b::TensorLike, c::TensorLike; value=nothing)
    done(Raw.tp_addcmul_inplace(written(a), b, c, number(value)))
    return a
end

"""
    addcdiv(a::TensorLike, b::TensorLike, c::TensorLike; value=nothing)

a + value b / c, from the left, each step rounded. For floating and complex dtypes. Refused where b and c are integers, even if a is not: convert one of them to say which quotient is meant.

- `a`: a tensor
- `b`: a tensor
- `c`: a tensor
- `value`: a number, which does not widen the tensors; NULL for 1
"""
function addcdiv(a::TensorLike, b::TensorLike, c::TensorLike; value=nothing)
    out = slot(Tensor)
    status = Raw.tp_addcdiv(a, b, c, number(value), out)
    return adopt(Tensor, status, out)
end

"""
    addcdiv!(out::TensorLike, a::TensorLike, b::TensorLike, c::TensorLike; value=nothing)

`addcdiv` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be an operand itself
- `a`: a tensor
- `b`: a tensor
- `c`: a tensor
- `value`: a number, which does not widen the tensors; NULL for 1
"""
function addcdiv!(out::TensorLike, a::TensorLike, b::TensorLike, c::TensorLike; value=nothing)
    done(Raw.tp_addcdiv_out(a, b, c, number(value), out))
    return out
end

"""
    addcdiv!(a::TensorLike, b::TensorLike, c::TensorLike; value=nothing)

`addcdiv` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `b`: a tensor
- `c`: a tensor
- `value`: a number, which does not widen the tensors; NULL for 1
"""
function addcdiv!(a::TensorLike, b::TensorLike, c::TensorLike; value=nothing)
    done(Raw.tp_addcdiv_inplace(written(a), b, c, number(value)))
    return a
end

"""
    masked_fill(a::TensorLike, mask::TensorLike, value::TensorLike)

a, but value where mask is true. The mask broadcasts with a; the result has a's dtype.

- `a`: a tensor
- `mask`: a bool tensor
- `value`: a tensor of rank 0, converted to a's dtype; no complex one for a real a
"""
function masked_fill(a::TensorLike, mask::TensorLike, value::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_masked_fill(a, mask, value, out)
    return adopt(Tensor, status, out)
end

"""
    masked_fill!(out::TensorLike, a::TensorLike, mask::TensorLike, value::TensorLike)

`masked_fill` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be an operand itself
- `a`: a tensor
- `mask`: a bool tensor
- `value`: a tensor of rank 0, converted to a's dtype; no complex one for a real a
"""
function masked_fill!(out::TensorLike, a::TensorLike, mask::TensorLike, value::TensorLike)
    done(Raw.tp_masked_fill_out(a, mask, value, out))
    return out
end

"""
    masked_fill!(a::TensorLike, mask::TensorLike, value::TensorLike)

`masked_fill` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `mask`: a bool tensor
- `value`: a tensor of rank 0, converted to a's dtype; no complex one for a real a
"""
function masked_fill!(a::TensorLike, mask::TensorLike, value::TensorLike)
    done(Raw.tp_masked_fill_inplace(written(a), mask, value))
    return a
end

"""
    masked_fill(a::TensorLike, mask::TensorLike, value::Number)

`masked_fill` with a number, converted as `fill!` does.

- `a`: a tensor
- `mask`: a bool tensor
- `value`: a number
"""
function masked_fill(a::TensorLike, mask::TensorLike, value::Number)
    out = slot(Tensor)
    status = Raw.tp_masked_fill_scalar(a, mask, number(value), out)
    return adopt(Tensor, status, out)
end

"""
    masked_fill!(out::TensorLike, a::TensorLike, mask::TensorLike, value::Number)

`masked_fill` into a given tensor.

- `out`: a tensor of the result's sizes whose dtype the result casts to; may be an operand itself
- `a`: a tensor
- `mask`: a bool tensor
- `value`: a number
"""
function masked_fill!(out::TensorLike, a::TensorLike, mask::TensorLike, value::Number)
    done(Raw.tp_masked_fill_scalar_out(a, mask, number(value), out))
    return out
end

"""
    masked_fill!(a::TensorLike, mask::TensorLike, value::Number)

`masked_fill` into a.

- `a`: a tensor of the result's sizes whose dtype the result casts to
- `mask`: a bool tensor
- `value`: a number
"""
function masked_fill!(a::TensorLike, mask::TensorLike, value::Number)
    done(Raw.tp_masked_fill_scalar_inplace(written(a), mask, number(value)))
    return a
end

"""
    sin(a::TensorLike)

Sine of a, in radians. Error: f32 1, f64 2. Angles of any size are reduced exactly. The sign of a zero stays; an infinity gives NaN.

- `a`: a tensor
"""
function sin(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_sin(a, out)
    return adopt(Tensor, status, out)
end

"""
    sin!(out::TensorLike, a::TensorLike)

`sin` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function sin!(out::TensorLike, a::TensorLike)
    done(Raw.tp_sin_out(a, out))
    return out
end

"""
    sin!(a::TensorLike)

`sin` into a.

- `a`: a tensor whose dtype the result casts to
"""
function sin!(a::TensorLike)
    done(Raw.tp_sin_inplace(written(a)))
    return a
end

"""
    cos(a::TensorLike)

Cosine of a, in radians. Error: f32 1, f64 2. Angles of any size are reduced exactly. An infinity gives NaN.

- `a`: a tensor
"""
function cos(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_cos(a, out)
    return adopt(Tensor, status, out)
end

"""
    cos!(out::TensorLike, a::TensorLike)

`cos` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function cos!(out::TensorLike, a::TensorLike)
    done(Raw.tp_cos_out(a, out))
    return out
end

"""
    cos!(a::TensorLike)

`cos` into a.

- `a`: a tensor whose dtype the result casts to
"""
function cos!(a::TensorLike)
    done(Raw.tp_cos_inplace(written(a)))
    return a
end

"""
    tan(a::TensorLike)

Tangent of a, in radians. Error: 2. Angles of any size are reduced exactly. The sign of a zero stays; an infinity gives NaN.

- `a`: a tensor
"""
function tan(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_tan(a, out)
    return adopt(Tensor, status, out)
end

"""
    tan!(out::TensorLike, a::TensorLike)

`tan` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function tan!(out::TensorLike, a::TensorLike)
    done(Raw.tp_tan_out(a, out))
    return out
end

"""
    tan!(a::TensorLike)

`tan` into a.

- `a`: a tensor whose dtype the result casts to
"""
function tan!(a::TensorLike)
    done(Raw.tp_tan_inplace(written(a)))
    return a
end

"""
    asin(a::TensorLike)

Arc sine of a, from -pi/2 to pi/2. Error: 2. The sign of a zero stays; a real number outside [-1, 1] gives NaN.

- `a`: a tensor
"""
function asin(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_asin(a, out)
    return adopt(Tensor, status, out)
end

"""
    asin!(out::TensorLike, a::TensorLike)

`asin` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function asin!(out::TensorLike, a::TensorLike)
    done(Raw.tp_asin_out(a, out))
    return out
end

"""
    asin!(a::TensorLike)

`asin` into a.

- `a`: a tensor whose dtype the result casts to
"""
function asin!(a::TensorLike)
    done(Raw.tp_asin_inplace(written(a)))
    return a
end

"""
    acos(a::TensorLike)

Arc cosine of a, from 0 to pi. Error: 2. acos(1) is +0; a real number outside [-1, 1] gives NaN.

- `a`: a tensor
"""
function acos(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_acos(a, out)
    return adopt(Tensor, status, out)
end

"""
    acos!(out::TensorLike, a::TensorLike)

`acos` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function acos!(out::TensorLike, a::TensorLike)
    done(Raw.tp_acos_out(a, out))
    return out
end

"""
    acos!(a::TensorLike)

`acos` into a.

- `a`: a tensor whose dtype the result casts to
"""
function acos!(a::TensorLike)
    done(Raw.tp_acos_inplace(written(a)))
    return a
end

"""
    atan(a::TensorLike)

Arc tangent of a, from -pi/2 to pi/2, which infinities give. Error: 2. The sign of a zero stays.

- `a`: a tensor
"""
function atan(a::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_atan(a, out)
    return adopt(Tensor, status, out)
end

"""
    atan!(out::TensorLike, a::TensorLike)

`atan` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor
"""
function atan!(out::TensorLike, a::TensorLike)
    done(Raw.tp_atan_out(a, out))
    return out
end

"""
    atan!(a::TensorLike)

`atan` into a.

- `a`: a tensor whose dtype the result casts to
"""
function atan!(a::TensorLike)
    done(Raw.tp_atan_inplace(written(a)))
    return a
end

"""
    atan2(a::TensorLike, b::TensorLike)

Angle of the point (b, a), from -pi to pi: that of a / b in the quadrant that the signs of both say, also of zeros and infinities: a zero over a negative number or -0 is pi with a's sign, two infinities are pi/4 or 3 pi/4. Error: 2. Refused for complex.

- `a`: a tensor: ordinates
- `b`: a tensor of a broadcastable size: abscissas
"""
function atan2(a::TensorLike, b::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_atan2(a, b, out)
    return adopt(Tensor, status, out)
end

"""
    atan2!(out::TensorLike, a::TensorLike, b::TensorLike)

`atan2` into a given tensor.

- `out`: a tensor of the broadcast sizes whose dtype the result casts to; may be an operand itself
- `a`: a tensor: ordinates
- `b`: a tensor: abscissas
"""
function atan2!(out::TensorLike, a::TensorLike, b::TensorLike)
    done(Raw.tp_atan2_out(a, b, out))
    return out
end

"""
    atan2!(a::TensorLike, b::TensorLike)

`atan2` into a.

- `a`: a tensor: ordinates, of the broadcast sizes and of a dtype that the result casts to
- `b`: a tensor: abscissas
"""
function atan2!(a::TensorLike, b::TensorLike)
    done(Raw.tp_atan2_inplace(written(a), b))
    return a
end

"""
    atan2(a::TensorLike, b::Number)

`atan2` with a number.

- `a`: a tensor: ordinates
- `b`: a number: the abscissa
"""
function atan2(a::TensorLike, b::Number)
    out = slot(Tensor)
    status = Raw.tp_atan2_scalar(a, number(b), out)
    return adopt(Tensor, status, out)
end

"""
    atan2!(out::TensorLike, a::TensorLike, b::Number)

`atan2` into a given tensor.

- `out`: a tensor of a's sizes whose dtype the result casts to; may be a itself
- `a`: a tensor: ordinates
- `b`: a number: the abscissa
"""
function atan2!(out::TensorLike, a::TensorLike, b::Number)
    done(Raw.tp_atan2_scalar_out(a, number(b), out))
    return out
end

"""
    atan2!(a::TensorLike, b::Number)

`atan2` into a.

- `a`: a tensor: ordinates, of a dtype that the result casts to
- `b`: a number: the abscissa
"""
function atan2!(a::TensorLike, b::Number)
    done(Raw.tp_atan2_scalar_inplace(written(a), number(b)))
    return a
end

"""
    empty(sizes, dtype::Type; device_type=0, device_index=0, format=0)

Makes a tensor of uninitialised elements.

- `sizes`: sizes
- `dtype`: element type
- `device_type`: a device type; 0 is CPU
- `device_index`: its index
- `format`: a memory format that fits the rank; 0 is contiguous
"""
function empty(sizes, dtype::Type; device_type=0, device_index=0, format=0)
    sizes = list(sizes)
    out = slot(Tensor)
    status = Raw.tp_empty(sizes, length(sizes), dtype_code(dtype), device_type, device_index, format, out)
    return adopt(Tensor, status, out)
end

"""
    empty_strided(sizes, strides, dtype::Type; device_type=0, device_index=0)

Makes a tensor of uninitialised elements with given strides, in a storage that just holds them. Element 0 of every dimension is at the offset that the negative strides need.

- `sizes`: sizes
- `strides`: strides, one for each size
- `dtype`: element type
- `device_type`: a device type; 0 is CPU
- `device_index`: its index
"""
function empty_strided(sizes, strides, dtype::Type; device_type=0, device_index=0)
    sizes = list(sizes)
    strides = list(strides)
    of_one_length(sizes, strides)
    out = slot(Tensor)
    status = Raw.tp_empty_strided(sizes, strides, length(sizes), dtype_code(dtype), device_type, device_index, out)
    return adopt(Tensor, status, out)
end

"""
    empty_like(like::TensorLike; format=0)

Makes a tensor of uninitialised elements as large as another, with its dtype and device.

- `like`: a tensor
- `format`: a memory format; 0 is preserve
"""
function empty_like(like::TensorLike; format=0)
    out = slot(Tensor)
    status = Raw.tp_empty_like(like, format, out)
    return adopt(Tensor, status, out)
end

"""
    zeros(sizes, dtype::Type; device_type=0, device_index=0)

Makes a tensor of zeros.

- `sizes`: sizes
- `dtype`: element type
- `device_type`: a device type; 0 is CPU
- `device_index`: its index
"""
function zeros(sizes, dtype::Type; device_type=0, device_index=0)
    sizes = list(sizes)
    out = slot(Tensor)
    status = Raw.tp_zeros(sizes, length(sizes), dtype_code(dtype), device_type, device_index, out)
    return adopt(Tensor, status, out)
end

"""
    ones(sizes, dtype::Type; device_type=0, device_index=0)

Makes a tensor of ones.

- `sizes`: sizes
- `dtype`: element type
- `device_type`: a device type; 0 is CPU
- `device_index`: its index
"""
function ones(sizes, dtype::Type; device_type=0, device_index=0)
    sizes = list(sizes)
    out = slot(Tensor)
    status = Raw.tp_ones(sizes, length(sizes), dtype_code(dtype), device_type, device_index, out)
    return adopt(Tensor, status, out)
end

"""
    full(sizes, value::Number, dtype::Type; device_type=0, device_index=0)

Makes a tensor of one value, converted as `tp_tensor_set` does.

- `sizes`: sizes
- `value`: the value
- `dtype`: element type
- `device_type`: a device type; 0 is CPU
- `device_index`: its index
"""
function full(sizes, value::Number, dtype::Type; device_type=0, device_index=0)
    sizes = list(sizes)
    out = slot(Tensor)
    status = Raw.tp_full(sizes, length(sizes), number(value), dtype_code(dtype), device_type, device_index, out)
    return adopt(Tensor, status, out)
end

"""
    arange(start::Number, stop::Number, step::Number, dtype::Type; device_type=0, device_index=0)

Makes start, start + step, ... below end (above it for a negative step). Integer arguments are computed as integers, exactly; others in f64.

- `start`: first value
- `stop`: bound, not included
- `step`: distance, not 0
- `dtype`: element type; not bool, not complex
- `device_type`: a device type; 0 is CPU
- `device_index`: its index
"""
function arange(start::Number, stop::Number, step::Number, dtype::Type; device_type=0, device_index=0)
    out = slot(Tensor)
    status = Raw.tp_arange(number(start), number(stop), number(step), dtype_code(dtype), device_type, device_index, out)
    return adopt(Tensor, status, out)
end

"""
    linspace(start::Real, stop::Real, n::Integer, dtype::Type; device_type=0, device_index=0)

Makes n values from start to end, both included exactly, evenly spaced, computed in f64 from the nearer end, the middle one from the last.

- `start`: first value
- `stop`: last value
- `n`: their number
- `dtype`: element type; not bool, not complex
- `device_type`: a device type; 0 is CPU
- `device_index`: its index
"""
function linspace(start::Real, stop::Real, n::Integer, dtype::Type; device_type=0, device_index=0)
    out = slot(Tensor)
    status = Raw.tp_linspace(start, stop, n, dtype_code(dtype), device_type, device_index, out)
    return adopt(Tensor, status, out)
end

"""
    eye(rows::Integer, columns::Integer, dtype::Type; device_type=0, device_index=0)

Makes a matrix with ones on the main diagonal and zeros elsewhere.

- `rows`: rows
- `columns`: columns
- `dtype`: element type
- `device_type`: a device type; 0 is CPU
- `device_index`: its index
"""
function eye(rows::Integer, columns::Integer, dtype::Type; device_type=0, device_index=0)
    out = slot(Tensor)
    status = Raw.tp_eye(rows, columns, dtype_code(dtype), device_type, device_index, out)
    return adopt(Tensor, status, out)
end

"""
    scalar_tensor(value::Number, dtype::Type; device_type=0, device_index=0)

Makes a tensor of rank 0.

- `value`: the value
- `dtype`: element type; 0 takes the scalar's
- `device_type`: a device type; 0 is CPU
- `device_index`: its index
"""
function scalar_tensor(value::Number, dtype::Type; device_type=0, device_index=0)
    out = slot(Tensor)
    status = Raw.tp_scalar_tensor(number(value), dtype_code(dtype), device_type, device_index, out)
    return adopt(Tensor, status, out)
end

"""
    as_strided(tensor::TensorLike, sizes, strides; offset=Raw.TP_OFFSET_KEEP)

Views the storage with any sizes, strides and offset. The lowest and the highest byte reached must lie in the storage.

- `tensor`: a tensor
- `sizes`: sizes
- `strides`: strides, may be 0 or negative
- `offset`: first element in the storage; `TP_OFFSET_KEEP` keeps the tensor's
"""
function as_strided(tensor::TensorLike, sizes, strides; offset=Raw.TP_OFFSET_KEEP)
    sizes = list(sizes)
    strides = list(strides)
    of_one_length(sizes, strides)
    out = slot(Tensor)
    status = Raw.tp_as_strided(tensor, sizes, strides, length(sizes), offset, out)
    return adopt(Tensor, status, out)
end

"""
    view(tensor::TensorLike, sizes)

Views the same elements with other sizes, never copying.

- `tensor`: a tensor
- `sizes`: sizes of the same number of elements; one may be -1
"""
function view(tensor::TensorLike, sizes)
    sizes = list(sizes)
    out = slot(Tensor)
    status = Raw.tp_view(tensor, sizes, length(sizes), out)
    return adopt(Tensor, status, out)
end

"""
    reshape(tensor::TensorLike, sizes)

As `view` where strides allow it, else a contiguous copy.

- `tensor`: a tensor
- `sizes`: sizes of the same number of elements; one may be -1
"""
function reshape(tensor::TensorLike, sizes)
    sizes = list(sizes)
    out = slot(Tensor)
    status = Raw.tp_reshape(tensor, sizes, length(sizes), out)
    return adopt(Tensor, status, out)
end

"""
    flatten(tensor::TensorLike; start_dim=0, end_dim=-1)

Merges a run of dimensions into one, as `reshape` does. A tensor of rank 0 gets rank 1.

- `tensor`: a tensor
- `start_dim`: first dimension
- `end_dim`: last dimension, included
"""
function flatten(tensor::TensorLike; start_dim=0, end_dim=-1)
    out = slot(Tensor)
    status = Raw.tp_flatten(tensor, start_dim, end_dim, out)
    return adopt(Tensor, status, out)
end

"""
    unflatten(tensor::TensorLike, dim::Integer, sizes)

Splits a dimension into several.

- `tensor`: a tensor
- `dim`: a dimension; negative counts from the end
- `sizes`: sizes whose product is that of dim; one may be -1
"""
function unflatten(tensor::TensorLike, dim::Integer, sizes)
    sizes = list(sizes)
    out = slot(Tensor)
    status = Raw.tp_unflatten(tensor, dim, sizes, length(sizes), out)
    return adopt(Tensor, status, out)
end

"""
    select(tensor::TensorLike, dim::Integer, index::Integer)

Takes one index of a dimension, which goes away.

- `tensor`: a tensor
- `dim`: a dimension; negative counts from the end
- `index`: an index; negative counts from the end
"""
function select(tensor::TensorLike, dim::Integer, index::Integer)
    out = slot(Tensor)
    status = Raw.tp_select(tensor, dim, index, out)
    return adopt(Tensor, status, out)
end

"""
    slice(tensor::TensorLike, dim::Integer, start::Integer, stop::Integer; step=1)

Takes every step-th index from start up to stop, not included. Bounds outside are clamped, negative ones count from the end. A negative step walks down.

- `tensor`: a tensor
- `dim`: a dimension; negative counts from the end
- `start`: first index, or `TP_SLICE_OPEN` for the end the step starts from
- `stop`: bound, or `TP_SLICE_OPEN`
- `step`: distance, not 0
"""
function slice(tensor::TensorLike, dim::Integer, start::Integer, stop::Integer; step=1)
    out = slot(Tensor)
    status = Raw.tp_slice(tensor, dim, start, stop, step, out)
    return adopt(Tensor, status, out)
end

"""
    narrow(tensor::TensorLike, dim::Integer, start::Integer, length::Integer)

Takes length indices from start on. Nothing is clamped.

- `tensor`: a tensor
- `dim`: a dimension; negative counts from the end
- `start`: first index; negative counts from the end
- `length`: their number
"""
function narrow(tensor::TensorLike, dim::Integer, start::Integer, length::Integer)
    out = slot(Tensor)
    status = Raw.tp_narrow(tensor, dim, start, length, out)
    return adopt(Tensor, status, out)
end

"""
    transpose(tensor::TensorLike, dim0::Integer, dim1::Integer)

Swaps two dimensions.

- `tensor`: a tensor
- `dim0`: a dimension
- `dim1`: a dimension
"""
function transpose(tensor::TensorLike, dim0::Integer, dim1::Integer)
    out = slot(Tensor)
    status = Raw.tp_transpose(tensor, dim0, dim1, out)
    return adopt(Tensor, status, out)
end

"""
    t(tensor::TensorLike)

Transposes a matrix; a vector or a tensor of rank 0 stays as it is.

- `tensor`: a tensor of rank 2 at most
"""
function t(tensor::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_t(tensor, out)
    return adopt(Tensor, status, out)
end

"""
    permute(tensor::TensorLike, dims)

Reorders the dimensions: dimension i of the result is dims[i].

- `tensor`: a tensor
- `dims`: every dimension once
"""
function permute(tensor::TensorLike, dims)
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_permute(tensor, dims, length(dims), out)
    return adopt(Tensor, status, out)
end

"""
    movedim(tensor::TensorLike, source, destination)

Moves dimensions to new places; the others keep their order.

- `tensor`: a tensor
- `source`: dimensions, each once
- `destination`: their places, each once
"""
function movedim(tensor::TensorLike, source, destination)
    source = list(source)
    destination = list(destination)
    of_one_length(source, destination)
    out = slot(Tensor)
    status = Raw.tp_movedim(tensor, source, destination, length(source), out)
    return adopt(Tensor, status, out)
end

"""
    squeeze(tensor::TensorLike; dims=())

Drops dimensions of size 1. A named dimension of another size stays.

- `tensor`: a tensor
- `dims`: dimensions to look at; n = 0 is all of them
"""
function squeeze(tensor::TensorLike; dims=())
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_squeeze(tensor, dims, length(dims), out)
    return adopt(Tensor, status, out)
end

"""
    unsqueeze(tensor::TensorLike, dim::Integer)

Inserts a dimension of size 1.

- `tensor`: a tensor
- `dim`: its place, from -rank-1 to rank
"""
function unsqueeze(tensor::TensorLike, dim::Integer)
    out = slot(Tensor)
    status = Raw.tp_unsqueeze(tensor, dim, out)
    return adopt(Tensor, status, out)
end

"""
    expand(tensor::TensorLike, sizes)

Grows dimensions of size 1 with stride 0, and adds leading ones. Writing to the result: see the guide on views.

- `tensor`: a tensor
- `sizes`: new sizes; -1 keeps one
"""
function expand(tensor::TensorLike, sizes)
    sizes = list(sizes)
    out = slot(Tensor)
    status = Raw.tp_expand(tensor, sizes, length(sizes), out)
    return adopt(Tensor, status, out)
end

"""
    diagonal(tensor::TensorLike; offset=0, dim0=0, dim1=1)

Takes the elements whose indices in two dimensions differ by offset, as the last dimension.

- `tensor`: a tensor
- `offset`: dim1's index less dim0's
- `dim0`: a dimension
- `dim1`: another dimension
"""
function diagonal(tensor::TensorLike; offset=0, dim0=0, dim1=1)
    out = slot(Tensor)
    status = Raw.tp_diagonal(tensor, offset, dim0, dim1, out)
    return adopt(Tensor, status, out)
end

"""
    unfold(tensor::TensorLike, dim::Integer, size::Integer, step::Integer)

Takes all runs of size indices of a dimension, step apart; a run is the last dimension.

- `tensor`: a tensor
- `dim`: a dimension; negative counts from the end
- `size`: indices in a run, at most those of dim
- `step`: distance of the runs, at least 1
"""
function unfold(tensor::TensorLike, dim::Integer, size::Integer, step::Integer)
    out = slot(Tensor)
    status = Raw.tp_unfold(tensor, dim, size, step, out)
    return adopt(Tensor, status, out)
end

"""
    split(tensor::TensorLike, piece::Integer, dim::Integer)

Cuts a dimension into pieces of a size; the last may be shorter.

- `tensor`: a tensor
- `piece`: size of a piece, at least 1 (0 for a dimension of size 0)
- `dim`: a dimension; negative counts from the end
"""
function split(tensor::TensorLike, piece::Integer, dim::Integer)
    return made_each() do out, capacity, count
        Raw.tp_split(tensor, piece, dim, out, capacity, count)
    end
end

"""
    chunk(tensor::TensorLike, pieces::Integer, dim::Integer)

Cuts a dimension into a number of pieces of equal size, the last shorter; there may be fewer.

- `tensor`: a tensor
- `pieces`: pieces wanted, at least 1
- `dim`: a dimension; negative counts from the end
"""
function chunk(tensor::TensorLike, pieces::Integer, dim::Integer)
    return made_each() do out, capacity, count
        Raw.tp_chunk(tensor, pieces, dim, out, capacity, count)
    end
end

"""
    unbind(tensor::TensorLike, dim::Integer)

Takes every index of a dimension, as `select` does.

- `tensor`: a tensor
- `dim`: a dimension; negative counts from the end
"""
function unbind(tensor::TensorLike, dim::Integer)
    return made_each() do out, capacity, count
        Raw.tp_unbind(tensor, dim, out, capacity, count)
    end
end

"""
    flip(tensor::TensorLike, dims)

Reverses dimensions. A view: strides turn negative.

- `tensor`: a tensor
- `dims`: dimensions, each once
"""
function flip(tensor::TensorLike, dims)
    dims = list(dims)
    out = slot(Tensor)
    status = Raw.tp_flip(tensor, dims, length(dims), out)
    return adopt(Tensor, status, out)
end

"""
    real(tensor::TensorLike)

Views the real parts of a complex tensor; a real tensor is viewed as it is.

- `tensor`: a tensor
"""
function real(tensor::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_real(tensor, out)
    return adopt(Tensor, status, out)
end

"""
    imag(tensor::TensorLike)

Views the imaginary parts of a complex tensor.

- `tensor`: a complex tensor
"""
function imag(tensor::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_imag(tensor, out)
    return adopt(Tensor, status, out)
end

"""
    view_dtype(tensor::TensorLike, dtype::Type)

Reads the same bytes as another element type, without a copy. For another size of element the last dimension must have stride 1 and be divisible, as must the other strides and the offset.

- `tensor`: a tensor
- `dtype`: an element type
"""
function view_dtype(tensor::TensorLike, dtype::Type)
    out = slot(Tensor)
    status = Raw.tp_view_dtype(tensor, dtype_code(dtype), out)
    return adopt(Tensor, status, out)
end

"""
    alias(tensor::TensorLike)

Makes another tensor that is the same view of the same bytes.

- `tensor`: a tensor
"""
function alias(tensor::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_alias(tensor, out)
    return adopt(Tensor, status, out)
end

"""
    detach(tensor::TensorLike)

As `alias`, without gradient history. Shares bytes and version.

- `tensor`: a tensor
"""
function detach(tensor::TensorLike)
    out = slot(Tensor)
    status = Raw.tp_detach(tensor, out)
    return adopt(Tensor, status, out)
end

"""
    contiguous(tensor::TensorLike; format=0)

Gives the tensor itself (one more reference) if it is laid out in the format, else a copy that is.

- `tensor`: a tensor
- `format`: a memory format that fits the rank; 0 is contiguous
"""
function contiguous(tensor::TensorLike; format=0)
    out = slot(Tensor)
    status = Raw.tp_contiguous(apart(tensor), format, out)
    return adopt(Tensor, status, out)
end

"""
    clone(tensor::TensorLike; format=0)

Copies to new bytes of version 0. With preserve, a non-overlapping dense layout keeps its strides and anything else becomes dense in the order of its strides.

- `tensor`: a tensor
- `format`: a memory format that fits the rank; 0 is preserve
"""
function clone(tensor::TensorLike; format=0)
    out = slot(Tensor)
    status = Raw.tp_clone(tensor, format, out)
    return adopt(Tensor, status, out)
end

"""
    to(tensor::TensorLike; dtype=nothing, device_type=0, device_index=0, format=0, copy=false)

Converts element type, device and layout. Gives the tensor itself (one more reference) if nothing changes and copy is 0.

- `tensor`: a tensor
- `dtype`: an element type; 0 keeps it
- `device_type`: a device type; 0 keeps the device
- `device_index`: its index
- `format`: a memory format; 0 is preserve
- `copy`: non-zero always copies
"""
function to(tensor::TensorLike; dtype=nothing, device_type=0, device_index=0, format=0, copy=false)
    out = slot(Tensor)
    status = Raw.tp_to(apart(tensor), dtype_code(dtype), device_type, device_index, format, copy, out)
    return adopt(Tensor, status, out)
end

"""
    copy!(tensor::TensorLike, source::TensorLike)

Writes the elements of a source, broadcast and converted, each rounded once. A float out of an integer's range saturates and NaN gives 0; integers wrap; complex to real drops the imaginary part. Source and destination may overlap. A self-overlapping destination gets bytes of its own first. Bumps the version.

- `tensor`: the destination
- `source`: a tensor that broadcasts to it
"""
function copy!(tensor::TensorLike, source::TensorLike)
    done(Raw.tp_copy_inplace(written(tensor), source))
    return tensor
end

"""
    repeat(tensor::TensorLike, repeats)

Copies a tensor side by side. Leading dimensions are added as `expand` does.

- `tensor`: a tensor
- `repeats`: times in each dimension
"""
function repeat(tensor::TensorLike, repeats)
    repeats = list(repeats)
    out = slot(Tensor)
    status = Raw.tp_repeat(tensor, repeats, length(repeats), out)
    return adopt(Tensor, status, out)
end

end # module
