// Code generated from docs/api/tensorplay.json. DO NOT EDIT.

package tensorplay

import "tensorplay/raw"

// SetRequiresGrad is tp_tensor_set_requires_grad. Makes a tensor without
// history a leaf that requires gradients, or ends that. Nothing of its family
// (views of it, and what it is a view of) may be written in place while
// history is recorded.
//
//   - required: true or false
func (tensor *Tensor) SetRequiresGrad(required bool) error {
	call := begin("tp_tensor_set_requires_grad")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TensorSetRequiresGrad(tensorHandle, flag(required)))
}

// RetainGrad is tp_tensor_retain_grad. Asks a tensor with a history to keep
// its gradient, as leaves do: a copy, which later passes add to. Written in
// place it keeps that of its new value, but for two cases that end the
// keeping: it overlapped itself and got bytes of its own, or a hook on its
// own gradient writes it. Written through another tensor of the same bytes it
// keeps that of the old value; asked anew, what it is used for from then on
// counts, as it does for hooks and for Gradients by such a tensor: ask before
// use.
func (tensor *Tensor) RetainGrad() error {
	call := begin("tp_tensor_retain_grad")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TensorRetainGrad(tensorHandle))
}

// Grad is tp_tensor_grad_get. The gradient that a tensor has gathered. Later
// passes add to it in place.
func (tensor *Tensor) Grad() (*Tensor, error) {
	call := begin("tp_tensor_grad_get")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.TensorGradGet(tensorHandle))
}

// SetGrad is tp_tensor_grad_set. Replaces the gradient of a leaf that
// requires gradients, or of a tensor that retains its own.
//
//   - gradient: of its shape, dtype and device; it is retained, not copied.
//     nil drops what there is
func (tensor *Tensor) SetGrad(gradient *Tensor) error {
	call := begin("tp_tensor_grad_set")
	tensorHandle := call.tensor(tensor, 1)
	gradientHandle := call.optional(gradient, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TensorGradSet(tensorHandle, gradientHandle))
}

// ZeroGrad is tp_tensor_grad_zero. Writes zeros over the gradient, if there
// is one.
func (tensor *Tensor) ZeroGrad() error {
	call := begin("tp_tensor_grad_zero")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TensorGradZero(tensorHandle))
}

// FillInPlace is tp_fill_inplace. Sets every element to a value, converted as
// Set does.
//
//   - value: the value
func (a *Tensor) FillInPlace(value Scalar) error {
	call := begin("tp_fill_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.FillInplace(aHandle, value.raw))
}

// ZeroInPlace is tp_zero_inplace. Sets every element to 0.
func (a *Tensor) ZeroInPlace() error {
	call := begin("tp_zero_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ZeroInplace(aHandle))
}

// LeakyRelu is tp_leaky_relu. a where it is above 0, else negative_slope a.
// For floating dtypes.
//
//   - negativeSlope: a number; Default for 0.01
func (a *Tensor) LeakyRelu(negativeSlope Scalar) (*Tensor, error) {
	call := begin("tp_leaky_relu")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.LeakyRelu(aHandle, negativeSlope.raw))
}

// LeakyReluOut is tp_leaky_relu_out. LeakyRelu into a given tensor.
//
//   - negativeSlope: a number; Default for 0.01
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) LeakyReluOut(negativeSlope Scalar, out *Tensor) error {
	call := begin("tp_leaky_relu_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LeakyReluOut(aHandle, negativeSlope.raw, outHandle))
}

// LeakyReluInPlace is tp_leaky_relu_inplace. LeakyRelu into a.
//
//   - negativeSlope: a number; Default for 0.01
func (a *Tensor) LeakyReluInPlace(negativeSlope Scalar) error {
	call := begin("tp_leaky_relu_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LeakyReluInplace(aHandle, negativeSlope.raw))
}

// Elu is tp_elu. scale a where a is above 0, else scale alpha (e^(input_scale
// a) - 1); selu with its alpha and scale. For floating dtypes.
//
//   - alpha: a number; Default for 1
//   - scale: a number; Default for 1
//   - inputScale: a number; Default for 1
func (a *Tensor) Elu(alpha, scale, inputScale Scalar) (*Tensor, error) {
	call := begin("tp_elu")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Elu(aHandle, alpha.raw, scale.raw, inputScale.raw))
}

// EluOut is tp_elu_out. Elu into a given tensor.
//
//   - alpha: a number; Default for 1
//   - scale: a number; Default for 1
//   - inputScale: a number; Default for 1
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) EluOut(alpha, scale, inputScale Scalar, out *Tensor) error {
	call := begin("tp_elu_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.EluOut(aHandle, alpha.raw, scale.raw, inputScale.raw, outHandle))
}

// EluInPlace is tp_elu_inplace. Elu into a.
//
//   - alpha: a number; Default for 1
//   - scale: a number; Default for 1
//   - inputScale: a number; Default for 1
func (a *Tensor) EluInPlace(alpha, scale, inputScale Scalar) error {
	call := begin("tp_elu_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.EluInplace(aHandle, alpha.raw, scale.raw, inputScale.raw))
}

// Softplus is tp_softplus. log(1 + e^(beta a)) / beta, or a where beta a is
// above threshold. For floating dtypes.
//
//   - beta: a number; Default for 1
//   - threshold: a number; Default for 20
func (a *Tensor) Softplus(beta, threshold Scalar) (*Tensor, error) {
	call := begin("tp_softplus")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Softplus(aHandle, beta.raw, threshold.raw))
}

// SoftplusOut is tp_softplus_out. Softplus into a given tensor.
//
//   - beta: a number; Default for 1
//   - threshold: a number; Default for 20
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) SoftplusOut(beta, threshold Scalar, out *Tensor) error {
	call := begin("tp_softplus_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SoftplusOut(aHandle, beta.raw, threshold.raw, outHandle))
}

// SoftplusInPlace is tp_softplus_inplace. Softplus into a.
//
//   - beta: a number; Default for 1
//   - threshold: a number; Default for 20
func (a *Tensor) SoftplusInPlace(beta, threshold Scalar) error {
	call := begin("tp_softplus_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SoftplusInplace(aHandle, beta.raw, threshold.raw))
}

// Silu is tp_silu. a / (1 + e^-a), also called swish. NaN for -infinity. For
// floating and complex dtypes.
func (a *Tensor) Silu() (*Tensor, error) {
	call := begin("tp_silu")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Silu(aHandle))
}

// SiluOut is tp_silu_out. Silu into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) SiluOut(out *Tensor) error {
	call := begin("tp_silu_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SiluOut(aHandle, outHandle))
}

// SiluInPlace is tp_silu_inplace. Silu into a.
func (a *Tensor) SiluInPlace() error {
	call := begin("tp_silu_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SiluInplace(aHandle))
}

// Gelu is tp_gelu. a times the chance that a normal number is below a: a (1 +
// erf(a / sqrt(2))) / 2, computed so that negative numbers lose no digits.
// NaN for -infinity. For floating dtypes. PyTorch's `approximate="tanh"` is
// GeluTanh.
func (a *Tensor) Gelu() (*Tensor, error) {
	call := begin("tp_gelu")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Gelu(aHandle))
}

// GeluOut is tp_gelu_out. Gelu into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) GeluOut(out *Tensor) error {
	call := begin("tp_gelu_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.GeluOut(aHandle, outHandle))
}

// GeluInPlace is tp_gelu_inplace. Gelu into a.
func (a *Tensor) GeluInPlace() error {
	call := begin("tp_gelu_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.GeluInplace(aHandle))
}

// GeluTanh is tp_gelu_tanh. The approximation a (1 + tanh(sqrt(2 / pi) (a +
// 0.044715 a^3))) / 2 of Gelu, an operator of its own; computed so that
// negative numbers lose no digits. NaN for -infinity. For floating dtypes.
func (a *Tensor) GeluTanh() (*Tensor, error) {
	call := begin("tp_gelu_tanh")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.GeluTanh(aHandle))
}

// GeluTanhOut is tp_gelu_tanh_out. GeluTanh into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) GeluTanhOut(out *Tensor) error {
	call := begin("tp_gelu_tanh_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.GeluTanhOut(aHandle, outHandle))
}

// GeluTanhInPlace is tp_gelu_tanh_inplace. GeluTanh into a.
func (a *Tensor) GeluTanhInPlace() error {
	call := begin("tp_gelu_tanh_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.GeluTanhInplace(aHandle))
}

// Add is tp_add. a + b. Integers wrap. bool with bool gives i64. PyTorch's
// `alpha` is refused: Addcmul with a tensor of rank 0 that holds 1 adds value
// b.
//
//   - b: a tensor
func (a *Tensor) Add(b *Tensor) (*Tensor, error) {
	call := begin("tp_add")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Add(aHandle, bHandle))
}

// AddOut is tp_add_out. Add into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) AddOut(b, out *Tensor) error {
	call := begin("tp_add_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AddOut(aHandle, bHandle, outHandle))
}

// AddInPlace is tp_add_inplace. Add into a.
//
//   - b: a tensor
func (a *Tensor) AddInPlace(b *Tensor) error {
	call := begin("tp_add_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AddInplace(aHandle, bHandle))
}

// AddScalar is tp_add_scalar. Add with a number, which does not widen a
// tensor of its category.
//
//   - b: a number
func (a *Tensor) AddScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_add_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.AddScalar(aHandle, b.raw))
}

// AddScalarOut is tp_add_scalar_out. AddScalar into a given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) AddScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_add_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AddScalarOut(aHandle, b.raw, outHandle))
}

// AddScalarInPlace is tp_add_scalar_inplace. AddScalar into a.
//
//   - b: a number
func (a *Tensor) AddScalarInPlace(b Scalar) error {
	call := begin("tp_add_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AddScalarInplace(aHandle, b.raw))
}

// Sub is tp_sub. a - b. Integers wrap. bool with bool gives i64. PyTorch's
// `alpha` is refused, see Add.
//
//   - b: a tensor
func (a *Tensor) Sub(b *Tensor) (*Tensor, error) {
	call := begin("tp_sub")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Sub(aHandle, bHandle))
}

// SubOut is tp_sub_out. Sub into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) SubOut(b, out *Tensor) error {
	call := begin("tp_sub_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SubOut(aHandle, bHandle, outHandle))
}

// SubInPlace is tp_sub_inplace. Sub into a.
//
//   - b: a tensor
func (a *Tensor) SubInPlace(b *Tensor) error {
	call := begin("tp_sub_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SubInplace(aHandle, bHandle))
}

// SubScalar is tp_sub_scalar. Sub with a number, which does not widen a
// tensor of its category.
//
//   - b: a number
func (a *Tensor) SubScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_sub_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.SubScalar(aHandle, b.raw))
}

// SubScalarOut is tp_sub_scalar_out. SubScalar into a given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) SubScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_sub_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SubScalarOut(aHandle, b.raw, outHandle))
}

// SubScalarInPlace is tp_sub_scalar_inplace. SubScalar into a.
//
//   - b: a number
func (a *Tensor) SubScalarInPlace(b Scalar) error {
	call := begin("tp_sub_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SubScalarInplace(aHandle, b.raw))
}

// Mul is tp_mul. a * b. Integers wrap. bool with bool gives i64.
//
//   - b: a tensor
func (a *Tensor) Mul(b *Tensor) (*Tensor, error) {
	call := begin("tp_mul")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Mul(aHandle, bHandle))
}

// MulOut is tp_mul_out. Mul into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) MulOut(b, out *Tensor) error {
	call := begin("tp_mul_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MulOut(aHandle, bHandle, outHandle))
}

// MulInPlace is tp_mul_inplace. Mul into a.
//
//   - b: a tensor
func (a *Tensor) MulInPlace(b *Tensor) error {
	call := begin("tp_mul_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MulInplace(aHandle, bHandle))
}

// MulScalar is tp_mul_scalar. Mul with a number, which does not widen a
// tensor of its category.
//
//   - b: a number
func (a *Tensor) MulScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_mul_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.MulScalar(aHandle, b.raw))
}

// MulScalarOut is tp_mul_scalar_out. MulScalar into a given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) MulScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_mul_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MulScalarOut(aHandle, b.raw, outHandle))
}

// MulScalarInPlace is tp_mul_scalar_inplace. MulScalar into a.
//
//   - b: a number
func (a *Tensor) MulScalarInPlace(b Scalar) error {
	call := begin("tp_mul_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MulScalarInplace(aHandle, b.raw))
}

// Div is tp_div. a / b, true division: integers and bool give f32. PyTorch's
// `rounding_mode` is an operator of its own: FloorDivide or TruncDivide.
//
//   - b: a tensor
func (a *Tensor) Div(b *Tensor) (*Tensor, error) {
	call := begin("tp_div")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Div(aHandle, bHandle))
}

// DivOut is tp_div_out. Div into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) DivOut(b, out *Tensor) error {
	call := begin("tp_div_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.DivOut(aHandle, bHandle, outHandle))
}

// DivInPlace is tp_div_inplace. Div into a.
//
//   - b: a tensor
func (a *Tensor) DivInPlace(b *Tensor) error {
	call := begin("tp_div_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.DivInplace(aHandle, bHandle))
}

// DivScalar is tp_div_scalar. Div with a number, which does not widen a
// tensor of its category.
//
//   - b: a number
func (a *Tensor) DivScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_div_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.DivScalar(aHandle, b.raw))
}

// DivScalarOut is tp_div_scalar_out. DivScalar into a given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) DivScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_div_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.DivScalarOut(aHandle, b.raw, outHandle))
}

// DivScalarInPlace is tp_div_scalar_inplace. DivScalar into a.
//
//   - b: a number
func (a *Tensor) DivScalarInPlace(b Scalar) error {
	call := begin("tp_div_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.DivScalarInplace(aHandle, b.raw))
}

// Maximum is tp_maximum. The larger of a and b, element by element; NaN if
// either is. Of two zeros, b. Refused for complex.
//
//   - b: a tensor
func (a *Tensor) Maximum(b *Tensor) (*Tensor, error) {
	call := begin("tp_maximum")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Maximum(aHandle, bHandle))
}

// MaximumOut is tp_maximum_out. Maximum into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) MaximumOut(b, out *Tensor) error {
	call := begin("tp_maximum_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MaximumOut(aHandle, bHandle, outHandle))
}

// MaximumInPlace is tp_maximum_inplace. Maximum into a.
//
//   - b: a tensor
func (a *Tensor) MaximumInPlace(b *Tensor) error {
	call := begin("tp_maximum_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MaximumInplace(aHandle, bHandle))
}

// MaximumScalar is tp_maximum_scalar. Maximum with a number, which does not
// widen a tensor of its category.
//
//   - b: a number
func (a *Tensor) MaximumScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_maximum_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.MaximumScalar(aHandle, b.raw))
}

// MaximumScalarOut is tp_maximum_scalar_out. MaximumScalar into a given
// tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) MaximumScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_maximum_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MaximumScalarOut(aHandle, b.raw, outHandle))
}

// MaximumScalarInPlace is tp_maximum_scalar_inplace. MaximumScalar into a.
//
//   - b: a number
func (a *Tensor) MaximumScalarInPlace(b Scalar) error {
	call := begin("tp_maximum_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MaximumScalarInplace(aHandle, b.raw))
}

// Minimum is tp_minimum. The smaller of a and b, element by element; NaN if
// either is. Of two zeros, b. Refused for complex.
//
//   - b: a tensor
func (a *Tensor) Minimum(b *Tensor) (*Tensor, error) {
	call := begin("tp_minimum")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Minimum(aHandle, bHandle))
}

// MinimumOut is tp_minimum_out. Minimum into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) MinimumOut(b, out *Tensor) error {
	call := begin("tp_minimum_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MinimumOut(aHandle, bHandle, outHandle))
}

// MinimumInPlace is tp_minimum_inplace. Minimum into a.
//
//   - b: a tensor
func (a *Tensor) MinimumInPlace(b *Tensor) error {
	call := begin("tp_minimum_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MinimumInplace(aHandle, bHandle))
}

// MinimumScalar is tp_minimum_scalar. Minimum with a number, which does not
// widen a tensor of its category.
//
//   - b: a number
func (a *Tensor) MinimumScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_minimum_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.MinimumScalar(aHandle, b.raw))
}

// MinimumScalarOut is tp_minimum_scalar_out. MinimumScalar into a given
// tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) MinimumScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_minimum_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MinimumScalarOut(aHandle, b.raw, outHandle))
}

// MinimumScalarInPlace is tp_minimum_scalar_inplace. MinimumScalar into a.
//
//   - b: a number
func (a *Tensor) MinimumScalarInPlace(b Scalar) error {
	call := begin("tp_minimum_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MinimumScalarInplace(aHandle, b.raw))
}

// Isnan is tp_isnan. Whether a is NaN, as bool; of a complex number, whether
// either part is.
func (a *Tensor) Isnan() (*Tensor, error) {
	call := begin("tp_isnan")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Isnan(aHandle))
}

// IsnanOut is tp_isnan_out. Isnan into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) IsnanOut(out *Tensor) error {
	call := begin("tp_isnan_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.IsnanOut(aHandle, outHandle))
}

// IsnanInPlace is tp_isnan_inplace. Isnan into a.
func (a *Tensor) IsnanInPlace() error {
	call := begin("tp_isnan_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.IsnanInplace(aHandle))
}

// Isinf is tp_isinf. Whether a is an infinity, as bool; of a complex number,
// whether either part is.
func (a *Tensor) Isinf() (*Tensor, error) {
	call := begin("tp_isinf")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Isinf(aHandle))
}

// IsinfOut is tp_isinf_out. Isinf into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) IsinfOut(out *Tensor) error {
	call := begin("tp_isinf_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.IsinfOut(aHandle, outHandle))
}

// IsinfInPlace is tp_isinf_inplace. Isinf into a.
func (a *Tensor) IsinfInPlace() error {
	call := begin("tp_isinf_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.IsinfInplace(aHandle))
}

// Isfinite is tp_isfinite. Whether a is neither an infinity nor NaN, as bool;
// of a complex number, whether both parts are.
func (a *Tensor) Isfinite() (*Tensor, error) {
	call := begin("tp_isfinite")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Isfinite(aHandle))
}

// IsfiniteOut is tp_isfinite_out. Isfinite into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) IsfiniteOut(out *Tensor) error {
	call := begin("tp_isfinite_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.IsfiniteOut(aHandle, outHandle))
}

// IsfiniteInPlace is tp_isfinite_inplace. Isfinite into a.
func (a *Tensor) IsfiniteInPlace() error {
	call := begin("tp_isfinite_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.IsfiniteInplace(aHandle))
}

// NanToNum is tp_nan_to_num. a with numbers in place of NaN and of the
// infinities. Integers stay as they are. Refused for complex.
//
//   - nan: a number in place of NaN; Default for 0
//   - posinf: a number in place of infinity; Default for the largest finite
//     one of the dtype
//   - neginf: a number in place of -infinity; Default for the lowest finite
//     one
func (a *Tensor) NanToNum(nan, posinf, neginf Scalar) (*Tensor, error) {
	call := begin("tp_nan_to_num")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.NanToNum(aHandle, nan.raw, posinf.raw, neginf.raw))
}

// NanToNumOut is tp_nan_to_num_out. NanToNum into a given tensor.
//
//   - nan: a number in place of NaN; Default for 0
//   - posinf: a number in place of infinity; Default for the largest finite
//     one of the dtype
//   - neginf: a number in place of -infinity; Default for the lowest finite
//     one
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) NanToNumOut(nan, posinf, neginf Scalar, out *Tensor) error {
	call := begin("tp_nan_to_num_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.NanToNumOut(aHandle, nan.raw, posinf.raw, neginf.raw, outHandle))
}

// NanToNumInPlace is tp_nan_to_num_inplace. NanToNum into a.
//
//   - nan: a number in place of NaN; Default for 0
//   - posinf: a number in place of infinity; Default for the largest finite
//     one of the dtype
//   - neginf: a number in place of -infinity; Default for the lowest finite
//     one
func (a *Tensor) NanToNumInPlace(nan, posinf, neginf Scalar) error {
	call := begin("tp_nan_to_num_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.NanToNumInplace(aHandle, nan.raw, posinf.raw, neginf.raw))
}

// Eq is tp_eq. Whether a equals b. Exact among integers of any dtypes; false
// where an operand is NaN. The result is bool.
//
//   - b: a tensor
func (a *Tensor) Eq(b *Tensor) (*Tensor, error) {
	call := begin("tp_eq")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Eq(aHandle, bHandle))
}

// EqOut is tp_eq_out. Eq into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) EqOut(b, out *Tensor) error {
	call := begin("tp_eq_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.EqOut(aHandle, bHandle, outHandle))
}

// EqInPlace is tp_eq_inplace. Eq into a.
//
//   - b: a tensor
func (a *Tensor) EqInPlace(b *Tensor) error {
	call := begin("tp_eq_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.EqInplace(aHandle, bHandle))
}

// EqScalar is tp_eq_scalar. Eq with a number, exactly: an integer that a's
// dtype does not hold compares as what it is.
//
//   - b: a number
func (a *Tensor) EqScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_eq_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.EqScalar(aHandle, b.raw))
}

// EqScalarOut is tp_eq_scalar_out. EqScalar into a given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) EqScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_eq_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.EqScalarOut(aHandle, b.raw, outHandle))
}

