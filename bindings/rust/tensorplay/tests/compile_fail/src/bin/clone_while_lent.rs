// E0502
fn main() {
    let mut a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    let slice = a.as_slice::<f32>().unwrap();
    let other = a.clone();
    println!("{} {other}", slice[0]);
}
