//! The Rust types of elements.
use crate::Dtype;

mod sealed {
    pub trait Sealed {
        /// Makes valid values of bytes that came from a tensor.
        fn normalise(_bytes: &mut [u8]) {}
    }
}
pub(crate) use sealed::Sealed;

/// A type of elements: what goes into a tensor and is copied out of it.
///
/// ```
/// use tensorplay::{Dtype, Element};
/// assert_eq!(f32::DTYPE, Dtype::F32);
/// ```
pub trait Element: Copy + Send + Sync + Sealed + 'static {
    /// The element type of the library.
    const DTYPE: Dtype;
}

/// A type of elements of which any bytes are a value, so that a tensor's bytes
/// may be lent as a slice. `bool` is none, for a byte of a bool tensor may be
/// any number; [`Bool8`] is.
///
/// ```compile_fail,E0277
/// fn lend(tensor: &mut tensorplay::Tensor) {
///     tensor.as_slice::<bool>();
/// }
/// ```
pub trait Plain: Element {}

macro_rules! elements {
    ($($kind:ty: $dtype:ident),* $(,)?) => {$(
        impl Sealed for $kind {}
        impl Element for $kind {
            const DTYPE: Dtype = Dtype::$dtype;
        }
        impl Plain for $kind {}
    )*};
}

elements! {
    u8: U8, u16: U16, u32: U32, u64: U64, i8: I8, i16: I16, i32: I32,
    i64: I64, f32: F32, f64: F64, F16: F16, Bf16: BF16,
    F8E4m3fn: F8_E4M3FN, F8E5m2: F8_E5M2, Bool8: BOOL,
    Complex<f32>: C64, Complex<f64>: C128,
}

impl Sealed for bool {
    fn normalise(bytes: &mut [u8]) {
        bytes
            .iter_mut()
            .for_each(|byte| *byte = u8::from(*byte != 0));
    }
}

impl Element for bool {
    const DTYPE: Dtype = Dtype::BOOL;
}

macro_rules! small_floats {
    ($($(#[$doc:meta])* $name:ident($bits:ty);)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
        #[repr(transparent)]
        pub struct $name($bits);

        impl $name {
            /// The number of its bits.
            #[inline]
            pub const fn from_bits(bits: $bits) -> Self {
                Self(bits)
            }

            /// Its bits.
            #[inline]
            pub const fn to_bits(self) -> $bits {
                self.0
            }
        }
    )*};
}

small_floats! {
    /// A number of IEEE 754 binary16, as bits: [`Tensor::to`](crate::Tensor::to)
    /// converts, each number rounded once.
    ///
    /// ```
    /// use tensorplay::{Dtype, F16, Tensor};
    /// let halves = Tensor::from_slice(&[1.0f32], &[1])?.to_dtype(Dtype::F16)?;
    /// assert_eq!(halves.to_vec::<F16>()?, [F16::from_bits(0x3c00)]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    F16(u16);
    /// The upper half of a binary32, as bits.
    Bf16(u16);
    /// An 8-bit float of 4 exponent bits, without infinities, as bits.
    F8E4m3fn(u8);
    /// An 8-bit float of 5 exponent bits, as bits.
    F8E5m2(u8);
}

/// A truth value of a tensor: any byte but 0 is true.
///
/// ```
/// use tensorplay::{Bool8, Tensor};
/// let mut truths = Tensor::from_slice(&[true, false], &[2])?;
/// let slice = truths.as_slice::<Bool8>()?;
/// assert!(slice[0].get() && !slice[1].get());
/// # Ok::<(), tensorplay::Error>(())
/// ```
#[derive(Clone, Copy, Default)]
#[repr(transparent)]
pub struct Bool8(u8);

impl Bool8 {
    /// Whether it is true.
    #[inline]
    pub const fn get(self) -> bool {
        self.0 != 0
    }
}

impl From<bool> for Bool8 {
    #[inline]
    fn from(truth: bool) -> Bool8 {
        Bool8(u8::from(truth))
    }
}

impl PartialEq for Bool8 {
    fn eq(&self, other: &Bool8) -> bool {
        self.get() == other.get()
    }
}

impl Eq for Bool8 {}

impl std::fmt::Debug for Bool8 {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        self.get().fmt(f)
    }
}

/// A complex number.
///
/// ```
/// use tensorplay::{Complex, Tensor};
/// let z = Tensor::from_slice(&[Complex::new(3.0f32, 4.0)], &[1])?;
/// assert_eq!(z.abs()?.to_vec::<f32>()?, [5.0]);
/// # Ok::<(), tensorplay::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Default, Debug)]
#[repr(C)]
pub struct Complex<T> {
    /// The real part.
    pub re: T,
    /// The imaginary part.
    pub im: T,
}

impl<T> Complex<T> {
    /// Puts the parts together.
    #[inline]
    pub const fn new(re: T, im: T) -> Complex<T> {
        Complex { re, im }
    }
}