// EqScalarInPlace is tp_eq_scalar_inplace. EqScalar into a.
//
//   - b: a number
func (a *Tensor) EqScalarInPlace(b Scalar) error {
	call := begin("tp_eq_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.EqScalarInplace(aHandle, b.raw))
}

// Ne is tp_ne. Whether a differs from b. Exact among integers of any dtypes;
// true where an operand is NaN. The result is bool.
//
//   - b: a tensor
func (a *Tensor) Ne(b *Tensor) (*Tensor, error) {
	call := begin("tp_ne")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Ne(aHandle, bHandle))
}

// NeOut is tp_ne_out. Ne into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) NeOut(b, out *Tensor) error {
	call := begin("tp_ne_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.NeOut(aHandle, bHandle, outHandle))
}

// NeInPlace is tp_ne_inplace. Ne into a.
//
//   - b: a tensor
func (a *Tensor) NeInPlace(b *Tensor) error {
	call := begin("tp_ne_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.NeInplace(aHandle, bHandle))
}

// NeScalar is tp_ne_scalar. Ne with a number, exactly: an integer that a's
// dtype does not hold compares as what it is.
//
//   - b: a number
func (a *Tensor) NeScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_ne_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.NeScalar(aHandle, b.raw))
}

// NeScalarOut is tp_ne_scalar_out. NeScalar into a given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) NeScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_ne_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.NeScalarOut(aHandle, b.raw, outHandle))
}

// NeScalarInPlace is tp_ne_scalar_inplace. NeScalar into a.
//
//   - b: a number
func (a *Tensor) NeScalarInPlace(b Scalar) error {
	call := begin("tp_ne_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.NeScalarInplace(aHandle, b.raw))
}

// Lt is tp_lt. Whether a is below b. Exact among integers of any dtypes;
// false where an operand is NaN. The result is bool. Refused for complex.
//
//   - b: a tensor
func (a *Tensor) Lt(b *Tensor) (*Tensor, error) {
	call := begin("tp_lt")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Lt(aHandle, bHandle))
}

// LtOut is tp_lt_out. Lt into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) LtOut(b, out *Tensor) error {
	call := begin("tp_lt_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LtOut(aHandle, bHandle, outHandle))
}

// LtInPlace is tp_lt_inplace. Lt into a.
//
//   - b: a tensor
func (a *Tensor) LtInPlace(b *Tensor) error {
	call := begin("tp_lt_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LtInplace(aHandle, bHandle))
}

// LtScalar is tp_lt_scalar. Lt with a number, exactly: an integer that a's
// dtype does not hold compares as what it is.
//
//   - b: a number
func (a *Tensor) LtScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_lt_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.LtScalar(aHandle, b.raw))
}

// LtScalarOut is tp_lt_scalar_out. LtScalar into a given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) LtScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_lt_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LtScalarOut(aHandle, b.raw, outHandle))
}

// LtScalarInPlace is tp_lt_scalar_inplace. LtScalar into a.
//
//   - b: a number
func (a *Tensor) LtScalarInPlace(b Scalar) error {
	call := begin("tp_lt_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LtScalarInplace(aHandle, b.raw))
}

// Le is tp_le. Whether a is below b or equals it. Exact among integers of any
// dtypes; false where an operand is NaN. The result is bool. Refused for
// complex.
//
//   - b: a tensor
func (a *Tensor) Le(b *Tensor) (*Tensor, error) {
	call := begin("tp_le")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Le(aHandle, bHandle))
}

// LeOut is tp_le_out. Le into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) LeOut(b, out *Tensor) error {
	call := begin("tp_le_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LeOut(aHandle, bHandle, outHandle))
}

// LeInPlace is tp_le_inplace. Le into a.
//
//   - b: a tensor
func (a *Tensor) LeInPlace(b *Tensor) error {
	call := begin("tp_le_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LeInplace(aHandle, bHandle))
}

// LeScalar is tp_le_scalar. Le with a number, exactly: an integer that a's
// dtype does not hold compares as what it is.
//
//   - b: a number
func (a *Tensor) LeScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_le_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.LeScalar(aHandle, b.raw))
}

// LeScalarOut is tp_le_scalar_out. LeScalar into a given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) LeScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_le_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LeScalarOut(aHandle, b.raw, outHandle))
}

// LeScalarInPlace is tp_le_scalar_inplace. LeScalar into a.
//
//   - b: a number
func (a *Tensor) LeScalarInPlace(b Scalar) error {
	call := begin("tp_le_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LeScalarInplace(aHandle, b.raw))
}

// Gt is tp_gt. Whether a is above b. Exact among integers of any dtypes;
// false where an operand is NaN. The result is bool. Refused for complex.
//
//   - b: a tensor
func (a *Tensor) Gt(b *Tensor) (*Tensor, error) {
	call := begin("tp_gt")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Gt(aHandle, bHandle))
}

// GtOut is tp_gt_out. Gt into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) GtOut(b, out *Tensor) error {
	call := begin("tp_gt_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.GtOut(aHandle, bHandle, outHandle))
}

// GtInPlace is tp_gt_inplace. Gt into a.
//
//   - b: a tensor
func (a *Tensor) GtInPlace(b *Tensor) error {
	call := begin("tp_gt_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.GtInplace(aHandle, bHandle))
}

// GtScalar is tp_gt_scalar. Gt with a number, exactly: an integer that a's
// dtype does not hold compares as what it is.
//
//   - b: a number
func (a *Tensor) GtScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_gt_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.GtScalar(aHandle, b.raw))
}

// GtScalarOut is tp_gt_scalar_out. GtScalar into a given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) GtScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_gt_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.GtScalarOut(aHandle, b.raw, outHandle))
}

// GtScalarInPlace is tp_gt_scalar_inplace. GtScalar into a.
//
//   - b: a number
func (a *Tensor) GtScalarInPlace(b Scalar) error {
	call := begin("tp_gt_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.GtScalarInplace(aHandle, b.raw))
}

// Ge is tp_ge. Whether a is above b or equals it. Exact among integers of any
// dtypes; false where an operand is NaN. The result is bool. Refused for
// complex.
//
//   - b: a tensor
func (a *Tensor) Ge(b *Tensor) (*Tensor, error) {
	call := begin("tp_ge")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Ge(aHandle, bHandle))
}

// GeOut is tp_ge_out. Ge into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) GeOut(b, out *Tensor) error {
	call := begin("tp_ge_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.GeOut(aHandle, bHandle, outHandle))
}

// GeInPlace is tp_ge_inplace. Ge into a.
//
//   - b: a tensor
func (a *Tensor) GeInPlace(b *Tensor) error {
	call := begin("tp_ge_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.GeInplace(aHandle, bHandle))
}

// GeScalar is tp_ge_scalar. Ge with a number, exactly: an integer that a's
// dtype does not hold compares as what it is.
//
//   - b: a number
func (a *Tensor) GeScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_ge_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.GeScalar(aHandle, b.raw))
}

// GeScalarOut is tp_ge_scalar_out. GeScalar into a given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) GeScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_ge_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.GeScalarOut(aHandle, b.raw, outHandle))
}

// GeScalarInPlace is tp_ge_scalar_inplace. GeScalar into a.
//
//   - b: a number
func (a *Tensor) GeScalarInPlace(b Scalar) error {
	call := begin("tp_ge_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.GeScalarInplace(aHandle, b.raw))
}

// Where is tp_where. Elements of a where the condition is true, of b
// elsewhere. All three broadcast; a and b meet in their promoted type. A
// number goes in as a tensor of rank 0 (ScalarTensor). PyTorch's form of the
// condition alone, the places of what is true, is refused.
//
//   - a: a tensor
//   - b: a tensor
func (condition *Tensor) Where(a, b *Tensor) (*Tensor, error) {
	call := begin("tp_where")
	conditionHandle := call.tensor(condition, 1)
	aHandle := call.tensor(a, 2)
	bHandle := call.tensor(b, 3)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Where(conditionHandle, aHandle, bHandle))
}

// WhereOut is tp_where_out. Where into a given tensor.
//
//   - a: a tensor
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be one of the others itself
func (condition *Tensor) WhereOut(a, b, out *Tensor) error {
	call := begin("tp_where_out")
	conditionHandle := call.tensor(condition, 1)
	aHandle := call.tensor(a, 2)
	bHandle := call.tensor(b, 3)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.WhereOut(conditionHandle, aHandle, bHandle, outHandle))
}

// Conj is tp_conj. The complex conjugate of a; a real tensor gives a copy.
func (a *Tensor) Conj() (*Tensor, error) {
	call := begin("tp_conj")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Conj(aHandle))
}

// ConjOut is tp_conj_out. Conj into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) ConjOut(out *Tensor) error {
	call := begin("tp_conj_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ConjOut(aHandle, outHandle))
}

// ConjInPlace is tp_conj_inplace. Conj into a.
func (a *Tensor) ConjInPlace() error {
	call := begin("tp_conj_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ConjInplace(aHandle))
}

// Angle is tp_angle. The angle of a in the complex plane, from -pi to pi: of
// a real number 0, or pi if it is negative, and NaN for NaN. A complex tensor
// gives one of the type of its parts, integers and bool give f32.
func (a *Tensor) Angle() (*Tensor, error) {
	call := begin("tp_angle")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Angle(aHandle))
}

// AngleOut is tp_angle_out. Angle into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) AngleOut(out *Tensor) error {
	call := begin("tp_angle_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AngleOut(aHandle, outHandle))
}

// AngleInPlace is tp_angle_inplace. Angle into a.
func (a *Tensor) AngleInPlace() error {
	call := begin("tp_angle_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AngleInplace(aHandle))
}

// FloorDivide is tp_floor_divide. a / b, rounded down to a whole number. For
// integers and floating dtypes; a quotient that overflows wraps.
//
//   - b: a tensor
func (a *Tensor) FloorDivide(b *Tensor) (*Tensor, error) {
	call := begin("tp_floor_divide")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.FloorDivide(aHandle, bHandle))
}

// FloorDivideOut is tp_floor_divide_out. FloorDivide into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) FloorDivideOut(b, out *Tensor) error {
	call := begin("tp_floor_divide_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.FloorDivideOut(aHandle, bHandle, outHandle))
}

// FloorDivideInPlace is tp_floor_divide_inplace. FloorDivide into a.
//
//   - b: a tensor
func (a *Tensor) FloorDivideInPlace(b *Tensor) error {
	call := begin("tp_floor_divide_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.FloorDivideInplace(aHandle, bHandle))
}

// FloorDivideScalar is tp_floor_divide_scalar. FloorDivide with a number,
// which does not widen a tensor of its category.
//
//   - b: a number
func (a *Tensor) FloorDivideScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_floor_divide_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.FloorDivideScalar(aHandle, b.raw))
}

// FloorDivideScalarOut is tp_floor_divide_scalar_out. FloorDivideScalar into
// a given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) FloorDivideScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_floor_divide_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.FloorDivideScalarOut(aHandle, b.raw, outHandle))
}

// FloorDivideScalarInPlace is tp_floor_divide_scalar_inplace.
// FloorDivideScalar into a.
//
//   - b: a number
func (a *Tensor) FloorDivideScalarInPlace(b Scalar) error {
	call := begin("tp_floor_divide_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.FloorDivideScalarInplace(aHandle, b.raw))
}

// TruncDivide is tp_trunc_divide. a / b, rounded to its dtype as Div rounds,
// and then towards 0 to a whole number. For integers and floating dtypes; a
// quotient that overflows wraps.
//
//   - b: a tensor
func (a *Tensor) TruncDivide(b *Tensor) (*Tensor, error) {
	call := begin("tp_trunc_divide")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.TruncDivide(aHandle, bHandle))
}

// TruncDivideOut is tp_trunc_divide_out. TruncDivide into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) TruncDivideOut(b, out *Tensor) error {
	call := begin("tp_trunc_divide_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TruncDivideOut(aHandle, bHandle, outHandle))
}

// TruncDivideInPlace is tp_trunc_divide_inplace. TruncDivide into a.
//
//   - b: a tensor
func (a *Tensor) TruncDivideInPlace(b *Tensor) error {
	call := begin("tp_trunc_divide_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TruncDivideInplace(aHandle, bHandle))
}

// TruncDivideScalar is tp_trunc_divide_scalar. TruncDivide with a number,
// which does not widen a tensor of its category.
//
//   - b: a number
func (a *Tensor) TruncDivideScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_trunc_divide_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.TruncDivideScalar(aHandle, b.raw))
}

// TruncDivideScalarOut is tp_trunc_divide_scalar_out. TruncDivideScalar into
// a given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) TruncDivideScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_trunc_divide_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TruncDivideScalarOut(aHandle, b.raw, outHandle))
}

// TruncDivideScalarInPlace is tp_trunc_divide_scalar_inplace.
// TruncDivideScalar into a.
//
//   - b: a number
func (a *Tensor) TruncDivideScalarInPlace(b Scalar) error {
	call := begin("tp_trunc_divide_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TruncDivideScalarInplace(aHandle, b.raw))
}

// Remainder is tp_remainder. a - b * floor(a / b), exactly: the remainder
// that has b's sign. For integers and floating dtypes.
//
//   - b: a tensor
func (a *Tensor) Remainder(b *Tensor) (*Tensor, error) {
	call := begin("tp_remainder")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Remainder(aHandle, bHandle))
}

// RemainderOut is tp_remainder_out. Remainder into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) RemainderOut(b, out *Tensor) error {
	call := begin("tp_remainder_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.RemainderOut(aHandle, bHandle, outHandle))
}

// RemainderInPlace is tp_remainder_inplace. Remainder into a.
//
//   - b: a tensor
func (a *Tensor) RemainderInPlace(b *Tensor) error {
	call := begin("tp_remainder_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.RemainderInplace(aHandle, bHandle))
}

// RemainderScalar is tp_remainder_scalar. Remainder with a number, which does
// not widen a tensor of its category.
//
//   - b: a number
func (a *Tensor) RemainderScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_remainder_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.RemainderScalar(aHandle, b.raw))
}

// RemainderScalarOut is tp_remainder_scalar_out. RemainderScalar into a given
// tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) RemainderScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_remainder_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.RemainderScalarOut(aHandle, b.raw, outHandle))
}

// RemainderScalarInPlace is tp_remainder_scalar_inplace. RemainderScalar into
// a.
//
//   - b: a number
func (a *Tensor) RemainderScalarInPlace(b Scalar) error {
	call := begin("tp_remainder_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.RemainderScalarInplace(aHandle, b.raw))
}

// Fmod is tp_fmod. a - b * trunc(a / b), exactly: the remainder that has a's
// sign. For integers and floating dtypes.
//
//   - b: a tensor
func (a *Tensor) Fmod(b *Tensor) (*Tensor, error) {
	call := begin("tp_fmod")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Fmod(aHandle, bHandle))
}

// FmodOut is tp_fmod_out. Fmod into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) FmodOut(b, out *Tensor) error {
	call := begin("tp_fmod_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.FmodOut(aHandle, bHandle, outHandle))
}

// FmodInPlace is tp_fmod_inplace. Fmod into a.
//
//   - b: a tensor
func (a *Tensor) FmodInPlace(b *Tensor) error {
	call := begin("tp_fmod_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.FmodInplace(aHandle, bHandle))
}

// FmodScalar is tp_fmod_scalar. Fmod with a number, which does not widen a
// tensor of its category.
//
//   - b: a number
func (a *Tensor) FmodScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_fmod_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.FmodScalar(aHandle, b.raw))
}

// FmodScalarOut is tp_fmod_scalar_out. FmodScalar into a given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) FmodScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_fmod_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.FmodScalarOut(aHandle, b.raw, outHandle))
}

// FmodScalarInPlace is tp_fmod_scalar_inplace. FmodScalar into a.
//
//   - b: a number
func (a *Tensor) FmodScalarInPlace(b Scalar) error {
	call := begin("tp_fmod_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.FmodScalarInplace(aHandle, b.raw))
}

// Exp is tp_exp. e to the a. Integers and bool give f32. Within 1 unit in the
// last place, also where the result is subnormal. 0 of -infinity.
func (a *Tensor) Exp() (*Tensor, error) {
	call := begin("tp_exp")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Exp(aHandle))
}

// ExpOut is tp_exp_out. Exp into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) ExpOut(out *Tensor) error {
	call := begin("tp_exp_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ExpOut(aHandle, outHandle))
}

// ExpInPlace is tp_exp_inplace. Exp into a.
func (a *Tensor) ExpInPlace() error {
	call := begin("tp_exp_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ExpInplace(aHandle))
}

// Exp2 is tp_exp2. 2 to the a. Integers and bool give f32. Within 1 unit in
// the last place, also where the result is subnormal; exact for whole
// numbers. Refused for complex.
func (a *Tensor) Exp2() (*Tensor, error) {
	call := begin("tp_exp2")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Exp2(aHandle))
}

// Exp2Out is tp_exp2_out. Exp2 into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) Exp2Out(out *Tensor) error {
	call := begin("tp_exp2_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.Exp2Out(aHandle, outHandle))
}

// Exp2InPlace is tp_exp2_inplace. Exp2 into a.
func (a *Tensor) Exp2InPlace() error {
	call := begin("tp_exp2_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.Exp2Inplace(aHandle))
}

// Expm1 is tp_expm1. e to the a, less 1, without the loss of places near 0.
// Integers and bool give f32. Within 1 unit in the last place of f32, 2 of
// f64. -1 of -infinity; a zero keeps its sign.
func (a *Tensor) Expm1() (*Tensor, error) {
	call := begin("tp_expm1")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Expm1(aHandle))
}

// Expm1Out is tp_expm1_out. Expm1 into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) Expm1Out(out *Tensor) error {
	call := begin("tp_expm1_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.Expm1Out(aHandle, outHandle))
}

// Expm1InPlace is tp_expm1_inplace. Expm1 into a.
func (a *Tensor) Expm1InPlace() error {
	call := begin("tp_expm1_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.Expm1Inplace(aHandle))
}

// Log is tp_log. Natural logarithm of a. Integers and bool give f32. Within 1
// unit in the last place. -infinity of either zero, NaN of negative numbers.
// A complex tensor gives the value with an imaginary part from -pi to pi; the
// cut lies along the negative real axis, and the sign of a zero tells its
// sides apart.
func (a *Tensor) Log() (*Tensor, error) {
	call := begin("tp_log")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Log(aHandle))
}

// LogOut is tp_log_out. Log into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) LogOut(out *Tensor) error {
	call := begin("tp_log_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LogOut(aHandle, outHandle))
}

// LogInPlace is tp_log_inplace. Log into a.
func (a *Tensor) LogInPlace() error {
	call := begin("tp_log_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LogInplace(aHandle))
}

// Log2 is tp_log2. Logarithm of a to base 2. Integers and bool give f32.
// Within 1 unit in the last place; exact for powers of 2. Zeros, negative
// numbers and complex ones as Log.
func (a *Tensor) Log2() (*Tensor, error) {
	call := begin("tp_log2")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Log2(aHandle))
}

// Log2Out is tp_log2_out. Log2 into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) Log2Out(out *Tensor) error {
	call := begin("tp_log2_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.Log2Out(aHandle, outHandle))
}

// Log2InPlace is tp_log2_inplace. Log2 into a.
func (a *Tensor) Log2InPlace() error {
	call := begin("tp_log2_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.Log2Inplace(aHandle))
}

// Log10 is tp_log10. Logarithm of a to base 10. Integers and bool give f32.
// Within 1 unit in the last place. Zeros, negative numbers and complex ones
// as Log.
func (a *Tensor) Log10() (*Tensor, error) {
	call := begin("tp_log10")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Log10(aHandle))
}

// Log10Out is tp_log10_out. Log10 into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) Log10Out(out *Tensor) error {
	call := begin("tp_log10_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.Log10Out(aHandle, outHandle))
}

// Log10InPlace is tp_log10_inplace. Log10 into a.
func (a *Tensor) Log10InPlace() error {
	call := begin("tp_log10_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.Log10Inplace(aHandle))
}

// Log1p is tp_log1p. Natural logarithm of 1 + a, without the loss of places
// near 0. Integers and bool give f32. Within 1 unit in the last place.
// -infinity of -1, NaN below; a zero keeps its sign.
func (a *Tensor) Log1p() (*Tensor, error) {
	call := begin("tp_log1p")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Log1p(aHandle))
}

// Log1pOut is tp_log1p_out. Log1p into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) Log1pOut(out *Tensor) error {
	call := begin("tp_log1p_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.Log1pOut(aHandle, outHandle))
}

// Log1pInPlace is tp_log1p_inplace. Log1p into a.
func (a *Tensor) Log1pInPlace() error {
	call := begin("tp_log1p_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.Log1pInplace(aHandle))
}

// Sigmoid is tp_sigmoid. 1 / (1 + e^-a). Integers and bool give f32. Within 1
// unit in the last place, also where the result is subnormal.
func (a *Tensor) Sigmoid() (*Tensor, error) {
	call := begin("tp_sigmoid")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Sigmoid(aHandle))
}

// SigmoidOut is tp_sigmoid_out. Sigmoid into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) SigmoidOut(out *Tensor) error {
	call := begin("tp_sigmoid_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SigmoidOut(aHandle, outHandle))
}

// SigmoidInPlace is tp_sigmoid_inplace. Sigmoid into a.
func (a *Tensor) SigmoidInPlace() error {
	call := begin("tp_sigmoid_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SigmoidInplace(aHandle))
}

// SigmoidBackward is tp_sigmoid_backward. a b (1 - b): where b is the result
// of Sigmoid, a gradient by that result as one by the argument. Integers and
// bool give f32; refused for complex. 1 - b, that times b and the product
// with a are each rounded.
//
//   - b: a tensor
func (a *Tensor) SigmoidBackward(b *Tensor) (*Tensor, error) {
	call := begin("tp_sigmoid_backward")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.SigmoidBackward(aHandle, bHandle))
}

