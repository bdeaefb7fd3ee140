//! Steps of optimisers: a parameter and what is remembered of it, written in
//! one pass.
use crate::call::check;
use crate::{Result, Tensor, sys};
use std::mem::MaybeUninit;
use std::ptr;

/// A struct of C as its init function makes it.
fn made<T>(init: unsafe extern "C" fn(*mut T, usize) -> sys::tp_status_t) -> T {
    let mut raw = MaybeUninit::zeroed();
    // SAFETY: the place is as large as it is said to be, and all members are
    // numbers, of which zeros are valid too.
    unsafe {
        let status = init(raw.as_mut_ptr(), size_of::<T>());
        debug_assert_eq!(status, sys::TP_OK);
        raw.assume_init()
    }
}

fn state_or_null(state: Option<&mut Tensor>) -> *mut sys::tp_tensor_t {
    state.map_or(ptr::null_mut(), |state| state.as_raw())
}

/// How [`Tensor::sgd_inplace`] steps.
///
/// ```
/// use tensorplay::SgdOptions;
/// let options = SgdOptions { momentum: 0.9, ..Default::default() };
/// assert_eq!((options.lr, options.nesterov), (0.001, false));
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SgdOptions {
    /// The learning rate.
    pub lr: f64,
    /// The part of the buffer that stays.
    pub momentum: f64,
    /// The part of the gradient that does not go in.
    pub dampening: f64,
    /// The part of the parameter in the gradient.
    pub weight_decay: f64,
    /// Nesterov's momentum.
    pub nesterov: bool,
    /// Turns the gradient's sign.
    pub maximize: bool,
}

impl Default for SgdOptions {
    fn default() -> SgdOptions {
        let raw = made(sys::tp_sgd_options_init);
        SgdOptions {
            lr: raw.lr,
            momentum: raw.momentum,
            dampening: raw.dampening,
            weight_decay: raw.weight_decay,
            nesterov: raw.nesterov != 0,
            maximize: raw.maximize != 0,
        }
    }
}

impl SgdOptions {
    fn to_raw(self) -> sys::tp_sgd_options_t {
        sys::tp_sgd_options_t {
            nesterov: i32::from(self.nesterov),
            maximize: i32::from(self.maximize),
            lr: self.lr,
            momentum: self.momentum,
            dampening: self.dampening,
            weight_decay: self.weight_decay,
            ..made(sys::tp_sgd_options_init)
        }
    }
}

/// How [`Tensor::adam_inplace`] and [`Tensor::adamw_inplace`] step.
///
/// ```
/// use tensorplay::AdamOptions;
/// let options = AdamOptions { lr: 0.01, ..Default::default() };
/// assert_eq!((options.beta1, options.beta2), (0.9, 0.999));
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AdamOptions {
    /// The learning rate.
    pub lr: f64,
    /// The part of the first moment that stays, below 1.
    pub beta1: f64,
    /// The part of the second moment that stays, below 1.
    pub beta2: f64,
    /// Added to the divisor.
    pub epsilon: f64,
    /// The part of the parameter.
    pub weight_decay: f64,
    /// Turns the gradient's sign.
    pub maximize: bool,
}

impl Default for AdamOptions {
    fn default() -> AdamOptions {
        let raw = made(sys::tp_adam_options_init);
        AdamOptions {
            lr: raw.lr,
            beta1: raw.beta1,
            beta2: raw.beta2,
            epsilon: raw.epsilon,
            weight_decay: raw.weight_decay,
            maximize: raw.maximize != 0,
        }
    }
}

impl AdamOptions {
    fn to_raw(self) -> sys::tp_adam_options_t {
        sys::tp_adam_options_t {
            maximize: i32::from(self.maximize),
            lr: self.lr,
            beta1: self.beta1,
            beta2: self.beta2,
            epsilon: self.epsilon,
            weight_decay: self.weight_decay,
            ..made(sys::tp_adam_options_init)
        }
    }
}

/// What Adam remembers of a parameter: tensors of its sizes, of which step 1
/// does not read what is in them.
#[derive(Debug)]
pub struct Moments<'a> {
    /// The first moment.
    pub exp_avg: &'a mut Tensor,
    /// The second moment.
    pub exp_avg_sq: &'a mut Tensor,
    /// The largest second moment, for AMSGrad.
    pub max_exp_avg_sq: Option<&'a mut Tensor>,
}

