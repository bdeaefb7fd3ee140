package tensorplay

import "tensorplay/raw"

// pieces calls a function that fills a list of a length that it tells.
func (t *Tensor) pieces(function string, cut func(handle *raw.TensorT, out []*raw.TensorT) (int, *raw.Failure)) ([]*Tensor, error) {
	call := begin(function)
	handle := call.tensor(t, 1)
	if call.err != nil {
		return nil, call.end(nil)
	}
	var list []*raw.TensorT
	for {
		n, failure := cut(handle, list)
		if n > len(list) {
			if list = room[*raw.TensorT](&call, n, 1); list == nil {
				return nil, call.end(nil)
			}
			continue
		}
		if err := call.end(failure); err != nil {
			return nil, err
		}
		return newTensors(list[:n]), nil
	}
}

// Split cuts a dimension into pieces of one size, the last one shorter.
func (t *Tensor) Split(piece, dim int64) ([]*Tensor, error) {
	return t.pieces("tp_split", func(handle *raw.TensorT, out []*raw.TensorT) (int, *raw.Failure) {
		return raw.Split(handle, piece, dim, out)
	})
}

// Chunk cuts a dimension into a number of pieces of equal size, the last one
// shorter; there may be fewer.
func (t *Tensor) Chunk(pieces, dim int64) ([]*Tensor, error) {
	return t.pieces("tp_chunk", func(handle *raw.TensorT, out []*raw.TensorT) (int, *raw.Failure) {
		return raw.Chunk(handle, pieces, dim, out)
	})
}

// Unbind takes every index of a dimension, as Select does.
func (t *Tensor) Unbind(dim int64) ([]*Tensor, error) {
	return t.pieces("tp_unbind", func(handle *raw.TensorT, out []*raw.TensorT) (int, *raw.Failure) {
		return raw.Unbind(handle, dim, out)
	})
}