// SigmoidBackwardOut is tp_sigmoid_backward_out. SigmoidBackward into a given
// tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) SigmoidBackwardOut(b, out *Tensor) error {
	call := begin("tp_sigmoid_backward_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SigmoidBackwardOut(aHandle, bHandle, outHandle))
}

// SigmoidBackwardInPlace is tp_sigmoid_backward_inplace. SigmoidBackward into
// a.
//
//   - b: a tensor
func (a *Tensor) SigmoidBackwardInPlace(b *Tensor) error {
	call := begin("tp_sigmoid_backward_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SigmoidBackwardInplace(aHandle, bHandle))
}

// SigmoidBackwardScalar is tp_sigmoid_backward_scalar. SigmoidBackward with a
// number, which does not widen a tensor of its category.
//
//   - b: a number
func (a *Tensor) SigmoidBackwardScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_sigmoid_backward_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.SigmoidBackwardScalar(aHandle, b.raw))
}

// SigmoidBackwardScalarOut is tp_sigmoid_backward_scalar_out.
// SigmoidBackwardScalar into a given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) SigmoidBackwardScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_sigmoid_backward_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SigmoidBackwardScalarOut(aHandle, b.raw, outHandle))
}

// SigmoidBackwardScalarInPlace is tp_sigmoid_backward_scalar_inplace.
// SigmoidBackwardScalar into a.
//
//   - b: a number
func (a *Tensor) SigmoidBackwardScalarInPlace(b Scalar) error {
	call := begin("tp_sigmoid_backward_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SigmoidBackwardScalarInplace(aHandle, b.raw))
}

// Sinh is tp_sinh. Hyperbolic sine of a. Integers and bool give f32. Within 1
// unit in the last place of f32, 2 of f64; a zero keeps its sign.
func (a *Tensor) Sinh() (*Tensor, error) {
	call := begin("tp_sinh")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Sinh(aHandle))
}

// SinhOut is tp_sinh_out. Sinh into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) SinhOut(out *Tensor) error {
	call := begin("tp_sinh_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SinhOut(aHandle, outHandle))
}

// SinhInPlace is tp_sinh_inplace. Sinh into a.
func (a *Tensor) SinhInPlace() error {
	call := begin("tp_sinh_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SinhInplace(aHandle))
}

// Cosh is tp_cosh. Hyperbolic cosine of a. Integers and bool give f32. Within
// 1 unit in the last place of f32, 2 of f64.
func (a *Tensor) Cosh() (*Tensor, error) {
	call := begin("tp_cosh")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Cosh(aHandle))
}

// CoshOut is tp_cosh_out. Cosh into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) CoshOut(out *Tensor) error {
	call := begin("tp_cosh_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.CoshOut(aHandle, outHandle))
}

// CoshInPlace is tp_cosh_inplace. Cosh into a.
func (a *Tensor) CoshInPlace() error {
	call := begin("tp_cosh_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.CoshInplace(aHandle))
}

// Tanh is tp_tanh. Hyperbolic tangent of a. Integers and bool give f32.
// Within 1 unit in the last place of f32, 2 of f64; a zero keeps its sign.
func (a *Tensor) Tanh() (*Tensor, error) {
	call := begin("tp_tanh")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Tanh(aHandle))
}

// TanhOut is tp_tanh_out. Tanh into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) TanhOut(out *Tensor) error {
	call := begin("tp_tanh_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TanhOut(aHandle, outHandle))
}

// TanhInPlace is tp_tanh_inplace. Tanh into a.
func (a *Tensor) TanhInPlace() error {
	call := begin("tp_tanh_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TanhInplace(aHandle))
}

// TanhBackward is tp_tanh_backward. a (1 - b^2): where b is the result of
// Tanh, a gradient by that result as one by the argument. Integers and bool
// give f32; refused for complex. The square, the difference and the product
// are each rounded.
//
//   - b: a tensor
func (a *Tensor) TanhBackward(b *Tensor) (*Tensor, error) {
	call := begin("tp_tanh_backward")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.TanhBackward(aHandle, bHandle))
}

// TanhBackwardOut is tp_tanh_backward_out. TanhBackward into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) TanhBackwardOut(b, out *Tensor) error {
	call := begin("tp_tanh_backward_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TanhBackwardOut(aHandle, bHandle, outHandle))
}

// TanhBackwardInPlace is tp_tanh_backward_inplace. TanhBackward into a.
//
//   - b: a tensor
func (a *Tensor) TanhBackwardInPlace(b *Tensor) error {
	call := begin("tp_tanh_backward_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TanhBackwardInplace(aHandle, bHandle))
}

// TanhBackwardScalar is tp_tanh_backward_scalar. TanhBackward with a number,
// which does not widen a tensor of its category.
//
//   - b: a number
func (a *Tensor) TanhBackwardScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_tanh_backward_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.TanhBackwardScalar(aHandle, b.raw))
}

// TanhBackwardScalarOut is tp_tanh_backward_scalar_out. TanhBackwardScalar
// into a given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) TanhBackwardScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_tanh_backward_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TanhBackwardScalarOut(aHandle, b.raw, outHandle))
}

// TanhBackwardScalarInPlace is tp_tanh_backward_scalar_inplace.
// TanhBackwardScalar into a.
//
//   - b: a number
func (a *Tensor) TanhBackwardScalarInPlace(b Scalar) error {
	call := begin("tp_tanh_backward_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TanhBackwardScalarInplace(aHandle, b.raw))
}

// Asinh is tp_asinh. Inverse hyperbolic sine of a. Integers and bool give
// f32. Within 1 unit in the last place of f32, 2 of f64; a zero keeps its
// sign. The cuts of a complex tensor lie on the imaginary axis, beyond i and
// -i.
func (a *Tensor) Asinh() (*Tensor, error) {
	call := begin("tp_asinh")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Asinh(aHandle))
}

// AsinhOut is tp_asinh_out. Asinh into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) AsinhOut(out *Tensor) error {
	call := begin("tp_asinh_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AsinhOut(aHandle, outHandle))
}

// AsinhInPlace is tp_asinh_inplace. Asinh into a.
func (a *Tensor) AsinhInPlace() error {
	call := begin("tp_asinh_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AsinhInplace(aHandle))
}

// Acosh is tp_acosh. Inverse hyperbolic cosine of a. Integers and bool give
// f32. Within 1 unit in the last place of f32, 2 of f64; NaN of numbers below
// 1. A complex tensor gives the value with a real part of 0 or more; the cut
// lies on the real axis, below 1.
func (a *Tensor) Acosh() (*Tensor, error) {
	call := begin("tp_acosh")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Acosh(aHandle))
}

// AcoshOut is tp_acosh_out. Acosh into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) AcoshOut(out *Tensor) error {
	call := begin("tp_acosh_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AcoshOut(aHandle, outHandle))
}

// AcoshInPlace is tp_acosh_inplace. Acosh into a.
func (a *Tensor) AcoshInPlace() error {
	call := begin("tp_acosh_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AcoshInplace(aHandle))
}

// Atanh is tp_atanh. Inverse hyperbolic tangent of a. Integers and bool give
// f32. Within 1 unit in the last place of f32, 2 of f64; infinities of 1 and
// -1, NaN beyond; a zero keeps its sign. The cuts of a complex tensor lie on
// the real axis, beyond 1 and -1.
func (a *Tensor) Atanh() (*Tensor, error) {
	call := begin("tp_atanh")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Atanh(aHandle))
}

// AtanhOut is tp_atanh_out. Atanh into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) AtanhOut(out *Tensor) error {
	call := begin("tp_atanh_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AtanhOut(aHandle, outHandle))
}

// AtanhInPlace is tp_atanh_inplace. Atanh into a.
func (a *Tensor) AtanhInPlace() error {
	call := begin("tp_atanh_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AtanhInplace(aHandle))
}

// IndexSelect is tp_index_select. Takes indices of a dimension, as a copy.
//
//   - dim: a dimension; negative counts from the end
//   - index: i32 or i64 tensor of rank 0 or 1
func (a *Tensor) IndexSelect(dim int64, index *Tensor) (*Tensor, error) {
	call := begin("tp_index_select")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.IndexSelect(aHandle, dim, indexHandle))
}

// IndexSelectOut is tp_index_select_out. IndexSelect into a given tensor.
//
//   - dim: a dimension; negative counts from the end
//   - index: i32 or i64 tensor of rank 0 or 1
//   - out: a tensor of the result's sizes and dtype that overlaps neither a
//     nor index
func (a *Tensor) IndexSelectOut(dim int64, index, out *Tensor) error {
	call := begin("tp_index_select_out")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.IndexSelectOut(aHandle, dim, indexHandle, outHandle))
}

// Gather is tp_gather. Takes an element of a dimension for each index. With
// the index's sizes, element (i, j, k) of the result is `a[index[i, j, k], j,
// k]` for dimension 0, and so on for the others. PyTorch's `sparse_grad` says
// what a gradient is and not what the result is: there is no such parameter.
//
//   - dim: a dimension; negative counts from the end
//   - index: tensor of a's rank, not larger than a in the other dimensions;
//     without elements, of any shape
func (a *Tensor) Gather(dim int64, index *Tensor) (*Tensor, error) {
	call := begin("tp_gather")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Gather(aHandle, dim, indexHandle))
}

// GatherOut is tp_gather_out. Gather into a given tensor.
//
//   - dim: a dimension; negative counts from the end
//   - index: as for Gather
//   - out: a tensor of the result's sizes and dtype that overlaps neither a
//     nor index
func (a *Tensor) GatherOut(dim int64, index, out *Tensor) error {
	call := begin("tp_gather_out")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.GatherOut(aHandle, dim, indexHandle, outHandle))
}

// Take is tp_take. Takes elements by their places in row-major order;
// negative ones count from the end.
//
//   - index: tensor of any shape
func (a *Tensor) Take(index *Tensor) (*Tensor, error) {
	call := begin("tp_take")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Take(aHandle, indexHandle))
}

// TakeOut is tp_take_out. Take into a given tensor.
//
//   - index: tensor of any shape
//   - out: a tensor of the result's sizes and dtype that overlaps neither a
//     nor index
func (a *Tensor) TakeOut(index, out *Tensor) error {
	call := begin("tp_take_out")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TakeOut(aHandle, indexHandle, outHandle))
}

// MaskedSelect is tp_masked_select. The elements where a mask is true, as a
// list in row-major order.
//
//   - mask: bool tensor; the two broadcast
func (a *Tensor) MaskedSelect(mask *Tensor) (*Tensor, error) {
	call := begin("tp_masked_select")
	aHandle := call.tensor(a, 1)
	maskHandle := call.tensor(mask, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.MaskedSelect(aHandle, maskHandle))
}

// MaskedSelectOut is tp_masked_select_out. MaskedSelect into a given tensor.
//
//   - mask: bool tensor; the two broadcast
//   - out: a tensor of the result's size and dtype that overlaps neither a
//     nor mask
func (a *Tensor) MaskedSelectOut(mask, out *Tensor) error {
	call := begin("tp_masked_select_out")
	aHandle := call.tensor(a, 1)
	maskHandle := call.tensor(mask, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MaskedSelectOut(aHandle, maskHandle, outHandle))
}

// Tril is tp_tril. The elements on and below a diagonal, and 0 above it.
//
//   - diagonal: any number
func (a *Tensor) Tril(diagonal int64) (*Tensor, error) {
	call := begin("tp_tril")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Tril(aHandle, diagonal))
}

// TrilOut is tp_tril_out. Tril into a given tensor.
//
//   - diagonal: any number
//   - out: a tensor of a's sizes and dtype; it may be a
func (a *Tensor) TrilOut(diagonal int64, out *Tensor) error {
	call := begin("tp_tril_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TrilOut(aHandle, diagonal, outHandle))
}

// TrilInPlace is tp_tril_inplace. Tril of the tensor itself: sets what is
// above to 0.
//
//   - diagonal: any number
func (a *Tensor) TrilInPlace(diagonal int64) error {
	call := begin("tp_tril_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TrilInplace(aHandle, diagonal))
}

// Triu is tp_triu. The elements on and above a diagonal, and 0 below it.
//
//   - diagonal: any number
func (a *Tensor) Triu(diagonal int64) (*Tensor, error) {
	call := begin("tp_triu")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Triu(aHandle, diagonal))
}

// TriuOut is tp_triu_out. Triu into a given tensor.
//
//   - diagonal: any number
//   - out: a tensor of a's sizes and dtype; it may be a
func (a *Tensor) TriuOut(diagonal int64, out *Tensor) error {
	call := begin("tp_triu_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TriuOut(aHandle, diagonal, outHandle))
}

// TriuInPlace is tp_triu_inplace. Triu of the tensor itself: sets what is
// below to 0.
//
//   - diagonal: any number
func (a *Tensor) TriuInPlace(diagonal int64) error {
	call := begin("tp_triu_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TriuInplace(aHandle, diagonal))
}

// Roll is tp_roll. Elements moved along dimensions; those that leave at the
// end come in at the start. A shift may be negative or beyond the size, a
// dimension may be named more than once.
//
//   - shifts: how far
//   - dims: dimensions; negative counts from the end
func (a *Tensor) Roll(shifts []int64, dims ...int64) (*Tensor, error) {
	call := begin("tp_roll")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Roll(aHandle, shifts, dims))
}

// OneHot is tp_one_hot. Class numbers as rows of 0 with a 1 in that place.
//
//   - classes: their number, at least 1; ClassesFound reads all elements, of
//     which there must be some
func (a *Tensor) OneHot(classes int64) (*Tensor, error) {
	call := begin("tp_one_hot")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.OneHot(aHandle, classes))
}

// Embedding is tp_embedding. Rows of a table. PyTorch's `max_norm`, which
// changes the table, is refused: there is no such parameter;
// `scale_grad_by_freq` and `sparse` say what a gradient is and not what the
// result is.
//
//   - index: tensor of any shape
//   - paddingIndex: a row that gets no gradient, negative counting from the
//     end, or IndexNone; the result does not depend on it
func (weight *Tensor) Embedding(index *Tensor, paddingIndex int64) (*Tensor, error) {
	call := begin("tp_embedding")
	weightHandle := call.tensor(weight, 1)
	indexHandle := call.tensor(index, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Embedding(weightHandle, indexHandle, paddingIndex))
}

// Cat is tp_cat. Tensors one behind the other along a dimension, as a copy.
// Their other sizes are equal; tensors of shape (0) fit everywhere and add
// nothing. Their dtypes meet as in ResultDType. The result is contiguous, or
// channels-last if all tensors are.
//
//   - tensors: tensors of rank 1 or more
//   - dim: a dimension of theirs; negative counts from the end
func Cat(tensors []*Tensor, dim int64) (*Tensor, error) {
	call := begin("tp_cat")
	tensorsHandles := call.tensors(tensors, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Cat(tensorsHandles, dim))
}

// CatOut is tp_cat_out. Cat into a given tensor.
//
//   - tensors: tensors of rank 1 or more
//   - dim: a dimension of theirs; negative counts from the end
//   - out: a tensor of the result's sizes whose dtype the result casts to,
//     apart from all tensors
func CatOut(tensors []*Tensor, dim int64, out *Tensor) error {
	call := begin("tp_cat_out")
	tensorsHandles := call.tensors(tensors, 1)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.CatOut(tensorsHandles, dim, outHandle))
}

// Stack is tp_stack. Tensors of equal sizes side by side along a new
// dimension, as a copy. Dtypes and layout are as in Cat.
//
//   - tensors: tensors
//   - dim: the new dimension's place in the result, from -rank - 1 to rank
func Stack(tensors []*Tensor, dim int64) (*Tensor, error) {
	call := begin("tp_stack")
	tensorsHandles := call.tensors(tensors, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Stack(tensorsHandles, dim))
}

// StackOut is tp_stack_out. Stack into a given tensor.
//
//   - tensors: tensors
//   - dim: the new dimension's place in the result, from -rank - 1 to rank
//   - out: a tensor of the result's sizes whose dtype the result casts to,
//     apart from all tensors
func StackOut(tensors []*Tensor, dim int64, out *Tensor) error {
	call := begin("tp_stack_out")
	tensorsHandles := call.tensors(tensors, 1)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.StackOut(tensorsHandles, dim, outHandle))
}

// LogicalAnd is tp_logical_and. Whether a and b are both true, as bool. Any
// dtype: what is not 0 is true, NaN included.
//
//   - b: a tensor
func (a *Tensor) LogicalAnd(b *Tensor) (*Tensor, error) {
	call := begin("tp_logical_and")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.LogicalAnd(aHandle, bHandle))
}

// LogicalAndOut is tp_logical_and_out. LogicalAnd into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) LogicalAndOut(b, out *Tensor) error {
	call := begin("tp_logical_and_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LogicalAndOut(aHandle, bHandle, outHandle))
}

// LogicalAndInPlace is tp_logical_and_inplace. LogicalAnd into a.
//
//   - b: a tensor
func (a *Tensor) LogicalAndInPlace(b *Tensor) error {
	call := begin("tp_logical_and_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LogicalAndInplace(aHandle, bHandle))
}

// LogicalAndScalar is tp_logical_and_scalar. LogicalAnd with a number.
//
//   - b: a number
func (a *Tensor) LogicalAndScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_logical_and_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.LogicalAndScalar(aHandle, b.raw))
}

// LogicalAndScalarOut is tp_logical_and_scalar_out. LogicalAndScalar into a
// given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) LogicalAndScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_logical_and_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LogicalAndScalarOut(aHandle, b.raw, outHandle))
}

// LogicalAndScalarInPlace is tp_logical_and_scalar_inplace. LogicalAndScalar
// into a.
//
//   - b: a number
func (a *Tensor) LogicalAndScalarInPlace(b Scalar) error {
	call := begin("tp_logical_and_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LogicalAndScalarInplace(aHandle, b.raw))
}

// LogicalOr is tp_logical_or. Whether a or b is true, as bool. Any dtype:
// what is not 0 is true, NaN included.
//
//   - b: a tensor
func (a *Tensor) LogicalOr(b *Tensor) (*Tensor, error) {
	call := begin("tp_logical_or")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.LogicalOr(aHandle, bHandle))
}

// LogicalOrOut is tp_logical_or_out. LogicalOr into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) LogicalOrOut(b, out *Tensor) error {
	call := begin("tp_logical_or_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LogicalOrOut(aHandle, bHandle, outHandle))
}

// LogicalOrInPlace is tp_logical_or_inplace. LogicalOr into a.
//
//   - b: a tensor
func (a *Tensor) LogicalOrInPlace(b *Tensor) error {
	call := begin("tp_logical_or_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LogicalOrInplace(aHandle, bHandle))
}

// LogicalOrScalar is tp_logical_or_scalar. LogicalOr with a number.
//
//   - b: a number
func (a *Tensor) LogicalOrScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_logical_or_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.LogicalOrScalar(aHandle, b.raw))
}

// LogicalOrScalarOut is tp_logical_or_scalar_out. LogicalOrScalar into a
// given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) LogicalOrScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_logical_or_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LogicalOrScalarOut(aHandle, b.raw, outHandle))
}

// LogicalOrScalarInPlace is tp_logical_or_scalar_inplace. LogicalOrScalar
// into a.
//
//   - b: a number
func (a *Tensor) LogicalOrScalarInPlace(b Scalar) error {
	call := begin("tp_logical_or_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LogicalOrScalarInplace(aHandle, b.raw))
}

// LogicalXor is tp_logical_xor. Whether just one of a and b is true, as bool.
// Any dtype: what is not 0 is true, NaN included.
//
//   - b: a tensor
func (a *Tensor) LogicalXor(b *Tensor) (*Tensor, error) {
	call := begin("tp_logical_xor")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.LogicalXor(aHandle, bHandle))
}

// LogicalXorOut is tp_logical_xor_out. LogicalXor into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) LogicalXorOut(b, out *Tensor) error {
	call := begin("tp_logical_xor_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LogicalXorOut(aHandle, bHandle, outHandle))
}

// LogicalXorInPlace is tp_logical_xor_inplace. LogicalXor into a.
//
//   - b: a tensor
func (a *Tensor) LogicalXorInPlace(b *Tensor) error {
	call := begin("tp_logical_xor_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LogicalXorInplace(aHandle, bHandle))
}

// LogicalXorScalar is tp_logical_xor_scalar. LogicalXor with a number.
//
//   - b: a number
func (a *Tensor) LogicalXorScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_logical_xor_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.LogicalXorScalar(aHandle, b.raw))
}

// LogicalXorScalarOut is tp_logical_xor_scalar_out. LogicalXorScalar into a
// given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) LogicalXorScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_logical_xor_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LogicalXorScalarOut(aHandle, b.raw, outHandle))
}

// LogicalXorScalarInPlace is tp_logical_xor_scalar_inplace. LogicalXorScalar
// into a.
//
//   - b: a number
func (a *Tensor) LogicalXorScalarInPlace(b Scalar) error {
	call := begin("tp_logical_xor_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LogicalXorScalarInplace(aHandle, b.raw))
}

// LogicalNot is tp_logical_not. Whether a is false, as bool. Any dtype: what
// is not 0 is true, NaN included.
func (a *Tensor) LogicalNot() (*Tensor, error) {
	call := begin("tp_logical_not")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.LogicalNot(aHandle))
}

