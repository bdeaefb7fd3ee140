// E0597
fn main() {
    let a = tensorplay::Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    let count = std::cell::Cell::new(0);
    let count = &count;
    a.add_hook(move |_| {
        count.set(count.get() + 1);
        Ok(None)
    })
    .unwrap();
}
