// E0597
fn main() {
    let slice = {
        let mut a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
        a.as_slice::<f32>().unwrap()
    };
    println!("{}", slice[0]);
}
