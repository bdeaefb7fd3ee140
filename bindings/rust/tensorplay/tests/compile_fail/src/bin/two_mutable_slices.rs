// E0499
fn main() {
    let mut a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    let first = a.as_mut_slice::<f32>().unwrap();
    let second = a.as_mut_slice::<f32>().unwrap();
    first[0] = second[0];
}