// LogicalNotOut is tp_logical_not_out. LogicalNot into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) LogicalNotOut(out *Tensor) error {
	call := begin("tp_logical_not_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LogicalNotOut(aHandle, outHandle))
}

// LogicalNotInPlace is tp_logical_not_inplace. LogicalNot into a.
func (a *Tensor) LogicalNotInPlace() error {
	call := begin("tp_logical_not_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LogicalNotInplace(aHandle))
}

// BitwiseAnd is tp_bitwise_and. Bits that a and b both have. For integers and
// bool.
//
//   - b: a tensor
func (a *Tensor) BitwiseAnd(b *Tensor) (*Tensor, error) {
	call := begin("tp_bitwise_and")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.BitwiseAnd(aHandle, bHandle))
}

// BitwiseAndOut is tp_bitwise_and_out. BitwiseAnd into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) BitwiseAndOut(b, out *Tensor) error {
	call := begin("tp_bitwise_and_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BitwiseAndOut(aHandle, bHandle, outHandle))
}

// BitwiseAndInPlace is tp_bitwise_and_inplace. BitwiseAnd into a.
//
//   - b: a tensor
func (a *Tensor) BitwiseAndInPlace(b *Tensor) error {
	call := begin("tp_bitwise_and_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BitwiseAndInplace(aHandle, bHandle))
}

// BitwiseAndScalar is tp_bitwise_and_scalar. BitwiseAnd with a number, which
// does not widen a tensor of its category.
//
//   - b: a number
func (a *Tensor) BitwiseAndScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_bitwise_and_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.BitwiseAndScalar(aHandle, b.raw))
}

// BitwiseAndScalarOut is tp_bitwise_and_scalar_out. BitwiseAndScalar into a
// given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) BitwiseAndScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_bitwise_and_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BitwiseAndScalarOut(aHandle, b.raw, outHandle))
}

// BitwiseAndScalarInPlace is tp_bitwise_and_scalar_inplace. BitwiseAndScalar
// into a.
//
//   - b: a number
func (a *Tensor) BitwiseAndScalarInPlace(b Scalar) error {
	call := begin("tp_bitwise_and_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BitwiseAndScalarInplace(aHandle, b.raw))
}

// BitwiseOr is tp_bitwise_or. Bits that a or b has. For integers and bool.
//
//   - b: a tensor
func (a *Tensor) BitwiseOr(b *Tensor) (*Tensor, error) {
	call := begin("tp_bitwise_or")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.BitwiseOr(aHandle, bHandle))
}

// BitwiseOrOut is tp_bitwise_or_out. BitwiseOr into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) BitwiseOrOut(b, out *Tensor) error {
	call := begin("tp_bitwise_or_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BitwiseOrOut(aHandle, bHandle, outHandle))
}

// BitwiseOrInPlace is tp_bitwise_or_inplace. BitwiseOr into a.
//
//   - b: a tensor
func (a *Tensor) BitwiseOrInPlace(b *Tensor) error {
	call := begin("tp_bitwise_or_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BitwiseOrInplace(aHandle, bHandle))
}

// BitwiseOrScalar is tp_bitwise_or_scalar. BitwiseOr with a number, which
// does not widen a tensor of its category.
//
//   - b: a number
func (a *Tensor) BitwiseOrScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_bitwise_or_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.BitwiseOrScalar(aHandle, b.raw))
}

// BitwiseOrScalarOut is tp_bitwise_or_scalar_out. BitwiseOrScalar into a
// given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) BitwiseOrScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_bitwise_or_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BitwiseOrScalarOut(aHandle, b.raw, outHandle))
}

// BitwiseOrScalarInPlace is tp_bitwise_or_scalar_inplace. BitwiseOrScalar
// into a.
//
//   - b: a number
func (a *Tensor) BitwiseOrScalarInPlace(b Scalar) error {
	call := begin("tp_bitwise_or_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BitwiseOrScalarInplace(aHandle, b.raw))
}

// BitwiseXor is tp_bitwise_xor. Bits that just one of a and b has. For
// integers and bool.
//
//   - b: a tensor
func (a *Tensor) BitwiseXor(b *Tensor) (*Tensor, error) {
	call := begin("tp_bitwise_xor")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.BitwiseXor(aHandle, bHandle))
}

// BitwiseXorOut is tp_bitwise_xor_out. BitwiseXor into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) BitwiseXorOut(b, out *Tensor) error {
	call := begin("tp_bitwise_xor_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BitwiseXorOut(aHandle, bHandle, outHandle))
}

// BitwiseXorInPlace is tp_bitwise_xor_inplace. BitwiseXor into a.
//
//   - b: a tensor
func (a *Tensor) BitwiseXorInPlace(b *Tensor) error {
	call := begin("tp_bitwise_xor_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BitwiseXorInplace(aHandle, bHandle))
}

// BitwiseXorScalar is tp_bitwise_xor_scalar. BitwiseXor with a number, which
// does not widen a tensor of its category.
//
//   - b: a number
func (a *Tensor) BitwiseXorScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_bitwise_xor_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.BitwiseXorScalar(aHandle, b.raw))
}

// BitwiseXorScalarOut is tp_bitwise_xor_scalar_out. BitwiseXorScalar into a
// given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) BitwiseXorScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_bitwise_xor_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BitwiseXorScalarOut(aHandle, b.raw, outHandle))
}

// BitwiseXorScalarInPlace is tp_bitwise_xor_scalar_inplace. BitwiseXorScalar
// into a.
//
//   - b: a number
func (a *Tensor) BitwiseXorScalarInPlace(b Scalar) error {
	call := begin("tp_bitwise_xor_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BitwiseXorScalarInplace(aHandle, b.raw))
}

// BitwiseNot is tp_bitwise_not. Bits that a has not. For integers and bool.
func (a *Tensor) BitwiseNot() (*Tensor, error) {
	call := begin("tp_bitwise_not")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.BitwiseNot(aHandle))
}

// BitwiseNotOut is tp_bitwise_not_out. BitwiseNot into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) BitwiseNotOut(out *Tensor) error {
	call := begin("tp_bitwise_not_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BitwiseNotOut(aHandle, outHandle))
}

// BitwiseNotInPlace is tp_bitwise_not_inplace. BitwiseNot into a.
func (a *Tensor) BitwiseNotInPlace() error {
	call := begin("tp_bitwise_not_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BitwiseNotInplace(aHandle))
}

// Neg is tp_neg. -a. Integers wrap, unsigned ones too. Refused for bool.
func (a *Tensor) Neg() (*Tensor, error) {
	call := begin("tp_neg")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Neg(aHandle))
}

// NegOut is tp_neg_out. Neg into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) NegOut(out *Tensor) error {
	call := begin("tp_neg_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.NegOut(aHandle, outHandle))
}

// NegInPlace is tp_neg_inplace. Neg into a.
func (a *Tensor) NegInPlace() error {
	call := begin("tp_neg_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.NegInplace(aHandle))
}

// Abs is tp_abs. Magnitude of a. The lowest integer of a dtype stays. A
// complex tensor gives one of the type of its parts. Refused for bool.
func (a *Tensor) Abs() (*Tensor, error) {
	call := begin("tp_abs")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Abs(aHandle))
}

// AbsOut is tp_abs_out. Abs into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) AbsOut(out *Tensor) error {
	call := begin("tp_abs_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AbsOut(aHandle, outHandle))
}

// AbsInPlace is tp_abs_inplace. Abs into a.
func (a *Tensor) AbsInPlace() error {
	call := begin("tp_abs_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AbsInplace(aHandle))
}

// Relu is tp_relu. max(a, 0); NaN stays NaN. Refused for bool and complex.
func (a *Tensor) Relu() (*Tensor, error) {
	call := begin("tp_relu")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Relu(aHandle))
}

// ReluOut is tp_relu_out. Relu into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) ReluOut(out *Tensor) error {
	call := begin("tp_relu_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ReluOut(aHandle, outHandle))
}

// ReluInPlace is tp_relu_inplace. Relu into a.
func (a *Tensor) ReluInPlace() error {
	call := begin("tp_relu_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ReluInplace(aHandle))
}

// Sqrt is tp_sqrt. Square root of a. Integers and bool give f32. A negative
// number gives NaN; a complex tensor the root with a real part of 0 or more.
func (a *Tensor) Sqrt() (*Tensor, error) {
	call := begin("tp_sqrt")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Sqrt(aHandle))
}

// SqrtOut is tp_sqrt_out. Sqrt into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) SqrtOut(out *Tensor) error {
	call := begin("tp_sqrt_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SqrtOut(aHandle, outHandle))
}

// SqrtInPlace is tp_sqrt_inplace. Sqrt into a.
func (a *Tensor) SqrtInPlace() error {
	call := begin("tp_sqrt_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SqrtInplace(aHandle))
}

// Square is tp_square. a * a. Integers wrap. bool gives i64.
func (a *Tensor) Square() (*Tensor, error) {
	call := begin("tp_square")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Square(aHandle))
}

// SquareOut is tp_square_out. Square into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) SquareOut(out *Tensor) error {
	call := begin("tp_square_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SquareOut(aHandle, outHandle))
}

// SquareInPlace is tp_square_inplace. Square into a.
func (a *Tensor) SquareInPlace() error {
	call := begin("tp_square_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SquareInplace(aHandle))
}

// Reciprocal is tp_reciprocal. 1 / a. Integers and bool give f32.
func (a *Tensor) Reciprocal() (*Tensor, error) {
	call := begin("tp_reciprocal")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Reciprocal(aHandle))
}

// ReciprocalOut is tp_reciprocal_out. Reciprocal into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) ReciprocalOut(out *Tensor) error {
	call := begin("tp_reciprocal_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ReciprocalOut(aHandle, outHandle))
}

// ReciprocalInPlace is tp_reciprocal_inplace. Reciprocal into a.
func (a *Tensor) ReciprocalInPlace() error {
	call := begin("tp_reciprocal_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ReciprocalInplace(aHandle))
}

// Rsqrt is tp_rsqrt. 1 / sqrt(a), rounded twice. Integers and bool give f32.
func (a *Tensor) Rsqrt() (*Tensor, error) {
	call := begin("tp_rsqrt")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Rsqrt(aHandle))
}

// RsqrtOut is tp_rsqrt_out. Rsqrt into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) RsqrtOut(out *Tensor) error {
	call := begin("tp_rsqrt_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.RsqrtOut(aHandle, outHandle))
}

// RsqrtInPlace is tp_rsqrt_inplace. Rsqrt into a.
func (a *Tensor) RsqrtInPlace() error {
	call := begin("tp_rsqrt_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.RsqrtInplace(aHandle))
}

// Matmul is tp_matmul. Matrix product. Vectors times vectors give a number
// (rank 0), a vector is a row on the left and a column on the right, and
// leading dimensions broadcast. Refused for bool.
//
//   - b: a tensor of rank 1 or more
func (a *Tensor) Matmul(b *Tensor) (*Tensor, error) {
	call := begin("tp_matmul")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Matmul(aHandle, bHandle))
}

// MatmulOut is tp_matmul_out. Matmul into a given tensor.
//
//   - b: a tensor of rank 1 or more
//   - out: a tensor of the result's sizes and dtype that overlaps neither a
//     nor b
func (a *Tensor) MatmulOut(b, out *Tensor) error {
	call := begin("tp_matmul_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MatmulOut(aHandle, bHandle, outHandle))
}

// Dot is tp_dot. Sum of the products of two vectors' elements, a tensor of
// rank 0. Complex numbers are not conjugated. Refused for bool.
//
//   - b: a tensor of shape (k)
func (a *Tensor) Dot(b *Tensor) (*Tensor, error) {
	call := begin("tp_dot")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Dot(aHandle, bHandle))
}

// DotOut is tp_dot_out. Dot into a given tensor.
//
//   - b: a tensor of shape (k)
//   - out: a tensor of rank 0 and of the operands' dtype that overlaps
//     neither
func (a *Tensor) DotOut(b, out *Tensor) error {
	call := begin("tp_dot_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.DotOut(aHandle, bHandle, outHandle))
}

// Outer is tp_outer. Every element of a vector times every one of another.
// Dtypes meet as those of Mul: bool with bool gives i64.
//
//   - b: a tensor of shape (n)
func (a *Tensor) Outer(b *Tensor) (*Tensor, error) {
	call := begin("tp_outer")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Outer(aHandle, bHandle))
}

// OuterOut is tp_outer_out. Outer into a given tensor.
//
//   - b: a tensor of shape (n)
//   - out: a tensor of shape (m, n) whose dtype the result casts to
func (a *Tensor) OuterOut(b, out *Tensor) error {
	call := begin("tp_outer_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.OuterOut(aHandle, bHandle, outHandle))
}

// Addmm is tp_addmm. beta * input + alpha * (a @ b) of matrices.
//
//   - a: a tensor of shape (m, k)
//   - b: a tensor of shape (k, n)
//   - beta: factor of the input, or Default for 1
//   - alpha: factor of the product, or Default for 1
func (input *Tensor) Addmm(a, b *Tensor, beta, alpha Scalar) (*Tensor, error) {
	call := begin("tp_addmm")
	inputHandle := call.tensor(input, 1)
	aHandle := call.tensor(a, 2)
	bHandle := call.tensor(b, 3)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Addmm(inputHandle, aHandle, bHandle, beta.raw, alpha.raw))
}

// AddmmOut is tp_addmm_out. Addmm into a given tensor.
//
//   - a: a tensor of shape (m, k)
//   - b: a tensor of shape (k, n)
//   - beta: factor of the input, or Default for 1
//   - alpha: factor of the product, or Default for 1
//   - out: a tensor of shape (m, n) and the operands' dtype; it may be the
//     input, and otherwise overlaps no operand
func (input *Tensor) AddmmOut(a, b *Tensor, beta, alpha Scalar, out *Tensor) error {
	call := begin("tp_addmm_out")
	inputHandle := call.tensor(input, 1)
	aHandle := call.tensor(a, 2)
	bHandle := call.tensor(b, 3)
	outHandle := call.tensor(out, 6)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AddmmOut(inputHandle, aHandle, bHandle, beta.raw, alpha.raw, outHandle))
}

// AddmmInPlace is tp_addmm_inplace. Addmm into its input.
//
//   - a: a tensor of shape (m, k)
//   - b: a tensor of shape (k, n)
//   - beta: factor of the input, or Default for 1
//   - alpha: factor of the product, or Default for 1
func (input *Tensor) AddmmInPlace(a, b *Tensor, beta, alpha Scalar) error {
	call := begin("tp_addmm_inplace")
	inputHandle := call.tensor(input, 1)
	aHandle := call.tensor(a, 2)
	bHandle := call.tensor(b, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AddmmInplace(inputHandle, aHandle, bHandle, beta.raw, alpha.raw))
}

// Baddbmm is tp_baddbmm. beta * input + alpha * (a @ b) of equally many
// matrices.
//
//   - a: a tensor of shape (batch, m, k)
//   - b: a tensor of shape (batch, k, n)
//   - beta: factor of the input, or Default for 1
//   - alpha: factor of the products, or Default for 1
func (input *Tensor) Baddbmm(a, b *Tensor, beta, alpha Scalar) (*Tensor, error) {
	call := begin("tp_baddbmm")
	inputHandle := call.tensor(input, 1)
	aHandle := call.tensor(a, 2)
	bHandle := call.tensor(b, 3)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Baddbmm(inputHandle, aHandle, bHandle, beta.raw, alpha.raw))
}

// BaddbmmOut is tp_baddbmm_out. Baddbmm into a given tensor.
//
//   - a: a tensor of shape (batch, m, k)
//   - b: a tensor of shape (batch, k, n)
//   - beta: factor of the input, or Default for 1
//   - alpha: factor of the products, or Default for 1
//   - out: a tensor of shape (batch, m, n) and the operands' dtype; it may
//     be the input, and otherwise overlaps no operand
func (input *Tensor) BaddbmmOut(a, b *Tensor, beta, alpha Scalar, out *Tensor) error {
	call := begin("tp_baddbmm_out")
	inputHandle := call.tensor(input, 1)
	aHandle := call.tensor(a, 2)
	bHandle := call.tensor(b, 3)
	outHandle := call.tensor(out, 6)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BaddbmmOut(inputHandle, aHandle, bHandle, beta.raw, alpha.raw, outHandle))
}

// BaddbmmInPlace is tp_baddbmm_inplace. Baddbmm into its input.
//
//   - a: a tensor of shape (batch, m, k)
//   - b: a tensor of shape (batch, k, n)
//   - beta: factor of the input, or Default for 1
//   - alpha: factor of the products, or Default for 1
func (input *Tensor) BaddbmmInPlace(a, b *Tensor, beta, alpha Scalar) error {
	call := begin("tp_baddbmm_inplace")
	inputHandle := call.tensor(input, 1)
	aHandle := call.tensor(a, 2)
	bHandle := call.tensor(b, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BaddbmmInplace(inputHandle, aHandle, bHandle, beta.raw, alpha.raw))
}

// Linear is tp_linear. A layer's product: a @ weight.T + bias. A weight of
// rank 1 is a single row, whose dimension is not in the result. Called by
// name, the bias is a list of one tensor or of none.
//
//   - weight: a tensor of shape (n, k) or (k)
//   - bias: a tensor that broadcasts to the result, usually (n); or nil
func (a *Tensor) Linear(weight, bias *Tensor) (*Tensor, error) {
	call := begin("tp_linear")
	aHandle := call.tensor(a, 1)
	weightHandle := call.tensor(weight, 2)
	biasHandle := call.optional(bias, 3)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Linear(aHandle, weightHandle, biasHandle))
}

// LinearOut is tp_linear_out. Linear into a given tensor.
//
//   - weight: a tensor of shape (n, k) or (k)
//   - bias: a tensor that broadcasts to the result, usually (n); or nil
//   - out: a tensor of the result's sizes and the operands' dtype that
//     overlaps no operand but, maybe, exactly the bias
func (a *Tensor) LinearOut(weight, bias, out *Tensor) error {
	call := begin("tp_linear_out")
	aHandle := call.tensor(a, 1)
	weightHandle := call.tensor(weight, 2)
	biasHandle := call.optional(bias, 3)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LinearOut(aHandle, weightHandle, biasHandle, outHandle))
}

// LayerNorm is tp_layer_norm. Moves and scales each row to mean 0 and
// variance 1, then multiplies by a weight and adds a bias. A row is what the
// last dimensions hold; its variance divides by the number of its elements.
// Small floats compute in f32, sums are kept in f64, and squares that leave
// f32 too. The result is contiguous.
//
//   - sizes: of the last dimensions of a
//   - weight: tensor of those sizes and a's dtype; nil for none
//   - bias: tensor of those sizes and a's dtype; nil for none
//   - epsilon: added to the variance
func (a *Tensor) LayerNorm(sizes []int64, weight, bias *Tensor, epsilon float64) (*Tensor, error) {
	call := begin("tp_layer_norm")
	aHandle := call.tensor(a, 1)
	weightHandle := call.optional(weight, 4)
	biasHandle := call.optional(bias, 5)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.LayerNorm(aHandle, sizes, weightHandle, biasHandle, epsilon))
}

// MseLoss is tp_mse_loss. Squares of the differences. The two broadcast and
// meet in the promoted type. PyTorch's `weight` of elements is refused:
// multiply before the reduction; so are, for all losses, its `size_average`
// and `reduce`, which `reduction` took the place of.
//
//   - target: tensor of a floating dtype
//   - reduction: a LossReduction
func (a *Tensor) MseLoss(target *Tensor, reduction LossReduction) (*Tensor, error) {
	call := begin("tp_mse_loss")
	aHandle := call.tensor(a, 1)
	targetHandle := call.tensor(target, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.MseLoss(aHandle, targetHandle, int32(reduction)))
}

// NllLoss is tp_nll_loss. Minus the logarithm of the probability of each
// target's class, times the weight of the class. The mean divides by the sum
// of the targets' weights; of none it is NaN. Sums are kept in f32 or wider.
// PyTorch's u8 targets are refused: To converts.
//
//   - target: i32 or i64 tensor of class numbers, of a's sizes without the
//     classes
//   - weight: of each class, of a's dtype; nil for 1
//   - ignored: a target that counts for nothing, TargetIgnored as a rule
//   - reduction: a LossReduction
func (a *Tensor) NllLoss(target, weight *Tensor, ignored int64, reduction LossReduction) (*Tensor, error) {
	call := begin("tp_nll_loss")
	aHandle := call.tensor(a, 1)
	targetHandle := call.tensor(target, 2)
	weightHandle := call.optional(weight, 3)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.NllLoss(aHandle, targetHandle, weightHandle, ignored, int32(reduction)))
}

// CrossEntropy is tp_cross_entropy. NllLoss of the logarithms of softmax over
// the classes. Small floats compute in f32. PyTorch's probabilities as
// targets and its `label_smoothing` are refused: -1 times the sum over the
// classes of probabilities times LogSoftmax is that loss; smoothing by e is 1
// - e times the loss here, plus e times that of equal probabilities.
//
//   - target: i32 or i64 tensor of class numbers, of a's sizes without the
//     classes
//   - weight: of each class, of a floating dtype; nil for 1
//   - ignored: a target that counts for nothing, TargetIgnored as a rule
//   - reduction: a LossReduction
func (a *Tensor) CrossEntropy(target, weight *Tensor, ignored int64, reduction LossReduction) (*Tensor, error) {
	call := begin("tp_cross_entropy")
	aHandle := call.tensor(a, 1)
	targetHandle := call.tensor(target, 2)
	weightHandle := call.optional(weight, 3)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.CrossEntropy(aHandle, targetHandle, weightHandle, ignored, int32(reduction)))
}

