// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Methods for making.
#![allow(unused_imports)]
use super::prelude::*;

impl Tensor {
    /// Makes a tensor of uninitialised elements.
    ///
    /// * `sizes`: sizes
    /// * `options`: element type and device
    /// * `format`: a memory format that fits the rank; `None` is contiguous
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let result = Tensor::empty(&[2, 3], Dtype::F32, None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn empty(sizes: &[i64], options: impl Into<TensorOptions>, format: Option<MemoryFormat>) -> Result<Tensor> {
        let options = options.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_empty(sizes.as_ptr(), sizes.len(), options.dtype.as_raw(), options.device.kind.as_raw(), options.device.index, format.map_or(0, MemoryFormat::as_raw), out)) }
    }

    /// Makes a tensor of uninitialised elements with given strides, in a
    /// storage that just holds them. Element 0 of every dimension is at the
    /// offset that the negative strides need.
    ///
    /// * `sizes`: sizes
    /// * `strides`: strides, one for each size
    /// * `options`: element type and device
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let result = Tensor::empty_strided(&[2, 3], &[3, 1], Dtype::F32)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn empty_strided(sizes: &[i64], strides: &[i64], options: impl Into<TensorOptions>) -> Result<Tensor> {
        let options = options.into();
        same_length("tp_empty_strided", sizes.len(), strides.len())?;
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_empty_strided(sizes.as_ptr(), strides.as_ptr(), sizes.len(), options.dtype.as_raw(), options.device.kind.as_raw(), options.device.index, out)) }
    }

    /// Makes a tensor of uninitialised elements as large as another, with its
    /// dtype and device.
    ///
    /// * `format`: a memory format; `None` is preserve
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let like = Tensor::from_slice(&[0.5f32, 0.25, 0.75, 0.125, 0.875, 0.375], &[2, 3])?;
    /// let result = like.empty_like(None)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn empty_like(&self, format: Option<MemoryFormat>) -> Result<Tensor> {
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_empty_like(self.as_raw(), format.map_or(0, MemoryFormat::as_raw), out)) }
    }

    /// Makes a tensor of zeros.
    ///
    /// * `sizes`: sizes
    /// * `options`: element type and device
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let result = Tensor::zeros(&[2, 3], Dtype::F32)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn zeros(sizes: &[i64], options: impl Into<TensorOptions>) -> Result<Tensor> {
        let options = options.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_zeros(sizes.as_ptr(), sizes.len(), options.dtype.as_raw(), options.device.kind.as_raw(), options.device.index, out)) }
    }

    /// Makes a tensor of ones.
    ///
    /// * `sizes`: sizes
    /// * `options`: element type and device
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let result = Tensor::ones(&[2, 3], Dtype::F32)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn ones(sizes: &[i64], options: impl Into<TensorOptions>) -> Result<Tensor> {
        let options = options.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_ones(sizes.as_ptr(), sizes.len(), options.dtype.as_raw(), options.device.kind.as_raw(), options.device.index, out)) }
    }

    /// Makes a tensor of one value, converted as
    /// [`tp_tensor_set`](crate::sys::tp_tensor_set) does.
    ///
    /// * `sizes`: sizes
    /// * `value`: the value
    /// * `options`: element type and device
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let result = Tensor::full(&[2, 3], 2.0, Dtype::F32)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn full(sizes: &[i64], value: impl Into<Scalar>, options: impl Into<TensorOptions>) -> Result<Tensor> {
        let value: Scalar = value.into();
        let options = options.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_full(sizes.as_ptr(), sizes.len(), value.as_raw(), options.dtype.as_raw(), options.device.kind.as_raw(), options.device.index, out)) }
    }

    /// Makes start, start + step, ... below end (above it for a negative step).
    /// Integer arguments are computed as integers, exactly; others in f64.
    ///
    /// * `start`: first value
    /// * `end`: bound, not included
    /// * `step`: distance, not 0
    /// * `options`: element type and device
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let result = Tensor::arange(0, 10, 2, Dtype::F32)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn arange(start: impl Into<Scalar>, end: impl Into<Scalar>, step: impl Into<Scalar>, options: impl Into<TensorOptions>) -> Result<Tensor> {
        let start: Scalar = start.into();
        let end: Scalar = end.into();
        let step: Scalar = step.into();
        let options = options.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_arange(start.as_raw(), end.as_raw(), step.as_raw(), options.dtype.as_raw(), options.device.kind.as_raw(), options.device.index, out)) }
    }

    /// Makes n values from start to end, both included exactly, evenly spaced,
    /// computed in f64 from the nearer end, the middle one from the last.
    ///
    /// * `start`: first value
    /// * `end`: last value
    /// * `n`: their number
    /// * `options`: element type and device
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let result = Tensor::linspace(0.0, 1.0, 5, Dtype::F32)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn linspace(start: f64, end: f64, n: i64, options: impl Into<TensorOptions>) -> Result<Tensor> {
        let options = options.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_linspace(start, end, n, options.dtype.as_raw(), options.device.kind.as_raw(), options.device.index, out)) }
    }

    /// Makes a matrix with ones on the main diagonal and zeros elsewhere.
    ///
    /// * `rows`: rows
    /// * `columns`: columns
    /// * `options`: element type and device
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let result = Tensor::eye(2, 3, Dtype::F32)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn eye(rows: i64, columns: i64, options: impl Into<TensorOptions>) -> Result<Tensor> {
        let options = options.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_eye(rows, columns, options.dtype.as_raw(), options.device.kind.as_raw(), options.device.index, out)) }
    }

    /// Makes a tensor of rank 0.
    ///
    /// * `value`: the value
    /// * `dtype`: element type; `None` takes the scalar's
    /// * `device`: where it is
    ///
    /// ```
    /// # use tensorplay::*;
    /// # fn main() -> Result<()> {
    /// let result = Tensor::scalar_tensor(2.0, None, Device::CPU)?;
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn scalar_tensor(value: impl Into<Scalar>, dtype: Option<Dtype>, device: Device) -> Result<Tensor> {
        let value: Scalar = value.into();
        // SAFETY: handles and lists live through the call.
        unsafe { tensor(|out| sys::tp_scalar_tensor(value.as_raw(), dtype.map_or(0, Dtype::as_raw), device.kind.as_raw(), device.index, out)) }
    }
}
