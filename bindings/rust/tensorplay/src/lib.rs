//! Tensors of libtensorplay, safe by construction.
//!
//! ```
//! use tensorplay::{Result, Tensor};
//!
//! fn main() -> Result<()> {
//!     let a = Tensor::from_vec(vec![1.0f32, 2.0, 3.0, 4.0], &[2, 2])?;
//!     let b = (&a + 1) * &a;
//!     assert_eq!(b.to_vec::<f32>()?, [2.0, 6.0, 12.0, 20.0]);
//!     assert_eq!(a.matmul(&b)?.sizes(), [2, 2]);
//!     Ok(())
//! }
//! ```
//!
//! # Handles
//!
//! A [`Tensor`] is a counted handle: cloning it adds a reference and dropping
//! it takes one away; [`Tensor::deep_copy`] copies the elements. Views share
//! their base's bytes, and see what is written there.
//!
//! # Who may write
//!
//! What changes a tensor takes `&mut self`, but a clone or a view of it may
//! change the same bytes. So the bytes are lent as `&[T]` and `&mut [T]` only
//! where nobody else can reach them, which is checked: [`Tensor::as_slice`],
//! [`Tensor::as_mut_slice`]. Where they are shared, [`Tensor::as_cells`] lends
//! them as [`Cell`](std::cell::Cell)s, and [`Tensor::to_vec`] copies them.
//!
//! # Threads
//!
//! The library counts with atomics and lets threads read one tensor at once,
//! but writing while another thread uses the bytes is for the program to
//! prevent. A handle cannot know what its clones and views do elsewhere, so
//! `Tensor` stays in its thread, and two types leave it:
//!
//! * [`SendTensor`], a tensor that nobody else holds, moves to another thread;
//! * [`FrozenTensor`], which nobody can write any more, is shared by any
//!   number of threads.
//!
//! # Errors
//!
//! Methods give a [`Result`]; the [`Error`] has the library's code, message
//! and argument. Operators such as `+` panic where the method fails.
#![deny(missing_docs, missing_debug_implementations)]
#![warn(unsafe_op_in_unsafe_fn)]

pub use tensorplay_sys as sys;

mod allocator;
mod arithmetic;
pub mod autograd;
mod bytes;
mod call;
mod callback;
mod device;
mod dims;
pub mod dispatch;
mod element;
#[rustfmt::skip]
mod enumerations;
mod error;
mod flags;
mod format;
mod generator;
pub mod io;
mod lend;
mod macros;
#[allow(clippy::too_many_arguments, clippy::should_implement_trait)]
mod operators;
mod optimizer;
pub mod runtime;
mod scalar;
mod slicing;
mod storage;
mod tensor;
mod thread;
mod weak;

pub use allocator::{Allocator, AllocatorStats, Memory};
pub use device::{Device, TensorOptions};
pub use dims::Dims;
pub use element::{
    Bf16, Bool8, Complex, Element, F8E4m3fn, F8E5m2, F16, Plain,
};
pub use enumerations::*;
pub use error::{Error, Result};
pub use flags::{StorageFlags, TensorFlags};
pub use generator::Generator;
pub use lend::Cells;
pub use optimizer::{AdamOptions, Moments, SgdOptions};
pub use scalar::Scalar;
pub use slicing::{Index, Indices, Slicing};
pub use storage::{Storage, TakenBytes};
pub use tensor::Tensor;
pub use thread::{FrozenTensor, SendTensor};
pub use weak::{WeakStorage, WeakTensor};

/// The example of the README is tested too.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
