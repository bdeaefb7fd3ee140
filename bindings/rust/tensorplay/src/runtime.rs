//! Settings of the process: threads, the log, memory that runs out, versions.
use crate::call::{check, path_text, static_text, text};
use crate::callback::{contained, destroy, guarded, hand_over};
use crate::{LogLevel, Result, sys};
use std::ffi::{c_char, c_void};
use std::path::Path;
use std::ptr;

/// The version of the loaded library.
///
/// ```
/// assert!(tensorplay::runtime::version().starts_with("0."));
/// assert_eq!(tensorplay::runtime::abi_version(), 1);
/// ```
pub fn version() -> &'static str {
    // SAFETY: the text is static.
    unsafe { static_text(sys::tp_version()) }.unwrap_or_default()
}

/// The number of the loaded library's ABI.
pub fn abi_version() -> i32 {
    // SAFETY: takes nothing.
    unsafe { sys::tp_abi_version() }
}

/// Whether an optional part was built in.
///
/// ```
/// assert!(tensorplay::runtime::has_feature("cpu"));
/// assert!(!tensorplay::runtime::has_feature("teleportation"));
/// ```
pub fn has_feature(name: &str) -> bool {
    // SAFETY: the text ends with 0.
    text(name)
        .is_ok_and(|name| unsafe { sys::tp_has_feature(name.as_ptr()) != 0 })
}

/// Sets how many threads may work on one call; 0 is the default.
///
/// ```
/// use tensorplay::runtime;
/// runtime::set_num_threads(1)?;
/// assert_eq!(runtime::num_threads(), 1);
/// # runtime::set_num_threads(0)?;
/// # Ok::<(), tensorplay::Error>(())
/// ```
pub fn set_num_threads(count: i32) -> Result<()> {
    // SAFETY: takes a number.
    check(unsafe { sys::tp_set_num_threads(count) })
}

/// How many threads may work on one call.
pub fn num_threads() -> i32 {
    // SAFETY: takes nothing.
    unsafe { sys::tp_get_num_threads() }
}

/// Sets from how many bytes on results are written past the processor's
/// caches; 0 is the default.
///
/// ```
/// use tensorplay::runtime;
/// runtime::set_streaming_limit(i64::MAX)?; // never
/// assert_eq!(runtime::streaming_limit(), i64::MAX);
/// # runtime::set_streaming_limit(0)?;
/// # Ok::<(), tensorplay::Error>(())
/// ```
pub fn set_streaming_limit(nbytes: i64) -> Result<()> {
    // SAFETY: takes a number.
    check(unsafe { sys::tp_set_streaming_limit(nbytes) })
}

/// From how many bytes on results are written past the processor's caches.
pub fn streaming_limit() -> i64 {
    // SAFETY: takes nothing.
    unsafe { sys::tp_get_streaming_limit() }
}

/// A part of a call's work, for a pool of the program.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    run: unsafe extern "C" fn(*mut c_void),
    context: *mut c_void,
    call: std::marker::PhantomData<&'a ()>,
}

// SAFETY: the library asks for tasks to be run on any threads, several at once.
unsafe impl Send for Task<'_> {}
// SAFETY: as above.
unsafe impl Sync for Task<'_> {}

impl Task<'_> {
    /// Works on the call until nothing is left to do.
    pub fn run(&self) {
        // SAFETY: the call that the task is of has not returned.
        unsafe { (self.run)(self.context) }
    }
}

unsafe extern "C" fn parallel_for<F>(
    run: *mut c_void,
    count: i32,
    task: sys::tp_task_fn,
    context: *mut c_void,
) -> sys::tp_status_t
where
    F: Fn(usize, Task) + Send + Sync + 'static,
{
    guarded(|| {
        // SAFETY: the user data is the closure.
        let closure = unsafe { &*run.cast::<F>() };
        if let Some(run) = task {
            let call = std::marker::PhantomData;
            closure(
                usize::try_from(count).unwrap_or(1),
                Task { run, context, call },
            );
        }
        Ok(())
    })
}

/// Lets threads of the program do what the library's workers do otherwise: the
/// closure runs the task on up to so many threads at once, and returns when
/// all have returned from it.
///
/// ```
/// use tensorplay::{Dtype, Tensor, runtime};
/// runtime::set_parallel_for(|count, task| {
///     std::thread::scope(|scope| {
///         (1..count).for_each(|_| { scope.spawn(move || task.run()); });
///         task.run();
///     });
/// })?;
/// let ones = Tensor::ones(&[100_000], Dtype::F64)?;
/// assert_eq!(ones.sum(&[], false)?.item()?.to_f64(), Some(100_000.0));
/// runtime::use_own_workers()?;
/// # Ok::<(), tensorplay::Error>(())
/// ```
pub fn set_parallel_for<F>(run: F) -> Result<()>
where
    F: Fn(usize, Task) + Send + Sync + 'static,
{
    hand_over(run, |data| {
        // SAFETY: the callbacks fit the data, which a failed call leaves.
        unsafe {
            sys::tp_set_parallel_for(
                Some(parallel_for::<F>),
                data,
                Some(destroy::<F>),
            )
        }
    })
}

