package tensorplay

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"tensorplay/raw"
)

// limited is an allocator with an end: memory of C's allocator, counted.
type limited struct {
	sync.Mutex
	limit, live, peak, served, refused int
	blocks                             map[unsafe.Pointer]uintptr
	source                             *raw.AllocatorT
}

func newLimited(t *testing.T, limit int) *limited {
	source, failure := raw.AllocatorGet(int32(DeviceCPU))
	ok(t, check(failure))
	return &limited{limit: limit, source: source,
		blocks: map[unsafe.Pointer]uintptr{}}
}

func (l *limited) Allocate(nbytes, align int) (unsafe.Pointer, error) {
	l.Lock()
	defer l.Unlock()
	if l.live+nbytes > l.limit {
		l.refused++
		return nil, fmt.Errorf("%d bytes are beyond the limit: %w", nbytes, ErrOutOfMemory)
	}
	data, ctx, failure := raw.AllocatorAllocate(l.source, nbytes)
	if failure != nil {
		return nil, newError(failure)
	}
	l.served++
	l.blocks[data] = ctx
	if l.live += nbytes; l.live > l.peak {
		l.peak = l.live
	}
	return data, nil
}

func (l *limited) Free(data unsafe.Pointer, nbytes int) {
	l.Lock()
	defer l.Unlock()
	l.live -= nbytes
	raw.AllocatorFree(l.source, data, l.blocks[data], nbytes)
	delete(l.blocks, data)
}

// use makes the allocator that of the CPU until the test ends.
func (l *limited) use(t *testing.T, do func()) {
	allocator := must[*Allocator](t)(NewAllocator(l, CPU))
	ok(t, SetAllocator(DeviceCPU, allocator))
	defer func() {
		ok(t, SetAllocator(DeviceCPU, nil))
		ok(t, allocator.Close())
		raw.AllocatorRelease(l.source)
	}()
	do()
}

// Tensors that nobody closes, made faster than finalisers run, stay within the
// limit: the library has Go collect when it is reached.
func TestGarbageStaysBounded(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		const mebibyte, rounds, limit = 1 << 20, 2000, 32 << 20
		memory := newLimited(t, limit)
		memory.use(t, func() {
			for i := 0; i < rounds; i++ {
				if _, err := Empty([]int64{mebibyte}, U8, CPU, 0); err != nil {
					t.Fatalf("after %d tensors: %v", i, err)
				}
			}
			var all sync.WaitGroup
			for i := 0; i < 4; i++ {
				all.Add(1)
				go func() {
					defer all.Done()
					for i := 0; i < rounds/4; i++ {
						if _, err := Empty([]int64{mebibyte}, U8, CPU, 0); err != nil {
							t.Errorf("after %d tensors: %v", i, err)
							return
						}
					}
				}()
			}
			all.Wait()
			Collect()
		})
		if memory.served < 2*rounds || memory.refused == 0 || memory.peak > limit || memory.live != 0 {
			t.Errorf("%d served, %d refused, %d at most, %d left", memory.served,
				memory.refused, memory.peak, memory.live)
		}
		t.Logf("garbage: %d tensors of 1 MiB, never above %d MiB, %d collections",
			memory.served, memory.peak>>20, memory.refused)
	})
}

// What is in use is no garbage: without more memory it is an error, that of the
// allocator.
func TestAllocatorsErrorComesOut(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		memory := newLimited(t, 1000)
		memory.use(t, func() {
			x := must[*Tensor](t)(Empty([]int64{800}, U8, CPU, 0))
			defer x.Close()
			_, err := Empty([]int64{800}, U8, CPU, 0)
			if detail := wants(t, err, ErrOutOfMemory); !strings.Contains(detail.Cause, "beyond the limit") {
				t.Errorf("%+v", detail)
			}
			storage := must[*Storage](t)(x.Storage())
			defer storage.Close()
			own := must[*Allocator](t)(storage.Allocator())
			if own.DeviceType() != DeviceCPU {
				t.Error(own.DeviceType())
			}
			own.Close()
		})
	})
}

