// E0277
fn main() {
    let a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    let weak = a.downgrade().unwrap();
    std::thread::spawn(move || weak.upgrade().is_some());
}
