"""What is generated for Rust: the raw layer, the regular part of the safe
layer with its documentation, and the table of calls that its tests run.
"""
import rust_calls
import rust_enumerations
import rust_operators
import rust_raw

RAW = "rust/tensorplay-sys"
SAFE = "rust/tensorplay"

FILES = {
    f"{RAW}/src/raw.rs": rust_raw.stable,
    f"{RAW}/src/debug.rs": rust_raw.debug,
    f"{RAW}/tests/layout.rs": rust_raw.layout_tests,
    f"{SAFE}/src/enumerations.rs": rust_enumerations.write,
    **{f"{SAFE}/src/operators/{name}.rs": writer
       for name, writer in rust_operators.writers()},
    f"{SAFE}/src/operators/mod.rs": rust_operators.module,
    f"{SAFE}/tests/calls/mod.rs": rust_calls.write,
}
CALLABLE = r"^    pub fn (tp_\w+)\("
EXEMPT = {}
