// The derivative of every operator: one row each, in the order of
// kernels/operators.h. A row that is missing does not compile.
//
// Note [Saved sets]: what a row saves decides which writes are refused later,
// so it is as little as the formula needs, and for an operator that PyTorch has
// too, what it saves there. The mean's formula needs sizes alone, but the peer
// keeps its operand and so refuses writes to it; so does this.
#pragma once

// D(operator, what is saved for the gradient of the first input, the second,
//   the third and those behind it, formula); kNoGradient refuses an input
//   behind the second
// C(operator, why its results are constant where they have a derivative)
// N(operator, why there is no derivative)
#define TP_FOR_EACH_DERIVATIVE(D, C, N)                                        \
  D(Add, 0, 0, 0, add)                                                         \
  D(Sub, 0, 0, 0, sub)                                                         \
  D(Mul, kB, kA, 0, mul)                                                       \
  D(Div, kB, kA | kB, 0, div)                                                  \
  C(FloorDivide, "a whole number between its jumps")                           \
  C(TruncDivide, "a whole number between its jumps")                           \
  D(Remainder, 0, kA | kB, 0, remainder)                                       \
  D(Fmod, 0, kA | kB, 0, fmod)                                                 \
  D(Pow, kA | kB, kA | kB | kResult, 0, pow)                                   \
  D(Hypot, kA | kResult, kB | kResult, 0, hypot)                               \
  D(Maximum, kA | kB, kA | kB, 0, maximum)                                     \
  D(Minimum, kA | kB, kA | kB, 0, minimum)                                     \
  C(Eq, "a truth value")                                                       \
  C(Ne, "a truth value")                                                       \
  C(Lt, "a truth value")                                                       \
  C(Le, "a truth value")                                                       \
  C(Gt, "a truth value")                                                       \
  C(Ge, "a truth value")                                                       \
  C(LogicalAnd, "a truth value")                                               \
  C(LogicalOr, "a truth value")                                                \
  C(LogicalXor, "a truth value")                                               \
  C(BitwiseAnd, "of integers")                                                 \
  C(BitwiseOr, "of integers")                                                  \
  C(BitwiseXor, "of integers")                                                 \
  C(LeftShift, "of integers")                                                  \
  C(RightShift, "of integers")                                                 \
  D(Atan2, kA | kB, kA | kB, 0, atan2)                                         \
  D(TanhBackward, kB, kA | kB, 0, tanh_backward)                               \
  D(SigmoidBackward, kB, kA | kB, 0, sigmoid_backward)                         \
  C(LogicalNot, "a truth value")                                               \
  C(BitwiseNot, "of integers")                                                 \
  D(Neg, 0, 0, 0, neg)                                                         \
  D(Abs, kA, 0, 0, abs)                                                        \
  D(Relu, kResult, 0, 0, relu)                                                 \
  D(Sqrt, kResult, 0, 0, sqrt)                                                 \
  D(Exp, kResult, 0, 0, exp)                                                   \
  D(Exp2, kResult, 0, 0, exp2)                                                 \
  D(Expm1, kResult, 0, 0, expm1)                                               \
  D(Log, kA, 0, 0, log)                                                        \
  D(Log2, kA, 0, 0, log2)                                                      \
  D(Log10, kA, 0, 0, log10)                                                    \
  D(Log1p, kA, 0, 0, log1p)                                                    \
  D(Cbrt, kResult, 0, 0, cbrt)                                                 \
  D(Sinh, kA, 0, 0, sinh)                                                      \
  D(Cosh, kA, 0, 0, cosh)                                                      \
  D(Tanh, kResult, 0, 0, tanh)                                                 \
  D(Asinh, kA, 0, 0, asinh)                                                    \
  D(Acosh, kA, 0, 0, acosh)                                                    \
  D(Atanh, kA, 0, 0, atanh)                                                    \
  D(Square, kA, 0, 0, square)                                                  \
  D(Reciprocal, kResult, 0, 0, reciprocal)                                     \
  D(Rsqrt, kResult, 0, 0, rsqrt)                                               \
  D(Sigmoid, kResult, 0, 0, sigmoid)                                           \
  D(Sign, 0, 0, 0, zero)                                                       \
  D(Floor, 0, 0, 0, zero)                                                      \
  D(Ceil, 0, 0, 0, zero)                                                       \
  D(Round, 0, 0, 0, zero)                                                      \
  D(Trunc, 0, 0, 0, zero)                                                      \
  D(Frac, 0, 0, 0, frac)                                                       \
  D(Sin, kA, 0, 0, sin)                                                        \
  D(Cos, kA, 0, 0, cos)                                                        \
  D(Tan, kResult, 0, 0, tan)                                                   \
  D(Asin, kA, 0, 0, asin)                                                      \
  D(Acos, kA, 0, 0, acos)                                                      \
  D(Atan, kA, 0, 0, atan)                                                      \
  D(Erf, kA, 0, 0, erf)                                                        \
  D(Erfc, kA, 0, 0, erfc)                                                      \
  D(Lgamma, kA, 0, 0, lgamma)                                                  \
  N(Digamma,                                                                   \
    "it takes the trigamma function, which the library does not have")         \
  C(IsNan, "a truth value")                                                    \
  C(IsInf, "a truth value")                                                    \
  C(IsFinite, "a truth value")                                                 \
  D(Conj, 0, 0, 0, copy)                                                       \
  D(Angle, 0, 0, 0, zero)                                                      \
  D(Silu, kA, 0, 0, silu)                                                      \
  D(Gelu, kA, 0, 0, gelu)                                                      \
  D(GeluTanh, kA, 0, 0, gelu_tanh)                                             \
  D(LeakyRelu, kA, 0, 0, leaky_relu)                                           \
  D(Elu, kA, 0, 0, elu)                                                        \
  D(Softplus, kA, 0, 0, softplus)                                              \
  D(NanToNum, kA, 0, 0, nan_to_num)                                            \
  D(Clamp, kA | kB | kC, kA | kB | kC, kA | kB | kC, clamp)                    \
  D(Lerp, kC, kC, kA | kB, lerp)                                               \
  D(Addcmul, 0, kC, kB, addcmul)                                               \
  D(Addcdiv, 0, kC, kB | kC, addcdiv)                                          \
  D(MaskedFill, kB, 0, kB, masked_fill)                                        \
  D(Sum, 0, 0, 0, sum)                                                         \
  D(Prod, kA | kResult, 0, 0, prod)                                            \
  D(Mean, kA, 0, 0, mean)                                                      \
  D(Max, kA | kResult, 0, 0, extreme)                                          \
  D(Min, kA | kResult, 0, 0, extreme)                                          \
  C(Any, "a truth value")                                                      \
  C(All, "a truth value")                                                      \
  C(CountNonzero, "a number of terms")                                         \
  D(Logsumexp, kA | kResult, 0, 0, logsumexp)                                  \
  C(Argmax, "an index")                                                        \
  C(Argmin, "an index")                                                        \
  D(MaxDim, kSecond, 0, 0, chosen)                                             \
  D(MinDim, kSecond, 0, 0, chosen)                                             \
  D(Aminmax, kA | kResult | kSecond, 0, 0, aminmax)                            \
  D(Var, kA, 0, 0, var)                                                        \
  D(Std, kA | kResult, 0, 0, std)                                              \
  D(Cumsum, 0, 0, 0, cumsum)                                                   \
  D(Cumprod, kA | kResult, 0, 0, cumprod)                                      \
  D(Cummax, kSecond, 0, 0, scanned)                                            \
  D(Cummin, kSecond, 0, 0, scanned)                                            \
  D(Softmax, kResult, 0, 0, softmax)                                           \
  D(LogSoftmax, kResult, 0, 0, log_softmax)                                    \
  D(Scatter, kB, 0, kB, scatter)                                               \
  D(ScatterAdd, 0, 0, kB, scatter_add)                                         \
  N(ScatterMul, "PyTorch has no derivative of a product of scattered terms")   \
  D(Tril, 0, 0, 0, tril)                                                       \
  D(Triu, 0, 0, 0, triu)                                                       \
  D(Norm, kA | kResult, 0, 0, norm)                                            \
  D(Where, 0, kA, kA, where)                                                   \
  D(Fill, 0, 0, 0, zero)                                                       \
  D(Copy, 0, 0, 0, copy)                                                       \
  D(Cat, 0, 0, 0, cat)                                                         \
  D(Stack, 0, 0, 0, stack)                                                     \
  D(Matmul, kB, kA, 0, matmul)                                                 \
  D(Dot, kB, kA, 0, dot)                                                       \
  D(Outer, kB, kA, 0, outer)                                                   \
  D(Addmm, 0, kC, kB, addmm)                                                   \
  D(Baddbmm, 0, kC, kB, addmm)                                                 \
  D(Linear, kB, kA, 0, linear)                                                 \
  D(IndexSelect, kB, 0, 0, index_select)                                       \
  D(Gather, kB, 0, 0, gather)                                                  \
  D(MaskedSelect, kB, 0, 0, masked_select)                                     \
  D(Take, kB, 0, 0, take)                                                      \
  D(Roll, 0, 0, 0, roll)                                                       \
  D(Repeat, 0, 0, 0, repeat)                                                   \
  C(OneHot, "of indices")                                                      \
  D(Embedding, kB, 0, 0, embedding)                                            \
  C(Uniform, "drawn anew")                                                     \
  C(Normal, "drawn anew")                                                      \
  C(Randint, "drawn anew")                                                     \
  C(Bernoulli, "drawn anew")                                                   \
  N(Dropout,                                                                   \
    "the public functions record it as a product with what was drawn")         \
  D(LayerNorm, kA | kB, kA, 0, layer_norm)                                     \
  D(MseLoss, kA | kB, kA | kB, 0, mse_loss)                                    \
  D(NllLoss, kB | kC, 0, kNoGradient, nll_loss)                                \
  N(CrossEntropy, "the public functions record it as what it is made of")      \
  N(Sgd, "a step is taken between graphs: call it where nothing is recorded")  \
  N(Adam, "a step is taken between graphs: call it where nothing is recorded") \
  N(AdamW,                                                                     \
    "a step is taken between graphs: call it where nothing is "                \
    "recorded")
