// E0277
fn main() {
    let a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    let saved = tensorplay::autograd::Saved::new(&a).unwrap();
    std::thread::spawn(move || saved.unpack().is_ok());
}
