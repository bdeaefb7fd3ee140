//! Memory lent where it is, as slices or as cells.
use crate::bytes::refused;
use crate::call::check;
use crate::{
    Code, Device, Plain, Result, StorageFlags, Tensor, TensorFlags, sys,
};
use std::cell::Cell;
use std::marker::PhantomData;
use std::ops::Deref;
use std::{ptr, slice};

/// The count word of an object that one strong and no weak handle leads to.
const ONE_HANDLE: u64 = 1 << 32 | 1;

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
    #[inline]
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

impl<T: Plain + std::fmt::Debug> std::fmt::Debug for Cells<'_, T> {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_list().entries(self.iter().map(Cell::get)).finish()
    }
}
