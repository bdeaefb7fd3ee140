package tensorplay

import (
	"errors"
	"runtime"
	"testing"

	"tensorplay/raw"
)

// fixture makes arguments for operators and closes all it sees. After an error
// it goes on with nil, which every call refuses.
type fixture struct {
	tensors    []*Tensor
	generators []*Generator
	err        error
	// records has floats made with a history, and counts passes back over it.
	records bool
	passes  int
}

func (f *fixture) done(err error) {
	if f.err == nil {
		f.err = err
	}
}

func (f *fixture) keep(t *Tensor, err error) *Tensor {
	f.done(err)
	if t != nil {
		f.tensors = append(f.tensors, t)
	}
	return t
}

func (f *fixture) keepTwo(a, b *Tensor, err error) (*Tensor, *Tensor) {
	return f.keep(a, err), f.keep(b, nil)
}

func (f *fixture) one(t *Tensor, err error)    { f.keep(t, err) }
func (f *fixture) two(a, b *Tensor, err error) { f.keepTwo(a, b, err) }
func (f *fixture) several(list []*Tensor, err error) {
	f.done(err)
	f.tensors = append(f.tensors, list...)
}

func count(sizes []int64) int {
	n := int64(1)
	for _, size := range sizes {
		n *= size
	}
	return int(n)
}

// filled makes a tensor of numbers that a function gives by place.
func filled[T Element](f *fixture, sizes []int64, at func(i int) T) *Tensor {
	data := make([]T, count(sizes))
	for i := range data {
		data[i] = at(i)
	}
	if len(sizes) == 0 {
		return f.keep(ScalarTensor(S(0.5), DTypeOf[T](), CPU))
	}
	return f.keep(FromSlice(data, sizes...))
}

// floats are between 0 and 1, so that they are probabilities too.
func (f *fixture) floats(sizes ...int64) *Tensor {
	x := filled(f, sizes, func(i int) float32 {
		return 0.1 + 0.8*float32(i)/float32(count(sizes))
	})
	if !f.records {
		return x
	}
	f.done(x.SetRequiresGrad(true))
	return f.keep(x.Alias()) // no leaf, so that it may be written in place
}

// backward goes back from all that has a history.
func (f *fixture) backward() {
	var roots []*Tensor
	for _, t := range f.tensors {
		if t.RequiresGrad() && !t.IsLeaf() {
			sum, err := t.Sum(nil, false)
			f.done(err)
			if sum != nil {
				roots = append(roots, sum)
			}
		}
	}
	f.tensors = append(f.tensors, roots...)
	if len(roots) == 0 || f.err != nil {
		return
	}
	f.done(Backward(roots, nil, 0))
	if f.err == nil {
		f.passes++
	}
}

func (f *fixture) complexes(sizes ...int64) *Tensor {
	return filled(f, sizes, func(i int) complex64 {
		return complex(float32(i), 1)
	})
}

func (f *fixture) integers(sizes ...int64) *Tensor {
	return filled(f, sizes, func(i int) int64 { return int64(i) })
}

func (f *fixture) mask(sizes ...int64) *Tensor {
	return filled(f, sizes, func(i int) bool { return i%2 == 0 })
}

// places are indices of a dimension of two or more.
func (f *fixture) places(sizes ...int64) *Tensor {
	return filled(f, sizes, func(i int) int64 { return int64(i % 2) })
}

func (f *fixture) generator() *Generator {
	g, err := NewGenerator(7)
	f.done(err)
	f.generators = append(f.generators, g)
	return g
}

func (f *fixture) adam() AdamState {
	return AdamState{f.floats(2, 3), f.floats(2, 3), f.floats(2, 3)}
}

func (f *fixture) close() {
	closeAll(f.tensors)
	for _, g := range f.generators {
		g.Close()
	}
}

// settled is how many objects of the library live when garbage is gone.
func settled() int64 {
	for {
		before := raw.DebugLiveObjects()
		if !collect() && raw.DebugLiveObjects() == before {
			return before
		}
	}
}

// leakFree runs a test of which no object of the library may be left.
func leakFree(t *testing.T, do func(t *testing.T)) {
	t.Helper()
	before := settled()
	do(t)
	if after := settled(); after != before {
		t.Errorf("%d objects live, %d before", after, before)
	}
}

// must gives the result of a call that has to succeed.
func must[T any](t *testing.T) func(value T, err error) T {
	return func(value T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
}

func ok(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// wants refuses an error that is not of a status.
func wants(t *testing.T, err error, status Status) *Error {
	t.Helper()
	if !errors.Is(err, status) {
		t.Fatalf("%v is not %v", err, status)
	}
	var detail *Error
	if !errors.As(err, &detail) {
		t.Fatalf("%T is no *Error", err)
	}
	return detail
}

func slice[T Element](t *testing.T, x *Tensor) []T {
	t.Helper()
	return must[[]T](t)(ToSlice[T](x))
}

// equal compares the elements of a tensor in row-major order.
func equal[T Element](t *testing.T, x *Tensor, want ...T) {
	t.Helper()
	have := slice[T](t, x)
	same := len(have) == len(want)
	for i := 0; same && i < len(want); i++ {
		same = have[i] == want[i]
	}
	if !same {
		t.Errorf("%v is not %v", have, want)
	}
}

// onThread keeps a test on its thread, to which injected failures belong.
func onThread(do func()) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	do()
}
