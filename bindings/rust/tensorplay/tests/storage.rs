//! Storages, their memory, and who gives it.
use std::alloc::{Layout, alloc, dealloc};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicUsize, Ordering};
use tensorplay::*;

#[test]
fn parts_and_tensors_share_bytes_but_not_versions() {
    let whole = Storage::new(32, Device::CPU).unwrap();
    let part = whole.part(16, 16).unwrap();
    let mut all = whole.tensor(&[8], None, 0, Dtype::F32).unwrap();
    all.fill_inplace(2).unwrap();
    let half = part.tensor(&[4], None, 0, Dtype::F32).unwrap();
    assert_eq!(half.to_vec::<f32>().unwrap(), [2.0; 4]);
    assert_eq!((whole.version(), part.version()), (Some(1), Some(0)));
    assert_eq!(whole.part(30, 3).unwrap_err().code(), Code::RANGE);
    assert!(whole.allocator().is_some() && part.allocator().is_none());
}

#[test]
fn strides_and_offsets_must_stay_inside() {
    let storage = Storage::new(8, Device::CPU).unwrap();
    let of = |sizes: &[i64], strides: Option<&[i64]>, offset| {
        storage.tensor(sizes, strides, offset, Dtype::U8)
    };
    assert_eq!(of(&[2, 2], Some(&[4, 1]), 2).unwrap().offset(), 2);
    assert_eq!(of(&[2], Some(&[-1]), 0).unwrap_err().code(), Code::RANGE);
    assert_eq!(of(&[9], None, 0).unwrap_err().code(), Code::RANGE);
    let uneven = of(&[2, 2], Some(&[1]), 0).unwrap_err();
    assert_eq!(uneven.code(), Code::ARGUMENT);
}

#[test]
fn lists_that_belong_together_are_of_one_length() {
    let a = Tensor::zeros(&[2, 3], Dtype::F32).unwrap();
    let codes = [
        a.movedim(&[0], &[1, 0]).unwrap_err().code(),
        a.as_strided(&[2], &[1, 1], None).unwrap_err().code(),
        Tensor::empty_strided(&[2], &[], Dtype::F32)
            .unwrap_err()
            .code(),
    ];
    assert_eq!(codes, [Code::ARGUMENT; 3]);
}

#[test]
fn shared_memory_is_opened_by_name_and_by_descriptor() {
    let name = format!("tensorplay-rust-{}", std::process::id());
    let ours = Storage::shared(Some(&name), 8).unwrap();
    let theirs = Storage::open_shared(&name, true).unwrap();
    let mut a = ours.tensor(&[2], None, 0, Dtype::F32).unwrap();
    a.fill_inplace(1.5).unwrap();
    let b = theirs.tensor(&[2], None, 0, Dtype::F32).unwrap();
    assert_eq!(b.to_vec::<f32>().unwrap(), [1.5, 1.5]);
    let descriptor = ours.shared_descriptor().unwrap();
    let third = Storage::open_shared_descriptor(descriptor, false).unwrap();
    assert_eq!(third.nbytes(), 8);
    assert_eq!(
        Storage::open_shared("a/b", false).unwrap_err().code(),
        Code::ARGUMENT
    );
    assert!(
        Storage::new(1, Device::CPU)
            .unwrap()
            .shared_descriptor()
            .is_none()
    );
}

#[test]
fn files_are_read_and_mapped() {
    let path = std::env::temp_dir()
        .join(format!("tensorplay-storage-{}", std::process::id()));
    std::fs::write(&path, [1u8, 2, 3, 4]).unwrap();
    let read = Storage::read_file(&path, 1, 2).unwrap();
    // SAFETY: nobody changes the file.
    let mapped = unsafe { Storage::map_file(&path, 2, 2) }.unwrap();
    assert!(
        mapped
            .flags()
            .contains(StorageFlags::MAPPED | StorageFlags::READ_ONLY)
    );
    let bytes = |storage: Storage| {
        let tensor = storage.tensor(&[2], None, 0, Dtype::U8).unwrap();
        tensor.to_vec::<u8>().unwrap()
    };
    assert_eq!((bytes(read), bytes(mapped)), (vec![2, 3], vec![3, 4]));
    std::fs::remove_file(&path).unwrap();
    let error = Storage::read_file(&path, 0, 1).unwrap_err();
    assert_eq!(error.code(), Code::IO);
    assert_eq!(error.native_code(), Some(2));
}

