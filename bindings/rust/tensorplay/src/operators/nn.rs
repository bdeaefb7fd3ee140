// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for nn.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// Moves and scales each row to mean 0 and variance 1, then multiplies by a
    /// weight and adds a bias. A row is what the last dimensions hold; its
    /// variance divides by the number of its elements. Small floats compute in
    /// f32, sums are kept in f64, and squares that leave f32 too. The result is
    /// contiguous.
    ///
    /// * `sizes`: of the last dimensions of a
    /// * `weight`: tensor of those sizes and a's dtype; `None` for none
    /// * `bias`: tensor of those sizes and a's dtype; `None` for none
    /// * `epsilon`: added to the variance
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let weight = Tensor::from_slice(&[0.5f32, 0.25, 0.75], &[3])?;
    /// let bias = Tensor::from_slice(&[0.5f32, 0.25, 0.75], &[3])?;
    /// let result = a.layer_norm(&[3], Some(&weight), Some(&bias), 1e-5)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn layer_norm(&self, sizes: &[i64], weight: Option<&Tensor>, bias: Option<&Tensor>, epsilon: f64) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_layer_norm(self.as_raw(), sizes.as_ptr(), sizes.len(), raw_or_null(weight), raw_or_null(bias), epsilon, out)) }
    }

    /// Squares of the differences. The two broadcast and meet in the promoted
    /// type. PyTorch's `weight` of elements is refused: multiply before the
    /// reduction; so are, for all losses, its `size_average` and `reduce`,
    /// which `reduction` took the place of.
    ///
    /// * `target`: tensor of a floating dtype
    /// * `reduction`: a TP_LOSS_ value
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let target = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = a.mse_loss(&target, LossReduction::MEAN)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn mse_loss(&self, target: &Tensor, reduction: LossReduction) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_mse_loss(self.as_raw(), target.as_raw(), reduction.as_raw(), out)) }
    }

    /// Minus the logarithm of the probability of each target's class, times the
    /// weight of the class. The mean divides by the sum of the targets'
    /// weights; of none it is NaN. Sums are kept in f32 or wider. PyTorch's u8
    /// targets are refused: [`Tensor::to`] converts.
    ///
    /// * `target`: i32 or i64 tensor of class numbers, of a's sizes without the
    ///   classes
    /// * `weight`: of each class, of a's dtype; `None` for 1
    /// * `ignored`: a target that counts for nothing, `None` as a rule
    /// * `reduction`: a TP_LOSS_ value
    ///
    /// Errors: [`Code::RANGE`](crate::Code::RANGE) names the first target that
    /// is no class.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let target = Tensor::from_slice(&[1i64, 0], &[2])?;
    /// let weight = Tensor::from_slice(&[0.5f32, 0.25, 0.75], &[3])?;
    /// let result = a.nll_loss(&target, Some(&weight), None, LossReduction::MEAN)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn nll_loss(&self, target: &Tensor, weight: Option<&Tensor>, ignored: Option<i64>, reduction: LossReduction) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_nll_loss(self.as_raw(), target.as_raw(), raw_or_null(weight), ignored.unwrap_or(sys::TP_TARGET_IGNORED), reduction.as_raw(), out)) }
    }

    /// [`Tensor::nll_loss`] of the logarithms of softmax over the classes.
    /// Small floats compute in f32. PyTorch's probabilities as targets and its
    /// `label_smoothing` are refused: -1 times the sum over the classes of
    /// probabilities times [`Tensor::log_softmax`] is that loss; smoothing by e
    /// is 1 - e times the loss here, plus e times that of equal probabilities.
    ///
    /// * `target`: i32 or i64 tensor of class numbers, of a's sizes without the
    ///   classes
    /// * `weight`: of each class, of a floating dtype; `None` for 1
    /// * `ignored`: a target that counts for nothing, `None` as a rule
    /// * `reduction`: a TP_LOSS_ value
    ///
    /// Errors: [`Code::RANGE`](crate::Code::RANGE) names the first target that
    /// is no class.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let a = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let target = Tensor::from_slice(&[1i64, 0], &[2])?;
    /// let weight = Tensor::from_slice(&[0.5f32, 0.25, 0.75], &[3])?;
    /// let result = a.cross_entropy(&target, Some(&weight), None, LossReduction::MEAN)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn cross_entropy(&self, target: &Tensor, weight: Option<&Tensor>, ignored: Option<i64>, reduction: LossReduction) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_cross_entropy(self.as_raw(), target.as_raw(), raw_or_null(weight), ignored.unwrap_or(sys::TP_TARGET_IGNORED), reduction.as_raw(), out)) }
    }
}
