//! The handle of a tensor and what it tells.
use crate::call::{check, pointers, tensor};
use crate::macros::handle;
use crate::{
    Device, DeviceType, Dims, Dtype, Error, MemoryFormat, Result, Scalar,
    Storage, TensorFlags, sys,
};
use std::borrow::Borrow;
use std::slice;

handle! {
    /// A tensor: a counted handle to a view of a storage's bytes.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// let a = Tensor::from_slice(&[1i64, 2, 3], &[3])?;
    /// let b = a.clone(); // the same tensor
    /// assert_eq!(a.use_count(), 2);
    /// drop(b);
    /// assert_eq!(a.use_count(), 1);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    ///
    /// Its elements may be shared with clones and views, so it stays in its
    /// thread; see [`SendTensor`](crate::SendTensor) and
    /// [`FrozenTensor`](crate::FrozenTensor).
    ///
    /// ```compile_fail,E0277
    /// let a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    /// std::thread::spawn(move || a.rank());
    /// ```
    ///
    /// ```compile_fail,E0277
    /// let a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    /// std::thread::scope(|scope| { scope.spawn(|| a.rank()); });
    /// ```
    Tensor: tp_tensor_t, tp_tensor_retain, tp_tensor_release
}

/// A getter that is asked of a live handle cannot fail.
macro_rules! getters {
    ($($(#[$doc:meta])* $name:ident -> $kind:ty: $function:ident
       => |$value:ident| $result:expr;)*) => {
        impl Tensor {
            $($(#[$doc])*
            #[inline]
            pub fn $name(&self) -> $kind {
                // SAFETY: the handle lives.
                let $value = unsafe { sys::$function(self.as_raw()) };
                $result
            })*
        }
    };
}

getters! {
    /// The number of handles: its clones, and what the library holds.
    use_count -> i64: tp_tensor_use_count => |n| n;
    /// The number of dimensions.
    rank -> usize: tp_tensor_rank => |n| n as usize;
    /// The number of elements.
    ///
    /// ```
    /// use tensorplay::{Dtype, Tensor};
    /// let a = Tensor::zeros(&[2, 3], Dtype::F16)?;
    /// assert_eq!((a.rank(), a.numel(), a.nbytes()), (2, 6, 12));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    numel -> usize: tp_tensor_numel => |n| n as usize;
    /// Bytes of the elements.
    nbytes -> usize: tp_tensor_nbytes => |n| n;
    /// The element type.
    dtype -> Dtype: tp_tensor_dtype => |raw| Dtype::from_raw(raw);
    /// Where element 0 is in the storage, in elements.
    offset -> i64: tp_tensor_offset => |n| n;
    /// The version of the bytes, one more for each write; `None` for a tensor
    /// made in inference mode, of which none is counted.
    ///
    /// ```
    /// use tensorplay::{Dtype, Tensor};
    /// let mut a = Tensor::zeros(&[2], Dtype::F32)?;
    /// let row = a.select(0, 0)?;
    /// a.add_scalar_inplace(1)?;
    /// assert_eq!(row.version(), Some(1));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    version -> Option<u64>: tp_tensor_version => |n| u64::try_from(n).ok();
    /// What the layout is like.
    flags -> TensorFlags: tp_tensor_flags => |raw| TensorFlags::from_raw(raw);
    /// Bytes that the tensor keeps alive: those of its whole storage.
    retained_bytes -> usize: tp_tensor_retained_bytes => |n| n;
    /// Element 0, for reading; null if there are no elements. The pointer is
    /// good until the tensor is changed or dropped.
    as_ptr -> *const u8: tp_tensor_data => |pointer| pointer.cast();
}

impl Tensor {
    /// Sizes, one for each dimension.
    ///
    /// ```
    /// use tensorplay::{Dtype, Tensor};
    /// assert_eq!(Tensor::zeros(&[2, 3], Dtype::F32)?.sizes(), [2, 3]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    #[inline]
    pub fn sizes(&self) -> Dims {
        // SAFETY: the list is as long as the rank, and copied at once.
        unsafe { self.dims(sys::tp_tensor_sizes(self.as_raw())) }
    }

    /// Strides in elements, one for each dimension.
    ///
    /// ```
    /// use tensorplay::{Dtype, Tensor};
    /// let a = Tensor::zeros(&[2, 3], Dtype::F32)?;
    /// assert_eq!(a.t()?.strides(), [1, 3]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    #[inline]
    pub fn strides(&self) -> Dims {
        // SAFETY: the list is as long as the rank, and copied at once.
        unsafe { self.dims(sys::tp_tensor_strides(self.as_raw())) }
    }

    /// # Safety
    ///
    /// `list` has a number for each dimension.
    #[inline]
    unsafe fn dims(&self, list: *const i64) -> Dims {
        match self.rank() {
            0 => Dims::new(&[]),
            // SAFETY: the caller's promise.
            rank => Dims::new(unsafe { slice::from_raw_parts(list, rank) }),
        }
    }

    /// The size of one dimension; a negative one counts from the end.
    ///
    /// ```
    /// use tensorplay::{Code, Dtype, Tensor};
    /// let a = Tensor::zeros(&[2, 3], Dtype::F32)?;
    /// assert_eq!(a.size(-1), Ok(3));
    /// assert_eq!(a.size(2).unwrap_err().code(), Code::RANGE);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    #[inline]
    pub fn size(&self, dim: i64) -> Result<usize> {
        // SAFETY: the handle lives; any dimension may be asked for.
        let size = unsafe { sys::tp_tensor_size(self.as_raw(), dim) };
        usize::try_from(size).map_err(|_| Error::last(sys::TP_ERROR_RANGE))
    }

    /// Where the bytes are.
    ///
    /// ```
    /// use tensorplay::{Device, Tensor};
    /// assert_eq!(Tensor::scalar(1)?.device(), Device::CPU);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    #[inline]
    pub fn device(&self) -> Device {
        // SAFETY: the handle lives.
        unsafe {
            Device {
                kind: DeviceType::from_raw(sys::tp_tensor_device_type(
                    self.as_raw(),
                )),
                index: sys::tp_tensor_device_index(self.as_raw()),
            }
        }
    }

    /// The storage, one more handle of it.
    ///
    /// ```
    /// use tensorplay::{Dtype, Tensor};
    /// let a = Tensor::zeros(&[2, 3], Dtype::F32)?;
    /// assert!(a.t()?.storage().same(&a.storage()));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    #[inline]
    pub fn storage(&self) -> Storage {
        // SAFETY: the tensor keeps its storage; retain adds a reference.
        unsafe {
            let storage = sys::tp_tensor_storage(self.as_raw());
            Storage::from_raw(sys::tp_storage_retain(storage))
        }
    }

    /// Whether two handles are one tensor.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// let a = Tensor::scalar(1)?;
    /// assert!(a.same(&a.clone()) && !a.same(&a.alias()?));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    #[inline]
    pub fn same(&self, other: &Tensor) -> bool {
        self.as_raw() == other.as_raw()
    }

    /// Whether the elements lie without gaps in the order of a format.
    ///
    /// ```
    /// use tensorplay::{Dtype, MemoryFormat, Tensor};
    /// let a = Tensor::zeros(&[2, 3], Dtype::F32)?;
    /// assert!(a.is_contiguous(MemoryFormat::CONTIGUOUS));
    /// assert!(!a.t()?.is_contiguous(MemoryFormat::CONTIGUOUS));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    #[inline]
    pub fn is_contiguous(&self, format: MemoryFormat) -> bool {
        // SAFETY: the handle lives; any format may be asked for.
        let answer = unsafe {
            sys::tp_tensor_is_contiguous(self.as_raw(), format.as_raw())
        };
        answer != 0
    }

    /// The elements as another type; the tensor itself if it has that one.
    ///
    /// ```
    /// use tensorplay::{Dtype, Tensor};
    /// let a = Tensor::from_slice(&[1.9f32, -1.9], &[2])?;
    /// assert_eq!(a.to_dtype(Dtype::I64)?.to_vec::<i64>()?, [1, -1]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn to_dtype(&self, dtype: Dtype) -> Result<Tensor> {
        self.to(Some(dtype), None, None, false)
    }

    /// A tensor of rank 0 on the CPU, of the number's type.
    ///
    /// ```
    /// use tensorplay::{Dtype, Tensor};
    /// assert_eq!(Tensor::scalar(2.5)?.dtype(), Dtype::F64);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn scalar(number: impl Into<Scalar>) -> Result<Tensor> {
        Tensor::scalar_tensor(number, None, Device::CPU)
    }

    /// The type that tensors and numbers meet in: tensors of rank 0 count only
    /// if their category is above the others', numbers only if theirs is above
    /// both.
    ///
    /// ```
    /// use tensorplay::{Dtype, Scalar, Tensor};
    /// let a = Tensor::from_slice(&[1i32], &[1])?;
    /// let half = [Scalar::from(0.5)];
    /// assert_eq!(Tensor::result_dtype(&[&a], &half)?, Dtype::F32);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn result_dtype(
        tensors: &[impl Borrow<Tensor>],
        scalars: &[Scalar],
    ) -> Result<Dtype> {
        let tensors = pointers(tensors);
        let scalars: Vec<_> = scalars.iter().map(Scalar::as_raw).collect();
        let mut out = 0;
        // SAFETY: handles and lists live through the call.
        check(unsafe {
            sys::tp_result_dtype(
                tensors.as_ptr(),
                tensors.len(),
                scalars.as_ptr(),
                scalars.len(),
                &mut out,
            )
        })?;
        Ok(Dtype::from_raw(out))
    }

    /// Gives the tensor new sizes, row-major, keeping the elements in front;
    /// the storage grows when it must. Refused if there are other handles.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// let mut a = Tensor::from_slice(&[1i64, 2, 3], &[3])?;
    /// a.resize(&[1, 2])?;
    /// assert_eq!(a.to_vec::<i64>()?, [1, 2]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    #[inline]
    pub fn resize(&mut self, sizes: &[i64]) -> Result<()> {
        // SAFETY: the handle and the list live through the call.
        check(unsafe {
            sys::tp_tensor_resize(self.as_raw(), sizes.as_ptr(), sizes.len())
        })
    }

    /// Makes this tensor the same view of the same bytes as another. Refused
    /// if there are other handles of it.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// let source = Tensor::from_slice(&[1i64, 2, 3], &[3])?;
    /// let mut a = Tensor::scalar(0)?;
    /// a.assign(&source)?;
    /// assert!(a.storage().same(&source.storage()));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn assign(&mut self, source: &Tensor) -> Result<()> {
        // SAFETY: both handles live through the call.
        check(unsafe { sys::tp_tensor_assign(self.as_raw(), source.as_raw()) })
    }

    /// Makes this tensor read another storage, of the same device. Refused if
    /// there are other handles of it.
    ///
    /// ```
    /// use tensorplay::{Dtype, Tensor};
    /// let bytes = Tensor::from_slice(&[5i64, 6, 7], &[3])?.storage();
    /// let mut a = Tensor::scalar(0)?;
    /// a.set_storage(&bytes, &[2], None, 1)?;
    /// assert_eq!(a.to_vec::<i64>()?, [6, 7]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn set_storage(
        &mut self,
        storage: &Storage,
        sizes: &[i64],
        strides: Option<&[i64]>,
        offset: i64,
    ) -> Result<()> {
        crate::call::same_length(
            "tp_tensor_set_storage",
            sizes.len(),
            strides.map_or(sizes.len(), <[i64]>::len),
        )?;
        // SAFETY: handles and lists live through the call.
        check(unsafe {
            sys::tp_tensor_set_storage(
                self.as_raw(),
                storage.as_raw(),
                sizes.as_ptr(),
                crate::call::list_or_null(strides),
                sizes.len(),
                offset,
            )
        })
    }

    /// Another tensor on the same storage, with a view of its own.
    pub(crate) fn on_storage(
        storage: &Storage,
        sizes: &[i64],
        strides: Option<&[i64]>,
        offset: i64,
        dtype: Dtype,
    ) -> Result<Tensor> {
        crate::call::same_length(
            "tp_tensor_from_storage",
            sizes.len(),
            strides.map_or(sizes.len(), <[i64]>::len),
        )?;
        // SAFETY: the handle and the lists live through the call.
        unsafe {
            tensor(|out| {
                sys::tp_tensor_from_storage(
                    storage.as_raw(),
                    sizes.as_ptr(),
                    crate::call::list_or_null(strides),
                    sizes.len(),
                    offset,
                    dtype.as_raw(),
                    out,
                )
            })
        }
    }
}
