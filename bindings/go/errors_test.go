package tensorplay

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"tensorplay/raw"
)

func TestErrorHasCodeMessageAndArgument(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		a := must[*Tensor](t)(Zeros([]int64{3, 2}, F32, CPU))
		b := must[*Tensor](t)(Zeros([]int64{2, 3}, F32, CPU))
		defer a.Close()
		defer b.Close()
		_, err := a.Add(b)
		detail := wants(t, err, ErrShape)
		if detail.Function != "tp_add" || detail.Code != ErrShape ||
			!strings.HasPrefix(detail.Message, "cannot broadcast (3, 2) with (2, 3)") {
			t.Errorf("%+v", detail)
		}
		if errors.Is(err, ErrRange) || errors.Is(err, ErrClosed) {
			t.Error("the error is of other kinds too")
		}
		if !strings.HasPrefix(err.Error(), "tp_add: cannot broadcast") {
			t.Error(err)
		}
		_, failure := raw.Add((*raw.TensorT)(a.hold().handle), nil)
		(*core)(a.core).leave()
		if detail := wants(t, newError(failure), ErrNull); detail.Argument != 2 {
			t.Errorf("%+v", detail)
		}
	})
}

func TestErrorOfTheSystem(t *testing.T) {
	_, err := LoadNpy(filepath.Join(t.TempDir(), "none.npy"), LoadRead)
	detail := wants(t, err, ErrIO)
	if syscall.Errno(detail.Native) != syscall.ENOENT || detail.Cause == "" {
		t.Errorf("%+v", detail)
	}
}

// An error is fetched in the frame of its call: goroutines that fail in
// different ways never see each other's.
func TestErrorsOfGoroutines(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		var all sync.WaitGroup
		for i := int64(0); i < 8; i++ {
			all.Add(1)
			go func(rank int64) {
				defer all.Done()
				x, err := Zeros(make([]int64, rank), F32, CPU)
				if err != nil {
					t.Error(err)
					return
				}
				defer x.Close()
				for i := 0; i < 300; i++ {
					if rank%2 == 0 {
						_, err = x.Select(rank, 0)
						wants(t, err, ErrRange)
					} else {
						_, err = x.View(-1, -1, 5)
						if errors.Is(err, ErrRange) || err == nil {
							t.Error(err)
						}
					}
				}
			}(i)
		}
		all.Wait()
	})
}

func TestErrorWithoutMemory(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, check(raw.SetCollectCallback(nil, 0, nil)))
		defer setCollect()
		onThread(func() {
			raw.DebugSetCaching(0)
			defer raw.DebugSetCaching(1)
			raw.DebugFailAllocations(1)
			_, err := Zeros([]int64{10}, F32, CPU)
			raw.DebugFailAllocations(0)
			if detail := wants(t, err, ErrOutOfMemory); detail.Message == "" ||
				detail.Function != "tp_zeros" {
				t.Errorf("%+v", detail)
			}
		})
	})
}

func TestZeroByteInText(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.npy")
	x := must[*Tensor](t)(FromSlice([]float32{1}))
	defer x.Close()
	err := SaveNpy(path+"\x00y", x)
	if detail := wants(t, err, ErrArgument); detail.Argument != 1 {
		t.Errorf("%+v", detail)
	}
	if _, err := os.Stat(path); err == nil {
		t.Error("a file of a shorter name was written")
	}
	_, err = ParseDType("f32\x00")
	wants(t, err, ErrArgument)
}

func TestEnumerations(t *testing.T) {
	for dtype := DType(1); dtype <= DType(DTypeCount); dtype++ {
		back := must[DType](t)(ParseDType(dtype.String()))
		if back != dtype || dtype.Size() == 0 || dtype.Kind() == 0 {
			t.Error(dtype, back)
		}
	}
	if F8E4M3FN.String() != "f8_e4m3fn" || DType(99).String() != "DType(99)" {
		t.Error(F8E4M3FN, DType(99))
	}
	_, err := ParseDType("f33")
	wants(t, err, ErrArgument)
	if ErrShape.Error() != "TP_ERROR_SHAPE" || OK != 0 {
		t.Error(ErrShape.Error())
	}
	if got := must[DType](t)(Promote(I64, F16, Bool)); got != F16 {
		t.Error(got)
	}
	if device := must[Device](t)(ParseDevice("cuda:1")); device.String() != "cuda:1" {
		t.Error(device)
	}
	if CPU.String() != "cpu" || (Device{}).String() != "cpu" {
		t.Error(CPU)
	}
}
