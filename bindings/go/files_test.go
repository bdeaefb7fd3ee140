package tensorplay

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

func TestNpy(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			path := filepath.Join(t.TempDir(), "x.npy")
			x := s.Keep(s.Keep(FromSlice([]float64{1, 2, 3, 4}, 2, 2)).T())
			ok(t, SaveNpy(path, x))
			for _, mode := range []LoadMode{LoadRead, LoadMap} {
				equal[float64](t, s.Keep(LoadNpy(path, mode)), 1, 3, 2, 4)
			}
			var written bytes.Buffer
			ok(t, WriteNpy(&written, x))
			saved := must[[]byte](t)(os.ReadFile(path))
			if !bytes.Equal(saved, written.Bytes()) {
				t.Error("the writer got other bytes than the file")
			}
			_, err := LoadNpy(path, 99)
			wants(t, err, ErrArgument)
			wants(t, SaveNpy(path, nil), ErrNull)
			return nil
		}))
	})
}

// full is a writer that fails after some bytes.
type full struct{ room int }

func (f *full) Write(data []byte) (int, error) {
	if f.room -= len(data); f.room < 0 {
		return 0, errOwn
	}
	return len(data), nil
}

func TestErrorOfAWriter(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		x := must[*Tensor](t)(Zeros([]int64{100}, F64, CPU))
		defer x.Close()
		list := []Named{{"x", x}}
		for name, write := range map[string]func(w *full) error{
			"npy":         func(w *full) error { return WriteNpy(w, x) },
			"npz":         func(w *full) error { return WriteNpz(w, list, true) },
			"safetensors": func(w *full) error { return WriteSafetensors(w, list, nil) },
		} {
			err := write(&full{room: 20})
			wants(t, err, ErrCallback)
			if !errors.Is(err, errOwn) {
				t.Errorf("%s: %v", name, err)
			}
		}
	})
}

func TestNpz(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			path := filepath.Join(t.TempDir(), "x.npz")
			list := []Named{
				{"weight", s.Keep(FromSlice([]float32{1, 2}))},
				{"bias", s.Keep(FromSlice([]int64{3}))},
			}
			ok(t, SaveNpz(path, list, false))
			var written bytes.Buffer
			ok(t, WriteNpz(&written, list, false))
			if !bytes.Equal(must[[]byte](t)(os.ReadFile(path)), written.Bytes()) {
				t.Error("the writer got other bytes than the file")
			}
			file := must[*Npz](t)(OpenNpz(path, LoadMap))
			if names := fmt.Sprint(file.Names()); names != "[weight bias]" {
				t.Error(names)
			}
			weight := s.Keep(file.Get("weight"))
			_, err := file.Get("none")
			if err == nil {
				t.Error("a tensor of no name")
			}
			ok(t, file.Close())
			ok(t, file.Close())
			equal[float32](t, weight, 1, 2)
			_, err = file.Get("weight")
			wants(t, err, ErrHandle)
			if file.Names() != nil {
				t.Error("a closed file has names")
			}
			_, err = OpenNpz(path+"\x00", LoadRead)
			wants(t, err, ErrArgument)
			wants(t, SaveNpz(path, []Named{{"a\x00", weight}}, false), ErrArgument)
			wants(t, SaveNpz(path, []Named{{"a", nil}}, false), ErrNull)
			return nil
		}))
	})
}

func TestSafetensors(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		ok(t, With(func(s *Scope) error {
			path := filepath.Join(t.TempDir(), "x.safetensors")
			list := []Named{
				{"b", s.Keep(FromSlice([]float32{1, 2}))},
				{"a", s.Keep(FromSlice([]BFloat16{0x3f80}))},
			}
			about := map[string]string{"made": "by a test", "also": ""}
			ok(t, SaveSafetensors(path, list, about))
			var written bytes.Buffer
			ok(t, WriteSafetensors(&written, list, about))
			if !bytes.Equal(must[[]byte](t)(os.ReadFile(path)), written.Bytes()) {
				t.Error("the writer got other bytes than the file")
			}
			file := must[*Safetensors](t)(OpenSafetensors(path, LoadRead))
			if len(file.Names()) != 2 || file.NBytes() != 10 {
				t.Error(file.Names(), file.NBytes())
			}
			if got := fmt.Sprint(file.Metadata()); got != "map[also: made:by a test]" {
				t.Error(got)
			}
			a := s.Keep(file.Get("a"))
			ok(t, file.Close())
			equal[BFloat16](t, a, 0x3f80)
			if file.Metadata() != nil || file.NBytes() != 0 {
				t.Error("a closed file has metadata")
			}
			return nil
		}))
	})
}
