// Package copies copies what must not be copied: go vet tells so.
package copies

import tp "tensorplay"

// Copy copies one of each.
func Copy(a *tp.Tensor, b *tp.Storage, c *tp.WeakTensor, d *tp.WeakStorage,
	e *tp.Saved, f *tp.Generator, g *tp.Allocator, h *tp.Npz, i *tp.Safetensors) []any {
	a2, b2, c2, d2, e2, f2, g2, h2, i2 := *a, *b, *c, *d, *e, *f, *g, *h, *i
	return []any{&a2, &b2, &c2, &d2, &e2, &f2, &g2, &h2, &i2}
}
