//! Gradients: what tensors gather, backward passes, modes, hooks, and
//! functions of a program's own.
//!
//! ```
//! use tensorplay::Tensor;
//! let mut x = Tensor::from_slice(&[1.0f64, 2.0, 3.0], &[3])?;
//! x.set_requires_grad(true)?;
//! x.square()?.sum(&[], false)?.backward()?;
//! let gradient = x.grad()?.unwrap();
//! assert_eq!(gradient.to_vec::<f64>()?, [2.0, 4.0, 6.0]);
//! # Ok::<(), tensorplay::Error>(())
//! ```
mod function;
mod hook;
mod modes;
mod saved;

pub use function::{Context, Function};
pub use hook::HookId;
pub use modes::{
    AnomalyMode, GradMode, InferenceMode, enable_grad, inference_mode,
    is_anomaly_mode, is_inference_mode, is_recording, no_grad,
};
pub use saved::Saved;

use crate::call::{check, pointers, raw_or_null, written};
use crate::{Code, Error, GraphStyle, Result, Tensor, sys};
use std::borrow::Borrow;
use std::ops::Range;
use std::ptr;

/// The addresses of a tensor's elements, from the first to the last; none where
/// it has none, or lost its bytes with a storage that was resized.
fn extent(tensor: &Tensor) -> Range<usize> {
    let start = tensor.as_ptr().addr();
    if tensor.numel() == 0 || start == 0 {
        return 0..0;
    }
    let element = tensor.dtype().size();
    let (sizes, strides) = (tensor.sizes(), tensor.strides());
    let steps = sizes.iter().zip(strides.iter());
    steps.fold(start..start + element, |range, (&size, &stride)| {
        let bytes = (size - 1) as usize * stride.unsigned_abs() as usize;
        if stride < 0 {
            range.start - bytes * element..range.end
        } else {
            range.start..range.end + bytes * element
        }
    })
}

/// Whether two tensors are one, or may have elements in common.
fn overlap(a: &Tensor, b: &Tensor) -> bool {
    let (first, second) = (extent(a), extent(b));
    a.same(b) || first.start < second.end && second.start < first.end
}

/// How a backward pass is run. The default keeps nothing.
///
/// ```
/// use tensorplay::autograd::Backward;
/// let again = Backward { retain_graph: true, ..Default::default() };
/// assert!(!again.create_graph);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Backward {
    /// Keeps the graph, so that there can be another pass.
    pub retain_graph: bool,
    /// Gives gradients a history of their own; the graph is kept.
    pub create_graph: bool,
    /// Lets tensors that the outputs do not depend on have no gradient.
    pub allow_unused: bool,
}

impl Backward {
    fn flags(self) -> u32 {
        let flag = |set, flag| if set { flag } else { 0 };
        flag(self.retain_graph, sys::TP_BACKWARD_RETAIN_GRAPH)
            | flag(self.create_graph, sys::TP_BACKWARD_CREATE_GRAPH)
            | flag(self.allow_unused, sys::TP_BACKWARD_ALLOW_UNUSED)
    }
}

/// Gradients of outputs: as many, or none for ones.
fn output_gradients(
    count: usize,
    gradients: &[Option<&Tensor>],
) -> Result<Vec<*const sys::tp_tensor_t>> {
    if !gradients.is_empty() && gradients.len() != count {
        let message =
            format!("{} gradients for {count} tensors", gradients.len());
        return Err(Error::new(Code::ARGUMENT, message));
    }
    Ok(gradients.iter().copied().map(raw_or_null).collect())
}

fn list_or_null<T>(list: &[T]) -> *const T {
    if list.is_empty() {
        ptr::null()
    } else {
        list.as_ptr()
    }
}

