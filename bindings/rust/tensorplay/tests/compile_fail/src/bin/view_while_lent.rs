// E0502
fn main() {
    let mut a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    let slice = a.as_mut_slice::<f32>().unwrap();
    let view = a.select(0, 0).unwrap();
    slice[0] = 2.0;
    println!("{view}");
}
