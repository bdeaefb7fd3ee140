// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! A valid call of every operator.
use crate::leaks::Call;
use tensorplay::*;

pub static CALLS: [(&str, Call); 520] = [
    ("tp_fill_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.fill_inplace(2.0)?;
        Ok(())
    }),
    ("tp_zero_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.zero_inplace()?;
        Ok(())
    }),
    ("tp_leaky_relu", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.leaky_relu(None)?;
        Ok(())
    }),
    ("tp_leaky_relu_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.leaky_relu(None)?;
        a.leaky_relu_out(None, &mut out)?;
        Ok(())
    }),
    ("tp_leaky_relu_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.leaky_relu_inplace(None)?;
        Ok(())
    }),
    ("tp_elu", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.elu(None, None, None)?;
        Ok(())
    }),
    ("tp_elu_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.elu(None, None, None)?;
        a.elu_out(None, None, None, &mut out)?;
        Ok(())
    }),
    ("tp_elu_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.elu_inplace(None, None, None)?;
        Ok(())
    }),
    ("tp_softplus", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.softplus(None, None)?;
        Ok(())
    }),
    ("tp_softplus_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.softplus(None, None)?;
        a.softplus_out(None, None, &mut out)?;
        Ok(())
    }),
    ("tp_softplus_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.softplus_inplace(None, None)?;
        Ok(())
    }),
    ("tp_silu", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.silu()?;
        Ok(())
    }),
    ("tp_silu_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.silu()?;
        a.silu_out(&mut out)?;
        Ok(())
    }),
    ("tp_silu_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.silu_inplace()?;
        Ok(())
    }),
    ("tp_gelu", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.gelu()?;
        Ok(())
    }),
    ("tp_gelu_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.gelu()?;
        a.gelu_out(&mut out)?;
        Ok(())
    }),
    ("tp_gelu_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.gelu_inplace()?;
        Ok(())
    }),
    ("tp_gelu_tanh", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.gelu_tanh()?;
        Ok(())
    }),
    ("tp_gelu_tanh_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.gelu_tanh()?;
        a.gelu_tanh_out(&mut out)?;
        Ok(())
    }),
    ("tp_gelu_tanh_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.gelu_tanh_inplace()?;
        Ok(())
    }),
    ("tp_add", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.add(&b)?;
        Ok(())
    }),
    ("tp_add_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.add(&b)?;
        a.add_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_add_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.add_inplace(&b)?;
        Ok(())
    }),
    ("tp_add_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.add_scalar(2)?;
        Ok(())
    }),
    ("tp_add_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.add_scalar(2)?;
        a.add_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_add_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.add_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_sub", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.sub(&b)?;
        Ok(())
    }),
    ("tp_sub_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.sub(&b)?;
        a.sub_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_sub_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.sub_inplace(&b)?;
        Ok(())
    }),
    ("tp_sub_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.sub_scalar(2)?;
        Ok(())
    }),
    ("tp_sub_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.sub_scalar(2)?;
        a.sub_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_sub_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.sub_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_mul", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.mul(&b)?;
        Ok(())
    }),
    ("tp_mul_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.mul(&b)?;
        a.mul_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_mul_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.mul_inplace(&b)?;
        Ok(())
    }),
    ("tp_mul_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.mul_scalar(2)?;
        Ok(())
    }),
    ("tp_mul_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.mul_scalar(2)?;
        a.mul_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_mul_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.mul_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_div", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.div(&b)?;
        Ok(())
    }),
    ("tp_div_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.div(&b)?;
        a.div_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_div_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.div_inplace(&b)?;
        Ok(())
    }),
    ("tp_div_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.div_scalar(2)?;
        Ok(())
    }),
    ("tp_div_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.div_scalar(2)?;
        a.div_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_div_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.div_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_maximum", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.maximum(&b)?;
        Ok(())
    }),
    ("tp_maximum_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.maximum(&b)?;
        a.maximum_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_maximum_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.maximum_inplace(&b)?;
        Ok(())
    }),
    ("tp_maximum_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.maximum_scalar(2)?;
        Ok(())
    }),
    ("tp_maximum_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.maximum_scalar(2)?;
        a.maximum_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_maximum_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.maximum_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_minimum", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.minimum(&b)?;
        Ok(())
    }),
    ("tp_minimum_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.minimum(&b)?;
        a.minimum_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_minimum_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.minimum_inplace(&b)?;
        Ok(())
    }),
    ("tp_minimum_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.minimum_scalar(2)?;
        Ok(())
    }),
    ("tp_minimum_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.minimum_scalar(2)?;
        a.minimum_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_minimum_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.minimum_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_isnan", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.isnan()?;
        Ok(())
    }),
    ("tp_isnan_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.isnan()?;
        a.isnan_out(&mut out)?;
        Ok(())
    }),
    ("tp_isnan_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.isnan_inplace()?;
        Ok(())
    }),
    ("tp_isinf", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.isinf()?;
        Ok(())
    }),
    ("tp_isinf_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.isinf()?;
        a.isinf_out(&mut out)?;
        Ok(())
    }),
    ("tp_isinf_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.isinf_inplace()?;
        Ok(())
    }),
    ("tp_isfinite", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.isfinite()?;
        Ok(())
    }),
    ("tp_isfinite_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.isfinite()?;
        a.isfinite_out(&mut out)?;
        Ok(())
    }),
    ("tp_isfinite_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.isfinite_inplace()?;
        Ok(())
    }),
    ("tp_nan_to_num", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.nan_to_num(None, None, None)?;
        Ok(())
    }),
    ("tp_nan_to_num_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.nan_to_num(None, None, None)?;
        a.nan_to_num_out(None, None, None, &mut out)?;
        Ok(())
    }),
    ("tp_nan_to_num_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.nan_to_num_inplace(None, None, None)?;
        Ok(())
    }),
    ("tp_eq", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.eq(&b)?;
        Ok(())
    }),
    ("tp_eq_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.eq(&b)?;
        a.eq_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_eq_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.eq_inplace(&b)?;
        Ok(())
    }),
    ("tp_eq_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.eq_scalar(2)?;
        Ok(())
    }),
    ("tp_eq_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.eq_scalar(2)?;
        a.eq_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_eq_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.eq_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_ne", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.ne(&b)?;
        Ok(())
    }),
    ("tp_ne_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.ne(&b)?;
        a.ne_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_ne_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.ne_inplace(&b)?;
        Ok(())
    }),
    ("tp_ne_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.ne_scalar(2)?;
        Ok(())
    }),
    ("tp_ne_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.ne_scalar(2)?;
        a.ne_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_ne_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.ne_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_lt", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.lt(&b)?;
        Ok(())
    }),
    ("tp_lt_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.lt(&b)?;
        a.lt_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_lt_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.lt_inplace(&b)?;
        Ok(())
    }),
    ("tp_lt_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.lt_scalar(2)?;
        Ok(())
    }),
    ("tp_lt_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.lt_scalar(2)?;
        a.lt_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_lt_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.lt_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_le", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.le(&b)?;
        Ok(())
    }),
    ("tp_le_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.le(&b)?;
        a.le_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_le_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.le_inplace(&b)?;
        Ok(())
    }),
    ("tp_le_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.le_scalar(2)?;
        Ok(())
    }),
    ("tp_le_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.le_scalar(2)?;
        a.le_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_le_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.le_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_gt", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.gt(&b)?;
        Ok(())
    }),
    ("tp_gt_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.gt(&b)?;
        a.gt_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_gt_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.gt_inplace(&b)?;
        Ok(())
    }),
    ("tp_gt_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.gt_scalar(2)?;
        Ok(())
    }),
    ("tp_gt_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.gt_scalar(2)?;
        a.gt_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_gt_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.gt_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_ge", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.ge(&b)?;
        Ok(())
    }),
    ("tp_ge_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.ge(&b)?;
        a.ge_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_ge_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.ge_inplace(&b)?;
        Ok(())
    }),
    ("tp_ge_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.ge_scalar(2)?;
        Ok(())
    }),
    ("tp_ge_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.ge_scalar(2)?;
        a.ge_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_ge_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.ge_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_where", || {
        let condition = Tensor::from_slice(&[true, false, true, true, false, false], &[2, 3])?;
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = condition.where_(&a, &b)?;
        Ok(())
    }),
    ("tp_where_out", || {
        let condition = Tensor::from_slice(&[true, false, true, true, false, false], &[2, 3])?;
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = condition.where_(&a, &b)?;
        condition.where_out(&a, &b, &mut out)?;
        Ok(())
    }),
    ("tp_conj", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.conj()?;
        Ok(())
    }),
    ("tp_conj_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.conj()?;
        a.conj_out(&mut out)?;
        Ok(())
    }),
    ("tp_conj_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.conj_inplace()?;
        Ok(())
    }),
    ("tp_angle", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.angle()?;
        Ok(())
    }),
    ("tp_angle_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.angle()?;
        a.angle_out(&mut out)?;
        Ok(())
    }),
    ("tp_angle_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.angle_inplace()?;
        Ok(())
    }),
    ("tp_floor_divide", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.floor_divide(&b)?;
        Ok(())
    }),
    ("tp_floor_divide_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.floor_divide(&b)?;
        a.floor_divide_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_floor_divide_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.floor_divide_inplace(&b)?;
        Ok(())
    }),
    ("tp_floor_divide_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.floor_divide_scalar(2)?;
        Ok(())
    }),
    ("tp_floor_divide_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.floor_divide_scalar(2)?;
        a.floor_divide_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_floor_divide_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.floor_divide_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_trunc_divide", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.trunc_divide(&b)?;
        Ok(())
    }),
    ("tp_trunc_divide_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.trunc_divide(&b)?;
        a.trunc_divide_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_trunc_divide_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.trunc_divide_inplace(&b)?;
        Ok(())
    }),
    ("tp_trunc_divide_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.trunc_divide_scalar(2)?;
        Ok(())
    }),
    ("tp_trunc_divide_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.trunc_divide_scalar(2)?;
        a.trunc_divide_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_trunc_divide_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.trunc_divide_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_remainder", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.remainder(&b)?;
        Ok(())
    }),
    ("tp_remainder_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.remainder(&b)?;
        a.remainder_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_remainder_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.remainder_inplace(&b)?;
        Ok(())
    }),
    ("tp_remainder_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.remainder_scalar(2)?;
        Ok(())
    }),
    ("tp_remainder_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.remainder_scalar(2)?;
        a.remainder_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_remainder_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.remainder_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_fmod", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.fmod(&b)?;
        Ok(())
    }),
    ("tp_fmod_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.fmod(&b)?;
        a.fmod_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_fmod_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.fmod_inplace(&b)?;
        Ok(())
    }),
    ("tp_fmod_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.fmod_scalar(2)?;
        Ok(())
    }),
    ("tp_fmod_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.fmod_scalar(2)?;
        a.fmod_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_fmod_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.fmod_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_exp", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.exp()?;
        Ok(())
    }),
    ("tp_exp_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.exp()?;
        a.exp_out(&mut out)?;
        Ok(())
    }),
    ("tp_exp_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.exp_inplace()?;
        Ok(())
    }),
    ("tp_exp2", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.exp2()?;
        Ok(())
    }),
    ("tp_exp2_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.exp2()?;
        a.exp2_out(&mut out)?;
        Ok(())
    }),
    ("tp_exp2_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.exp2_inplace()?;
        Ok(())
    }),
    ("tp_expm1", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.expm1()?;
        Ok(())
    }),
    ("tp_expm1_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.expm1()?;
        a.expm1_out(&mut out)?;
        Ok(())
    }),
    ("tp_expm1_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.expm1_inplace()?;
        Ok(())
    }),
    ("tp_log", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.log()?;
        Ok(())
    }),
    ("tp_log_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.log()?;
        a.log_out(&mut out)?;
        Ok(())
    }),
    ("tp_log_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.log_inplace()?;
        Ok(())
    }),
    ("tp_log2", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.log2()?;
        Ok(())
    }),
    ("tp_log2_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.log2()?;
        a.log2_out(&mut out)?;
        Ok(())
    }),
    ("tp_log2_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.log2_inplace()?;
        Ok(())
    }),
    ("tp_log10", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.log10()?;
        Ok(())
    }),
    ("tp_log10_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.log10()?;
        a.log10_out(&mut out)?;
        Ok(())
    }),
    ("tp_log10_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.log10_inplace()?;
        Ok(())
    }),
    ("tp_log1p", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.log1p()?;
        Ok(())
    }),
    ("tp_log1p_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.log1p()?;
        a.log1p_out(&mut out)?;
        Ok(())
    }),
    ("tp_log1p_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.log1p_inplace()?;
        Ok(())
    }),
    ("tp_sigmoid", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.sigmoid()?;
        Ok(())
    }),
    ("tp_sigmoid_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.sigmoid()?;
        a.sigmoid_out(&mut out)?;
        Ok(())
    }),
    ("tp_sigmoid_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.sigmoid_inplace()?;
        Ok(())
    }),
    ("tp_sigmoid_backward", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.sigmoid_backward(&b)?;
        Ok(())
    }),
    ("tp_sigmoid_backward_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.sigmoid_backward(&b)?;
        a.sigmoid_backward_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_sigmoid_backward_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.sigmoid_backward_inplace(&b)?;
        Ok(())
    }),
    ("tp_sigmoid_backward_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.sigmoid_backward_scalar(2)?;
        Ok(())
    }),
    ("tp_sigmoid_backward_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.sigmoid_backward_scalar(2)?;
        a.sigmoid_backward_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_sigmoid_backward_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.sigmoid_backward_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_sinh", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.sinh()?;
        Ok(())
    }),
    ("tp_sinh_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.sinh()?;
        a.sinh_out(&mut out)?;
        Ok(())
    }),
    ("tp_sinh_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.sinh_inplace()?;
        Ok(())
    }),
    ("tp_cosh", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.cosh()?;
        Ok(())
    }),
    ("tp_cosh_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.cosh()?;
        a.cosh_out(&mut out)?;
        Ok(())
    }),
    ("tp_cosh_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.cosh_inplace()?;
        Ok(())
    }),
    ("tp_tanh", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.tanh()?;
        Ok(())
    }),
    ("tp_tanh_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.tanh()?;
        a.tanh_out(&mut out)?;
        Ok(())
    }),
    ("tp_tanh_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.tanh_inplace()?;
        Ok(())
    }),
    ("tp_tanh_backward", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.tanh_backward(&b)?;
        Ok(())
    }),
    ("tp_tanh_backward_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.tanh_backward(&b)?;
        a.tanh_backward_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_tanh_backward_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.tanh_backward_inplace(&b)?;
        Ok(())
    }),
    ("tp_tanh_backward_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.tanh_backward_scalar(2)?;
        Ok(())
    }),
    ("tp_tanh_backward_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.tanh_backward_scalar(2)?;
        a.tanh_backward_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_tanh_backward_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.tanh_backward_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_asinh", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.asinh()?;
        Ok(())
    }),
    ("tp_asinh_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.asinh()?;
        a.asinh_out(&mut out)?;
        Ok(())
    }),
    ("tp_asinh_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.asinh_inplace()?;
        Ok(())
    }),
    ("tp_acosh", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.acosh()?;
        Ok(())
    }),
    ("tp_acosh_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.acosh()?;
        a.acosh_out(&mut out)?;
        Ok(())
    }),
    ("tp_acosh_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.acosh_inplace()?;
        Ok(())
    }),
    ("tp_atanh", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.atanh()?;
        Ok(())
    }),
    ("tp_atanh_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.atanh()?;
        a.atanh_out(&mut out)?;
        Ok(())
    }),
    ("tp_atanh_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.atanh_inplace()?;
        Ok(())
    }),
    ("tp_index_select", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[1i64, 0], &[2])?;
        let _ = a.index_select(0, &index)?;
        Ok(())
    }),
    ("tp_index_select_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[1i64, 0], &[2])?;
        let mut out = a.index_select(0, &index)?;
        a.index_select_out(0, &index, &mut out)?;
        Ok(())
    }),
    ("tp_gather", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        let _ = a.gather(0, &index)?;
        Ok(())
    }),
    ("tp_gather_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        let mut out = a.gather(0, &index)?;
        a.gather_out(0, &index, &mut out)?;
        Ok(())
    }),
    ("tp_take", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        let _ = a.take(&index)?;
        Ok(())
    }),
    ("tp_take_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        let mut out = a.take(&index)?;
        a.take_out(&index, &mut out)?;
        Ok(())
    }),
    ("tp_masked_select", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mask = Tensor::from_slice(&[true, false, true, true, false, false], &[2, 3])?;
        let _ = a.masked_select(&mask)?;
        Ok(())
    }),
    ("tp_masked_select_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mask = Tensor::from_slice(&[true, false, true, true, false, false], &[2, 3])?;
        let mut out = a.masked_select(&mask)?;
        a.masked_select_out(&mask, &mut out)?;
        Ok(())
    }),
    ("tp_tril", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.tril(0)?;
        Ok(())
    }),
    ("tp_tril_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.tril(0)?;
        a.tril_out(0, &mut out)?;
        Ok(())
    }),
    ("tp_tril_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.tril_inplace(0)?;
        Ok(())
    }),
    ("tp_triu", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.triu(0)?;
        Ok(())
    }),
    ("tp_triu_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.triu(0)?;
        a.triu_out(0, &mut out)?;
        Ok(())
    }),
    ("tp_triu_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.triu_inplace(0)?;
        Ok(())
    }),
    ("tp_roll", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.roll(&[1], &[0])?;
        Ok(())
    }),
    ("tp_one_hot", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let _ = a.one_hot(None)?;
        Ok(())
    }),
    ("tp_embedding", || {
        let weight = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[1i64, 0], &[2])?;
        let _ = weight.embedding(&index, None)?;
        Ok(())
    }),
    ("tp_cat", || {
        let first = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let second = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = Tensor::cat(&[&first, &second], 0)?;
        Ok(())
    }),
    ("tp_cat_out", || {
        let first = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let second = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = Tensor::cat(&[&first, &second], 0)?;
        Tensor::cat_out(&[&first, &second], 0, &mut out)?;
        Ok(())
    }),
    ("tp_stack", || {
        let first = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let second = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = Tensor::stack(&[&first, &second], 0)?;
        Ok(())
    }),
    ("tp_stack_out", || {
        let first = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let second = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = Tensor::stack(&[&first, &second], 0)?;
        Tensor::stack_out(&[&first, &second], 0, &mut out)?;
        Ok(())
    }),
    ("tp_logical_and", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.logical_and(&b)?;
        Ok(())
    }),
    ("tp_logical_and_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.logical_and(&b)?;
        a.logical_and_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_logical_and_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.logical_and_inplace(&b)?;
        Ok(())
    }),
    ("tp_logical_and_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.logical_and_scalar(2)?;
        Ok(())
    }),
    ("tp_logical_and_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.logical_and_scalar(2)?;
        a.logical_and_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_logical_and_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.logical_and_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_logical_or", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.logical_or(&b)?;
        Ok(())
    }),
    ("tp_logical_or_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.logical_or(&b)?;
        a.logical_or_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_logical_or_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.logical_or_inplace(&b)?;
        Ok(())
    }),
    ("tp_logical_or_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.logical_or_scalar(2)?;
        Ok(())
    }),
    ("tp_logical_or_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.logical_or_scalar(2)?;
        a.logical_or_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_logical_or_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.logical_or_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_logical_xor", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.logical_xor(&b)?;
        Ok(())
    }),
    ("tp_logical_xor_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.logical_xor(&b)?;
        a.logical_xor_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_logical_xor_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.logical_xor_inplace(&b)?;
        Ok(())
    }),
    ("tp_logical_xor_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.logical_xor_scalar(2)?;
        Ok(())
    }),
    ("tp_logical_xor_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.logical_xor_scalar(2)?;
        a.logical_xor_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_logical_xor_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.logical_xor_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_logical_not", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.logical_not()?;
        Ok(())
    }),
    ("tp_logical_not_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.logical_not()?;
        a.logical_not_out(&mut out)?;
        Ok(())
    }),
    ("tp_logical_not_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.logical_not_inplace()?;
        Ok(())
    }),
    ("tp_bitwise_and", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let _ = a.bitwise_and(&b)?;
        Ok(())
    }),
    ("tp_bitwise_and_out", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let mut out = a.bitwise_and(&b)?;
        a.bitwise_and_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_bitwise_and_inplace", || {
        let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        a.bitwise_and_inplace(&b)?;
        Ok(())
    }),
    ("tp_bitwise_and_scalar", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let _ = a.bitwise_and_scalar(2)?;
        Ok(())
    }),
    ("tp_bitwise_and_scalar_out", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let mut out = a.bitwise_and_scalar(2)?;
        a.bitwise_and_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_bitwise_and_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        a.bitwise_and_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_bitwise_or", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let _ = a.bitwise_or(&b)?;
        Ok(())
    }),
    ("tp_bitwise_or_out", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let mut out = a.bitwise_or(&b)?;
        a.bitwise_or_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_bitwise_or_inplace", || {
        let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        a.bitwise_or_inplace(&b)?;
        Ok(())
    }),
    ("tp_bitwise_or_scalar", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let _ = a.bitwise_or_scalar(2)?;
        Ok(())
    }),
    ("tp_bitwise_or_scalar_out", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let mut out = a.bitwise_or_scalar(2)?;
        a.bitwise_or_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_bitwise_or_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        a.bitwise_or_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_bitwise_xor", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let _ = a.bitwise_xor(&b)?;
        Ok(())
    }),
    ("tp_bitwise_xor_out", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let mut out = a.bitwise_xor(&b)?;
        a.bitwise_xor_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_bitwise_xor_inplace", || {
        let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        a.bitwise_xor_inplace(&b)?;
        Ok(())
    }),
    ("tp_bitwise_xor_scalar", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let _ = a.bitwise_xor_scalar(2)?;
        Ok(())
    }),
    ("tp_bitwise_xor_scalar_out", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let mut out = a.bitwise_xor_scalar(2)?;
        a.bitwise_xor_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_bitwise_xor_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        a.bitwise_xor_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_bitwise_not", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let _ = a.bitwise_not()?;
        Ok(())
    }),
    ("tp_bitwise_not_out", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let mut out = a.bitwise_not()?;
        a.bitwise_not_out(&mut out)?;
        Ok(())
    }),
    ("tp_bitwise_not_inplace", || {
        let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        a.bitwise_not_inplace()?;
        Ok(())
    }),
    ("tp_neg", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.neg()?;
        Ok(())
    }),
    ("tp_neg_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.neg()?;
        a.neg_out(&mut out)?;
        Ok(())
    }),
    ("tp_neg_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.neg_inplace()?;
        Ok(())
    }),
    ("tp_abs", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.abs()?;
        Ok(())
    }),
    ("tp_abs_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.abs()?;
        a.abs_out(&mut out)?;
        Ok(())
    }),
    ("tp_abs_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.abs_inplace()?;
        Ok(())
    }),
    ("tp_relu", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.relu()?;
        Ok(())
    }),
    ("tp_relu_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.relu()?;
        a.relu_out(&mut out)?;
        Ok(())
    }),
    ("tp_relu_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.relu_inplace()?;
        Ok(())
    }),
    ("tp_sqrt", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.sqrt()?;
        Ok(())
    }),
    ("tp_sqrt_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.sqrt()?;
        a.sqrt_out(&mut out)?;
        Ok(())
    }),
    ("tp_sqrt_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.sqrt_inplace()?;
        Ok(())
    }),
    ("tp_square", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.square()?;
        Ok(())
    }),
    ("tp_square_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.square()?;
        a.square_out(&mut out)?;
        Ok(())
    }),
    ("tp_square_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.square_inplace()?;
        Ok(())
    }),
    ("tp_reciprocal", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.reciprocal()?;
        Ok(())
    }),
    ("tp_reciprocal_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.reciprocal()?;
        a.reciprocal_out(&mut out)?;
        Ok(())
    }),
    ("tp_reciprocal_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.reciprocal_inplace()?;
        Ok(())
    }),
    ("tp_rsqrt", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.rsqrt()?;
        Ok(())
    }),
    ("tp_rsqrt_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.rsqrt()?;
        a.rsqrt_out(&mut out)?;
        Ok(())
    }),
    ("tp_rsqrt_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.rsqrt_inplace()?;
        Ok(())
    }),
    ("tp_matmul", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[3, 2])?;
        let _ = a.matmul(&b)?;
        Ok(())
    }),
    ("tp_matmul_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[3, 2])?;
        let mut out = a.matmul(&b)?;
        a.matmul_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_dot", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[6])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[6])?;
        let _ = a.dot(&b)?;
        Ok(())
    }),
    ("tp_dot_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[6])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[6])?;
        let mut out = a.dot(&b)?;
        a.dot_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_outer", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25], &[2])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75], &[3])?;
        let _ = a.outer(&b)?;
        Ok(())
    }),
    ("tp_outer_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25], &[2])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75], &[3])?;
        let mut out = a.outer(&b)?;
        a.outer_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_addmm", || {
        let input = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125], &[2, 2])?;
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[3, 2])?;
        let _ = input.addmm(&a, &b, None, None)?;
        Ok(())
    }),
    ("tp_addmm_out", || {
        let input = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125], &[2, 2])?;
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[3, 2])?;
        let mut out = input.addmm(&a, &b, None, None)?;
        input.addmm_out(&a, &b, None, None, &mut out)?;
        Ok(())
    }),
    ("tp_addmm_inplace", || {
        let mut input = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125], &[2, 2])?;
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[3, 2])?;
        input.addmm_inplace(&a, &b, None, None)?;
        Ok(())
    }),
    ("tp_baddbmm", || {
        let input = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625], &[2, 2, 2])?;
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625, 0.9375, 0.3125, 0.6875, 0.1875], &[2, 2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625, 0.9375, 0.3125, 0.6875, 0.1875], &[2, 3, 2])?;
        let _ = input.baddbmm(&a, &b, None, None)?;
        Ok(())
    }),
    ("tp_baddbmm_out", || {
        let input = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625], &[2, 2, 2])?;
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625, 0.9375, 0.3125, 0.6875, 0.1875], &[2, 2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625, 0.9375, 0.3125, 0.6875, 0.1875], &[2, 3, 2])?;
        let mut out = input.baddbmm(&a, &b, None, None)?;
        input.baddbmm_out(&a, &b, None, None, &mut out)?;
        Ok(())
    }),
    ("tp_baddbmm_inplace", || {
        let mut input = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625], &[2, 2, 2])?;
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625, 0.9375, 0.3125, 0.6875, 0.1875], &[2, 2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625, 0.9375, 0.3125, 0.6875, 0.1875], &[2, 3, 2])?;
        input.baddbmm_inplace(&a, &b, None, None)?;
        Ok(())
    }),
    ("tp_linear", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let weight = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let bias = Tensor::from_slice(&[0.5f32, 0.25], &[2])?;
        let _ = a.linear(&weight, Some(&bias))?;
        Ok(())
    }),
    ("tp_linear_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let weight = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let bias = Tensor::from_slice(&[0.5f32, 0.25], &[2])?;
        let mut out = a.linear(&weight, Some(&bias))?;
        a.linear_out(&weight, Some(&bias), &mut out)?;
        Ok(())
    }),
    ("tp_layer_norm", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let weight = Tensor::from_slice(&[0.5f32, 0.25, 0.75], &[3])?;
        let bias = Tensor::from_slice(&[0.5f32, 0.25, 0.75], &[3])?;
        let _ = a.layer_norm(&[3], Some(&weight), Some(&bias), 1e-5)?;
        Ok(())
    }),
    ("tp_mse_loss", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let target = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.mse_loss(&target, LossReduction::MEAN)?;
        Ok(())
    }),
    ("tp_nll_loss", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let target = Tensor::from_slice(&[1i64, 0], &[2])?;
        let weight = Tensor::from_slice(&[0.5f32, 0.25, 0.75], &[3])?;
        let _ = a.nll_loss(&target, Some(&weight), None, LossReduction::MEAN)?;
        Ok(())
    }),
    ("tp_cross_entropy", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let target = Tensor::from_slice(&[1i64, 0], &[2])?;
        let weight = Tensor::from_slice(&[0.5f32, 0.25, 0.75], &[3])?;
        let _ = a.cross_entropy(&target, Some(&weight), None, LossReduction::MEAN)?;
        Ok(())
    }),
    ("tp_pow", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.pow(&b)?;
        Ok(())
    }),
    ("tp_pow_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.pow(&b)?;
        a.pow_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_pow_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.pow_inplace(&b)?;
        Ok(())
    }),
    ("tp_pow_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.pow_scalar(2)?;
        Ok(())
    }),
    ("tp_pow_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.pow_scalar(2)?;
        a.pow_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_pow_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.pow_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_hypot", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.hypot(&b)?;
        Ok(())
    }),
    ("tp_hypot_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.hypot(&b)?;
        a.hypot_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_hypot_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.hypot_inplace(&b)?;
        Ok(())
    }),
    ("tp_hypot_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.hypot_scalar(2)?;
        Ok(())
    }),
    ("tp_hypot_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.hypot_scalar(2)?;
        a.hypot_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_hypot_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.hypot_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_cbrt", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.cbrt()?;
        Ok(())
    }),
    ("tp_cbrt_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.cbrt()?;
        a.cbrt_out(&mut out)?;
        Ok(())
    }),
    ("tp_cbrt_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.cbrt_inplace()?;
        Ok(())
    }),
    ("tp_uniform_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut generator = Generator::new(7)?;
        a.uniform_inplace(0.0, 1.0, &mut generator)?;
        Ok(())
    }),
    ("tp_normal_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut generator = Generator::new(7)?;
        a.normal_inplace(0.0, 1.0, &mut generator)?;
        Ok(())
    }),
    ("tp_randint_inplace", || {
        let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let mut generator = Generator::new(7)?;
        a.randint_inplace(0, 10, &mut generator)?;
        Ok(())
    }),
    ("tp_bernoulli", || {
        let p = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut generator = Generator::new(7)?;
        let _ = p.bernoulli(&mut generator)?;
        Ok(())
    }),
    ("tp_bernoulli_out", || {
        let p = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut generator = Generator::new(7)?;
        let mut out = p.bernoulli(&mut generator)?;
        p.bernoulli_out(&mut generator, &mut out)?;
        Ok(())
    }),
    ("tp_bernoulli_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let p = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut generator = Generator::new(7)?;
        a.bernoulli_inplace(&p, &mut generator)?;
        Ok(())
    }),
    ("tp_bernoulli_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut generator = Generator::new(7)?;
        a.bernoulli_scalar_inplace(0.5, &mut generator)?;
        Ok(())
    }),
    ("tp_dropout", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut generator = Generator::new(7)?;
        let _ = a.dropout(0.5, true, &mut generator)?;
        Ok(())
    }),
    ("tp_dropout_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut generator = Generator::new(7)?;
        a.dropout_inplace(0.5, true, &mut generator)?;
        Ok(())
    }),
    ("tp_rand", || {
        let mut generator = Generator::new(7)?;
        let _ = Tensor::rand(&[2, 3], Dtype::F32, &mut generator)?;
        Ok(())
    }),
    ("tp_randn", || {
        let mut generator = Generator::new(7)?;
        let _ = Tensor::randn(&[2, 3], Dtype::F32, &mut generator)?;
        Ok(())
    }),
    ("tp_randint", || {
        let mut generator = Generator::new(7)?;
        let _ = Tensor::randint(0, 10, &[2, 3], Dtype::I64, &mut generator)?;
        Ok(())
    }),
    ("tp_randperm", || {
        let mut generator = Generator::new(7)?;
        let _ = Tensor::randperm(5, Dtype::I64, &mut generator)?;
        Ok(())
    }),
    ("tp_sum", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.sum(&[0], false)?;
        Ok(())
    }),
    ("tp_sum_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.sum(&[0], false)?;
        a.sum_out(&[0], false, &mut out)?;
        Ok(())
    }),
    ("tp_sum_as", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.sum_as(&[0], false, Dtype::F64)?;
        Ok(())
    }),
    ("tp_sum_as_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.sum_as(&[0], false, Dtype::F64)?;
        a.sum_as_out(&[0], false, Dtype::F64, &mut out)?;
        Ok(())
    }),
    ("tp_mean", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.mean(&[0], false)?;
        Ok(())
    }),
    ("tp_mean_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.mean(&[0], false)?;
        a.mean_out(&[0], false, &mut out)?;
        Ok(())
    }),
    ("tp_mean_as", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.mean_as(&[0], false, Dtype::F64)?;
        Ok(())
    }),
    ("tp_mean_as_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.mean_as(&[0], false, Dtype::F64)?;
        a.mean_as_out(&[0], false, Dtype::F64, &mut out)?;
        Ok(())
    }),
    ("tp_prod", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.prod(&[0], false)?;
        Ok(())
    }),
    ("tp_prod_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.prod(&[0], false)?;
        a.prod_out(&[0], false, &mut out)?;
        Ok(())
    }),
    ("tp_prod_as", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.prod_as(&[0], false, Dtype::F64)?;
        Ok(())
    }),
    ("tp_prod_as_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.prod_as(&[0], false, Dtype::F64)?;
        a.prod_as_out(&[0], false, Dtype::F64, &mut out)?;
        Ok(())
    }),
    ("tp_max", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.max(&[0], false)?;
        Ok(())
    }),
    ("tp_max_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.max(&[0], false)?;
        a.max_out(&[0], false, &mut out)?;
        Ok(())
    }),
    ("tp_min", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.min(&[0], false)?;
        Ok(())
    }),
    ("tp_min_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.min(&[0], false)?;
        a.min_out(&[0], false, &mut out)?;
        Ok(())
    }),
    ("tp_any", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.any(&[0], false)?;
        Ok(())
    }),
    ("tp_any_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.any(&[0], false)?;
        a.any_out(&[0], false, &mut out)?;
        Ok(())
    }),
    ("tp_all", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.all(&[0], false)?;
        Ok(())
    }),
    ("tp_all_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.all(&[0], false)?;
        a.all_out(&[0], false, &mut out)?;
        Ok(())
    }),
    ("tp_var", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.var(&[0], 1.0, false)?;
        Ok(())
    }),
    ("tp_var_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.var(&[0], 1.0, false)?;
        a.var_out(&[0], 1.0, false, &mut out)?;
        Ok(())
    }),
    ("tp_std", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.std(&[0], 1.0, false)?;
        Ok(())
    }),
    ("tp_std_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.std(&[0], 1.0, false)?;
        a.std_out(&[0], 1.0, false, &mut out)?;
        Ok(())
    }),
    ("tp_norm", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.norm(2.0, &[0], false)?;
        Ok(())
    }),
    ("tp_norm_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.norm(2.0, &[0], false)?;
        a.norm_out(2.0, &[0], false, &mut out)?;
        Ok(())
    }),
    ("tp_logsumexp", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.logsumexp(&[0], false)?;
        Ok(())
    }),
    ("tp_logsumexp_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.logsumexp(&[0], false)?;
        a.logsumexp_out(&[0], false, &mut out)?;
        Ok(())
    }),
    ("tp_count_nonzero", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.count_nonzero(&[0], false)?;
        Ok(())
    }),
    ("tp_count_nonzero_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.count_nonzero(&[0], false)?;
        a.count_nonzero_out(&[0], false, &mut out)?;
        Ok(())
    }),
    ("tp_argmax", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.argmax(None, false)?;
        Ok(())
    }),
    ("tp_argmax_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.argmax(None, false)?;
        a.argmax_out(None, false, &mut out)?;
        Ok(())
    }),
    ("tp_argmin", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.argmin(None, false)?;
        Ok(())
    }),
    ("tp_argmin_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.argmin(None, false)?;
        a.argmin_out(None, false, &mut out)?;
        Ok(())
    }),
    ("tp_max_dim", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.max_dim(None, false)?;
        Ok(())
    }),
    ("tp_max_dim_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let (mut values, mut indices) = a.max_dim(None, false)?;
        a.max_dim_out(None, false, &mut values, &mut indices)?;
        Ok(())
    }),
    ("tp_min_dim", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.min_dim(None, false)?;
        Ok(())
    }),
    ("tp_min_dim_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let (mut values, mut indices) = a.min_dim(None, false)?;
        a.min_dim_out(None, false, &mut values, &mut indices)?;
        Ok(())
    }),
    ("tp_aminmax", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.aminmax(None, false)?;
        Ok(())
    }),
    ("tp_aminmax_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let (mut min, mut max) = a.aminmax(None, false)?;
        a.aminmax_out(None, false, &mut min, &mut max)?;
        Ok(())
    }),
    ("tp_sign", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.sign()?;
        Ok(())
    }),
    ("tp_sign_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.sign()?;
        a.sign_out(&mut out)?;
        Ok(())
    }),
    ("tp_sign_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.sign_inplace()?;
        Ok(())
    }),
    ("tp_floor", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.floor()?;
        Ok(())
    }),
    ("tp_floor_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.floor()?;
        a.floor_out(&mut out)?;
        Ok(())
    }),
    ("tp_floor_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.floor_inplace()?;
        Ok(())
    }),
    ("tp_ceil", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.ceil()?;
        Ok(())
    }),
    ("tp_ceil_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.ceil()?;
        a.ceil_out(&mut out)?;
        Ok(())
    }),
    ("tp_ceil_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.ceil_inplace()?;
        Ok(())
    }),
    ("tp_round", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.round()?;
        Ok(())
    }),
    ("tp_round_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.round()?;
        a.round_out(&mut out)?;
        Ok(())
    }),
    ("tp_round_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.round_inplace()?;
        Ok(())
    }),
    ("tp_trunc", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.trunc()?;
        Ok(())
    }),
    ("tp_trunc_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.trunc()?;
        a.trunc_out(&mut out)?;
        Ok(())
    }),
    ("tp_trunc_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.trunc_inplace()?;
        Ok(())
    }),
    ("tp_frac", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.frac()?;
        Ok(())
    }),
    ("tp_frac_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.frac()?;
        a.frac_out(&mut out)?;
        Ok(())
    }),
    ("tp_frac_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.frac_inplace()?;
        Ok(())
    }),
    ("tp_cumsum", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.cumsum(0, None)?;
        Ok(())
    }),
    ("tp_cumsum_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.cumsum(0, None)?;
        a.cumsum_out(0, None, &mut out)?;
        Ok(())
    }),
    ("tp_cumsum_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.cumsum_inplace(0)?;
        Ok(())
    }),
    ("tp_cumprod", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.cumprod(0, None)?;
        Ok(())
    }),
    ("tp_cumprod_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.cumprod(0, None)?;
        a.cumprod_out(0, None, &mut out)?;
        Ok(())
    }),
    ("tp_cumprod_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.cumprod_inplace(0)?;
        Ok(())
    }),
    ("tp_cummax", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.cummax(0)?;
        Ok(())
    }),
    ("tp_cummax_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let (mut values, mut indices) = a.cummax(0)?;
        a.cummax_out(0, &mut values, &mut indices)?;
        Ok(())
    }),
    ("tp_cummin", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.cummin(0)?;
        Ok(())
    }),
    ("tp_cummin_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let (mut values, mut indices) = a.cummin(0)?;
        a.cummin_out(0, &mut values, &mut indices)?;
        Ok(())
    }),
    ("tp_scatter", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        let src = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.scatter(0, &index, &src)?;
        Ok(())
    }),
    ("tp_scatter_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        let src = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.scatter(0, &index, &src)?;
        a.scatter_out(0, &index, &src, &mut out)?;
        Ok(())
    }),
    ("tp_scatter_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        let src = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.scatter_inplace(0, &index, &src)?;
        Ok(())
    }),
    ("tp_scatter_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        let _ = a.scatter_scalar(0, &index, 2.0)?;
        Ok(())
    }),
    ("tp_scatter_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        a.scatter_scalar_inplace(0, &index, 2.0)?;
        Ok(())
    }),
    ("tp_scatter_add", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        let src = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.scatter_add(0, &index, &src)?;
        Ok(())
    }),
    ("tp_scatter_add_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        let src = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.scatter_add(0, &index, &src)?;
        a.scatter_add_out(0, &index, &src, &mut out)?;
        Ok(())
    }),
    ("tp_scatter_add_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        let src = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.scatter_add_inplace(0, &index, &src)?;
        Ok(())
    }),
    ("tp_scatter_add_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        let _ = a.scatter_add_scalar(0, &index, 2.0)?;
        Ok(())
    }),
    ("tp_scatter_add_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        a.scatter_add_scalar_inplace(0, &index, 2.0)?;
        Ok(())
    }),
    ("tp_scatter_mul", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        let src = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.scatter_mul(0, &index, &src)?;
        Ok(())
    }),
    ("tp_scatter_mul_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        let src = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.scatter_mul(0, &index, &src)?;
        a.scatter_mul_out(0, &index, &src, &mut out)?;
        Ok(())
    }),
    ("tp_scatter_mul_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        let src = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.scatter_mul_inplace(0, &index, &src)?;
        Ok(())
    }),
    ("tp_scatter_mul_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        let _ = a.scatter_mul_scalar(0, &index, 2.0)?;
        Ok(())
    }),
    ("tp_scatter_mul_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let index = Tensor::from_slice(&[0i64, 1, 1, 1, 0, 0], &[2, 3])?;
        a.scatter_mul_scalar_inplace(0, &index, 2.0)?;
        Ok(())
    }),
    ("tp_left_shift", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let _ = a.left_shift(&b)?;
        Ok(())
    }),
    ("tp_left_shift_out", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let mut out = a.left_shift(&b)?;
        a.left_shift_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_left_shift_inplace", || {
        let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        a.left_shift_inplace(&b)?;
        Ok(())
    }),
    ("tp_left_shift_scalar", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let _ = a.left_shift_scalar(2)?;
        Ok(())
    }),
    ("tp_left_shift_scalar_out", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let mut out = a.left_shift_scalar(2)?;
        a.left_shift_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_left_shift_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        a.left_shift_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_right_shift", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let _ = a.right_shift(&b)?;
        Ok(())
    }),
    ("tp_right_shift_out", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let mut out = a.right_shift(&b)?;
        a.right_shift_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_right_shift_inplace", || {
        let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let b = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        a.right_shift_inplace(&b)?;
        Ok(())
    }),
    ("tp_right_shift_scalar", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let _ = a.right_shift_scalar(2)?;
        Ok(())
    }),
    ("tp_right_shift_scalar_out", || {
        let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        let mut out = a.right_shift_scalar(2)?;
        a.right_shift_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_right_shift_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
        a.right_shift_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_softmax", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.softmax(0, None)?;
        Ok(())
    }),
    ("tp_softmax_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.softmax(0, None)?;
        a.softmax_out(0, None, &mut out)?;
        Ok(())
    }),
    ("tp_log_softmax", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.log_softmax(0, None)?;
        Ok(())
    }),
    ("tp_log_softmax_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.log_softmax(0, None)?;
        a.log_softmax_out(0, None, &mut out)?;
        Ok(())
    }),
    ("tp_erf", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.erf()?;
        Ok(())
    }),
    ("tp_erf_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.erf()?;
        a.erf_out(&mut out)?;
        Ok(())
    }),
    ("tp_erf_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.erf_inplace()?;
        Ok(())
    }),
    ("tp_erfc", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.erfc()?;
        Ok(())
    }),
    ("tp_erfc_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.erfc()?;
        a.erfc_out(&mut out)?;
        Ok(())
    }),
    ("tp_erfc_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.erfc_inplace()?;
        Ok(())
    }),
    ("tp_lgamma", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.lgamma()?;
        Ok(())
    }),
    ("tp_lgamma_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.lgamma()?;
        a.lgamma_out(&mut out)?;
        Ok(())
    }),
    ("tp_lgamma_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.lgamma_inplace()?;
        Ok(())
    }),
    ("tp_digamma", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.digamma()?;
        Ok(())
    }),
    ("tp_digamma_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.digamma()?;
        a.digamma_out(&mut out)?;
        Ok(())
    }),
    ("tp_digamma_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.digamma_inplace()?;
        Ok(())
    }),
    ("tp_clamp", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let min = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let max = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.clamp(Some(&min), Some(&max))?;
        Ok(())
    }),
    ("tp_clamp_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let min = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let max = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.clamp(Some(&min), Some(&max))?;
        a.clamp_out(Some(&min), Some(&max), &mut out)?;
        Ok(())
    }),
    ("tp_clamp_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let min = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let max = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.clamp_inplace(Some(&min), Some(&max))?;
        Ok(())
    }),
    ("tp_clamp_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.clamp_scalar(Some(0.25.into()), None)?;
        Ok(())
    }),
    ("tp_clamp_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.clamp_scalar(Some(0.25.into()), None)?;
        a.clamp_scalar_out(Some(0.25.into()), None, &mut out)?;
        Ok(())
    }),
    ("tp_clamp_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.clamp_scalar_inplace(Some(0.25.into()), None)?;
        Ok(())
    }),
    ("tp_lerp", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let weight = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.lerp(&b, &weight)?;
        Ok(())
    }),
    ("tp_lerp_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let weight = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.lerp(&b, &weight)?;
        a.lerp_out(&b, &weight, &mut out)?;
        Ok(())
    }),
    ("tp_lerp_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let weight = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.lerp_inplace(&b, &weight)?;
        Ok(())
    }),
    ("tp_lerp_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.lerp_scalar(&b, 0.5)?;
        Ok(())
    }),
    ("tp_lerp_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.lerp_scalar(&b, 0.5)?;
        a.lerp_scalar_out(&b, 0.5, &mut out)?;
        Ok(())
    }),
    ("tp_lerp_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.lerp_scalar_inplace(&b, 0.5)?;
        Ok(())
    }),
    ("tp_addcmul", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let c = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.addcmul(&b, &c, None)?;
        Ok(())
    }),
    ("tp_addcmul_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let c = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.addcmul(&b, &c, None)?;
        a.addcmul_out(&b, &c, None, &mut out)?;
        Ok(())
    }),
    ("tp_addcmul_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let c = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.addcmul_inplace(&b, &c, None)?;
        Ok(())
    }),
    ("tp_addcdiv", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let c = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.addcdiv(&b, &c, None)?;
        Ok(())
    }),
    ("tp_addcdiv_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let c = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.addcdiv(&b, &c, None)?;
        a.addcdiv_out(&b, &c, None, &mut out)?;
        Ok(())
    }),
    ("tp_addcdiv_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let c = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.addcdiv_inplace(&b, &c, None)?;
        Ok(())
    }),
    ("tp_masked_fill", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mask = Tensor::from_slice(&[true, false, true, true, false, false], &[2, 3])?;
        let value = Tensor::from_slice(&[0.5f32], &[])?;
        let _ = a.masked_fill(&mask, &value)?;
        Ok(())
    }),
    ("tp_masked_fill_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mask = Tensor::from_slice(&[true, false, true, true, false, false], &[2, 3])?;
        let value = Tensor::from_slice(&[0.5f32], &[])?;
        let mut out = a.masked_fill(&mask, &value)?;
        a.masked_fill_out(&mask, &value, &mut out)?;
        Ok(())
    }),
    ("tp_masked_fill_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mask = Tensor::from_slice(&[true, false, true, true, false, false], &[2, 3])?;
        let value = Tensor::from_slice(&[0.5f32], &[])?;
        a.masked_fill_inplace(&mask, &value)?;
        Ok(())
    }),
    ("tp_masked_fill_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mask = Tensor::from_slice(&[true, false, true, true, false, false], &[2, 3])?;
        let _ = a.masked_fill_scalar(&mask, 2.0)?;
        Ok(())
    }),
    ("tp_masked_fill_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mask = Tensor::from_slice(&[true, false, true, true, false, false], &[2, 3])?;
        let mut out = a.masked_fill_scalar(&mask, 2.0)?;
        a.masked_fill_scalar_out(&mask, 2.0, &mut out)?;
        Ok(())
    }),
    ("tp_masked_fill_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mask = Tensor::from_slice(&[true, false, true, true, false, false], &[2, 3])?;
        a.masked_fill_scalar_inplace(&mask, 2.0)?;
        Ok(())
    }),
    ("tp_sin", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.sin()?;
        Ok(())
    }),
    ("tp_sin_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.sin()?;
        a.sin_out(&mut out)?;
        Ok(())
    }),
    ("tp_sin_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.sin_inplace()?;
        Ok(())
    }),
    ("tp_cos", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.cos()?;
        Ok(())
    }),
    ("tp_cos_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.cos()?;
        a.cos_out(&mut out)?;
        Ok(())
    }),
    ("tp_cos_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.cos_inplace()?;
        Ok(())
    }),
    ("tp_tan", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.tan()?;
        Ok(())
    }),
    ("tp_tan_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.tan()?;
        a.tan_out(&mut out)?;
        Ok(())
    }),
    ("tp_tan_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.tan_inplace()?;
        Ok(())
    }),
    ("tp_asin", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.asin()?;
        Ok(())
    }),
    ("tp_asin_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.asin()?;
        a.asin_out(&mut out)?;
        Ok(())
    }),
    ("tp_asin_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.asin_inplace()?;
        Ok(())
    }),
    ("tp_acos", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.acos()?;
        Ok(())
    }),
    ("tp_acos_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.acos()?;
        a.acos_out(&mut out)?;
        Ok(())
    }),
    ("tp_acos_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.acos_inplace()?;
        Ok(())
    }),
    ("tp_atan", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.atan()?;
        Ok(())
    }),
    ("tp_atan_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.atan()?;
        a.atan_out(&mut out)?;
        Ok(())
    }),
    ("tp_atan_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.atan_inplace()?;
        Ok(())
    }),
    ("tp_atan2", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.atan2(&b)?;
        Ok(())
    }),
    ("tp_atan2_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.atan2(&b)?;
        a.atan2_out(&b, &mut out)?;
        Ok(())
    }),
    ("tp_atan2_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.atan2_inplace(&b)?;
        Ok(())
    }),
    ("tp_atan2_scalar", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = a.atan2_scalar(2)?;
        Ok(())
    }),
    ("tp_atan2_scalar_out", || {
        let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let mut out = a.atan2_scalar(2)?;
        a.atan2_scalar_out(2, &mut out)?;
        Ok(())
    }),
    ("tp_atan2_scalar_inplace", || {
        let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        a.atan2_scalar_inplace(2)?;
        Ok(())
    }),
    ("tp_empty", || {
        let _ = Tensor::empty(&[2, 3], Dtype::F32, None)?;
        Ok(())
    }),
    ("tp_empty_strided", || {
        let _ = Tensor::empty_strided(&[2, 3], &[3, 1], Dtype::F32)?;
        Ok(())
    }),
    ("tp_empty_like", || {
        let like = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = like.empty_like(None)?;
        Ok(())
    }),
    ("tp_zeros", || {
        let _ = Tensor::zeros(&[2, 3], Dtype::F32)?;
        Ok(())
    }),
    ("tp_ones", || {
        let _ = Tensor::ones(&[2, 3], Dtype::F32)?;
        Ok(())
    }),
    ("tp_full", || {
        let _ = Tensor::full(&[2, 3], 2.0, Dtype::F32)?;
        Ok(())
    }),
    ("tp_arange", || {
        let _ = Tensor::arange(0, 10, 2, Dtype::F32)?;
        Ok(())
    }),
    ("tp_linspace", || {
        let _ = Tensor::linspace(0.0, 1.0, 5, Dtype::F32)?;
        Ok(())
    }),
    ("tp_eye", || {
        let _ = Tensor::eye(2, 3, Dtype::F32)?;
        Ok(())
    }),
    ("tp_scalar_tensor", || {
        let _ = Tensor::scalar_tensor(2.0, None, Device::CPU)?;
        Ok(())
    }),
    ("tp_as_strided", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.as_strided(&[2, 2], &[3, 1], None)?;
        Ok(())
    }),
    ("tp_view", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.view(&[3, 2])?;
        Ok(())
    }),
    ("tp_reshape", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.reshape(&[3, -1])?;
        Ok(())
    }),
    ("tp_flatten", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.flatten(0, -1)?;
        Ok(())
    }),
    ("tp_unflatten", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.unflatten(1, &[3, 1])?;
        Ok(())
    }),
    ("tp_select", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.select(0, 1)?;
        Ok(())
    }),
    ("tp_slice", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.slice(0, Some(0), None, 1)?;
        Ok(())
    }),
    ("tp_narrow", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.narrow(0, 0, 1)?;
        Ok(())
    }),
    ("tp_transpose", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.transpose(0, 1)?;
        Ok(())
    }),
    ("tp_t", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.t()?;
        Ok(())
    }),
    ("tp_permute", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.permute(&[1, 0])?;
        Ok(())
    }),
    ("tp_movedim", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.movedim(&[0], &[1])?;
        Ok(())
    }),
    ("tp_squeeze", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.squeeze(&[0])?;
        Ok(())
    }),
    ("tp_unsqueeze", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.unsqueeze(0)?;
        Ok(())
    }),
    ("tp_expand", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.expand(&[2, 2, 3])?;
        Ok(())
    }),
    ("tp_diagonal", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.diagonal(0, 0, 1)?;
        Ok(())
    }),
    ("tp_unfold", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.unfold(0, 2, 1)?;
        Ok(())
    }),
    ("tp_split", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.split(1, 0)?;
        Ok(())
    }),
    ("tp_chunk", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.chunk(2, 0)?;
        Ok(())
    }),
    ("tp_unbind", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.unbind(0)?;
        Ok(())
    }),
    ("tp_flip", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.flip(&[0])?;
        Ok(())
    }),
    ("tp_real", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.real()?;
        Ok(())
    }),
    ("tp_imag", || {
        let tensor = Tensor::from_slice(&[Complex::new(1.0f32, 2.0), Complex::new(0.5, -1.0)], &[2])?;
        let _ = tensor.imag()?;
        Ok(())
    }),
    ("tp_view_dtype", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.view_dtype(Dtype::I32)?;
        Ok(())
    }),
    ("tp_alias", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.alias()?;
        Ok(())
    }),
    ("tp_detach", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.detach()?;
        Ok(())
    }),
    ("tp_contiguous", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.contiguous(None)?;
        Ok(())
    }),
    ("tp_clone", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.deep_copy(None)?;
        Ok(())
    }),
    ("tp_to", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.to(None, None, None, true)?;
        Ok(())
    }),
    ("tp_copy_inplace", || {
        let mut tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let source = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        tensor.copy_inplace(&source)?;
        Ok(())
    }),
    ("tp_repeat", || {
        let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
        let _ = tensor.repeat(&[2, 1])?;
        Ok(())
    }),
];
