// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for matrix.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// Matrix product. Vectors times vectors give a number (rank 0), a vector
    /// is a row on the left and a column on the right, and leading dimensions
    /// broadcast. Refused for bool.
    ///
    /// * `b`: a tensor of rank 1 or more
    ///
    /// Errors: [`Code::SHAPE`](crate::Code::SHAPE) names both shapes.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[3, 2])?;
    /// let result = a.matmul(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn matmul(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_matmul(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::matmul`] into a given tensor.
    ///
    /// * `b`: a tensor of rank 1 or more
    /// * `out`: a tensor of the result's sizes and dtype that overlaps neither
    ///   a nor b
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[3, 2])?;
    /// let mut out = a.matmul(&b)?;
    /// a.matmul_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn matmul_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_matmul_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// Sum of the products of two vectors' elements, a tensor of rank 0.
    /// Complex numbers are not conjugated. Refused for bool.
    ///
    /// * `b`: a tensor of shape (k)
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[6])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[6])?;
    /// let result = a.dot(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn dot(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_dot(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::dot`] into a given tensor.
    ///
    /// * `b`: a tensor of shape (k)
    /// * `out`: a tensor of rank 0 and of the operands' dtype that overlaps
    ///   neither
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[6])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[6])?;
    /// let mut out = a.dot(&b)?;
    /// a.dot_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn dot_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_dot_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// Every element of a vector times every one of another. Dtypes meet as
    /// those of [`Tensor::mul`]: bool with bool gives i64.
    ///
    /// * `b`: a tensor of shape (n)
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25], &[2])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75], &[3])?;
    /// let result = a.outer(&b)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn outer(&self, b: &Tensor) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_outer(self.as_raw(), b.as_raw(), out)) }
    }

    /// [`Tensor::outer`] into a given tensor.
    ///
    /// * `b`: a tensor of shape (n)
    /// * `out`: a tensor of shape (m, n) whose dtype the result casts to
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25], &[2])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75], &[3])?;
    /// let mut out = a.outer(&b)?;
    /// a.outer_out(&b, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn outer_out(&self, b: &Tensor, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_outer_out(self.as_raw(), b.as_raw(), out.as_raw())) }
    }

    /// beta * input + alpha * (a @ b) of matrices.
    ///
    /// * `a`: a tensor of shape (m, k)
    /// * `b`: a tensor of shape (k, n)
    /// * `beta`: factor of the input, or `None` for 1
    /// * `alpha`: factor of the product, or `None` for 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let input = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125], &[2, 2])?;
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[3, 2])?;
    /// let result = input.addmm(&a, &b, None, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn addmm(&self, a: &Tensor, b: &Tensor, beta: Option<Scalar>, alpha: Option<Scalar>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_addmm(self.as_raw(), a.as_raw(), b.as_raw(), scalar_or_null(&beta), scalar_or_null(&alpha), out)) }
    }

    /// [`Tensor::addmm`] into a given tensor.
    ///
    /// * `a`: a tensor of shape (m, k)
    /// * `b`: a tensor of shape (k, n)
    /// * `beta`: factor of the input, or `None` for 1
    /// * `alpha`: factor of the product, or `None` for 1
    /// * `out`: a tensor of shape (m, n) and the operands' dtype; it may be the
    ///   input, and otherwise overlaps no operand
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let input = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125], &[2, 2])?;
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[3, 2])?;
    /// let mut out = input.addmm(&a, &b, None, None)?;
    /// input.addmm_out(&a, &b, None, None, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn addmm_out(&self, a: &Tensor, b: &Tensor, beta: Option<Scalar>, alpha: Option<Scalar>, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_addmm_out(self.as_raw(), a.as_raw(), b.as_raw(), scalar_or_null(&beta), scalar_or_null(&alpha), out.as_raw())) }
    }

    /// [`Tensor::addmm`] into its input.
    ///
    /// * `a`: a tensor of shape (m, k)
    /// * `b`: a tensor of shape (k, n)
    /// * `beta`: factor of the input, or `None` for 1
    /// * `alpha`: factor of the product, or `None` for 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut input = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125], &[2, 2])?;
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[3, 2])?;
    /// input.addmm_inplace(&a, &b, None, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn addmm_inplace(&mut self, a: &Tensor, b: &Tensor, beta: Option<Scalar>, alpha: Option<Scalar>) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_addmm_inplace(self.as_raw(), a.as_raw(), b.as_raw(), scalar_or_null(&beta), scalar_or_null(&alpha))) }
    }

    /// beta * input + alpha * (a @ b) of equally many matrices.
    ///
    /// * `a`: a tensor of shape (batch, m, k)
    /// * `b`: a tensor of shape (batch, k, n)
    /// * `beta`: factor of the input, or `None` for 1
    /// * `alpha`: factor of the products, or `None` for 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let input = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625], &[2, 2, 2])?;
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625, 0.9375, 0.3125, 0.6875, 0.1875], &[2, 2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625, 0.9375, 0.3125, 0.6875, 0.1875], &[2, 3, 2])?;
    /// let result = input.baddbmm(&a, &b, None, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn baddbmm(&self, a: &Tensor, b: &Tensor, beta: Option<Scalar>, alpha: Option<Scalar>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_baddbmm(self.as_raw(), a.as_raw(), b.as_raw(), scalar_or_null(&beta), scalar_or_null(&alpha), out)) }
    }

    /// [`Tensor::baddbmm`] into a given tensor.
    ///
    /// * `a`: a tensor of shape (batch, m, k)
    /// * `b`: a tensor of shape (batch, k, n)
    /// * `beta`: factor of the input, or `None` for 1
    /// * `alpha`: factor of the products, or `None` for 1
    /// * `out`: a tensor of shape (batch, m, n) and the operands' dtype; it may
    ///   be the input, and otherwise overlaps no operand
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let input = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625], &[2, 2, 2])?;
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625, 0.9375, 0.3125, 0.6875, 0.1875], &[2, 2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625, 0.9375, 0.3125, 0.6875, 0.1875], &[2, 3, 2])?;
    /// let mut out = input.baddbmm(&a, &b, None, None)?;
    /// input.baddbmm_out(&a, &b, None, None, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn baddbmm_out(&self, a: &Tensor, b: &Tensor, beta: Option<Scalar>, alpha: Option<Scalar>, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_baddbmm_out(self.as_raw(), a.as_raw(), b.as_raw(), scalar_or_null(&beta), scalar_or_null(&alpha), out.as_raw())) }
    }

    /// [`Tensor::baddbmm`] into its input.
    ///
    /// * `a`: a tensor of shape (batch, m, k)
    /// * `b`: a tensor of shape (batch, k, n)
    /// * `beta`: factor of the input, or `None` for 1
    /// * `alpha`: factor of the products, or `None` for 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut input = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625], &[2, 2, 2])?;
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625, 0.9375, 0.3125, 0.6875, 0.1875], &[2, 2, 3])?;
    /// let b = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625, 0.9375, 0.3125, 0.6875, 0.1875], &[2, 3, 2])?;
    /// input.baddbmm_inplace(&a, &b, None, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn baddbmm_inplace(&mut self, a: &Tensor, b: &Tensor, beta: Option<Scalar>, alpha: Option<Scalar>) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_baddbmm_inplace(self.as_raw(), a.as_raw(), b.as_raw(), scalar_or_null(&beta), scalar_or_null(&alpha))) }
    }

    /// A layer's product: a @ weight.T + bias. A weight of rank 1 is a single
    /// row, whose dimension is not in the result. Called by name, the bias is a
    /// list of one tensor or of none.
    ///
    /// * `weight`: a tensor of shape (n, k) or (k)
    /// * `bias`: a tensor that broadcasts to the result, usually (n); or `None`
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let weight = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let bias = Tensor::from_slice(&[0.5f32, 0.25], &[2])?;
    /// let result = a.linear(&weight, Some(&bias))?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn linear(&self, weight: &Tensor, bias: Option<&Tensor>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_linear(self.as_raw(), weight.as_raw(), raw_or_null(bias), out)) }
    }

    /// [`Tensor::linear`] into a given tensor.
    ///
    /// * `weight`: a tensor of shape (n, k) or (k)
    /// * `bias`: a tensor that broadcasts to the result, usually (n); or `None`
    /// * `out`: a tensor of the result's sizes and the operands' dtype that
    ///   overlaps no operand but, maybe, exactly the bias
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let weight = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let bias = Tensor::from_slice(&[0.5f32, 0.25], &[2])?;
    /// let mut out = a.linear(&weight, Some(&bias))?;
    /// a.linear_out(&weight, Some(&bias), &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn linear_out(&self, weight: &Tensor, bias: Option<&Tensor>, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_linear_out(self.as_raw(), weight.as_raw(), raw_or_null(bias), out.as_raw())) }
    }
}
