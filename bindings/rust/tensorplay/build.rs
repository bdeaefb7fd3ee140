//! Lets tests, examples and benchmarks find the library where it is installed.
use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = env::var("DEP_TENSORPLAY_LIBDIR").expect("tensorplay-sys");
    println!("cargo::rustc-link-arg=-Wl,-rpath,{folder}");
}
