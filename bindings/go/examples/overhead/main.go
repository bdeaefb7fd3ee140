// Overhead measures what a call through the binding costs over the same call in
// C, next to what any call of C costs in Go.
//
// An empty pair is two calls of a C function that does nothing: the call and the
// one that fetches its error, which a binding makes that does not fetch it in
// the frame of the call. With -check it fails beyond the limits: 1.3 pairs for a
// call that returns no handle, 3 pairs for one that does, with its Close.
package main

/*
#cgo pkg-config: tensorplay
#include <tensorplay/tensorplay.h>

static void empty(void) {}

static void mark_written(void* tensor, int64_t n) {
  for (int64_t i = 0; i < n; ++i) tp_tensor_mark_written((tp_tensor_t*)tensor);
}

static void alias(void* tensor, int64_t n) {
  tp_tensor_t* out;
  for (int64_t i = 0; i < n; ++i) {
    tp_alias((tp_tensor_t*)tensor, &out);
    tp_tensor_release(out);
  }
}

static void add(void* tensor, int64_t n) {
  tp_tensor_t* out;
  for (int64_t i = 0; i < n; ++i) {
    tp_add((tp_tensor_t*)tensor, (tp_tensor_t*)tensor, &out);
    tp_tensor_release(out);
  }
}
*/
import "C"

import (
	"flag"
	"fmt"
	"os"
	"sort"
	"time"
	"unsafe"

	tp "tensorplay"
	"tensorplay/raw"
)

const (
	rounds = 2001
	calls  = 500
)

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "overhead:", err)
		os.Exit(1)
	}
}

// A row is something to measure: n calls of it.
type row struct {
	name  string
	run   func(n int)
	times []float64
}

func (r *row) median() float64 {
	sort.Float64s(r.times)
	return r.times[len(r.times)/2]
}

// measure takes turns, so that what disturbs the machine disturbs all rows.
func measure(rows []*row) {
	for round := 0; round < rounds; round++ {
		for _, r := range rows {
			start := time.Now()
			r.run(calls)
			r.times = append(r.times,
				float64(time.Since(start).Nanoseconds())/calls)
		}
	}
}

func main() {
	checks := flag.Bool("check", false, "fail beyond the limits")
	flag.Parse()
	x, err := tp.Zeros([]int64{8}, tp.F32, tp.CPU)
	must(err)
	defer x.Close()
	handle, failure := raw.Zeros([]int64{8}, int32(tp.F32), 0, 0)
	if failure != nil {
		fmt.Fprintln(os.Stderr, "overhead:", failure.Message)
		os.Exit(1)
	}
	defer raw.TensorRelease(handle)
	pointer := unsafe.Pointer(handle)

	pair := &row{name: "empty pair", run: func(n int) {
		for i := 0; i < n; i++ {
			C.empty()
			C.empty()
		}
	}}
	single := &row{name: "empty call", run: func(n int) {
		for i := 0; i < n; i++ {
			C.empty()
		}
	}}
	cases := []struct {
		inC, inGo *row
		limit     float64
	}{
		{&row{name: "tp_tensor_mark_written in C", run: func(n int) {
			C.mark_written(pointer, C.int64_t(n))
		}}, &row{name: "MarkWritten", run: func(n int) {
			for i := 0; i < n; i++ {
				must(x.MarkWritten())
			}
		}}, 1.3},
		{&row{name: "tp_alias and release in C", run: func(n int) {
			C.alias(pointer, C.int64_t(n))
		}}, &row{name: "Alias and Close", run: func(n int) {
			for i := 0; i < n; i++ {
				y, err := x.Alias()
				must(err)
				y.Close()
			}
		}}, 3},
		{&row{name: "tp_add and release in C", run: func(n int) {
			C.add(pointer, C.int64_t(n))
		}}, &row{name: "Add and Close", run: func(n int) {
			for i := 0; i < n; i++ {
				y, err := x.Add(x)
				must(err)
				y.Close()
			}
		}}, 3},
	}
	rows := []*row{single, pair}
	for _, c := range cases {
		rows = append(rows, c.inC, c.inGo)
	}
	measure(rows)

	for _, r := range []*row{single, pair} {
		fmt.Printf("%-28s %7.1f ns\n", r.name, r.median())
	}
	slow := false
	for _, c := range cases {
		over := c.inGo.median() - c.inC.median()
		times := over / pair.median()
		fmt.Printf("%-28s %7.1f ns\n%-28s %7.1f ns: %.1f ns over C, "+
			"%.2f times an empty pair (at most %.1f)\n", c.inC.name,
			c.inC.median(), c.inGo.name, c.inGo.median(), over, times, c.limit)
		slow = slow || times > c.limit
	}
	if slow && *checks {
		os.Exit(1)
	}
}
