//! What the generated methods use.
pub(super) use crate::call::{
    check, number_or, pointers, raw_or_null, same_length, scalar_or_null,
    tensor, tensors, two_tensors,
};
pub(super) use crate::{
    Device, Dtype, Generator, LossReduction, MemoryFormat, Result, Scalar,
    Tensor, TensorOptions, sys,
};
pub(super) use std::borrow::Borrow;
