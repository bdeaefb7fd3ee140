// Package tensorplay computes on tensors with libtensorplay: arrays of numbers
// of any rank and 17 element types, views of them without copies, operators,
// gradients, files.
//
//	x, err := tensorplay.FromSlice([]float32{1, 2, 3, 4, 5, 6}, 2, 3)
//	if err != nil {
//		return err
//	}
//	defer x.Close()
//	y, err := x.MulScalar(tensorplay.S(2))
//
// # Lifetime
//
// A [Tensor] owns one handle of the library. Close gives it back; what is not
// closed goes when the collector finds it, which knows nothing of the bytes
// behind it: close tensors that are large, or work in a [Scope]. When the
// library runs out of memory, or an allocator of the program refuses, it has Go
// collect first. Closing twice does nothing. Whatever is done with a closed
// object gives an error that wraps [ErrClosed]; getters give their zero value.
// Pass pointers: a copy of a Tensor, of which go vet warns, is closed with it.
//
// # Errors
//
// Errors are [*Error], which errors.As finds, and compare with a [Status]:
// errors.Is(err, tensorplay.ErrShape).
//
// # Goroutines
//
// Objects may be used by several goroutines at once, and closed by one of them
// while others use them. What must not happen at once is what the library
// forbids: writing a tensor's elements while others read or write them, and
// changing what a tensor is (Resize, SetStorage, Assign) while others use it.
// Modes belong to an OS thread: [NoGrad] and [Inference] lock it.
//
// # Names
//
// Operators are methods with the names of C: tp_add_scalar is AddScalar,
// tp_add_out is AddOut, which writes into a given tensor, tp_add_inplace is
// AddInPlace. Where C takes NULL for a number or a tensor, [Default] and nil
// leave it out; where C takes an empty list of dimensions for all of them, so
// does nil. Package raw has every function of C.
package tensorplay
