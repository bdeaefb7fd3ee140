package tensorplay

import (
	"errors"
	"testing"
)

func TestOperatorsAreListed(t *testing.T) {
	all := must[[]Operator](t)(Operators())
	if len(all) < 100 {
		t.Errorf("only %d operators", len(all))
	}
	for _, one := range all {
		again := must[Operator](t)(FindOperator(one.Name))
		if again.Name != one.Name || one.Registered || one.Results == 0 ||
			len(one.DTypes) == 0 || one.Form.String() == "" ||
			one.Compute.String() == "" || one.Result.String() == "" {
			t.Errorf("%+v", one)
		}
	}
	add := must[Operator](t)(FindOperator("clamp"))
	if len(add.Arguments) != 3 || add.Arguments[0].Kind != ArgumentTensor ||
		!add.Arguments[1].Optional || add.Arguments[1].Name != "min" {
		t.Errorf("%+v", add)
	}
	_, err := FindOperator("none")
	wants(t, err, ErrArgument)
}

func TestCallByName(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			one := func(name string, arguments ...any) *Tensor {
				t.Helper()
				results, err := Call(name, arguments...)
				ok(t, err)
				return s.Keep(results[0], nil)
			}
			x := s.Keep(FromSlice([]float32{1, 2, 3, 4}, 2, 2))
			equal[float32](t, one("add", x, S(1)), 2, 3, 4, 5)
			equal[float32](t, one("clamp", x, S(2), nil), 2, 2, 3, 4)
			equal[float32](t, one("cat", []*Tensor{x, x}, 1), 1, 2, 1, 2, 3, 4, 3, 4)
			equal[float32](t, one("sum", x, []int64{0}, true), 4, 6)
			equal[float64](t, one("cumsum", x, int64(1), F64), 1, 3, 3, 7)
			g := must[*Generator](t)(NewGenerator(1))
			defer g.Close()
			one("bernoulli", s.Keep(x.MulScalar(S(0.1))), g)

			out := s.Keep(x.EmptyLike(0))
			ok(t, CallInto("mul", []*Tensor{out}, x, x))
			equal[float32](t, out, 1, 4, 9, 16)
			pair := []*Tensor{nil, nil}
			ok(t, CallInto("max_dim", pair, x, 0, false))
			equal[float32](t, s.Keep(pair[0], nil), 3, 4)
			equal[int64](t, s.Keep(pair[1], nil), 1, 1)

			for _, bad := range [][]any{{x}, {x, "1"}, {x, 1.5}, {x, (*Tensor)(nil)}} {
				if _, err := Call("add", bad...); !errors.As(err, new(*Error)) {
					t.Errorf("%v: %v", bad, err)
				}
			}
			_, err := Call("none", x)
			wants(t, err, ErrArgument)
			pair = []*Tensor{nil, nil}
			if err := CallInto("max_dim", pair, x, 9, false); err == nil || pair[0] != nil {
				t.Error(err, pair)
			}
			out.Close()
			wants(t, CallInto("mul", []*Tensor{out}, x, x), ErrHandle)
			return nil
		}))
	})
}