/// Goes back from tensors to all leaves and adds to their gradients.
///
/// `gradients` are those of the tensors; an empty list, or `None`, stands for
/// 1 of a tensor of one element.
///
/// ```
/// use tensorplay::{Tensor, autograd};
/// let mut x = Tensor::from_slice(&[1.0f32, 2.0], &[2])?;
/// x.set_requires_grad(true)?;
/// let weights = Tensor::from_slice(&[10.0f32, 100.0], &[2])?;
/// autograd::backward(&[&x * 3], &[Some(&weights)], Default::default())?;
/// assert_eq!(x.grad()?.unwrap().to_vec::<f32>()?, [30.0, 300.0]);
/// # Ok::<(), tensorplay::Error>(())
/// ```
pub fn backward(
    tensors: &[impl Borrow<Tensor>],
    gradients: &[Option<&Tensor>],
    how: Backward,
) -> Result<()> {
    let gradients = output_gradients(tensors.len(), gradients)?;
    let tensors = pointers(tensors);
    // SAFETY: handles and lists live through the call.
    check(unsafe {
        sys::tp_backward(
            tensors.as_ptr(),
            tensors.len(),
            list_or_null(&gradients),
            how.flags(),
        )
    })
}

/// Gradients of tensors with respect to inputs, of which none is touched.
/// `None` is one that the tensors do not depend on, if that is allowed.
///
/// ```
/// use tensorplay::{Tensor, autograd};
/// let mut x = Tensor::from_slice(&[3.0f64], &[1])?;
/// x.set_requires_grad(true)?;
/// let again = autograd::Backward { create_graph: true, ..Default::default() };
/// let cube = x.pow_scalar(3)?;
/// let first = autograd::gradients(&[&cube], &[], &[&x], again)?;
/// let first = first[0].as_ref().unwrap();
/// let second = autograd::gradients(&[first], &[], &[&x], Default::default())?;
/// assert_eq!(first.item()?.to_f64(), Some(27.0));
/// assert_eq!(second[0].as_ref().unwrap().item()?.to_f64(), Some(18.0));
/// # Ok::<(), tensorplay::Error>(())
/// ```
pub fn gradients(
    tensors: &[impl Borrow<Tensor>],
    gradients: &[Option<&Tensor>],
    inputs: &[impl Borrow<Tensor>],
    how: Backward,
) -> Result<Vec<Option<Tensor>>> {
    let gradients = output_gradients(tensors.len(), gradients)?;
    let (tensors, inputs) = (pointers(tensors), pointers(inputs));
    let mut out: Vec<Option<Tensor>> = Vec::new();
    out.resize_with(inputs.len(), || None);
    // SAFETY: handles and lists live through the call; an Option of a Tensor
    // is the pointer that C writes, null for none.
    check(unsafe {
        sys::tp_gradients(
            tensors.as_ptr(),
            tensors.len(),
            list_or_null(&gradients),
            inputs.as_ptr(),
            inputs.len(),
            how.flags(),
            out.as_mut_ptr().cast(),
        )
    })?;
    Ok(out)
}

/// Gradients.
impl Tensor {
    /// Whether gradients are followed: a leaf that requires them, or a tensor
    /// with a history.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// let mut x = Tensor::from_slice(&[1.0f32], &[1])?;
    /// assert!(!x.requires_grad() && x.is_leaf());
    /// x.set_requires_grad(true)?;
    /// let y = x.exp()?;
    /// assert!(y.requires_grad() && x.is_leaf() && !y.is_leaf());
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    #[inline]
    pub fn requires_grad(&self) -> bool {
        // SAFETY: the handle lives.
        unsafe { sys::tp_tensor_requires_grad(self.as_raw()) != 0 }
    }

