//! Operators by name: what there is, and calling it.
use crate::call::{check, static_text, text};
use crate::{
    ArgumentKind, ComputeRule, Dtype, Error, OperatorForm, Result, ResultRule,
    Scalar, Tensor, sys,
};
use std::mem::MaybeUninit;
use std::{ptr, slice};

/// What an operator says of an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArgumentInfo {
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: ArgumentKind,
    /// Whether it may be left out.
    pub is_optional: bool,
}

/// What there is to know of an operator.
///
/// ```
/// use tensorplay::{ComputeRule, Dtype, dispatch};
/// let add = dispatch::operator("add")?;
/// assert_eq!(add.arguments.len(), 2);
/// assert_eq!(add.compute, ComputeRule::ARITHMETIC);
/// assert!(add.computes_in(Dtype::BF16));
/// # Ok::<(), tensorplay::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operator {
    id: i32,
    dtypes: u64,
    /// Its name.
    pub name: String,
    /// Whether a program registered it.
    pub is_registered: bool,
    /// Elementwise, or anything else.
    pub form: OperatorForm,
    /// Which dtype it computes in.
    pub compute: ComputeRule,
    /// The dtype of its result.
    pub result: ResultRule,
    /// The number of its results.
    pub results: usize,
    /// Its arguments in order.
    pub arguments: Vec<ArgumentInfo>,
}

impl Operator {
    /// Whether it computes in an element type.
    pub fn computes_in(&self, dtype: Dtype) -> bool {
        self.dtypes >> dtype.as_raw() & 1 != 0
    }

    fn of(id: i32) -> Result<Operator> {
        let mut raw = MaybeUninit::<sys::tp_operator_info_t>::uninit();
        // SAFETY: init clears the whole struct before it is filled; its texts
        // and lists live until the library is shut down.
        unsafe {
            let size = size_of::<sys::tp_operator_info_t>();
            check(sys::tp_operator_info_init(raw.as_mut_ptr(), size))?;
            check(sys::tp_operator_info(id, raw.as_mut_ptr()))?;
            let raw = raw.assume_init();
            Ok(Operator {
                id,
                dtypes: raw.dtypes,
                name: owned(raw.name),
                is_registered: raw.is_registered != 0,
                form: OperatorForm::from_raw(raw.form),
                compute: ComputeRule::from_raw(raw.compute),
                result: ResultRule::from_raw(raw.result),
                results: raw.result_count as usize,
                arguments: infos(raw.arguments, raw.argument_count),
            })
        }
    }

    /// Calls the operator; its results in order. Those that draw random numbers
    /// are called by their methods, which take a generator as `&mut`.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// use tensorplay::dispatch::{Argument, operator};
    /// let a = Tensor::from_slice(&[1.0f32, 2.0], &[2])?;
    /// let sum = operator("add")?.call(&[Argument::Tensor(&a); 2])?;
    /// assert_eq!(sum[0].to_vec::<f32>()?, [2.0, 4.0]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn call(&self, arguments: &[Argument]) -> Result<Vec<Tensor>> {
        let lists: Vec<_> = arguments.iter().map(handles).collect();
        let raw: Vec<_> = self
            .arguments
            .iter()
            .map(|info| Some(info.kind))
            .chain(std::iter::repeat(None))
            .zip(arguments.iter().zip(&lists))
            .map(|(kind, (argument, list))| argument.raw(kind, list))
            .collect();
        let mut results: Vec<Option<Tensor>> = Vec::new();
        results.resize_with(self.results, || None);
        // SAFETY: handles and lists live through the call; an Option of a
        // Tensor is the pointer that C writes.
        check(unsafe {
            sys::tp_operator_call(
                self.id,
                raw.as_ptr(),
                raw.len(),
                results.as_mut_ptr().cast(),
                results.len(),
            )
        })?;
        Ok(results.into_iter().flatten().collect())
    }
}

/// # Safety
///
/// `name` is null or ends with 0.
unsafe fn owned(name: *const std::ffi::c_char) -> String {
    // SAFETY: the caller's promise.
    unsafe { static_text(name) }.unwrap_or_default().to_owned()
}

/// # Safety
///
/// `list` leads to `count` infos.
unsafe fn infos(
    list: *const sys::tp_argument_info_t,
    count: usize,
) -> Vec<ArgumentInfo> {
    if count == 0 {
        return Vec::new();
    }
    // SAFETY: the caller's promise.
    unsafe { slice::from_raw_parts(list, count) }
        .iter()
        .map(|info| ArgumentInfo {
            // SAFETY: names end with 0.
            name: unsafe { owned(info.name) },
            kind: ArgumentKind::from_raw(info.kind),
            is_optional: info.is_optional != 0,
        })
        .collect()
}