// Pow is tp_pow. a to the power b. For all dtypes; bool with bool is refused.
// Floating dtypes as C's pow: within 1 unit in the last place, the square is
// a times a exactly, any number to the power 0 and 1 to any power give 1,
// also of NaN, and a negative number to a power that is not whole gives NaN.
// Integers wrap; to a negative power, 1 gives 1, -1 gives 1 or -1, and any
// other, 0 too, gives 0. Complex numbers give e^(b log a), whose relative
// error grows with the size of b log a; a to the power 0, 1 and 2 is exact.
//
//   - b: a tensor
func (a *Tensor) Pow(b *Tensor) (*Tensor, error) {
	call := begin("tp_pow")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Pow(aHandle, bHandle))
}

// PowOut is tp_pow_out. Pow into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) PowOut(b, out *Tensor) error {
	call := begin("tp_pow_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.PowOut(aHandle, bHandle, outHandle))
}

// PowInPlace is tp_pow_inplace. Pow into a.
//
//   - b: a tensor
func (a *Tensor) PowInPlace(b *Tensor) error {
	call := begin("tp_pow_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.PowInplace(aHandle, bHandle))
}

// PowScalar is tp_pow_scalar. Pow with a number, which does not widen a
// tensor of its category.
//
//   - b: a number
func (a *Tensor) PowScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_pow_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.PowScalar(aHandle, b.raw))
}

// PowScalarOut is tp_pow_scalar_out. PowScalar into a given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) PowScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_pow_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.PowScalarOut(aHandle, b.raw, outHandle))
}

// PowScalarInPlace is tp_pow_scalar_inplace. PowScalar into a.
//
//   - b: a number
func (a *Tensor) PowScalarInPlace(b Scalar) error {
	call := begin("tp_pow_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.PowScalarInplace(aHandle, b.raw))
}

// Hypot is tp_hypot. sqrt(a^2 + b^2) without overflow or underflow on the
// way. Integers and bool give f32; refused for complex. Within 1 unit in the
// last place of f32, 2 of f64; infinity if either operand is infinite, even
// if the other is NaN.
//
//   - b: a tensor
func (a *Tensor) Hypot(b *Tensor) (*Tensor, error) {
	call := begin("tp_hypot")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Hypot(aHandle, bHandle))
}

// HypotOut is tp_hypot_out. Hypot into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) HypotOut(b, out *Tensor) error {
	call := begin("tp_hypot_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.HypotOut(aHandle, bHandle, outHandle))
}

// HypotInPlace is tp_hypot_inplace. Hypot into a.
//
//   - b: a tensor
func (a *Tensor) HypotInPlace(b *Tensor) error {
	call := begin("tp_hypot_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.HypotInplace(aHandle, bHandle))
}

// HypotScalar is tp_hypot_scalar. Hypot with a number, which does not widen a
// tensor of its category.
//
//   - b: a number
func (a *Tensor) HypotScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_hypot_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.HypotScalar(aHandle, b.raw))
}

// HypotScalarOut is tp_hypot_scalar_out. HypotScalar into a given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) HypotScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_hypot_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.HypotScalarOut(aHandle, b.raw, outHandle))
}

// HypotScalarInPlace is tp_hypot_scalar_inplace. HypotScalar into a.
//
//   - b: a number
func (a *Tensor) HypotScalarInPlace(b Scalar) error {
	call := begin("tp_hypot_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.HypotScalarInplace(aHandle, b.raw))
}

// Cbrt is tp_cbrt. Cube root of a, also of a negative number. Integers and
// bool give f32; refused for complex. Within 1 unit in the last place; a zero
// keeps its sign.
func (a *Tensor) Cbrt() (*Tensor, error) {
	call := begin("tp_cbrt")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Cbrt(aHandle))
}

// CbrtOut is tp_cbrt_out. Cbrt into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) CbrtOut(out *Tensor) error {
	call := begin("tp_cbrt_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.CbrtOut(aHandle, outHandle))
}

// CbrtInPlace is tp_cbrt_inplace. Cbrt into a.
func (a *Tensor) CbrtInPlace() error {
	call := begin("tp_cbrt_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.CbrtInplace(aHandle))
}

// UniformInPlace is tp_uniform_inplace. Numbers from `from` to below `to`,
// with as many random bits as the dtype has (24 for f32, 53 for f64); the
// ends are rounded to the dtype first. Equal ends give that number. Both
// parts of a complex number are drawn.
//
//   - from: a finite number
//   - to: a finite number, not below from
//   - generator: a generator
func (a *Tensor) UniformInPlace(from, to float64, generator *Generator) error {
	call := begin("tp_uniform_inplace")
	aHandle := call.tensor(a, 1)
	generatorHandle := call.generator(generator, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.UniformInplace(aHandle, from, to, generatorHandle))
}

// NormalInPlace is tp_normal_inplace. Normally distributed numbers, computed
// in f32 (of f64 in f64). PyTorch's tensors of means and deviations are
// refused: draw with 0 and 1, then Addcmul. Either part of a complex number
// has the mean, and half of the variance.
//
//   - mean: the mean
//   - deviation: the standard deviation, not below 0
//   - generator: a generator
func (a *Tensor) NormalInPlace(mean, deviation float64, generator *Generator) error {
	call := begin("tp_normal_inplace")
	aHandle := call.tensor(a, 1)
	generatorHandle := call.generator(generator, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.NormalInplace(aHandle, mean, deviation, generatorHandle))
}

// RandintInPlace is tp_randint_inplace. Integers from `low` to high - 1, all
// alike likely (to one part in 2^64 / (high - low)). PyTorch's `random_`
// without bounds is refused: name them.
//
//   - low: the lowest
//   - high: above the highest
//   - generator: a generator
func (a *Tensor) RandintInPlace(low, high int64, generator *Generator) error {
	call := begin("tp_randint_inplace")
	aHandle := call.tensor(a, 1)
	generatorHandle := call.generator(generator, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.RandintInplace(aHandle, low, high, generatorHandle))
}

// Bernoulli is tp_bernoulli. 1 with a probability, else 0. PyTorch's form
// with one number for all is BernoulliScalarInPlace.
//
//   - generator: a generator
func (p *Tensor) Bernoulli(generator *Generator) (*Tensor, error) {
	call := begin("tp_bernoulli")
	pHandle := call.tensor(p, 1)
	generatorHandle := call.generator(generator, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Bernoulli(pHandle, generatorHandle))
}

// BernoulliOut is tp_bernoulli_out. Bernoulli into a given tensor.
//
//   - generator: a generator
//   - out: a tensor of p's sizes and any dtype that p's casts to
func (p *Tensor) BernoulliOut(generator *Generator, out *Tensor) error {
	call := begin("tp_bernoulli_out")
	pHandle := call.tensor(p, 1)
	generatorHandle := call.generator(generator, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BernoulliOut(pHandle, generatorHandle, outHandle))
}

// BernoulliInPlace is tp_bernoulli_inplace. 1 with a probability, else 0, in
// a tensor of any dtype.
//
//   - p: tensor of probabilities, of a floating dtype, that broadcasts to a
//   - generator: a generator
func (a *Tensor) BernoulliInPlace(p *Tensor, generator *Generator) error {
	call := begin("tp_bernoulli_inplace")
	aHandle := call.tensor(a, 1)
	pHandle := call.tensor(p, 2)
	generatorHandle := call.generator(generator, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BernoulliInplace(aHandle, pHandle, generatorHandle))
}

// BernoulliScalarInPlace is tp_bernoulli_scalar_inplace. 1 with one
// probability, else 0, in a tensor of any dtype.
//
//   - p: a probability
//   - generator: a generator
func (a *Tensor) BernoulliScalarInPlace(p float64, generator *Generator) error {
	call := begin("tp_bernoulli_scalar_inplace")
	aHandle := call.tensor(a, 1)
	generatorHandle := call.generator(generator, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.BernoulliScalarInplace(aHandle, p, generatorHandle))
}

// Dropout is tp_dropout. Drops elements with a probability: multiplies them
// by 0, and the others by 1 / (1 - p).
//
//   - p: the probability that an element is dropped
//   - training: false: nothing is dropped, nothing drawn, and the result is
//     a itself
//   - generator: a generator
func (a *Tensor) Dropout(p float64, training bool, generator *Generator) (*Tensor, error) {
	call := begin("tp_dropout")
	aHandle := call.tensor(a, 1)
	generatorHandle := call.generator(generator, 4)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Dropout(aHandle, p, flag(training), generatorHandle))
}

// DropoutInPlace is tp_dropout_inplace. Dropout in the tensor itself.
//
//   - p: the probability that an element is dropped
//   - training: false: nothing is dropped, nothing drawn
//   - generator: a generator
func (a *Tensor) DropoutInPlace(p float64, training bool, generator *Generator) error {
	call := begin("tp_dropout_inplace")
	aHandle := call.tensor(a, 1)
	generatorHandle := call.generator(generator, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.DropoutInplace(aHandle, p, flag(training), generatorHandle))
}

// Rand is tp_rand. Makes a tensor of numbers from 0 to below 1, see
// UniformInPlace.
//
//   - sizes: sizes
//   - dtype: a floating or complex dtype
//   - device: a device
//   - generator: a generator
func Rand(sizes []int64, dtype DType, device Device, generator *Generator) (*Tensor, error) {
	call := begin("tp_rand")
	generatorHandle := call.generator(generator, 6)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Rand(sizes, int32(dtype), int32(device.Type), device.Index, generatorHandle))
}

// Randn is tp_randn. Makes a tensor of numbers of mean 0 and deviation 1, see
// NormalInPlace.
//
//   - sizes: sizes
//   - dtype: a floating or complex dtype
//   - device: a device
//   - generator: a generator
func Randn(sizes []int64, dtype DType, device Device, generator *Generator) (*Tensor, error) {
	call := begin("tp_randn")
	generatorHandle := call.generator(generator, 6)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Randn(sizes, int32(dtype), int32(device.Type), device.Index, generatorHandle))
}

// Randint is tp_randint. Makes a tensor of integers, see RandintInPlace.
//
//   - low: the lowest
//   - high: above the highest
//   - sizes: sizes
//   - dtype: any but the complex ones
//   - device: a device
//   - generator: a generator
func Randint(low, high int64, sizes []int64, dtype DType, device Device, generator *Generator) (*Tensor, error) {
	call := begin("tp_randint")
	generatorHandle := call.generator(generator, 8)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Randint(low, high, sizes, int32(dtype), int32(device.Type), device.Index, generatorHandle))
}

// Randperm is tp_randperm. Makes the numbers 0 to n - 1 in random order.
//
//   - n: how many
//   - dtype: any but the complex ones that holds all of them
//   - device: a device
//   - generator: a generator
func Randperm(n int64, dtype DType, device Device, generator *Generator) (*Tensor, error) {
	call := begin("tp_randperm")
	generatorHandle := call.generator(generator, 5)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Randperm(n, int32(dtype), int32(device.Type), device.Index, generatorHandle))
}

// Sum is tp_sum. Sum over dimensions. bool and integers give i64 (u64 stays
// u64); f16 and bf16 accumulate in f32 and round once; f32 adds up 4096 terms
// at a time and their sums in f64, which keeps the error of 1e7 terms below
// 1e-7 of the sum of their magnitudes. The sum of nothing is 0.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
func (a *Tensor) Sum(dims []int64, keepdim bool) (*Tensor, error) {
	call := begin("tp_sum")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Sum(aHandle, dims, flag(keepdim)))
}

// SumOut is tp_sum_out. Sum into a given tensor.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
//   - out: a tensor of the result's sizes whose dtype the result casts to,
//     apart from a
func (a *Tensor) SumOut(dims []int64, keepdim bool, out *Tensor) error {
	call := begin("tp_sum_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SumOut(aHandle, dims, flag(keepdim), outHandle))
}

// SumAs is tp_sum_as. Sum of elements that are converted to a dtype first,
// which is the result's (PyTorch's `dtype`), without a converted copy. For
// integers they are converted to i64 (u64 for u64) and the sum wraps to the
// dtype.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
//   - dtype: the dtype. Not bool.
func (a *Tensor) SumAs(dims []int64, keepdim bool, dtype DType) (*Tensor, error) {
	call := begin("tp_sum_as")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.SumAs(aHandle, dims, flag(keepdim), int32(dtype)))
}

// SumAsOut is tp_sum_as_out. SumAs into a given tensor.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
//   - dtype: the dtype. Not bool.
//   - out: a tensor of the result's sizes whose dtype the result casts to,
//     apart from a
func (a *Tensor) SumAsOut(dims []int64, keepdim bool, dtype DType, out *Tensor) error {
	call := begin("tp_sum_as_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 6)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SumAsOut(aHandle, dims, flag(keepdim), int32(dtype), outHandle))
}

// Mean is tp_mean. Mean over dimensions: the sum as Sum keeps it, divided
// before it is rounded. Where 4096 terms add up to more than f32 holds it is
// infinite, as PyTorch's. Refused for bool and integers. The mean of nothing
// is NaN.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
func (a *Tensor) Mean(dims []int64, keepdim bool) (*Tensor, error) {
	call := begin("tp_mean")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Mean(aHandle, dims, flag(keepdim)))
}

// MeanOut is tp_mean_out. Mean into a given tensor.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
//   - out: a tensor of the result's sizes whose dtype the result casts to,
//     apart from a
func (a *Tensor) MeanOut(dims []int64, keepdim bool, out *Tensor) error {
	call := begin("tp_mean_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MeanOut(aHandle, dims, flag(keepdim), outHandle))
}

// MeanAs is tp_mean_as. Mean of elements that are converted to a dtype first,
// which is the result's, without a converted copy: that of integers too.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
//   - dtype: the dtype. Floating or complex.
func (a *Tensor) MeanAs(dims []int64, keepdim bool, dtype DType) (*Tensor, error) {
	call := begin("tp_mean_as")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.MeanAs(aHandle, dims, flag(keepdim), int32(dtype)))
}

// MeanAsOut is tp_mean_as_out. MeanAs into a given tensor.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
//   - dtype: the dtype. Floating or complex.
//   - out: a tensor of the result's sizes whose dtype the result casts to,
//     apart from a
func (a *Tensor) MeanAsOut(dims []int64, keepdim bool, dtype DType, out *Tensor) error {
	call := begin("tp_mean_as_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 6)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MeanAsOut(aHandle, dims, flag(keepdim), int32(dtype), outHandle))
}

// Prod is tp_prod. Product over dimensions. bool and integers give i64 (u64
// stays u64) and wrap; f16, bf16 and f8 multiply in f32, f32 in f64, and the
// product is rounded once: of n terms of f32 it is within 2^-24 + n * 2^-53
// of the exact one, relatively, where no product of some of them leaves the
// range of f64. Complex numbers multiply part by part, so that an infinity
// may give NaN. The product of nothing is 1.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
func (a *Tensor) Prod(dims []int64, keepdim bool) (*Tensor, error) {
	call := begin("tp_prod")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Prod(aHandle, dims, flag(keepdim)))
}

// ProdOut is tp_prod_out. Prod into a given tensor.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
//   - out: a tensor of the result's sizes whose dtype the result casts to,
//     apart from a
func (a *Tensor) ProdOut(dims []int64, keepdim bool, out *Tensor) error {
	call := begin("tp_prod_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ProdOut(aHandle, dims, flag(keepdim), outHandle))
}

// ProdAs is tp_prod_as. Prod of elements that are converted to a dtype first,
// which is the result's, without a converted copy; integers as for SumAs.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
//   - dtype: the dtype. Not bool.
func (a *Tensor) ProdAs(dims []int64, keepdim bool, dtype DType) (*Tensor, error) {
	call := begin("tp_prod_as")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.ProdAs(aHandle, dims, flag(keepdim), int32(dtype)))
}

// ProdAsOut is tp_prod_as_out. ProdAs into a given tensor.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
//   - dtype: the dtype. Not bool.
//   - out: a tensor of the result's sizes whose dtype the result casts to,
//     apart from a
func (a *Tensor) ProdAsOut(dims []int64, keepdim bool, dtype DType, out *Tensor) error {
	call := begin("tp_prod_as_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 6)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ProdAsOut(aHandle, dims, flag(keepdim), int32(dtype), outHandle))
}

// Max is tp_max. Largest element over dimensions (PyTorch's `amax`; its `max`
// of a dimension is MaxDim, of two tensors Maximum); NaN if there is one. +0
// is above -0. Refused for complex.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
func (a *Tensor) Max(dims []int64, keepdim bool) (*Tensor, error) {
	call := begin("tp_max")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Max(aHandle, dims, flag(keepdim)))
}

// MaxOut is tp_max_out. Max into a given tensor.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
//   - out: a tensor of the result's sizes whose dtype the result casts to,
//     apart from a
func (a *Tensor) MaxOut(dims []int64, keepdim bool, out *Tensor) error {
	call := begin("tp_max_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MaxOut(aHandle, dims, flag(keepdim), outHandle))
}

// Min is tp_min. Smallest element over dimensions (PyTorch's `amin`; its
// `min` of a dimension is MinDim, of two tensors Minimum); NaN if there is
// one. -0 is below +0. Refused for complex.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
func (a *Tensor) Min(dims []int64, keepdim bool) (*Tensor, error) {
	call := begin("tp_min")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Min(aHandle, dims, flag(keepdim)))
}

// MinOut is tp_min_out. Min into a given tensor.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
//   - out: a tensor of the result's sizes whose dtype the result casts to,
//     apart from a
func (a *Tensor) MinOut(dims []int64, keepdim bool, out *Tensor) error {
	call := begin("tp_min_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MinOut(aHandle, dims, flag(keepdim), outHandle))
}

// Any is tp_any. Whether any element over dimensions is not 0. The result is
// bool, but u8 (0 or 1) of u8. NaN is not 0. Of nothing it is false.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
func (a *Tensor) Any(dims []int64, keepdim bool) (*Tensor, error) {
	call := begin("tp_any")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Any(aHandle, dims, flag(keepdim)))
}

// AnyOut is tp_any_out. Any into a given tensor.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
//   - out: a tensor of the result's sizes whose dtype the result casts to,
//     apart from a
func (a *Tensor) AnyOut(dims []int64, keepdim bool, out *Tensor) error {
	call := begin("tp_any_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AnyOut(aHandle, dims, flag(keepdim), outHandle))
}

// All is tp_all. Whether all elements over dimensions are not 0. The result
// is bool, but u8 (0 or 1) of u8. NaN is not 0. Of nothing it is true.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
func (a *Tensor) All(dims []int64, keepdim bool) (*Tensor, error) {
	call := begin("tp_all")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.All(aHandle, dims, flag(keepdim)))
}

// AllOut is tp_all_out. All into a given tensor.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
//   - out: a tensor of the result's sizes whose dtype the result casts to,
//     apart from a
func (a *Tensor) AllOut(dims []int64, keepdim bool, out *Tensor) error {
	call := begin("tp_all_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AllOut(aHandle, dims, flag(keepdim), outHandle))
}

// Var is tp_var. Variance over dimensions: the sum of the squared distances
// from the mean, divided by the number of terms less a correction. Computed
// in f64 and rounded once; the mean comes first, so that nothing cancels. Of
// complex numbers it is real. Refused for bool and integers. NaN of nothing
// and, with a correction of 1, of one element; where the correction is above
// the number of terms, what is divided by is 0.
//
//   - dims: dimensions to reduce, each once; none is all
//   - correction: taken from the number of terms before it divides: 1 for
//     that of a sample (PyTorch's `unbiased`), 0 for that of all there is
//   - keepdim: true keeps the reduced dimensions with size 1
func (a *Tensor) Var(dims []int64, correction float64, keepdim bool) (*Tensor, error) {
	call := begin("tp_var")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Var(aHandle, dims, correction, flag(keepdim)))
}

// VarOut is tp_var_out. Var into a given tensor.
//
//   - dims: dimensions to reduce, each once; none is all
//   - correction: taken from the number of terms before it divides: 1 for
//     that of a sample (PyTorch's `unbiased`), 0 for that of all there is
//   - keepdim: true keeps the reduced dimensions with size 1
//   - out: a tensor of the result's sizes whose dtype the result casts to,
//     apart from a
func (a *Tensor) VarOut(dims []int64, correction float64, keepdim bool, out *Tensor) error {
	call := begin("tp_var_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 6)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.VarOut(aHandle, dims, correction, flag(keepdim), outHandle))
}

// Std is tp_std. Standard deviation over dimensions: the square root of Var,
// taken before it is rounded.
//
//   - dims: dimensions to reduce, each once; none is all
//   - correction: taken from the number of terms before it divides: 1 for
//     that of a sample (PyTorch's `unbiased`), 0 for that of all there is
//   - keepdim: true keeps the reduced dimensions with size 1
func (a *Tensor) Std(dims []int64, correction float64, keepdim bool) (*Tensor, error) {
	call := begin("tp_std")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Std(aHandle, dims, correction, flag(keepdim)))
}

