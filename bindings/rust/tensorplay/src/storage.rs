//! Storages: the bytes that tensors share.
use crate::call::{check, path_text, text};
use crate::macros::handle;
use crate::{
    Allocator, Device, DeviceType, Dtype, Result, StorageFlags, Tensor, sys,
};
use std::ffi::c_void;
use std::path::Path;
use std::{ptr, slice};

handle! {
    /// A run of bytes: a counted handle to what tensors share. A clone is the
    /// same storage.
    ///
    /// ```
    /// use tensorplay::{Device, Dtype, Storage};
    /// let bytes = Storage::new(24, Device::CPU)?;
    /// let mut a = bytes.tensor(&[2, 3], None, 0, Dtype::F32)?;
    /// a.fill_inplace(1.5)?;
    /// let last = bytes.tensor(&[], None, 5, Dtype::F32)?;
    /// assert_eq!(last.item()?.to_f64(), Some(1.5));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    Storage: tp_storage_t, tp_storage_retain, tp_storage_release
}

/// The storage that a call makes.
///
/// # Safety
///
/// After success, `call` has written an owned storage.
unsafe fn storage(
    call: impl FnOnce(*mut *mut sys::tp_storage_t) -> sys::tp_status_t,
) -> Result<Storage> {
    let mut out = ptr::null_mut();
    check(call(&mut out))?;
    // SAFETY: the caller's promise.
    Ok(unsafe { Storage::from_raw(out) })
}

/// Making storages.
impl Storage {
    /// Bytes of a device's allocator, not initialised.
    ///
    /// ```
    /// use tensorplay::{Device, Storage};
    /// let storage = Storage::new(100, Device::CPU)?;
    /// assert_eq!((storage.nbytes(), storage.version()), (100, Some(0)));
    /// assert_eq!((storage.use_count(), storage.device()), (1, Device::CPU));
    /// assert!(storage.allocator().is_some());
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn new(nbytes: usize, device: Device) -> Result<Storage> {
        // SAFETY: takes numbers.
        unsafe {
            storage(|out| {
                sys::tp_storage_new(
                    nbytes,
                    device.kind.as_raw(),
                    device.index,
                    out,
                )
            })
        }
    }

