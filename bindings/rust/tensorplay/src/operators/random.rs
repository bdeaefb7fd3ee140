// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for random.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// Numbers from `from` to below `to`, with as many random bits as the dtype
    /// has (24 for f32, 53 for f64); the ends are rounded to the dtype first.
    /// Equal ends give that number. Both parts of a complex number are drawn.
    ///
    /// * `from`: a finite number
    /// * `to`: a finite number, not below from
    /// * `generator`: a generator
    ///
    /// Errors: [`Code::ARGUMENT`](crate::Code::ARGUMENT) if the dtype does not
    /// hold the ends or their distance.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut generator = Generator::new(7)?;
    /// a.uniform_inplace(0.0, 1.0, &mut generator)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn uniform_inplace(&mut self, from: f64, to: f64, generator: &mut Generator) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_uniform_inplace(self.as_raw(), from, to, generator.as_raw())) }
    }

    /// Normally distributed numbers, computed in f32 (of f64 in f64). PyTorch's
    /// tensors of means and deviations are refused: draw with 0 and 1, then
    /// [`Tensor::addcmul`]. Either part of a complex number has the mean, and
    /// half of the variance.
    ///
    /// * `mean`: the mean
    /// * `deviation`: the standard deviation, not below 0
    /// * `generator`: a generator
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut generator = Generator::new(7)?;
    /// a.normal_inplace(0.0, 1.0, &mut generator)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn normal_inplace(&mut self, mean: f64, deviation: f64, generator: &mut Generator) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_normal_inplace(self.as_raw(), mean, deviation, generator.as_raw())) }
    }

    /// Integers from `low` to high - 1, all alike likely (to one part in 2^64 /
    /// (high - low)). PyTorch's `random_` without bounds is refused: name them.
    ///
    /// * `low`: the lowest
    /// * `high`: above the highest
    /// * `generator`: a generator
    ///
    /// Errors: [`Code::RANGE`](crate::Code::RANGE) for a dtype that is too
    /// small.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let mut generator = Generator::new(7)?;
    /// a.randint_inplace(0, 10, &mut generator)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn randint_inplace(&mut self, low: i64, high: i64, generator: &mut Generator) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_randint_inplace(self.as_raw(), low, high, generator.as_raw())) }
    }

    /// 1 with a probability, else 0. PyTorch's form with one number for all is
    /// [`Tensor::bernoulli_scalar_inplace`].
    ///
    /// * `generator`: a generator
    ///
    /// Errors: [`Code::ARGUMENT`](crate::Code::ARGUMENT) names the first that
    /// is not from 0 to 1.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let p = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut generator = Generator::new(7)?;
    /// let result = p.bernoulli(&mut generator)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bernoulli(&self, generator: &mut Generator) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_bernoulli(self.as_raw(), generator.as_raw(), out)) }
    }

    /// [`Tensor::bernoulli`] into a given tensor.
    ///
    /// * `generator`: a generator
    /// * `out`: a tensor of p's sizes and any dtype that p's casts to
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let p = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut generator = Generator::new(7)?;
    /// let mut out = p.bernoulli(&mut generator)?;
    /// p.bernoulli_out(&mut generator, &mut out)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bernoulli_out(&self, generator: &mut Generator, out: &mut Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_bernoulli_out(self.as_raw(), generator.as_raw(), out.as_raw())) }
    }

    /// 1 with a probability, else 0, in a tensor of any dtype.
    ///
    /// * `p`: tensor of probabilities, of a floating dtype, that broadcasts to
    ///   a
    /// * `generator`: a generator
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let p = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut generator = Generator::new(7)?;
    /// a.bernoulli_inplace(&p, &mut generator)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bernoulli_inplace(&mut self, p: &Tensor, generator: &mut Generator) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_bernoulli_inplace(self.as_raw(), p.as_raw(), generator.as_raw())) }
    }

    /// 1 with one probability, else 0, in a tensor of any dtype.
    ///
    /// * `p`: a probability
    /// * `generator`: a generator
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut generator = Generator::new(7)?;
    /// a.bernoulli_scalar_inplace(0.5, &mut generator)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn bernoulli_scalar_inplace(&mut self, p: f64, generator: &mut Generator) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_bernoulli_scalar_inplace(self.as_raw(), p, generator.as_raw())) }
    }

    /// Drops elements with a probability: multiplies them by 0, and the others
    /// by 1 / (1 - p).
    ///
    /// * `p`: the probability that an element is dropped
    /// * `training`: 0: nothing is dropped, nothing drawn, and the result is a
    ///   itself
    /// * `generator`: a generator
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut generator = Generator::new(7)?;
    /// let result = a.dropout(0.5, true, &mut generator)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn dropout(&self, p: f64, training: bool, generator: &mut Generator) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_dropout(self.as_raw(), p, i32::from(training), generator.as_raw(), out)) }
    }

    /// [`Tensor::dropout`] in the tensor itself.
    ///
    /// * `p`: the probability that an element is dropped
    /// * `training`: 0: nothing is dropped, nothing drawn
    /// * `generator`: a generator
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let mut generator = Generator::new(7)?;
    /// a.dropout_inplace(0.5, true, &mut generator)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn dropout_inplace(&mut self, p: f64, training: bool, generator: &mut Generator) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_dropout_inplace(self.as_raw(), p, i32::from(training), generator.as_raw())) }
    }

    /// Makes a tensor of numbers from 0 to below 1, see
    /// [`Tensor::uniform_inplace`].
    ///
    /// * `sizes`: sizes
    /// * `options`: element type and device
    /// * `generator`: a generator
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut generator = Generator::new(7)?;
    /// let result = Tensor::rand(&[2, 3], Dtype::F32, &mut generator)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn rand(sizes: &[i64], options: impl Into<TensorOptions>, generator: &mut Generator) -> Result<Tensor> {
        let options = options.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_rand(sizes.as_ptr(), sizes.len(), options.dtype.as_raw(), options.device.kind.as_raw(), options.device.index, generator.as_raw(), out)) }
    }

    /// Makes a tensor of numbers of mean 0 and deviation 1, see
    /// [`Tensor::normal_inplace`].
    ///
    /// * `sizes`: sizes
    /// * `options`: element type and device
    /// * `generator`: a generator
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut generator = Generator::new(7)?;
    /// let result = Tensor::randn(&[2, 3], Dtype::F32, &mut generator)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn randn(sizes: &[i64], options: impl Into<TensorOptions>, generator: &mut Generator) -> Result<Tensor> {
        let options = options.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_randn(sizes.as_ptr(), sizes.len(), options.dtype.as_raw(), options.device.kind.as_raw(), options.device.index, generator.as_raw(), out)) }
    }

    /// Makes a tensor of integers, see [`Tensor::randint_inplace`].
    ///
    /// * `low`: the lowest
    /// * `high`: above the highest
    /// * `sizes`: sizes
    /// * `options`: element type and device
    /// * `generator`: a generator
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut generator = Generator::new(7)?;
    /// let result = Tensor::randint(0, 10, &[2, 3], Dtype::I64, &mut generator)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn randint(low: i64, high: i64, sizes: &[i64], options: impl Into<TensorOptions>, generator: &mut Generator) -> Result<Tensor> {
        let options = options.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_randint(low, high, sizes.as_ptr(), sizes.len(), options.dtype.as_raw(), options.device.kind.as_raw(), options.device.index, generator.as_raw(), out)) }
    }

    /// Makes the numbers 0 to n - 1 in random order.
    ///
    /// * `n`: how many
    /// * `options`: element type and device
    /// * `generator`: a generator
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut generator = Generator::new(7)?;
    /// let result = Tensor::randperm(5, Dtype::I64, &mut generator)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn randperm(n: i64, options: impl Into<TensorOptions>, generator: &mut Generator) -> Result<Tensor> {
        let options = options.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_randperm(n, options.dtype.as_raw(), options.device.kind.as_raw(), options.device.index, generator.as_raw(), out)) }
    }
}
