//! Allocators: who gives the bytes of new storages.
use crate::call::check;
use crate::callback::{contained, destroy, guarded, into_data};
use crate::macros::handle;
use crate::{Code, Device, DeviceType, Error, Result, sys};
use std::alloc::Layout;
use std::ffi::c_void;
use std::ptr::{self, NonNull};

handle! {
    /// An allocator of a device type. A clone is the same allocator.
    ///
    /// ```
    /// use tensorplay::{Allocator, DeviceType, Dtype, Tensor};
    /// let allocator = Allocator::of(DeviceType::CPU)?;
    /// let before = allocator.stats()?.live_blocks;
    /// let a = Tensor::zeros(&[1000], Dtype::F32)?;
    /// assert_eq!(allocator.stats()?.live_blocks, before + 1);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    Allocator: tp_allocator_t, tp_allocator_retain, tp_allocator_release
}

// SAFETY: the thread rules let any thread use an allocator at any time, and
// Memory, of which a program makes one, is Send and Sync.
unsafe impl Send for Allocator {}
// SAFETY: as above.
unsafe impl Sync for Allocator {}

/// Counters of an allocator.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct AllocatorStats {
    /// Bytes in use.
    pub live_bytes: u64,
    /// Blocks in use.
    pub live_blocks: u64,
    /// Bytes kept for reuse.
    pub cached_bytes: u64,
    /// Blocks kept for reuse.
    pub cached_blocks: u64,
    /// The highest number of bytes in use seen.
    pub peak_bytes: u64,
    /// Requests served.
    pub allocations: u64,
    /// Requests that went to the system.
    pub system_allocations: u64,
    /// Blocks given back to the system.
    pub system_frees: u64,
    /// Sizes of which blocks exist.
    pub buckets: u64,
}

/// Memory of a program, for [`Allocator::new`].
///
/// # Safety
///
/// What `allocate` gives holds the layout, is nobody else's, and stays until
/// `deallocate` gets it back.
pub unsafe trait Memory: Send + Sync + 'static {
    /// Gives memory of a layout, of at least one byte; `None` if there is none.
    fn allocate(&self, layout: Layout) -> Option<NonNull<u8>>;

    /// Takes memory back.
    ///
    /// # Safety
    ///
    /// It is of `allocate`, for the same layout, and nobody uses it any more.
    unsafe fn deallocate(&self, memory: NonNull<u8>, layout: Layout);
}

/// What comes back with a block: how it was asked for.
struct Block {
    layout: Layout,
}

unsafe extern "C" fn allocate<M: Memory>(
    user_data: *mut c_void,
    nbytes: usize,
    align: usize,
    _stream: *mut c_void,
    data: *mut *mut c_void,
    context: *mut *mut c_void,
) -> sys::tp_status_t {
    guarded(|| {
        // SAFETY: the user data is the allocator's, as long as it lives.
        let memory = unsafe { &*user_data.cast::<M>() };
        let layout = Layout::from_size_align(nbytes.max(1), align)
            .map_err(|e| Error::new(Code::OVERFLOW, e.to_string()))?;
        let given = memory.allocate(layout).ok_or_else(|| {
            Error::new(Code::OUT_OF_MEMORY, "the memory gives no more")
        })?;
        // SAFETY: both places are the library's to be written.
        unsafe {
            *data = given.as_ptr().cast();
            *context = into_data(Block { layout });
        }
        Ok(())
    })
}

unsafe extern "C" fn deallocate<M: Memory>(
    user_data: *mut c_void,
    data: *mut c_void,
    context: *mut c_void,
    _nbytes: usize,
    _stream: *mut c_void,
) {
    contained(|| {
        // SAFETY: as above; the block is of `allocate` and comes once.
        unsafe {
            let memory = &*user_data.cast::<M>();
            let block = Box::from_raw(context.cast::<Block>());
            if let Some(data) = NonNull::new(data.cast()) {
                memory.deallocate(data, block.layout);
            }
        }
    });
}

