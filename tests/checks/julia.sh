#!/bin/sh
# Makes `julia` run on this machine; says nothing when it does.
#
# Debian 12 has no package of Julia, Debian 11 has: its suite is added from the
# mirror that apt uses already, pinned so low that nothing else comes from it.
# That Julia crashes with the libunwind of Debian 12 as soon as an exception
# leaves a compiled function, so it gets a copy of its own in $unwind, which
# only those see who put it into LD_LIBRARY_PATH (binding_julia.py does).
set -eu

unwind=/opt/julia-libunwind
libraries=$unwind/usr/lib/$(uname -m)-linux-gnu
suite=bullseye
as_root=
[ "$(id -u)" = 0 ] || as_root=sudo

apt() {
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq \
    -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "$@" </dev/null
}

# The crash needs an exception that passes a compiled function's frame.
works() {
  julia --startup-file=no -e '
    f(x) = x > 0 ? error("thrown") : x
    g() = try f(1) catch; 1 end
    exit(g() == 1 ? 0 : 1)' >/dev/null 2>&1
}

candidate() {
  apt-cache policy julia | awk '/Candidate:/ && $2 != "(none)" { print $2 }'
}

# Adds the suite beside the one of the same distribution that is in use.
add_suite() {
  # shellcheck disable=SC2016  # the name is apt's
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' \
    'Origin: Debian' 'Label: Debian' 'Component: main' | sort -u | sed -n 1p)
  if [ -z "$mirror" ]; then
    echo "julia: no source of Debian's packages here; install Julia yourself" >&2
    exit 1
  fi
  {
    printf 'Types: deb\nURIs: %s\nSuites: %s\n' "$mirror" "$suite"
    printf 'Components: main\nSigned-By: %s\n' \
      /usr/share/keyrings/debian-archive-keyring.gpg
  } | $as_root tee "/etc/apt/sources.list.d/$suite.sources" >/dev/null
  printf 'Package: *\nPin: release n=%s*\nPin-Priority: 100\n' "$suite" |
    $as_root tee "/etc/apt/preferences.d/$suite" >/dev/null
  apt update
}

if ! command -v julia >/dev/null 2>&1; then
  echo "setup: installing julia"
  apt update
  [ -n "$(candidate)" ] || add_suite
  if [ -z "$(candidate)" ]; then
    echo "julia: neither this distribution nor $suite has the package" >&2
    exit 1
  fi
  apt install -y --no-install-recommends julia >/dev/null
fi

works && exit 0
if [ ! -d "$libraries" ]; then
  echo "setup: giving julia the libunwind that it was built with"
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  [ -e "/etc/apt/sources.list.d/$suite.sources" ] || add_suite
  (cd "$folder" && apt-get -qq -o APT::Sandbox::User=root \
    download "libunwind8/$suite" >/dev/null)
  $as_root dpkg-deb -x "$folder"/libunwind8_*.deb "$unwind"
fi
export LD_LIBRARY_PATH="$libraries"
if ! works; then
  echo "julia: an exception in a compiled function ends it" >&2
  exit 1
fi
