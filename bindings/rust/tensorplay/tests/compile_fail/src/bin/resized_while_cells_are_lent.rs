// E0502
fn main() {
    let mut a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    let cells = a.as_cells::<f32>().unwrap();
    a.resize(&[100]).unwrap();
    cells[0].set(2.0);
}
