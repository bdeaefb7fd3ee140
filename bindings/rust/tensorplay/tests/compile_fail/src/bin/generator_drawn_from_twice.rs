// E0499
use tensorplay::{Dtype, Generator, Tensor};

fn main() {
    let mut generator = Generator::new(1).unwrap();
    let first = &mut generator;
    let second = &mut generator;
    Tensor::rand(&[1], Dtype::F32, first).unwrap();
    Tensor::rand(&[1], Dtype::F32, second).unwrap();
    Tensor::rand(&[1], Dtype::F32, first).unwrap();
}
