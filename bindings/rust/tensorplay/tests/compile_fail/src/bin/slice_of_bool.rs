// E0277
fn main() {
    let mut a = tensorplay::Tensor::from_slice(&[true], &[1]).unwrap();
    a.as_slice::<bool>().unwrap();
}
