// nothing
fn main() {
    let mut a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    a.as_mut_slice::<f32>().unwrap()[0] = 2.0;
    let other = a.clone();
    a.as_cells::<f32>().unwrap()[0].set(3.0);
    a.exp_out(&mut other.clone()).unwrap();
    drop((a, other));
}
