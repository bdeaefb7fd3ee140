// E0277
fn main() {
    let mode = tensorplay::autograd::GradMode::new(false).unwrap();
    std::thread::spawn(move || drop(mode));
}
