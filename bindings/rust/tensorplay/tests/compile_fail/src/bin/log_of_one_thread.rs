// E0277
fn main() {
    let lines = std::rc::Rc::new(std::cell::Cell::new(0));
    tensorplay::runtime::set_log(tensorplay::LogLevel::INFO, move |_, _| {
        lines.set(lines.get() + 1);
    })
    .unwrap();
}
