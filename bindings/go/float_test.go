package tensorplay

import (
	"math"
	"testing"
)

// small is what the four types have in common.
type small interface {
	Element
	Float32() float32
}

func alike(a, b float32) bool {
	return a != a && b != b || math.Float32bits(a) == math.Float32bits(b)
}

// Every number, and every float32 that lies at or beside the middle of two, is
// converted as the library converts it.
func conversions[T small](t *testing.T, bits uint, of func(bits uint32) T, encode func(float32) T) {
	all := make([]T, 1<<bits)
	for i := range all {
		all[i] = of(uint32(i))
	}
	ok(t, With(func(s *Scope) error {
		wide := s.Keep(s.Keep(FromSlice(all)).To(F32, CPU, 0, false))
		numbers := slice[float32](t, wide)
		var between []float32
		for i, x := range all {
			if !alike(x.Float32(), numbers[i]) {
				t.Fatalf("%v is %v, not %v", x, x.Float32(), numbers[i])
			}
			next := of((uint32(i) + 1) % (1 << bits)).Float32()
			middle := float32((float64(numbers[i]) + float64(next)) / 2)
			for _, y := range []float32{numbers[i], middle,
				math.Nextafter32(middle, 0),
				math.Nextafter32(middle, float32(math.Inf(1))), 2 * numbers[i]} {
				between = append(between, y)
			}
		}
		between = append(between, math.MaxFloat32, -math.MaxFloat32,
			math.SmallestNonzeroFloat32, float32(math.Inf(-1)))
		narrow := s.Keep(s.Keep(FromSlice(between)).To(DTypeOf[T](), CPU, 0, false))
		for i, want := range slice[T](t, narrow) {
			if got := encode(between[i]); !alike(got.Float32(), want.Float32()) {
				t.Fatalf("%v becomes %v, not %v", between[i], got.Float32(), want.Float32())
			}
		}
		return nil
	}))
}

func TestSmallFloats(t *testing.T) {
	leakFree(t, func(t *testing.T) {
		conversions(t, 16, func(b uint32) Float16 { return Float16(b) }, ToFloat16)
		conversions(t, 16, func(b uint32) BFloat16 { return BFloat16(b) }, ToBFloat16)
		conversions(t, 8, func(b uint32) Float8E4M3FN { return Float8E4M3FN(b) }, ToFloat8E4M3FN)
		conversions(t, 8, func(b uint32) Float8E5M2 { return Float8E5M2(b) }, ToFloat8E5M2)
	})
}
