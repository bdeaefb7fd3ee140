#!/bin/sh
# Installs what a task needs and this machine lacks, with the system's package
# manager; says nothing and needs no network when all is there.
#   setup.sh GROUP...    of: build check docs fuzz cross bench tidy
#                        rust go julia coverage
set -eu

# package=what to look for: a command, or a file.
build='
  g++=g++
  make=make
  cmake=cmake
  ninja-build=ninja
  pkg-config=pkg-config
  python3=/usr/bin/python3
  libcmocka-dev=/usr/include/cmocka.h
  libmpfr-dev=/usr/include/mpfr.h
  libhwy-dev=/usr/include/hwy/highway.h
  rapidjson-dev=/usr/include/rapidjson/reader.h
  zlib1g-dev=/usr/include/zlib.h
  python3-numpy=/usr/lib/python3/dist-packages/numpy/__init__.py
  locales=/usr/share/i18n/locales/de_DE
'
check='
  abigail-tools=abidiff
  clang-14=clang-14
  clang-format-14=clang-format-14
  tcc=tcc
  bindgen=bindgen
  golang-go=go
  python3-cffi=/usr/lib/python3/dist-packages/cffi/__init__.py
  valgrind=valgrind
'
docs='
  doxygen=doxygen
'
fuzz='
  clang-14=clang-14
  libclang-rt-14-dev=/usr/lib/clang/14/lib/linux
'
cross='
  g++-aarch64-linux-gnu=aarch64-linux-gnu-g++
  qemu-user-static=qemu-aarch64-static
'
bench='
  libbenchmark-dev=/usr/include/benchmark/benchmark.h
'
tidy='
  clang-14=clang-14
  clang-tidy-14=run-clang-tidy-14
'
rust='
  cargo=cargo
'
go='
  golang-go=go
'
coverage='
  gcovr=gcovr
'

missing=
for group in "$@"; do
  case $group in
    build) list=$build ;;
    check) list=$check ;;
    docs) list=$docs ;;
    fuzz) list=$fuzz ;;
    cross) list=$cross ;;
    bench) list=$bench ;;
    tidy) list=$tidy ;;
    rust) list=$rust ;;
    go) list=$go ;;
    julia) list= && sh "$(dirname "$0")/julia.sh" ;;
    coverage) list=$coverage ;;
    *) echo "setup: no such group: $group" >&2; exit 2 ;;
  esac
  for entry in $list; do
    probe=${entry#*=}
    [ -e "$probe" ] || command -v "$probe" >/dev/null 2>&1 ||
      missing="$missing ${entry%%=*}"
  done
done
[ -n "$missing" ] || exit 0

echo "setup: installing$missing"
as_root=
[ "$(id -u)" = 0 ] || as_root=sudo
if ! command -v apt-get >/dev/null 2>&1; then
  echo "setup: no apt-get here; install these yourself:$missing" >&2
  exit 1
fi
apt() {
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq \
    -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "$@" </dev/null
}
apt update
# shellcheck disable=SC2086  # one word for each package
apt install -y --no-install-recommends $missing >/dev/null
