package tensorplay

import (
	"io"
	"sort"
	"unsafe"

	"tensorplay/raw"
)

// Named is a tensor with its name in a file.
type Named struct {
	// Name is the name.
	Name string
	// Tensor is the tensor.
	Tensor *Tensor
}

// LoadNpy reads or maps the tensor of an npy file.
func LoadNpy(path string, mode LoadMode) (*Tensor, error) {
	if err := checkText("tp_npy_load", 1, path); err != nil {
		return nil, err
	}
	return made(raw.NpyLoad(path, int32(mode)))
}

// SaveNpy writes a tensor to an npy file, which is as it was after a failure.
func SaveNpy(path string, t *Tensor) error {
	call := begin("tp_npy_save")
	call.text(path, 1)
	handle := call.tensor(t, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.NpySave(path, handle))
}

// WriteNpy writes a tensor in the form of an npy file.
func WriteNpy(w io.Writer, t *Tensor) error {
	call := begin("tp_npy_write")
	handle := call.tensor(t, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.Writing(writeTo(w), func(f raw.Callback, data uintptr) *raw.Failure {
		return raw.NpyWrite(handle, f, data)
	}))
}

// writeTo passes bytes on, of which the writer may keep none.
func writeTo(w io.Writer) raw.WriteFunc {
	return func(data []byte) error {
		_, err := w.Write(append([]byte(nil), data...))
		return err
	}
}

func (k *call) text(text string, position int) {
	if k.err == nil {
		k.err = checkText(k.function, position, text)
	}
}

// named splits a list into names and handles.
func (k *call) named(list []Named, position int) ([]string, []*raw.TensorT) {
	names := make([]string, len(list))
	handles := make([]*raw.TensorT, len(list))
	for i, entry := range list {
		names[i] = entry.Name
		k.text(entry.Name, position)
		handles[i] = k.tensor(entry.Tensor, position+1)
	}
	return names, handles
}

// SaveNpz writes an archive of npy files, deflated if compress is set.
func SaveNpz(path string, tensors []Named, compress bool) error {
	call := begin("tp_npz_save")
	call.text(path, 1)
	names, handles := call.named(tensors, 2)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.NpzSave(path, names, handles, flag(compress)))
}

// WriteNpz writes what SaveNpz does.
func WriteNpz(w io.Writer, tensors []Named, compress bool) error {
	call := begin("tp_npz_write")
	names, handles := call.named(tensors, 1)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.Writing(writeTo(w), func(f raw.Callback, data uintptr) *raw.Failure {
		return raw.NpzWrite(names, handles, flag(compress), f, data)
	}))
}

// metadata splits text about tensors into keys, in order, and values.
func (k *call) metadata(about map[string]string, position int) (keys, values []string) {
	for key := range about {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	for _, key := range keys {
		values = append(values, about[key])
		k.text(key, position)
		k.text(about[key], position+1)
	}
	return keys, values
}

// SaveSafetensors writes tensors and text about them; about may be nil.
func SaveSafetensors(path string, tensors []Named, about map[string]string) error {
	call := begin("tp_safetensors_save")
	call.text(path, 1)
	names, handles := call.named(tensors, 2)
	keys, values := call.metadata(about, 5)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.SafetensorsSave(path, names, handles, keys, values))
}

// WriteSafetensors writes what SaveSafetensors does.
func WriteSafetensors(w io.Writer, tensors []Named, about map[string]string) error {
	call := begin("tp_safetensors_write")
	names, handles := call.named(tensors, 1)
	keys, values := call.metadata(about, 4)
	if call.err != nil {
		return call.end(nil)
	}
	return call.end(raw.Writing(writeTo(w), func(f raw.Callback, data uintptr) *raw.Failure {
		return raw.SafetensorsWrite(names, handles, keys, values, f, data)
	}))
}

// archive is what the two kinds of files with several tensors share.
type archive struct {
	ref
	function string
	count    func(unsafe.Pointer) int
	name     func(unsafe.Pointer, int) string
	tensor   func(unsafe.Pointer, string) (*raw.TensorT, *raw.Failure)
}

