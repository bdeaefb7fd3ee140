package tensorplay

import "math"

// floatForm is how a small float is made of bits.
type floatForm struct {
	exponent, mantissa uint
	// finite has no infinities, and NaN in the last place alone.
	finite bool
}

var (
	float16Form  = floatForm{5, 10, false}
	bfloat16Form = floatForm{8, 7, false}
	e4m3fnForm   = floatForm{4, 3, true}
	e5m2Form     = floatForm{5, 2, false}
)

// top is the largest exponent, as it stands in the bits.
func (f floatForm) top() uint32 { return 1<<f.exponent - 1 }

func (f floatForm) bias() int { return 1<<(f.exponent-1) - 1 }

// nan is the first NaN; with infinities, that is behind them.
func (f floatForm) nan() uint32 {
	if f.finite {
		return f.top()<<f.mantissa | (1<<f.mantissa - 1)
	}
	return f.top()<<f.mantissa | 1<<(f.mantissa-1)
}

// decode is the number of some bits, which float32 always holds.
func (f floatForm) decode(bits uint32) float32 {
	exponent := bits >> f.mantissa & f.top()
	mantissa := bits & (1<<f.mantissa - 1)
	var value float64
	switch {
	case exponent == f.top() && !f.finite && mantissa == 0:
		value = math.Inf(1)
	case exponent == f.top() && !f.finite,
		f.finite && exponent<<f.mantissa|mantissa == f.nan():
		value = math.NaN()
	case exponent == 0:
		value = math.Ldexp(float64(mantissa), 1-f.bias()-int(f.mantissa))
	default:
		value = math.Ldexp(float64(1<<f.mantissa|mantissa),
			int(exponent)-f.bias()-int(f.mantissa))
	}
	if bits>>(f.exponent+f.mantissa) != 0 {
		value = math.Copysign(value, -1)
	}
	return float32(value)
}

// encode rounds to nearest, ties to even. What is too large becomes infinite, or
// NaN where there are no infinities.
func (f floatForm) encode(x float32) uint32 {
	sign := math.Float32bits(x) >> 31 << (f.exponent + f.mantissa)
	value := math.Abs(float64(x))
	if math.IsNaN(value) {
		return sign | f.nan()
	}
	limit := f.top() << f.mantissa // infinity, the first that is no number
	if f.finite {
		limit = f.nan()
	}
	if math.IsInf(value, 0) {
		return sign | limit
	}
	_, exponent := math.Frexp(value)
	exponent-- // of a first digit before the point
	if least := 1 - f.bias(); exponent < least || value == 0 {
		exponent = least
	}
	digits := math.RoundToEven(math.Ldexp(value, int(f.mantissa)-exponent))
	// Digits that were rounded up to another one carry into the exponent.
	bits := digits + math.Ldexp(float64(exponent+f.bias()-1), int(f.mantissa))
	if bits >= float64(limit) {
		return sign | limit
	}
	return sign | uint32(bits)
}

// Float32 is the number of the bits.
func (v Float16) Float32() float32 { return float16Form.decode(uint32(v)) }

// Float32 is the number of the bits.
func (v BFloat16) Float32() float32 { return bfloat16Form.decode(uint32(v)) }

// Float32 is the number of the bits.
func (v Float8E4M3FN) Float32() float32 { return e4m3fnForm.decode(uint32(v)) }

// Float32 is the number of the bits.
func (v Float8E5M2) Float32() float32 { return e5m2Form.decode(uint32(v)) }

// ToFloat16 rounds to nearest, ties to even; what is too large is infinite.
func ToFloat16(x float32) Float16 { return Float16(float16Form.encode(x)) }

// ToBFloat16 rounds to nearest, ties to even; what is too large is infinite.
func ToBFloat16(x float32) BFloat16 { return BFloat16(bfloat16Form.encode(x)) }

// ToFloat8E4M3FN rounds to nearest, ties to even; what is too large is NaN.
func ToFloat8E4M3FN(x float32) Float8E4M3FN {
	return Float8E4M3FN(e4m3fnForm.encode(x))
}

// ToFloat8E5M2 rounds to nearest, ties to even; what is too large is infinite.
func ToFloat8E5M2(x float32) Float8E5M2 { return Float8E5M2(e5m2Form.encode(x)) }
