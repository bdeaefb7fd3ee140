package tensorplay

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sync"
	"testing"
)

// copied is a copy of a struct that is not to be copied; go vet looks into no
// type parameter.
func copied[T any](original *T) *T {
	duplicate := new(T)
	*duplicate = *original
	return duplicate
}

// outlives tests a copy whose original is closed: it is closed too, whatever
// object has the core of the original now, and cannot close that.
func outlives[T any](t *testing.T, object *T, close func(*T) error, use func(*T) error) {
	t.Helper()
	stale := copied(object)
	ok(t, use(stale))
	ok(t, close(object))
	var others []*Tensor
	for i := 0; i < 100; i++ {
		others = append(others, must[*Tensor](t)(FromSlice([]float32{7, 8, 9})))
	}
	if err := use(stale); !errors.Is(err, ErrClosed) {
		t.Errorf("%T: %v", object, err)
	}
	ok(t, close(stale))
	for _, other := range others {
		equal[float32](t, other, 7, 8, 9)
		ok(t, other.Close())
	}
}

func TestCopyIsClosedWithItsOriginal(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		x := must[*Tensor](t)(FromSlice([]float32{1, 2}))
		storage := must[*Storage](t)(x.Storage())
		saved := must[*Saved](t)(x.Save())
		outlives(t, must[*WeakTensor](t)(x.Weak()), (*WeakTensor).Close,
			func(w *WeakTensor) error {
				y, err := w.Lock()
				y.Close()
				return err
			})
		outlives(t, must[*WeakStorage](t)(storage.Weak()), (*WeakStorage).Close,
			func(w *WeakStorage) error {
				s, err := w.Lock()
				s.Close()
				return err
			})
		outlives(t, saved, (*Saved).Close, func(s *Saved) error {
			y, err := s.Unpack()
			y.Close()
			return err
		})
		outlives(t, storage, (*Storage).Close, func(s *Storage) error {
			return s.Read(func([]byte) error { return nil })
		})
		outlives(t, x, (*Tensor).Close, func(x *Tensor) error {
			y, err := x.Add(x)
			y.Close()
			return err
		})
		outlives(t, must[*Generator](t)(NewGenerator(1)), (*Generator).Close,
			func(g *Generator) error {
				_, _, err := g.State()
				return err
			})
		outlives(t, must[*Allocator](t)(GetAllocator(DeviceCPU)), (*Allocator).Close,
			func(a *Allocator) error {
				_, err := a.Stats()
				return err
			})
		folder := t.TempDir()
		y := must[*Tensor](t)(FromSlice([]float32{1, 2}))
		defer y.Close()
		named := []Named{{"y", y}}
		path := filepath.Join(folder, "y.npz")
		ok(t, SaveNpz(path, named, false))
		outlives(t, must[*Npz](t)(OpenNpz(path, LoadRead)), (*Npz).Close, func(f *Npz) error {
			z, err := f.Get("y")
			z.Close()
			return err
		})
		path = filepath.Join(folder, "y.safetensors")
		ok(t, SaveSafetensors(path, named, nil))
		outlives(t, must[*Safetensors](t)(OpenSafetensors(path, LoadRead)),
			(*Safetensors).Close, func(f *Safetensors) error {
				z, err := f.Get("y")
				z.Close()
				return err
			})
	})
}

// Original and copies that are closed at once give the handle back once.
func TestCopiesAreClosedOnce(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		for round := 0; round < 500; round++ {
			x := must[*Tensor](t)(FromSlice([]float32{1, 2}))
			var all sync.WaitGroup
			for _, one := range []*Tensor{x, copied(x), copied(x), copied(x)} {
				all.Add(1)
				go func(one *Tensor) {
					defer all.Done()
					one.Close()
					y := must[*Tensor](t)(FromSlice([]float32{3}))
					one.Close()
					equal[float32](t, y, 3)
					y.Close()
				}(one)
			}
			all.Wait()
		}
	})
}

// go vet tells of a copy of every type that stands for a handle.
func TestVetSeesCopies(t *testing.T) {
	source := must[[]byte](t)(os.ReadFile("testdata/copies/copies.go"))
	report, err := exec.Command("go", "vet", "-copylocks", "./testdata/copies").CombinedOutput()
	if _, exited := err.(*exec.ExitError); !exited {
		t.Fatal(err, string(report))
	}
	for _, copy := range regexp.MustCompile(`\*tp\.(\w+)`).FindAllSubmatch(source, -1) {
		seen := regexp.MustCompile(`copies lock value.*tensorplay\.` + string(copy[1]) + `\b`)
		if !seen.Match(report) {
			t.Errorf("%s: %s", copy[1], report)
		}
	}
}
