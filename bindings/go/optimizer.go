package tensorplay

import (
	"unsafe"

	"tensorplay/raw"
)

// SGDOptions say how SGDStep steps; zeros are what they say.
type SGDOptions struct {
	// LearningRate is what a step is long.
	LearningRate float64
	// Momentum is the part of the buffer that stays.
	Momentum float64
	// Dampening is the part of the gradient that does not go into the buffer.
	Dampening float64
	// WeightDecay is the part of the parameter in the gradient.
	WeightDecay float64
	// Nesterov turns Nesterov's momentum on.
	Nesterov bool
	// Maximize turns the gradient's sign.
	Maximize bool
}

// SGDStep is tp_sgd_inplace. It writes a parameter, and its buffer unless the
// momentum is 0, where nil stands for it. Steps are counted from 1; the first
// does not read the buffer. A parameter that requires gradients is written
// inside NoGrad.
func (parameter *Tensor) SGDStep(gradient, momentumBuffer *Tensor, step int64, options SGDOptions) error {
	call := begin("tp_sgd_inplace")
	handle := call.tensor(parameter, 1)
	slope := call.tensor(gradient, 2)
	buffer := call.optional(momentumBuffer, 3)
	if call.err != nil {
		return call.end(nil)
	}
	o := raw.SgdOptionsT{
		Nesterov: flag(options.Nesterov), Maximize: flag(options.Maximize),
		Lr: options.LearningRate, Momentum: options.Momentum,
		Dampening: options.Dampening, WeightDecay: options.WeightDecay,
	}
	o.StructSize = uint32(unsafe.Sizeof(o))
	return call.end(raw.SgdInplace(handle, slope, buffer, step, &o))
}

// AdamOptions say how AdamStep and AdamWStep step; begin with DefaultAdam.
type AdamOptions struct {
	// LearningRate is what a step is long.
	LearningRate float64
	// Beta1 is the part of the first moment that stays, below 1.
	Beta1 float64
	// Beta2 is the part of the second moment that stays, below 1.
	Beta2 float64
	// Epsilon is added to the divisor.
	Epsilon float64
	// WeightDecay is the part of the parameter.
	WeightDecay float64
	// Maximize turns the gradient's sign.
	Maximize bool
}

// DefaultAdam has PyTorch's numbers: a rate of 0.001, betas of 0.9 and 0.999, an
// epsilon of 1e-8, no weight decay.
var DefaultAdam = AdamOptions{LearningRate: 0.001, Beta1: 0.9, Beta2: 0.999,
	Epsilon: 1e-8}

// AdamState is what Adam remembers of a parameter: tensors of its sizes, which
// the first step does not read.
type AdamState struct {
	// Mean is the first moment.
	Mean *Tensor
	// Square is the second moment.
	Square *Tensor
	// MaxSquare is the largest second moment, of the variant AMSGrad; else nil.
	MaxSquare *Tensor
}

// AdamStep is tp_adam_inplace. It writes a parameter and its state. Steps are
// counted from 1. A parameter that requires gradients is written inside NoGrad.
func (parameter *Tensor) AdamStep(gradient *Tensor, state AdamState, step int64, options AdamOptions) error {
	return parameter.adam("tp_adam_inplace", raw.AdamInplace, gradient, state, step, options)
}

// AdamWStep is tp_adamw_inplace: AdamStep without a weight decay, of a parameter
// that was multiplied by 1 less rate times decay.
func (parameter *Tensor) AdamWStep(gradient *Tensor, state AdamState, step int64, options AdamOptions) error {
	return parameter.adam("tp_adamw_inplace", raw.AdamwInplace, gradient, state, step, options)
}

type adamStep func(parameter, gradient, mean, square, maxSquare *raw.TensorT, step int64, options *raw.AdamOptionsT) *raw.Failure

func (parameter *Tensor) adam(function string, do adamStep, gradient *Tensor, state AdamState, step int64, options AdamOptions) error {
	call := begin(function)
	handle := call.tensor(parameter, 1)
	slope := call.tensor(gradient, 2)
	mean, square := call.tensor(state.Mean, 3), call.tensor(state.Square, 4)
	maxSquare := call.optional(state.MaxSquare, 5)
	if call.err != nil {
		return call.end(nil)
	}
	o := raw.AdamOptionsT{
		Maximize: flag(options.Maximize), Lr: options.LearningRate,
		Beta1: options.Beta1, Beta2: options.Beta2,
		Epsilon: options.Epsilon, WeightDecay: options.WeightDecay,
	}
	o.StructSize = uint32(unsafe.Sizeof(o))
	return call.end(do(handle, slope, mean, square, maxSquare, step, &o))
}
