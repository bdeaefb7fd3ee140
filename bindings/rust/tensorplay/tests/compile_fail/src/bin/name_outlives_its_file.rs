// E0505
fn main() {
    let file = tensorplay::io::Npz::open("a.npz").unwrap();
    let name = file.name(0);
    drop(file);
    println!("{name:?}");
}
