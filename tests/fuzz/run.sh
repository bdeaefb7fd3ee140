#!/bin/sh
# Fuzzes the readers of files, each for SECONDS (60), from the conformance files
# on: tests/fuzz/run.sh [SECONDS]. Corpus and findings land in build/fuzz.
set -eu
cd "$(dirname "$0")/../.."
seconds=${1:-60}
build=build/fuzz
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
  -DCMAKE_C_COMPILER=clang-14 -DCMAKE_CXX_COMPILER=clang++-14 \
  -DTENSORPLAY_SANITIZE=fuzzer-no-link,address,undefined \
  -DTENSORPLAY_TESTS=OFF -DTENSORPLAY_EXAMPLES=OFF >/dev/null
cmake --build "$build" --target tensorplay
for format in npy npz safetensors; do
  clang-14 -g -O1 -std=gnu11 -Wall -Wextra -Werror \
    -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all \
    -Iinclude -Itests -c "tests/fuzz/${format}_fuzz.c" \
    -o "$build/${format}_fuzz.o"
  # The C++ compiler links what the sanitizers need for C++.
  clang++-14 -fsanitize=fuzzer,address,undefined "$build/${format}_fuzz.o" \
    -L"$build" -ltensorplay -Wl,-rpath,"$PWD/$build" -o "$build/${format}_fuzz"
  mkdir -p "$build/corpus/$format"
  # Archives lie beside the files that they hold.
  seeds=$format
  [ "$format" != npz ] || seeds=npy
  "$build/${format}_fuzz" -max_total_time="$seconds" -max_len=4096 \
    -artifact_prefix="$build/$format-" "$build/corpus/$format" \
    "tests/data/conformance/$seeds"
done
