package tensorplay

import (
	"errors"
	"strings"
	"testing"
)

// leaf makes a tensor that requires gradients.
func leaf(s *Scope, data ...float64) *Tensor {
	x := s.Keep(FromSlice(data))
	s.Check(x.SetRequiresGrad(true))
	return x
}

func TestBackward(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			x := leaf(s, 1, 2, 3)
			if gradient, err := x.Grad(); gradient != nil || err != nil {
				t.Error(gradient, err)
			}
			y := s.Keep(s.Keep(x.Square()).Sum(nil, false))
			if !x.IsLeaf() || y.IsLeaf() || !y.RequiresGrad() || y.RetainsGrad() {
				t.Error("the graph is not recorded")
			}
			ok(t, y.Backward(0))
			equal[float64](t, s.Keep(x.Grad()), 2, 4, 6)
			wants(t, y.Backward(0), ErrState)
			ok(t, x.ZeroGrad())
			equal[float64](t, s.Keep(x.Grad()), 0, 0, 0)
			ok(t, x.SetGrad(nil))
			if gradient, err := x.Grad(); gradient != nil || err != nil {
				t.Error(gradient, err)
			}
			return nil
		}))
	})
}

func TestGradientsOfInputs(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			x, y, z := leaf(s, 1, 2), leaf(s, 3, 4), leaf(s, 5, 6)
			product := s.Keep(x.Mul(y))
			ones := s.Keep(FromSlice([]float64{1, 10}))
			got, err := Gradients([]*Tensor{product}, []*Tensor{ones},
				[]*Tensor{x, y, z}, BackwardAllowUnused)
			ok(t, err)
			defer closeAll(got)
			equal[float64](t, got[0], 3, 40)
			equal[float64](t, got[1], 1, 20)
			if got[2] != nil {
				t.Error("a gradient of what the product does not depend on")
			}
			again := s.Keep(x.Mul(y))
			_, err = Gradients([]*Tensor{again}, []*Tensor{ones},
				[]*Tensor{z}, 0)
			wants(t, err, ErrState)
			_, err = Gradients([]*Tensor{again}, []*Tensor{ones, ones},
				[]*Tensor{x}, 0)
			wants(t, err, ErrShape)
			_, err = Gradients([]*Tensor{nil}, nil, []*Tensor{x}, 0)
			wants(t, err, ErrNull)
			return nil
		}))
	})
}

func TestGradientsOfGradients(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			x := leaf(s, 3)
			cube := s.Keep(x.PowScalar(S(3)))
			first, err := Gradients([]*Tensor{cube}, nil, []*Tensor{x},
				BackwardCreateGraph)
			ok(t, err)
			defer closeAll(first)
			second, err := Gradients(first, nil, []*Tensor{x}, 0)
			ok(t, err)
			defer closeAll(second)
			equal[float64](t, first[0], 27)
			equal[float64](t, second[0], 18)
			return nil
		}))
	})
}

func TestWritingWhatIsNeededIsRefused(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			x := leaf(s, 1, 2)
			y := s.Keep(x.Exp())
			z := s.Keep(s.Keep(y.Square()).Sum(nil, false))
			ok(t, Write(s.Keep(y.Detach()), func(data []float64) error {
				data[0] = 7
				return nil
			}))
			wants(t, z.Backward(0), ErrVersion)
			wants(t, x.AddScalarInPlace(S(1)), ErrState)
			return nil
		}))
	})
}

func TestHooks(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			x := leaf(s, 1, 2)
			y := s.Keep(x.MulScalar(S(3)))
			var seen []float64
			id, err := y.AddHook(func(gradient *Tensor) (*Tensor, error) {
				seen = slice[float64](t, gradient)
				return gradient.MulScalar(S(10))
			})
			ok(t, err)
			same := 0
			_, err = y.AddHook(func(gradient *Tensor) (*Tensor, error) {
				same++
				return gradient, nil
			})
			ok(t, err)
			sum := s.Keep(y.Sum(nil, false))
			ok(t, sum.Backward(BackwardRetainGraph))
			equal[float64](t, s.Keep(x.Grad()), 30, 30)
			if len(seen) != 2 || seen[0] != 1 || same != 1 {
				t.Error(seen, same)
			}
			ok(t, y.RemoveHook(id))
			wants(t, y.RemoveHook(id), ErrArgument)
			ok(t, x.SetGrad(nil))
			ok(t, sum.Backward(0))
			equal[float64](t, s.Keep(x.Grad()), 3, 3)
			plain := s.Keep(FromSlice([]float64{1}))
			_, err = plain.AddHook(func(*Tensor) (*Tensor, error) { return nil, nil })
			wants(t, err, ErrState)
			return nil
		}))
	})
}