    /// Bytes of an allocator, not initialised.
    ///
    /// ```
    /// use tensorplay::{Allocator, DeviceType, Storage};
    /// let allocator = Allocator::of(DeviceType::CPU)?;
    /// assert_eq!(Storage::from_allocator(64, &allocator)?.nbytes(), 64);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn from_allocator(
        nbytes: usize,
        allocator: &Allocator,
    ) -> Result<Storage> {
        // SAFETY: the allocator lives.
        unsafe {
            storage(|out| {
                sys::tp_storage_new_from_allocator(
                    nbytes,
                    allocator.as_raw(),
                    out,
                )
            })
        }
    }

    /// A storage of its own identity and version for a part of the bytes. It
    /// keeps this one alive.
    ///
    /// ```
    /// use tensorplay::{Device, Storage};
    /// let whole = Storage::new(64, Device::CPU)?;
    /// let part = whole.part(16, 32)?;
    /// assert_eq!(part.as_ptr() as usize - whole.as_ptr() as usize, 16);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn part(&self, offset: usize, nbytes: usize) -> Result<Storage> {
        // SAFETY: the handle lives.
        unsafe {
            storage(|out| {
                sys::tp_storage_new_part(self.as_raw(), offset, nbytes, out)
            })
        }
    }

    /// Reads a part of a file into memory.
    ///
    /// ```
    /// use tensorplay::{Dtype, Storage};
    /// let path = std::env::temp_dir().join("tensorplay-doc-bytes");
    /// std::fs::write(&path, [1u8, 2, 3, 4]).unwrap();
    /// let bytes = Storage::read_file(&path, 1, 2)?;
    /// # std::fs::remove_file(path).unwrap();
    /// let tensor = bytes.tensor(&[2], None, 0, Dtype::U8)?;
    /// assert_eq!(tensor.to_vec::<u8>()?, [2, 3]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn read_file(
        path: impl AsRef<Path>,
        offset: u64,
        nbytes: usize,
    ) -> Result<Storage> {
        let path = path_text(path)?;
        // SAFETY: the text ends with 0 and lives through the call.
        unsafe {
            storage(|out| {
                sys::tp_storage_read_file(path.as_ptr(), offset, nbytes, out)
            })
        }
    }

    /// Maps a part of a file, read-only.
    ///
    /// # Safety
    ///
    /// Nobody changes or shortens the file while the storage lives.
    pub unsafe fn map_file(
        path: impl AsRef<Path>,
        offset: u64,
        nbytes: usize,
    ) -> Result<Storage> {
        let path = path_text(path)?;
        // SAFETY: the text ends with 0 and lives through the call.
        unsafe {
            storage(|out| {
                sys::tp_storage_map_file(path.as_ptr(), offset, nbytes, out)
            })
        }
    }

    /// Makes zeroed memory that other processes can open, by the name if it
    /// has one. It is never lent as a slice.
    ///
    /// ```
    /// use tensorplay::{Storage, StorageFlags};
    /// let storage = Storage::shared(None, 4096)?;
    /// assert!(storage.flags().contains(StorageFlags::SHARED));
    /// assert!(storage.shared_descriptor().is_some());
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn shared(name: Option<&str>, nbytes: usize) -> Result<Storage> {
        let name = name.map(text).transpose()?;
        let name = name.as_ref().map_or(ptr::null(), |name| name.as_ptr());
        // SAFETY: the text ends with 0 and lives through the call.
        unsafe { storage(|out| sys::tp_storage_new_shared(name, nbytes, out)) }
    }

    /// Opens shared memory that a process made, by its name.
    ///
    /// ```
    /// use tensorplay::Storage;
    /// let ours = Storage::shared(Some("tensorplay-doc"), 8)?;
    /// let theirs = Storage::open_shared("tensorplay-doc", true)?;
    /// assert_eq!(theirs.nbytes(), 8);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn open_shared(name: &str, read_only: bool) -> Result<Storage> {
        let name = text(name)?;
        let flags = read_only_flag(read_only);
        // SAFETY: the text ends with 0 and lives through the call.
        unsafe {
            storage(|out| {
                sys::tp_storage_open_shared(name.as_ptr(), flags, out)
            })
        }
    }

    /// Opens shared memory by a descriptor, which stays the caller's.
    pub fn open_shared_descriptor(
        descriptor: i32,
        read_only: bool,
    ) -> Result<Storage> {
        let flags = read_only_flag(read_only);
        // SAFETY: takes numbers.
        unsafe {
            storage(|out| {
                sys::tp_storage_open_shared_descriptor(descriptor, flags, out)
            })
        }
    }

    /// The descriptor of shared memory; it is the storage's own.
    pub fn shared_descriptor(&self) -> Option<i32> {
        // SAFETY: the handle lives.
        let descriptor =
            unsafe { sys::tp_storage_shared_descriptor(self.as_raw()) };
        (descriptor >= 0).then_some(descriptor)
    }
}

fn read_only_flag(read_only: bool) -> u32 {
    if read_only {
        StorageFlags::READ_ONLY.as_raw()
    } else {
        0
    }
}

/// What a storage is.
impl Storage {
    /// A tensor on these bytes. It shares bytes and version.
    pub fn tensor(
        &self,
        sizes: &[i64],
        strides: Option<&[i64]>,
        offset: i64,
        dtype: Dtype,
    ) -> Result<Tensor> {
        Tensor::on_storage(self, sizes, strides, offset, dtype)
    }

    /// The number of handles and tensors that hold it.
    #[inline]
    pub fn use_count(&self) -> i64 {
        // SAFETY: the handle lives.
        unsafe { sys::tp_storage_use_count(self.as_raw()) }
    }

    /// Whether two handles are one storage.
    #[inline]
    pub fn same(&self, other: &Storage) -> bool {
        // SAFETY: both handles live.
        unsafe { sys::tp_storage_same(self.as_raw(), other.as_raw()) != 0 }
    }

    /// Size in bytes.
    #[inline]
    pub fn nbytes(&self) -> usize {
        // SAFETY: the handle lives.
        unsafe { sys::tp_storage_nbytes(self.as_raw()) }
    }

