// E0499
fn main() {
    let mut a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    let slice = a.as_slice::<f32>().unwrap();
    a.add_scalar_inplace(1).unwrap();
    println!("{}", slice[0]);
}
