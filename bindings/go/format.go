package tensorplay

import (
	"fmt"

	"tensorplay/raw"
)

// formatted reads a text of which the length comes back.
func formatted(write func(buffer []byte) int) string {
	buffer := make([]byte, 256)
	for {
		n := write(buffer)
		if n < len(buffer) {
			return string(buffer[:n])
		}
		buffer = make([]byte, n+1)
	}
}

// String has the elements in PyTorch's print form; of more than 1000 it shows
// the ends.
func (t *Tensor) String() string {
	c := t.hold()
	if c == nil {
		return "tensor(closed)"
	}
	defer c.leave()
	return formatted(func(buffer []byte) int {
		return raw.TensorFormat((*raw.TensorT)(c.handle), buffer)
	})
}

// Layout is, for example, "x: shape=(2, 3), strides=(3, 1), offset=0,
// contiguous=1".
func (t *Tensor) Layout(name string) string {
	c := t.hold()
	if c == nil || checkText("tp_tensor_format_layout", 2, name) != nil {
		return name + ": closed"
	}
	defer c.leave()
	return formatted(func(buffer []byte) int {
		return raw.TensorFormatLayout((*raw.TensorT)(c.handle), name, buffer)
	})
}

// Format prints the elements for %v and %s, the layout for %+v.
func (t *Tensor) Format(state fmt.State, verb rune) {
	switch {
	case verb == 'v' && state.Flag('+'):
		fmt.Fprint(state, t.Layout("tensor"))
	case verb == 'v' || verb == 's':
		fmt.Fprint(state, t.String())
	default:
		fmt.Fprintf(state, "%%!%c(*tensorplay.Tensor)", verb)
	}
}