// StdOut is tp_std_out. Std into a given tensor.
//
//   - dims: dimensions to reduce, each once; none is all
//   - correction: taken from the number of terms before it divides: 1 for
//     that of a sample (PyTorch's `unbiased`), 0 for that of all there is
//   - keepdim: true keeps the reduced dimensions with size 1
//   - out: a tensor of the result's sizes whose dtype the result casts to,
//     apart from a
func (a *Tensor) StdOut(dims []int64, correction float64, keepdim bool, out *Tensor) error {
	call := begin("tp_std_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 6)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.StdOut(aHandle, dims, correction, flag(keepdim), outHandle))
}

// Norm is tp_norm. Norm of all elements over dimensions, as of a vector: the
// number of those that are not 0 for p = 0, the largest magnitude for
// infinity, the smallest for -infinity, else the sum of magnitudes^p to the
// power 1/p. Computed in f64, where powers of f64 may overflow or vanish, and
// rounded once. Of complex numbers it is real. Refused for bool and integers.
// The norm of nothing is 0. PyTorch's `dtype` is refused: To converts; so is
// its "nuc", the norm of matrices by their singular values.
//
//   - p: the order; 2 is the Euclidean norm (PyTorch's "fro")
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
func (a *Tensor) Norm(p float64, dims []int64, keepdim bool) (*Tensor, error) {
	call := begin("tp_norm")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Norm(aHandle, p, dims, flag(keepdim)))
}

// NormOut is tp_norm_out. Norm into a given tensor.
//
//   - p: the order; 2 is the Euclidean norm (PyTorch's "fro")
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
//   - out: a tensor of the result's sizes whose dtype the result casts to,
//     apart from a
func (a *Tensor) NormOut(p float64, dims []int64, keepdim bool, out *Tensor) error {
	call := begin("tp_norm_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 6)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.NormOut(aHandle, p, dims, flag(keepdim), outHandle))
}

// Logsumexp is tp_logsumexp. Logarithm of the sum of exponentials over
// dimensions. The largest element is taken from all first, so that none
// overflows. Integers and bool give f32. Refused for complex. -infinity of
// nothing and where all elements are.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
func (a *Tensor) Logsumexp(dims []int64, keepdim bool) (*Tensor, error) {
	call := begin("tp_logsumexp")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Logsumexp(aHandle, dims, flag(keepdim)))
}

// LogsumexpOut is tp_logsumexp_out. Logsumexp into a given tensor.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
//   - out: a tensor of the result's sizes whose dtype the result casts to,
//     apart from a
func (a *Tensor) LogsumexpOut(dims []int64, keepdim bool, out *Tensor) error {
	call := begin("tp_logsumexp_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LogsumexpOut(aHandle, dims, flag(keepdim), outHandle))
}

// CountNonzero is tp_count_nonzero. How many elements over dimensions are not
// 0, as i64. NaN is not 0.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
func (a *Tensor) CountNonzero(dims []int64, keepdim bool) (*Tensor, error) {
	call := begin("tp_count_nonzero")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.CountNonzero(aHandle, dims, flag(keepdim)))
}

// CountNonzeroOut is tp_count_nonzero_out. CountNonzero into a given tensor.
//
//   - dims: dimensions to reduce, each once; none is all
//   - keepdim: true keeps the reduced dimensions with size 1
//   - out: a tensor of the result's sizes whose dtype the result casts to,
//     apart from a
func (a *Tensor) CountNonzeroOut(dims []int64, keepdim bool, out *Tensor) error {
	call := begin("tp_count_nonzero_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.CountNonzeroOut(aHandle, dims, flag(keepdim), outHandle))
}

// Argmax is tp_argmax. First index of the largest element along a dimension,
// as i64. The first NaN wins. Refused for complex.
//
//   - dim: a dimension, or DimAll for the index into the flattened tensor
//   - keepdim: true keeps the reduced dimension with size 1
func (a *Tensor) Argmax(dim int64, keepdim bool) (*Tensor, error) {
	call := begin("tp_argmax")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Argmax(aHandle, dim, flag(keepdim)))
}

// ArgmaxOut is tp_argmax_out. Argmax into a given tensor.
//
//   - dim: a dimension, or DimAll
//   - keepdim: true keeps the reduced dimension with size 1
//   - out: an i64 tensor of the result's sizes, apart from a
func (a *Tensor) ArgmaxOut(dim int64, keepdim bool, out *Tensor) error {
	call := begin("tp_argmax_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ArgmaxOut(aHandle, dim, flag(keepdim), outHandle))
}

// Argmin is tp_argmin. First index of the smallest element along a dimension,
// as i64. The first NaN wins. Refused for complex.
//
//   - dim: a dimension, or DimAll for the index into the flattened tensor
//   - keepdim: true keeps the reduced dimension with size 1
func (a *Tensor) Argmin(dim int64, keepdim bool) (*Tensor, error) {
	call := begin("tp_argmin")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Argmin(aHandle, dim, flag(keepdim)))
}

// ArgminOut is tp_argmin_out. Argmin into a given tensor.
//
//   - dim: a dimension, or DimAll
//   - keepdim: true keeps the reduced dimension with size 1
//   - out: an i64 tensor of the result's sizes, apart from a
func (a *Tensor) ArgminOut(dim int64, keepdim bool, out *Tensor) error {
	call := begin("tp_argmin_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ArgminOut(aHandle, dim, flag(keepdim), outHandle))
}

// MaxDim is tp_max_dim. The largest element along a dimension and its first
// index. The first NaN wins. Refused for complex.
//
//   - dim: a dimension, or DimAll for the index into the flattened tensor
//   - keepdim: true keeps the reduced dimension with size 1
func (a *Tensor) MaxDim(dim int64, keepdim bool) (*Tensor, *Tensor, error) {
	call := begin("tp_max_dim")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, nil, call.end(nil)
	}
	return call.results(raw.MaxDim(aHandle, dim, flag(keepdim)))
}

// MaxDimOut is tp_max_dim_out. MaxDim into given tensors, apart from a and
// from each other.
//
//   - dim: a dimension, or DimAll
//   - keepdim: true keeps the reduced dimension with size 1
//   - values: a tensor of the result's sizes whose dtype the result casts to
//   - indices: an i64 tensor of the result's sizes
func (a *Tensor) MaxDimOut(dim int64, keepdim bool, values, indices *Tensor) error {
	call := begin("tp_max_dim_out")
	aHandle := call.tensor(a, 1)
	valuesHandle := call.tensor(values, 4)
	indicesHandle := call.tensor(indices, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MaxDimOut(aHandle, dim, flag(keepdim), valuesHandle, indicesHandle))
}

// MinDim is tp_min_dim. The smallest element along a dimension and its first
// index. The first NaN wins. Refused for complex.
//
//   - dim: a dimension, or DimAll for the index into the flattened tensor
//   - keepdim: true keeps the reduced dimension with size 1
func (a *Tensor) MinDim(dim int64, keepdim bool) (*Tensor, *Tensor, error) {
	call := begin("tp_min_dim")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, nil, call.end(nil)
	}
	return call.results(raw.MinDim(aHandle, dim, flag(keepdim)))
}

// MinDimOut is tp_min_dim_out. MinDim into given tensors, apart from a and
// from each other.
//
//   - dim: a dimension, or DimAll
//   - keepdim: true keeps the reduced dimension with size 1
//   - values: a tensor of the result's sizes whose dtype the result casts to
//   - indices: an i64 tensor of the result's sizes
func (a *Tensor) MinDimOut(dim int64, keepdim bool, values, indices *Tensor) error {
	call := begin("tp_min_dim_out")
	aHandle := call.tensor(a, 1)
	valuesHandle := call.tensor(values, 4)
	indicesHandle := call.tensor(indices, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MinDimOut(aHandle, dim, flag(keepdim), valuesHandle, indicesHandle))
}

// Aminmax is tp_aminmax. The smallest element along a dimension and the
// largest; NaN if there is one. Refused for complex.
//
//   - dim: a dimension, or DimAll
//   - keepdim: true keeps the reduced dimension with size 1
func (a *Tensor) Aminmax(dim int64, keepdim bool) (*Tensor, *Tensor, error) {
	call := begin("tp_aminmax")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, nil, call.end(nil)
	}
	return call.results(raw.Aminmax(aHandle, dim, flag(keepdim)))
}

// AminmaxOut is tp_aminmax_out. Aminmax into given tensors, apart from a and
// from each other.
//
//   - dim: a dimension, or DimAll
//   - keepdim: true keeps the reduced dimension with size 1
//   - min: a tensor of the result's sizes whose dtype the result casts to
//   - max: a tensor of the result's sizes whose dtype the result casts to
func (a *Tensor) AminmaxOut(dim int64, keepdim bool, min, max *Tensor) error {
	call := begin("tp_aminmax_out")
	aHandle := call.tensor(a, 1)
	minHandle := call.tensor(min, 4)
	maxHandle := call.tensor(max, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AminmaxOut(aHandle, dim, flag(keepdim), minHandle, maxHandle))
}

// Sign is tp_sign. -1, 0 or 1 as a is below, at or above 0; 0 for NaN.
// Refused for complex, where PyTorch's `sgn` is a / abs(a).
func (a *Tensor) Sign() (*Tensor, error) {
	call := begin("tp_sign")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Sign(aHandle))
}

// SignOut is tp_sign_out. Sign into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) SignOut(out *Tensor) error {
	call := begin("tp_sign_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SignOut(aHandle, outHandle))
}

// SignInPlace is tp_sign_inplace. Sign into a.
func (a *Tensor) SignInPlace() error {
	call := begin("tp_sign_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SignInplace(aHandle))
}

// Floor is tp_floor. The largest whole number that is not above a. Integers
// stay as they are. Refused for bool and complex.
func (a *Tensor) Floor() (*Tensor, error) {
	call := begin("tp_floor")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Floor(aHandle))
}

// FloorOut is tp_floor_out. Floor into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) FloorOut(out *Tensor) error {
	call := begin("tp_floor_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.FloorOut(aHandle, outHandle))
}

// FloorInPlace is tp_floor_inplace. Floor into a.
func (a *Tensor) FloorInPlace() error {
	call := begin("tp_floor_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.FloorInplace(aHandle))
}

// Ceil is tp_ceil. The smallest whole number that is not below a. Integers
// stay as they are. Refused for bool and complex.
func (a *Tensor) Ceil() (*Tensor, error) {
	call := begin("tp_ceil")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Ceil(aHandle))
}

// CeilOut is tp_ceil_out. Ceil into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) CeilOut(out *Tensor) error {
	call := begin("tp_ceil_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.CeilOut(aHandle, outHandle))
}

// CeilInPlace is tp_ceil_inplace. Ceil into a.
func (a *Tensor) CeilInPlace() error {
	call := begin("tp_ceil_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.CeilInplace(aHandle))
}

// Round is tp_round. The whole number nearest to a, the even one of two.
// Integers stay as they are. Refused for bool and complex. PyTorch's
// `decimals` is refused: multiply by that power of 10, round, and divide by
// it (for decimals below 0 the other way round), which is what PyTorch does.
func (a *Tensor) Round() (*Tensor, error) {
	call := begin("tp_round")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Round(aHandle))
}

// RoundOut is tp_round_out. Round into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) RoundOut(out *Tensor) error {
	call := begin("tp_round_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.RoundOut(aHandle, outHandle))
}

// RoundInPlace is tp_round_inplace. Round into a.
func (a *Tensor) RoundInPlace() error {
	call := begin("tp_round_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.RoundInplace(aHandle))
}

// Trunc is tp_trunc. a without its fraction. Integers stay as they are.
// Refused for bool and complex.
func (a *Tensor) Trunc() (*Tensor, error) {
	call := begin("tp_trunc")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Trunc(aHandle))
}

// TruncOut is tp_trunc_out. Trunc into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) TruncOut(out *Tensor) error {
	call := begin("tp_trunc_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TruncOut(aHandle, outHandle))
}

// TruncInPlace is tp_trunc_inplace. Trunc into a.
func (a *Tensor) TruncInPlace() error {
	call := begin("tp_trunc_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TruncInplace(aHandle))
}

// Frac is tp_frac. a - trunc(a), with the sign of a or 0; NaN for an
// infinity. For floating dtypes.
func (a *Tensor) Frac() (*Tensor, error) {
	call := begin("tp_frac")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Frac(aHandle))
}

// FracOut is tp_frac_out. Frac into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) FracOut(out *Tensor) error {
	call := begin("tp_frac_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.FracOut(aHandle, outHandle))
}

// FracInPlace is tp_frac_inplace. Frac into a.
func (a *Tensor) FracInPlace() error {
	call := begin("tp_frac_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.FracInplace(aHandle))
}

// Cumsum is tp_cumsum. Cumulative sum along a dimension. Floats accumulate in
// f64, every result is rounded once; integers wrap.
//
//   - dim: a dimension
//   - dtype: what elements are converted to first, and that of the results;
//     0 for that of the elements, which is i64 for bool and integers (but u64
//     for u64). Not bool
func (a *Tensor) Cumsum(dim int64, dtype DType) (*Tensor, error) {
	call := begin("tp_cumsum")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Cumsum(aHandle, dim, int32(dtype)))
}

// CumsumOut is tp_cumsum_out. Cumsum into a given tensor.
//
//   - dim: a dimension
//   - dtype: what elements are converted to first, and that of the results;
//     0 for that of the elements, which is i64 for bool and integers (but u64
//     for u64). Not bool
//   - out: a tensor of the same sizes whose dtype the result casts to; a
//     itself, or apart from it
func (a *Tensor) CumsumOut(dim int64, dtype DType, out *Tensor) error {
	call := begin("tp_cumsum_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.CumsumOut(aHandle, dim, int32(dtype), outHandle))
}

// CumsumInPlace is tp_cumsum_inplace. Cumsum in place. Integers wrap to their
// own dtype. PyTorch's `dtype` is refused here: the tensor has one.
//
//   - dim: a dimension
func (a *Tensor) CumsumInPlace(dim int64) error {
	call := begin("tp_cumsum_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.CumsumInplace(aHandle, dim))
}

// Cumprod is tp_cumprod. Cumulative product along a dimension. Floats
// accumulate in f64, every result is rounded once; integers wrap.
//
//   - dim: a dimension
//   - dtype: what elements are converted to first, and that of the results;
//     0 for that of the elements, which is i64 for bool and integers (but u64
//     for u64). Not bool
func (a *Tensor) Cumprod(dim int64, dtype DType) (*Tensor, error) {
	call := begin("tp_cumprod")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Cumprod(aHandle, dim, int32(dtype)))
}

// CumprodOut is tp_cumprod_out. Cumprod into a given tensor.
//
//   - dim: a dimension
//   - dtype: what elements are converted to first, and that of the results;
//     0 for that of the elements, which is i64 for bool and integers (but u64
//     for u64). Not bool
//   - out: a tensor of the same sizes whose dtype the result casts to; a
//     itself, or apart from it
func (a *Tensor) CumprodOut(dim int64, dtype DType, out *Tensor) error {
	call := begin("tp_cumprod_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.CumprodOut(aHandle, dim, int32(dtype), outHandle))
}

// CumprodInPlace is tp_cumprod_inplace. Cumprod in place. Integers wrap to
// their own dtype.
//
//   - dim: a dimension
func (a *Tensor) CumprodInPlace(dim int64) error {
	call := begin("tp_cumprod_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.CumprodInplace(aHandle, dim))
}

// Cummax is tp_cummax. Largest element so far along a dimension and its last
// index. Every NaN takes the place of what was before it, and stays until the
// next one. Refused for complex.
//
//   - dim: a dimension
func (a *Tensor) Cummax(dim int64) (*Tensor, *Tensor, error) {
	call := begin("tp_cummax")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, nil, call.end(nil)
	}
	return call.results(raw.Cummax(aHandle, dim))
}

// CummaxOut is tp_cummax_out. Cummax into given tensors, apart from each
// other.
//
//   - dim: a dimension
//   - values: a tensor of the same sizes whose dtype the result casts to; a
//     itself, or apart from it
//   - indices: an i64 tensor of the same sizes, apart from a
func (a *Tensor) CummaxOut(dim int64, values, indices *Tensor) error {
	call := begin("tp_cummax_out")
	aHandle := call.tensor(a, 1)
	valuesHandle := call.tensor(values, 3)
	indicesHandle := call.tensor(indices, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.CummaxOut(aHandle, dim, valuesHandle, indicesHandle))
}

// Cummin is tp_cummin. Smallest element so far along a dimension and its last
// index. Every NaN takes the place of what was before it, and stays until the
// next one. Refused for complex.
//
//   - dim: a dimension
func (a *Tensor) Cummin(dim int64) (*Tensor, *Tensor, error) {
	call := begin("tp_cummin")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, nil, call.end(nil)
	}
	return call.results(raw.Cummin(aHandle, dim))
}

// CumminOut is tp_cummin_out. Cummin into given tensors, apart from each
// other.
//
//   - dim: a dimension
//   - values: a tensor of the same sizes whose dtype the result casts to; a
//     itself, or apart from it
//   - indices: an i64 tensor of the same sizes, apart from a
func (a *Tensor) CumminOut(dim int64, values, indices *Tensor) error {
	call := begin("tp_cummin_out")
	aHandle := call.tensor(a, 1)
	valuesHandle := call.tensor(values, 3)
	indicesHandle := call.tensor(indices, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.CumminOut(aHandle, dim, valuesHandle, indicesHandle))
}

// Scatter is tp_scatter. A copy of a tensor with elements of another one
// written to it.
//
//   - dim: a dimension; negative counts from the end
//   - index: tensor of a's rank, not larger than src in any dimension, nor
//     than a in the others; without elements, of any shape
//   - src: tensor of a's dtype
func (a *Tensor) Scatter(dim int64, index, src *Tensor) (*Tensor, error) {
	call := begin("tp_scatter")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	srcHandle := call.tensor(src, 4)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Scatter(aHandle, dim, indexHandle, srcHandle))
}

// ScatterOut is tp_scatter_out. Scatter into a given tensor.
//
//   - dim: a dimension; negative counts from the end
//   - index: as for Scatter
//   - src: tensor of a's dtype
//   - out: a tensor of a's sizes and dtype
func (a *Tensor) ScatterOut(dim int64, index, src, out *Tensor) error {
	call := begin("tp_scatter_out")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	srcHandle := call.tensor(src, 4)
	outHandle := call.tensor(out, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ScatterOut(aHandle, dim, indexHandle, srcHandle, outHandle))
}

// ScatterInPlace is tp_scatter_inplace. Scatter to the tensor itself.
//
//   - dim: a dimension; negative counts from the end
//   - index: as for Scatter
//   - src: tensor of a's dtype
func (a *Tensor) ScatterInPlace(dim int64, index, src *Tensor) error {
	call := begin("tp_scatter_inplace")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	srcHandle := call.tensor(src, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ScatterInplace(aHandle, dim, indexHandle, srcHandle))
}

// ScatterScalar is tp_scatter_scalar. A copy of a tensor with one value
// written to many places.
//
//   - dim: a dimension; negative counts from the end
//   - index: as for Scatter
//   - value: converted as Set does
func (a *Tensor) ScatterScalar(dim int64, index *Tensor, value Scalar) (*Tensor, error) {
	call := begin("tp_scatter_scalar")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.ScatterScalar(aHandle, dim, indexHandle, value.raw))
}

// ScatterScalarInPlace is tp_scatter_scalar_inplace. ScatterScalar to the
// tensor itself.
//
//   - dim: a dimension; negative counts from the end
//   - index: as for Scatter
//   - value: converted as Set does
func (a *Tensor) ScatterScalarInPlace(dim int64, index *Tensor, value Scalar) error {
	call := begin("tp_scatter_scalar_inplace")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ScatterScalarInplace(aHandle, dim, indexHandle, value.raw))
}

// ScatterAdd is tp_scatter_add. A copy of a tensor with elements of another
// one added to it.
//
//   - dim: a dimension; negative counts from the end
//   - index: as for Scatter
//   - src: tensor of a's dtype
func (a *Tensor) ScatterAdd(dim int64, index, src *Tensor) (*Tensor, error) {
	call := begin("tp_scatter_add")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	srcHandle := call.tensor(src, 4)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.ScatterAdd(aHandle, dim, indexHandle, srcHandle))
}

// ScatterAddOut is tp_scatter_add_out. ScatterAdd into a given tensor.
//
//   - dim: a dimension; negative counts from the end
//   - index: as for Scatter
//   - src: tensor of a's dtype
//   - out: a tensor of a's sizes and dtype
func (a *Tensor) ScatterAddOut(dim int64, index, src, out *Tensor) error {
	call := begin("tp_scatter_add_out")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	srcHandle := call.tensor(src, 4)
	outHandle := call.tensor(out, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ScatterAddOut(aHandle, dim, indexHandle, srcHandle, outHandle))
}

// ScatterAddInPlace is tp_scatter_add_inplace. ScatterAdd to the tensor
// itself.
//
//   - dim: a dimension; negative counts from the end
//   - index: as for Scatter
//   - src: tensor of a's dtype
func (a *Tensor) ScatterAddInPlace(dim int64, index, src *Tensor) error {
	call := begin("tp_scatter_add_inplace")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	srcHandle := call.tensor(src, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ScatterAddInplace(aHandle, dim, indexHandle, srcHandle))
}

// ScatterAddScalar is tp_scatter_add_scalar. A copy of a tensor with one
// value added to it in many places.
//
//   - dim: a dimension; negative counts from the end
//   - index: as for Scatter
//   - value: converted as Set does
func (a *Tensor) ScatterAddScalar(dim int64, index *Tensor, value Scalar) (*Tensor, error) {
	call := begin("tp_scatter_add_scalar")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.ScatterAddScalar(aHandle, dim, indexHandle, value.raw))
}

// ScatterAddScalarInPlace is tp_scatter_add_scalar_inplace. ScatterAddScalar
// to the tensor itself.
//
//   - dim: a dimension; negative counts from the end
//   - index: as for Scatter
//   - value: converted as Set does
func (a *Tensor) ScatterAddScalarInPlace(dim int64, index *Tensor, value Scalar) error {
	call := begin("tp_scatter_add_scalar_inplace")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ScatterAddScalarInplace(aHandle, dim, indexHandle, value.raw))
}

