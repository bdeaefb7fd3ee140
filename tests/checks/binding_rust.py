"""How the tests of the Rust binding run."""
COMMANDS = [
    ("cargo test", ["cargo", "test", "--offline", "--workspace"], "rust"),
]
TESTS = r"^test result: ok\. (\d+) passed"


def environment():
    return {}
