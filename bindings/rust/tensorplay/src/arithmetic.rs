//! The operators of the language. They panic where the method of the same
//! meaning fails, and say what its error says.
use crate::{Complex, Device, Result, Scalar, Tensor};
use std::ops::*;

#[track_caller]
fn expect<T>(result: Result<T>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic!("{error}"),
    }
}

/// A number as the operand in front.
fn in_front(number: Scalar) -> Tensor {
    expect(Tensor::scalar_tensor(number, None, Device::CPU))
}

/// An operator of two tensors, or of a tensor and a number behind it.
macro_rules! binary {
    ($($(#[$doc:meta])* $trait:ident::$name:ident, $assign:ident::$assign_name:ident =>
       $method:ident, $scalar:ident, $inplace:ident, $scalar_inplace:ident;)*) => {$(
        $(#[$doc])*
        impl $trait<&Tensor> for &Tensor {
            type Output = Tensor;

            #[inline]
            #[track_caller]
            fn $name(self, other: &Tensor) -> Tensor {
                expect(self.$method(other))
            }
        }

        owned!($trait::$name);

        impl<S: Into<Scalar> + Number> $trait<S> for &Tensor {
            type Output = Tensor;

            #[inline]
            #[track_caller]
            fn $name(self, number: S) -> Tensor {
                expect(self.$scalar(number))
            }
        }

        impl<S: Into<Scalar> + Number> $trait<S> for Tensor {
            type Output = Tensor;

            #[inline]
            #[track_caller]
            fn $name(self, number: S) -> Tensor {
                expect(self.$scalar(number))
            }
        }

        impl $assign<&Tensor> for Tensor {
            #[inline]
            #[track_caller]
            fn $assign_name(&mut self, other: &Tensor) {
                expect(self.$inplace(other))
            }
        }

        impl $assign<Tensor> for Tensor {
            #[inline]
            #[track_caller]
            fn $assign_name(&mut self, other: Tensor) {
                expect(self.$inplace(&other))
            }
        }

        impl<S: Into<Scalar> + Number> $assign<S> for Tensor {
            #[inline]
            #[track_caller]
            fn $assign_name(&mut self, number: S) {
                expect(self.$scalar_inplace(number))
            }
        }
    )*};
}

/// The same with operands that are given away.
macro_rules! owned {
    ($trait:ident::$name:ident) => {
        impl $trait<Tensor> for &Tensor {
            type Output = Tensor;

            #[inline]
            #[track_caller]
            fn $name(self, other: Tensor) -> Tensor {
                $trait::$name(self, &other)
            }
        }

        impl $trait<&Tensor> for Tensor {
            type Output = Tensor;

            #[inline]
            #[track_caller]
            fn $name(self, other: &Tensor) -> Tensor {
                $trait::$name(&self, other)
            }
        }

        impl $trait<Tensor> for Tensor {
            type Output = Tensor;

            #[inline]
            #[track_caller]
            fn $name(self, other: Tensor) -> Tensor {
                $trait::$name(&self, &other)
            }
        }
    };
}

/// A type that operators take for a number behind a tensor. In front of one
/// they take `i64`, `f64`, `Complex<f64>` and [`Scalar`], one type for each
/// kind, so that the type of a literal is known there.
///
/// ```
/// use tensorplay::Tensor;
/// let a = Tensor::from_slice(&[1.0f32, 2.0], &[2])?;
/// assert_eq!((2.0 - &a * 3).to_vec::<f32>()?, [-1.0, -4.0]);
/// # Ok::<(), tensorplay::Error>(())
/// ```
pub trait Number {}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl Number for $kind {}
    )*};
}

numbers! {
    bool, i8, i16, i32, i64, u8, u16, u32, u64, f32, f64, Complex<f32>,
    Complex<f64>, Scalar
}

/// A number in front of a tensor, which counts as a tensor of rank 0.
macro_rules! number_in_front {
    ($($kind:ty),*) => {$(
        front!($kind: Add::add, Sub::sub, Mul::mul, Div::div, Rem::rem,
               BitAnd::bitand, BitOr::bitor, BitXor::bitxor, Shl::shl,
               Shr::shr);
    )*};
}

macro_rules! front {
    ($kind:ty: $($trait:ident::$name:ident),*) => {$(
        impl $trait<&Tensor> for $kind {
            type Output = Tensor;

            #[inline]
            #[track_caller]
            fn $name(self, tensor: &Tensor) -> Tensor {
                $trait::$name(&in_front(self.into()), tensor)
            }
        }

        impl $trait<Tensor> for $kind {
            type Output = Tensor;

            #[inline]
            #[track_caller]
            fn $name(self, tensor: Tensor) -> Tensor {
                $trait::$name(self, &tensor)
            }
        }
    )*};
}

binary! {
    Add::add, AddAssign::add_assign =>
        add, add_scalar, add_inplace, add_scalar_inplace;
    Sub::sub, SubAssign::sub_assign =>
        sub, sub_scalar, sub_inplace, sub_scalar_inplace;
    Mul::mul, MulAssign::mul_assign =>
        mul, mul_scalar, mul_inplace, mul_scalar_inplace;
    /// True division: integers give floats.
    Div::div, DivAssign::div_assign =>
        div, div_scalar, div_inplace, div_scalar_inplace;
    /// The remainder has the sign of the dividend, as that of Rust's numbers:
    /// [`Tensor::fmod`].
    Rem::rem, RemAssign::rem_assign =>
        fmod, fmod_scalar, fmod_inplace, fmod_scalar_inplace;
    BitAnd::bitand, BitAndAssign::bitand_assign =>
        bitwise_and, bitwise_and_scalar, bitwise_and_inplace,
        bitwise_and_scalar_inplace;
    BitOr::bitor, BitOrAssign::bitor_assign =>
        bitwise_or, bitwise_or_scalar, bitwise_or_inplace,
        bitwise_or_scalar_inplace;
    BitXor::bitxor, BitXorAssign::bitxor_assign =>
        bitwise_xor, bitwise_xor_scalar, bitwise_xor_inplace,
        bitwise_xor_scalar_inplace;
    Shl::shl, ShlAssign::shl_assign =>
        left_shift, left_shift_scalar, left_shift_inplace,
        left_shift_scalar_inplace;
    Shr::shr, ShrAssign::shr_assign =>
        right_shift, right_shift_scalar, right_shift_inplace,
        right_shift_scalar_inplace;
}

number_in_front! {
    i64, f64, Complex<f64>, Scalar
}

macro_rules! unary {
    ($($trait:ident::$name:ident => $method:ident;)*) => {$(
        impl $trait for &Tensor {
            type Output = Tensor;

            #[inline]
            #[track_caller]
            fn $name(self) -> Tensor {
                expect(Tensor::$method(self))
            }
        }

        impl $trait for Tensor {
            type Output = Tensor;

            #[inline]
            #[track_caller]
            fn $name(self) -> Tensor {
                expect(Tensor::$method(&self))
            }
        }
    )*};
}

unary! {
    Neg::neg => neg;
    Not::not => bitwise_not;
}
