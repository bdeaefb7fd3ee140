package tensorplay

import (
	"unsafe"

	"tensorplay/raw"
)

// Generator gives random numbers: those of a seed, from an offset on. Equal
// seeds give equal numbers on every machine.
type Generator struct{ ref }

// NewGenerator makes a generator at the first numbers of a seed.
func NewGenerator(seed uint64) (*Generator, error) {
	handle, failure := raw.GeneratorNew(seed)
	if failure != nil {
		return nil, newError(failure)
	}
	return &Generator{newRef(unsafe.Pointer(handle), func(handle unsafe.Pointer) {
		raw.GeneratorRelease((*raw.GeneratorT)(handle))
	})}, nil
}

// Close gives the handle back; it never fails.
func (g *Generator) Close() error {
	if g != nil {
		g.ref.close()
	}
	return nil
}

// State is the seed and the number of blocks that were drawn.
func (g *Generator) State() (seed, offset uint64, err error) {
	call := begin("tp_generator_seed")
	handle := call.generator(g, 1)
	if call.err == nil {
		seed = raw.GeneratorSeed(handle)
		offset = raw.GeneratorOffset(handle)
	}
	return seed, offset, call.end(nil)
}

// SetState goes to a place among the numbers of a seed. No other goroutine may
// use the generator meanwhile.
func (g *Generator) SetState(seed, offset uint64) error {
	call := begin("tp_generator_set")
	handle := call.generator(g, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.GeneratorSet(handle, seed, offset))
}
