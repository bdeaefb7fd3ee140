//! Tensors that leave their thread.
use crate::call::check;
use crate::callback::destroy;
use crate::{
    Code, Device, Dims, Dtype, Error, Plain, Result, Storage, Tensor,
    TensorFlags, sys,
};
use std::{ptr, slice};

/// What is wrong with a tensor that was to leave, and the tensor.
type Refused = (Error, Tensor);

/// A tensor that nothing else leads to, and without history or hooks.
fn alone(tensor: Tensor) -> std::result::Result<Tensor, Refused> {
    let refuse = |code, message: &str| Err(Error::new(code, message));
    let fault = if tensor.requires_grad() {
        refuse(
            Code::STATE,
            "the tensor requires gradients: detach it first",
        )
    } else if !tensor.is_unique() {
        refuse(Code::IN_USE, "others hold the tensor or its bytes")
    } else {
        Ok(())
    };
    // A new tensor leaves behind what may be attached to the old one, as hooks
    // of a leaf that required gradients once.
    match fault.and_then(|()| tensor.detach()) {
        Ok(detached) => {
            drop(tensor);
            if detached.is_unique() {
                return Ok(detached);
            }
            let message = "a history holds the bytes of the tensor";
            Err((Error::new(Code::IN_USE, message), detached))
        }
        Err(error) => Err((error, tensor)),
    }
}

/// A tensor on its way to another thread. Nobody else holds it, nor its bytes.
///
/// ```
/// use tensorplay::Tensor;
/// let a = Tensor::from_slice(&[1.0f32, 2.0], &[2])?;
/// let sent = a.into_send().map_err(|(error, _)| error)?;
/// let sum = std::thread::spawn(move || {
///     let a = sent.into_tensor();
///     a.sum(&[], false).and_then(|sum| sum.item())
/// });
/// assert_eq!(sum.join().unwrap()?.to_f64(), Some(3.0));
/// # Ok::<(), tensorplay::Error>(())
/// ```
#[derive(Debug)]
pub struct SendTensor(Tensor);

// SAFETY: it is the only way to the tensor and to its bytes, and what owns the
// bytes is Send: a vector of elements, a Memory, an owner that had to be.
unsafe impl Send for SendTensor {}

impl SendTensor {
    /// The tensor, in the thread that it has come to.
    pub fn into_tensor(self) -> Tensor {
        self.0
    }
}

/// A tensor that nobody can write any more. Any number of threads may hold it,
/// and each reads it through a tensor of its own, [`FrozenTensor::tensor`].
///
/// ```
/// use tensorplay::Tensor;
/// let weights = Tensor::from_slice(&[1.0f32, 2.0], &[2])?;
/// let weights = weights.freeze().map_err(|(error, _)| error)?;
/// std::thread::scope(|scope| {
///     for factor in 1..4 {
///         let weights = &weights;
///         scope.spawn(move || {
///             let scaled = weights.tensor().unwrap() * factor;
///             assert_eq!(scaled.to_vec::<f32>().unwrap()[1], 2.0 * factor as f32);
///         });
///     }
/// });
/// # Ok::<(), tensorplay::Error>(())
/// ```
#[derive(Clone)]
pub struct FrozenTensor {
    storage: Storage,
    sizes: Dims,
    strides: Dims,
    offset: i64,
    dtype: Dtype,
    contiguous: bool,
}

// SAFETY: the storage is read-only and the only way to its bytes, so that all
// that its handles can do, in any threads, is to read and to count. What owns
// the bytes is Send, as that of a SendTensor.
unsafe impl Send for FrozenTensor {}
// SAFETY: as above.
unsafe impl Sync for FrozenTensor {}

impl FrozenTensor {
    /// Freezes a tensor on the CPU of which there is one handle.
    fn new(tensor: Tensor) -> std::result::Result<FrozenTensor, Refused> {
        let tensor = alone(tensor)?;
        if tensor.device() != Device::CPU {
            let message = "only tensors on the CPU can be frozen";
            return Err((Error::new(Code::DEVICE, message), tensor));
        }
        let (sizes, strides) = (tensor.sizes(), tensor.strides());
        let (offset, dtype) = (tensor.offset(), tensor.dtype());
        let contiguous = tensor.flags().contains(TensorFlags::CONTIGUOUS);
        let bytes = tensor.storage();
        let owner = Box::into_raw(Box::new(tensor));
        let mut out = ptr::null_mut();
        // SAFETY: the tensor keeps its bytes until the deleter drops it, on
        // whatever thread, and nobody else can reach them.
        unsafe {
            let made = check(sys::tp_storage_from_data(
                bytes.as_ptr().cast_mut().cast(),
                bytes.nbytes(),
                Device::CPU.kind.as_raw(),
                Device::CPU.index,
                Some(destroy::<Tensor>),
                owner.cast(),
                sys::TP_STORAGE_READ_ONLY,
                &mut out,
            ));
            match made {
                Ok(()) => Ok(FrozenTensor {
                    storage: Storage::from_raw(out),
                    sizes,
                    strides,
                    offset,
                    dtype,
                    contiguous,
                }),
                Err(error) => Err((error, *Box::from_raw(owner))),
            }
        }
    }