impl Allocator {
    /// The allocator that new storages of a device type use.
    ///
    /// ```
    /// use tensorplay::{Allocator, DeviceType};
    /// let first = Allocator::of(DeviceType::CPU)?;
    /// assert!(first.same(&Allocator::of(DeviceType::CPU)?));
    /// assert_eq!(first.device_type(), DeviceType::CPU);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn of(kind: DeviceType) -> Result<Allocator> {
        let mut out = ptr::null_mut();
        // SAFETY: after success `out` is an owned allocator.
        unsafe {
            check(sys::tp_allocator_get(kind.as_raw(), &mut out))?;
            Ok(Allocator::from_raw(out))
        }
    }

    /// The allocator of page-locked host memory for a device type.
    ///
    /// ```
    /// use tensorplay::{Allocator, Code, DeviceType};
    /// let none = Allocator::pinned(DeviceType::CPU).map(drop);
    /// assert_eq!(none.unwrap_err().code(), Code::NOT_BUILT);
    /// ```
    pub fn pinned(kind: DeviceType) -> Result<Allocator> {
        let mut out = ptr::null_mut();
        // SAFETY: after success `out` is an owned allocator.
        unsafe {
            check(sys::tp_allocator_pinned(kind.as_raw(), &mut out))?;
            Ok(Allocator::from_raw(out))
        }
    }

    /// Sets what new storages of a device type use; `None` is the library's
    /// own.
    ///
    /// ```
    /// use tensorplay::{Allocator, DeviceType};
    /// let own = Allocator::of(DeviceType::CPU)?;
    /// Allocator::set(DeviceType::CPU, Some(&own))?;
    /// Allocator::set(DeviceType::CPU, None)?;
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn set(kind: DeviceType, allocator: Option<&Allocator>) -> Result<()> {
        let raw = allocator.map_or(ptr::null_mut(), Allocator::as_raw);
        // SAFETY: the allocator lives, or is null for the default.
        check(unsafe { sys::tp_allocator_set(kind.as_raw(), raw) })
    }

    /// Makes an allocator of a program's own memory on the host.
    ///
    /// ```
    /// use std::alloc::{Layout, alloc, dealloc};
    /// use std::ptr::NonNull;
    /// use tensorplay::{Allocator, Memory, Storage};
    ///
    /// struct Heap;
    /// // SAFETY: the global allocator keeps what is asked of Memory.
    /// unsafe impl Memory for Heap {
    ///     fn allocate(&self, layout: Layout) -> Option<NonNull<u8>> {
    ///         // SAFETY: the layout has a byte at least.
    ///         NonNull::new(unsafe { alloc(layout) })
    ///     }
    ///     unsafe fn deallocate(&self, memory: NonNull<u8>, layout: Layout) {
    ///         // SAFETY: the caller's promise.
    ///         unsafe { dealloc(memory.as_ptr(), layout) }
    ///     }
    /// }
    ///
    /// let allocator = Allocator::new(Heap)?;
    /// let storage = Storage::from_allocator(100, &allocator)?;
    /// assert_eq!(storage.allocator().unwrap().stats()?.live_blocks, 1);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn new<M: Memory>(memory: M) -> Result<Allocator> {
        let user_data = into_data(memory);
        let callbacks = sys::tp_allocator_callbacks_t {
            struct_size: size_of::<sys::tp_allocator_callbacks_t>() as u32,
            device_type: Device::CPU.kind.as_raw(),
            device_index: Device::CPU.index,
            reserved: 0,
            user_data,
            allocate: Some(allocate::<M>),
            deallocate: Some(deallocate::<M>),
            destroy: Some(destroy::<M>),
        };
        let mut out = ptr::null_mut();
        // SAFETY: the callbacks fit the user data, which a failed call leaves
        // here.
        unsafe {
            match check(sys::tp_allocator_new(&callbacks, &mut out)) {
                Ok(()) => Ok(Allocator::from_raw(out)),
                Err(error) => {
                    destroy::<M>(user_data);
                    Err(error)
                }
            }
        }
    }

    /// The device type of the memory.
    pub fn device_type(&self) -> DeviceType {
        // SAFETY: the handle lives.
        DeviceType::from_raw(unsafe {
            sys::tp_allocator_device_type(self.as_raw())
        })
    }

    /// Reads the counters.
    ///
    /// ```
    /// use tensorplay::{Allocator, DeviceType};
    /// let allocator = Allocator::of(DeviceType::CPU)?;
    /// allocator.reset_peak()?;
    /// let stats = allocator.stats()?;
    /// assert_eq!(stats.peak_bytes, stats.live_bytes);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn stats(&self) -> Result<AllocatorStats> {
        let mut raw = std::mem::MaybeUninit::uninit();
        // SAFETY: init clears the whole struct before it is filled.
        let raw: sys::tp_allocator_stats_t = unsafe {
            let size = size_of::<sys::tp_allocator_stats_t>();
            check(sys::tp_allocator_stats_init(raw.as_mut_ptr(), size))?;
            check(sys::tp_allocator_stats(self.as_raw(), raw.as_mut_ptr()))?;
            raw.assume_init()
        };
        Ok(AllocatorStats {
            live_bytes: raw.live_bytes,
            live_blocks: raw.live_blocks,
            cached_bytes: raw.cached_bytes,
            cached_blocks: raw.cached_blocks,
            peak_bytes: raw.peak_bytes,
            allocations: raw.allocations,
            system_allocations: raw.system_allocations,
            system_frees: raw.system_frees,
            buckets: raw.buckets,
        })
    }

    /// Sets the peak to what is in use now.
    pub fn reset_peak(&self) -> Result<()> {
        // SAFETY: the handle lives.
        check(unsafe { sys::tp_allocator_reset_peak(self.as_raw()) })
    }

    /// Gives all cached blocks back to the system.
    ///
    /// ```
    /// use tensorplay::{Allocator, DeviceType};
    /// let allocator = Allocator::of(DeviceType::CPU)?;
    /// allocator.empty_cache()?;
    /// assert_eq!(allocator.stats()?.cached_blocks, 0);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn empty_cache(&self) -> Result<()> {
        // SAFETY: the handle lives.
        check(unsafe { sys::tp_allocator_empty_cache(self.as_raw()) })
    }

    /// Sets the most bytes kept for reuse; 0 is no limit.
    ///
    /// ```
    /// use tensorplay::{Allocator, DeviceType};
    /// let allocator = Allocator::of(DeviceType::CPU)?;
    /// allocator.set_cap(1 << 20)?;
    /// assert_eq!(allocator.cap(), 1 << 20);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn set_cap(&self, nbytes: u64) -> Result<()> {
        // SAFETY: the handle lives.
        check(unsafe { sys::tp_allocator_set_cap(self.as_raw(), nbytes) })
    }

    /// The most bytes kept for reuse; 0 is no limit.
    pub fn cap(&self) -> u64 {
        // SAFETY: the handle lives.
        unsafe { sys::tp_allocator_cap(self.as_raw()) }
    }

    /// Sets the request size above which blocks bypass the cache.
    ///
    /// ```
    /// use tensorplay::{Allocator, DeviceType};
    /// let allocator = Allocator::of(DeviceType::CPU)?;
    /// allocator.set_bypass_threshold(1 << 20)?;
    /// assert_eq!(allocator.bypass_threshold(), 1 << 20);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn set_bypass_threshold(&self, nbytes: u64) -> Result<()> {
        // SAFETY: the handle lives.
        check(unsafe {
            sys::tp_allocator_set_bypass_threshold(self.as_raw(), nbytes)
        })
    }

    /// The request size above which blocks bypass the cache.
    pub fn bypass_threshold(&self) -> u64 {
        // SAFETY: the handle lives.
        unsafe { sys::tp_allocator_bypass_threshold(self.as_raw()) }
    }

    /// Whether two handles are one allocator.
    pub fn same(&self, other: &Allocator) -> bool {
        self.as_raw() == other.as_raw()
    }
}

impl std::fmt::Debug for Allocator {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Allocator")
            .field("device_type", &self.device_type())
            .field("stats", &self.stats())
            .finish()
    }
}
