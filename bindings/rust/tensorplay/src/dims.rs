//! A short list of numbers, one for each dimension.

/// How many numbers need no memory of their own.
const INLINE: usize = 6;

/// Sizes or strides of a tensor: a copy, which later changes of the tensor do
/// not reach. Reads as a slice.
///
/// ```
/// use tensorplay::{Dtype, Tensor};
/// let a = Tensor::zeros(&[2, 3], Dtype::F32)?;
/// assert_eq!(a.sizes(), [2, 3]);
/// assert_eq!(a.strides()[0], 3);
/// assert_eq!(a.sizes().iter().product::<i64>(), 6);
/// # Ok::<(), tensorplay::Error>(())
/// ```
#[derive(Clone)]
pub struct Dims(Room);

#[derive(Clone)]
enum Room {
    Inline([i64; INLINE], usize),
    Heap(Box<[i64]>),
}

impl Dims {
    #[inline]
    pub(crate) fn new(numbers: &[i64]) -> Dims {
        if numbers.len() > INLINE {
            return Dims(Room::Heap(numbers.into()));
        }
        let mut room = [0; INLINE];
        room[..numbers.len()].copy_from_slice(numbers);
        Dims(Room::Inline(room, numbers.len()))
    }
}

impl std::ops::Deref for Dims {
    type Target = [i64];

    #[inline]
    fn deref(&self) -> &[i64] {
        match &self.0 {
            Room::Inline(room, count) => &room[..*count],
            Room::Heap(numbers) => numbers,
        }
    }
}

impl AsRef<[i64]> for Dims {
    fn as_ref(&self) -> &[i64] {
        self
    }
}

impl std::fmt::Debug for Dims {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        self[..].fmt(f)
    }
}

impl PartialEq for Dims {
    fn eq(&self, other: &Dims) -> bool {
        self[..] == other[..]
    }
}

impl Eq for Dims {}

macro_rules! compared_with {
    ($([$($generic:tt)*] $list:ty;)*) => {$(
        impl<$($generic)*> PartialEq<$list> for Dims {
            fn eq(&self, other: &$list) -> bool {
                self[..] == other[..]
            }
        }
    )*};
}

compared_with! {
    [] [i64];
    [] &[i64];
    [] Vec<i64>;
    [const N: usize] [i64; N];
    [const N: usize] &[i64; N];
}
