package tensorplay

import (
	"fmt"
	"strings"
	"testing"
)

func TestFormsOfAnOperator(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			a := s.Keep(FromSlice([]float32{1, 2, 3}))
			b := s.Keep(FromSlice([]float32{10, 20, 30}))
			equal[float32](t, s.Keep(a.Add(b)), 11, 22, 33)
			out := s.Keep(Zeros([]int64{3}, F32, CPU))
			ok(t, a.MulOut(b, out))
			equal[float32](t, out, 10, 40, 90)
			ok(t, a.SubInPlace(b))
			equal[float32](t, a, -9, -18, -27)
			equal[float32](t, s.Keep(a.AddScalar(S(10))), 1, -8, -17)
			equal[bool](t, s.Keep(a.LtScalar(S(-10))), false, true, true)
			return nil
		}))
	})
}

func TestArgumentsThatAreLeftOut(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			x := s.Keep(FromSlice([]float64{-2, 0, 2}))
			equal[float64](t, s.Keep(x.LeakyRelu(Default)), -0.02, 0, 2)
			equal[float64](t, s.Keep(x.LeakyRelu(S(0.5))), -1, 0, 2)
			equal[float64](t, s.Keep(x.ClampScalar(S(-1), Default)), -1, 0, 2)
			equal[float64](t, s.Keep(x.Clamp(nil, s.Keep(FromSlice([]float64{1})))), -2, 0, 1)
			weight := s.Keep(FromSlice([]float64{1, 2, 3, 4, 5, 6}, 2, 3))
			equal[float64](t, s.Keep(x.Linear(weight, nil)), 4, 4)
			return nil
		}))
	})
}

func TestReductions(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			x := s.Keep(FromSlice([]float64{1, 2, 3, 4, 5, 6}, 2, 3))
			equal[float64](t, s.Keep(x.Sum(nil, false)), 21)
			equal[float64](t, s.Keep(x.Sum([]int64{0}, false)), 5, 7, 9)
			kept := s.Keep(x.Mean([]int64{-1}, true))
			equal[float64](t, kept, 2, 5)
			if sizes := fmt.Sprint(kept.Sizes()); sizes != "[2 1]" {
				t.Error(sizes)
			}
			values, indices, err := x.MaxDim(1, false)
			equal[float64](t, s.Keep(values, err), 3, 6)
			equal[int64](t, s.Keep(indices, err), 2, 2)
			equal[int64](t, s.Keep(x.Argmax(DimAll, false)), 5)
			equal[float32](t, s.Keep(x.SumAs(nil, false, F32)), 21)
			return nil
		}))
	})
}

func TestListsOfTensors(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			a := s.Keep(FromSlice([]int16{1, 2}))
			b := s.Keep(FromSlice([]int16{3}))
			many := []*Tensor{a, b, a, b, a, b, a, b, a}
			equal[int16](t, s.Keep(Cat(many, 0)), 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2)
			pieces, err := a.Unbind(0)
			ok(t, err)
			defer closeAll(pieces)
			equal[int16](t, s.Keep(Stack(pieces, 0)), 1, 2)
			_, err = Cat(nil, 0)
			if err == nil {
				t.Error("nothing was joined")
			}
			_, err = a.Split(0, 0)
			wants(t, err, ErrArgument)
			if d := must[DType](t)(ResultDType([]*Tensor{a}, S(1.5))); d != F32 {
				t.Error(d)
			}
			return nil
		}))
	})
}

func TestRandomNumbersOfASeed(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			g := must[*Generator](t)(NewGenerator(7))
			defer g.Close()
			first := slice[float32](t, s.Keep(Rand([]int64{4}, F32, CPU, g)))
			seed, offset, err := g.State()
			if err != nil || seed != 7 || offset == 0 {
				t.Error(seed, offset, err)
			}
			ok(t, g.SetState(7, 0))
			equal(t, s.Keep(Rand([]int64{4}, F32, CPU, g)), first...)
			g.Close()
			_, _, err = g.State()
			wants(t, err, ErrHandle)
			wants(t, g.SetState(1, 0), ErrHandle)
			return nil
		}))
	})
}

