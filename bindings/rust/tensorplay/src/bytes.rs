//! Elements in and out: copies, and memory taken over.
use crate::call::{check, room, tensor};
use crate::callback::{destroy, into_data};
use crate::{
    Code, Device, Element, Error, Result, Scalar, StorageFlags, Tensor, sys,
};
use std::ffi::c_void;
use std::{ptr, slice};

pub(crate) fn refused(code: Code, message: &str) -> Error {
    Error::new(code, message)
}

/// The number of elements of sizes, which have to be `count`.
fn check_count(sizes: &[i64], count: usize) -> Result<()> {
    let product = sizes.iter().try_fold(1usize, |product, &size| {
        product.checked_mul(usize::try_from(size).ok()?)
    });
    if product == Some(count) {
        return Ok(());
    }
    Err(refused(
        Code::SHAPE,
        &format!("{count} elements do not make a tensor of sizes {sizes:?}"),
    ))
}

/// Making a tensor of elements.
impl Tensor {
    /// Copies row-major elements.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// let a = Tensor::from_slice(&[true, false], &[1, 2])?;
    /// assert_eq!(a.to_vec::<bool>()?, [true, false]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn from_slice<T: Element>(data: &[T], sizes: &[i64]) -> Result<Tensor> {
        // SAFETY: the elements and the sizes live through the call.
        unsafe {
            tensor(|out| {
                sys::tp_tensor_from_data(
                    data.as_ptr().cast(),
                    size_of_val(data),
                    sizes.as_ptr(),
                    sizes.len(),
                    T::DTYPE.as_raw(),
                    out,
                )
            })
        }
    }

    /// Takes over row-major elements without a copy; the last that holds the
    /// bytes drops the vector.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// let data = vec![1.0f32; 6];
    /// let address = data.as_ptr().cast();
    /// let a = Tensor::from_vec(data, &[2, 3])?;
    /// assert_eq!(a.as_ptr(), address);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn from_vec<T: Element>(
        mut data: Vec<T>,
        sizes: &[i64],
    ) -> Result<Tensor> {
        check_count(sizes, data.len())?;
        let elements = data.as_mut_ptr().cast();
        // SAFETY: the vector keeps its elements until the deleter drops it,
        // and nobody else can reach them.
        unsafe { Tensor::from_parts(elements, sizes, T::DTYPE, data, 0) }
    }

    /// Reads constant elements where they are. The tensor is read-only.
    ///
    /// ```
    /// use tensorplay::{Code, Tensor};
    /// static TABLE: [f32; 3] = [1.0, 2.0, 4.0];
    /// let mut a = Tensor::from_static(&TABLE, &[3])?;
    /// assert_eq!(a.sum(&[], false)?.item()?.to_f64(), Some(7.0));
    /// assert_eq!(a.add_scalar_inplace(1).unwrap_err().code(), Code::READ_ONLY);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn from_static<T: Element>(
        data: &'static [T],
        sizes: &[i64],
    ) -> Result<Tensor> {
        check_count(sizes, data.len())?;
        let elements = data.as_ptr().cast_mut().cast();
        let flags = StorageFlags::READ_ONLY.as_raw();
        // SAFETY: the elements live for ever and the flag lets nobody write.
        unsafe { Tensor::from_parts(elements, sizes, T::DTYPE, (), flags) }
    }

    /// Wraps row-major memory on the CPU, and drops `owner` when nobody holds
    /// the bytes any more, on whatever thread that is.
    ///
    /// ```
    /// use tensorplay::{Dtype, Tensor};
    /// let mut owner = Box::new([1.0f32, 2.0]);
    /// let data = owner.as_mut_ptr().cast();
    /// // SAFETY: the box keeps the two numbers and is given away.
    /// let a = unsafe { Tensor::from_raw_memory(data, &[2], Dtype::F32, owner)? };
    /// assert_eq!(a.to_vec::<f32>()?, [1.0, 2.0]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    ///
    /// # Safety
    ///
    /// `data` leads to elements of those sizes and that type, aligned for it,
    /// which are valid until `owner` is dropped, and which nothing else reads
    /// or writes.
    pub unsafe fn from_raw_memory<O: Send + 'static>(
        data: *mut c_void,
        sizes: &[i64],
        dtype: crate::Dtype,
        owner: O,
    ) -> Result<Tensor> {
        // SAFETY: the caller's promise.
        unsafe { Tensor::from_parts(data, sizes, dtype, owner, 0) }
    }

    /// # Safety
    ///
    /// As [`Tensor::from_raw_memory`]; without writing if the flags forbid it.
    unsafe fn from_parts<O: 'static>(
        data: *mut c_void,
        sizes: &[i64],
        dtype: crate::Dtype,
        owner: O,
        flags: u32,
    ) -> Result<Tensor> {
        let owner = into_data(owner);
        // SAFETY: the caller's promise; the deleter fits the owner.
        let made = unsafe {
            tensor(|out| {
                sys::tp_tensor_from_blob(
                    data,
                    sizes.as_ptr(),
                    ptr::null(),
                    sizes.len(),
                    dtype.as_raw(),
                    Device::CPU.kind.as_raw(),
                    Device::CPU.index,
                    Some(destroy::<O>),
                    owner,
                    flags,
                    out,
                )
            })
        };
        if made.is_err() {
            // SAFETY: the call failed and left the owner here.
            unsafe { destroy::<O>(owner) };
        }
        made
    }
}