func (a *archive) names() []string {
	c := a.hold()
	if c == nil {
		return nil
	}
	defer c.leave()
	names := make([]string, a.count(c.handle))
	for i := range names {
		names[i] = a.name(c.handle, i)
	}
	return names
}

func (a *archive) get(name string) (*Tensor, error) {
	call := begin(a.function)
	handle := call.enter(&a.ref, 1)
	call.text(name, 2)
	if call.err != nil {
		return nil, call.end(nil)
	}
	return call.result(a.tensor(handle, name))
}

// Npz is an open archive of npy files.
type Npz struct{ archive }

// OpenNpz opens an archive; mode says whether its tensors are read or mapped.
func OpenNpz(path string, mode LoadMode) (*Npz, error) {
	if err := checkText("tp_npz_open", 1, path); err != nil {
		return nil, err
	}
	handle, failure := raw.NpzOpen(path, int32(mode))
	if failure != nil {
		return nil, newError(failure)
	}
	return &Npz{archive{
		ref: newRef(unsafe.Pointer(handle), func(h unsafe.Pointer) {
			raw.NpzRelease((*raw.NpzT)(h))
		}),
		function: "tp_npz_get",
		count:    func(h unsafe.Pointer) int { return raw.NpzCount((*raw.NpzT)(h)) },
		name: func(h unsafe.Pointer, i int) string {
			return raw.NpzName((*raw.NpzT)(h), i)
		},
		tensor: func(h unsafe.Pointer, name string) (*raw.TensorT, *raw.Failure) {
			return raw.NpzGet((*raw.NpzT)(h), name)
		},
	}}, nil
}

// Names lists the tensors in the order of the file.
func (f *Npz) Names() []string { return f.archive.names() }

// Get is the tensor of a name.
func (f *Npz) Get(name string) (*Tensor, error) { return f.archive.get(name) }

// Close closes the archive; its tensors outlive it.
func (f *Npz) Close() error {
	f.archive.ref.close()
	return nil
}

// Safetensors is an open safetensors file.
type Safetensors struct{ archive }

// OpenSafetensors opens a file; mode says whether it is read or mapped.
func OpenSafetensors(path string, mode LoadMode) (*Safetensors, error) {
	if err := checkText("tp_safetensors_open", 1, path); err != nil {
		return nil, err
	}
	handle, failure := raw.SafetensorsOpen(path, int32(mode))
	if failure != nil {
		return nil, newError(failure)
	}
	return &Safetensors{archive{
		ref: newRef(unsafe.Pointer(handle), func(h unsafe.Pointer) {
			raw.SafetensorsRelease((*raw.SafetensorsT)(h))
		}),
		function: "tp_safetensors_get",
		count: func(h unsafe.Pointer) int {
			return raw.SafetensorsCount((*raw.SafetensorsT)(h))
		},
		name: func(h unsafe.Pointer, i int) string {
			return raw.SafetensorsName((*raw.SafetensorsT)(h), i)
		},
		tensor: func(h unsafe.Pointer, name string) (*raw.TensorT, *raw.Failure) {
			return raw.SafetensorsGet((*raw.SafetensorsT)(h), name)
		},
	}}, nil
}

// Names lists the tensors in the order of the file.
func (f *Safetensors) Names() []string { return f.archive.names() }

// Get is the tensor of a name.
func (f *Safetensors) Get(name string) (*Tensor, error) { return f.archive.get(name) }

// NBytes is the number of bytes of all tensors.
func (f *Safetensors) NBytes() (n int) {
	if c := f.hold(); c != nil {
		n = raw.SafetensorsNbytes((*raw.SafetensorsT)(c.handle))
		c.leave()
	}
	return n
}

// Metadata is the text about the tensors.
func (f *Safetensors) Metadata() map[string]string {
	c := f.hold()
	if c == nil {
		return nil
	}
	defer c.leave()
	handle := (*raw.SafetensorsT)(c.handle)
	about := map[string]string{}
	for i := 0; i < raw.SafetensorsMetadataCount(handle); i++ {
		about[raw.SafetensorsMetadataKey(handle, i)] =
			raw.SafetensorsMetadataValue(handle, i)
	}
	return about
}

// Close closes the file; its tensors outlive it.
func (f *Safetensors) Close() error {
	f.archive.ref.close()
	return nil
}
