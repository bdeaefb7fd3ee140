package tensorplay

// Scope closes tensors together, and turns the errors of a chain of calls into
// one. It belongs to one goroutine.
type Scope struct{ tensors []*Tensor }

// scopeError carries the first error of a Scope to With.
type scopeError struct{ err error }

// With calls a function with a Scope, closes what it kept, and gives the first
// error that a call of Keep met, or that of the function.
func With(do func(s *Scope) error) (err error) {
	s := &Scope{}
	defer func() {
		closeAll(s.tensors)
		if reason := recover(); reason != nil {
			failed, ok := reason.(scopeError)
			if !ok {
				panic(reason)
			}
			err = failed.err
		}
	}()
	return do(s)
}

// Keep takes over the result of a call, to be closed with the Scope. An error
// ends the function given to With.
func (s *Scope) Keep(t *Tensor, err error) *Tensor {
	s.Check(err)
	s.tensors = append(s.tensors, t)
	return t
}

// Release takes a tensor out of the Scope, so that it outlives it.
func (s *Scope) Release(t *Tensor) *Tensor {
	for i, kept := range s.tensors {
		if kept == t {
			s.tensors[i] = nil
		}
	}
	return t
}

// Check ends the function given to With if there is an error.
func (s *Scope) Check(err error) {
	if err != nil {
		panic(scopeError{err})
	}
}