/// Elements and copies of them.
impl Tensor {
    /// Reads one element; a negative index counts from the end.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// let a = Tensor::from_slice(&[1i64, 2, 3], &[3])?;
    /// assert_eq!(a.get(&[-1])?.to_i64(), Some(3));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    #[inline]
    pub fn get(&self, index: &[i64]) -> Result<Scalar> {
        // SAFETY: the handle and the list live through the call.
        unsafe {
            Scalar::written(|out| {
                sys::tp_tensor_get(
                    self.as_raw(),
                    index.as_ptr(),
                    index.len(),
                    out,
                )
            })
        }
    }

    /// Writes one element, converted as a copy converts.
    ///
    /// ```
    /// use tensorplay::{Dtype, Tensor};
    /// let mut a = Tensor::zeros(&[2, 2], Dtype::I64)?;
    /// a.set(&[0, 1], 7)?;
    /// assert_eq!(a.to_vec::<i64>()?, [0, 7, 0, 0]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    #[inline]
    pub fn set(
        &mut self,
        index: &[i64],
        value: impl Into<Scalar>,
    ) -> Result<()> {
        let value = value.into();
        // SAFETY: the handle and the list live through the call.
        check(unsafe {
            sys::tp_tensor_set(
                self.as_raw(),
                index.as_ptr(),
                index.len(),
                value.as_raw(),
            )
        })
    }

    /// Reads the only element.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// assert_eq!(Tensor::scalar(2.5)?.item()?.to_f64(), Some(2.5));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    #[inline]
    pub fn item(&self) -> Result<Scalar> {
        // SAFETY: the handle lives through the call.
        unsafe {
            Scalar::written(|out| sys::tp_tensor_item(self.as_raw(), out))
        }
    }

    pub(crate) fn expect<T: Element>(&self) -> Result<()> {
        if self.dtype() == T::DTYPE {
            return Ok(());
        }
        let message =
            format!("elements are {:?}, not {:?}", self.dtype(), T::DTYPE);
        Err(refused(Code::DTYPE, &message))
    }

    /// Copies the elements, row-major. They must be of that type; see
    /// [`Tensor::to_dtype`].
    ///
    /// ```
    /// use tensorplay::{Code, Tensor};
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4], &[2, 2])?;
    /// assert_eq!(a.t()?.to_vec::<i64>()?, [1, 3, 2, 4]);
    /// assert_eq!(a.to_vec::<f32>().unwrap_err().code(), Code::DTYPE);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn to_vec<T: Element>(&self) -> Result<Vec<T>> {
        self.expect::<T>()?;
        let nbytes = self.nbytes();
        let mut elements: Vec<T> = room(self.numel())?;
        let data: *mut u8 = elements.as_mut_ptr().cast();
        // SAFETY: there is room for as many bytes; once they are written and
        // made valid they are the elements.
        unsafe {
            check(sys::tp_tensor_copy_to(self.as_raw(), data.cast(), nbytes))?;
            T::normalise(slice::from_raw_parts_mut(data, nbytes));
            elements.set_len(self.numel());
        }
        Ok(elements)
    }

    /// Overwrites the elements, row-major.
    ///
    /// ```
    /// use tensorplay::{Dtype, Tensor};
    /// let mut a = Tensor::zeros(&[2], Dtype::F64)?;
    /// a.copy_from_slice(&[1.0, 2.0])?;
    /// assert_eq!(a.to_vec::<f64>()?, [1.0, 2.0]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn copy_from_slice<T: Element>(&mut self, data: &[T]) -> Result<()> {
        self.expect::<T>()?;
        // SAFETY: the handle and the elements live through the call.
        check(unsafe {
            sys::tp_tensor_copy_from(
                self.as_raw(),
                data.as_ptr().cast(),
                size_of_val(data),
            )
        })
    }
}
