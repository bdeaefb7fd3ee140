// E0502
fn main() {
    let mut a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    a.exp_out(&mut a).unwrap();
}
