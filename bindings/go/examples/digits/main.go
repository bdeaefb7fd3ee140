// Digits reads hand-written digits with a trained network.
//
//	digits FOLDER [WEIGHTS]     for example: digits ../../tests/data/digits
//
// The weights are mapped: every tensor made of them is a view of the file's
// pages. It fails unless the network reads as well as where it was trained.
package main

import (
	"fmt"
	"math"
	"os"
	"path/filepath"

	tp "tensorplay"
)

const (
	expectedCorrect   = 393
	expectedRows      = 397
	largestDifference = 2e-4
)

type figures struct {
	correct, rows int64
	difference    float64 // from the logits that were computed in float64
	mapped        int     // bytes read where the file's pages lie
	views, alike  int     // views made, and those with their base's bytes
	memory        tp.AllocatorStats
}

// network is the file of weights, the scope of all tensors, and what is counted.
type network struct {
	*tp.Scope
	folder string
	file   *tp.Safetensors
	figures
}

func (n *network) npy(name string) *tp.Tensor {
	return n.Keep(tp.LoadNpy(filepath.Join(n.folder, name), tp.LoadRead))
}

// weight is a tensor of the file, counted if its bytes are mapped.
func (n *network) weight(name string) *tp.Tensor {
	w := n.Keep(n.file.Get(name))
	storage, err := w.Storage()
	n.Check(err)
	defer storage.Close()
	if storage.Flags()&tp.StorageMapped != 0 {
		n.mapped += w.NBytes()
	}
	return w
}

// counted is a view, counted if it has its base's bytes.
func (n *network) counted(base, view *tp.Tensor) *tp.Tensor {
	a, err := base.Storage()
	n.Check(err)
	defer a.Close()
	b, err := view.Storage()
	n.Check(err)
	defer b.Close()
	n.views++
	if a.Same(b) && base.Offset() == view.Offset() {
		n.alike++
	}
	return view
}

// pixels are the test rows as 64 floats each, normalised.
func (n *network) pixels(rows *tp.Tensor) *tp.Tensor {
	images := n.Keep(n.npy("digits_images.npy").IndexSelect(0, rows))
	floats := n.Keep(images.To(tp.F32, tp.Device{}, 0, false))
	x := n.counted(floats, n.Keep(floats.Reshape(-1, 64)))
	n.Check(x.SubInPlace(n.weight("input.mean")))
	n.Check(x.DivInPlace(n.weight("input.std")))
	return x
}

// linear is x @ weight.T + bias.
func (n *network) linear(x *tp.Tensor, layer string) *tp.Tensor {
	weight := n.weight(layer + ".weight")
	turned := n.counted(weight, n.Keep(weight.T()))
	product := n.Keep(x.Matmul(turned))
	n.Check(product.AddInPlace(n.weight(layer + ".bias")))
	return product
}

func (n *network) classify() {
	rows := n.npy("digits_test_rows.npy")
	x := n.linear(n.pixels(rows), "layer0")
	n.Check(x.ReluInPlace())
	x = n.linear(x, "layer1")
	n.Check(x.ReluInPlace())
	x = n.linear(x, "layer2")

	labels := n.Keep(n.npy("digits_labels.npy").IndexSelect(0, rows))
	guesses := n.Keep(x.Argmax(1, false))
	right := n.Keep(guesses.Eq(labels))
	sum, err := n.Keep(right.Sum(nil, false)).Item()
	n.Check(err)
	n.correct, n.rows = sum.Int64(), right.Numel()

	// f32 and f64 meet in f64.
	difference := n.Keep(x.Sub(n.npy("digits_test_logits_f64.npy")))
	largest, err := n.Keep(n.Keep(difference.Abs()).Max(nil, false)).Item()
	n.Check(err)
	n.difference = largest.Float64()
}

func run(folder, weights string) (figures, error) {
	n := network{folder: folder}
	file, err := tp.OpenSafetensors(weights, tp.LoadMap)
	if err != nil {
		return n.figures, err
	}
	defer file.Close()
	n.file = file
	allocator, err := tp.GetAllocator(tp.DeviceCPU)
	if err != nil {
		return n.figures, err
	}
	defer allocator.Close()
	err = tp.With(func(s *tp.Scope) error {
		n.Scope = s
		n.classify()
		n.memory, err = allocator.Stats()
		return err
	})
	return n.figures, err
}

func (f figures) print() {
	fmt.Printf("correct                    %d of %d (%.2f %%)\n", f.correct,
		f.rows, 100*float64(f.correct)/float64(f.rows))
	fmt.Printf("largest difference         %.2e from float64\n", f.difference)
	fmt.Printf("bytes mapped               %d\n", f.mapped)
	fmt.Printf("bytes allocated            %d (at most %d)\n",
		f.memory.LiveBytes, f.memory.PeakBytes)
	fmt.Printf("bytes cached               %d\n", f.memory.CachedBytes)
	fmt.Printf("views without a copy       %d of %d\n", f.alike, f.views)
}

func main() {
	if len(os.Args) < 2 || len(os.Args) > 3 {
		fmt.Fprintf(os.Stderr, "usage: %s FOLDER [WEIGHTS]\n", os.Args[0])
		os.Exit(2)
	}
	weights := filepath.Join(os.Args[1], "digits_mlp.safetensors")
	if len(os.Args) == 3 {
		weights = os.Args[2]
	}
	figures, err := run(os.Args[1], weights)
	if err == nil {
		err = tp.Shutdown() // tells whether an object was left behind
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "digits:", err)
		os.Exit(1)
	}
	figures.print()
	fmt.Println("objects left at shutdown   none")
	if figures.correct != expectedCorrect || figures.rows != expectedRows ||
		figures.alike != figures.views ||
		math.IsNaN(figures.difference) ||
		figures.difference > largestDifference {
		os.Exit(1)
	}
}