/// The operator of a name.
///
/// ```
/// use tensorplay::dispatch::operator;
/// assert_eq!(operator("sum")?.arguments[0].name, "a");
/// assert!(operator("sums").is_err());
/// # Ok::<(), tensorplay::Error>(())
/// ```
pub fn operator(name: &str) -> Result<Operator> {
    let name = text(name)?;
    let mut id = 0;
    // SAFETY: the text ends with 0 and lives through the call.
    check(unsafe { sys::tp_operator_find(name.as_ptr(), &mut id) })?;
    Operator::of(id)
}

/// All operators, those that programs registered too.
///
/// ```
/// assert!(tensorplay::dispatch::operators()?.len() > 100);
/// # Ok::<(), tensorplay::Error>(())
/// ```
pub fn operators() -> Result<Vec<Operator>> {
    // SAFETY: takes nothing.
    let count = unsafe { sys::tp_operator_count() };
    (1..=count).map(Operator::of).collect::<Result<_>>()
}

/// An argument of a call by name.
///
/// ```
/// use tensorplay::Tensor;
/// use tensorplay::dispatch::{Argument, operator};
/// let a = Tensor::from_slice(&[1.0f32, 3.0], &[2])?;
/// let half = Argument::Scalar(0.5.into());
/// let product = operator("mul")?.call(&[Argument::Tensor(&a), half])?;
/// assert_eq!(product[0].to_vec::<f32>()?, [0.5, 1.5]);
/// # Ok::<(), tensorplay::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum Argument<'a> {
    /// A tensor, an index or a mask.
    Tensor(&'a Tensor),
    /// A list of tensors.
    Tensors(&'a [&'a Tensor]),
    /// A number to compute with.
    Scalar(Scalar),
    /// An integer.
    Integer(i64),
    /// A list of integers.
    Integers(&'a [i64]),
    /// A truth value.
    Bool(bool),
    /// An element type.
    Dtype(Dtype),
    /// What is optional, left out.
    None,
}

/// The handles of an argument that is a list of tensors.
fn handles(argument: &Argument) -> Vec<*const sys::tp_tensor_t> {
    match argument {
        Argument::Tensors(list) => crate::call::pointers(list),
        _ => Vec::new(),
    }
}

impl Argument<'_> {
    /// The argument in C. `declared` is the kind that the operator has there.
    fn raw(
        &self,
        declared: Option<ArgumentKind>,
        list: &[*const sys::tp_tensor_t],
    ) -> sys::tp_argument_t {
        let mut raw = sys::tp_argument_t {
            kind: ArgumentKind::NONE.as_raw(),
            reserved: 0,
            tensor: ptr::null(),
            tensors: ptr::null(),
            integers: ptr::null(),
            count: 0,
            integer: 0,
            scalar: Scalar::from(0).value(),
            other: ptr::null(),
        };
        let kind = match *self {
            Argument::Tensor(tensor) => {
                raw.tensor = tensor.as_raw();
                ArgumentKind::TENSOR
            }
            Argument::Tensors(_) => {
                (raw.tensors, raw.count) = (list.as_ptr(), list.len());
                ArgumentKind::TENSORS
            }
            Argument::Scalar(number) => {
                raw.scalar = number.value();
                ArgumentKind::SCALAR
            }
            Argument::Integer(number) => {
                raw.integer = number;
                ArgumentKind::INTEGER
            }
            Argument::Integers(numbers) => {
                (raw.integers, raw.count) = (numbers.as_ptr(), numbers.len());
                ArgumentKind::INTEGERS
            }
            Argument::Bool(truth) => {
                raw.integer = i64::from(truth);
                ArgumentKind::BOOL
            }
            Argument::Dtype(dtype) => {
                raw.integer = i64::from(dtype.as_raw());
                ArgumentKind::DTYPE
            }
            Argument::None => ArgumentKind::NONE,
        };
        let is_index = declared == Some(ArgumentKind::INDEX)
            && kind == ArgumentKind::TENSOR;
        raw.kind = if is_index { ArgumentKind::INDEX } else { kind }.as_raw();
        raw
    }
}

impl std::str::FromStr for Operator {
    type Err = Error;

    fn from_str(name: &str) -> Result<Operator> {
        operator(name)
    }
}
