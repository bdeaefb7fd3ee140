// E0277
fn main() {
    let a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    let cells = a.as_cells::<f32>().unwrap();
    std::thread::scope(|scope| {
        scope.spawn(|| cells[0].set(2.0));
    });
}
