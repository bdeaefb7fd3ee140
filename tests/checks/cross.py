#!/usr/bin/python3
"""Builds for 64-bit ARM and runs there, emulated, the tests of kernels on NEON.

What Debian packages for that architecture is unpacked in BUILD/sysroot: no
package of another architecture is installed.
"""
import argparse
import pathlib
import subprocess
import sys

import tally

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGES = ("libcmocka-dev", "libcmocka0", "zlib1g-dev")
HEADERS = ("hwy", "rapidjson")  # for every architecture
# Tests whose answer may hang on the instruction set, by folder and name.
TESTS = ("c/operator_layout_test", "c/convert_test", "c/math_test",
         "conformance/cast", "conformance/elementwise", "conformance/index",
         "conformance/parametric", "conformance/reduce")


def run(*command, **options):
    return subprocess.run([str(word) for word in command], check=True,
                          stdin=subprocess.DEVNULL, **options)


def fetch_packages(folder):
    """Downloads with lists of apt's own in the folder."""
    for name in ("lists/partial", "cache/archives/partial", "packages"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    (folder / "status").touch()
    options = ["-qq", "-o", "APT::Architecture=arm64",
               "-o", "APT::Architectures::=arm64", "-o", f"Dir::State={folder}",
               "-o", f"Dir::State::lists={folder}/lists",
               "-o", f"Dir::State::status={folder}/status",
               "-o", f"Dir::Cache={folder}/cache",
               "-o", "APT::Sandbox::User=", "-o", "Acquire::Languages=none"]
    run("apt-get", *options, "update")
    run("apt-get", *options, "download", *PACKAGES, cwd=folder / "packages")
    return (folder / "packages").glob("*.deb")


def make_sysroot(build):
    sysroot = build / "sysroot"
    if (sysroot / "usr/include/cmocka.h").exists():
        return sysroot
    for package in fetch_packages(build / "apt"):
        run("dpkg-deb", "-x", package, sysroot)
    for name in HEADERS:
        link = sysroot / "usr/include" / name
        link.unlink(missing_ok=True)
        link.symlink_to(pathlib.Path("/usr/include") / name)
    return sysroot


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", type=pathlib.Path, nargs="?",
                        default=ROOT / "build" / "aarch64")
    build = parser.parse_args().build.resolve()
    build.mkdir(parents=True, exist_ok=True)
    try:
        sysroot = make_sysroot(build)
        run("cmake", "-S", ROOT, "-B", build, "-G", "Ninja",
            f"-DCMAKE_TOOLCHAIN_FILE={ROOT}/tests/cross/aarch64.cmake",
            f"-DSYSROOT={sysroot}", "-DCMAKE_BUILD_TYPE=Release",
            "-DCMAKE_COMPILE_WARNING_AS_ERROR=ON", "-DTENSORPLAY_TESTS=ON",
            "-DTENSORPLAY_EXAMPLES=OFF", stdout=subprocess.DEVNULL)
        run("cmake", "--build", build, "--target",
            *(name.replace("/", "_") for name in TESTS))
    except (subprocess.CalledProcessError, OSError) as error:
        results = tally.Tally("tests of aarch64")
        results.failed("build", str(error))
        return results.finish()
    names = "|".join(TESTS)
    return subprocess.run([sys.executable,
                           str(ROOT / "tests/checks/run_tests.py"), str(build),
                           "--regex", f"^({names})$"],
                          check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
