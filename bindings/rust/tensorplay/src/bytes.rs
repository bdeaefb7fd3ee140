//! Elements in and out: copies, memory taken over, memory lent.
use crate::call::{check, tensor};
use crate::callback::{destroy, into_data};
use crate::{
    Code, Device, Element, Error, Plain, Result, Scalar, StorageFlags, Tensor,
    TensorFlags, sys,
};
use std::cell::Cell;
use std::ffi::c_void;
use std::marker::PhantomData;
use std::ops::Deref;
use std::{ptr, slice};

/// The count word of an object that one strong and no weak handle leads to.
const ONE_HANDLE: u64 = 1 << 32 | 1;

fn refused(code: Code, message: &str) -> Error {
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
    pub fn get(&self, index: &[i64]) -> Result<Scalar> {
        let mut out = Scalar::out();
        // SAFETY: the handle and the list live through the call.
        check(unsafe {
            sys::tp_tensor_get(
                self.as_raw(),
                index.as_ptr(),
                index.len(),
                out.as_mut_raw(),
            )
        })?;
        Ok(out)
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
    pub fn item(&self) -> Result<Scalar> {
        let mut out = Scalar::out();
        // SAFETY: the handle lives through the call.
        check(unsafe { sys::tp_tensor_item(self.as_raw(), out.as_mut_raw()) })?;
        Ok(out)
    }

    fn expect<T: Element>(&self) -> Result<()> {
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
        let mut elements: Vec<T> = Vec::with_capacity(self.numel());
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

/// Memory lent where it is.
impl Tensor {
    /// Whether no other handle, view, weak handle or process can reach the
    /// bytes. A part of another storage, as of a mapped file, is never alone.
    ///
    /// ```
    /// use tensorplay::{Dtype, Tensor};
    /// let a = Tensor::zeros(&[4], Dtype::F32)?;
    /// assert!(a.is_unique());
    /// let view = a.select(0, 0)?;
    /// assert!(!a.is_unique());
    /// drop(view);
    /// assert!(a.is_unique());
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn is_unique(&self) -> bool {
        let shared = StorageFlags::SHARED | StorageFlags::MAPPED;
        // SAFETY: the tensor lives and keeps its storage.
        unsafe {
            let storage = sys::tp_tensor_storage(self.as_raw());
            let flags = StorageFlags::from_raw(sys::tp_storage_flags(storage));
            let own_bytes = flags.contains(StorageFlags::FOREIGN)
                || !sys::tp_storage_allocator(storage).is_null();
            own_bytes
                && !flags.intersects(shared)
                && sys::debug::tp_debug_count_word(self.as_raw().cast())
                    == ONE_HANDLE
                && sys::debug::tp_debug_count_word(storage.cast()) == ONE_HANDLE
        }
    }

    /// Element 0 and the number of elements, if they are a slice of that type
    /// on the CPU.
    fn dense<T: Plain>(&self) -> Result<(*const T, usize)> {
        self.expect::<T>()?;
        if self.device() != Device::CPU {
            return Err(refused(Code::DEVICE, "the elements are not here"));
        }
        if !self.flags().contains(TensorFlags::CONTIGUOUS) {
            return Err(refused(Code::LAYOUT, "the elements have gaps"));
        }
        let data: *const T = self.as_ptr().cast();
        if !data.is_aligned() {
            return Err(refused(Code::LAYOUT, "the elements are misaligned"));
        }
        match self.numel() {
            0 => Ok((ptr::NonNull::dangling().as_ptr(), 0)),
            count => Ok((data, count)),
        }
    }

    fn expect_unique(&self) -> Result<()> {
        if self.is_unique() {
            return Ok(());
        }
        Err(refused(Code::IN_USE, "others hold the tensor or its bytes"))
    }

    /// Lends the elements for reading. Others that could write them meanwhile
    /// are an error (`IN_USE`), as are gaps and another element type.
    ///
    /// ```
    /// use tensorplay::{Code, Tensor};
    /// let mut a = Tensor::from_slice(&[1.0f32, 2.0], &[2])?;
    /// assert_eq!(a.as_slice::<f32>()?, [1.0, 2.0]);
    /// let view = a.select(0, 0)?;
    /// assert_eq!(a.as_slice::<f32>().unwrap_err().code(), Code::IN_USE);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    ///
    /// The tensor can be neither cloned nor written while they are lent:
    ///
    /// ```compile_fail,E0502
    /// let mut a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    /// let slice = a.as_slice::<f32>().unwrap();
    /// let other = a.clone();
    /// println!("{}", slice[0]);
    /// ```
    ///
    /// ```compile_fail,E0505
    /// let mut a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    /// let slice = a.as_slice::<f32>().unwrap();
    /// drop(a);
    /// println!("{}", slice[0]);
    /// ```
    pub fn as_slice<T: Plain>(&mut self) -> Result<&[T]> {
        let (data, count) = self.dense::<T>()?;
        self.expect_unique()?;
        // SAFETY: so many elements lie there, any bytes are a value, and the
        // only handle is borrowed as long as the slice.
        Ok(unsafe { slice::from_raw_parts(data, count) })
    }

    /// Lends the elements for writing, and counts one write. Others that could
    /// read or write them meanwhile are an error (`IN_USE`), as are gaps,
    /// another element type and read-only bytes.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// let mut a = Tensor::from_slice(&[1.0f32, 2.0], &[2])?;
    /// a.as_mut_slice::<f32>()?[1] = 5.0;
    /// assert_eq!(a.to_vec::<f32>()?, [1.0, 5.0]);
    /// assert_eq!(a.version(), Some(1));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    ///
    /// ```compile_fail,E0499
    /// let mut a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    /// let first = a.as_mut_slice::<f32>().unwrap();
    /// let second = a.as_mut_slice::<f32>().unwrap();
    /// first[0] = second[0];
    /// ```
    pub fn as_mut_slice<T: Plain>(&mut self) -> Result<&mut [T]> {
        let (data, count) = self.dense::<T>()?;
        self.expect_unique()?;
        // SAFETY: as above; counting the write refuses read-only bytes.
        unsafe {
            check(sys::tp_tensor_mark_written(self.as_raw()))?;
            Ok(slice::from_raw_parts_mut(data.cast_mut(), count))
        }
    }

    /// Lends elements that others may write meanwhile. Writing is open as long
    /// as they are lent: the storage cannot be resized, and nothing saves the
    /// tensor for a backward pass.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// let a = Tensor::from_slice(&[1i64, 2, 3], &[3])?;
    /// let view = a.select(0, 0)?;
    /// let cells = a.as_cells::<i64>()?;
    /// cells[0].set(9);
    /// assert_eq!(view.item()?.to_i64(), Some(9));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    ///
    /// ```compile_fail,E0505
    /// let a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    /// let cells = a.as_cells::<f32>().unwrap();
    /// drop(a);
    /// cells[0].set(1.0);
    /// ```
    pub fn as_cells<T: Plain>(&self) -> Result<Cells<'_, T>> {
        let (data, count) = self.dense::<T>()?;
        // SAFETY: the tensor keeps its storage.
        let flags = unsafe {
            sys::tp_storage_flags(sys::tp_tensor_storage(self.as_raw()))
        };
        if StorageFlags::from_raw(flags).contains(StorageFlags::SHARED) {
            let message = "other processes may write the elements";
            return Err(refused(Code::IN_USE, message));
        }
        let mut first = ptr::null_mut();
        // SAFETY: the handle lives through the call.
        check(unsafe {
            sys::tp_tensor_begin_write(self.as_raw(), &mut first)
        })?;
        Ok(Cells {
            tensor: self,
            data: data.cast(),
            count,
            elements: PhantomData,
        })
    }
}

/// Elements of a tensor that its other handles and views, in the same thread,
/// may read and write too. Of [`Tensor::as_cells`].
///
/// ```compile_fail,E0277
/// let a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
/// let cells = a.as_cells::<f32>().unwrap();
/// std::thread::scope(|scope| { scope.spawn(|| cells[0].set(2.0)); });
/// ```
pub struct Cells<'a, T: Plain> {
    tensor: &'a Tensor,
    data: *const Cell<T>,
    count: usize,
    elements: PhantomData<&'a [Cell<T>]>,
}

impl<T: Plain> Deref for Cells<'_, T> {
    type Target = [Cell<T>];

    #[inline]
    fn deref(&self) -> &[Cell<T>] {
        // SAFETY: the storage keeps its bytes while it is open for writing,
        // and whoever else writes them is in this thread.
        unsafe { slice::from_raw_parts(self.data, self.count) }
    }
}

impl<T: Plain> Drop for Cells<'_, T> {
    fn drop(&mut self) {
        // SAFETY: the writer was opened when this was made.
        unsafe { sys::tp_tensor_end_write(self.tensor.as_raw()) };
    }
}
