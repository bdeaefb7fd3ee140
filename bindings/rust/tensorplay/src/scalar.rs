//! Numbers with their type, as operators take and elements give them.
use crate::call::check;
use crate::{Complex, Dtype, Result, sys};
use std::mem::MaybeUninit;

/// A number: a truth value, an integer, a float or a complex number.
///
/// ```
/// use tensorplay::{Dtype, Scalar};
/// let number = Scalar::from(7);
/// assert_eq!(number.dtype(), Dtype::I64);
/// assert_eq!(number.to_i64(), Some(7));
/// assert_eq!(number.to_f64(), Some(7.0));
/// assert_eq!(Scalar::from(0.5).to_i64(), None);
/// ```
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Scalar(sys::tp_scalar_t);

impl Scalar {
    #[inline]
    const fn new(dtype: Dtype, integer: i64, real: f64, imag: f64) -> Scalar {
        Scalar(sys::tp_scalar_t {
            dtype: dtype.as_raw(),
            reserved: 0,
            integer,
            real,
            imag,
        })
    }

    /// The number in C.
    #[inline]
    pub fn as_raw(&self) -> *const sys::tp_scalar_t {
        &self.0
    }

    /// The number that a call writes.
    ///
    /// # Safety
    ///
    /// After success, `call` has written a number.
    #[inline]
    pub(crate) unsafe fn written(
        call: impl FnOnce(*mut sys::tp_scalar_t) -> sys::tp_status_t,
    ) -> Result<Scalar> {
        let mut out = MaybeUninit::uninit();
        check(call(out.as_mut_ptr()))?;
        // Member by member, as they were written a moment ago: wider loads
        // would have to wait for the stores.
        // SAFETY: the caller's promise.
        let sys::tp_scalar_t {
            dtype,
            integer,
            real,
            imag,
            ..
        } = *unsafe { out.assume_init_ref() };
        Ok(Scalar::new(Dtype::from_raw(dtype), integer, real, imag))
    }

    pub(crate) fn value(self) -> sys::tp_scalar_t {
        self.0
    }

    /// Its type: bool, i64, u64, f64 or c128.
    #[inline]
    pub fn dtype(self) -> Dtype {
        Dtype::from_raw(self.0.dtype)
    }

    /// The truth value, if it is one.
    ///
    /// ```
    /// use tensorplay::Scalar;
    /// assert_eq!(Scalar::from(true).to_bool(), Some(true));
    /// assert_eq!(Scalar::from(1).to_bool(), None);
    /// ```
    #[inline]
    pub fn to_bool(self) -> Option<bool> {
        (self.dtype() == Dtype::BOOL).then_some(self.0.integer != 0)
    }

    /// The integer, if it is one (or a truth value) and an i64 holds it.
    ///
    /// ```
    /// use tensorplay::Scalar;
    /// assert_eq!(Scalar::from(true).to_i64(), Some(1));
    /// assert_eq!(Scalar::from(u64::MAX).to_i64(), None);
    /// ```
    #[inline]
    pub fn to_i64(self) -> Option<i64> {
        match self.dtype() {
            Dtype::BOOL | Dtype::I64 => Some(self.0.integer),
            Dtype::U64 => self.to_u64().and_then(|n| i64::try_from(n).ok()),
            _ => None,
        }
    }

    /// The integer, if it is one (or a truth value) and a u64 holds it.
    ///
    /// ```
    /// use tensorplay::Scalar;
    /// assert_eq!(Scalar::from(7).to_u64(), Some(7));
    /// assert_eq!(Scalar::from(-7).to_u64(), None);
    /// ```
    #[inline]
    pub fn to_u64(self) -> Option<u64> {
        match self.dtype() {
            Dtype::U64 => Some(self.0.integer.cast_unsigned()),
            Dtype::BOOL | Dtype::I64 => u64::try_from(self.0.integer).ok(),
            _ => None,
        }
    }

    /// The number as a float, integers rounded; `None` for a complex one.
    ///
    /// ```
    /// use tensorplay::{Complex, Scalar};
    /// assert_eq!(Scalar::from(7).to_f64(), Some(7.0));
    /// assert_eq!(Scalar::from(Complex::new(1.0, 0.0)).to_f64(), None);
    /// ```
    #[inline]
    pub fn to_f64(self) -> Option<f64> {
        match self.dtype() {
            Dtype::F64 => Some(self.0.real),
            Dtype::U64 => Some(self.0.integer.cast_unsigned() as f64),
            Dtype::BOOL | Dtype::I64 => Some(self.0.integer as f64),
            _ => None,
        }
    }

    /// The number as a complex one.
    ///
    /// ```
    /// use tensorplay::{Complex, Scalar};
    /// let z = Complex::new(1.0, -2.0);
    /// assert_eq!(Scalar::from(z).to_c128(), z);
    /// ```
    #[inline]
    pub fn to_c128(self) -> Complex<f64> {
        match self.to_f64() {
            Some(real) => Complex::new(real, 0.0),
            None => Complex::new(self.0.real, self.0.imag),
        }
    }
}

macro_rules! from_number {
    ($($kind:ty => |$number:ident| $scalar:expr;)*) => {$(
        impl From<$kind> for Scalar {
            #[inline]
            fn from($number: $kind) -> Scalar {
                $scalar
            }
        }
    )*};
}

from_number! {
    bool => |n| Scalar::new(Dtype::BOOL, i64::from(n), 0.0, 0.0);
    i8 => |n| Scalar::new(Dtype::I64, i64::from(n), 0.0, 0.0);
    i16 => |n| Scalar::new(Dtype::I64, i64::from(n), 0.0, 0.0);
    i32 => |n| Scalar::new(Dtype::I64, i64::from(n), 0.0, 0.0);
    i64 => |n| Scalar::new(Dtype::I64, n, 0.0, 0.0);
    u8 => |n| Scalar::new(Dtype::I64, i64::from(n), 0.0, 0.0);
    u16 => |n| Scalar::new(Dtype::I64, i64::from(n), 0.0, 0.0);
    u32 => |n| Scalar::new(Dtype::I64, i64::from(n), 0.0, 0.0);
    u64 => |n| Scalar::new(Dtype::U64, n.cast_signed(), 0.0, 0.0);
    f32 => |n| Scalar::new(Dtype::F64, 0, f64::from(n), 0.0);
    f64 => |n| Scalar::new(Dtype::F64, 0, n, 0.0);
    Complex<f32> => |n| Scalar::new(
        Dtype::C128, 0, f64::from(n.re), f64::from(n.im));
    Complex<f64> => |n| Scalar::new(Dtype::C128, 0, n.re, n.im);
}

impl PartialEq for Scalar {
    fn eq(&self, other: &Scalar) -> bool {
        match (self.to_u64(), other.to_u64(), self.to_i64(), other.to_i64()) {
            (Some(a), Some(b), _, _) => a == b,
            (_, _, Some(a), Some(b)) => a == b,
            _ => self.to_c128() == other.to_c128(),
        }
    }
}

impl std::fmt::Debug for Scalar {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self.dtype() {
            Dtype::BOOL => (self.0.integer != 0).fmt(f),
            Dtype::I64 => self.0.integer.fmt(f),
            Dtype::U64 => self.0.integer.cast_unsigned().fmt(f),
            Dtype::F64 => self.0.real.fmt(f),
            _ => write!(f, "{:?}{:+?}i", self.0.real, self.0.imag),
        }
    }
}
