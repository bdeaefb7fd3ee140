// E0596
fn write(a: &tensorplay::Tensor) {
    a.add_scalar_inplace(1).unwrap();
}

fn main() {
    write(&tensorplay::Tensor::scalar(1).unwrap());
}
