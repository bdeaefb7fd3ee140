package tensorplay

import (
	"fmt"
	"unsafe"

	"tensorplay/raw"
)

// Operator is what is known of an operator, also of one that a program added.
type Operator struct {
	// Name is the operator's name, without "tp_".
	Name string
	// Registered tells that a program added it.
	Registered bool
	// Form says whether it works element by element.
	Form OperatorForm
	// Compute says what it computes in.
	Compute ComputeRule
	// Result says of what type its results are.
	Result ResultRule
	// DTypes are the types that it computes in.
	DTypes []DType
	// Results is the number of results.
	Results int
	// Arguments are what Call takes, in order.
	Arguments []Argument
}

// Argument is what an operator takes in one place.
type Argument struct {
	// Name is the argument's name.
	Name string
	// Kind says what it is.
	Kind ArgumentKind
	// Optional tells that nil leaves it out.
	Optional bool
}

// FindOperator is the operator of a name.
func FindOperator(name string) (Operator, error) {
	if err := checkText("tp_operator_find", 1, name); err != nil {
		return Operator{}, err
	}
	op, failure := raw.OperatorFind(name)
	if failure != nil {
		return Operator{}, newError(failure)
	}
	return operator(op)
}

// Operators are all there are.
func Operators() ([]Operator, error) {
	all := make([]Operator, raw.OperatorCount())
	for i := range all {
		var err error
		if all[i], err = operator(int32(i + 1)); err != nil {
			return nil, err
		}
	}
	return all, nil
}

func operator(op int32) (Operator, error) {
	var info raw.OperatorInfoT
	info.StructSize = uint32(unsafe.Sizeof(info))
	if failure := raw.OperatorInfo(op, &info); failure != nil {
		return Operator{}, newError(failure)
	}
	known := Operator{
		Name: raw.StringAt(info.Name), Registered: info.IsRegistered != 0,
		Form: OperatorForm(info.Form), Compute: ComputeRule(info.Compute),
		Result: ResultRule(info.Result), Results: int(info.ResultCount),
	}
	for dtype := DType(1); int(dtype) <= DTypeCount; dtype++ {
		if info.Dtypes>>uint(dtype)&1 != 0 {
			known.DTypes = append(known.DTypes, dtype)
		}
	}
	for _, a := range unsafe.Slice((*raw.ArgumentInfoT)(info.Arguments), info.ArgumentCount) {
		known.Arguments = append(known.Arguments, Argument{
			raw.StringAt(a.Name), ArgumentKind(a.Kind), a.IsOptional != 0})
	}
	return known, nil
}

// Call calls an operator by name, also one that a program added. Arguments are
// as many as it has, in order: *Tensor, []*Tensor, Scalar, int, int64, []int64,
// bool, DType, *Generator, or nil for what is left out.
func Call(name string, arguments ...any) ([]*Tensor, error) {
	known, err := FindOperator(name)
	if err != nil {
		return nil, err
	}
	results := make([]*Tensor, known.Results)
	return results, CallInto(name, results, arguments...)
}

// CallInto calls an operator by name, as Call does. A tensor in a place of
// results is written to; nil is replaced by a new one. After a failure the
// places are as they were.
func CallInto(name string, results []*Tensor, arguments ...any) error {
	call := begin("tp_operator_call_name")
	call.text(name, 1)
	list := make([]raw.ArgumentT, len(arguments))
	defer func() {
		for i := range list {
			raw.FreeCopy(list[i].Tensors)
			raw.FreeCopy(list[i].Integers)
		}
	}()
	for i, argument := range arguments {
		list[i] = call.argument(argument)
	}
	handles := call.tensors(results, 4)
	if call.err != nil {
		return call.end(nil)
	}
	if err := call.end(raw.OperatorCallName(name, list, handles)); err != nil {
		return err
	}
	for i, t := range results {
		if t == nil {
			results[i] = newTensor(handles[i])
		}
	}
	return nil
}

// argument is a value of Go in the form of a call by name.
func (k *call) argument(value any) (a raw.ArgumentT) {
	const position = 2
	kind := ArgumentNone
	switch v := value.(type) {
	case nil:
	case *Tensor:
		kind = ArgumentTensor
		a.Tensor = unsafe.Pointer(k.tensor(v, position))
	case []*Tensor:
		kind = ArgumentTensors
		handles := k.list(v, position)
		a.Tensors, a.Count = raw.Copied(handles), uintptr(len(handles))
	case Scalar:
		kind = ArgumentScalar
		a.Scalar = v.raw
	case int:
		kind = ArgumentInteger
		a.Integer = int64(v)
	case int64:
		kind = ArgumentInteger
		a.Integer = v
	case []int64:
		kind = ArgumentIntegers
		a.Integers, a.Count = raw.Copied(v), uintptr(len(v))
	case bool:
		kind = ArgumentBool
		a.Integer = int64(flag(v))
	case DType:
		kind = ArgumentDType
		a.Integer = int64(v)
	case *Generator:
		kind = ArgumentGenerator
		a.Other = unsafe.Pointer(k.generator(v, position))
	default:
		if k.err == nil {
			k.err = k.fault(ErrArgument, position,
				fmt.Sprintf("%T is no argument of operators", value), nil)
		}
	}
	a.Kind = int32(kind)
	return a
}
