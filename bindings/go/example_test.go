package tensorplay_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	tp "tensorplay"
)

func Example() {
	x, err := tp.FromSlice([]float32{1, 2, 3, 4, 5, 6}, 2, 3)
	if err != nil {
		panic(err)
	}
	defer x.Close()
	y, err := x.MulScalar(tp.S(2))
	if err != nil {
		panic(err)
	}
	defer y.Close()
	fmt.Println(y)
	// Output:
	// tensor([[ 2.,  4.,  6.],
	//         [ 8., 10., 12.]])
}

// A Scope closes what a chain of calls makes, and has one place for errors.
func ExampleWith() {
	err := tp.With(func(s *tp.Scope) error {
		x := s.Keep(tp.FromSlice([]float64{3, 4}))
		norm := s.Keep(s.Keep(s.Keep(x.Square()).Sum(nil, false)).Sqrt())
		fmt.Println(norm)
		s.Keep(x.View(3, 3))
		return nil
	})
	fmt.Println(errors.Is(err, tp.ErrShape))
	// Output:
	// tensor(5., dtype=f64)
	// true
}

func ExampleError() {
	a, _ := tp.Zeros([]int64{3, 2}, tp.F32, tp.CPU)
	defer a.Close()
	b, _ := tp.Zeros([]int64{2, 3}, tp.F32, tp.CPU)
	defer b.Close()
	_, err := a.Add(b)
	var detail *tp.Error
	if errors.As(err, &detail) && errors.Is(err, tp.ErrShape) {
		fmt.Println(detail.Code, detail.Function)
		fmt.Println(detail.Message)
	}
	// Output:
	// TP_ERROR_SHAPE tp_add
	// cannot broadcast (3, 2) with (2, 3): dimension 1 from the right is 2 and 3
}

// Views share the bytes of their base.
func ExampleTensor_At() {
	tp.With(func(s *tp.Scope) error {
		x := s.Keep(tp.Arange(tp.S(0), tp.S(12), tp.S(1), tp.I64, tp.CPU))
		grid := s.Keep(x.View(3, 4))
		odd := s.Keep(grid.At(tp.All, tp.Step(1, tp.SliceOpen, 2)))
		s.Check(odd.ZeroInPlace())
		fmt.Println(grid)
		fmt.Println(s.Keep(grid.At(tp.I(-1))).Layout("row"))
		return nil
	})
	// Output:
	// tensor([[ 0,  0,  2,  0],
	//         [ 4,  0,  6,  0],
	//         [ 8,  0, 10,  0]])
	// row: shape=(4,), strides=(1,), offset=8, contiguous=1
}

func ExampleWrite() {
	x, _ := tp.Zeros([]int64{2, 2}, tp.F32, tp.CPU)
	defer x.Close()
	err := tp.Write(x, func(data []float32) error {
		for i := range data {
			data[i] = float32(i)
		}
		return nil
	})
	fmt.Println(x, err)
	// Output:
	// tensor([[0., 1.],
	//         [2., 3.]]) <nil>
}

func ExampleTensor_Backward() {
	tp.With(func(s *tp.Scope) error {
		x := s.Keep(tp.FromSlice([]float64{1, 2, 3}))
		s.Check(x.SetRequiresGrad(true))
		sum := s.Keep(s.Keep(x.Square()).Sum(nil, false))
		s.Check(sum.Backward(0))
		fmt.Println(s.Keep(x.Grad()))
		return nil
	})
	// Output: tensor([2., 4., 6.], dtype=f64)
}

// A function of the program with a derivative of its own.
func ExampleFunction() {
	err := tp.With(func(s *tp.Scope) error {
		x := s.Keep(tp.FromSlice([]float32{-1, 2}))
		s.Check(x.SetRequiresGrad(true))
		var y *tp.Tensor
		s.Check(tp.NoGrad(func() error {
			y = s.Keep(x.Sign())
			return nil
		}))
		straight := tp.Function{
			Name: "sign, as if it were x",
			Backward: func(gradients, _ []*tp.Tensor) ([]*tp.Tensor, error) {
				return gradients, nil
			},
		}
		s.Check(straight.Record([]*tp.Tensor{x}, []*tp.Tensor{y}))
		s.Check(s.Keep(y.Sum(nil, false)).Backward(0))
		fmt.Println(y.Layout("y"))
		fmt.Println(s.Keep(x.Grad()))
		return nil
	})
	fmt.Println(err)
	// Output:
	// y: shape=(2,), strides=(1,), offset=0, contiguous=1
	// tensor([1., 1.])
	// <nil>
}

func ExampleSaveSafetensors() {
	folder, _ := os.MkdirTemp("", "example")
	defer os.RemoveAll(folder)
	path := filepath.Join(folder, "weights.safetensors")
	tp.With(func(s *tp.Scope) error {
		weight := s.Keep(tp.Ones([]int64{2, 2}, tp.BF16, tp.CPU))
		s.Check(tp.SaveSafetensors(path, []tp.Named{{Name: "weight", Tensor: weight}},
			map[string]string{"epoch": "3"}))
		file, err := tp.OpenSafetensors(path, tp.LoadMap)
		s.Check(err)
		defer file.Close()
		fmt.Println(file.Names(), file.Metadata()["epoch"])
		fmt.Println(s.Keep(file.Get("weight")).DType())
		return nil
	})
	// Output:
	// [weight] 3
	// bf16
}

func ExampleGenerator() {
	g, _ := tp.NewGenerator(42)
	defer g.Close()
	tp.With(func(s *tp.Scope) error {
		a := s.Keep(tp.Randint(0, 100, []int64{3}, tp.I64, tp.CPU, g))
		s.Check(g.SetState(42, 0))
		b := s.Keep(tp.Randint(0, 100, []int64{3}, tp.I64, tp.CPU, g))
		fmt.Println(s.Keep(s.Keep(a.Eq(b)).All(nil, false)))
		return nil
	})
	// Output: tensor(True)
}
