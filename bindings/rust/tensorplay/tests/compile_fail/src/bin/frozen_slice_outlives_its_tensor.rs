// E0505
fn main() {
    let a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    let frozen = a.freeze().unwrap();
    let slice = frozen.as_slice::<f32>().unwrap();
    drop(frozen);
    println!("{}", slice[0]);
}