type broken struct{}

func (broken) Allocate(nbytes, align int) (unsafe.Pointer, error) { return nil, errOwn }
func (broken) Free(data unsafe.Pointer, nbytes int)               {}

func TestErrorOfAnAllocator(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		allocator := must[*Allocator](t)(NewAllocator(broken{}, CPU))
		defer allocator.Close()
		_, err := NewStorageFrom(allocator, 10)
		wants(t, err, ErrCallback)
		if !errors.Is(err, errOwn) {
			t.Error(err)
		}
	})
}

func TestAllocatorStats(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		allocator := must[*Allocator](t)(GetAllocator(DeviceCPU))
		defer allocator.Close()
		x := must[*Tensor](t)(Zeros([]int64{1 << 20}, U8, CPU))
		stats := must[AllocatorStats](t)(allocator.Stats())
		if stats.LiveBytes < 1<<20 || stats.PeakBytes < stats.LiveBytes || stats.Allocations == 0 {
			t.Errorf("%+v", stats)
		}
		x.Close()
		ok(t, allocator.EmptyCache())
		ok(t, allocator.ResetPeak())
		if stats := must[AllocatorStats](t)(allocator.Stats()); stats.CachedBytes != 0 || stats.PeakBytes != stats.LiveBytes {
			t.Errorf("%+v", stats)
		}
		before, threshold := allocator.Cap(), allocator.BypassThreshold()
		ok(t, allocator.SetCap(1<<20))
		ok(t, allocator.SetBypassThreshold(1<<16))
		if allocator.Cap() != 1<<20 || allocator.BypassThreshold() != 1<<16 {
			t.Error(allocator.Cap(), allocator.BypassThreshold())
		}
		ok(t, allocator.SetCap(before))
		ok(t, allocator.SetBypassThreshold(threshold))
		_, err := PinnedAllocator(DeviceCUDA)
		wants(t, err, ErrNotBuilt)
		allocator.Close()
		_, err = allocator.Stats()
		if !errors.Is(err, ErrClosed) || allocator.Cap() != 0 {
			t.Error(err)
		}
	})
}

func TestWeakHandles(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		x := must[*Tensor](t)(FromSlice([]float32{1}))
		storage := must[*Storage](t)(x.Storage())
		weak := must[*WeakTensor](t)(x.Weak())
		weakBytes := must[*WeakStorage](t)(storage.Weak())
		again := must[*Tensor](t)(weak.Lock())
		if !again.Same(x) {
			t.Error("another tensor")
		}
		again.Close()
		bytes := must[*Storage](t)(weakBytes.Lock())
		if !bytes.Same(storage) || bytes.UseCount() != 3 {
			t.Error(bytes.UseCount())
		}
		bytes.Close()
		x.Close()
		storage.Close()
		if again := must[*Tensor](t)(weak.Lock()); again != nil {
			t.Error("the tensor lives")
		}
		if again := must[*Storage](t)(weakBytes.Lock()); again != nil {
			t.Error("the storage lives")
		}
		weak.Close()
		weakBytes.Close()
		_, err := weak.Lock()
		if !errors.Is(err, ErrClosed) {
			t.Error(err)
		}
		_, err = weakBytes.Lock()
		if !errors.Is(err, ErrClosed) {
			t.Error(err)
		}
	})
}

