// Code generated from docs/api/tensorplay.json. DO NOT EDIT.

package tensorplay

var operatorCalls = []struct {
	name string
	call func(f *fixture)
}{
	{"tp_fill_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).FillInPlace(S(0.5)))
	}},
	{"tp_zero_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).ZeroInPlace())
	}},
	{"tp_leaky_relu", func(f *fixture) {
		f.one(f.floats(2, 3).LeakyRelu(S(0.5)))
	}},
	{"tp_leaky_relu_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).LeakyRelu(S(0.5)))
		f.done(f.floats(2, 3).LeakyReluOut(S(0.5), out0))
	}},
	{"tp_leaky_relu_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).LeakyReluInPlace(S(0.5)))
	}},
	{"tp_elu", func(f *fixture) {
		f.one(f.floats(2, 3).Elu(S(0.5), S(0.5), S(0.5)))
	}},
	{"tp_elu_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Elu(S(0.5), S(0.5), S(0.5)))
		f.done(f.floats(2, 3).EluOut(S(0.5), S(0.5), S(0.5), out0))
	}},
	{"tp_elu_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).EluInPlace(S(0.5), S(0.5), S(0.5)))
	}},
	{"tp_softplus", func(f *fixture) {
		f.one(f.floats(2, 3).Softplus(S(0.5), S(0.5)))
	}},
	{"tp_softplus_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Softplus(S(0.5), S(0.5)))
		f.done(f.floats(2, 3).SoftplusOut(S(0.5), S(0.5), out0))
	}},
	{"tp_softplus_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).SoftplusInPlace(S(0.5), S(0.5)))
	}},
	{"tp_silu", func(f *fixture) {
		f.one(f.floats(2, 3).Silu())
	}},
	{"tp_silu_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Silu())
		f.done(f.floats(2, 3).SiluOut(out0))
	}},
	{"tp_silu_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).SiluInPlace())
	}},
	{"tp_gelu", func(f *fixture) {
		f.one(f.floats(2, 3).Gelu())
	}},
	{"tp_gelu_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Gelu())
		f.done(f.floats(2, 3).GeluOut(out0))
	}},
	{"tp_gelu_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).GeluInPlace())
	}},
	{"tp_gelu_tanh", func(f *fixture) {
		f.one(f.floats(2, 3).GeluTanh())
	}},
	{"tp_gelu_tanh_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).GeluTanh())
		f.done(f.floats(2, 3).GeluTanhOut(out0))
	}},
	{"tp_gelu_tanh_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).GeluTanhInPlace())
	}},
	{"tp_add", func(f *fixture) {
		f.one(f.floats(2, 3).Add(f.floats(2, 3)))
	}},
	{"tp_add_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Add(f.floats(2, 3)))
		f.done(f.floats(2, 3).AddOut(f.floats(2, 3), out0))
	}},
	{"tp_add_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).AddInPlace(f.floats(2, 3)))
	}},
	{"tp_add_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).AddScalar(S(0.5)))
	}},
	{"tp_add_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).AddScalar(S(0.5)))
		f.done(f.floats(2, 3).AddScalarOut(S(0.5), out0))
	}},
	{"tp_add_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).AddScalarInPlace(S(0.5)))
	}},
	{"tp_sub", func(f *fixture) {
		f.one(f.floats(2, 3).Sub(f.floats(2, 3)))
	}},
	{"tp_sub_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Sub(f.floats(2, 3)))
		f.done(f.floats(2, 3).SubOut(f.floats(2, 3), out0))
	}},
	{"tp_sub_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).SubInPlace(f.floats(2, 3)))
	}},
	{"tp_sub_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).SubScalar(S(0.5)))
	}},
	{"tp_sub_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).SubScalar(S(0.5)))
		f.done(f.floats(2, 3).SubScalarOut(S(0.5), out0))
	}},
	{"tp_sub_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).SubScalarInPlace(S(0.5)))
	}},
	{"tp_mul", func(f *fixture) {
		f.one(f.floats(2, 3).Mul(f.floats(2, 3)))
	}},
	{"tp_mul_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Mul(f.floats(2, 3)))
		f.done(f.floats(2, 3).MulOut(f.floats(2, 3), out0))
	}},
	{"tp_mul_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).MulInPlace(f.floats(2, 3)))
	}},
	{"tp_mul_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).MulScalar(S(0.5)))
	}},
	{"tp_mul_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).MulScalar(S(0.5)))
		f.done(f.floats(2, 3).MulScalarOut(S(0.5), out0))
	}},
	{"tp_mul_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).MulScalarInPlace(S(0.5)))
	}},
	{"tp_div", func(f *fixture) {
		f.one(f.floats(2, 3).Div(f.floats(2, 3)))
	}},
	{"tp_div_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Div(f.floats(2, 3)))
		f.done(f.floats(2, 3).DivOut(f.floats(2, 3), out0))
	}},
	{"tp_div_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).DivInPlace(f.floats(2, 3)))
	}},
	{"tp_div_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).DivScalar(S(0.5)))
	}},
	{"tp_div_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).DivScalar(S(0.5)))
		f.done(f.floats(2, 3).DivScalarOut(S(0.5), out0))
	}},
	{"tp_div_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).DivScalarInPlace(S(0.5)))
	}},
	{"tp_maximum", func(f *fixture) {
		f.one(f.floats(2, 3).Maximum(f.floats(2, 3)))
	}},
	{"tp_maximum_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Maximum(f.floats(2, 3)))
		f.done(f.floats(2, 3).MaximumOut(f.floats(2, 3), out0))
	}},
	{"tp_maximum_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).MaximumInPlace(f.floats(2, 3)))
	}},
	{"tp_maximum_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).MaximumScalar(S(0.5)))
	}},
	{"tp_maximum_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).MaximumScalar(S(0.5)))
		f.done(f.floats(2, 3).MaximumScalarOut(S(0.5), out0))
	}},
	{"tp_maximum_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).MaximumScalarInPlace(S(0.5)))
	}},
	{"tp_minimum", func(f *fixture) {
		f.one(f.floats(2, 3).Minimum(f.floats(2, 3)))
	}},
	{"tp_minimum_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Minimum(f.floats(2, 3)))
		f.done(f.floats(2, 3).MinimumOut(f.floats(2, 3), out0))
	}},
	{"tp_minimum_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).MinimumInPlace(f.floats(2, 3)))
	}},
	{"tp_minimum_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).MinimumScalar(S(0.5)))
	}},
	{"tp_minimum_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).MinimumScalar(S(0.5)))
		f.done(f.floats(2, 3).MinimumScalarOut(S(0.5), out0))
	}},
	{"tp_minimum_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).MinimumScalarInPlace(S(0.5)))
	}},
	{"tp_isnan", func(f *fixture) {
		f.one(f.floats(2, 3).Isnan())
	}},
	{"tp_isnan_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Isnan())
		f.done(f.floats(2, 3).IsnanOut(out0))
	}},
	{"tp_isnan_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).IsnanInPlace())
	}},
	{"tp_isinf", func(f *fixture) {
		f.one(f.floats(2, 3).Isinf())
	}},
	{"tp_isinf_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Isinf())
		f.done(f.floats(2, 3).IsinfOut(out0))
	}},
	{"tp_isinf_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).IsinfInPlace())
	}},
	{"tp_isfinite", func(f *fixture) {
		f.one(f.floats(2, 3).Isfinite())
	}},
	{"tp_isfinite_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Isfinite())
		f.done(f.floats(2, 3).IsfiniteOut(out0))
	}},
	{"tp_isfinite_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).IsfiniteInPlace())
	}},
	{"tp_nan_to_num", func(f *fixture) {
		f.one(f.floats(2, 3).NanToNum(S(0.5), S(0.5), S(0.5)))
	}},
	{"tp_nan_to_num_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).NanToNum(S(0.5), S(0.5), S(0.5)))
		f.done(f.floats(2, 3).NanToNumOut(S(0.5), S(0.5), S(0.5), out0))
	}},
	{"tp_nan_to_num_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).NanToNumInPlace(S(0.5), S(0.5), S(0.5)))
	}},
	{"tp_eq", func(f *fixture) {
		f.one(f.floats(2, 3).Eq(f.floats(2, 3)))
	}},
	{"tp_eq_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Eq(f.floats(2, 3)))
		f.done(f.floats(2, 3).EqOut(f.floats(2, 3), out0))
	}},
	{"tp_eq_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).EqInPlace(f.floats(2, 3)))
	}},
	{"tp_eq_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).EqScalar(S(0.5)))
	}},
	{"tp_eq_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).EqScalar(S(0.5)))
		f.done(f.floats(2, 3).EqScalarOut(S(0.5), out0))
	}},
	{"tp_eq_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).EqScalarInPlace(S(0.5)))
	}},
	{"tp_ne", func(f *fixture) {
		f.one(f.floats(2, 3).Ne(f.floats(2, 3)))
	}},
	{"tp_ne_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Ne(f.floats(2, 3)))
		f.done(f.floats(2, 3).NeOut(f.floats(2, 3), out0))
	}},
	{"tp_ne_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).NeInPlace(f.floats(2, 3)))
	}},
	{"tp_ne_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).NeScalar(S(0.5)))
	}},
	{"tp_ne_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).NeScalar(S(0.5)))
		f.done(f.floats(2, 3).NeScalarOut(S(0.5), out0))
	}},
	{"tp_ne_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).NeScalarInPlace(S(0.5)))
	}},
	{"tp_lt", func(f *fixture) {
		f.one(f.floats(2, 3).Lt(f.floats(2, 3)))
	}},
	{"tp_lt_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Lt(f.floats(2, 3)))
		f.done(f.floats(2, 3).LtOut(f.floats(2, 3), out0))
	}},
	{"tp_lt_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).LtInPlace(f.floats(2, 3)))
	}},
	{"tp_lt_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).LtScalar(S(0.5)))
	}},
	{"tp_lt_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).LtScalar(S(0.5)))
		f.done(f.floats(2, 3).LtScalarOut(S(0.5), out0))
	}},
	{"tp_lt_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).LtScalarInPlace(S(0.5)))
	}},
	{"tp_le", func(f *fixture) {
		f.one(f.floats(2, 3).Le(f.floats(2, 3)))
	}},
	{"tp_le_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Le(f.floats(2, 3)))
		f.done(f.floats(2, 3).LeOut(f.floats(2, 3), out0))
	}},
	{"tp_le_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).LeInPlace(f.floats(2, 3)))
	}},
	{"tp_le_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).LeScalar(S(0.5)))
	}},
	{"tp_le_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).LeScalar(S(0.5)))
		f.done(f.floats(2, 3).LeScalarOut(S(0.5), out0))
	}},
	{"tp_le_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).LeScalarInPlace(S(0.5)))
	}},
	{"tp_gt", func(f *fixture) {
		f.one(f.floats(2, 3).Gt(f.floats(2, 3)))
	}},
	{"tp_gt_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Gt(f.floats(2, 3)))
		f.done(f.floats(2, 3).GtOut(f.floats(2, 3), out0))
	}},
	{"tp_gt_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).GtInPlace(f.floats(2, 3)))
	}},
	{"tp_gt_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).GtScalar(S(0.5)))
	}},
	{"tp_gt_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).GtScalar(S(0.5)))
		f.done(f.floats(2, 3).GtScalarOut(S(0.5), out0))
	}},
	{"tp_gt_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).GtScalarInPlace(S(0.5)))
	}},
	{"tp_ge", func(f *fixture) {
		f.one(f.floats(2, 3).Ge(f.floats(2, 3)))
	}},
	{"tp_ge_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Ge(f.floats(2, 3)))
		f.done(f.floats(2, 3).GeOut(f.floats(2, 3), out0))
	}},
	{"tp_ge_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).GeInPlace(f.floats(2, 3)))
	}},
	{"tp_ge_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).GeScalar(S(0.5)))
	}},
	{"tp_ge_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).GeScalar(S(0.5)))
		f.done(f.floats(2, 3).GeScalarOut(S(0.5), out0))
	}},
	{"tp_ge_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).GeScalarInPlace(S(0.5)))
	}},
	{"tp_where", func(f *fixture) {
		f.one(f.mask(2, 3).Where(f.floats(2, 3), f.floats(2, 3)))
	}},
	{"tp_where_out", func(f *fixture) {
		out0 := f.keep(f.mask(2, 3).Where(f.floats(2, 3), f.floats(2, 3)))
		f.done(f.mask(2, 3).WhereOut(f.floats(2, 3), f.floats(2, 3), out0))
	}},
	{"tp_conj", func(f *fixture) {
		f.one(f.complexes(2, 3).Conj())
	}},
	{"tp_conj_out", func(f *fixture) {
		out0 := f.keep(f.complexes(2, 3).Conj())
		f.done(f.complexes(2, 3).ConjOut(out0))
	}},
	{"tp_conj_inplace", func(f *fixture) {
		f.done(f.complexes(2, 3).ConjInPlace())
	}},
	{"tp_angle", func(f *fixture) {
		f.one(f.floats(2, 3).Angle())
	}},
	{"tp_angle_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Angle())
		f.done(f.floats(2, 3).AngleOut(out0))
	}},
	{"tp_angle_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).AngleInPlace())
	}},
	{"tp_floor_divide", func(f *fixture) {
		f.one(f.floats(2, 3).FloorDivide(f.floats(2, 3)))
	}},
	{"tp_floor_divide_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).FloorDivide(f.floats(2, 3)))
		f.done(f.floats(2, 3).FloorDivideOut(f.floats(2, 3), out0))
	}},
	{"tp_floor_divide_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).FloorDivideInPlace(f.floats(2, 3)))
	}},
	{"tp_floor_divide_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).FloorDivideScalar(S(0.5)))
	}},
	{"tp_floor_divide_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).FloorDivideScalar(S(0.5)))
		f.done(f.floats(2, 3).FloorDivideScalarOut(S(0.5), out0))
	}},
	{"tp_floor_divide_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).FloorDivideScalarInPlace(S(0.5)))
	}},
	{"tp_trunc_divide", func(f *fixture) {
		f.one(f.floats(2, 3).TruncDivide(f.floats(2, 3)))
	}},
	{"tp_trunc_divide_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).TruncDivide(f.floats(2, 3)))
		f.done(f.floats(2, 3).TruncDivideOut(f.floats(2, 3), out0))
	}},
	{"tp_trunc_divide_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).TruncDivideInPlace(f.floats(2, 3)))
	}},
	{"tp_trunc_divide_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).TruncDivideScalar(S(0.5)))
	}},
	{"tp_trunc_divide_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).TruncDivideScalar(S(0.5)))
		f.done(f.floats(2, 3).TruncDivideScalarOut(S(0.5), out0))
	}},
	{"tp_trunc_divide_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).TruncDivideScalarInPlace(S(0.5)))
	}},
	{"tp_remainder", func(f *fixture) {
		f.one(f.floats(2, 3).Remainder(f.floats(2, 3)))
	}},
	{"tp_remainder_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Remainder(f.floats(2, 3)))
		f.done(f.floats(2, 3).RemainderOut(f.floats(2, 3), out0))
	}},
	{"tp_remainder_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).RemainderInPlace(f.floats(2, 3)))
	}},
	{"tp_remainder_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).RemainderScalar(S(0.5)))
	}},
	{"tp_remainder_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).RemainderScalar(S(0.5)))
		f.done(f.floats(2, 3).RemainderScalarOut(S(0.5), out0))
	}},
	{"tp_remainder_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).RemainderScalarInPlace(S(0.5)))
	}},
	{"tp_fmod", func(f *fixture) {
		f.one(f.floats(2, 3).Fmod(f.floats(2, 3)))
	}},
	{"tp_fmod_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Fmod(f.floats(2, 3)))
		f.done(f.floats(2, 3).FmodOut(f.floats(2, 3), out0))
	}},
	{"tp_fmod_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).FmodInPlace(f.floats(2, 3)))
	}},
	{"tp_fmod_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).FmodScalar(S(0.5)))
	}},
	{"tp_fmod_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).FmodScalar(S(0.5)))
		f.done(f.floats(2, 3).FmodScalarOut(S(0.5), out0))
	}},
	{"tp_fmod_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).FmodScalarInPlace(S(0.5)))
	}},
	{"tp_exp", func(f *fixture) {
		f.one(f.floats(2, 3).Exp())
	}},
	{"tp_exp_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Exp())
		f.done(f.floats(2, 3).ExpOut(out0))
	}},
	{"tp_exp_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).ExpInPlace())
	}},
	{"tp_exp2", func(f *fixture) {
		f.one(f.floats(2, 3).Exp2())
	}},
	{"tp_exp2_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Exp2())
		f.done(f.floats(2, 3).Exp2Out(out0))
	}},
	{"tp_exp2_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).Exp2InPlace())
	}},
	{"tp_expm1", func(f *fixture) {
		f.one(f.floats(2, 3).Expm1())
	}},
	{"tp_expm1_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Expm1())
		f.done(f.floats(2, 3).Expm1Out(out0))
	}},
	{"tp_expm1_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).Expm1InPlace())
	}},
	{"tp_log", func(f *fixture) {
		f.one(f.floats(2, 3).Log())
	}},
	{"tp_log_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Log())
		f.done(f.floats(2, 3).LogOut(out0))
	}},
	{"tp_log_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).LogInPlace())
	}},
	{"tp_log2", func(f *fixture) {
		f.one(f.floats(2, 3).Log2())
	}},
	{"tp_log2_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Log2())
		f.done(f.floats(2, 3).Log2Out(out0))
	}},
	{"tp_log2_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).Log2InPlace())
	}},
	{"tp_log10", func(f *fixture) {
		f.one(f.floats(2, 3).Log10())
	}},
	{"tp_log10_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Log10())
		f.done(f.floats(2, 3).Log10Out(out0))
	}},
	{"tp_log10_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).Log10InPlace())
	}},
	{"tp_log1p", func(f *fixture) {
		f.one(f.floats(2, 3).Log1p())
	}},
	{"tp_log1p_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Log1p())
		f.done(f.floats(2, 3).Log1pOut(out0))
	}},
	{"tp_log1p_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).Log1pInPlace())
	}},
	{"tp_sigmoid", func(f *fixture) {
		f.one(f.floats(2, 3).Sigmoid())
	}},
	{"tp_sigmoid_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Sigmoid())
		f.done(f.floats(2, 3).SigmoidOut(out0))
	}},
	{"tp_sigmoid_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).SigmoidInPlace())
	}},
	{"tp_sigmoid_backward", func(f *fixture) {
		f.one(f.floats(2, 3).SigmoidBackward(f.floats(2, 3)))
	}},
	{"tp_sigmoid_backward_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).SigmoidBackward(f.floats(2, 3)))
		f.done(f.floats(2, 3).SigmoidBackwardOut(f.floats(2, 3), out0))
	}},
	{"tp_sigmoid_backward_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).SigmoidBackwardInPlace(f.floats(2, 3)))
	}},
	{"tp_sigmoid_backward_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).SigmoidBackwardScalar(S(0.5)))
	}},
	{"tp_sigmoid_backward_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).SigmoidBackwardScalar(S(0.5)))
		f.done(f.floats(2, 3).SigmoidBackwardScalarOut(S(0.5), out0))
	}},
	{"tp_sigmoid_backward_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).SigmoidBackwardScalarInPlace(S(0.5)))
	}},
	{"tp_sinh", func(f *fixture) {
		f.one(f.floats(2, 3).Sinh())
	}},
	{"tp_sinh_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Sinh())
		f.done(f.floats(2, 3).SinhOut(out0))
	}},
	{"tp_sinh_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).SinhInPlace())
	}},
	{"tp_cosh", func(f *fixture) {
		f.one(f.floats(2, 3).Cosh())
	}},
	{"tp_cosh_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Cosh())
		f.done(f.floats(2, 3).CoshOut(out0))
	}},
	{"tp_cosh_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).CoshInPlace())
	}},
	{"tp_tanh", func(f *fixture) {
		f.one(f.floats(2, 3).Tanh())
	}},
	{"tp_tanh_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Tanh())
		f.done(f.floats(2, 3).TanhOut(out0))
	}},
	{"tp_tanh_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).TanhInPlace())
	}},
	{"tp_tanh_backward", func(f *fixture) {
		f.one(f.floats(2, 3).TanhBackward(f.floats(2, 3)))
	}},
	{"tp_tanh_backward_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).TanhBackward(f.floats(2, 3)))
		f.done(f.floats(2, 3).TanhBackwardOut(f.floats(2, 3), out0))
	}},
	{"tp_tanh_backward_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).TanhBackwardInPlace(f.floats(2, 3)))
	}},
	{"tp_tanh_backward_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).TanhBackwardScalar(S(0.5)))
	}},
	{"tp_tanh_backward_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).TanhBackwardScalar(S(0.5)))
		f.done(f.floats(2, 3).TanhBackwardScalarOut(S(0.5), out0))
	}},
	{"tp_tanh_backward_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).TanhBackwardScalarInPlace(S(0.5)))
	}},
	{"tp_asinh", func(f *fixture) {
		f.one(f.floats(2, 3).Asinh())
	}},
	{"tp_asinh_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Asinh())
		f.done(f.floats(2, 3).AsinhOut(out0))
	}},
	{"tp_asinh_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).AsinhInPlace())
	}},
	{"tp_acosh", func(f *fixture) {
		f.one(f.floats(2, 3).Acosh())
	}},
	{"tp_acosh_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Acosh())
		f.done(f.floats(2, 3).AcoshOut(out0))
	}},
	{"tp_acosh_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).AcoshInPlace())
	}},
	{"tp_atanh", func(f *fixture) {
		f.one(f.floats(2, 3).Atanh())
	}},
	{"tp_atanh_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Atanh())
		f.done(f.floats(2, 3).AtanhOut(out0))
	}},
	{"tp_atanh_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).AtanhInPlace())
	}},
	{"tp_index_select", func(f *fixture) {
		f.one(f.floats(2, 3).IndexSelect(1, f.places(2)))
	}},
	{"tp_index_select_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).IndexSelect(1, f.places(2)))
		f.done(f.floats(2, 3).IndexSelectOut(1, f.places(2), out0))
	}},
	{"tp_gather", func(f *fixture) {
		f.one(f.floats(2, 3).Gather(1, f.places(2, 2)))
	}},
	{"tp_gather_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Gather(1, f.places(2, 2)))
		f.done(f.floats(2, 3).GatherOut(1, f.places(2, 2), out0))
	}},
	{"tp_take", func(f *fixture) {
		f.one(f.floats(2, 3).Take(f.places(2, 2)))
	}},
	{"tp_take_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Take(f.places(2, 2)))
		f.done(f.floats(2, 3).TakeOut(f.places(2, 2), out0))
	}},
	{"tp_masked_select", func(f *fixture) {
		f.one(f.floats(2, 3).MaskedSelect(f.mask(2, 3)))
	}},
	{"tp_masked_select_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).MaskedSelect(f.mask(2, 3)))
		f.done(f.floats(2, 3).MaskedSelectOut(f.mask(2, 3), out0))
	}},
	{"tp_tril", func(f *fixture) {
		f.one(f.floats(2, 3).Tril(0))
	}},
	{"tp_tril_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Tril(0))
		f.done(f.floats(2, 3).TrilOut(0, out0))
	}},
	{"tp_tril_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).TrilInPlace(0))
	}},
	{"tp_triu", func(f *fixture) {
		f.one(f.floats(2, 3).Triu(0))
	}},
	{"tp_triu_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Triu(0))
		f.done(f.floats(2, 3).TriuOut(0, out0))
	}},
	{"tp_triu_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).TriuInPlace(0))
	}},
	{"tp_roll", func(f *fixture) {
		f.one(f.floats(2, 3).Roll([]int64{1}, []int64{1}...))
	}},
	{"tp_one_hot", func(f *fixture) {
		f.one(f.places(2).OneHot(3))
	}},
	{"tp_embedding", func(f *fixture) {
		f.one(f.floats(2, 3).Embedding(f.places(2), IndexNone))
	}},
	{"tp_cat", func(f *fixture) {
		f.one(Cat([]*Tensor{f.floats(2, 3), f.floats(2, 3)}, 1))
	}},
	{"tp_cat_out", func(f *fixture) {
		out0 := f.keep(Cat([]*Tensor{f.floats(2, 3), f.floats(2, 3)}, 1))
		f.done(CatOut([]*Tensor{f.floats(2, 3), f.floats(2, 3)}, 1, out0))
	}},
	{"tp_stack", func(f *fixture) {
		f.one(Stack([]*Tensor{f.floats(2, 3), f.floats(2, 3)}, 1))
	}},
	{"tp_stack_out", func(f *fixture) {
		out0 := f.keep(Stack([]*Tensor{f.floats(2, 3), f.floats(2, 3)}, 1))
		f.done(StackOut([]*Tensor{f.floats(2, 3), f.floats(2, 3)}, 1, out0))
	}},
	{"tp_logical_and", func(f *fixture) {
		f.one(f.floats(2, 3).LogicalAnd(f.floats(2, 3)))
	}},
	{"tp_logical_and_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).LogicalAnd(f.floats(2, 3)))
		f.done(f.floats(2, 3).LogicalAndOut(f.floats(2, 3), out0))
	}},
	{"tp_logical_and_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).LogicalAndInPlace(f.floats(2, 3)))
	}},
	{"tp_logical_and_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).LogicalAndScalar(S(0.5)))
	}},
	{"tp_logical_and_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).LogicalAndScalar(S(0.5)))
		f.done(f.floats(2, 3).LogicalAndScalarOut(S(0.5), out0))
	}},
	{"tp_logical_and_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).LogicalAndScalarInPlace(S(0.5)))
	}},
	{"tp_logical_or", func(f *fixture) {
		f.one(f.floats(2, 3).LogicalOr(f.floats(2, 3)))
	}},
	{"tp_logical_or_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).LogicalOr(f.floats(2, 3)))
		f.done(f.floats(2, 3).LogicalOrOut(f.floats(2, 3), out0))
	}},
	{"tp_logical_or_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).LogicalOrInPlace(f.floats(2, 3)))
	}},
	{"tp_logical_or_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).LogicalOrScalar(S(0.5)))
	}},
	{"tp_logical_or_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).LogicalOrScalar(S(0.5)))
		f.done(f.floats(2, 3).LogicalOrScalarOut(S(0.5), out0))
	}},
	{"tp_logical_or_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).LogicalOrScalarInPlace(S(0.5)))
	}},
	{"tp_logical_xor", func(f *fixture) {
		f.one(f.floats(2, 3).LogicalXor(f.floats(2, 3)))
	}},
	{"tp_logical_xor_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).LogicalXor(f.floats(2, 3)))
		f.done(f.floats(2, 3).LogicalXorOut(f.floats(2, 3), out0))
	}},
	{"tp_logical_xor_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).LogicalXorInPlace(f.floats(2, 3)))
	}},
	{"tp_logical_xor_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).LogicalXorScalar(S(0.5)))
	}},
	{"tp_logical_xor_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).LogicalXorScalar(S(0.5)))
		f.done(f.floats(2, 3).LogicalXorScalarOut(S(0.5), out0))
	}},
	{"tp_logical_xor_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).LogicalXorScalarInPlace(S(0.5)))
	}},
	{"tp_logical_not", func(f *fixture) {
		f.one(f.floats(2, 3).LogicalNot())
	}},
	{"tp_logical_not_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).LogicalNot())
		f.done(f.floats(2, 3).LogicalNotOut(out0))
	}},
	{"tp_logical_not_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).LogicalNotInPlace())
	}},
	{"tp_bitwise_and", func(f *fixture) {
		f.one(f.integers(2, 3).BitwiseAnd(f.integers(2, 3)))
	}},
	{"tp_bitwise_and_out", func(f *fixture) {
		out0 := f.keep(f.integers(2, 3).BitwiseAnd(f.integers(2, 3)))
		f.done(f.integers(2, 3).BitwiseAndOut(f.integers(2, 3), out0))
	}},
	{"tp_bitwise_and_inplace", func(f *fixture) {
		f.done(f.integers(2, 3).BitwiseAndInPlace(f.integers(2, 3)))
	}},
	{"tp_bitwise_and_scalar", func(f *fixture) {
		f.one(f.integers(2, 3).BitwiseAndScalar(S(1)))
	}},
	{"tp_bitwise_and_scalar_out", func(f *fixture) {
		out0 := f.keep(f.integers(2, 3).BitwiseAndScalar(S(1)))
		f.done(f.integers(2, 3).BitwiseAndScalarOut(S(1), out0))
	}},
	{"tp_bitwise_and_scalar_inplace", func(f *fixture) {
		f.done(f.integers(2, 3).BitwiseAndScalarInPlace(S(1)))
	}},
	{"tp_bitwise_or", func(f *fixture) {
		f.one(f.integers(2, 3).BitwiseOr(f.integers(2, 3)))
	}},
	{"tp_bitwise_or_out", func(f *fixture) {
		out0 := f.keep(f.integers(2, 3).BitwiseOr(f.integers(2, 3)))
		f.done(f.integers(2, 3).BitwiseOrOut(f.integers(2, 3), out0))
	}},
	{"tp_bitwise_or_inplace", func(f *fixture) {
		f.done(f.integers(2, 3).BitwiseOrInPlace(f.integers(2, 3)))
	}},
	{"tp_bitwise_or_scalar", func(f *fixture) {
		f.one(f.integers(2, 3).BitwiseOrScalar(S(1)))
	}},
	{"tp_bitwise_or_scalar_out", func(f *fixture) {
		out0 := f.keep(f.integers(2, 3).BitwiseOrScalar(S(1)))
		f.done(f.integers(2, 3).BitwiseOrScalarOut(S(1), out0))
	}},
	{"tp_bitwise_or_scalar_inplace", func(f *fixture) {
		f.done(f.integers(2, 3).BitwiseOrScalarInPlace(S(1)))
	}},
	{"tp_bitwise_xor", func(f *fixture) {
		f.one(f.integers(2, 3).BitwiseXor(f.integers(2, 3)))
	}},
	{"tp_bitwise_xor_out", func(f *fixture) {
		out0 := f.keep(f.integers(2, 3).BitwiseXor(f.integers(2, 3)))
		f.done(f.integers(2, 3).BitwiseXorOut(f.integers(2, 3), out0))
	}},
	{"tp_bitwise_xor_inplace", func(f *fixture) {
		f.done(f.integers(2, 3).BitwiseXorInPlace(f.integers(2, 3)))
	}},
	{"tp_bitwise_xor_scalar", func(f *fixture) {
		f.one(f.integers(2, 3).BitwiseXorScalar(S(1)))
	}},
	{"tp_bitwise_xor_scalar_out", func(f *fixture) {
		out0 := f.keep(f.integers(2, 3).BitwiseXorScalar(S(1)))
		f.done(f.integers(2, 3).BitwiseXorScalarOut(S(1), out0))
	}},
	{"tp_bitwise_xor_scalar_inplace", func(f *fixture) {
		f.done(f.integers(2, 3).BitwiseXorScalarInPlace(S(1)))
	}},
	{"tp_bitwise_not", func(f *fixture) {
		f.one(f.integers(2, 3).BitwiseNot())
	}},
	{"tp_bitwise_not_out", func(f *fixture) {
		out0 := f.keep(f.integers(2, 3).BitwiseNot())
		f.done(f.integers(2, 3).BitwiseNotOut(out0))
	}},
	{"tp_bitwise_not_inplace", func(f *fixture) {
		f.done(f.integers(2, 3).BitwiseNotInPlace())
	}},
	{"tp_neg", func(f *fixture) {
		f.one(f.floats(2, 3).Neg())
	}},
	{"tp_neg_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Neg())
		f.done(f.floats(2, 3).NegOut(out0))
	}},
	{"tp_neg_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).NegInPlace())
	}},
	{"tp_abs", func(f *fixture) {
		f.one(f.floats(2, 3).Abs())
	}},
	{"tp_abs_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Abs())
		f.done(f.floats(2, 3).AbsOut(out0))
	}},
	{"tp_abs_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).AbsInPlace())
	}},
	{"tp_relu", func(f *fixture) {
		f.one(f.floats(2, 3).Relu())
	}},
	{"tp_relu_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Relu())
		f.done(f.floats(2, 3).ReluOut(out0))
	}},
	{"tp_relu_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).ReluInPlace())
	}},
	{"tp_sqrt", func(f *fixture) {
		f.one(f.floats(2, 3).Sqrt())
	}},
	{"tp_sqrt_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Sqrt())
		f.done(f.floats(2, 3).SqrtOut(out0))
	}},
	{"tp_sqrt_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).SqrtInPlace())
	}},
	{"tp_square", func(f *fixture) {
		f.one(f.floats(2, 3).Square())
	}},
	{"tp_square_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Square())
		f.done(f.floats(2, 3).SquareOut(out0))
	}},
	{"tp_square_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).SquareInPlace())
	}},
	{"tp_reciprocal", func(f *fixture) {
		f.one(f.floats(2, 3).Reciprocal())
	}},
	{"tp_reciprocal_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Reciprocal())
		f.done(f.floats(2, 3).ReciprocalOut(out0))
	}},
	{"tp_reciprocal_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).ReciprocalInPlace())
	}},
	{"tp_rsqrt", func(f *fixture) {
		f.one(f.floats(2, 3).Rsqrt())
	}},
	{"tp_rsqrt_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Rsqrt())
		f.done(f.floats(2, 3).RsqrtOut(out0))
	}},
	{"tp_rsqrt_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).RsqrtInPlace())
	}},
	{"tp_matmul", func(f *fixture) {
		f.one(f.floats(2, 3).Matmul(f.floats(3, 2)))
	}},
	{"tp_matmul_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Matmul(f.floats(3, 2)))
		f.done(f.floats(2, 3).MatmulOut(f.floats(3, 2), out0))
	}},
	{"tp_dot", func(f *fixture) {
		f.one(f.floats(3).Dot(f.floats(3)))
	}},
	{"tp_dot_out", func(f *fixture) {
		out0 := f.keep(f.floats(3).Dot(f.floats(3)))
		f.done(f.floats(3).DotOut(f.floats(3), out0))
	}},
	{"tp_outer", func(f *fixture) {
		f.one(f.floats(3).Outer(f.floats(3)))
	}},
	{"tp_outer_out", func(f *fixture) {
		out0 := f.keep(f.floats(3).Outer(f.floats(3)))
		f.done(f.floats(3).OuterOut(f.floats(3), out0))
	}},
	{"tp_addmm", func(f *fixture) {
		f.one(f.floats(2, 2).Addmm(f.floats(2, 3), f.floats(3, 2), S(0.5), S(0.5)))
	}},
	{"tp_addmm_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 2).Addmm(f.floats(2, 3), f.floats(3, 2), S(0.5), S(0.5)))
		f.done(f.floats(2, 2).AddmmOut(f.floats(2, 3), f.floats(3, 2), S(0.5), S(0.5), out0))
	}},
	{"tp_addmm_inplace", func(f *fixture) {
		f.done(f.floats(2, 2).AddmmInPlace(f.floats(2, 3), f.floats(3, 2), S(0.5), S(0.5)))
	}},
	{"tp_baddbmm", func(f *fixture) {
		f.one(f.floats(2, 2, 2).Baddbmm(f.floats(2, 2, 3), f.floats(2, 3, 2), S(0.5), S(0.5)))
	}},
	{"tp_baddbmm_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 2, 2).Baddbmm(f.floats(2, 2, 3), f.floats(2, 3, 2), S(0.5), S(0.5)))
		f.done(f.floats(2, 2, 2).BaddbmmOut(f.floats(2, 2, 3), f.floats(2, 3, 2), S(0.5), S(0.5), out0))
	}},
	{"tp_baddbmm_inplace", func(f *fixture) {
		f.done(f.floats(2, 2, 2).BaddbmmInPlace(f.floats(2, 2, 3), f.floats(2, 3, 2), S(0.5), S(0.5)))
	}},
	{"tp_linear", func(f *fixture) {
		f.one(f.floats(2, 3).Linear(f.floats(4, 3), f.floats(4)))
	}},
	{"tp_linear_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Linear(f.floats(4, 3), f.floats(4)))
		f.done(f.floats(2, 3).LinearOut(f.floats(4, 3), f.floats(4), out0))
	}},
	{"tp_layer_norm", func(f *fixture) {
		f.one(f.floats(2, 3).LayerNorm([]int64{3}, f.floats(3), f.floats(3), 1e-5))
	}},
	{"tp_mse_loss", func(f *fixture) {
		f.one(f.floats(2, 3).MseLoss(f.floats(2, 3), LossMean))
	}},
	{"tp_nll_loss", func(f *fixture) {
		f.one(f.floats(2, 3).NllLoss(f.places(2), f.floats(3), TargetIgnored, LossMean))
	}},
	{"tp_cross_entropy", func(f *fixture) {
		f.one(f.floats(2, 3).CrossEntropy(f.places(2), f.floats(3), TargetIgnored, LossMean))
	}},
	{"tp_pow", func(f *fixture) {
		f.one(f.floats(2, 3).Pow(f.floats(2, 3)))
	}},
	{"tp_pow_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Pow(f.floats(2, 3)))
		f.done(f.floats(2, 3).PowOut(f.floats(2, 3), out0))
	}},
	{"tp_pow_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).PowInPlace(f.floats(2, 3)))
	}},
	{"tp_pow_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).PowScalar(S(0.5)))
	}},
	{"tp_pow_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).PowScalar(S(0.5)))
		f.done(f.floats(2, 3).PowScalarOut(S(0.5), out0))
	}},
	{"tp_pow_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).PowScalarInPlace(S(0.5)))
	}},
	{"tp_hypot", func(f *fixture) {
		f.one(f.floats(2, 3).Hypot(f.floats(2, 3)))
	}},
	{"tp_hypot_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Hypot(f.floats(2, 3)))
		f.done(f.floats(2, 3).HypotOut(f.floats(2, 3), out0))
	}},
	{"tp_hypot_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).HypotInPlace(f.floats(2, 3)))
	}},
	{"tp_hypot_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).HypotScalar(S(0.5)))
	}},
	{"tp_hypot_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).HypotScalar(S(0.5)))
		f.done(f.floats(2, 3).HypotScalarOut(S(0.5), out0))
	}},
	{"tp_hypot_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).HypotScalarInPlace(S(0.5)))
	}},
	{"tp_cbrt", func(f *fixture) {
		f.one(f.floats(2, 3).Cbrt())
	}},
	{"tp_cbrt_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Cbrt())
		f.done(f.floats(2, 3).CbrtOut(out0))
	}},
	{"tp_cbrt_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).CbrtInPlace())
	}},
	{"tp_uniform_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).UniformInPlace(0, 1, f.generator()))
	}},
	{"tp_normal_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).NormalInPlace(0, 1, f.generator()))
	}},
	{"tp_randint_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).RandintInPlace(0, 5, f.generator()))
	}},
	{"tp_bernoulli", func(f *fixture) {
		f.one(f.floats(2, 3).Bernoulli(f.generator()))
	}},
	{"tp_bernoulli_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Bernoulli(f.generator()))
		f.done(f.floats(2, 3).BernoulliOut(f.generator(), out0))
	}},
	{"tp_bernoulli_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).BernoulliInPlace(f.floats(2, 3), f.generator()))
	}},
	{"tp_bernoulli_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).BernoulliScalarInPlace(0.5, f.generator()))
	}},
	{"tp_dropout", func(f *fixture) {
		f.one(f.floats(2, 3).Dropout(0.5, true, f.generator()))
	}},
	{"tp_dropout_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).DropoutInPlace(0.5, true, f.generator()))
	}},
	{"tp_rand", func(f *fixture) {
		f.one(Rand([]int64{2, 3}, F32, CPU, f.generator()))
	}},
	{"tp_randn", func(f *fixture) {
		f.one(Randn([]int64{2, 3}, F32, CPU, f.generator()))
	}},
	{"tp_randint", func(f *fixture) {
		f.one(Randint(0, 5, []int64{2, 3}, F32, CPU, f.generator()))
	}},
	{"tp_randperm", func(f *fixture) {
		f.one(Randperm(5, I64, CPU, f.generator()))
	}},
	{"tp_sum", func(f *fixture) {
		f.one(f.floats(2, 3).Sum([]int64{1}, true))
	}},
	{"tp_sum_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Sum([]int64{1}, true))
		f.done(f.floats(2, 3).SumOut([]int64{1}, true, out0))
	}},
	{"tp_sum_as", func(f *fixture) {
		f.one(f.floats(2, 3).SumAs([]int64{1}, true, F64))
	}},
	{"tp_sum_as_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).SumAs([]int64{1}, true, F64))
		f.done(f.floats(2, 3).SumAsOut([]int64{1}, true, F64, out0))
	}},
	{"tp_mean", func(f *fixture) {
		f.one(f.floats(2, 3).Mean([]int64{1}, true))
	}},
	{"tp_mean_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Mean([]int64{1}, true))
		f.done(f.floats(2, 3).MeanOut([]int64{1}, true, out0))
	}},
	{"tp_mean_as", func(f *fixture) {
		f.one(f.floats(2, 3).MeanAs([]int64{1}, true, F64))
	}},
	{"tp_mean_as_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).MeanAs([]int64{1}, true, F64))
		f.done(f.floats(2, 3).MeanAsOut([]int64{1}, true, F64, out0))
	}},
	{"tp_prod", func(f *fixture) {
		f.one(f.floats(2, 3).Prod([]int64{1}, true))
	}},
	{"tp_prod_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Prod([]int64{1}, true))
		f.done(f.floats(2, 3).ProdOut([]int64{1}, true, out0))
	}},
	{"tp_prod_as", func(f *fixture) {
		f.one(f.floats(2, 3).ProdAs([]int64{1}, true, F64))
	}},
	{"tp_prod_as_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).ProdAs([]int64{1}, true, F64))
		f.done(f.floats(2, 3).ProdAsOut([]int64{1}, true, F64, out0))
	}},
	{"tp_max", func(f *fixture) {
		f.one(f.floats(2, 3).Max([]int64{1}, true))
	}},
	{"tp_max_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Max([]int64{1}, true))
		f.done(f.floats(2, 3).MaxOut([]int64{1}, true, out0))
	}},
	{"tp_min", func(f *fixture) {
		f.one(f.floats(2, 3).Min([]int64{1}, true))
	}},
	{"tp_min_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Min([]int64{1}, true))
		f.done(f.floats(2, 3).MinOut([]int64{1}, true, out0))
	}},
	{"tp_any", func(f *fixture) {
		f.one(f.floats(2, 3).Any([]int64{1}, true))
	}},
	{"tp_any_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Any([]int64{1}, true))
		f.done(f.floats(2, 3).AnyOut([]int64{1}, true, out0))
	}},
	{"tp_all", func(f *fixture) {
		f.one(f.floats(2, 3).All([]int64{1}, true))
	}},
	{"tp_all_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).All([]int64{1}, true))
		f.done(f.floats(2, 3).AllOut([]int64{1}, true, out0))
	}},
	{"tp_var", func(f *fixture) {
		f.one(f.floats(2, 3).Var([]int64{1}, 1, true))
	}},
	{"tp_var_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Var([]int64{1}, 1, true))
		f.done(f.floats(2, 3).VarOut([]int64{1}, 1, true, out0))
	}},
	{"tp_std", func(f *fixture) {
		f.one(f.floats(2, 3).Std([]int64{1}, 1, true))
	}},
	{"tp_std_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Std([]int64{1}, 1, true))
		f.done(f.floats(2, 3).StdOut([]int64{1}, 1, true, out0))
	}},
	{"tp_norm", func(f *fixture) {
		f.one(f.floats(2, 3).Norm(2, []int64{1}, true))
	}},
	{"tp_norm_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Norm(2, []int64{1}, true))
		f.done(f.floats(2, 3).NormOut(2, []int64{1}, true, out0))
	}},
	{"tp_logsumexp", func(f *fixture) {
		f.one(f.floats(2, 3).Logsumexp([]int64{1}, true))
	}},
	{"tp_logsumexp_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Logsumexp([]int64{1}, true))
		f.done(f.floats(2, 3).LogsumexpOut([]int64{1}, true, out0))
	}},
	{"tp_count_nonzero", func(f *fixture) {
		f.one(f.floats(2, 3).CountNonzero([]int64{1}, true))
	}},
	{"tp_count_nonzero_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).CountNonzero([]int64{1}, true))
		f.done(f.floats(2, 3).CountNonzeroOut([]int64{1}, true, out0))
	}},
	{"tp_argmax", func(f *fixture) {
		f.one(f.floats(2, 3).Argmax(1, true))
	}},
	{"tp_argmax_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Argmax(1, true))
		f.done(f.floats(2, 3).ArgmaxOut(1, true, out0))
	}},
	{"tp_argmin", func(f *fixture) {
		f.one(f.floats(2, 3).Argmin(1, true))
	}},
	{"tp_argmin_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Argmin(1, true))
		f.done(f.floats(2, 3).ArgminOut(1, true, out0))
	}},
	{"tp_max_dim", func(f *fixture) {
		f.two(f.floats(2, 3).MaxDim(1, true))
	}},
	{"tp_max_dim_out", func(f *fixture) {
		out0, out1 := f.keepTwo(f.floats(2, 3).MaxDim(1, true))
		f.done(f.floats(2, 3).MaxDimOut(1, true, out0, out1))
	}},
	{"tp_min_dim", func(f *fixture) {
		f.two(f.floats(2, 3).MinDim(1, true))
	}},
	{"tp_min_dim_out", func(f *fixture) {
		out0, out1 := f.keepTwo(f.floats(2, 3).MinDim(1, true))
		f.done(f.floats(2, 3).MinDimOut(1, true, out0, out1))
	}},
	{"tp_aminmax", func(f *fixture) {
		f.two(f.floats(2, 3).Aminmax(1, true))
	}},
	{"tp_aminmax_out", func(f *fixture) {
		out0, out1 := f.keepTwo(f.floats(2, 3).Aminmax(1, true))
		f.done(f.floats(2, 3).AminmaxOut(1, true, out0, out1))
	}},
	{"tp_sign", func(f *fixture) {
		f.one(f.floats(2, 3).Sign())
	}},
	{"tp_sign_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Sign())
		f.done(f.floats(2, 3).SignOut(out0))
	}},
	{"tp_sign_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).SignInPlace())
	}},
	{"tp_floor", func(f *fixture) {
		f.one(f.floats(2, 3).Floor())
	}},
	{"tp_floor_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Floor())
		f.done(f.floats(2, 3).FloorOut(out0))
	}},
	{"tp_floor_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).FloorInPlace())
	}},
	{"tp_ceil", func(f *fixture) {
		f.one(f.floats(2, 3).Ceil())
	}},
	{"tp_ceil_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Ceil())
		f.done(f.floats(2, 3).CeilOut(out0))
	}},
	{"tp_ceil_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).CeilInPlace())
	}},
	{"tp_round", func(f *fixture) {
		f.one(f.floats(2, 3).Round())
	}},
	{"tp_round_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Round())
		f.done(f.floats(2, 3).RoundOut(out0))
	}},
	{"tp_round_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).RoundInPlace())
	}},
	{"tp_trunc", func(f *fixture) {
		f.one(f.floats(2, 3).Trunc())
	}},
	{"tp_trunc_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Trunc())
		f.done(f.floats(2, 3).TruncOut(out0))
	}},
	{"tp_trunc_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).TruncInPlace())
	}},
	{"tp_frac", func(f *fixture) {
		f.one(f.floats(2, 3).Frac())
	}},
	{"tp_frac_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Frac())
		f.done(f.floats(2, 3).FracOut(out0))
	}},
	{"tp_frac_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).FracInPlace())
	}},
	{"tp_cumsum", func(f *fixture) {
		f.one(f.floats(2, 3).Cumsum(1, F32))
	}},
	{"tp_cumsum_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Cumsum(1, F32))
		f.done(f.floats(2, 3).CumsumOut(1, F32, out0))
	}},
	{"tp_cumsum_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).CumsumInPlace(1))
	}},
	{"tp_cumprod", func(f *fixture) {
		f.one(f.floats(2, 3).Cumprod(1, F32))
	}},
	{"tp_cumprod_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Cumprod(1, F32))
		f.done(f.floats(2, 3).CumprodOut(1, F32, out0))
	}},
	{"tp_cumprod_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).CumprodInPlace(1))
	}},
	{"tp_cummax", func(f *fixture) {
		f.two(f.floats(2, 3).Cummax(1))
	}},
	{"tp_cummax_out", func(f *fixture) {
		out0, out1 := f.keepTwo(f.floats(2, 3).Cummax(1))
		f.done(f.floats(2, 3).CummaxOut(1, out0, out1))
	}},
	{"tp_cummin", func(f *fixture) {
		f.two(f.floats(2, 3).Cummin(1))
	}},
	{"tp_cummin_out", func(f *fixture) {
		out0, out1 := f.keepTwo(f.floats(2, 3).Cummin(1))
		f.done(f.floats(2, 3).CumminOut(1, out0, out1))
	}},
	{"tp_scatter", func(f *fixture) {
		f.one(f.floats(2, 3).Scatter(1, f.places(2, 2), f.floats(2, 2)))
	}},
	{"tp_scatter_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Scatter(1, f.places(2, 2), f.floats(2, 2)))
		f.done(f.floats(2, 3).ScatterOut(1, f.places(2, 2), f.floats(2, 2), out0))
	}},
	{"tp_scatter_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).ScatterInPlace(1, f.places(2, 2), f.floats(2, 2)))
	}},
	{"tp_scatter_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).ScatterScalar(1, f.places(2, 2), S(2)))
	}},
	{"tp_scatter_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).ScatterScalarInPlace(1, f.places(2, 2), S(2)))
	}},
	{"tp_scatter_add", func(f *fixture) {
		f.one(f.floats(2, 3).ScatterAdd(1, f.places(2, 2), f.floats(2, 2)))
	}},
	{"tp_scatter_add_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).ScatterAdd(1, f.places(2, 2), f.floats(2, 2)))
		f.done(f.floats(2, 3).ScatterAddOut(1, f.places(2, 2), f.floats(2, 2), out0))
	}},
	{"tp_scatter_add_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).ScatterAddInPlace(1, f.places(2, 2), f.floats(2, 2)))
	}},
	{"tp_scatter_add_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).ScatterAddScalar(1, f.places(2, 2), S(2)))
	}},
	{"tp_scatter_add_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).ScatterAddScalarInPlace(1, f.places(2, 2), S(2)))
	}},
	{"tp_scatter_mul", func(f *fixture) {
		f.one(f.floats(2, 3).ScatterMul(1, f.places(2, 2), f.floats(2, 2)))
	}},
	{"tp_scatter_mul_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).ScatterMul(1, f.places(2, 2), f.floats(2, 2)))
		f.done(f.floats(2, 3).ScatterMulOut(1, f.places(2, 2), f.floats(2, 2), out0))
	}},
	{"tp_scatter_mul_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).ScatterMulInPlace(1, f.places(2, 2), f.floats(2, 2)))
	}},
	{"tp_scatter_mul_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).ScatterMulScalar(1, f.places(2, 2), S(2)))
	}},
	{"tp_scatter_mul_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).ScatterMulScalarInPlace(1, f.places(2, 2), S(2)))
	}},
	{"tp_left_shift", func(f *fixture) {
		f.one(f.integers(2, 3).LeftShift(f.integers(2, 3)))
	}},
	{"tp_left_shift_out", func(f *fixture) {
		out0 := f.keep(f.integers(2, 3).LeftShift(f.integers(2, 3)))
		f.done(f.integers(2, 3).LeftShiftOut(f.integers(2, 3), out0))
	}},
	{"tp_left_shift_inplace", func(f *fixture) {
		f.done(f.integers(2, 3).LeftShiftInPlace(f.integers(2, 3)))
	}},
	{"tp_left_shift_scalar", func(f *fixture) {
		f.one(f.integers(2, 3).LeftShiftScalar(S(1)))
	}},
	{"tp_left_shift_scalar_out", func(f *fixture) {
		out0 := f.keep(f.integers(2, 3).LeftShiftScalar(S(1)))
		f.done(f.integers(2, 3).LeftShiftScalarOut(S(1), out0))
	}},
	{"tp_left_shift_scalar_inplace", func(f *fixture) {
		f.done(f.integers(2, 3).LeftShiftScalarInPlace(S(1)))
	}},
	{"tp_right_shift", func(f *fixture) {
		f.one(f.integers(2, 3).RightShift(f.integers(2, 3)))
	}},
	{"tp_right_shift_out", func(f *fixture) {
		out0 := f.keep(f.integers(2, 3).RightShift(f.integers(2, 3)))
		f.done(f.integers(2, 3).RightShiftOut(f.integers(2, 3), out0))
	}},
	{"tp_right_shift_inplace", func(f *fixture) {
		f.done(f.integers(2, 3).RightShiftInPlace(f.integers(2, 3)))
	}},
	{"tp_right_shift_scalar", func(f *fixture) {
		f.one(f.integers(2, 3).RightShiftScalar(S(1)))
	}},
	{"tp_right_shift_scalar_out", func(f *fixture) {
		out0 := f.keep(f.integers(2, 3).RightShiftScalar(S(1)))
		f.done(f.integers(2, 3).RightShiftScalarOut(S(1), out0))
	}},
	{"tp_right_shift_scalar_inplace", func(f *fixture) {
		f.done(f.integers(2, 3).RightShiftScalarInPlace(S(1)))
	}},
	{"tp_softmax", func(f *fixture) {
		f.one(f.floats(2, 3).Softmax(1, F32))
	}},
	{"tp_softmax_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Softmax(1, F32))
		f.done(f.floats(2, 3).SoftmaxOut(1, F32, out0))
	}},
	{"tp_log_softmax", func(f *fixture) {
		f.one(f.floats(2, 3).LogSoftmax(1, F32))
	}},
	{"tp_log_softmax_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).LogSoftmax(1, F32))
		f.done(f.floats(2, 3).LogSoftmaxOut(1, F32, out0))
	}},
	{"tp_erf", func(f *fixture) {
		f.one(f.floats(2, 3).Erf())
	}},
	{"tp_erf_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Erf())
		f.done(f.floats(2, 3).ErfOut(out0))
	}},
	{"tp_erf_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).ErfInPlace())
	}},
	{"tp_erfc", func(f *fixture) {
		f.one(f.floats(2, 3).Erfc())
	}},
	{"tp_erfc_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Erfc())
		f.done(f.floats(2, 3).ErfcOut(out0))
	}},
	{"tp_erfc_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).ErfcInPlace())
	}},
	{"tp_lgamma", func(f *fixture) {
		f.one(f.floats(2, 3).Lgamma())
	}},
	{"tp_lgamma_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Lgamma())
		f.done(f.floats(2, 3).LgammaOut(out0))
	}},
	{"tp_lgamma_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).LgammaInPlace())
	}},
	{"tp_digamma", func(f *fixture) {
		f.one(f.floats(2, 3).Digamma())
	}},
	{"tp_digamma_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Digamma())
		f.done(f.floats(2, 3).DigammaOut(out0))
	}},
	{"tp_digamma_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).DigammaInPlace())
	}},
	{"tp_clamp", func(f *fixture) {
		f.one(f.floats(2, 3).Clamp(f.floats(2, 3), f.floats(2, 3)))
	}},
	{"tp_clamp_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Clamp(f.floats(2, 3), f.floats(2, 3)))
		f.done(f.floats(2, 3).ClampOut(f.floats(2, 3), f.floats(2, 3), out0))
	}},
	{"tp_clamp_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).ClampInPlace(f.floats(2, 3), f.floats(2, 3)))
	}},
	{"tp_clamp_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).ClampScalar(S(0.5), S(0.5)))
	}},
	{"tp_clamp_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).ClampScalar(S(0.5), S(0.5)))
		f.done(f.floats(2, 3).ClampScalarOut(S(0.5), S(0.5), out0))
	}},
	{"tp_clamp_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).ClampScalarInPlace(S(0.5), S(0.5)))
	}},
	{"tp_lerp", func(f *fixture) {
		f.one(f.floats(2, 3).Lerp(f.floats(2, 3), f.floats(2, 3)))
	}},
	{"tp_lerp_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Lerp(f.floats(2, 3), f.floats(2, 3)))
		f.done(f.floats(2, 3).LerpOut(f.floats(2, 3), f.floats(2, 3), out0))
	}},
	{"tp_lerp_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).LerpInPlace(f.floats(2, 3), f.floats(2, 3)))
	}},
	{"tp_lerp_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).LerpScalar(f.floats(2, 3), S(0.5)))
	}},
	{"tp_lerp_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).LerpScalar(f.floats(2, 3), S(0.5)))
		f.done(f.floats(2, 3).LerpScalarOut(f.floats(2, 3), S(0.5), out0))
	}},
	{"tp_lerp_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).LerpScalarInPlace(f.floats(2, 3), S(0.5)))
	}},
	{"tp_addcmul", func(f *fixture) {
		f.one(f.floats(2, 3).Addcmul(f.floats(2, 3), f.floats(2, 3), S(0.5)))
	}},
	{"tp_addcmul_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Addcmul(f.floats(2, 3), f.floats(2, 3), S(0.5)))
		f.done(f.floats(2, 3).AddcmulOut(f.floats(2, 3), f.floats(2, 3), S(0.5), out0))
	}},
	{"tp_addcmul_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).AddcmulInPlace(f.floats(2, 3), f.floats(2, 3), S(0.5)))
	}},
	{"tp_addcdiv", func(f *fixture) {
		f.one(f.floats(2, 3).Addcdiv(f.floats(2, 3), f.floats(2, 3), S(0.5)))
	}},
	{"tp_addcdiv_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Addcdiv(f.floats(2, 3), f.floats(2, 3), S(0.5)))
		f.done(f.floats(2, 3).AddcdivOut(f.floats(2, 3), f.floats(2, 3), S(0.5), out0))
	}},
	{"tp_addcdiv_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).AddcdivInPlace(f.floats(2, 3), f.floats(2, 3), S(0.5)))
	}},
	{"tp_masked_fill", func(f *fixture) {
		f.one(f.floats(2, 3).MaskedFill(f.mask(2, 3), f.floats()))
	}},
	{"tp_masked_fill_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).MaskedFill(f.mask(2, 3), f.floats()))
		f.done(f.floats(2, 3).MaskedFillOut(f.mask(2, 3), f.floats(), out0))
	}},
	{"tp_masked_fill_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).MaskedFillInPlace(f.mask(2, 3), f.floats()))
	}},
	{"tp_masked_fill_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).MaskedFillScalar(f.mask(2, 3), S(0.5)))
	}},
	{"tp_masked_fill_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).MaskedFillScalar(f.mask(2, 3), S(0.5)))
		f.done(f.floats(2, 3).MaskedFillScalarOut(f.mask(2, 3), S(0.5), out0))
	}},
	{"tp_masked_fill_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).MaskedFillScalarInPlace(f.mask(2, 3), S(0.5)))
	}},
	{"tp_sin", func(f *fixture) {
		f.one(f.floats(2, 3).Sin())
	}},
	{"tp_sin_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Sin())
		f.done(f.floats(2, 3).SinOut(out0))
	}},
	{"tp_sin_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).SinInPlace())
	}},
	{"tp_cos", func(f *fixture) {
		f.one(f.floats(2, 3).Cos())
	}},
	{"tp_cos_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Cos())
		f.done(f.floats(2, 3).CosOut(out0))
	}},
	{"tp_cos_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).CosInPlace())
	}},
	{"tp_tan", func(f *fixture) {
		f.one(f.floats(2, 3).Tan())
	}},
	{"tp_tan_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Tan())
		f.done(f.floats(2, 3).TanOut(out0))
	}},
	{"tp_tan_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).TanInPlace())
	}},
	{"tp_asin", func(f *fixture) {
		f.one(f.floats(2, 3).Asin())
	}},
	{"tp_asin_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Asin())
		f.done(f.floats(2, 3).AsinOut(out0))
	}},
	{"tp_asin_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).AsinInPlace())
	}},
	{"tp_acos", func(f *fixture) {
		f.one(f.floats(2, 3).Acos())
	}},
	{"tp_acos_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Acos())
		f.done(f.floats(2, 3).AcosOut(out0))
	}},
	{"tp_acos_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).AcosInPlace())
	}},
	{"tp_atan", func(f *fixture) {
		f.one(f.floats(2, 3).Atan())
	}},
	{"tp_atan_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Atan())
		f.done(f.floats(2, 3).AtanOut(out0))
	}},
	{"tp_atan_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).AtanInPlace())
	}},
	{"tp_atan2", func(f *fixture) {
		f.one(f.floats(2, 3).Atan2(f.floats(2, 3)))
	}},
	{"tp_atan2_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Atan2(f.floats(2, 3)))
		f.done(f.floats(2, 3).Atan2Out(f.floats(2, 3), out0))
	}},
	{"tp_atan2_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).Atan2InPlace(f.floats(2, 3)))
	}},
	{"tp_atan2_scalar", func(f *fixture) {
		f.one(f.floats(2, 3).Atan2Scalar(S(0.5)))
	}},
	{"tp_atan2_scalar_out", func(f *fixture) {
		out0 := f.keep(f.floats(2, 3).Atan2Scalar(S(0.5)))
		f.done(f.floats(2, 3).Atan2ScalarOut(S(0.5), out0))
	}},
	{"tp_atan2_scalar_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).Atan2ScalarInPlace(S(0.5)))
	}},
	{"tp_empty", func(f *fixture) {
		f.one(Empty([]int64{2, 3}, F32, CPU, FormatContiguous))
	}},
	{"tp_empty_strided", func(f *fixture) {
		f.one(EmptyStrided([]int64{2, 3}, []int64{3, 1}, F32, CPU))
	}},
	{"tp_empty_like", func(f *fixture) {
		f.one(f.floats(2, 3).EmptyLike(FormatContiguous))
	}},
	{"tp_zeros", func(f *fixture) {
		f.one(Zeros([]int64{2, 3}, F32, CPU))
	}},
	{"tp_ones", func(f *fixture) {
		f.one(Ones([]int64{2, 3}, F32, CPU))
	}},
	{"tp_full", func(f *fixture) {
		f.one(Full([]int64{2, 3}, S(0.5), F32, CPU))
	}},
	{"tp_arange", func(f *fixture) {
		f.one(Arange(S(0), S(6), S(2), F32, CPU))
	}},
	{"tp_linspace", func(f *fixture) {
		f.one(Linspace(0, 1, 5, F32, CPU))
	}},
	{"tp_eye", func(f *fixture) {
		f.one(Eye(2, 3, F32, CPU))
	}},
	{"tp_scalar_tensor", func(f *fixture) {
		f.one(ScalarTensor(S(2), F32, CPU))
	}},
	{"tp_as_strided", func(f *fixture) {
		f.one(f.floats(2, 3).AsStrided([]int64{3, 2}, []int64{1, 3}, 0))
	}},
	{"tp_view", func(f *fixture) {
		f.one(f.floats(2, 3).View([]int64{3, 2}...))
	}},
	{"tp_reshape", func(f *fixture) {
		f.one(f.floats(2, 3).Reshape([]int64{3, 2}...))
	}},
	{"tp_flatten", func(f *fixture) {
		f.one(f.floats(2, 3).Flatten(0, 1))
	}},
	{"tp_unflatten", func(f *fixture) {
		f.one(f.floats(2, 3).Unflatten(1, []int64{3, 1}...))
	}},
	{"tp_select", func(f *fixture) {
		f.one(f.floats(2, 3).Select(1, 0))
	}},
	{"tp_slice", func(f *fixture) {
		f.one(f.floats(2, 3).Slice(1, 0, 2, 1))
	}},
	{"tp_narrow", func(f *fixture) {
		f.one(f.floats(2, 3).Narrow(1, 0, 2))
	}},
	{"tp_transpose", func(f *fixture) {
		f.one(f.floats(2, 3).Transpose(0, 1))
	}},
	{"tp_t", func(f *fixture) {
		f.one(f.floats(2, 3).T())
	}},
	{"tp_permute", func(f *fixture) {
		f.one(f.floats(2, 3).Permute([]int64{1, 0}...))
	}},
	{"tp_movedim", func(f *fixture) {
		f.one(f.floats(2, 3).Movedim([]int64{0}, []int64{1}...))
	}},
	{"tp_squeeze", func(f *fixture) {
		f.one(f.floats(2, 1, 3).Squeeze([]int64{1}...))
	}},
	{"tp_unsqueeze", func(f *fixture) {
		f.one(f.floats(2, 3).Unsqueeze(1))
	}},
	{"tp_expand", func(f *fixture) {
		f.one(f.floats(1, 3).Expand([]int64{2, 3}...))
	}},
	{"tp_diagonal", func(f *fixture) {
		f.one(f.floats(2, 3).Diagonal(0, 0, 1))
	}},
	{"tp_unfold", func(f *fixture) {
		f.one(f.floats(2, 3).Unfold(1, 2, 1))
	}},
	{"tp_flip", func(f *fixture) {
		f.one(f.floats(2, 3).Flip([]int64{1}...))
	}},
	{"tp_real", func(f *fixture) {
		f.one(f.complexes(2, 3).Real())
	}},
	{"tp_imag", func(f *fixture) {
		f.one(f.complexes(2, 3).Imag())
	}},
	{"tp_view_dtype", func(f *fixture) {
		f.one(f.floats(2, 3).ViewDType(I32))
	}},
	{"tp_alias", func(f *fixture) {
		f.one(f.floats(2, 3).Alias())
	}},
	{"tp_detach", func(f *fixture) {
		f.one(f.floats(2, 3).Detach())
	}},
	{"tp_contiguous", func(f *fixture) {
		f.one(f.floats(2, 3).Contiguous(FormatContiguous))
	}},
	{"tp_clone", func(f *fixture) {
		f.one(f.floats(2, 3).Clone(FormatContiguous))
	}},
	{"tp_to", func(f *fixture) {
		f.one(f.floats(2, 3).To(F64, CPU, FormatContiguous, true))
	}},
	{"tp_copy_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).CopyInPlace(f.floats(2, 3)))
	}},
	{"tp_repeat", func(f *fixture) {
		f.one(f.floats(2, 3).Repeat([]int64{2, 1}...))
	}},
}
