//! Finds the installed library by pkg-config, which PKG_CONFIG_PATH leads to
//! a prefix of its own; PKG_CONFIG names another program for it.
use std::env;
use std::process::Command;

const PACKAGE: &str = "tensorplay";
const OLDEST: &str = "0.1";

fn pkg_config(option: &str) -> String {
    let program = env::var("PKG_CONFIG").unwrap_or("pkg-config".into());
    let output = Command::new(&program)
        .args([option, &format!("{PACKAGE} >= {OLDEST}")])
        .output()
        .unwrap_or_else(|error| panic!("cannot run {program}: {error}"));
    assert!(
        output.status.success(),
        "{program} {option}: {}set PKG_CONFIG_PATH to PREFIX/lib/pkgconfig",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("pkg-config writes UTF-8")
}

fn variable(name: &str) -> String {
    pkg_config(&format!("--variable={name}")).trim().to_owned()
}

fn main() {
    for name in ["PKG_CONFIG", "PKG_CONFIG_PATH", "PKG_CONFIG_LIBDIR"] {
        println!("cargo::rerun-if-env-changed={name}");
    }
    println!("cargo::rerun-if-changed=build.rs");
    let libraries = pkg_config("--libs");
    let folder = variable("libdir");
    println!("cargo::metadata=libdir={folder}");
    println!("cargo::rustc-link-arg=-Wl,-rpath,{folder}");
    for word in libraries.split_whitespace() {
        if let Some(folder) = word.strip_prefix("-L") {
            println!("cargo::rustc-link-search=native={folder}");
        } else if let Some(name) = word.strip_prefix("-l") {
            println!("cargo::rustc-link-lib=dylib={name}");
        }
    }
}
