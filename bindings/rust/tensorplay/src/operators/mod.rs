// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
//! Operators, by the headers that declare them.
mod prelude;
#[rustfmt::skip]
mod activation;
#[rustfmt::skip]
mod arithmetic;
#[rustfmt::skip]
mod classification;
#[rustfmt::skip]
mod comparison;
#[rustfmt::skip]
mod complex;
#[rustfmt::skip]
mod division;
#[rustfmt::skip]
mod exponential;
#[rustfmt::skip]
mod filling;
#[rustfmt::skip]
mod hyperbolic;
#[rustfmt::skip]
mod indexing;
#[rustfmt::skip]
mod joining;
#[rustfmt::skip]
mod logic;
#[rustfmt::skip]
mod making;
#[rustfmt::skip]
mod math;
#[rustfmt::skip]
mod matrix;
#[rustfmt::skip]
mod nn;
#[rustfmt::skip]
mod power;
#[rustfmt::skip]
mod random;
#[rustfmt::skip]
mod reduction;
#[rustfmt::skip]
mod rounding;
#[rustfmt::skip]
mod scan;
#[rustfmt::skip]
mod scattering;
#[rustfmt::skip]
mod shift;
#[rustfmt::skip]
mod softmax;
#[rustfmt::skip]
mod special;
#[rustfmt::skip]
mod ternary;
#[rustfmt::skip]
mod trigonometry;
#[rustfmt::skip]
mod views;