    /// A tensor of the calling thread's own that reads the frozen bytes.
    /// Writing to it is an error (`READ_ONLY`).
    ///
    /// ```
    /// use tensorplay::{Code, Tensor};
    /// let frozen = Tensor::from_slice(&[1.0f32], &[1])?.freeze();
    /// let frozen = frozen.map_err(|(error, _)| error)?;
    /// let mut own = frozen.tensor()?;
    /// assert_eq!(own.zero_inplace().unwrap_err().code(), Code::READ_ONLY);
    /// assert_eq!((frozen.sizes(), frozen.dtype()), (&[1][..], own.dtype()));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn tensor(&self) -> Result<Tensor> {
        let strides = Some(&*self.strides);
        self.storage
            .tensor(&self.sizes, strides, self.offset, self.dtype)
    }

    /// The sizes.
    pub fn sizes(&self) -> &[i64] {
        &self.sizes
    }

    /// The element type.
    pub fn dtype(&self) -> Dtype {
        self.dtype
    }

    /// Lends the elements; gaps and another element type are errors.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// let table = Tensor::from_slice(&[1u8, 2], &[2])?;
    /// let table = table.freeze().map_err(|(error, _)| error)?;
    /// assert_eq!(table.as_slice::<u8>()?, [1, 2]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn as_slice<T: Plain>(&self) -> Result<&[T]> {
        if self.dtype != T::DTYPE {
            let message =
                format!("elements are {:?}, not {:?}", self.dtype, T::DTYPE);
            return Err(Error::new(Code::DTYPE, message));
        }
        let first = self.storage.as_ptr().cast::<T>();
        if !self.contiguous || !first.is_aligned() {
            return Err(Error::new(Code::LAYOUT, "the elements have gaps"));
        }
        let count = self.sizes.iter().product::<i64>() as usize;
        if count == 0 {
            return Ok(&[]);
        }
        // SAFETY: the elements begin at the offset, lie one by one, and nobody
        // can write them as long as the storage lives.
        Ok(unsafe {
            slice::from_raw_parts(first.add(self.offset as usize), count)
        })
    }
}

impl std::fmt::Debug for FrozenTensor {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("FrozenTensor")
            .field("dtype", &self.dtype)
            .field("sizes", &self.sizes)
            .finish()
    }
}

impl Tensor {
    /// Makes the tensor ready to move to another thread. One that has other
    /// handles, views or a history comes back with the error.
    ///
    /// ```
    /// use tensorplay::{Code, Tensor};
    /// let a = Tensor::from_slice(&[1.0f32], &[1])?;
    /// let other = a.clone();
    /// let (error, a) = a.into_send().unwrap_err();
    /// assert_eq!(error.code(), Code::IN_USE);
    /// drop(other);
    /// assert!(a.into_send().is_ok());
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    #[allow(clippy::result_large_err)]
    pub fn into_send(self) -> std::result::Result<SendTensor, (Error, Tensor)> {
        alone(self).map(SendTensor)
    }

    /// Ends writing for ever, so that threads may share the tensor. One that
    /// has other handles, views or a history comes back with the error.
    ///
    /// ```
    /// use tensorplay::{Code, Tensor};
    /// let a = Tensor::from_slice(&[1.0f32], &[1])?;
    /// let view = a.alias()?;
    /// let (error, a) = a.freeze().unwrap_err();
    /// assert_eq!(error.code(), Code::IN_USE);
    /// drop(view);
    /// assert!(a.freeze().is_ok());
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    #[allow(clippy::result_large_err)]
    pub fn freeze(self) -> std::result::Result<FrozenTensor, (Error, Tensor)> {
        FrozenTensor::new(self)
    }
}
