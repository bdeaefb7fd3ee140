//! Whether operators record what they do: a matter of the calling thread.
use crate::call::check;
use crate::{Result, sys};
use std::marker::PhantomData;

/// A mode that ends where it is dropped. It stays in its thread.
macro_rules! mode {
    ($(#[$doc:meta])* $name:ident: $push:ident, $pop:ident) => {
        $(#[$doc])*
        #[must_use = "the mode ends where this is dropped"]
        #[derive(Debug)]
        pub struct $name(PhantomData<*mut ()>);

        impl $name {
            /// Turns it on or off until the value is dropped. Values have to
            /// be dropped in the reverse order of their making.
            pub fn new(on: bool) -> Result<$name> {
                // SAFETY: takes a number.
                check(unsafe { sys::$push(i32::from(on)) })?;
                Ok($name(PhantomData))
            }
        }

        impl Drop for $name {
            fn drop(&mut self) {
                // SAFETY: takes nothing; there is one to go back from.
                unsafe { sys::$pop() };
            }
        }
    };
}

mode! {
    /// Recording, on or off.
    ///
    /// ```
    /// use tensorplay::autograd::{GradMode, is_recording};
    /// let off = GradMode::new(false)?;
    /// assert!(!is_recording());
    /// drop(off);
    /// assert!(is_recording());
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    GradMode: tp_grad_mode_push, tp_grad_mode_pop
}

mode! {
    /// Inference mode: nothing is recorded, and new tensors count no versions.
    ///
    /// ```
    /// use tensorplay::autograd::{InferenceMode, is_inference_mode};
    /// let inference = InferenceMode::new(true)?;
    /// assert!(is_inference_mode());
    /// # drop(inference);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    InferenceMode: tp_inference_mode_push, tp_inference_mode_pop
}

/// Anomaly mode: what is recorded keeps where it was called, and errors of
/// histories and backward passes tell it. Slow.
///
/// ```
/// use tensorplay::autograd::{AnomalyMode, is_anomaly_mode};
/// let anomaly = AnomalyMode::new(true)?;
/// assert!(is_anomaly_mode());
/// drop(anomaly);
/// assert!(!is_anomaly_mode());
/// # Ok::<(), tensorplay::Error>(())
/// ```
#[must_use = "the mode ends where this is dropped"]
#[derive(Debug)]
pub struct AnomalyMode {
    before: bool,
    thread: PhantomData<*mut ()>,
}

impl AnomalyMode {
    /// Turns it on or off until the value is dropped.
    pub fn new(on: bool) -> Result<AnomalyMode> {
        let before = is_anomaly_mode();
        set_anomaly(on)?;
        Ok(AnomalyMode {
            before,
            thread: PhantomData,
        })
    }
}

impl Drop for AnomalyMode {
    fn drop(&mut self) {
        // Modes that were told can be set.
        let _ = set_anomaly(self.before);
    }
}

fn set_anomaly(on: bool) -> Result<()> {
    let others = modes() & !sys::TP_MODE_ANOMALY;
    let anomaly = if on { sys::TP_MODE_ANOMALY } else { 0 };
    // SAFETY: takes a number.
    check(unsafe { sys::tp_modes_set(others | anomaly) })
}

/// Runs a closure whose operators are not recorded.
///
/// ```
/// use tensorplay::{Tensor, autograd};
/// let mut x = Tensor::from_slice(&[1.0f32], &[1])?;
/// x.set_requires_grad(true)?;
/// let y = autograd::no_grad(|| &x * 2)?;
/// assert!(!y.requires_grad());
/// # Ok::<(), tensorplay::Error>(())
/// ```
pub fn no_grad<T>(body: impl FnOnce() -> T) -> Result<T> {
    let _mode = GradMode::new(false)?;
    Ok(body())
}

/// Runs a closure whose operators are recorded, inside [`no_grad`] too.
///
/// ```
/// use tensorplay::autograd::{enable_grad, is_recording, no_grad};
/// assert!(no_grad(|| enable_grad(is_recording))??);
/// # Ok::<(), tensorplay::Error>(())
/// ```
pub fn enable_grad<T>(body: impl FnOnce() -> T) -> Result<T> {
    let _mode = GradMode::new(true)?;
    Ok(body())
}

/// Runs a closure in inference mode.
///
/// ```
/// use tensorplay::{Dtype, Tensor, autograd};
/// let a = autograd::inference_mode(|| Tensor::zeros(&[2], Dtype::F32))??;
/// assert_eq!(a.version(), None);
/// # Ok::<(), tensorplay::Error>(())
/// ```
pub fn inference_mode<T>(body: impl FnOnce() -> T) -> Result<T> {
    let _mode = InferenceMode::new(true)?;
    Ok(body())
}

fn modes() -> u32 {
    // SAFETY: takes nothing.
    unsafe { sys::tp_modes_get() }
}

/// Whether operators of this thread record.
pub fn is_recording() -> bool {
    modes() & (sys::TP_MODE_NO_GRAD | sys::TP_MODE_INFERENCE) == 0
}

/// Whether this thread is in inference mode.
pub fn is_inference_mode() -> bool {
    modes() & sys::TP_MODE_INFERENCE != 0
}

/// Whether this thread is in anomaly mode.
pub fn is_anomaly_mode() -> bool {
    modes() & sys::TP_MODE_ANOMALY != 0
}
