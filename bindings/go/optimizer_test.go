package tensorplay

import (
	"math"
	"testing"
)

func TestSGD(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			x := s.Keep(FromSlice([]float64{1, 2}))
			g := s.Keep(FromSlice([]float64{10, 20}))
			ok(t, x.SGDStep(g, nil, 1, SGDOptions{LearningRate: 0.1}))
			equal[float64](t, x, 0, 0)
			buffer := s.Keep(x.EmptyLike(0))
			options := SGDOptions{LearningRate: 0.5, Momentum: 0.5}
			ok(t, x.SGDStep(g, buffer, 1, options))
			equal[float64](t, buffer, 10, 20)
			ok(t, x.SGDStep(g, buffer, 2, options))
			equal[float64](t, buffer, 15, 30)
			equal[float64](t, x, -12.5, -25)
			wants(t, x.SGDStep(g, nil, 3, options), ErrArgument)
			wants(t, x.SGDStep(nil, nil, 1, SGDOptions{}), ErrNull)
			ok(t, x.SetRequiresGrad(true))
			plain := SGDOptions{LearningRate: 1, Maximize: true}
			wants(t, x.SGDStep(g, nil, 1, plain), ErrState)
			ok(t, NoGrad(func() error { return x.SGDStep(g, nil, 1, plain) }))
			equal[float64](t, x, -2.5, -5)
			return nil
		}))
	})
}

func TestAdam(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			g := s.Keep(FromSlice([]float64{10, -20}))
			for name, step := range map[string]func(x, g *Tensor, state AdamState, n int64, o AdamOptions) error{
				"Adam":  (*Tensor).AdamStep,
				"AdamW": (*Tensor).AdamWStep,
			} {
				x := s.Keep(FromSlice([]float64{1, 2}))
				state := AdamState{s.Keep(x.EmptyLike(0)), s.Keep(x.EmptyLike(0)),
					s.Keep(x.EmptyLike(0))}
				ok(t, step(x, g, state, 1, DefaultAdam))
				// The first step is the learning rate, against the sign.
				for i, want := range []float64{0.999, 2.001} {
					if got := slice[float64](t, x)[i]; math.Abs(got-want) > 1e-9 {
						t.Errorf("%s: %v", name, x)
					}
				}
				if got := slice[float64](t, state.Mean)[0]; math.Abs(got-1) > 1e-12 {
					t.Errorf("%s: %v", name, state.Mean)
				}
				wants(t, step(x, g, AdamState{}, 1, DefaultAdam), ErrNull)
				bad := DefaultAdam
				bad.Beta1 = 1
				wants(t, step(x, g, state, 2, bad), ErrArgument)
			}
			return nil
		}))
	})
}
