package tensorplay

import (
	"runtime"

	"tensorplay/raw"
)

// NoGrad calls a function while the goroutine's thread records no history.
// Goroutines that it starts have modes of their own.
func NoGrad(do func() error) error {
	return withModes(ModeNoGrad, 0, do)
}

// EnableGrad calls a function while the goroutine's thread records history,
// inside NoGrad too.
func EnableGrad(do func() error) error {
	return withModes(0, ModeNoGrad, do)
}

// Inference calls a function in inference mode: nothing is recorded, and the
// tensors it makes count no versions. Outside the mode they can be neither
// written nor kept for a backward pass.
func Inference(do func() error) error {
	return withModes(ModeInference, 0, do)
}

// CurrentModes are those of the goroutine, which means something inside NoGrad,
// EnableGrad and Inference.
func CurrentModes() Modes { return Modes(raw.ModesGet()) }

// withModes sets and clears modes of the thread, and keeps the goroutine on it
// until they are as before, whichever way the function is left.
func withModes(set, clear Modes, do func() error) error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	before, failure := raw.ModesSwap(raw.ModesGet()&^uint32(clear) | uint32(set))
	if failure != nil {
		return newError(failure)
	}
	defer raw.ModesSet(before)
	return do()
}