/// Goes back to the library's own workers.
pub fn use_own_workers() -> Result<()> {
    // SAFETY: null ends what was set.
    check(unsafe { sys::tp_set_parallel_for(None, ptr::null_mut(), None) })
}

unsafe extern "C" fn log<F>(
    closure: *mut c_void,
    level: sys::tp_log_level_t,
    message: *const c_char,
) where
    F: Fn(LogLevel, &str) + Send + Sync + 'static,
{
    contained(|| {
        // SAFETY: the user data is the closure, the text lives through the
        // call.
        let (closure, message) =
            unsafe { (&*closure.cast::<F>(), static_text(message)) };
        closure(LogLevel::from_raw(level), message.unwrap_or_default());
    });
}

/// Sets what receives messages up to a level, on the thread that they are
/// about. What it panics with is lost.
///
/// ```
/// use std::sync::Mutex;
/// use tensorplay::{LogLevel, Tensor, runtime};
/// static LINES: Mutex<Vec<String>> = Mutex::new(Vec::new());
/// runtime::set_log(LogLevel::LAYOUT, |_, line| {
///     LINES.lock().unwrap().push(line.to_owned());
/// })?;
/// Tensor::scalar(1.0)?.exp()?;
/// runtime::clear_log()?;
/// assert!(LINES.lock().unwrap().iter().any(|line| line.starts_with("exp/f64")));
/// # Ok::<(), tensorplay::Error>(())
/// ```
pub fn set_log<F>(level: LogLevel, receive: F) -> Result<()>
where
    F: Fn(LogLevel, &str) + Send + Sync + 'static,
{
    hand_over(receive, |data| {
        // SAFETY: the callbacks fit the data, which a failed call leaves.
        unsafe {
            sys::tp_set_log(
                Some(log::<F>),
                data,
                Some(destroy::<F>),
                level.as_raw(),
            )
        }
    })
}

/// Ends the log.
pub fn clear_log() -> Result<()> {
    // SAFETY: null ends what was set.
    check(unsafe { sys::tp_set_log(None, ptr::null_mut(), None, 0) })
}

unsafe extern "C" fn collect<F>(closure: *mut c_void) -> i32
where
    F: Fn() -> bool + Send + Sync + 'static,
{
    // SAFETY: the user data is the closure.
    i32::from(contained(|| unsafe { (*closure.cast::<F>())() }))
}

/// Sets what is asked to drop tensors when memory runs out; it says whether
/// something may have been freed.
///
/// ```
/// use tensorplay::runtime;
/// runtime::set_collect(|| false)?;
/// runtime::clear_collect()?;
/// # Ok::<(), tensorplay::Error>(())
/// ```
pub fn set_collect<F>(free: F) -> Result<()>
where
    F: Fn() -> bool + Send + Sync + 'static,
{
    hand_over(free, |data| {
        // SAFETY: the callbacks fit the data, which a failed call leaves.
        unsafe {
            sys::tp_set_collect_callback(
                Some(collect::<F>),
                data,
                Some(destroy::<F>),
            )
        }
    })
}

/// Ends what [`set_collect`] set.
pub fn clear_collect() -> Result<()> {
    // SAFETY: null ends what was set.
    check(unsafe { sys::tp_set_collect_callback(None, ptr::null_mut(), None) })
}

/// Writes the operands of the first kernel that makes a NaN or an infinity of
/// finite numbers to a file; `None` ends the watch.
///
/// ```
/// use tensorplay::{Tensor, runtime};
/// let path = std::env::temp_dir().join("tensorplay-doc-anomaly.txt");
/// runtime::set_anomaly_dump(Some(&path))?;
/// Tensor::from_slice(&[-1.0f32], &[1])?.sqrt()?;
/// runtime::set_anomaly_dump(None)?;
/// assert!(std::fs::read_to_string(&path).unwrap().contains("sqrt"));
/// # std::fs::remove_file(path).unwrap();
/// # Ok::<(), tensorplay::Error>(())
/// ```
pub fn set_anomaly_dump(path: Option<&Path>) -> Result<()> {
    let path = path.map(path_text).transpose()?;
    let raw = path.as_ref().map_or(ptr::null(), |path| path.as_ptr());
    // SAFETY: the text ends with 0 and is copied, or is null.
    check(unsafe { sys::tp_set_anomaly_dump(raw) })
}

/// Ends the library's threads and frees its caches; an error (`LIVE_OBJECTS`)
/// while a handle lives. The library can be used again.
///
/// ```
/// use tensorplay::{Tensor, runtime};
/// Tensor::scalar(1)?;
/// // SAFETY: this is the only thread.
/// unsafe { runtime::shutdown()? };
/// # Ok::<(), tensorplay::Error>(())
/// ```
///
/// # Safety
///
/// No other thread uses the library, and no text that it gave for a device or
/// an operator of the program is used any more.
pub unsafe fn shutdown() -> Result<()> {
    // SAFETY: the caller's promise.
    check(unsafe { sys::tp_shutdown() })
}
