//! The C API of libtensorplay as it is: functions, structs, constants,
//! callbacks and opaque handles, generated from the description of the
//! headers. The crate `tensorplay` is the safe way to them.
//!
//! ```
//! // SAFETY: takes nothing and returns a static string.
//! let version = unsafe { std::ffi::CStr::from_ptr(tensorplay_sys::tp_version()) };
//! assert!(version.to_str().unwrap().starts_with("0."));
//! ```
//!
//! # Safety
//!
//! Every function asks what its documentation says: pointers that lead to what
//! they say, lists as long as their counts, handles of this library, and the
//! thread rules of the guide.
#![allow(non_camel_case_types)]
#![deny(missing_docs)]
#![allow(clippy::missing_safety_doc)]

#[rustfmt::skip]
#[allow(clippy::type_complexity)]
mod raw;
pub use raw::*;

/// Looking inside the library, for tests; nothing of it is stable.
#[rustfmt::skip]
pub mod debug;
