// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for activation.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// a where it is above 0, else negative_slope a. For floating dtypes.
    ///
    /// * `negative_slope`: a number; `None` for 0.01
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.leaky_relu(None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn leaky_relu(&self, negative_slope: Option<Scalar>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_leaky_relu(self.as_raw(), scalar_or_null(&negative_slope), out)) }
    }

    /// [`Tensor::leaky_relu`] into a given tensor.
    ///
    /// * `negative_slope`: a number; `None` for 0.01
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.leaky_relu(None)?;
    /// a.leaky_relu_out(None, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn leaky_relu_out(&self, negative_slope: Option<Scalar>, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_leaky_relu_out(self.as_raw(), scalar_or_null(&negative_slope), out.as_raw())) }
    }

    /// [`Tensor::leaky_relu`] into a.
    ///
    /// * `negative_slope`: a number; `None` for 0.01
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.leaky_relu_inplace(None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn leaky_relu_inplace(&mut self, negative_slope: Option<Scalar>) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_leaky_relu_inplace(self.as_raw(), scalar_or_null(&negative_slope))) }
    }

    /// scale a where a is above 0, else scale alpha (e^(input_scale a) - 1);
    /// selu with its alpha and scale. For floating dtypes.
    ///
    /// * `alpha`: a number; `None` for 1
    /// * `scale`: a number; `None` for 1
    /// * `input_scale`: a number; `None` for 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.elu(None, None, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn elu(&self, alpha: Option<Scalar>, scale: Option<Scalar>, input_scale: Option<Scalar>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_elu(self.as_raw(), scalar_or_null(&alpha), scalar_or_null(&scale), scalar_or_null(&input_scale), out)) }
    }

    /// [`Tensor::elu`] into a given tensor.
    ///
    /// * `alpha`: a number; `None` for 1
    /// * `scale`: a number; `None` for 1
    /// * `input_scale`: a number; `None` for 1
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.elu(None, None, None)?;
    /// a.elu_out(None, None, None, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn elu_out(&self, alpha: Option<Scalar>, scale: Option<Scalar>, input_scale: Option<Scalar>, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_elu_out(self.as_raw(), scalar_or_null(&alpha), scalar_or_null(&scale), scalar_or_null(&input_scale), out.as_raw())) }
    }

    /// [`Tensor::elu`] into a.
    ///
    /// * `alpha`: a number; `None` for 1
    /// * `scale`: a number; `None` for 1
    /// * `input_scale`: a number; `None` for 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.elu_inplace(None, None, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn elu_inplace(&mut self, alpha: Option<Scalar>, scale: Option<Scalar>, input_scale: Option<Scalar>) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_elu_inplace(self.as_raw(), scalar_or_null(&alpha), scalar_or_null(&scale), scalar_or_null(&input_scale))) }
    }

    /// log(1 + e^(beta a)) / beta, or a where beta a is above threshold. For
    /// floating dtypes.
    ///
    /// * `beta`: a number; `None` for 1
    /// * `threshold`: a number; `None` for 20
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.softplus(None, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn softplus(&self, beta: Option<Scalar>, threshold: Option<Scalar>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_softplus(self.as_raw(), scalar_or_null(&beta), scalar_or_null(&threshold), out)) }
    }

    /// [`Tensor::softplus`] into a given tensor.
    ///
    /// * `beta`: a number; `None` for 1
    /// * `threshold`: a number; `None` for 20
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.softplus(None, None)?;
    /// a.softplus_out(None, None, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn softplus_out(&self, beta: Option<Scalar>, threshold: Option<Scalar>, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_softplus_out(self.as_raw(), scalar_or_null(&beta), scalar_or_null(&threshold), out.as_raw())) }
    }

    /// [`Tensor::softplus`] into a.
    ///
    /// * `beta`: a number; `None` for 1
    /// * `threshold`: a number; `None` for 20
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.softplus_inplace(None, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn softplus_inplace(&mut self, beta: Option<Scalar>, threshold: Option<Scalar>) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_softplus_inplace(self.as_raw(), scalar_or_null(&beta), scalar_or_null(&threshold))) }
    }

    /// a / (1 + e^-a), also called swish. NaN for -infinity. For floating and
    /// complex dtypes.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.silu()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn silu(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_silu(self.as_raw(), out)) }
    }

    /// [`Tensor::silu`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.silu()?;
    /// a.silu_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn silu_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_silu_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::silu`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.silu_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn silu_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_silu_inplace(self.as_raw())) }
    }

    /// a times the chance that a normal number is below a: a (1 + erf(a /
    /// sqrt(2))) / 2, computed so that negative numbers lose no digits. NaN for
    /// -infinity. For floating dtypes. PyTorch's `approximate="tanh"` is
    /// [`Tensor::gelu_tanh`].
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.gelu()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn gelu(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_gelu(self.as_raw(), out)) }
    }

    /// [`Tensor::gelu`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.gelu()?;
    /// a.gelu_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn gelu_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_gelu_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::gelu`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.gelu_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn gelu_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_gelu_inplace(self.as_raw())) }
    }

    /// The approximation a (1 + tanh(sqrt(2 / pi) (a + 0.044715 a^3))) / 2 of
    /// [`Tensor::gelu`], an operator of its own; computed so that negative
    /// numbers lose no digits. NaN for -infinity. For floating dtypes.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.gelu_tanh()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn gelu_tanh(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_gelu_tanh(self.as_raw(), out)) }
    }

    /// [`Tensor::gelu_tanh`] into a given tensor.
    ///
    /// * `out`: a tensor of a's sizes whose dtype the result casts to; may be a
    ///   itself
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut out = a.gelu_tanh()?;
    /// a.gelu_tanh_out(&mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn gelu_tanh_out(&self, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_gelu_tanh_out(self.as_raw(), out.as_raw())) }
    }

    /// [`Tensor::gelu_tanh`] into a.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// a.gelu_tanh_inplace()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn gelu_tanh_inplace(&mut self) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_gelu_tanh_inplace(self.as_raw())) }
    }
}
