package tensorplay

import (
	"unsafe"

	"tensorplay/raw"
)

// RequiresGrad tells whether gradients of the tensor are followed.
func (t *Tensor) RequiresGrad() bool { return get(t, raw.TensorRequiresGrad) != 0 }

// IsLeaf tells whether the tensor was made by no recorded operator.
func (t *Tensor) IsLeaf() bool { return get(t, raw.TensorIsLeaf) != 0 }

// RetainsGrad tells whether a tensor with a history keeps its gradient.
func (t *Tensor) RetainsGrad() bool { return get(t, raw.TensorRetainsGrad) != 0 }

// Backward goes back from a tensor of one element to all leaves, and adds to
// their gradients.
func (t *Tensor) Backward(flags BackwardFlags) error {
	return Backward([]*Tensor{t}, nil, flags)
}

// Backward goes back from tensors to all leaves, and adds to their gradients.
// gradients are of what is wanted with respect to each tensor; nil, or nil in a
// place, is 1 for a tensor of one element.
func Backward(tensors, gradients []*Tensor, flags BackwardFlags) error {
	call := begin("tp_backward")
	roots := call.list(tensors, 1)
	from := call.tensors(gradients, 3)
	call.asMany(len(gradients), len(tensors), 3)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.Backward(roots, from, uint32(flags)))
}

// list is a list of tensors of which none may be left out.
func (k *call) list(tensors []*Tensor, position int) []*raw.TensorT {
	for _, t := range tensors {
		if t == nil && k.err == nil {
			k.enter(nil, position)
		}
	}
	return k.tensors(tensors, position)
}

// asMany refuses a list of gradients that is not as long as that of tensors.
func (k *call) asMany(n, want, position int) {
	if k.err == nil && n != 0 && n != want {
		k.err = k.fault(ErrShape, position,
			"there are not as many gradients as tensors", nil)
	}
}

// Gradients gives gradients with respect to inputs, and touches those of no
// leaf. With BackwardAllowUnused, those that tensors do not depend on are nil.
func Gradients(tensors, gradients, inputs []*Tensor, flags BackwardFlags) ([]*Tensor, error) {
	call := begin("tp_gradients")
	roots := call.list(tensors, 1)
	from := call.tensors(gradients, 3)
	wanted := call.list(inputs, 4)
	call.asMany(len(gradients), len(tensors), 3)
	if call.err != nil {
		return nil, call.end(nil)
	}
	out := make([]*raw.TensorT, len(inputs))
	if err := call.end(raw.Gradients(roots, from, wanted, uint32(flags), out)); err != nil {
		return nil, err
	}
	return newTensors(out), nil
}

// HookID names a hook of a tensor.
type HookID uint64

// AddHook has a function called with the tensor's gradient in each backward
// pass, in the goroutine that runs it. It may give another gradient to go on
// with, which is closed for it afterwards, or nil. So is the gradient it gets:
// Retain keeps it. It must not call runtime.Goexit, as FailNow of a test does.
func (t *Tensor) AddHook(hook func(gradient *Tensor) (*Tensor, error)) (HookID, error) {
	call := begin("tp_tensor_hook_add")
	handle := call.tensor(t, 1)
	if call.err != nil {
		return 0, call.end(nil)
	}
	id, failure := raw.AddHook(handle, func(gradient *raw.TensorT) (*raw.TensorT, error) {
		given := newTensor(raw.TensorRetain(gradient))
		defer given.Close()
		replacement, err := hook(given)
		if err != nil || replacement == nil {
			return nil, err
		}
		defer replacement.Close()
		return handOver(replacement)
	})
	return HookID(id), call.end(failure)
}

// handOver is a reference of a tensor for the library to own.
func handOver(t *Tensor) (*raw.TensorT, error) {
	call := begin("tp_tensor_retain")
	handle := raw.TensorRetain(call.tensor(t, 1))
	return handle, call.end(nil)
}

// RemoveHook removes a hook; not from inside a hook of the same tensor.
func (t *Tensor) RemoveHook(id HookID) error {
	call := begin("tp_tensor_hook_remove")
	handle := call.tensor(t, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.TensorHookRemove(handle, uint64(id)))
}

