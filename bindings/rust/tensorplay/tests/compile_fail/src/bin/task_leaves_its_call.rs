// E0521
fn main() {
    tensorplay::runtime::set_parallel_for(|_, task| {
        std::thread::spawn(move || task.run());
    })
    .unwrap();
}