func TestStorages(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		storage := must[*Storage](t)(NewStorage(16, CPU))
		defer storage.Close()
		x := must[*Tensor](t)(storage.Tensor(F32, []int64{2, 2}, []int64{1, 2}, 0))
		defer x.Close()
		ok(t, SetSlice(x, []float32{1, 2, 3, 4}))
		row := must[*Tensor](t)(storage.Tensor(F32, []int64{4}, nil, 0))
		defer row.Close()
		equal[float32](t, row, 1, 3, 2, 4)
		part := must[*Storage](t)(storage.Part(4, 8))
		defer part.Close()
		if part.NBytes() != 8 || part.Version() != 0 || storage.Version() != 1 ||
			storage.Device() != CPU || storage.Flags()&StorageResizable == 0 {
			t.Error(part.NBytes(), part.Version(), storage.Version())
		}
		ok(t, storage.Read(func(data []byte) error {
			if len(data) != 16 {
				t.Error(len(data))
			}
			return nil
		}))
		_, err := NewStorage(-1, CPU)
		wants(t, err, ErrArgument)
		_, err = storage.Part(10, 10)
		wants(t, err, ErrRange)
		_, err = storage.Part(-1, 1)
		wants(t, err, ErrArgument)
		wants(t, storage.Resize(-1), ErrArgument)
		_, err = storage.Tensor(F32, []int64{9}, nil, 0)
		wants(t, err, ErrRange)
		_, err = storage.Tensor(F32, []int64{2, 2}, []int64{1}, 0)
		wants(t, err, ErrShape)
		other := must[*Tensor](t)(Zeros([]int64{1}, F32, CPU))
		defer other.Close()
		ok(t, other.SetStorage(storage, []int64{2}, nil, 1))
		equal[float32](t, other, 3, 2)
		ok(t, other.Assign(x))
		equal[float32](t, other, 1, 2, 3, 4)
	})
}

func TestStoragesOfFilesAndOtherProcesses(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "bytes")
		ok(t, os.WriteFile(path, []byte{9, 1, 0, 0, 0, 2, 0, 0, 0}, 0o600))
		for _, open := range []func(string, uint64, int) (*Storage, error){MapFile, ReadFile} {
			storage := must[*Storage](t)(open(path, 1, 8))
			x := must[*Tensor](t)(storage.Tensor(U8, []int64{8}, nil, 0))
			equal[uint8](t, x, 1, 0, 0, 0, 2, 0, 0, 0)
			if storage.Flags()&StorageMapped != 0 {
				wants(t, x.ZeroInPlace(), ErrReadOnly)
				wants(t, Write(x, func([]uint8) error { return nil }), ErrReadOnly)
			}
			x.Close()
			storage.Close()
			_, err := open(path, 1, 80)
			wants(t, err, ErrRange)
		}
		name := fmt.Sprintf("tensorplay-go-%d", os.Getpid())
		ours := must[*Storage](t)(NewShared(name, 8))
		theirs := must[*Storage](t)(OpenShared(name, StorageReadOnly))
		if theirs.NBytes() != 8 || theirs.Flags()&StorageShared == 0 {
			t.Error(theirs.NBytes())
		}
		third := must[*Storage](t)(OpenSharedDescriptor(ours.SharedDescriptor(), 0))
		third.Close()
		theirs.Close()
		ours.Close()
		_, err := OpenShared(name, 0)
		wants(t, err, ErrIO)
	})
}

// A value on a tensor comes back from every handle of it, and goes with the last.
func TestAttachedValue(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		x := must[*Tensor](t)(FromSlice([]float32{1}))
		gone := make(chan struct{})
		value := &[]string{"a value"}
		runtime.SetFinalizer(value, func(*[]string) { close(gone) })
		ok(t, x.Attach(value))
		wants(t, x.Attach(1), ErrState)
		weak := must[*WeakTensor](t)(x.Weak())
		again := must[*Tensor](t)(weak.Lock())
		x.Close()
		if got := again.Attached().(*[]string); (*got)[0] != "a value" {
			t.Error(got)
		}
		again.Close()
		if back := must[*Tensor](t)(weak.Lock()); back != nil {
			t.Error("the value keeps its tensor")
		}
		weak.Close()
		value = nil
		Collect()
		select {
		case <-gone:
		default:
			t.Error("the value was kept")
		}
		y := must[*Tensor](t)(FromSlice([]float32{1}))
		if y.Attached() != nil {
			t.Error(y.Attached())
		}
		wants(t, y.Unattach(), ErrState)
		ok(t, y.Attach("text"))
		ok(t, y.Unattach())
		if y.Attached() != nil || y.UseCount() != 1 {
			t.Error(y.Attached(), y.UseCount())
		}
		y.Close()
	})
}