    /// Makes a tensor without history a leaf that requires gradients, or ends
    /// that.
    ///
    /// ```
    /// use tensorplay::{Code, Tensor};
    /// let mut whole = Tensor::from_slice(&[1i64], &[1])?;
    /// let error = whole.set_requires_grad(true).unwrap_err();
    /// assert_eq!(error.code(), Code::DTYPE);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn set_requires_grad(&mut self, required: bool) -> Result<()> {
        let required = i32::from(required);
        // SAFETY: the handle lives.
        check(unsafe {
            sys::tp_tensor_set_requires_grad(self.as_raw(), required)
        })
    }

    /// Whether no recorded operator made it.
    #[inline]
    pub fn is_leaf(&self) -> bool {
        // SAFETY: the handle lives.
        unsafe { sys::tp_tensor_is_leaf(self.as_raw()) != 0 }
    }

    /// Goes back from this tensor, of one element, to all leaves.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// let mut x = Tensor::from_slice(&[3.0f32], &[1])?;
    /// x.set_requires_grad(true)?;
    /// assert!(x.grad()?.is_none());
    /// x.square()?.backward()?;
    /// assert_eq!(x.grad()?.unwrap().to_vec::<f32>()?, [6.0]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn backward(&self) -> Result<()> {
        backward(&[self], &[], Backward::default())
    }

    /// The gradient that was gathered. Later passes add to it in place.
    #[inline]
    pub fn grad(&self) -> Result<Option<Tensor>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handle lives; after success `out` is owned or null.
        unsafe {
            check(sys::tp_tensor_grad_get(self.as_raw(), &mut out))?;
            Ok((!out.is_null()).then(|| Tensor::from_raw(out)))
        }
    }

    /// Replaces the gradient of a tensor that gathers one; `None` drops it. The
    /// tensor itself, or one that lies among its elements, is refused
    /// (`OVERLAP`), as is one that has such a gradient: it would keep itself
    /// alive, and later passes add to a gradient in place.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// let mut x = Tensor::from_slice(&[1.0f32], &[1])?;
    /// x.set_requires_grad(true)?;
    /// x.set_grad(Some(&Tensor::from_slice(&[5.0f32], &[1])?))?;
    /// x.zero_grad()?;
    /// assert_eq!(x.grad()?.unwrap().to_vec::<f32>()?, [0.0]);
    /// x.set_grad(None)?;
    /// assert!(x.grad()?.is_none());
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn set_grad(&mut self, gradient: Option<&Tensor>) -> Result<()> {
        // A leaf may be a gradient and have one: the last has none, for each
        // was set here, or made by a pass.
        let mut link = gradient.cloned();
        while let Some(gradient) = link {
            if overlap(self, &gradient) {
                return Err(Error::of_function(
                    Code::OVERLAP,
                    "tp_tensor_grad_set",
                    "a gradient that lies among the elements of its tensor",
                ));
            }
            link = gradient.grad()?;
        }
        let gradient = gradient.map_or(ptr::null_mut(), Tensor::as_raw);
        // SAFETY: the handles live, or one is null.
        check(unsafe { sys::tp_tensor_grad_set(self.as_raw(), gradient) })
    }

    /// Writes zeros over the gradient, if there is one.
    pub fn zero_grad(&mut self) -> Result<()> {
        // SAFETY: the handle lives.
        check(unsafe { sys::tp_tensor_grad_zero(self.as_raw()) })
    }

    /// Asks a tensor with a history to keep its gradient, as leaves do.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// let mut x = Tensor::from_slice(&[2.0f32], &[1])?;
    /// x.set_requires_grad(true)?;
    /// let y = &x * 3;
    /// y.retain_grad()?;
    /// assert!(y.retains_grad());
    /// y.square()?.backward()?;
    /// assert_eq!(y.grad()?.unwrap().to_vec::<f32>()?, [12.0]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn retain_grad(&self) -> Result<()> {
        // SAFETY: the handle lives.
        check(unsafe { sys::tp_tensor_retain_grad(self.as_raw()) })
    }

    /// Whether a tensor with a history keeps its gradient.
    pub fn retains_grad(&self) -> bool {
        // SAFETY: the handle lives.
        unsafe { sys::tp_tensor_retains_grad(self.as_raw()) != 0 }
    }

    /// The graph behind the tensor as text; empty without a history.
    ///
    /// ```
    /// use tensorplay::{GraphStyle, Tensor};
    /// let mut x = Tensor::from_slice(&[2.0f32], &[1])?;
    /// x.set_requires_grad(true)?;
    /// assert!(x.exp()?.graph(GraphStyle::TEXT).contains("exp"));
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn graph(&self, style: GraphStyle) -> String {
        written(|buffer, capacity| {
            // SAFETY: the buffer has that capacity.
            unsafe {
                sys::tp_graph_format(
                    self.as_raw(),
                    style.as_raw(),
                    buffer,
                    capacity,
                )
            }
        })
    }
}
