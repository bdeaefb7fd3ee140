// E0277
fn main() {
    let a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    std::thread::scope(|scope| {
        scope.spawn(|| a.rank());
    });
}
