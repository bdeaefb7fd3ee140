// E0277
fn main() {
    let a = tensorplay::Storage::new(8, tensorplay::Device::CPU).unwrap();
    std::thread::spawn(move || a.nbytes());
}
