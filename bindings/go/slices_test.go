package tensorplay

import (
	"math"
	"testing"
	"unsafe"

	"tensorplay/raw"
)

func roundTrip[T Element](t *testing.T, data ...T) {
	x := must[*Tensor](t)(FromSlice(data, 1, int64(len(data))))
	defer x.Close()
	if x.DType() != DTypeOf[T]() || x.DType().Size() != int(unsafe.Sizeof(data[0])) {
		t.Errorf("%T is %v", data, x.DType())
	}
	equal(t, x, data...)
	ok(t, SetSlice(x, append(data[1:], data[0])))
	equal(t, x, append(data[1:], data[0])...)
	ok(t, Write(x, func(lent []T) error {
		copy(lent, data)
		return nil
	}))
	ok(t, Read(x, func(lent []T) error {
		if len(lent) != len(data) || lent[1] != data[1] {
			t.Errorf("%v is not %v", lent, data)
		}
		return nil
	}))
}

func TestSlicesOfEveryType(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		roundTrip(t, false, true)
		roundTrip[uint8](t, 1, 255)
		roundTrip[uint16](t, 1, math.MaxUint16)
		roundTrip[uint32](t, 1, math.MaxUint32)
		roundTrip[uint64](t, 1, math.MaxUint64)
		roundTrip[int8](t, 1, -128)
		roundTrip[int16](t, 1, math.MinInt16)
		roundTrip[int32](t, 1, math.MinInt32)
		roundTrip[int64](t, 1, math.MinInt64)
		roundTrip[float32](t, 1.5, float32(math.Inf(1)))
		roundTrip(t, 1.5, math.Inf(-1))
		roundTrip[complex64](t, 1+2i, -1i)
		roundTrip(t, 1+2i, -1i)
		roundTrip[Float16](t, 0x3c00, 0xfc00)
		roundTrip[BFloat16](t, 0x3f80, 0xff80)
		roundTrip[Float8E4M3FN](t, 0x38, 0xb8)
		roundTrip[Float8E5M2](t, 0x3c, 0xbc)
	})
}

func TestFromSliceWithoutSizesIsARow(t *testing.T) {
	x := must[*Tensor](t)(FromSlice([]int32{1, 2, 3}))
	defer x.Close()
	if sizes := x.Sizes(); len(sizes) != 1 || sizes[0] != 3 {
		t.Error(sizes)
	}
	empty := must[*Tensor](t)(FromSlice([]int32{}, 0, 4))
	defer empty.Close()
	if got := slice[int32](t, empty); len(got) != 0 {
		t.Error(got)
	}
	_, err := FromSlice([]int32{1, 2, 3}, 2, 2)
	wants(t, err, ErrShape)
}

func TestToSliceOfAnyLayout(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			x := s.Keep(FromSlice([]int64{1, 2, 3, 4, 5, 6}, 2, 3))
			equal[int64](t, s.Keep(x.T()), 1, 4, 2, 5, 3, 6)
			equal[int64](t, s.Keep(x.Flip(1)), 3, 2, 1, 6, 5, 4)
			return nil
		}))
	})
}

func TestSlicesOfTheWrongTypeAreRefused(t *testing.T) {
	x := must[*Tensor](t)(FromSlice([]float32{1, 2}))
	defer x.Close()
	_, err := ToSlice[float64](x)
	wants(t, err, ErrDType)
	wants(t, SetSlice(x, []int32{1, 2}), ErrDType)
	wants(t, Read(x, func([]int32) error { return nil }), ErrDType)
	if err := SetSlice(x, []float32{1}); err == nil {
		t.Error("one element for two")
	}
}

// Go would end the process, in whatever the system refuses.
func TestMoreElementsThanMemory(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			one := s.Keep(FromSlice([]float32{1}))
			for _, n := range []int64{1 << 42, 1 << 45, 1 << 50, 1 << 60} {
				many := s.Keep(one.Expand(n))
				_, err := ToSlice[float32](many)
				wants(t, err, ErrOutOfMemory)
				_, err = many.Unbind(0)
				wants(t, err, ErrOutOfMemory)
				_, err = many.Split(1, 0)
				wants(t, err, ErrOutOfMemory)
				_, err = many.Chunk(n, 0)
				wants(t, err, ErrOutOfMemory)
			}
			// What there is memory for is copied as ever.
			const n = 20 << 20
			data := slice[float32](t, s.Keep(one.Expand(n)))
			if len(data) != n || data[0] != 1 || data[n-1] != 1 {
				t.Error(len(data))
			}
			return nil
		}))
	})
}

func TestLentSliceIsNoCopy(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		x := must[*Tensor](t)(FromSlice([]float32{1, 2, 3, 4}))
		defer x.Close()
		version := x.Version()
		ok(t, Write(x, func(data []float32) error {
			data[2] = 30
			return nil
		}))
		if x.Version() != version+2 {
			t.Errorf("version %d after %d", x.Version(), version)
		}
		view := must[*Tensor](t)(x.At(Span(2, 4)))
		defer view.Close()
		ok(t, Read(view, func(data []float32) error {
			if len(data) != 2 || data[0] != 30 {
				t.Error(data)
			}
			return nil
		}))
		if x.Version() != version+2 {
			t.Error("reading counts as a write")
		}
	})
}

