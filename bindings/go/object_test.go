package tensorplay

import (
	"errors"
	"io"
	"runtime"
	"sync"
	"testing"
	"time"

	"tensorplay/raw"
)

var _ io.Closer = (*Tensor)(nil)

func TestCloseTwice(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		x := must[*Tensor](t)(FromSlice([]float32{1, 2}))
		ok(t, x.Close())
		ok(t, x.Close())
		if !x.Closed() {
			t.Error("not closed")
		}
		var none *Tensor
		ok(t, none.Close())
	})
}

func TestUseAfterCloseIsAnError(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		x := must[*Tensor](t)(FromSlice([]float32{1, 2}))
		y := must[*Tensor](t)(FromSlice([]float32{1, 2}))
		defer y.Close()
		x.Close()
		uses := map[string]func() error{
			"receiver": func() error { _, err := x.Add(y); return err },
			"operand":  func() error { _, err := y.Add(x); return err },
			"out":      func() error { return y.AddOut(y, x) },
			"in place": func() error { return x.AddInPlace(y) },
			"optional": func() error { _, err := y.Clamp(x, nil); return err },
			"list":     func() error { _, err := Cat([]*Tensor{y, x}, 0); return err },
			"slice":    func() error { _, err := ToSlice[float32](x); return err },
			"read":     func() error { return Read(x, func([]float32) error { return nil }) },
			"index":    func() error { _, err := x.At(I(0)); return err },
			"backward": func() error { return x.Backward(0) },
			"size":     func() error { _, err := x.Size(0); return err },
		}
		for name, use := range uses {
			err := use()
			if detail := wants(t, err, ErrHandle); detail.Argument == 0 {
				t.Errorf("%s: no argument in %v", name, err)
			}
			if !errors.Is(err, ErrClosed) {
				t.Errorf("%s: %v", name, err)
			}
		}
		if x.Rank() != 0 || x.Numel() != 0 || x.Sizes() != nil || x.DType() != 0 {
			t.Error("a closed tensor has a shape")
		}
		if x.String() != "tensor(closed)" {
			t.Error(x.String())
		}
	})
}

func TestNilIsAnError(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		x := must[*Tensor](t)(FromSlice([]float32{1, 2}))
		defer x.Close()
		var none *Tensor
		_, err := none.Add(x)
		if detail := wants(t, err, ErrNull); detail.Argument != 1 || detail.Function != "tp_add" {
			t.Errorf("%+v", detail)
		}
		_, err = x.Add(nil)
		if detail := wants(t, err, ErrNull); detail.Argument != 2 {
			t.Errorf("%+v", detail)
		}
		_, err = Rand([]int64{2}, F32, CPU, nil)
		wants(t, err, ErrNull)
		_, err = Stack([]*Tensor{x, nil}, 0)
		wants(t, err, ErrNull)
	})
}

func TestFinaliserGivesHandlesBack(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		before := raw.DebugLiveObjects()
		for i := 0; i < 1000; i++ {
			must[*Tensor](t)(FromSlice([]float32{1, 2}))
		}
		if raw.DebugLiveObjects() == before {
			t.Error("nothing lives")
		}
		if after := settled(); after != before {
			t.Errorf("%d objects live, %d before", after, before)
		}
	})
}

// A tensor that only the call still uses is not finalised during the call.
func TestNoFinaliserDuringACall(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		stop := make(chan struct{})
		var collector sync.WaitGroup
		collector.Add(1)
		go func() {
			defer collector.Done()
			for {
				select {
				case <-stop:
					return
				default:
					runtime.GC()
				}
			}
		}()
		for end := time.Now().Add(300 * time.Millisecond); time.Now().Before(end); {
			x := must[*Tensor](t)(Ones([]int64{1000}, F32, CPU))
			sum := must[*Tensor](t)(must[*Tensor](t)(x.Exp()).Sum(nil, false))
			value := must[Scalar](t)(sum.Item())
			if value.Float64() < 2718 || value.Float64() > 2719 {
				t.Fatal(value)
			}
		}
		close(stop)
		collector.Wait()
	})
}

// Goroutines that use a tensor while another closes it get results or errors,
// and never another tensor's.
func TestCloseWhileOthersUse(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		for round := 0; round < 200; round++ {
			x := must[*Tensor](t)(FromSlice([]float64{float64(round), 1, 2}))
			var users sync.WaitGroup
			for i := 0; i < 4; i++ {
				users.Add(1)
				go func() {
					defer users.Done()
					for {
						y, err := x.AddScalar(S(1))
						if err != nil {
							if !errors.Is(err, ErrClosed) {
								t.Error(err)
							}
							return
						}
						first, err := y.Get(0)
						y.Close()
						if err != nil || first.Float64() != float64(round+1) {
							t.Error(first, err)
						}
					}
				}()
			}
			runtime.Gosched()
			x.Close()
			// Another tensor takes the room of the closed one at once.
			other := must[*Tensor](t)(FromSlice([]float64{-1}))
			users.Wait()
			other.Close()
		}
	})
}

func TestRetainAndSame(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		x := must[*Tensor](t)(FromSlice([]int32{1}))
		y := must[*Tensor](t)(x.Retain())
		z := must[*Tensor](t)(x.Alias())
		if !x.Same(y) || x.Same(z) || x.UseCount() != 2 {
			t.Error(x.Same(y), x.Same(z), x.UseCount())
		}
		x.Close()
		equal[int32](t, y, 1)
		if y.Same(x) {
			t.Error("a closed tensor is the same")
		}
		y.Close()
		z.Close()
	})
}

func TestScope(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		var kept *Tensor
		ok(t, With(func(s *Scope) error {
			x := s.Keep(FromSlice([]float32{1, 4}))
			y := s.Keep(s.Keep(x.Sqrt()).AddScalar(S(1)))
			kept = s.Release(y)
			return nil
		}))
		equal[float32](t, kept, 2, 3)
		kept.Close()
		err := With(func(s *Scope) error {
			x := s.Keep(FromSlice([]float32{1, 4}))
			s.Keep(x.Matmul(s.Keep(FromSlice([]float32{1, 4, 5}))))
			t.Error("went on after an error")
			return nil
		})
		wants(t, err, ErrShape)
		own := errors.New("own")
		if err := With(func(s *Scope) error { return own }); err != own {
			t.Error(err)
		}
		defer func() {
			if recover() != "other" {
				t.Error("a panic was lost")
			}
		}()
		With(func(s *Scope) error { panic("other") })
	})
}