#[test]
fn only_memory_of_the_program_can_be_taken_and_by_a_sole_owner() {
    let a = Tensor::from_vec(vec![1.0f32, 2.0], &[2]).unwrap();
    let mut storage = a.storage();
    assert_eq!(storage.take().err().unwrap().code(), Code::IN_USE);
    drop(a);
    assert_eq!(storage.take().unwrap().len(), 8);
    let mut own = Storage::new(8, Device::CPU).unwrap();
    assert_eq!(own.take().err().unwrap().code(), Code::UNSUPPORTED);
}

#[test]
fn a_tensor_changes_its_bytes_and_sizes_only_alone() {
    let mut a = Tensor::from_slice(&[1i64, 2, 3, 4], &[4]).unwrap();
    let other = a.clone();
    assert_eq!(a.resize(&[2]).unwrap_err().code(), Code::IN_USE);
    drop(other);
    a.resize(&[2, 2]).unwrap();
    assert_eq!(a.sizes(), [2, 2]);
    let storage = a.storage();
    a.set_storage(&storage, &[2], Some(&[2]), 1).unwrap();
    assert_eq!(a.to_vec::<i64>().unwrap(), [2, 4]);
}

/// Counts what is given and taken back, and gives no more than a limit.
struct Limited {
    live: &'static AtomicUsize,
    limit: usize,
}

impl Drop for Limited {
    fn drop(&mut self) {
        self.live.fetch_add(1_000_000, Ordering::SeqCst);
    }
}

// SAFETY: the global allocator gives and takes the memory.
unsafe impl Memory for Limited {
    fn allocate(&self, layout: Layout) -> Option<NonNull<u8>> {
        if layout.size() > self.limit {
            assert!(layout.size() < 10_000, "beyond all measure");
            return None;
        }
        self.live.fetch_add(1, Ordering::SeqCst);
        // SAFETY: the layout has a byte at least.
        NonNull::new(unsafe { alloc(layout) })
    }

    unsafe fn deallocate(&self, memory: NonNull<u8>, layout: Layout) {
        self.live.fetch_sub(1, Ordering::SeqCst);
        // SAFETY: the caller's promise.
        unsafe { dealloc(memory.as_ptr(), layout) }
    }
}

#[test]
fn memory_of_a_program_serves_storages_and_goes_with_the_last() {
    static LIVE: AtomicUsize = AtomicUsize::new(0);
    let memory = Limited {
        live: &LIVE,
        limit: 1000,
    };
    let allocator = Allocator::new(memory).unwrap();
    let storage = Storage::from_allocator(100, &allocator).unwrap();
    assert!(storage.allocator().unwrap().same(&allocator));
    assert_eq!(LIVE.load(Ordering::SeqCst), 1);
    let error = Storage::from_allocator(2000, &allocator).unwrap_err();
    assert_eq!(error.code(), Code::OUT_OF_MEMORY);
    let error = Storage::from_allocator(20_000, &allocator).unwrap_err();
    assert!(error.cause().unwrap().contains("beyond all measure"));
    drop(allocator);
    assert_eq!(LIVE.load(Ordering::SeqCst), 1);
    // The last to go may go in another thread.
    let sent = storage.tensor(&[25], None, 0, Dtype::F32).unwrap();
    drop(storage);
    let sent = sent.into_send().unwrap();
    std::thread::spawn(move || drop(sent.into_tensor()))
        .join()
        .unwrap();
    assert_eq!(LIVE.load(Ordering::SeqCst), 1_000_000);
}

#[test]
fn settings_of_an_allocator_are_told_again() {
    let allocator = Allocator::of(DeviceType::CPU).unwrap();
    let (cap, threshold) = (allocator.cap(), allocator.bypass_threshold());
    allocator.set_cap(1 << 30).unwrap();
    allocator.set_bypass_threshold(1 << 20).unwrap();
    assert_eq!(allocator.cap(), 1 << 30);
    assert_eq!(allocator.bypass_threshold(), 1 << 20);
    allocator.set_cap(cap).unwrap();
    allocator.set_bypass_threshold(threshold).unwrap();
    allocator.reset_peak().unwrap();
    assert_eq!(allocator.device_type(), DeviceType::CPU);
}
