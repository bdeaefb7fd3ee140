//! Tensors as text.
use crate::call::{text, written};
use crate::{Result, Tensor, sys};
use std::fmt;

/// The elements, in PyTorch's print form.
///
/// ```
/// use tensorplay::Tensor;
/// let a = Tensor::from_slice(&[1.0f32, 2.0, 3.0], &[3])?;
/// assert_eq!(a.to_string(), "tensor([1., 2., 3.])");
/// # Ok::<(), tensorplay::Error>(())
/// ```
impl fmt::Display for Tensor {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(&written(|buffer, capacity| {
            // SAFETY: the buffer has that capacity.
            unsafe { sys::tp_tensor_format(self.as_raw(), buffer, capacity) }
        }))
    }
}

/// What the tensor is, without its elements.
///
/// ```
/// use tensorplay::{Dtype, Tensor};
/// let a = Tensor::zeros(&[2, 3], Dtype::F32)?;
/// let text = format!("{a:?}");
/// assert!(text.starts_with("Tensor { dtype: f32, sizes: [2, 3], "));
/// # Ok::<(), tensorplay::Error>(())
/// ```
impl fmt::Debug for Tensor {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Tensor")
            .field("dtype", &self.dtype())
            .field("sizes", &self.sizes())
            .field("strides", &self.strides())
            .field("offset", &self.offset())
            .field("device", &self.device().kind)
            .field("version", &self.version())
            .field("requires_grad", &self.requires_grad())
            .field("use_count", &self.use_count())
            .finish()
    }
}

impl Tensor {
    /// The layout on one line.
    ///
    /// ```
    /// use tensorplay::{Dtype, Tensor};
    /// let a = Tensor::zeros(&[2, 3], Dtype::F32)?;
    /// assert_eq!(a.layout("a")?,
    ///            "a: shape=(2, 3), strides=(3, 1), offset=0, contiguous=1");
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn layout(&self, name: &str) -> Result<String> {
        let name = text(name)?;
        Ok(written(|buffer, capacity| {
            // SAFETY: the name ends with 0, the buffer has that capacity.
            unsafe {
                sys::tp_tensor_format_layout(
                    self.as_raw(),
                    name.as_ptr(),
                    buffer,
                    capacity,
                )
            }
        }))
    }
}
