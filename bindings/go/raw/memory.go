package raw

/*
#include <stdlib.h>
*/
import "C"

import "unsafe"

// Copied is a list in memory of C, for members of structs; FreeCopy ends it. An
// empty list is nil.
func Copied[T any](list []T) unsafe.Pointer {
	if len(list) == 0 {
		return nil
	}
	block := C.malloc(C.size_t(uintptr(len(list)) * unsafe.Sizeof(list[0])))
	copy(unsafe.Slice((*T)(block), len(list)), list)
	return block
}

// FreeCopy frees what Copied gave.
func FreeCopy(list unsafe.Pointer) { C.free(list) }

// StringAt copies a string that ends with 0.
func StringAt(text unsafe.Pointer) string { return C.GoString((*C.char)(text)) }
