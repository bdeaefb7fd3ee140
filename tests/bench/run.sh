#!/bin/sh
# Builds the benchmark and measures: ROUNDS processes, each of which runs every
# case once with the peers of a case next to each other, every other round in
# the reverse order. Then ratios.py compares with what is claimed.
#   BUILD   build folder                 (default: build/bench of the project)
#   RAW     raw results                  (default: $BUILD/raw, emptied first)
#   ROUNDS  alternating repetitions      (default 11)
#   MIN     seconds for a case           (default 0.03)
#   AREAS   limits alloc object copy elementwise convert function threads
#           reduce index matrix training operators load demo, or some of
#           them
#   FILTER  regular expression on area/case/peer, to measure less
#   RESULT  results file to write        (default: $BUILD/result.json)
#   UPDATE  1 keeps what RESULT has of cases that are not measured
#   NUMPY   a Python with NumPy          (default: /usr/bin/python3)
#   PAGE    page whose table to rewrite  (default: none)
# The library is found by pkg-config; without it only the peers are measured.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
BUILD=${BUILD:-$here/../../build/bench}
RAW=${RAW:-$BUILD/raw}
ROUNDS=${ROUNDS:-11}
MIN=${MIN:-0.03}
AREAS=${AREAS:-"limits alloc object copy elementwise convert function threads reduce index matrix training operators load demo"}
FILTER=${FILTER:-}
RESULT=${RESULT:-$BUILD/result.json}
PAGE=${PAGE:-}
collect=collect
[ "${UPDATE:-}" != 1 ] || collect=update

mkdir -p "$BUILD"
log=$BUILD/build.log
# What was found last time may have been another library, or none.
cmake -S "$here" -B "$BUILD" -U '*TENSORPLAY*' -DCMAKE_BUILD_TYPE=Release \
  >"$log" 2>&1 && cmake --build "$BUILD" -j 2 >>"$log" 2>&1 ||
  { cat "$log"; exit 1; }

rm -rf "$RAW"
mkdir -p "$RAW"
# OpenBLAS does not know newer processors, and takes its slowest kernels there.
if grep -q avx512bw /proc/cpuinfo; then
  export OPENBLAS_CORETYPE="${OPENBLAS_CORETYPE:-SkylakeX}"
fi
export OMP_NUM_THREADS=1
# jemalloc, loaded late, needs more static TLS than glibc keeps in reserve.
export GLIBC_TUNABLES=glibc.rtld.optional_static_tls=16384
round=1
while [ "$round" -le "$ROUNDS" ]; do
  for area in $AREAS; do
    case $area in
      load | demo)
        BENCH_REVERSE=$((round % 2)) python3 "$here/${area}_time.py" \
          "$BUILD" "$RAW/$area.$round.json"
        continue ;;
    esac
    BENCH_REVERSE=$((round % 2)) "$BUILD/peer_bench" \
      --benchmark_filter="^$area/.*$FILTER" --benchmark_min_time="$MIN" \
      --benchmark_out_format=json --benchmark_out="$RAW/$area.$round.json" \
      >"$RAW/$area.$round.log" 2>&1 ||
      { cat "$RAW/$area.$round.log"; exit 1; }
  done
  echo "round $round of $ROUNDS"
  round=$((round + 1))
done
mkdir -p "$(dirname "$RESULT")"
python3 "$here/ratios.py" "$collect" "$RAW" "$RESULT"
[ -z "$PAGE" ] || python3 "$here/ratios.py" write "$RESULT" "$PAGE"
python3 "$here/ratios.py" table "$RESULT"