// Graph is the graph behind a tensor as text; empty without a history.
func (t *Tensor) Graph(style GraphStyle) (string, error) {
	call := begin("tp_graph_format")
	handle := call.tensor(t, 1)
	if call.err == nil && style != GraphText && style != GraphDOT {
		call.err = call.fault(ErrArgument, 2, "no such style", nil)
	}
	if call.err != nil {
		return "", call.end(nil)
	}
	text := formatted(func(buffer []byte) int {
		return raw.GraphFormat(handle, int32(style), buffer)
	})
	return text, call.end(nil)
}

// Function says how tensors that a program computed by itself are
// differentiated.
type Function struct {
	// Name is for messages, of up to 63 bytes.
	Name string
	// Backward gives gradients of the inputs from those of the outputs, in which
	// nil is zero. saved are the tensors of Saved, which must not be written.
	// All it gets and gives is closed for it afterwards. It is called in the
	// goroutine that runs the backward pass, and must not call runtime.Goexit.
	Backward func(gradients, saved []*Tensor) ([]*Tensor, error)
	// Saved are tensors to keep for Backward: inputs, outputs, others.
	Saved []*Tensor
}

// Record gives outputs a history. The program computes them inside NoGrad; they
// are new, and share no bytes with the inputs.
func (f Function) Record(inputs, outputs []*Tensor) error {
	call := begin("tp_function_record")
	saved := call.list(f.Saved, 1)
	from := call.list(inputs, 2)
	to := call.list(outputs, 4)
	if call.err == nil {
		call.err = checkText(call.function, 1, f.Name)
	}
	if call.err == nil && f.Backward == nil {
		call.err = call.fault(ErrNull, 1, "Backward is nil", nil)
	}
	if call.err != nil {
		return call.end(nil)
	}
	// What the library keeps of f may not keep tensors of Go: an output among
	// them would keep the history, and so itself.
	f.Saved = nil
	return call.end(raw.RecordFunction(f.Name, f.back, saved, from, to))
}

// back calls Backward in terms of handles.
func (f Function) back(gradients []*raw.TensorT, saved []*raw.SavedT, out []*raw.TensorT) error {
	given := make([]*Tensor, len(gradients))
	defer closeAll(given)
	for i, handle := range gradients {
		given[i] = newTensor(raw.TensorRetain(handle))
	}
	kept := make([]*Tensor, len(saved))
	defer closeAll(kept)
	for i, value := range saved {
		handle, failure := raw.SavedUnpack(value)
		if failure != nil {
			return newError(failure)
		}
		kept[i] = newTensor(handle)
	}
	results, err := f.Backward(given, kept)
	defer closeAll(results)
	if err != nil {
		return err
	}
	if len(results) > len(out) {
		return &Error{Code: ErrShape, Function: "tp_function_record",
			Message: "more gradients than inputs"}
	}
	for i, t := range results {
		if t != nil {
			if out[i], err = handOver(t); err != nil {
				return err
			}
		}
	}
	return nil
}

func closeAll(tensors []*Tensor) {
	for _, t := range tensors {
		t.Close()
	}
}

// Saved is a tensor kept for later, with the version that its bytes have.
type Saved struct{ ref }

// Save keeps a tensor.
func (t *Tensor) Save() (*Saved, error) {
	call := begin("tp_saved_new")
	handle := call.tensor(t, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	saved, failure := raw.SavedNew(handle)
	if err := call.end(failure); err != nil {
		return nil, err
	}
	return &Saved{newRef(unsafe.Pointer(saved), func(handle unsafe.Pointer) {
		raw.SavedRelease((*raw.SavedT)(handle))
	})}, nil
}

// Unpack is the tensor again, if its bytes were not written since.
func (s *Saved) Unpack() (*Tensor, error) {
	call := begin("tp_saved_unpack")
	var handle *raw.SavedT
	if s == nil {
		call.enter(nil, 1)
	} else {
		handle = (*raw.SavedT)(call.enter(&s.ref, 1))
	}
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(raw.SavedUnpack(handle))
}

// Close gives the kept value back; it never fails.
func (s *Saved) Close() error {
	if s != nil {
		s.ref.close()
	}
	return nil
}
