"""How the tests of the Rust binding run."""
import subprocess
import sys

import capi

ROOT = capi.REPOSITORY
TARGET = ROOT / "build" / "rust"
SANITIZE = "-Zsanitizer=address"
SUPPRESSIONS = ROOT / "bindings" / "rust" / "lsan.supp"


def has_nightly():
    try:
        return subprocess.run(["cargo", "+nightly", "--version"],
                              stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL,
                              check=False).returncode == 0
    except OSError:
        return False


def sanitized():
    """The suite once more; a language that is not stable has the flag."""
    if not has_nightly():
        return ["sh", "-c", "echo no nightly toolchain; exit 77"]
    return ["env", f"RUSTFLAGS={SANITIZE}", f"RUSTDOCFLAGS={SANITIZE}",
            # What a program asks for without end is refused, not fatal.
            "ASAN_OPTIONS=allocator_may_return_null=1",
            f"LSAN_OPTIONS=suppressions={SUPPRESSIONS}:print_suppressions=0",
            "cargo", "+nightly", "test", "--offline", "--workspace",
            "--target", "x86_64-unknown-linux-gnu",
            "--target-dir", TARGET / "asan", "--",
            # The examples of operators make the calls that the leak test makes.
            "--skip", "operators::"]


COMMANDS = [
    ("coverage", [sys.executable, "generator/rust_coverage.py"], ""),
    ("cargo fmt", ["cargo", "fmt", "--all", "--check"], "rust"),
    ("cargo clippy", ["cargo", "clippy", "--offline", "--workspace",
                      "--all-targets", "--", "-D", "warnings"], "rust"),
    # Showing output keeps examples of the documentation from being compiled
    # together, so they have a command of their own.
    ("cargo test", ["cargo", "test", "--offline", "--workspace", "--lib",
                    "--tests", "--", "--show-output"], "rust"),
    ("cargo test --doc", ["cargo", "test", "--offline", "--workspace",
                          "--doc"], "rust"),
    ("cargo doc", ["env", "RUSTDOCFLAGS=-D warnings", "cargo", "doc",
                   "--offline", "--workspace", "--no-deps"], "rust"),
    ("digits", ["cargo", "run", "--offline", "--release", "--example",
                "digits", "--", ROOT / "tests" / "data" / "digits"], "rust"),
    ("overhead", ["cargo", "bench", "--offline", "--bench", "overhead"],
     "rust"),
    ("AddressSanitizer", sanitized(), "rust"),
]
RUNNERS = {"cargo test", "cargo test --doc", "AddressSanitizer"}
TESTS = r"^test result: ok\. (\d+) passed"
SHOWN = (r"^(the safe layer|\d+ functions|\w+ called:|injected|programs ref"
         r"|correct|largest|objects left)|^[\w ]+ C +\d.* overhead ")


def environment():
    return {"CARGO_TARGET_DIR": str(TARGET)}
