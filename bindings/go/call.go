package tensorplay

import (
	"unsafe"

	"tensorplay/raw"
)

// A call holds the objects that a function of C is given until it has returned.
// After the first object that is closed or missing it holds on to the error,
// and its methods give nil.
type call struct {
	function string
	err      error
	held     [6]*core
	count    int
	// Those of lists.
	more []*core
}

func begin(function string) call { return call{function: function} }

// enter holds the object behind a ref, of an argument's position from 1.
func (k *call) enter(r *ref, position int) unsafe.Pointer {
	if k.err != nil {
		return nil
	}
	if r == nil {
		k.err = k.fault(ErrNull, position, "no object where one is needed", nil)
		return nil
	}
	c := r.hold()
	if c == nil {
		k.err = k.fault(ErrHandle, position, "the object is closed", ErrClosed)
		return nil
	}
	if k.count < len(k.held) {
		k.held[k.count] = c
		k.count++
	} else {
		k.more = append(k.more, c)
	}
	return c.handle
}

// fault is an error that the binding itself finds.
func (k *call) fault(code Status, position int, message string, cause error) error {
	return &Error{Code: code, Function: k.function, Argument: position,
		Message: message, wrapped: cause}
}

// end lets the objects go and gives the error that stopped the call, or that of
// the function of C.
func (k *call) end(failure *raw.Failure) error {
	for _, c := range k.held[:k.count] {
		c.leave()
	}
	for _, c := range k.more {
		c.leave()
	}
	k.count, k.more = 0, nil
	if failure != nil && k.err == nil {
		k.err = newError(failure)
	}
	return k.err
}

func (k *call) tensor(t *Tensor, position int) *raw.TensorT {
	if t == nil {
		return (*raw.TensorT)(k.enter(nil, position))
	}
	return (*raw.TensorT)(k.enter(&t.ref, position))
}

// optional is a tensor that may be left out.
func (k *call) optional(t *Tensor, position int) *raw.TensorT {
	if t == nil {
		return nil
	}
	return k.tensor(t, position)
}

// tensors is a list of tensors; nil stands for one that is left out, which the
// function of C may refuse.
func (k *call) tensors(list []*Tensor, position int) []*raw.TensorT {
	if len(list) == 0 {
		return nil
	}
	handles := make([]*raw.TensorT, len(list))
	for i, t := range list {
		handles[i] = k.optional(t, position)
	}
	return handles
}

func (k *call) generator(g *Generator, position int) *raw.GeneratorT {
	if g == nil {
		return (*raw.GeneratorT)(k.enter(nil, position))
	}
	return (*raw.GeneratorT)(k.enter(&g.ref, position))
}

func (k *call) storage(s *Storage, position int) *raw.StorageT {
	if s == nil {
		return (*raw.StorageT)(k.enter(nil, position))
	}
	return (*raw.StorageT)(k.enter(&s.ref, position))
}

// result ends a call that gives a tensor.
func (k *call) result(handle *raw.TensorT, failure *raw.Failure) (*Tensor, error) {
	if err := k.end(failure); err != nil {
		return nil, err
	}
	return newTensor(handle), nil
}

// results ends a call that gives two tensors.
func (k *call) results(a, b *raw.TensorT, failure *raw.Failure) (*Tensor, *Tensor, error) {
	if err := k.end(failure); err != nil {
		return nil, nil, err
	}
	return newTensor(a), newTensor(b), nil
}

// flag is C's form of a truth value.
func flag(value bool) int32 {
	if value {
		return 1
	}
	return 0
}
