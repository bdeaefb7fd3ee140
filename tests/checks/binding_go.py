"""How the tests of the Go binding run."""
import capi

_DATA = capi.REPOSITORY / "tests" / "data" / "digits"
_UNFORMATTED = "files=$(gofmt -l .); echo \"$files\"; test -z \"$files\""
# The checks of pointers that go to C, by the name they have in a version of Go.
_POINTERS = (
    "case $(go env GOVERSION) in go1.19*|go1.20*) export GODEBUG=cgocheck=2;; "
    "*) export GOEXPERIMENT=cgocheck2;; esac; go test -count=1 -v .")
COMMANDS = [
    ("format", ["sh", "-c", _UNFORMATTED], "go"),
    ("vet", ["go", "vet", "./..."], "go"),
    ("test", ["go", "test", "-count=1", "-v", "./..."], "go"),
    ("race", ["go", "test", "-race", "-count=1", "-v", "./..."], "go"),
    ("pointers", ["sh", "-c", _POINTERS], "go"),
    ("addresses", ["go", "test", "-asan", "-count=1", "-v", "."], "go"),
    ("digits", ["go", "run", "./examples/digits", _DATA], "go"),
    ("overhead", ["go", "run", "./examples/overhead"], "go"),
]
RUNNERS = {"test", "race", "pointers", "addresses"}
TESTS = r"^ *--- PASS: "
SHOWN = (r"operators called|garbage:|functions wrapped|exported names|correct"
         r"|objects l|times an empty")


def environment():
    # The module needs none but the standard library: nothing is fetched.
    return {"GOPROXY": "off", "GOFLAGS": "-mod=mod", "GOTOOLCHAIN": "local",
            "GOCACHE": str(capi.REPOSITORY / "build" / "go"),
            "CGO_ENABLED": "1"}
