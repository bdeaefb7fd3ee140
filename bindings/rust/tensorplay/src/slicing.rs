//! Views by indices and ranges, put together step by step or at once.
use crate::{Result, Tensor};
use std::ops::{Bound, RangeBounds};

/// What becomes of one dimension, or of a run of them.
///
/// ```
/// use tensorplay::{Index, Tensor};
/// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
/// let odd = a.at((.., Index::stepped(.., 2)))?;
/// assert_eq!(odd.to_vec::<i64>()?, [1, 3, 4, 6]);
/// # Ok::<(), tensorplay::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Index {
    /// One index; the dimension goes away.
    At(i64),
    /// Every step-th index; negative bounds count from the end.
    Range {
        /// The first index, or the end that the step starts from.
        start: Option<i64>,
        /// The bound, not included, or the other end.
        stop: Option<i64>,
        /// The distance; a negative one walks down.
        step: i64,
    },
    /// A new dimension of size 1.
    NewAxis,
    /// As many whole dimensions as the other indices leave.
    Rest,
}

impl Index {
    /// Every step-th index of a range. A negative step walks down, from the
    /// first bound to the second.
    ///
    /// ```
    /// use tensorplay::{Index, Tensor};
    /// let a = Tensor::from_slice(&[0i64, 1, 2, 3, 4, 5], &[6])?;
    /// let down = a.at(Index::stepped(4..=4, -1))?;
    /// assert_eq!(down.to_vec::<i64>()?, [4]);
    /// let even = a.at(Index::stepped(.., 2))?;
    /// assert_eq!(even.to_vec::<i64>()?, [0, 2, 4]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn stepped(range: impl RangeBounds<i64>, step: i64) -> Index {
        let (one, end, beyond) = if step < 0 {
            (-1, 0, i64::MIN)
        } else {
            (1, -1, i64::MAX)
        };
        // One beyond the end would count from the other one.
        let start = match range.start_bound() {
            Bound::Included(&start) => Some(start),
            Bound::Excluded(&start) if start == end => Some(beyond),
            Bound::Excluded(&start) => Some(start.saturating_add(one)),
            Bound::Unbounded => None,
        };
        let stop = match range.end_bound() {
            Bound::Unbounded => None,
            Bound::Included(&stop) if stop == end => None,
            Bound::Included(&stop) => Some(stop.saturating_add(one)),
            Bound::Excluded(&stop) => Some(stop),
        };
        Index::Range { start, stop, step }
    }

    fn takes_dimension(self) -> bool {
        matches!(self, Index::At(_) | Index::Range { .. })
    }
}

impl From<std::ops::RangeFull> for Index {
    fn from(_: std::ops::RangeFull) -> Index {
        Index::stepped(.., 1)
    }
}

macro_rules! from_integers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Index {
            fn from(index: $kind) -> Index {
                Index::At(i64::from(index))
            }
        }

        from_ranges!($kind: std::ops::Range<$kind>,
                     std::ops::RangeInclusive<$kind>,
                     std::ops::RangeFrom<$kind>, std::ops::RangeTo<$kind>,
                     std::ops::RangeToInclusive<$kind>);
    )*};
}

macro_rules! from_ranges {
    ($kind:ty: $($range:ty),*) => {$(
        impl From<$range> for Index {
            fn from(range: $range) -> Index {
                let wide = |bound: Bound<&$kind>| bound.map(|&n| i64::from(n));
                Index::stepped(
                    (wide(range.start_bound()), wide(range.end_bound())), 1)
            }
        }
    )*};
}

from_integers!(i32, i64, u32);

/// A view in the making: each call says what becomes of the next dimension;
/// those that are left stay whole.
///
/// ```
/// use tensorplay::{Dtype, Tensor};
/// let a = Tensor::zeros(&[4, 5, 6], Dtype::F32)?;
/// let view = a.slicing().at(-1).range(1..3).new_axis().view()?;
/// assert_eq!(view.sizes(), [2, 1, 6]);
/// assert!(view.storage().same(&a.storage()));
/// # Ok::<(), tensorplay::Error>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "nothing is made before view()"]
pub struct Slicing<'a> {
    tensor: &'a Tensor,
    indices: Vec<Index>,
}

