//! Handles that keep nothing alive.
use crate::call::check;
use crate::macros::handle;
use crate::{Result, Storage, Tensor, sys};
use std::ptr;

handle! {
    /// Leads to a tensor as long as others keep it.
    ///
    /// ```
    /// use tensorplay::{Dtype, Tensor};
    /// let a = Tensor::zeros(&[2], Dtype::F32)?;
    /// let weak = a.downgrade()?;
    /// assert!(weak.upgrade().unwrap().same(&a));
    /// drop(a);
    /// assert!(weak.upgrade().is_none());
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    WeakTensor: tp_weak_tensor_t, tp_weak_tensor_retain, tp_weak_tensor_release
}

handle! {
    /// Leads to a storage as long as others keep it.
    ///
    /// ```
    /// use tensorplay::{Device, Storage};
    /// let storage = Storage::new(16, Device::CPU)?;
    /// let weak = storage.downgrade()?;
    /// assert!(weak.upgrade().unwrap().same(&storage));
    /// drop(storage);
    /// assert!(weak.upgrade().is_none());
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    WeakStorage: tp_weak_storage_t, tp_weak_storage_retain, tp_weak_storage_release
}

/// Both ways between a handle and its weak kind.
macro_rules! weak {
    ($strong:ident, $weak:ident, $make:ident, $lock:ident) => {
        impl $strong {
            /// Makes a weak handle.
            pub fn downgrade(&self) -> Result<$weak> {
                let mut out = ptr::null_mut();
                // SAFETY: the handle lives; after success `out` is owned.
                unsafe {
                    check(sys::$make(self.as_raw(), &mut out))?;
                    Ok($weak::from_raw(out))
                }
            }
        }

        impl $weak {
            /// A handle that keeps what this one leads to, if it still lives.
            pub fn upgrade(&self) -> Option<$strong> {
                // SAFETY: the weak handle lives; what comes back is owned.
                unsafe {
                    let raw = sys::$lock(self.as_raw());
                    (!raw.is_null()).then(|| $strong::from_raw(raw))
                }
            }
        }

        impl std::fmt::Debug for $weak {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.write_str(concat!("(", stringify!($weak), ")"))
            }
        }
    };
}

weak!(Tensor, WeakTensor, tp_tensor_weak, tp_weak_tensor_lock);
weak!(Storage, WeakStorage, tp_storage_weak, tp_weak_storage_lock);
