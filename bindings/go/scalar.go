package tensorplay

import (
	"fmt"

	"tensorplay/raw"
)

// Number is what a [Scalar] is made of.
type Number interface {
	bool | int | int8 | int16 | int32 | int64 |
		uint | uint8 | uint16 | uint32 | uint64 |
		float32 | float64 | complex64 | complex128
}

// Scalar is a number beside tensors: a truth value, an integer, a floating or a
// complex number. The zero Scalar is none; it leaves an argument out that has a
// default, see [Default].
type Scalar struct{ raw raw.ScalarT }

// Default leaves an argument out.
var Default Scalar

// S makes a Scalar of a number: S(2), S(0.5), S(true), S(1i).
func S[T Number](value T) Scalar {
	switch v := any(value).(type) {
	case bool:
		return Scalar{raw.ScalarT{Dtype: int32(Bool), Integer: int64(flag(v))}}
	case int:
		return integer(int64(v))
	case int8:
		return integer(int64(v))
	case int16:
		return integer(int64(v))
	case int32:
		return integer(int64(v))
	case int64:
		return integer(v)
	case uint:
		return unsigned(uint64(v))
	case uint8:
		return unsigned(uint64(v))
	case uint16:
		return unsigned(uint64(v))
	case uint32:
		return unsigned(uint64(v))
	case uint64:
		return unsigned(v)
	case float32:
		return floating(float64(v))
	case float64:
		return floating(v)
	case complex64:
		return complexNumber(complex128(v))
	default:
		return complexNumber(any(value).(complex128))
	}
}

func integer(v int64) Scalar {
	return Scalar{raw.ScalarT{Dtype: int32(I64), Integer: v}}
}

func unsigned(v uint64) Scalar {
	return Scalar{raw.ScalarT{Dtype: int32(U64), Integer: int64(v)}}
}

func floating(v float64) Scalar {
	return Scalar{raw.ScalarT{Dtype: int32(F64), Real: v}}
}

func complexNumber(v complex128) Scalar {
	return Scalar{raw.ScalarT{Dtype: int32(C128), Real: real(v), Imag: imag(v)}}
}

// DType is the type of the number: Bool, I64, U64, F64 or C128; 0 for none.
func (s Scalar) DType() DType { return DType(s.raw.Dtype) }

// Bool tells whether the number is not 0.
func (s Scalar) Bool() bool { return s.Complex128() != 0 }

// Int64 is the number cut to an integer.
func (s Scalar) Int64() int64 {
	switch s.DType() {
	case Bool, I64, U64:
		return s.raw.Integer
	}
	return int64(s.raw.Real)
}

// Uint64 is the number cut to an unsigned integer.
func (s Scalar) Uint64() uint64 {
	switch s.DType() {
	case Bool, I64, U64:
		return uint64(s.raw.Integer)
	}
	return uint64(s.raw.Real)
}

// Float64 is the number, or its real part.
func (s Scalar) Float64() float64 {
	switch s.DType() {
	case Bool, I64:
		return float64(s.raw.Integer)
	case U64:
		return float64(uint64(s.raw.Integer))
	}
	return s.raw.Real
}

// Complex128 is the number with its imaginary part.
func (s Scalar) Complex128() complex128 {
	if s.DType() == C128 {
		return complex(s.raw.Real, s.raw.Imag)
	}
	return complex(s.Float64(), 0)
}

// String is the number as Go prints it.
func (s Scalar) String() string {
	switch s.DType() {
	case 0:
		return "default"
	case Bool:
		return fmt.Sprint(s.raw.Integer != 0)
	case I64:
		return fmt.Sprint(s.raw.Integer)
	case U64:
		return fmt.Sprint(s.Uint64())
	case C128:
		return fmt.Sprint(s.Complex128())
	}
	return fmt.Sprint(s.raw.Real)
}
