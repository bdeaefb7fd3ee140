// E0505
fn main() {
    let a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    let cells = a.as_cells::<f32>().unwrap();
    drop(a);
    cells[0].set(2.0);
}