/// The two kinds of Adam, which differ in the function alone.
macro_rules! adam {
    ($($(#[$doc:meta])* $name:ident: $function:ident;)*) => {
        impl Tensor {
            $($(#[$doc])*
            pub fn $name(
                &mut self,
                gradient: &Tensor,
                moments: Moments,
                step: i64,
                options: &AdamOptions,
            ) -> Result<()> {
                // SAFETY: handles and options live through the call.
                check(unsafe {
                    sys::$function(
                        self.as_raw(),
                        gradient.as_raw(),
                        moments.exp_avg.as_raw(),
                        moments.exp_avg_sq.as_raw(),
                        state_or_null(moments.max_exp_avg_sq),
                        step,
                        &options.to_raw(),
                    )
                })
            })*
        }
    };
}

adam! {
    /// A step of Adam, or of AMSGrad if there is a largest second moment.
    /// Steps are counted from 1, and taken while nothing is recorded.
    ///
    /// ```
    /// use tensorplay::{AdamOptions, Moments, Tensor};
    /// let mut weights = Tensor::from_slice(&[1.0f64, 2.0], &[2])?;
    /// let gradient = Tensor::from_slice(&[0.5f64, -0.5], &[2])?;
    /// let (mut first, mut second) = (weights.empty_like(None)?, weights.empty_like(None)?);
    /// for step in 1..=2 {
    ///     let moments = Moments {
    ///         exp_avg: &mut first,
    ///         exp_avg_sq: &mut second,
    ///         max_exp_avg_sq: None,
    ///     };
    ///     weights.adam_inplace(&gradient, moments, step, &AdamOptions::default())?;
    /// }
    /// let weights = weights.to_vec::<f64>()?;
    /// assert!((weights[0] - 0.998).abs() < 1e-6 && (weights[1] - 2.002).abs() < 1e-6);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    adam_inplace: tp_adam_inplace;
    /// A step of AdamW: of Adam without a weight decay, of a parameter that was
    /// multiplied by 1 - lr * weight_decay.
    ///
    /// ```
    /// use tensorplay::{AdamOptions, Moments, Tensor};
    /// let mut weights = Tensor::from_slice(&[1.0f64], &[1])?;
    /// let (mut first, mut second) = (weights.empty_like(None)?, weights.empty_like(None)?);
    /// let moments = Moments {
    ///     exp_avg: &mut first,
    ///     exp_avg_sq: &mut second,
    ///     max_exp_avg_sq: None,
    /// };
    /// let options = AdamOptions { lr: 0.5, weight_decay: 0.1, ..Default::default() };
    /// weights.adamw_inplace(&Tensor::from_slice(&[1.0f64], &[1])?, moments, 1, &options)?;
    /// let weights = weights.to_vec::<f64>()?;
    /// assert!((weights[0] - (0.95 - 0.5)).abs() < 1e-6);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    adamw_inplace: tp_adamw_inplace;
}

impl Tensor {
    /// A step of stochastic gradient descent, with a buffer exactly where there
    /// is a momentum. Steps are counted from 1, of which the first does not
    /// read the buffer, and taken while nothing is recorded.
    ///
    /// ```
    /// use tensorplay::{SgdOptions, Tensor};
    /// let mut weights = Tensor::from_slice(&[1.0f32, 2.0], &[2])?;
    /// let gradient = Tensor::from_slice(&[2.0f32, -2.0], &[2])?;
    /// let options = SgdOptions { lr: 0.25, ..Default::default() };
    /// weights.sgd_inplace(&gradient, None, 1, &options)?;
    /// assert_eq!(weights.to_vec::<f32>()?, [0.5, 2.5]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn sgd_inplace(
        &mut self,
        gradient: &Tensor,
        momentum_buffer: Option<&mut Tensor>,
        step: i64,
        options: &SgdOptions,
    ) -> Result<()> {
        // SAFETY: handles and options live through the call.
        check(unsafe {
            sys::tp_sgd_inplace(
                self.as_raw(),
                gradient.as_raw(),
                state_or_null(momentum_buffer),
                step,
                &options.to_raw(),
            )
        })
    }
}