var errOwn = errors.New("the hook's own error")

// What goes wrong in a callback comes out of the call that led to it.
func TestErrorsOfHooks(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		for name, hook := range map[string]func(*Tensor) (*Tensor, error){
			"error": func(*Tensor) (*Tensor, error) { return nil, errOwn },
			"panic": func(*Tensor) (*Tensor, error) { panic("in the hook") },
			"library": func(g *Tensor) (*Tensor, error) {
				return g.View(7, 7)
			},
			"closed": func(g *Tensor) (*Tensor, error) {
				g.Close()
				return g, nil
			},
			"shape": func(g *Tensor) (*Tensor, error) {
				return Zeros([]int64{5}, F64, CPU)
			},
		} {
			err := With(func(s *Scope) error {
				x := leaf(s, 1, 2)
				_, err := x.AddHook(hook)
				ok(t, err)
				return s.Keep(x.Sum(nil, false)).Backward(0)
			})
			var detail *Error
			if !errors.As(err, &detail) {
				t.Errorf("%s: %v", name, err)
				continue
			}
			switch name {
			case "error":
				if !errors.Is(err, errOwn) || detail.Cause != errOwn.Error() {
					t.Errorf("%s: %+v", name, detail)
				}
			case "panic":
				if !errors.Is(err, ErrCallback) || !strings.Contains(detail.Cause, "in the hook") {
					t.Errorf("%s: %+v", name, detail)
				}
			case "closed":
				if !errors.Is(err, ErrHandle) {
					t.Errorf("%s: %+v", name, detail)
				}
			}
			if detail.Function != "tp_backward" {
				t.Errorf("%s: %+v", name, detail)
			}
		}
	})
}

// cube is x^3, computed by the program.
func cube(s *Scope, x *Tensor, back func(gradients, saved []*Tensor) ([]*Tensor, error)) *Tensor {
	var y *Tensor
	s.Check(NoGrad(func() error {
		square := s.Keep(x.Square())
		y = s.Keep(square.Mul(x))
		return nil
	}))
	s.Check(Function{Name: "cube", Backward: back, Saved: []*Tensor{x}}.
		Record([]*Tensor{x}, []*Tensor{y}))
	return y
}

func cubeBack(gradients, saved []*Tensor) ([]*Tensor, error) {
	square, err := saved[0].Square()
	if err != nil {
		return nil, err
	}
	defer square.Close()
	if err := square.MulScalarInPlace(S(3)); err != nil {
		return nil, err
	}
	result, err := square.Mul(gradients[0])
	return []*Tensor{result}, err
}

func TestFunctionOfTheProgram(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			x := leaf(s, 1, 2)
			y := cube(s, x, cubeBack)
			equal[float64](t, y, 1, 8)
			ok(t, s.Keep(y.Sum(nil, false)).Backward(0))
			equal[float64](t, s.Keep(x.Grad()), 3, 12)

			plain := s.Keep(FromSlice([]float64{2}))
			if cube(s, plain, cubeBack).RequiresGrad() {
				t.Error("a history without a reason")
			}
			return nil
		}))
	})
}

