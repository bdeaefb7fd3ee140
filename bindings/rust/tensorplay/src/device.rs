//! Where a tensor's bytes are, and what new tensors are made of.
use crate::call::{check, text};
use crate::{DeviceType, Dtype, Error, Result, sys};

/// A device: its type and its index.
///
/// ```
/// use tensorplay::{Device, DeviceType};
/// assert_eq!("cpu".parse(), Ok(Device::CPU));
/// let device: Device = "cuda:1".parse()?;
/// assert_eq!((device.kind, device.index), (DeviceType::CUDA, 1));
/// # Ok::<(), tensorplay::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Device {
    /// What it is.
    pub kind: DeviceType,
    /// Which of its kind.
    pub index: i32,
}

impl Device {
    /// The host's memory.
    pub const CPU: Device = Device {
        kind: DeviceType::CPU,
        index: 0,
    };
}

impl DeviceType {
    /// The number of devices of the type; 0 if it is not there.
    ///
    /// ```
    /// assert_eq!(tensorplay::DeviceType::CPU.count(), 1);
    /// ```
    pub fn count(self) -> usize {
        // SAFETY: takes any number.
        let count = unsafe { sys::tp_device_count(self.as_raw()) };
        usize::try_from(count).unwrap_or(0)
    }
}

impl Default for Device {
    fn default() -> Device {
        Device::CPU
    }
}

impl std::str::FromStr for Device {
    type Err = Error;

    fn from_str(words: &str) -> Result<Device> {
        let words = text(words)?;
        let (mut kind, mut index) = (0, 0);
        // SAFETY: the text ends with 0 and lives through the call.
        check(unsafe {
            sys::tp_device_parse(words.as_ptr(), &mut kind, &mut index)
        })?;
        Ok(Device {
            kind: DeviceType::from_raw(kind),
            index,
        })
    }
}

/// The element type and the device of a new tensor. An element type alone
/// stands for the CPU.
///
/// ```
/// use tensorplay::{Device, Dtype, Tensor};
/// let a = Tensor::zeros(&[3], Dtype::F64)?;
/// let b = Tensor::zeros(&[3], (Dtype::F64, Device::CPU))?;
/// assert_eq!(a.device(), b.device());
/// # Ok::<(), tensorplay::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TensorOptions {
    /// The element type.
    pub dtype: Dtype,
    /// The device.
    pub device: Device,
}

impl From<Dtype> for TensorOptions {
    #[inline]
    fn from(dtype: Dtype) -> TensorOptions {
        TensorOptions {
            dtype,
            device: Device::CPU,
        }
    }
}

impl From<(Dtype, Device)> for TensorOptions {
    #[inline]
    fn from((dtype, device): (Dtype, Device)) -> TensorOptions {
        TensorOptions { dtype, device }
    }
}

impl Dtype {
    /// Bytes of one element; 0 for an unknown type.
    ///
    /// ```
    /// assert_eq!(tensorplay::Dtype::C64.size(), 8);
    /// ```
    pub fn size(self) -> usize {
        // SAFETY: takes any number.
        unsafe { sys::tp_dtype_size(self.as_raw()) }
    }

    /// The category.
    ///
    /// ```
    /// use tensorplay::{Dtype, Kind};
    /// assert_eq!(Dtype::BF16.kind(), Kind::FLOAT);
    /// ```
    pub fn kind(self) -> crate::Kind {
        // SAFETY: takes any number.
        crate::Kind::from_raw(unsafe { sys::tp_dtype_kind(self.as_raw()) })
    }

    /// The type that dimensioned tensors of two types meet in.
    ///
    /// ```
    /// use tensorplay::Dtype;
    /// assert_eq!(Dtype::U8.promote(Dtype::I8)?, Dtype::I16);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn promote(self, other: Dtype) -> Result<Dtype> {
        Dtype::promote_all(&[self, other])
    }

    /// Folds [`Dtype::promote`] over a list from left to right.
    ///
    /// ```
    /// use tensorplay::Dtype;
    /// let all = [Dtype::BOOL, Dtype::I64, Dtype::F16];
    /// assert_eq!(Dtype::promote_all(&all)?, Dtype::F16);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn promote_all(dtypes: &[Dtype]) -> Result<Dtype> {
        let mut out = 0;
        // SAFETY: a Dtype is the number that C has for it.
        check(unsafe {
            sys::tp_dtype_promote_list(
                dtypes.as_ptr().cast(),
                dtypes.len(),
                &mut out,
            )
        })?;
        Ok(Dtype::from_raw(out))
    }
}