    /// The first byte. The pointer is good until the storage is resized, taken
    /// or dropped.
    #[inline]
    pub fn as_ptr(&self) -> *const u8 {
        // SAFETY: the handle lives.
        unsafe { sys::tp_storage_data(self.as_raw()).cast() }
    }

    /// Where the bytes are.
    pub fn device(&self) -> Device {
        // SAFETY: the handle lives.
        unsafe {
            Device {
                kind: DeviceType::from_raw(sys::tp_storage_device_type(
                    self.as_raw(),
                )),
                index: sys::tp_storage_device_index(self.as_raw()),
            }
        }
    }

    /// The allocator that the bytes came from; `None` for others' memory and
    /// for parts.
    pub fn allocator(&self) -> Option<Allocator> {
        // SAFETY: the storage keeps its allocator; retain adds a reference.
        unsafe {
            let raw = sys::tp_storage_allocator(self.as_raw());
            (!raw.is_null())
                .then(|| Allocator::from_raw(sys::tp_allocator_retain(raw)))
        }
    }

    /// What may be done with the bytes, and whose they are.
    #[inline]
    pub fn flags(&self) -> StorageFlags {
        // SAFETY: the handle lives.
        StorageFlags::from_raw(unsafe { sys::tp_storage_flags(self.as_raw()) })
    }

    /// The version: one more for each write; `None` if none is counted.
    #[inline]
    pub fn version(&self) -> Option<u64> {
        // SAFETY: the handle lives.
        let version = unsafe { sys::tp_storage_version(self.as_raw()) };
        u64::try_from(version).ok()
    }

    /// Changes the size, keeping the bytes in front.
    ///
    /// ```
    /// use tensorplay::{Device, Storage};
    /// let mut storage = Storage::new(8, Device::CPU)?;
    /// storage.resize(1000)?;
    /// assert_eq!(storage.nbytes(), 1000);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn resize(&mut self, nbytes: usize) -> Result<()> {
        // SAFETY: the handle lives.
        check(unsafe { sys::tp_storage_resize(self.as_raw(), nbytes) })
    }

    /// Takes memory of the program back out of the storage, which keeps no
    /// byte. Refused while others hold it.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// let a = Tensor::from_vec(vec![1u8, 2, 3], &[3])?;
    /// let mut storage = a.storage();
    /// drop(a);
    /// assert_eq!(*storage.take()?, [1, 2, 3]);
    /// assert_eq!(storage.nbytes(), 0);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn take(&mut self) -> Result<TakenBytes> {
        let mut taken = TakenBytes {
            data: ptr::null_mut(),
            nbytes: self.nbytes(),
            deleter: None,
            context: ptr::null_mut(),
        };
        // SAFETY: the handle lives, and what is written is taken over.
        check(unsafe {
            sys::tp_storage_take(
                self.as_raw(),
                &mut taken.data,
                &mut taken.deleter,
                &mut taken.context,
            )
        })?;
        Ok(taken)
    }
}

impl std::fmt::Debug for Storage {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Storage")
            .field("nbytes", &self.nbytes())
            .field("device", &self.device().kind)
            .field("flags", &self.flags())
            .field("version", &self.version())
            .field("use_count", &self.use_count())
            .finish()
    }
}

/// Bytes that [`Storage::take`] took, freed the way they came.
pub struct TakenBytes {
    data: *mut c_void,
    nbytes: usize,
    deleter: sys::tp_deleter_fn,
    context: *mut c_void,
}

impl std::ops::Deref for TakenBytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        if self.nbytes == 0 {
            return &[];
        }
        // SAFETY: so many bytes lie there, and nobody else has them.
        unsafe { slice::from_raw_parts(self.data.cast(), self.nbytes) }
    }
}

impl std::fmt::Debug for TakenBytes {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        self[..].fmt(f)
    }
}

impl Drop for TakenBytes {
    fn drop(&mut self) {
        if let Some(deleter) = self.deleter {
            // SAFETY: the deleter came with its context, for one call.
            unsafe { deleter(self.context) };
        }
    }
}
