//! Flags of tensors and storages.
use crate::macros::flags;

/// A name that is printed without quotes.
fn format_args_of<'a>(name: &'a &'static str) -> impl std::fmt::Debug + 'a {
    struct Name<'a>(&'a str);
    impl std::fmt::Debug for Name<'_> {
        fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
            f.write_str(self.0)
        }
    }
    Name(name)
}

flags! {
    /// What a tensor's layout is like, and where it came from.
    ///
    /// ```
    /// use tensorplay::{Dtype, Tensor, TensorFlags};
    /// let a = Tensor::zeros(&[2, 3], Dtype::F32)?;
    /// assert!(a.flags().contains(TensorFlags::CONTIGUOUS));
    /// assert!(a.t()?.flags().contains(TensorFlags::VIEW));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    TensorFlags {
        /// Row-major without gaps.
        CONTIGUOUS = TP_TENSOR_CONTIGUOUS;
        /// Strides are in channels-last order.
        CHANNELS_LAST = TP_TENSOR_CHANNELS_LAST;
        /// Channels-last, no gaps.
        CHANNELS_LAST_CONTIGUOUS = TP_TENSOR_CHANNELS_LAST_CONTIGUOUS;
        /// Strides are in channels-last order, for rank 5.
        CHANNELS_LAST_3D = TP_TENSOR_CHANNELS_LAST_3D;
        /// Channels-last for rank 5, no gaps.
        CHANNELS_LAST_3D_CONTIGUOUS = TP_TENSOR_CHANNELS_LAST_3D_CONTIGUOUS;
        /// A permuted dense block.
        NON_OVERLAPPING_AND_DENSE = TP_TENSOR_NON_OVERLAPPING_AND_DENSE;
        /// Two indices may share a byte.
        SELF_OVERLAPPING = TP_TENSOR_SELF_OVERLAPPING;
        /// Made as a view of a tensor.
        VIEW = TP_TENSOR_VIEW;
        /// Of a storage made in inference mode.
        INFERENCE = TP_TENSOR_INFERENCE;
    }
}

flags! {
    /// What may be done with a storage's bytes, and whose they are.
    ///
    /// ```
    /// use tensorplay::{Device, Storage, StorageFlags};
    /// let storage = Storage::new(64, Device::CPU)?;
    /// assert!(storage.flags().contains(StorageFlags::RESIZABLE));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    StorageFlags {
        /// The size may change.
        RESIZABLE = TP_STORAGE_RESIZABLE;
        /// The bytes may not be written.
        READ_ONLY = TP_STORAGE_READ_ONLY;
        /// The bytes are a mapped file.
        MAPPED = TP_STORAGE_MAPPED;
        /// Page-locked.
        PINNED = TP_STORAGE_PINNED;
        /// The bytes are seen by several processes.
        SHARED = TP_STORAGE_SHARED;
        /// Made in inference mode: no version is counted.
        INFERENCE = TP_STORAGE_INFERENCE;
        /// Memory of the program, not of an allocator.
        FOREIGN = TP_STORAGE_FOREIGN;
    }
}
