// E0505
fn main() {
    let a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    let slicing = a.slicing().at(0);
    drop(a);
    slicing.view().unwrap();
}