impl Slicing<'_> {
    /// Whatever an [`Index`] says.
    pub fn index(mut self, index: impl Into<Index>) -> Self {
        self.indices.push(index.into());
        self
    }

    /// Takes one index; the dimension goes away.
    pub fn at(self, index: i64) -> Self {
        self.index(Index::At(index))
    }

    /// Takes a range of indices.
    pub fn range(self, range: impl RangeBounds<i64>) -> Self {
        self.step(range, 1)
    }

    /// Takes every step-th index of a range.
    ///
    /// ```
    /// use tensorplay::{Dtype, Tensor};
    /// let a = Tensor::zeros(&[7], Dtype::F32)?;
    /// assert_eq!(a.slicing().step(1.., 3).view()?.sizes(), [2]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn step(self, range: impl RangeBounds<i64>, step: i64) -> Self {
        self.index(Index::stepped(range, step))
    }

    /// Leaves the dimension whole.
    pub fn all(self) -> Self {
        self.range(..)
    }

    /// Inserts a dimension of size 1.
    pub fn new_axis(self) -> Self {
        self.index(Index::NewAxis)
    }

    /// Leaves as many dimensions whole as the other indices do not take; what
    /// follows is about the last ones.
    ///
    /// ```
    /// use tensorplay::{Dtype, Tensor};
    /// let a = Tensor::zeros(&[2, 3, 4], Dtype::F32)?;
    /// assert_eq!(a.slicing().rest().at(0).view()?.sizes(), [2, 3]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn rest(self) -> Self {
        self.index(Index::Rest)
    }

    /// Makes the view.
    pub fn view(self) -> Result<Tensor> {
        let taken = self
            .indices
            .iter()
            .filter(|index| index.takes_dimension())
            .count();
        let rest = self.tensor.rank().saturating_sub(taken) as i64;
        let mut view = self.tensor.alias()?;
        let mut dim = 0;
        for index in self.indices {
            match index {
                Index::At(index) => view = view.select(dim, index)?,
                Index::Range { start, stop, step } => {
                    if (start, stop, step) != (None, None, 1) {
                        view = view.slice(dim, start, stop, step)?;
                    } else {
                        view.size(dim)?;
                    }
                    dim += 1;
                }
                Index::NewAxis => {
                    view = view.unsqueeze(dim)?;
                    dim += 1;
                }
                Index::Rest => dim += rest,
            }
        }
        Ok(view)
    }
}

/// Several indices at once: one, a tuple or a list of them.
pub trait Indices {
    /// The indices in order.
    fn list(self) -> Vec<Index>;
}

impl Indices for &[Index] {
    fn list(self) -> Vec<Index> {
        self.to_vec()
    }
}

impl<I: Into<Index>> Indices for I {
    fn list(self) -> Vec<Index> {
        vec![self.into()]
    }
}

macro_rules! tuples {
    ($($($name:ident)+;)*) => {$(
        impl<$($name: Into<Index>),+> Indices for ($($name,)+) {
            #[allow(non_snake_case)]
            fn list(self) -> Vec<Index> {
                let ($($name,)+) = self;
                vec![$($name.into()),+]
            }
        }
    )*};
}

tuples! {
    A; A B; A B C; A B C D; A B C D E; A B C D E F;
}

impl Tensor {
    /// Begins a view by indices and ranges.
    ///
    /// ```
    /// use tensorplay::Tensor;
    /// let a = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    /// let turned = a.slicing().all().step(.., -1).view()?;
    /// assert_eq!(turned.to_vec::<i64>()?, [3, 2, 1, 6, 5, 4]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn slicing(&self) -> Slicing<'_> {
        Slicing {
            tensor: self,
            indices: Vec::new(),
        }
    }

    /// The view that indices and ranges name. Writing to it writes here.
    ///
    /// ```
    /// use tensorplay::{Dtype, Index, Tensor};
    /// let a = Tensor::zeros(&[2, 3], Dtype::I64)?;
    /// a.at((0, 1..))?.fill_inplace(7)?;
    /// assert_eq!(a.to_vec::<i64>()?, [0, 7, 7, 0, 0, 0]);
    /// assert_eq!(a.at((Index::Rest, -1))?.sizes(), [2]);
    /// # Ok::<(), tensorplay::Error>(())
    /// ```
    pub fn at(&self, indices: impl Indices) -> Result<Tensor> {
        Slicing {
            tensor: self,
            indices: indices.list(),
        }
        .view()
    }
}
