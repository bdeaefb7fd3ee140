package tensorplay

import "fmt"

// Index says what At takes of a dimension.
type Index struct {
	kind              indexKind
	start, stop, step int64
}

type indexKind int

const (
	one indexKind = iota
	span
	rest
	newAxis
)

var (
	// All takes a dimension as it is.
	All = Index{kind: span, start: SliceOpen, stop: SliceOpen, step: 1}
	// Rest takes all dimensions that no other Index is for; once.
	Rest = Index{kind: rest}
	// NewAxis puts in a dimension of size 1.
	NewAxis = Index{kind: newAxis}
)

// I takes one index, and the dimension away. A negative one counts from the end.
func I(index int64) Index { return Index{kind: one, start: index} }

// Span takes the indices from start to below stop; [SliceOpen] leaves an end
// open, negative ones count from the end.
func Span(start, stop int64) Index {
	return Index{kind: span, start: start, stop: stop, step: 1}
}

// Step takes every step-th index from start to below stop, backwards for a
// negative step.
func Step(start, stop, step int64) Index {
	return Index{kind: span, start: start, stop: stop, step: step}
}

// String is the index in the form of Python.
func (x Index) String() string {
	end := func(at int64) string {
		if at == SliceOpen {
			return ""
		}
		return fmt.Sprint(at)
	}
	switch x.kind {
	case one:
		return fmt.Sprint(x.start)
	case rest:
		return "..."
	case newAxis:
		return "None"
	}
	text := end(x.start) + ":" + end(x.stop)
	if x.step != 1 {
		text += fmt.Sprintf(":%d", x.step)
	}
	return text
}

// At is a view of parts of dimensions, one Index after the other:
//
//	x.At(tensorplay.I(0), tensorplay.Span(1, 3))          // x[0, 1:3]
//	x.At(tensorplay.Rest, tensorplay.Step(SliceOpen, SliceOpen, -1)) // x[..., ::-1]
//
// Dimensions behind the last Index are taken as they are.
func (t *Tensor) At(indices ...Index) (*Tensor, error) {
	dims, rests := 0, 0
	for _, x := range indices {
		switch x.kind {
		case one, span:
			dims++
		case rest:
			rests++
		}
	}
	rank := t.Rank()
	if t.Closed() || rests > 1 || dims > rank {
		call := begin("tp_slice")
		call.tensor(t, 1)
		if call.err == nil {
			call.err = call.fault(ErrRange, 2, fmt.Sprintf(
				"%v does not fit a tensor of rank %d", indices, rank), nil)
		}
		return nil, call.end(nil)
	}
	view, err := t.Alias()
	dim := int64(0)
	for _, x := range indices {
		if err != nil {
			break
		}
		before := view
		switch x.kind {
		case one:
			view, err = before.Select(dim, x.start)
		case span:
			view, err = before.Slice(dim, x.start, x.stop, x.step)
			dim++
		case rest:
			dim += int64(rank - dims)
			continue
		case newAxis:
			view, err = before.Unsqueeze(dim)
			dim++
		}
		before.Close()
	}
	return view, err
}
