package tensorplay

// Element is a type of Go that elements of a tensor have in memory.
type Element interface {
	bool | uint8 | uint16 | uint32 | uint64 | int8 | int16 | int32 | int64 |
		float32 | float64 | complex64 | complex128 |
		Float16 | BFloat16 | Float8E4M3FN | Float8E5M2
}

// Float16 holds the bits of an F16 element; Float32 and ToFloat16 convert.
type Float16 uint16

// BFloat16 holds the bits of a BF16 element; Float32 and ToBFloat16 convert.
type BFloat16 uint16

// Float8E4M3FN holds the bits of an F8E4M3FN element, which has no infinities.
type Float8E4M3FN uint8

// Float8E5M2 holds the bits of an F8E5M2 element.
type Float8E5M2 uint8

// DTypeOf is the element type that has the form of T in memory.
func DTypeOf[T Element]() DType {
	switch any(*new(T)).(type) {
	case bool:
		return Bool
	case uint8:
		return U8
	case uint16:
		return U16
	case uint32:
		return U32
	case uint64:
		return U64
	case int8:
		return I8
	case int16:
		return I16
	case int32:
		return I32
	case int64:
		return I64
	case float32:
		return F32
	case float64:
		return F64
	case complex64:
		return C64
	case complex128:
		return C128
	case Float16:
		return F16
	case BFloat16:
		return BF16
	case Float8E4M3FN:
		return F8E4M3FN
	default:
		return F8E5M2
	}
}