// ScatterMul is tp_scatter_mul. A copy of a tensor with elements of another
// one multiplied into it.
//
//   - dim: a dimension; negative counts from the end
//   - index: as for Scatter
//   - src: tensor of a's dtype
func (a *Tensor) ScatterMul(dim int64, index, src *Tensor) (*Tensor, error) {
	call := begin("tp_scatter_mul")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	srcHandle := call.tensor(src, 4)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.ScatterMul(aHandle, dim, indexHandle, srcHandle))
}

// ScatterMulOut is tp_scatter_mul_out. ScatterMul into a given tensor.
//
//   - dim: a dimension; negative counts from the end
//   - index: as for Scatter
//   - src: tensor of a's dtype
//   - out: a tensor of a's sizes and dtype
func (a *Tensor) ScatterMulOut(dim int64, index, src, out *Tensor) error {
	call := begin("tp_scatter_mul_out")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	srcHandle := call.tensor(src, 4)
	outHandle := call.tensor(out, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ScatterMulOut(aHandle, dim, indexHandle, srcHandle, outHandle))
}

// ScatterMulInPlace is tp_scatter_mul_inplace. ScatterMul to the tensor
// itself.
//
//   - dim: a dimension; negative counts from the end
//   - index: as for Scatter
//   - src: tensor of a's dtype
func (a *Tensor) ScatterMulInPlace(dim int64, index, src *Tensor) error {
	call := begin("tp_scatter_mul_inplace")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	srcHandle := call.tensor(src, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ScatterMulInplace(aHandle, dim, indexHandle, srcHandle))
}

// ScatterMulScalar is tp_scatter_mul_scalar. A copy of a tensor with one
// value multiplied into it in many places.
//
//   - dim: a dimension; negative counts from the end
//   - index: as for Scatter
//   - value: converted as Set does
func (a *Tensor) ScatterMulScalar(dim int64, index *Tensor, value Scalar) (*Tensor, error) {
	call := begin("tp_scatter_mul_scalar")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.ScatterMulScalar(aHandle, dim, indexHandle, value.raw))
}

// ScatterMulScalarInPlace is tp_scatter_mul_scalar_inplace. ScatterMulScalar
// to the tensor itself.
//
//   - dim: a dimension; negative counts from the end
//   - index: as for Scatter
//   - value: converted as Set does
func (a *Tensor) ScatterMulScalarInPlace(dim int64, index *Tensor, value Scalar) error {
	call := begin("tp_scatter_mul_scalar_inplace")
	aHandle := call.tensor(a, 1)
	indexHandle := call.tensor(index, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ScatterMulScalarInplace(aHandle, dim, indexHandle, value.raw))
}

// LeftShift is tp_left_shift. Bits of a moved up by b places. For integers. A
// count that is negative, or not below the width of the result's dtype, moves
// every bit out: 0. A tensor b of rank 0 that does not widen the result is
// converted to its dtype first.
//
//   - b: a tensor
func (a *Tensor) LeftShift(b *Tensor) (*Tensor, error) {
	call := begin("tp_left_shift")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.LeftShift(aHandle, bHandle))
}

// LeftShiftOut is tp_left_shift_out. LeftShift into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) LeftShiftOut(b, out *Tensor) error {
	call := begin("tp_left_shift_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LeftShiftOut(aHandle, bHandle, outHandle))
}

// LeftShiftInPlace is tp_left_shift_inplace. LeftShift into a.
//
//   - b: a tensor
func (a *Tensor) LeftShiftInPlace(b *Tensor) error {
	call := begin("tp_left_shift_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LeftShiftInplace(aHandle, bHandle))
}

// LeftShiftScalar is tp_left_shift_scalar. LeftShift with a number, which
// does not widen a tensor of its category.
//
//   - b: a number
func (a *Tensor) LeftShiftScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_left_shift_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.LeftShiftScalar(aHandle, b.raw))
}

// LeftShiftScalarOut is tp_left_shift_scalar_out. LeftShiftScalar into a
// given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) LeftShiftScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_left_shift_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LeftShiftScalarOut(aHandle, b.raw, outHandle))
}

// LeftShiftScalarInPlace is tp_left_shift_scalar_inplace. LeftShiftScalar
// into a.
//
//   - b: a number
func (a *Tensor) LeftShiftScalarInPlace(b Scalar) error {
	call := begin("tp_left_shift_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LeftShiftScalarInplace(aHandle, b.raw))
}

// RightShift is tp_right_shift. Bits of a moved down by b places, the sign
// repeated. For integers. A count that is negative, or not below the width of
// the result's dtype, moves every bit out: 0, or -1 for a negative number. A
// tensor b of rank 0 that does not widen the result is converted to its dtype
// first.
//
//   - b: a tensor
func (a *Tensor) RightShift(b *Tensor) (*Tensor, error) {
	call := begin("tp_right_shift")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.RightShift(aHandle, bHandle))
}

// RightShiftOut is tp_right_shift_out. RightShift into a given tensor.
//
//   - b: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be a or b itself
func (a *Tensor) RightShiftOut(b, out *Tensor) error {
	call := begin("tp_right_shift_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.RightShiftOut(aHandle, bHandle, outHandle))
}

// RightShiftInPlace is tp_right_shift_inplace. RightShift into a.
//
//   - b: a tensor
func (a *Tensor) RightShiftInPlace(b *Tensor) error {
	call := begin("tp_right_shift_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.RightShiftInplace(aHandle, bHandle))
}

// RightShiftScalar is tp_right_shift_scalar. RightShift with a number, which
// does not widen a tensor of its category.
//
//   - b: a number
func (a *Tensor) RightShiftScalar(b Scalar) (*Tensor, error) {
	call := begin("tp_right_shift_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.RightShiftScalar(aHandle, b.raw))
}

// RightShiftScalarOut is tp_right_shift_scalar_out. RightShiftScalar into a
// given tensor.
//
//   - b: a number
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) RightShiftScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_right_shift_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.RightShiftScalarOut(aHandle, b.raw, outHandle))
}

// RightShiftScalarInPlace is tp_right_shift_scalar_inplace. RightShiftScalar
// into a.
//
//   - b: a number
func (a *Tensor) RightShiftScalarInPlace(b Scalar) error {
	call := begin("tp_right_shift_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.RightShiftScalarInplace(aHandle, b.raw))
}

// Softmax is tp_softmax. Exponentials along a dimension, divided by their
// sum. The largest element is taken from all first, so that none overflows.
// All results are NaN where an element is NaN or +infinity, or all are
// -infinity. Refused for complex, and for bool and integers without a dtype.
//
//   - dim: a dimension
//   - dtype: the dtype that elements are converted to first, and that of the
//     results; 0 for that of the elements
func (a *Tensor) Softmax(dim int64, dtype DType) (*Tensor, error) {
	call := begin("tp_softmax")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Softmax(aHandle, dim, int32(dtype)))
}

// SoftmaxOut is tp_softmax_out. Softmax into a given tensor.
//
//   - dim: a dimension
//   - dtype: the dtype that elements are converted to first, and that of the
//     results; 0 for that of the elements
//   - out: a tensor of the same sizes whose dtype the result casts to; a
//     itself, or apart from it
func (a *Tensor) SoftmaxOut(dim int64, dtype DType, out *Tensor) error {
	call := begin("tp_softmax_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SoftmaxOut(aHandle, dim, int32(dtype), outHandle))
}

// LogSoftmax is tp_log_softmax. Logarithm of Softmax, without its loss of
// small results.
//
//   - dim: a dimension
//   - dtype: the dtype that elements are converted to first, and that of the
//     results; 0 for that of the elements
func (a *Tensor) LogSoftmax(dim int64, dtype DType) (*Tensor, error) {
	call := begin("tp_log_softmax")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.LogSoftmax(aHandle, dim, int32(dtype)))
}

// LogSoftmaxOut is tp_log_softmax_out. LogSoftmax into a given tensor.
//
//   - dim: a dimension
//   - dtype: the dtype that elements are converted to first, and that of the
//     results; 0 for that of the elements
//   - out: a tensor of the same sizes whose dtype the result casts to; a
//     itself, or apart from it
func (a *Tensor) LogSoftmaxOut(dim int64, dtype DType, out *Tensor) error {
	call := begin("tp_log_softmax_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LogSoftmaxOut(aHandle, dim, int32(dtype), outHandle))
}

// Erf is tp_erf. Error function of a: 2/sqrt(pi) times the integral of e^-t^2
// from 0 to a. Error: f32 1, f64 2. The sign of a zero stays; infinities give
// 1 and -1.
func (a *Tensor) Erf() (*Tensor, error) {
	call := begin("tp_erf")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Erf(aHandle))
}

// ErfOut is tp_erf_out. Erf into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) ErfOut(out *Tensor) error {
	call := begin("tp_erf_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ErfOut(aHandle, outHandle))
}

// ErfInPlace is tp_erf_inplace. Erf into a.
func (a *Tensor) ErfInPlace() error {
	call := begin("tp_erf_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ErfInplace(aHandle))
}

// Erfc is tp_erfc. 1 - erf(a), without the loss for large a. Error: 2, also
// where the result is subnormal. Infinities give 0 and 2.
func (a *Tensor) Erfc() (*Tensor, error) {
	call := begin("tp_erfc")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Erfc(aHandle))
}

// ErfcOut is tp_erfc_out. Erfc into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) ErfcOut(out *Tensor) error {
	call := begin("tp_erfc_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ErfcOut(aHandle, outHandle))
}

// ErfcInPlace is tp_erfc_inplace. Erfc into a.
func (a *Tensor) ErfcInPlace() error {
	call := begin("tp_erfc_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ErfcInplace(aHandle))
}

// Lgamma is tp_lgamma. Logarithm of the magnitude of the gamma function of a.
// Error: 2; of f64, where the result is below 1 in magnitude, which is near
// its zeros, 2^-52. Zeros, negative whole numbers and infinities give
// infinity.
func (a *Tensor) Lgamma() (*Tensor, error) {
	call := begin("tp_lgamma")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Lgamma(aHandle))
}

// LgammaOut is tp_lgamma_out. Lgamma into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) LgammaOut(out *Tensor) error {
	call := begin("tp_lgamma_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LgammaOut(aHandle, outHandle))
}

// LgammaInPlace is tp_lgamma_inplace. Lgamma into a.
func (a *Tensor) LgammaInPlace() error {
	call := begin("tp_lgamma_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LgammaInplace(aHandle))
}

// Digamma is tp_digamma. The slope of Lgamma at a. Error: 2; of f64, where
// the result is below 1 in magnitude, which is near its zeros, 2^-51. 0 gives
// the infinity of the other sign; negative whole numbers and -infinity give
// NaN.
func (a *Tensor) Digamma() (*Tensor, error) {
	call := begin("tp_digamma")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Digamma(aHandle))
}

// DigammaOut is tp_digamma_out. Digamma into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) DigammaOut(out *Tensor) error {
	call := begin("tp_digamma_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.DigammaOut(aHandle, outHandle))
}

// DigammaInPlace is tp_digamma_inplace. Digamma into a.
func (a *Tensor) DigammaInPlace() error {
	call := begin("tp_digamma_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.DigammaInplace(aHandle))
}

// Clamp is tp_clamp. a, but no less than min and no more than max, which
// broadcast with it. Where min is above max, max; where any of the three is
// NaN, NaN. Refused for bool and complex.
//
//   - min: a tensor; nil for no lower bound
//   - max: a tensor; nil for no upper bound
func (a *Tensor) Clamp(min, max *Tensor) (*Tensor, error) {
	call := begin("tp_clamp")
	aHandle := call.tensor(a, 1)
	minHandle := call.optional(min, 2)
	maxHandle := call.optional(max, 3)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Clamp(aHandle, minHandle, maxHandle))
}

// ClampOut is tp_clamp_out. Clamp into a given tensor.
//
//   - min: a tensor; nil for no lower bound
//   - max: a tensor; nil for no upper bound
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be an operand itself
func (a *Tensor) ClampOut(min, max, out *Tensor) error {
	call := begin("tp_clamp_out")
	aHandle := call.tensor(a, 1)
	minHandle := call.optional(min, 2)
	maxHandle := call.optional(max, 3)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ClampOut(aHandle, minHandle, maxHandle, outHandle))
}

// ClampInPlace is tp_clamp_inplace. Clamp into a.
//
//   - min: a tensor; nil for no lower bound
//   - max: a tensor; nil for no upper bound
func (a *Tensor) ClampInPlace(min, max *Tensor) error {
	call := begin("tp_clamp_inplace")
	aHandle := call.tensor(a, 1)
	minHandle := call.optional(min, 2)
	maxHandle := call.optional(max, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ClampInplace(aHandle, minHandle, maxHandle))
}

