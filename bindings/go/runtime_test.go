package tensorplay

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

func TestVersions(t *testing.T) {
	want := fmt.Sprintf("%d.%d.%d", VersionMajor, VersionMinor, VersionPatch)
	if Version() != want || LibraryABIVersion() != ABIVersion {
		t.Errorf("the library is %s, ABI %d; the binding is for %s, ABI %d",
			Version(), LibraryABIVersion(), want, ABIVersion)
	}
	if HasFeature("no such feature") || CountDevices(DeviceCPU) != 1 {
		t.Error("the library has what it has not")
	}
}

func TestThreads(t *testing.T) {
	ok(t, SetNumThreads(3))
	if NumThreads() != 3 {
		t.Error(NumThreads())
	}
	ok(t, SetNumThreads(0))
	wants(t, SetNumThreads(-1), ErrArgument)
	wants(t, SetNumThreads(1<<40), ErrArgument)
	before := StreamingLimit()
	ok(t, SetStreamingLimit(1<<30))
	if StreamingLimit() != 1<<30 && StreamingLimit() != math.MaxInt64 {
		t.Error(StreamingLimit())
	}
	ok(t, SetStreamingLimit(0))
	if StreamingLimit() != before {
		t.Error(StreamingLimit(), before)
	}
	wants(t, SetStreamingLimit(-1), ErrArgument)
}

// exp of a million numbers, as bits.
func expBits(t *testing.T) []float32 {
	x := must[*Tensor](t)(Linspace(0, 1, 1_000_000, F32, CPU))
	defer x.Close()
	y := must[*Tensor](t)(x.Exp())
	defer y.Close()
	return slice[float32](t, y)
}

func TestGoroutinesDoTheWork(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, SetNumThreads(4))
		defer SetNumThreads(0)
		want := expBits(t)
		var calls, tasks atomic.Int64
		ok(t, SetParallel(func(count int, task func()) error {
			calls.Add(1)
			var all sync.WaitGroup
			for i := 0; i < count; i++ {
				all.Add(1)
				go func() {
					defer all.Done()
					tasks.Add(1)
					task()
				}()
			}
			all.Wait()
			return nil
		}))
		got := expBits(t)
		ok(t, SetParallel(nil))
		if calls.Load() == 0 || tasks.Load() < 2*calls.Load() {
			t.Error(calls.Load(), tasks.Load())
		}
		for i := range want {
			if want[i] != got[i] {
				t.Fatal("other bits")
			}
		}
		// A failure costs time and no result.
		ok(t, SetParallel(func(int, func()) error { return errOwn }))
		got = expBits(t)
		ok(t, SetParallel(nil))
		if got[500_000] != want[500_000] {
			t.Error("another result")
		}
	})
}

// A task is the library's until the function has returned: those that run it are
// waited for, and whoever calls it later finds nothing to do.
func TestTasksEndWithTheirCall(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, SetNumThreads(4))
		defer SetNumThreads(0)
		want := expBits(t)
		var kept []func()
		ok(t, SetParallel(func(count int, task func()) error {
			kept = append(kept, task)
			task()
			return nil
		}))
		expBits(t)
		// Nobody waits for these, or even sees them start.
		var late sync.WaitGroup
		ok(t, SetParallel(func(count int, task func()) error {
			for i := 0; i < count; i++ {
				late.Add(1)
				go func() {
					defer late.Done()
					task()
				}()
			}
			kept = append(kept, task)
			if len(kept)%2 == 0 {
				panic("before they are through")
			}
			return nil
		}))
		for i := 0; i < 50; i++ {
			got := expBits(t)
			for j := range want {
				if want[j] != got[j] {
					t.Fatal("other bits")
				}
			}
		}
		ok(t, SetParallel(nil))
		late.Wait()
		for _, task := range kept {
			for i := 0; i < 100; i++ {
				task()
			}
		}
		if len(kept) < 51 {
			t.Error(len(kept))
		}
	})
}

// A task that was kept takes no part in a later call, whose work lies where that
// of its own call was. Its time shows that: the shortest of some.
func TestKeptTaskDoesNothing(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, SetNumThreads(4))
		defer SetNumThreads(0)
		var kept func()
		idle, busy := time.Hour, time.Hour
		measured := func(shortest *time.Duration, task func()) {
			begin := time.Now()
			task()
			if took := time.Since(begin); took < *shortest {
				*shortest = took
			}
		}
		ok(t, SetParallel(func(count int, task func()) error {
			if kept != nil {
				measured(&idle, kept)
				measured(&busy, task)
			}
			kept = task
			return nil
		}))
		x := must[*Tensor](t)(Linspace(0, 1, 1_000_000, F32, CPU))
		onThread(func() {
			for i := 0; i < 10; i++ {
				ok(t, x.ExpOut(x))
			}
		})
		x.Close()
		ok(t, SetParallel(nil))
		if idle >= busy {
			t.Errorf("the task of a call before took %v, the call's own %v", idle, busy)
		}
	})
}

func TestLog(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		var lines []string
		ok(t, SetLog(func(level LogLevel, message string) {
			lines = append(lines, fmt.Sprint(level, " ", message))
		}, LogLayout))
		x := must[*Tensor](t)(FromSlice([]float32{1, 2}))
		must[*Tensor](t)(x.Exp()).Close()
		ok(t, SetLog(nil, 0))
		must[*Tensor](t)(x.Log()).Close()
		x.Close()
		if len(lines) != 1 || !strings.HasPrefix(lines[0], "layout exp/f32/linear") {
			t.Error(lines)
		}
		wants(t, SetLog(func(LogLevel, string) {}, 99), ErrArgument)
		// A panic in the log is nobody's error.
		ok(t, SetLog(func(LogLevel, string) { panic("in the log") }, LogLayout))
		x = must[*Tensor](t)(Ones([]int64{2}, F32, CPU))
		must[*Tensor](t)(x.Exp()).Close()
		x.Close()
		ok(t, SetLog(nil, 0))
	})
}

func TestAnomalies(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "anomaly")
		ok(t, SetAnomalyDump(path))
		x := must[*Tensor](t)(FromSlice([]float32{-1}))
		must[*Tensor](t)(x.Log()).Close()
		x.Close()
		ok(t, SetAnomalyDump(""))
		if dump := string(must[[]byte](t)(os.ReadFile(path))); !strings.Contains(dump, "log") {
			t.Error(dump)
		}
		wants(t, SetAnomalyDump("a\x00b"), ErrArgument)
	})
}

func TestShutdown(t *testing.T) {
	x := must[*Tensor](t)(FromSlice([]float32{1}))
	wants(t, Shutdown(), ErrLiveObjects)
	equal[float32](t, x, 1)
	x.Close()
	settled()
	ok(t, Shutdown())
	// It can be used again, and still has Go collect.
	TestGarbageStaysBounded(t)
	RunDeferred()
}

// A callback of the library's that ends with an error does not end the process.
func TestCallbackErrorsAreKept(t *testing.T) {
	for i := 0; i < 200; i++ {
		own := fmt.Errorf("error %d", i)
		x := must[*Tensor](t)(FromSlice([]float32{1}))
		err := WriteNpy(writer(func([]byte) error { return own }), x)
		if !errors.Is(err, own) {
			t.Fatal(err)
		}
		x.Close()
	}
}

type writer func([]byte) error

func (w writer) Write(data []byte) (int, error) { return len(data), w(data) }