// A history that keeps its own result for the way back is garbage when nobody
// else holds the result.
func TestFunctionThatSavesItsResult(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		x := must[*Tensor](t)(FromSlice([]float64{1, 2}))
		ok(t, x.SetRequiresGrad(true))
		var y *Tensor
		ok(t, NoGrad(func() (err error) {
			y, err = x.Exp()
			return err
		}))
		exp := Function{Name: "exp", Saved: []*Tensor{y},
			Backward: func(gradients, saved []*Tensor) ([]*Tensor, error) {
				slope, err := saved[0].Mul(gradients[0])
				return []*Tensor{slope}, err
			}}
		ok(t, exp.Record([]*Tensor{x}, []*Tensor{y}))
		sum := must[*Tensor](t)(y.Sum(nil, false))
		ok(t, sum.Backward(BackwardRetainGraph))
		equal(t, must[*Tensor](t)(x.Grad()), slice[float64](t, y)...)
		// Nothing is closed.
	})
}

func TestErrorsOfFunctions(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		back := func(f func(gradients, saved []*Tensor) ([]*Tensor, error), touch bool) error {
			return With(func(s *Scope) error {
				x := leaf(s, 1, 2)
				y := cube(s, x, f)
				if touch {
					s.Check(s.Keep(x.Detach()).ZeroInPlace())
				}
				return s.Keep(y.Sum(nil, false)).Backward(0)
			})
		}
		err := back(func(_, _ []*Tensor) ([]*Tensor, error) { return nil, errOwn }, false)
		if !errors.Is(err, errOwn) {
			t.Error(err)
		}
		err = back(func(g, _ []*Tensor) ([]*Tensor, error) { return []*Tensor{g[0], g[0]}, nil }, false)
		wants(t, err, ErrShape)
		ok(t, back(func(_, _ []*Tensor) ([]*Tensor, error) { return nil, nil }, false))
		wants(t, back(cubeBack, true), ErrVersion)
		wants(t, Function{Name: "none"}.Record(nil, nil), ErrNull)
		wants(t, Function{Name: "none", Backward: cubeBack}.Record(nil, []*Tensor{nil}), ErrNull)
	})
}

func TestSaved(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			x := s.Keep(FromSlice([]float32{1}))
			saved := must[*Saved](t)(x.Save())
			equal[float32](t, s.Keep(saved.Unpack()), 1)
			ok(t, x.ZeroInPlace())
			_, err := saved.Unpack()
			wants(t, err, ErrVersion)
			ok(t, saved.Close())
			ok(t, saved.Close())
			_, err = saved.Unpack()
			if !errors.Is(err, ErrClosed) {
				t.Error(err)
			}
			return nil
		}))
	})
}

func TestModes(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			x := leaf(s, 1)
			ok(t, NoGrad(func() error {
				if CurrentModes() != ModeNoGrad || s.Keep(x.Exp()).RequiresGrad() {
					t.Error("recorded")
				}
				ok(t, EnableGrad(func() error {
					if !s.Keep(x.Exp()).RequiresGrad() {
						t.Error("not recorded")
					}
					return nil
				}))
				if s.Keep(x.Exp()).RequiresGrad() {
					t.Error("recorded again")
				}
				return x.AddScalarInPlace(S(1))
			}))
			var made *Tensor
			ok(t, Inference(func() error {
				made = s.Keep(x.Exp())
				return made.AddScalarInPlace(S(1))
			}))
			if made.Version() != -1 || made.Flags()&TensorInference == 0 {
				t.Error(made.Version())
			}
			wants(t, made.ZeroInPlace(), ErrInference)
			if err := NoGrad(func() error { return errOwn }); err != errOwn {
				t.Error(err)
			}
			func() {
				defer func() { recover() }()
				NoGrad(func() error { panic("left by a panic") })
			}()
			onThread(func() {
				if CurrentModes() != 0 || !s.Keep(x.Exp()).RequiresGrad() {
					t.Error("modes were not restored")
				}
			})
			return nil
		}))
	})
}

func TestGraph(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			y := s.Keep(leaf(s, 1).Exp())
			text := must[string](t)(y.Graph(GraphText))
			if !strings.Contains(text, "exp") {
				t.Error(text)
			}
			if dot := must[string](t)(y.Graph(GraphDOT)); !strings.HasPrefix(dot, "digraph") {
				t.Error(dot)
			}
			_, err := y.Graph(99)
			wants(t, err, ErrArgument)
			return nil
		}))
	})
}