func TestAt(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			data := make([]int32, 24)
			for i := range data {
				data[i] = int32(i)
			}
			x := s.Keep(FromSlice(data, 2, 3, 4))
			at := func(want string, indices ...Index) *Tensor {
				t.Helper()
				view := s.Keep(x.At(indices...))
				if got := fmt.Sprint(view.Sizes()); got != want {
					t.Errorf("%v: %s is not %s", indices, got, want)
				}
				if storage := must[*Storage](t)(view.Storage()); true {
					base := must[*Storage](t)(x.Storage())
					if !storage.Same(base) {
						t.Errorf("%v: a copy", indices)
					}
					storage.Close()
					base.Close()
				}
				return view
			}
			equal[int32](t, at("[2]", I(1), I(-1), Span(1, 3)), 21, 22)
			equal[int32](t, at("[2]", Rest, I(0), I(0)), 0, 12)
			equal[int32](t, at("[2 3 1]", Rest, Span(3, SliceOpen)), 3, 7, 11, 15, 19, 23)
			equal[int32](t, at("[2]", I(0), I(0), Step(3, SliceOpen, -2)), 3, 1)
			at("[2 3 4]")
			at("[2 3 4]", All, All)
			at("[1 2 1 3 4 1]", NewAxis, All, NewAxis, Rest, NewAxis)
			at("[3 4]", I(0), Rest)
			for _, bad := range [][]Index{
				{I(0), I(0), I(0), I(0)}, {Rest, Rest}, {I(2)}, {Step(0, 1, 0)},
			} {
				if view, err := x.At(bad...); err == nil || view != nil {
					t.Errorf("%v: %v", bad, view)
				}
			}
			text := fmt.Sprint([]Index{I(-1), All, Span(1, SliceOpen), Step(3, 0, -1), Rest, NewAxis})
			if text != "[-1 : 1: 3:0:-1 ... None]" {
				t.Error(text)
			}
			return nil
		}))
	})
}

func TestGetAndSet(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			x := s.Keep(FromSlice([]int8{1, 2, 3, 4}, 2, 2))
			if v := must[Scalar](t)(x.Get(-1, 0)); v.Int64() != 3 {
				t.Error(v)
			}
			ok(t, x.Set(S(9), 1, 1))
			equal[int8](t, x, 1, 2, 3, 9)
			_, err := x.Get(0)
			if err == nil {
				t.Error("an index for each dimension is missing")
			}
			_, err = x.Get(2, 0)
			wants(t, err, ErrRange)
			_, err = x.Item()
			wants(t, err, ErrShape)
			if n := must[int64](t)(x.Size(-2)); n != 2 {
				t.Error(n)
			}
			_, err = x.Size(2)
			wants(t, err, ErrRange)
			if !x.IsContiguous(FormatContiguous) || x.Offset() != 0 || x.NBytes() != 4 ||
				x.RetainedBytes() != 4 || x.Device() != CPU || x.Flags()&TensorView != 0 {
				t.Error(x.Flags())
			}
			return nil
		}))
	})
}

func TestText(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			x := s.Keep(FromSlice([]float32{1, 2}))
			if x.String() != "tensor([1., 2.])" || fmt.Sprintf("%v %s", x, x) != "tensor([1., 2.]) tensor([1., 2.])" {
				t.Error(x)
			}
			if got := fmt.Sprintf("%+v", x); got != "tensor: shape=(2,), strides=(1,), offset=0, contiguous=1" {
				t.Error(got)
			}
			if got := fmt.Sprintf("%d", x); got != "%!d(*tensorplay.Tensor)" {
				t.Error(got)
			}
			long := s.Keep(Zeros([]int64{900}, F64, CPU))
			if text := long.String(); len(text) < 2000 || !strings.HasSuffix(text, "dtype=f64)") {
				t.Error(len(text), text[len(text)-20:])
			}
			return nil
		}))
	})
}
