//! Functions of a program's own: a history for what it computed.
use super::saved::unpack;
use crate::call::pointers;
use crate::callback::{destroy, guarded, hand_over};
use crate::{Code, Error, Result, Tensor, sys};
use std::borrow::Borrow;
use std::collections::HashMap;
use std::ffi::c_void;
use std::rc::Rc;
use std::slice;

/// How to go back: the gradients of the inputs from a context.
type Formula = Rc<dyn Fn(&Context) -> Result<Vec<Option<Tensor>>>>;

/// What a backward formula is given.
///
/// ```
/// use tensorplay::autograd::Context;
/// /// The formula of x + y: both get the gradient as it is.
/// fn of_sum(context: &Context) -> tensorplay::Result<Vec<Option<tensorplay::Tensor>>> {
///     Ok(vec![context.gradient(0).cloned(); context.inputs()])
/// }
/// ```
#[derive(Debug)]
pub struct Context<'a> {
    gradients: &'a [Option<Tensor>],
    saved: &'a [*const sys::tp_saved_t],
    inputs: usize,
}

impl Context<'_> {
    /// The gradient of an output; `None` is zero.
    pub fn gradient(&self, output: usize) -> Option<&Tensor> {
        self.gradients.get(output)?.as_ref()
    }

    /// A kept tensor, by its place; an error (`VERSION`) if its bytes were
    /// written since.
    pub fn saved(&self, place: usize) -> Result<Tensor> {
        let saved = self.saved.get(place).ok_or_else(|| {
            let message = format!("{} tensors were kept", self.saved.len());
            Error::new(Code::RANGE, message)
        })?;
        // SAFETY: the kept values live through the call.
        unsafe { unpack(*saved) }
    }

    /// The number of inputs, of which each has to get a gradient or `None`.
    pub fn inputs(&self) -> usize {
        self.inputs
    }
}

/// A slice of C, which may be null if it is empty.
///
/// # Safety
///
/// `data` leads to `count` valid values for as long as they are used.
unsafe fn list<'a, T>(data: *const T, count: usize) -> &'a [T] {
    if count == 0 {
        return &[];
    }
    // SAFETY: the caller's promise.
    unsafe { slice::from_raw_parts(data, count) }
}

unsafe extern "C" fn call(
    gradients: *const *const sys::tp_tensor_t,
    gradient_count: usize,
    saved: *const *const sys::tp_saved_t,
    out: *mut *mut sys::tp_tensor_t,
    inputs: usize,
    data: *mut c_void,
) -> sys::tp_status_t {
    guarded(|| {
        // SAFETY: the user data is a recorded function.
        let Recorded { formula, kept } = unsafe { &*data.cast::<Recorded>() };
        let (formula, kept) = (Rc::clone(formula), *kept);
        // SAFETY: the lists live through the call, and an Option of a Tensor
        // is a pointer to one, null for none; it is only lent, so nothing is
        // dropped here.
        let context = unsafe {
            Context {
                gradients: list(gradients.cast(), gradient_count),
                saved: list(saved, kept),
                inputs,
            }
        };
        let given = formula(&context)?;
        if given.len() != inputs {
            let message =
                format!("{} gradients for {inputs} inputs", given.len());
            return Err(Error::new(Code::CALLBACK, message));
        }
        for (place, gradient) in given.into_iter().enumerate() {
            if let Some(gradient) = gradient {
                // SAFETY: there is a place for each input, null so far.
                unsafe { *out.add(place) = gradient.into_raw() };
            }
        }
        Ok(())
    })
}

/// Refuses a tensor that is two outputs: only one of them would have a history.
fn check_distinct(outputs: &[Tensor]) -> Result<()> {
    let mut seen = HashMap::new();
    for (place, output) in outputs.iter().enumerate() {
        if let Some(before) = seen.insert(output.as_raw(), place) {
            return Err(Error::of_function(
                Code::OVERLAP,
                "tp_function_record",
                format!("outputs {before} and {place} are one tensor"),
            ));
        }
    }
    Ok(())
}

/// What stays of a function until its history goes.
struct Recorded {
    formula: Formula,
    kept: usize,
}

/// A function of a program, about to be recorded. Its results are computed
/// with recording turned off, then recorded with the formula of their
/// gradients. An error of the formula, or a panic, ends the backward pass.
///
/// ```
/// use tensorplay::autograd::{Function, no_grad};
/// use tensorplay::{Result, Tensor};
///
/// /// x cubed, with a gradient that is told by hand.
/// fn cube(x: &Tensor) -> Result<Tensor> {
///     let mut out = [no_grad(|| x * x * x)?];
///     Function::new("cube", |context| {
///         let x = context.saved(0)?;
///         let of_x: Option<Result<Tensor>> = context.gradient(0)
///             .map(|g| Ok(g * (x.square()? * 3)));
///         Ok(vec![of_x.transpose()?])
///     })
///     .keep(x)
///     .record(&[x], &mut out)?;
///     let [out] = out;
///     Ok(out)
/// }
///
/// let mut x = Tensor::from_slice(&[2.0f64], &[1])?;
/// x.set_requires_grad(true)?;
/// cube(&x)?.backward()?;
/// assert_eq!(x.grad()?.unwrap().item()?.to_f64(), Some(12.0));
/// # Ok::<(), tensorplay::Error>(())
/// ```
#[must_use = "nothing has a history before record()"]
pub struct Function {
    name: String,
    formula: Formula,
    kept: Vec<Tensor>,
}

impl Function {
    /// A function by its name, for messages, and by the formula that gives the
    /// gradients of its inputs.
    pub fn new(
        name: impl Into<String>,
        formula: impl Fn(&Context) -> Result<Vec<Option<Tensor>>> + 'static,
    ) -> Function {
        Function {
            name: name.into(),
            formula: Rc::new(formula),
            kept: Vec::new(),
        }
    }

    /// Keeps a tensor for the formula: an input, an output or another.
    pub fn keep(mut self, tensor: &Tensor) -> Function {
        self.kept.push(tensor.clone());
        self
    }

    /// Gives outputs the history of having been computed from inputs. They
    /// must be new, each a tensor of its own, and share no bytes with the
    /// inputs. Where no input requires gradients, or nothing is recorded,
    /// nothing happens.
    pub fn record(
        self,
        inputs: &[impl Borrow<Tensor>],
        outputs: &mut [Tensor],
    ) -> Result<()> {
        check_distinct(outputs)?;
        let name = crate::call::text(self.name)?;
        let (inputs, kept) = (pointers(inputs), pointers(&self.kept));
        let recorded = Recorded {
            formula: self.formula,
            kept: kept.len(),
        };
        hand_over(recorded, |user_data| {
            let function = sys::tp_function_t {
                struct_size: size_of::<sys::tp_function_t>() as u32,
                reserved: 0,
                name: name.as_ptr(),
                backward: Some(call),
                user_data,
                destroy: Some(destroy::<Recorded>),
                saved: kept.as_ptr(),
                saved_count: kept.len(),
            };
            // SAFETY: handles and lists live through the call, a Tensor is the
            // pointer that C reads, and the callbacks fit the user data.
            unsafe {
                sys::tp_function_record(
                    &function,
                    inputs.as_ptr(),
                    inputs.len(),
                    outputs.as_mut_ptr().cast(),
                    outputs.len(),
                )
            }
        })
    }
}

impl std::fmt::Debug for Function {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Function")
            .field("name", &self.name)
            .field("kept", &self.kept)
            .finish()
    }
}