func TestWhatCannotBeLent(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		x := must[*Tensor](t)(FromSlice([]float32{1, 2, 3, 4}, 2, 2))
		defer x.Close()
		turned := must[*Tensor](t)(x.T())
		defer turned.Close()
		nothing := func([]float32) error { return nil }
		wants(t, Read(turned, nothing), ErrLayout)
		wants(t, Write(turned, nothing), ErrLayout)

		bytes := must[*Tensor](t)(FromSlice([]uint8{0, 2}))
		defer bytes.Close()
		odd := must[*Tensor](t)(bytes.ViewDType(Bool))
		defer odd.Close()
		wants(t, Read(odd, func([]bool) error { return nil }), ErrLayout)
		equal(t, odd, false, true)
	})
}

// What is lent stays where it is, whatever the function does to the tensor.
func TestLentBytesStay(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		x := must[*Tensor](t)(FromSlice([]float32{1, 2, 3, 4}))
		storage := must[*Storage](t)(x.Storage())
		ok(t, Read(x, func(data []float32) error {
			wants(t, x.Resize(1000), ErrInUse)
			wants(t, storage.Resize(4000), ErrInUse)
			x.Close()
			storage.Close()
			Collect()
			if data[3] != 4 {
				t.Error(data)
			}
			return nil
		}))
		if _, err := x.Get(0); err == nil {
			t.Error("not closed")
		}
		y := must[*Tensor](t)(FromSlice([]float32{1, 2}))
		ok(t, Write(y, func(data []float32) error {
			wants(t, y.Resize(1000), ErrInUse)
			return nil
		}))
		if len(lent.storages) != 0 {
			t.Error(lent.storages)
		}
		ok(t, y.Resize(1000))
		if y.Numel() != 1000 {
			t.Error(y.Sizes())
		}
		y.Close()
	})
}

func TestLoanEndsWithAPanic(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		x := must[*Tensor](t)(FromSlice([]float32{1, 2}))
		defer x.Close()
		func() {
			defer func() { recover() }()
			Write(x, func([]float32) error { panic("stop") })
		}()
		ok(t, x.Resize(100))
	})
}

func TestFromPointer(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		// Memory of C: bytes of a storage.
		bytes := must[*Storage](t)(NewStorage(16, CPU))
		freed := 0
		var x *Tensor
		ok(t, bytes.Read(func(data []byte) error {
			var err error
			x, err = FromPointer(unsafe.Pointer(&data[0]), []int64{2, 2},
				[]int64{1, 2}, F32, 0, func() { freed++ })
			return err
		}))
		ok(t, SetSlice(x, []float32{1, 2, 3, 4}))
		view := must[*Tensor](t)(x.At(I(1)))
		x.Close()
		if freed != 0 {
			t.Error("freed while a view lives")
		}
		equal[float32](t, view, 3, 4)
		view.Close()
		if freed != 1 {
			t.Errorf("freed %d times", freed)
		}
		_, err := FromPointer(nil, []int64{2}, nil, F32, 0, func() { freed++ })
		if err == nil || freed != 1 {
			t.Error(err, freed)
		}
		_, err = FromPointer(nil, []int64{2}, []int64{1, 1}, F32, 0, nil)
		wants(t, err, ErrShape)
		bytes.Close()
	})
}

func TestRawRefusesUnequalLists(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("lists of unequal lengths went to C")
		}
	}()
	raw.EmptyStrided([]int64{2, 2}, []int64{1}, int32(F32), 0, 0)
}

func TestScalars(t *testing.T) {
	big := S(uint64(math.MaxUint64))
	if big.Uint64() != math.MaxUint64 || big.Float64() != math.MaxUint64 || big.String() != "18446744073709551615" {
		t.Error(big)
	}
	if S(-3).Int64() != -3 || S(-3).DType() != I64 || S(true).String() != "true" ||
		S(1.5).Int64() != 1 || S(2+1i).Complex128() != 2+1i || !S(1i).Bool() ||
		S(float32(0.5)).Float64() != 0.5 || Default.String() != "default" ||
		S(int8(-1)).String() != "-1" || S(2.5).String() != "2.5" ||
		S(1i).String() != "(0+1i)" || S(1.5).Uint64() != 1 || S(0).Bool() {
		t.Error("a scalar is wrong")
	}
	x := must[*Tensor](t)(Full([]int64{1}, big, U64, CPU))
	defer x.Close()
	if got := must[Scalar](t)(x.Item()); got != big {
		t.Error(got)
	}
	_, err := x.AddScalar(Default)
	if err == nil {
		t.Error("a number that is needed was left out")
	}
}