// ClampScalar is tp_clamp_scalar. Clamp with numbers, which do not widen a
// tensor of their category. An integer that the result's dtype does not hold
// is no bound where it leaves all numbers of the dtype alone.
//
//   - min: a number; Default for no lower bound
//   - max: a number; Default for no upper bound
func (a *Tensor) ClampScalar(min, max Scalar) (*Tensor, error) {
	call := begin("tp_clamp_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.ClampScalar(aHandle, min.raw, max.raw))
}

// ClampScalarOut is tp_clamp_scalar_out. ClampScalar into a given tensor.
//
//   - min: a number; Default for no lower bound
//   - max: a number; Default for no upper bound
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be an operand itself
func (a *Tensor) ClampScalarOut(min, max Scalar, out *Tensor) error {
	call := begin("tp_clamp_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ClampScalarOut(aHandle, min.raw, max.raw, outHandle))
}

// ClampScalarInPlace is tp_clamp_scalar_inplace. ClampScalar into a.
//
//   - min: a number; Default for no lower bound
//   - max: a number; Default for no upper bound
func (a *Tensor) ClampScalarInPlace(min, max Scalar) error {
	call := begin("tp_clamp_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.ClampScalarInplace(aHandle, min.raw, max.raw))
}

// Lerp is tp_lerp. The number between a and b that weight says: a where
// weight is 0, b where it is 1. Computed from the nearer end, as a + weight
// (b - a) for a weight of magnitude below 1/2, else as b - (1 - weight) (b -
// a), each step rounded. For floating and complex dtypes.
//
//   - b: a tensor
//   - weight: a tensor
func (a *Tensor) Lerp(b, weight *Tensor) (*Tensor, error) {
	call := begin("tp_lerp")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	weightHandle := call.tensor(weight, 3)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Lerp(aHandle, bHandle, weightHandle))
}

// LerpOut is tp_lerp_out. Lerp into a given tensor.
//
//   - b: a tensor
//   - weight: a tensor
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be an operand itself
func (a *Tensor) LerpOut(b, weight, out *Tensor) error {
	call := begin("tp_lerp_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	weightHandle := call.tensor(weight, 3)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LerpOut(aHandle, bHandle, weightHandle, outHandle))
}

// LerpInPlace is tp_lerp_inplace. Lerp into a.
//
//   - b: a tensor
//   - weight: a tensor
func (a *Tensor) LerpInPlace(b, weight *Tensor) error {
	call := begin("tp_lerp_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	weightHandle := call.tensor(weight, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LerpInplace(aHandle, bHandle, weightHandle))
}

// LerpScalar is tp_lerp_scalar. Lerp with a number for the weight, which does
// not widen the tensors.
//
//   - b: a tensor
//   - weight: a number without imaginary part, unless the tensors are
//     complex
func (a *Tensor) LerpScalar(b *Tensor, weight Scalar) (*Tensor, error) {
	call := begin("tp_lerp_scalar")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.LerpScalar(aHandle, bHandle, weight.raw))
}

// LerpScalarOut is tp_lerp_scalar_out. LerpScalar into a given tensor.
//
//   - b: a tensor
//   - weight: a number without imaginary part, unless the tensors are
//     complex
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be an operand itself
func (a *Tensor) LerpScalarOut(b *Tensor, weight Scalar, out *Tensor) error {
	call := begin("tp_lerp_scalar_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LerpScalarOut(aHandle, bHandle, weight.raw, outHandle))
}

// LerpScalarInPlace is tp_lerp_scalar_inplace. LerpScalar into a.
//
//   - b: a tensor
//   - weight: a number without imaginary part, unless the tensors are
//     complex
func (a *Tensor) LerpScalarInPlace(b *Tensor, weight Scalar) error {
	call := begin("tp_lerp_scalar_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.LerpScalarInplace(aHandle, bHandle, weight.raw))
}

// Addcmul is tp_addcmul. a + value b c, the product from the left, each step
// rounded. Integers wrap. Refused for bool.
//
//   - b: a tensor
//   - c: a tensor
//   - value: a number, which does not widen the tensors: an integer for
//     integers; Default for 1
func (a *Tensor) Addcmul(b, c *Tensor, value Scalar) (*Tensor, error) {
	call := begin("tp_addcmul")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	cHandle := call.tensor(c, 3)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Addcmul(aHandle, bHandle, cHandle, value.raw))
}

// AddcmulOut is tp_addcmul_out. Addcmul into a given tensor.
//
//   - b: a tensor
//   - c: a tensor
//   - value: a number, which does not widen the tensors: an integer for
//     integers; Default for 1
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be an operand itself
func (a *Tensor) AddcmulOut(b, c *Tensor, value Scalar, out *Tensor) error {
	call := begin("tp_addcmul_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	cHandle := call.tensor(c, 3)
	outHandle := call.tensor(out, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AddcmulOut(aHandle, bHandle, cHandle, value.raw, outHandle))
}

// AddcmulInPlace is tp_addcmul_inplace. Addcmul into a.
//
//   - b: a tensor
//   - c: a tensor
//   - value: a number, which does not widen the tensors: an integer for
//     integers; Default for 1
func (a *Tensor) AddcmulInPlace(b, c *Tensor, value Scalar) error {
	call := begin("tp_addcmul_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	cHandle := call.tensor(c, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AddcmulInplace(aHandle, bHandle, cHandle, value.raw))
}

// Addcdiv is tp_addcdiv. a + value b / c, from the left, each step rounded.
// For floating and complex dtypes. Refused where b and c are integers, even
// if a is not: convert one of them to say which quotient is meant.
//
//   - b: a tensor
//   - c: a tensor
//   - value: a number, which does not widen the tensors; Default for 1
func (a *Tensor) Addcdiv(b, c *Tensor, value Scalar) (*Tensor, error) {
	call := begin("tp_addcdiv")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	cHandle := call.tensor(c, 3)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Addcdiv(aHandle, bHandle, cHandle, value.raw))
}

// AddcdivOut is tp_addcdiv_out. Addcdiv into a given tensor.
//
//   - b: a tensor
//   - c: a tensor
//   - value: a number, which does not widen the tensors; Default for 1
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be an operand itself
func (a *Tensor) AddcdivOut(b, c *Tensor, value Scalar, out *Tensor) error {
	call := begin("tp_addcdiv_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	cHandle := call.tensor(c, 3)
	outHandle := call.tensor(out, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AddcdivOut(aHandle, bHandle, cHandle, value.raw, outHandle))
}

// AddcdivInPlace is tp_addcdiv_inplace. Addcdiv into a.
//
//   - b: a tensor
//   - c: a tensor
//   - value: a number, which does not widen the tensors; Default for 1
func (a *Tensor) AddcdivInPlace(b, c *Tensor, value Scalar) error {
	call := begin("tp_addcdiv_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	cHandle := call.tensor(c, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AddcdivInplace(aHandle, bHandle, cHandle, value.raw))
}

// MaskedFill is tp_masked_fill. a, but value where mask is true. The mask
// broadcasts with a; the result has a's dtype.
//
//   - mask: a bool tensor
//   - value: a tensor of rank 0, converted to a's dtype; no complex one for
//     a real a
func (a *Tensor) MaskedFill(mask, value *Tensor) (*Tensor, error) {
	call := begin("tp_masked_fill")
	aHandle := call.tensor(a, 1)
	maskHandle := call.tensor(mask, 2)
	valueHandle := call.tensor(value, 3)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.MaskedFill(aHandle, maskHandle, valueHandle))
}

// MaskedFillOut is tp_masked_fill_out. MaskedFill into a given tensor.
//
//   - mask: a bool tensor
//   - value: a tensor of rank 0, converted to a's dtype; no complex one for
//     a real a
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be an operand itself
func (a *Tensor) MaskedFillOut(mask, value, out *Tensor) error {
	call := begin("tp_masked_fill_out")
	aHandle := call.tensor(a, 1)
	maskHandle := call.tensor(mask, 2)
	valueHandle := call.tensor(value, 3)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MaskedFillOut(aHandle, maskHandle, valueHandle, outHandle))
}

// MaskedFillInPlace is tp_masked_fill_inplace. MaskedFill into a.
//
//   - mask: a bool tensor
//   - value: a tensor of rank 0, converted to a's dtype; no complex one for
//     a real a
func (a *Tensor) MaskedFillInPlace(mask, value *Tensor) error {
	call := begin("tp_masked_fill_inplace")
	aHandle := call.tensor(a, 1)
	maskHandle := call.tensor(mask, 2)
	valueHandle := call.tensor(value, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MaskedFillInplace(aHandle, maskHandle, valueHandle))
}

// MaskedFillScalar is tp_masked_fill_scalar. MaskedFill with a number,
// converted as FillInPlace does.
//
//   - mask: a bool tensor
//   - value: a number
func (a *Tensor) MaskedFillScalar(mask *Tensor, value Scalar) (*Tensor, error) {
	call := begin("tp_masked_fill_scalar")
	aHandle := call.tensor(a, 1)
	maskHandle := call.tensor(mask, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.MaskedFillScalar(aHandle, maskHandle, value.raw))
}

// MaskedFillScalarOut is tp_masked_fill_scalar_out. MaskedFillScalar into a
// given tensor.
//
//   - mask: a bool tensor
//   - value: a number
//   - out: a tensor of the result's sizes whose dtype the result casts to;
//     may be an operand itself
func (a *Tensor) MaskedFillScalarOut(mask *Tensor, value Scalar, out *Tensor) error {
	call := begin("tp_masked_fill_scalar_out")
	aHandle := call.tensor(a, 1)
	maskHandle := call.tensor(mask, 2)
	outHandle := call.tensor(out, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MaskedFillScalarOut(aHandle, maskHandle, value.raw, outHandle))
}

// MaskedFillScalarInPlace is tp_masked_fill_scalar_inplace. MaskedFillScalar
// into a.
//
//   - mask: a bool tensor
//   - value: a number
func (a *Tensor) MaskedFillScalarInPlace(mask *Tensor, value Scalar) error {
	call := begin("tp_masked_fill_scalar_inplace")
	aHandle := call.tensor(a, 1)
	maskHandle := call.tensor(mask, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.MaskedFillScalarInplace(aHandle, maskHandle, value.raw))
}

// Sin is tp_sin. Sine of a, in radians. Error: f32 1, f64 2. Angles of any
// size are reduced exactly. The sign of a zero stays; an infinity gives NaN.
func (a *Tensor) Sin() (*Tensor, error) {
	call := begin("tp_sin")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Sin(aHandle))
}

// SinOut is tp_sin_out. Sin into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) SinOut(out *Tensor) error {
	call := begin("tp_sin_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SinOut(aHandle, outHandle))
}

// SinInPlace is tp_sin_inplace. Sin into a.
func (a *Tensor) SinInPlace() error {
	call := begin("tp_sin_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SinInplace(aHandle))
}

// Cos is tp_cos. Cosine of a, in radians. Error: f32 1, f64 2. Angles of any
// size are reduced exactly. An infinity gives NaN.
func (a *Tensor) Cos() (*Tensor, error) {
	call := begin("tp_cos")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Cos(aHandle))
}

// CosOut is tp_cos_out. Cos into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) CosOut(out *Tensor) error {
	call := begin("tp_cos_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.CosOut(aHandle, outHandle))
}

// CosInPlace is tp_cos_inplace. Cos into a.
func (a *Tensor) CosInPlace() error {
	call := begin("tp_cos_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.CosInplace(aHandle))
}

// Tan is tp_tan. Tangent of a, in radians. Error: 2. Angles of any size are
// reduced exactly. The sign of a zero stays; an infinity gives NaN.
func (a *Tensor) Tan() (*Tensor, error) {
	call := begin("tp_tan")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Tan(aHandle))
}

// TanOut is tp_tan_out. Tan into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) TanOut(out *Tensor) error {
	call := begin("tp_tan_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TanOut(aHandle, outHandle))
}

// TanInPlace is tp_tan_inplace. Tan into a.
func (a *Tensor) TanInPlace() error {
	call := begin("tp_tan_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TanInplace(aHandle))
}

// Asin is tp_asin. Arc sine of a, from -pi/2 to pi/2. Error: 2. The sign of a
// zero stays; a real number outside [-1, 1] gives NaN.
func (a *Tensor) Asin() (*Tensor, error) {
	call := begin("tp_asin")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Asin(aHandle))
}

// AsinOut is tp_asin_out. Asin into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) AsinOut(out *Tensor) error {
	call := begin("tp_asin_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AsinOut(aHandle, outHandle))
}

// AsinInPlace is tp_asin_inplace. Asin into a.
func (a *Tensor) AsinInPlace() error {
	call := begin("tp_asin_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AsinInplace(aHandle))
}

// Acos is tp_acos. Arc cosine of a, from 0 to pi. Error: 2. acos(1) is +0; a
// real number outside [-1, 1] gives NaN.
func (a *Tensor) Acos() (*Tensor, error) {
	call := begin("tp_acos")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Acos(aHandle))
}

// AcosOut is tp_acos_out. Acos into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) AcosOut(out *Tensor) error {
	call := begin("tp_acos_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AcosOut(aHandle, outHandle))
}

// AcosInPlace is tp_acos_inplace. Acos into a.
func (a *Tensor) AcosInPlace() error {
	call := begin("tp_acos_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AcosInplace(aHandle))
}

// Atan is tp_atan. Arc tangent of a, from -pi/2 to pi/2, which infinities
// give. Error: 2. The sign of a zero stays.
func (a *Tensor) Atan() (*Tensor, error) {
	call := begin("tp_atan")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Atan(aHandle))
}

// AtanOut is tp_atan_out. Atan into a given tensor.
//
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) AtanOut(out *Tensor) error {
	call := begin("tp_atan_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AtanOut(aHandle, outHandle))
}

// AtanInPlace is tp_atan_inplace. Atan into a.
func (a *Tensor) AtanInPlace() error {
	call := begin("tp_atan_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.AtanInplace(aHandle))
}

// Atan2 is tp_atan2. Angle of the point (b, a), from -pi to pi: that of a / b
// in the quadrant that the signs of both say, also of zeros and infinities: a
// zero over a negative number or -0 is pi with a's sign, two infinities are
// pi/4 or 3 pi/4. Error: 2. Refused for complex.
//
//   - b: a tensor of a broadcastable size: abscissas
func (a *Tensor) Atan2(b *Tensor) (*Tensor, error) {
	call := begin("tp_atan2")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Atan2(aHandle, bHandle))
}

// Atan2Out is tp_atan2_out. Atan2 into a given tensor.
//
//   - b: a tensor: abscissas
//   - out: a tensor of the broadcast sizes whose dtype the result casts to;
//     may be an operand itself
func (a *Tensor) Atan2Out(b, out *Tensor) error {
	call := begin("tp_atan2_out")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.Atan2Out(aHandle, bHandle, outHandle))
}

// Atan2InPlace is tp_atan2_inplace. Atan2 into a.
//
//   - b: a tensor: abscissas
func (a *Tensor) Atan2InPlace(b *Tensor) error {
	call := begin("tp_atan2_inplace")
	aHandle := call.tensor(a, 1)
	bHandle := call.tensor(b, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.Atan2Inplace(aHandle, bHandle))
}

// Atan2Scalar is tp_atan2_scalar. Atan2 with a number.
//
//   - b: a number: the abscissa
func (a *Tensor) Atan2Scalar(b Scalar) (*Tensor, error) {
	call := begin("tp_atan2_scalar")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Atan2Scalar(aHandle, b.raw))
}

// Atan2ScalarOut is tp_atan2_scalar_out. Atan2Scalar into a given tensor.
//
//   - b: a number: the abscissa
//   - out: a tensor of a's sizes whose dtype the result casts to; may be a
//     itself
func (a *Tensor) Atan2ScalarOut(b Scalar, out *Tensor) error {
	call := begin("tp_atan2_scalar_out")
	aHandle := call.tensor(a, 1)
	outHandle := call.tensor(out, 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.Atan2ScalarOut(aHandle, b.raw, outHandle))
}

// Atan2ScalarInPlace is tp_atan2_scalar_inplace. Atan2Scalar into a.
//
//   - b: a number: the abscissa
func (a *Tensor) Atan2ScalarInPlace(b Scalar) error {
	call := begin("tp_atan2_scalar_inplace")
	aHandle := call.tensor(a, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.Atan2ScalarInplace(aHandle, b.raw))
}

// Empty is tp_empty. Makes a tensor of uninitialised elements.
//
//   - sizes: sizes
//   - dtype: element type
//   - device: a device
//   - format: a memory format that fits the rank; 0 is contiguous
func Empty(sizes []int64, dtype DType, device Device, format MemoryFormat) (*Tensor, error) {
	return made(raw.Empty(sizes, int32(dtype), int32(device.Type), device.Index, int32(format)))
}

// EmptyStrided is tp_empty_strided. Makes a tensor of uninitialised elements
// with given strides, in a storage that just holds them. Element 0 of every
// dimension is at the offset that the negative strides need.
//
//   - sizes: sizes
//   - strides: strides, one for each size
//   - dtype: element type
//   - device: a device
func EmptyStrided(sizes, strides []int64, dtype DType, device Device) (*Tensor, error) {
	return made(raw.EmptyStrided(sizes, strides, int32(dtype), int32(device.Type), device.Index))
}

// EmptyLike is tp_empty_like. Makes a tensor of uninitialised elements as
// large as another, with its dtype and device.
//
//   - format: a memory format; 0 is preserve
func (like *Tensor) EmptyLike(format MemoryFormat) (*Tensor, error) {
	call := begin("tp_empty_like")
	likeHandle := call.tensor(like, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.EmptyLike(likeHandle, int32(format)))
}

// Zeros is tp_zeros. Makes a tensor of zeros.
//
//   - sizes: sizes
//   - dtype: element type
//   - device: a device
func Zeros(sizes []int64, dtype DType, device Device) (*Tensor, error) {
	return made(raw.Zeros(sizes, int32(dtype), int32(device.Type), device.Index))
}

// Ones is tp_ones. Makes a tensor of ones.
//
//   - sizes: sizes
//   - dtype: element type
//   - device: a device
func Ones(sizes []int64, dtype DType, device Device) (*Tensor, error) {
	return made(raw.Ones(sizes, int32(dtype), int32(device.Type), device.Index))
}

// Full is tp_full. Makes a tensor of one value, converted as Set does.
//
//   - sizes: sizes
//   - value: the value
//   - dtype: element type
//   - device: a device
func Full(sizes []int64, value Scalar, dtype DType, device Device) (*Tensor, error) {
	return made(raw.Full(sizes, value.raw, int32(dtype), int32(device.Type), device.Index))
}

// Arange is tp_arange. Makes start, start + step, ... below end (above it for
// a negative step). Integer arguments are computed as integers, exactly;
// others in f64.
//
//   - start: first value
//   - end: bound, not included
//   - step: distance, not 0
//   - dtype: element type; not bool, not complex
//   - device: a device
func Arange(start, end, step Scalar, dtype DType, device Device) (*Tensor, error) {
	return made(raw.Arange(start.raw, end.raw, step.raw, int32(dtype), int32(device.Type), device.Index))
}

// Linspace is tp_linspace. Makes n values from start to end, both included
// exactly, evenly spaced, computed in f64 from the nearer end, the middle one
// from the last.
//
//   - start: first value
//   - end: last value
//   - n: their number
//   - dtype: element type; not bool, not complex
//   - device: a device
func Linspace(start, end float64, n int64, dtype DType, device Device) (*Tensor, error) {
	return made(raw.Linspace(start, end, n, int32(dtype), int32(device.Type), device.Index))
}

// Eye is tp_eye. Makes a matrix with ones on the main diagonal and zeros
// elsewhere.
//
//   - rows: rows
//   - columns: columns
//   - dtype: element type
//   - device: a device
func Eye(rows, columns int64, dtype DType, device Device) (*Tensor, error) {
	return made(raw.Eye(rows, columns, int32(dtype), int32(device.Type), device.Index))
}

// ScalarTensor is tp_scalar_tensor. Makes a tensor of rank 0.
//
//   - value: the value
//   - dtype: element type; 0 takes the scalar's
//   - device: a device
func ScalarTensor(value Scalar, dtype DType, device Device) (*Tensor, error) {
	return made(raw.ScalarTensor(value.raw, int32(dtype), int32(device.Type), device.Index))
}

// MarkWritten is tp_tensor_mark_written. Declares that the bytes were written
// another way: bumps the version.
func (tensor *Tensor) MarkWritten() error {
	call := begin("tp_tensor_mark_written")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TensorMarkWritten(tensorHandle))
}

// AsStrided is tp_as_strided. Views the storage with any sizes, strides and
// offset. The lowest and the highest byte reached must lie in the storage.
//
//   - sizes: sizes
//   - strides: strides, may be 0 or negative
//   - offset: first element in the storage; OffsetKeep keeps the tensor's
func (tensor *Tensor) AsStrided(sizes, strides []int64, offset int64) (*Tensor, error) {
	call := begin("tp_as_strided")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.AsStrided(tensorHandle, sizes, strides, offset))
}

// View is tp_view. Views the same elements with other sizes, never copying.
//
//   - sizes: sizes of the same number of elements; one may be -1
func (tensor *Tensor) View(sizes ...int64) (*Tensor, error) {
	call := begin("tp_view")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.View(tensorHandle, sizes))
}

// Reshape is tp_reshape. As View where strides allow it, else a contiguous
// copy.
//
//   - sizes: sizes of the same number of elements; one may be -1
func (tensor *Tensor) Reshape(sizes ...int64) (*Tensor, error) {
	call := begin("tp_reshape")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Reshape(tensorHandle, sizes))
}

// Flatten is tp_flatten. Merges a run of dimensions into one, as Reshape
// does. A tensor of rank 0 gets rank 1.
//
//   - startDim: first dimension
//   - endDim: last dimension, included
func (tensor *Tensor) Flatten(startDim, endDim int64) (*Tensor, error) {
	call := begin("tp_flatten")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Flatten(tensorHandle, startDim, endDim))
}

// Unflatten is tp_unflatten. Splits a dimension into several.
//
//   - dim: a dimension; negative counts from the end
//   - sizes: sizes whose product is that of dim; one may be -1
func (tensor *Tensor) Unflatten(dim int64, sizes ...int64) (*Tensor, error) {
	call := begin("tp_unflatten")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Unflatten(tensorHandle, dim, sizes))
}

// Select is tp_select. Takes one index of a dimension, which goes away.
//
//   - dim: a dimension; negative counts from the end
//   - index: an index; negative counts from the end
func (tensor *Tensor) Select(dim, index int64) (*Tensor, error) {
	call := begin("tp_select")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Select(tensorHandle, dim, index))
}

// Slice is tp_slice. Takes every step-th index from start up to stop, not
// included. Bounds outside are clamped, negative ones count from the end. A
// negative step walks down.
//
//   - dim: a dimension; negative counts from the end
//   - start: first index, or SliceOpen for the end the step starts from
//   - stop: bound, or SliceOpen
//   - step: distance, not 0
func (tensor *Tensor) Slice(dim, start, stop, step int64) (*Tensor, error) {
	call := begin("tp_slice")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Slice(tensorHandle, dim, start, stop, step))
}

// Narrow is tp_narrow. Takes length indices from start on. Nothing is
// clamped.
//
//   - dim: a dimension; negative counts from the end
//   - start: first index; negative counts from the end
//   - length: their number
func (tensor *Tensor) Narrow(dim, start, length int64) (*Tensor, error) {
	call := begin("tp_narrow")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Narrow(tensorHandle, dim, start, length))
}

// Transpose is tp_transpose. Swaps two dimensions.
//
//   - dim0: a dimension
//   - dim1: a dimension
func (tensor *Tensor) Transpose(dim0, dim1 int64) (*Tensor, error) {
	call := begin("tp_transpose")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Transpose(tensorHandle, dim0, dim1))
}

// T is tp_t. Transposes a matrix; a vector or a tensor of rank 0 stays as it
// is.
func (tensor *Tensor) T() (*Tensor, error) {
	call := begin("tp_t")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.T(tensorHandle))
}

// Permute is tp_permute. Reorders the dimensions: dimension i of the result
// is dims[i].
//
//   - dims: every dimension once
func (tensor *Tensor) Permute(dims ...int64) (*Tensor, error) {
	call := begin("tp_permute")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Permute(tensorHandle, dims))
}

// Movedim is tp_movedim. Moves dimensions to new places; the others keep
// their order.
//
//   - source: dimensions, each once
//   - destination: their places, each once
func (tensor *Tensor) Movedim(source []int64, destination ...int64) (*Tensor, error) {
	call := begin("tp_movedim")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Movedim(tensorHandle, source, destination))
}

// Squeeze is tp_squeeze. Drops dimensions of size 1. A named dimension of
// another size stays.
//
//   - dims: dimensions to look at; none is all of them
func (tensor *Tensor) Squeeze(dims ...int64) (*Tensor, error) {
	call := begin("tp_squeeze")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Squeeze(tensorHandle, dims))
}

// Unsqueeze is tp_unsqueeze. Inserts a dimension of size 1.
//
//   - dim: its place, from -rank-1 to rank
func (tensor *Tensor) Unsqueeze(dim int64) (*Tensor, error) {
	call := begin("tp_unsqueeze")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Unsqueeze(tensorHandle, dim))
}

// Expand is tp_expand. Grows dimensions of size 1 with stride 0, and adds
// leading ones. Writing to the result: see the guide on views.
//
//   - sizes: new sizes; -1 keeps one
func (tensor *Tensor) Expand(sizes ...int64) (*Tensor, error) {
	call := begin("tp_expand")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Expand(tensorHandle, sizes))
}

// Diagonal is tp_diagonal. Takes the elements whose indices in two dimensions
// differ by offset, as the last dimension.
//
//   - offset: dim1's index less dim0's
//   - dim0: a dimension
//   - dim1: another dimension
func (tensor *Tensor) Diagonal(offset, dim0, dim1 int64) (*Tensor, error) {
	call := begin("tp_diagonal")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Diagonal(tensorHandle, offset, dim0, dim1))
}

// Unfold is tp_unfold. Takes all runs of size indices of a dimension, step
// apart; a run is the last dimension.
//
//   - dim: a dimension; negative counts from the end
//   - size: indices in a run, at most those of dim
//   - step: distance of the runs, at least 1
func (tensor *Tensor) Unfold(dim, size, step int64) (*Tensor, error) {
	call := begin("tp_unfold")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Unfold(tensorHandle, dim, size, step))
}

// Flip is tp_flip. Reverses dimensions. A view: strides turn negative.
//
//   - dims: dimensions, each once
func (tensor *Tensor) Flip(dims ...int64) (*Tensor, error) {
	call := begin("tp_flip")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Flip(tensorHandle, dims))
}

// Real is tp_real. Views the real parts of a complex tensor; a real tensor is
// viewed as it is.
func (tensor *Tensor) Real() (*Tensor, error) {
	call := begin("tp_real")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Real(tensorHandle))
}

// Imag is tp_imag. Views the imaginary parts of a complex tensor.
func (tensor *Tensor) Imag() (*Tensor, error) {
	call := begin("tp_imag")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Imag(tensorHandle))
}

// ViewDType is tp_view_dtype. Reads the same bytes as another element type,
// without a copy. For another size of element the last dimension must have
// stride 1 and be divisible, as must the other strides and the offset.
//
//   - dtype: an element type
func (tensor *Tensor) ViewDType(dtype DType) (*Tensor, error) {
	call := begin("tp_view_dtype")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.ViewDtype(tensorHandle, int32(dtype)))
}

// Alias is tp_alias. Makes another tensor that is the same view of the same
// bytes.
func (tensor *Tensor) Alias() (*Tensor, error) {
	call := begin("tp_alias")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Alias(tensorHandle))
}

// Detach is tp_detach. As Alias, without gradient history. Shares bytes and
// version.
func (tensor *Tensor) Detach() (*Tensor, error) {
	call := begin("tp_detach")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Detach(tensorHandle))
}

// Contiguous is tp_contiguous. Gives the tensor itself (one more reference)
// if it is laid out in the format, else a copy that is.
//
//   - format: a memory format that fits the rank; 0 is contiguous
func (tensor *Tensor) Contiguous(format MemoryFormat) (*Tensor, error) {
	call := begin("tp_contiguous")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Contiguous(tensorHandle, int32(format)))
}

// Clone is tp_clone. Copies to new bytes of version 0. With preserve, a
// non-overlapping dense layout keeps its strides and anything else becomes
// dense in the order of its strides.
//
//   - format: a memory format that fits the rank; 0 is preserve
func (tensor *Tensor) Clone(format MemoryFormat) (*Tensor, error) {
	call := begin("tp_clone")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Clone(tensorHandle, int32(format)))
}

// To is tp_to. Converts element type, device and layout. Gives the tensor
// itself (one more reference) if nothing changes and copy is 0.
//
//   - dtype: an element type; 0 keeps it
//   - device: a device or none, which keeps it
//   - format: a memory format; 0 is preserve
//   - copy: true always copies
func (tensor *Tensor) To(dtype DType, device Device, format MemoryFormat, copy bool) (*Tensor, error) {
	call := begin("tp_to")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.To(tensorHandle, int32(dtype), int32(device.Type), device.Index, int32(format), flag(copy)))
}

// CopyInPlace is tp_copy_inplace. Writes the elements of a source, broadcast
// and converted, each rounded once. A float out of an integer's range
// saturates and NaN gives 0; integers wrap; complex to real drops the
// imaginary part. Source and destination may overlap. A self-overlapping
// destination gets bytes of its own first. Bumps the version.
//
//   - source: a tensor that broadcasts to it
func (tensor *Tensor) CopyInPlace(source *Tensor) error {
	call := begin("tp_copy_inplace")
	tensorHandle := call.tensor(tensor, 1)
	sourceHandle := call.tensor(source, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.CopyInplace(tensorHandle, sourceHandle))
}

// Repeat is tp_repeat. Copies a tensor side by side. Leading dimensions are
// added as Expand does.
//
//   - repeats: times in each dimension
func (tensor *Tensor) Repeat(repeats ...int64) (*Tensor, error) {
	call := begin("tp_repeat")
	tensorHandle := call.tensor(tensor, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.Repeat(tensorHandle, repeats))
}
