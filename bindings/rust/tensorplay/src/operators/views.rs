// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for views.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// Views the storage with any sizes, strides and offset. The lowest and the
    /// highest byte reached must lie in the storage.
    ///
    /// * `sizes`: sizes
    /// * `strides`: strides, may be 0 or negative
    /// * `offset`: first element in the storage; `None` keeps the tensor's
    ///
    /// Errors: [`Code::RANGE`](crate::Code::RANGE) with needed and available
    /// bytes.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.as_strided(&[2, 2], &[3, 1], None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn as_strided(&self, sizes: &[i64], strides: &[i64], offset: Option<i64>) -> Result<Tensor> {
        same_length("tp_as_strided", sizes.len(), strides.len())?;
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_as_strided(self.as_raw(), sizes.as_ptr(), strides.as_ptr(), sizes.len(), number_or(offset, sys::TP_OFFSET_KEEP), out)) }
    }

    /// Views the same elements with other sizes, never copying.
    ///
    /// * `sizes`: sizes of the same number of elements; one may be -1
    ///
    /// Errors: [`Code::LAYOUT`](crate::Code::LAYOUT) names the dimensions that
    /// do not merge, [`Code::SHAPE`](crate::Code::SHAPE).
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.view(&[3, 2])?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn view(&self, sizes: &[i64]) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_view(self.as_raw(), sizes.as_ptr(), sizes.len(), out)) }
    }

    /// As [`Tensor::view`] where strides allow it, else a contiguous copy.
    ///
    /// * `sizes`: sizes of the same number of elements; one may be -1
    ///
    /// Errors: [`Code::SHAPE`](crate::Code::SHAPE).
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.reshape(&[3, -1])?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn reshape(&self, sizes: &[i64]) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_reshape(self.as_raw(), sizes.as_ptr(), sizes.len(), out)) }
    }

    /// Merges a run of dimensions into one, as [`Tensor::reshape`] does. A
    /// tensor of rank 0 gets rank 1.
    ///
    /// * `start_dim`: first dimension
    /// * `end_dim`: last dimension, included
    ///
    /// Errors: [`Code::RANGE`](crate::Code::RANGE).
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.flatten(0, -1)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn flatten(&self, start_dim: i64, end_dim: i64) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_flatten(self.as_raw(), start_dim, end_dim, out)) }
    }

    /// Splits a dimension into several.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `sizes`: sizes whose product is that of dim; one may be -1
    ///
    /// Errors: [`Code::SHAPE`](crate::Code::SHAPE).
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.unflatten(1, &[3, 1])?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn unflatten(&self, dim: i64, sizes: &[i64]) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_unflatten(self.as_raw(), dim, sizes.as_ptr(), sizes.len(), out)) }
    }

    /// Takes one index of a dimension, which goes away.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `index`: an index; negative counts from the end
    ///
    /// Errors: [`Code::RANGE`](crate::Code::RANGE); rank 0 is refused.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.select(0, 1)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn select(&self, dim: i64, index: i64) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_select(self.as_raw(), dim, index, out)) }
    }

    /// Takes every step-th index from start up to stop, not included. Bounds
    /// outside are clamped, negative ones count from the end. A negative step
    /// walks down.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `start`: first index, or `None` for the end the step starts from
    /// * `stop`: bound, or `None`
    /// * `step`: distance, not 0
    ///
    /// Errors: [`Code::ARGUMENT`](crate::Code::ARGUMENT) for step 0; rank 0 is
    /// refused.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.slice(0, Some(0), None, 1)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn slice(&self, dim: i64, start: Option<i64>, stop: Option<i64>, step: i64) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_slice(self.as_raw(), dim, number_or(start, sys::TP_SLICE_OPEN), number_or(stop, sys::TP_SLICE_OPEN), step, out)) }
    }

    /// Takes length indices from start on. Nothing is clamped.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `start`: first index; negative counts from the end
    /// * `length`: their number
    ///
    /// Errors: [`Code::RANGE`](crate::Code::RANGE); rank 0 is refused.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.narrow(0, 0, 1)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn narrow(&self, dim: i64, start: i64, length: i64) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_narrow(self.as_raw(), dim, start, length, out)) }
    }

    /// Swaps two dimensions.
    ///
    /// * `dim0`: a dimension
    /// * `dim1`: a dimension
    ///
    /// Errors: [`Code::RANGE`](crate::Code::RANGE).
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.transpose(0, 1)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn transpose(&self, dim0: i64, dim1: i64) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_transpose(self.as_raw(), dim0, dim1, out)) }
    }

    /// Transposes a matrix; a vector or a tensor of rank 0 stays as it is.
    ///
    /// Errors: [`Code::SHAPE`](crate::Code::SHAPE).
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.t()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn t(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_t(self.as_raw(), out)) }
    }

    /// Reorders the dimensions: dimension i of the result is dims\[i\].
    ///
    /// * `dims`: every dimension once
    ///
    /// Errors: [`Code::ARGUMENT`](crate::Code::ARGUMENT) for a repeated
    /// dimension.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.permute(&[1, 0])?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn permute(&self, dims: &[i64]) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_permute(self.as_raw(), dims.as_ptr(), dims.len(), out)) }
    }

    /// Moves dimensions to new places; the others keep their order.
    ///
    /// * `source`: dimensions, each once
    /// * `destination`: their places, each once
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.movedim(&[0], &[1])?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn movedim(&self, source: &[i64], destination: &[i64]) -> Result<Tensor> {
        same_length("tp_movedim", source.len(), destination.len())?;
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_movedim(self.as_raw(), source.as_ptr(), destination.as_ptr(), source.len(), out)) }
    }

    /// Drops dimensions of size 1. A named dimension of another size stays.
    ///
    /// * `dims`: dimensions to look at; n = 0 is all of them
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.squeeze(&[0])?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn squeeze(&self, dims: &[i64]) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_squeeze(self.as_raw(), dims.as_ptr(), dims.len(), out)) }
    }

    /// Inserts a dimension of size 1.
    ///
    /// * `dim`: its place, from -rank-1 to rank
    ///
    /// Errors: [`Code::RANGE`](crate::Code::RANGE).
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.unsqueeze(0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn unsqueeze(&self, dim: i64) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_unsqueeze(self.as_raw(), dim, out)) }
    }

    /// Grows dimensions of size 1 with stride 0, and adds leading ones. Writing
    /// to the result: see the guide on views.
    ///
    /// * `sizes`: new sizes; -1 keeps one
    ///
    /// Errors: [`Code::SHAPE`](crate::Code::SHAPE).
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.expand(&[2, 2, 3])?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn expand(&self, sizes: &[i64]) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_expand(self.as_raw(), sizes.as_ptr(), sizes.len(), out)) }
    }

    /// Takes the elements whose indices in two dimensions differ by offset, as
    /// the last dimension.
    ///
    /// * `offset`: dim1's index less dim0's
    /// * `dim0`: a dimension
    /// * `dim1`: another dimension
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.diagonal(0, 0, 1)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn diagonal(&self, offset: i64, dim0: i64, dim1: i64) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_diagonal(self.as_raw(), offset, dim0, dim1, out)) }
    }

    /// Takes all runs of size indices of a dimension, step apart; a run is the
    /// last dimension.
    ///
    /// * `dim`: a dimension; negative counts from the end
    /// * `size`: indices in a run, at most those of dim
    /// * `step`: distance of the runs, at least 1
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.unfold(0, 2, 1)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn unfold(&self, dim: i64, size: i64, step: i64) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_unfold(self.as_raw(), dim, size, step, out)) }
    }

    /// Cuts a dimension into pieces of a size; the last may be shorter.
    ///
    /// * `piece`: size of a piece, at least 1 (0 for a dimension of size 0)
    /// * `dim`: a dimension; negative counts from the end
    ///
    /// Errors: rank 0 is refused.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.split(1, 0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn split(&self, piece: i64, dim: i64) -> Result<Vec<Tensor>> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensors(|out, capacity, count| sys::tp_split(self.as_raw(), piece, dim, out, capacity, count)) }
    }

    /// Cuts a dimension into a number of pieces of equal size, the last
    /// shorter; there may be fewer.
    ///
    /// * `pieces`: pieces wanted, at least 1
    /// * `dim`: a dimension; negative counts from the end
    ///
    /// Errors: rank 0 is refused.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.chunk(2, 0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn chunk(&self, pieces: i64, dim: i64) -> Result<Vec<Tensor>> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensors(|out, capacity, count| sys::tp_chunk(self.as_raw(), pieces, dim, out, capacity, count)) }
    }

    /// Takes every index of a dimension, as [`Tensor::select`] does.
    ///
    /// * `dim`: a dimension; negative counts from the end
    ///
    /// Errors: rank 0 is refused.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.unbind(0)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn unbind(&self, dim: i64) -> Result<Vec<Tensor>> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensors(|out, capacity, count| sys::tp_unbind(self.as_raw(), dim, out, capacity, count)) }
    }

    /// Reverses dimensions. A view: strides turn negative.
    ///
    /// * `dims`: dimensions, each once
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.flip(&[0])?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn flip(&self, dims: &[i64]) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_flip(self.as_raw(), dims.as_ptr(), dims.len(), out)) }
    }

    /// Views the real parts of a complex tensor; a real tensor is viewed as it
    /// is.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.real()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn real(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_real(self.as_raw(), out)) }
    }

    /// Views the imaginary parts of a complex tensor.
    ///
    /// Errors: [`Code::DTYPE`](crate::Code::DTYPE) for a real one.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[Complex::new(1.0f32, 2.0), Complex::new(0.5, -1.0)], &[2])?;
    /// let result = tensor.imag()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn imag(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_imag(self.as_raw(), out)) }
    }

    /// Reads the same bytes as another element type, without a copy. For
    /// another size of element the last dimension must have stride 1 and be
    /// divisible, as must the other strides and the offset.
    ///
    /// * `dtype`: an element type
    ///
    /// Errors: [`Code::LAYOUT`](crate::Code::LAYOUT).
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.view_dtype(Dtype::I32)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn view_dtype(&self, dtype: Dtype) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_view_dtype(self.as_raw(), dtype.as_raw(), out)) }
    }

    /// Makes another tensor that is the same view of the same bytes.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.alias()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn alias(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_alias(self.as_raw(), out)) }
    }

    /// As [`Tensor::alias`], without gradient history. Shares bytes and
    /// version.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.detach()?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn detach(&self) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_detach(self.as_raw(), out)) }
    }

    /// Gives the tensor itself (one more reference) if it is laid out in the
    /// format, else a copy that is.
    ///
    /// * `format`: a memory format that fits the rank; `None` is contiguous
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.contiguous(None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn contiguous(&self, format: Option<MemoryFormat>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_contiguous(self.as_raw(), format.map_or(0, MemoryFormat::as_raw), out)) }
    }

    /// Copies to new bytes of version 0. With preserve, a non-overlapping dense
    /// layout keeps its strides and anything else becomes dense in the order of
    /// its strides.
    ///
    /// * `format`: a memory format that fits the rank; `None` is preserve
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.deep_copy(None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn deep_copy(&self, format: Option<MemoryFormat>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_clone(self.as_raw(), format.map_or(0, MemoryFormat::as_raw), out)) }
    }

    /// Converts element type, device and layout. Gives the tensor itself (one
    /// more reference) if nothing changes and copy is 0.
    ///
    /// * `dtype`: an element type; `None` keeps it
    /// * `device`: a device type; `None` keeps the device
    /// * `format`: a memory format; `None` is preserve
    /// * `copy`: `true` always copies
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.to(None, None, None, true)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn to(&self, dtype: Option<Dtype>, device: Option<Device>, format: Option<MemoryFormat>, copy: bool) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_to(self.as_raw(), dtype.map_or(0, Dtype::as_raw), device.map_or(0, |device| device.kind.as_raw()), device.map_or(0, |device| device.index), format.map_or(0, MemoryFormat::as_raw), i32::from(copy), out)) }
    }

    /// Writes the elements of a source, broadcast and converted, each rounded
    /// once. A float out of an integer's range saturates and NaN gives 0;
    /// integers wrap; complex to real drops the imaginary part. Source and
    /// destination may overlap. A self-overlapping destination gets bytes of
    /// its own first. Bumps the version.
    ///
    /// * `source`: a tensor that broadcasts to it
    ///
    /// Errors: [`Code::SHAPE`](crate::Code::SHAPE),
    /// [`Code::READ_ONLY`](crate::Code::READ_ONLY),
    /// [`Code::INFERENCE`](crate::Code::INFERENCE); nothing is written then.
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let mut tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let source = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// tensor.copy_inplace(&source)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn copy_inplace(&mut self, source: &Tensor) -> Result<()> {
        // SAFETY: handles and lists live through the call.
        unsafe { check(sys::tp_copy_inplace(self.as_raw(), source.as_raw())) }
    }

    /// Copies a tensor side by side. Leading dimensions are added as
    /// [`Tensor::expand`] does.
    ///
    /// * `repeats`: times in each dimension
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let tensor = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = tensor.repeat(&[2, 1])?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn repeat(&self, repeats: &[i64]) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_repeat(self.as_raw(), repeats.as_ptr(), repeats.len(), out)) }
    }
}
