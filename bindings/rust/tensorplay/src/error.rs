//! Errors: the library's record of a failure, as a value of its own.
use crate::{Code, sys};
use std::ffi::{CStr, CString, c_char};
use std::ptr;

/// What a failed call says. It holds nothing of the library and may go to any
/// thread.
///
/// ```
/// use tensorplay::{Code, Dtype, Tensor};
/// let a = Tensor::zeros(&[3, 2], Dtype::F32)?;
/// let b = Tensor::zeros(&[2, 3], Dtype::F32)?;
/// let error = a.add(&b).unwrap_err();
/// assert_eq!(error.code(), Code::SHAPE);
/// assert_eq!(error.function(), "tp_add");
/// assert!(error.message().starts_with("cannot broadcast (3, 2) with (2, 3)"));
/// # Ok::<(), tensorplay::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Error(Box<Record>);

/// What a call of the library gives.
pub type Result<T> = std::result::Result<T, Error>;

#[derive(Clone, PartialEq, Eq)]
struct Record {
    code: Code,
    message: String,
    function: String,
    argument: usize,
    native_code: i64,
    cause: String,
}

impl Error {
    /// Makes an error, to be given back by a closure that the library calls.
    ///
    /// ```
    /// use tensorplay::{Code, Error};
    /// let error = Error::new(Code::ARGUMENT, "no such word");
    /// assert_eq!(error.to_string(), "no such word (TP_ERROR_ARGUMENT)");
    /// ```
    pub fn new(code: Code, message: impl Into<String>) -> Error {
        Error::of_function(code, "", message)
    }

    pub(crate) fn of_function(
        code: Code,
        function: &str,
        message: impl Into<String>,
    ) -> Error {
        Error(Box::new(Record {
            code,
            message: message.into(),
            function: function.to_owned(),
            argument: 0,
            native_code: 0,
            cause: String::new(),
        }))
    }

    /// The last error of this thread, for a call that gave `status`.
    #[cold]
    pub(crate) fn last(status: sys::tp_status_t) -> Error {
        let own = ptr::null();
        // SAFETY: null asks for the thread's record, whose texts live until
        // its next error; they are copied here.
        unsafe {
            Error(Box::new(Record {
                code: Code::from_raw(status),
                message: copied(sys::tp_error_message(own)),
                function: copied(sys::tp_error_function(own)),
                argument: usize::try_from(sys::tp_error_argument(own))
                    .unwrap_or(0),
                native_code: sys::tp_error_native_code(own),
                cause: copied(sys::tp_error_cause(own)),
            }))
        }
    }

    /// Makes this the thread's last error and gives its status, as a callback
    /// has to.
    pub(crate) fn report(&self) -> sys::tp_status_t {
        let mut text = self.reason();
        text.retain(|character| character != '\0');
        let text = CString::new(text).unwrap_or_default();
        // SAFETY: the text ends with 0 and is copied.
        unsafe { sys::tp_error_set(self.0.code.as_raw(), text.as_ptr()) }
    }

    /// What becomes the cause of another error, which C cuts to what its record
    /// holds: so the innermost reason comes first, and what the errors around
    /// it say, as those of callbacks inside callbacks do, comes once.
    fn reason(&self) -> String {
        let Record { message, cause, .. } = &*self.0;
        if cause.is_empty() {
            message.clone()
        } else if cause.contains(message) {
            cause.clone()
        } else {
            format!("{cause} ({message})")
        }
    }

    /// The library's code.
    pub fn code(&self) -> Code {
        self.0.code
    }

    /// What was found and where it conflicts.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The function of C that failed; empty for an error of a closure.
    pub fn function(&self) -> &str {
        &self.0.function
    }

    /// The argument of that function at fault, counted from 1.
    ///
    /// ```
    /// use tensorplay::{Dtype, Tensor};
    /// let unknown = Dtype::from_raw(99);
    /// let error = Tensor::zeros(&[3], unknown).unwrap_err();
    /// assert_eq!(error.argument(), Some(3));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn argument(&self) -> Option<usize> {
        Some(self.0.argument).filter(|&argument| argument != 0)
    }

    /// The code of the system or of a callback behind it.
    ///
    /// ```
    /// let error = tensorplay::io::npy::load("/no/such/file").unwrap_err();
    /// assert_eq!(error.native_code(), Some(2)); // ENOENT
    /// ```
    pub fn native_code(&self) -> Option<i64> {
        Some(self.0.native_code).filter(|&code| code != 0)
    }

    /// What the system or a callback said.
    ///
    /// ```
    /// let error = tensorplay::io::npy::load("/no/such/file").unwrap_err();
    /// assert!(error.cause().is_some());
    /// ```
    pub fn cause(&self) -> Option<&str> {
        Some(self.0.cause.as_str()).filter(|cause| !cause.is_empty())
    }
}

/// # Safety
///
/// `text` is null or ends with 0.
unsafe fn copied(text: *const c_char) -> String {
    if text.is_null() {
        return String::new();
    }
    // SAFETY: the caller's promise.
    unsafe { CStr::from_ptr(text) }
        .to_string_lossy()
        .into_owned()
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let record = &*self.0;
        if !record.function.is_empty() {
            write!(f, "{}: ", record.function)?;
        }
        f.write_str(&record.message)?;
        if let Some(argument) = self.argument() {
            write!(f, " [argument {argument}]")?;
        }
        write!(f, " ({:?}", record.code)?;
        if let Some(cause) = self.cause() {
            write!(f, "; {cause}")?;
        }
        f.write_str(")")
    }
}

impl std::fmt::Debug for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Error({self})")
    }
}

impl std::error::Error for Error {}
