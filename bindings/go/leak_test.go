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
	{"tp_sgd_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).SGDStep(f.floats(2, 3), f.floats(2, 3), 2,
			SGDOptions{LearningRate: 0.1, Momentum: 0.9}))
	}},
	{"tp_adam_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).AdamStep(f.floats(2, 3), f.adam(), 2, DefaultAdam))
	}},
	{"tp_adamw_inplace", func(f *fixture) {
		f.done(f.floats(2, 3).AdamWStep(f.floats(2, 3), f.adam(), 2, DefaultAdam))
	}},
}

// sweep calls every operator in a fixture of its own, after which no object may
// be left, and gives their number.
func sweep(t *testing.T, visit func(name string, run func(f *fixture) error)) int {
	before := raw.DebugLiveObjects()
	each := func(name string, call func(f *fixture)) {
		visit(name, func(f *fixture) error {
			call(f)
			if f.records {
				f.backward()
			}
			f.close()
			if after := raw.DebugLiveObjects(); after != before {
				t.Fatalf("%s left %d objects behind", name, after-before)
			}
			return f.err
		})
	}
	for _, entry := range operatorCalls {
		if entry.call == nil {
			t.Errorf("bindings/generator/go_samples.py has no arguments for %s", entry.name)
			continue
		}
		each(entry.name, entry.call)
	}
	for _, entry := range handCalls {
		each(entry.name, entry.call)
	}
	n := len(operatorCalls) + len(handCalls)
	if n < 400 {
		t.Errorf("only %d operators", n)
	}
	return n
}

// Every operator with valid arguments succeeds and leaves no object behind.
func TestNoOperatorLeaks(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		n := sweep(t, func(name string, run func(f *fixture) error) {
			if err := run(&fixture{}); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		})
		t.Logf("%d operators called", n)
	})
}

// refused is what may be said to recording: a result that is given, a dtype or
// an operator without gradients.
func refused(err error) bool {
	return errors.Is(err, ErrState) || errors.Is(err, ErrUnsupported)
}

// Nor do those that record what they do, and passes back over it.
func TestNoHistoryLeaks(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		passes := 0
		n := sweep(t, func(name string, run func(f *fixture) error) {
			f := &fixture{records: true}
			if err := run(f); err != nil && !refused(err) {
				t.Errorf("%s: %v", name, err)
			}
			passes += f.passes
		})
		if passes < 170 {
			t.Errorf("only %d backward passes", passes)
		}
		t.Logf("%d operators called, %d backward passes", n, passes)
	})
}

// withoutMemory runs each call again and again, until there is no n-th request
// for memory that could fail, and gives the number of failures.
func withoutMemory(t *testing.T, records bool) (operators, failures int) {
	ok(t, check(raw.SetCollectCallback(nil, 0, nil)))
	defer setCollect()
	raw.DebugSetCaching(0)
	defer raw.DebugSetCaching(1)
	onThread(func() {
		defer raw.DebugFailAllocations(0)
		operators = sweep(t, func(name string, run func(f *fixture) error) {
			for n := uint64(1); ; n++ {
				raw.DebugFailAllocations(n)
				err := run(&fixture{records: records})
				if raw.DebugFailedAllocations() == 0 {
					return
				}
				failures++
				if !errors.Is(err, ErrOutOfMemory) && !(records && refused(err)) {
					t.Fatalf("%s without memory: %v", name, err)
				}
			}
		})
	})
	if failures < operators {
		t.Errorf("%d failures in %d operators", failures, operators)
	}
	return operators, failures
}

func TestNoOperatorLeaksWithoutMemory(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		n, failures := withoutMemory(t, false)
		t.Logf("%d operators called, %d injected failures", n, failures)
	})
}

func TestNoHistoryLeaksWithoutMemory(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		n, failures := withoutMemory(t, true)
		t.Logf("%d operators called, %d injected failures with histories", n, failures)
	})
}
