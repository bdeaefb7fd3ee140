package tensorplay

import (
	"errors"
	"testing"

	"tensorplay/raw"
)

// Operators that are called by hand.
var handCalls = []struct {
	name string
	call func(f *fixture)
}{
	{"tp_split", func(f *fixture) { f.several(f.floats(4, 3).Split(3, 0)) }},
	{"tp_chunk", func(f *fixture) { f.several(f.floats(4, 3).Chunk(2, 0)) }},
	{"tp_unbind", func(f *fixture) { f.several(f.floats(4, 3).Unbind(0)) }},
	{"tp_result_dtype", func(f *fixture) {
		_, err := ResultDType([]*Tensor{f.floats(2), f.integers(2)}, S(1))
		f.done(err)
	}},
}

func everyOperator(visit func(name string, call func(f *fixture))) int {
	for _, entry := range operatorCalls {
		visit(entry.name, entry.call)
	}
	for _, entry := range handCalls {
		visit(entry.name, entry.call)
	}
	return len(operatorCalls) + len(handCalls)
}

// run calls an operator once; it tells whether it left something behind.
func run(t *testing.T, name string, call func(f *fixture), before int64) error {
	f := &fixture{}
	call(f)
	f.close()
	if after := raw.DebugLiveObjects(); after != before {
		t.Fatalf("%s left %d objects behind", name, after-before)
	}
	return f.err
}

// Every operator with valid arguments succeeds and leaves no object behind.
func TestNoOperatorLeaks(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		before := raw.DebugLiveObjects()
		n := everyOperator(func(name string, call func(f *fixture)) {
			if err := run(t, name, call, before); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		})
		if n < 400 {
			t.Errorf("only %d operators", n)
		}
		t.Logf("%d operators called", n)
	})
}

// So it is when the n-th request for memory fails, for every n that there is.
func TestNoOperatorLeaksWithoutMemory(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, check(raw.SetCollectCallback(nil, 0, nil)))
		defer setCollect()
		raw.DebugSetCaching(0)
		defer raw.DebugSetCaching(1)
		before, failures := raw.DebugLiveObjects(), 0
		var n int
		onThread(func() {
			defer raw.DebugFailAllocations(0)
			n = everyOperator(func(name string, call func(f *fixture)) {
				for at := uint64(1); ; at++ {
					raw.DebugFailAllocations(at)
					err := run(t, name, call, before)
					if raw.DebugFailedAllocations() == 0 {
						return // there is no n-th request
					}
					failures++
					if !errors.Is(err, ErrOutOfMemory) {
						t.Fatalf("%s without memory: %v", name, err)
					}
				}
			})
		})
		if n < 400 || failures < n {
			t.Errorf("%d failures in %d operators", failures, n)
		}
		t.Logf("%d operators called, %d injected failures", n, failures)
	})
}
