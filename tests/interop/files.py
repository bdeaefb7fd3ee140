#!/usr/bin/python3
"""NumPy, zipfile and safetensors read what the library writes, and back.

  files.py LIBRARY FOLDER

Exits with 77 where NumPy is missing. Where the safetensors package is missing
its part is read by the published format alone.
"""
import ctypes
import json
import pathlib
import struct
import sys
import zipfile

try:
    import numpy as np
except ImportError:
    sys.exit(77)
try:
    from safetensors.numpy import load_file, save_file
except ImportError:
    load_file = save_file = None

# The dtype ids of base.h, by NumPy's spelling and the name in safetensors.
TYPES = {"?": (1, "BOOL"), "u1": (2, "U8"), "u2": (3, "U16"), "u4": (4, "U32"),
         "u8": (5, "U64"), "i1": (6, "I8"), "i2": (7, "I16"), "i4": (8, "I32"),
         "i8": (9, "I64"), "f2": (10, "F16"), "f4": (12, "F32"),
         "f8": (13, "F64"), "c8": (14, "C64"), "c16": (15, None)}
READ, MAP = 1, 2
SHAPES = [(), (1,), (184,), (0,), (2, 0), (3, 5), (2, 3, 4), (1, 2, 1, 3, 2),
          (2, 1, 2, 1, 2, 1, 2, 1)]


def key_of(array):
    return array.dtype.str.lstrip("<>=|").replace("b1", "?")


class Library:
    """The C functions; a failure raises with the library's own text."""

    def __init__(self, path):
        self.functions = ctypes.CDLL(path)
        self.functions.tp_error_message.restype = ctypes.c_char_p
        self.functions.tp_tensor_sizes.restype = ctypes.POINTER(ctypes.c_int64)
        self.functions.tp_tensor_rank.restype = ctypes.c_int64
        self.functions.tp_tensor_nbytes.restype = ctypes.c_size_t
        self.functions.tp_debug_live_objects.restype = ctypes.c_int64

    def call(self, name, *arguments):
        if getattr(self.functions, name)(*arguments) != 0:
            raise RuntimeError(self.functions.tp_error_message(None).decode())

    def drop(self, handle, kind="tensor"):
        getattr(self.functions, f"tp_{kind}_release")(handle)

    def wrap(self, array):
        """A tensor on the array's own memory, strides and all."""
        sizes = (ctypes.c_int64 * 64)(*array.shape)
        strides = (ctypes.c_int64 * 64)(
            *(stride // array.itemsize for stride in array.strides))
        out = ctypes.c_void_p()
        data = ctypes.c_void_p(array.ctypes.data if array.size else None)
        self.call("tp_tensor_from_blob", data, sizes, strides,
                  ctypes.c_size_t(array.ndim), TYPES[key_of(array)][0], 1, 0,
                  None, None, 0, ctypes.byref(out))
        return out

    def array(self, tensor):
        rank = self.functions.tp_tensor_rank(tensor)
        sizes = self.functions.tp_tensor_sizes(tensor)
        dtype = self.functions.tp_tensor_dtype(tensor)
        key = next(key for key, (number, _) in TYPES.items() if number == dtype)
        array = np.empty([sizes[i] for i in range(rank)], key)
        self.call("tp_tensor_copy_to", tensor, ctypes.c_void_p(array.ctypes.data),
                  ctypes.c_size_t(self.functions.tp_tensor_nbytes(tensor)))
        return array

    def load(self, path, mode):
        out = ctypes.c_void_p()
        self.call("tp_npy_load", str(path).encode(), mode, ctypes.byref(out))
        array = self.array(out)
        self.drop(out)
        return array

    def load_all(self, kind, path, mode):
        file = ctypes.c_void_p()
        self.call(f"tp_{kind}_open", str(path).encode(), mode,
                  ctypes.byref(file))
        name_of = getattr(self.functions, f"tp_{kind}_name")
        name_of.restype = ctypes.c_char_p
        count = getattr(self.functions, f"tp_{kind}_count")
        count.restype = ctypes.c_size_t
        arrays = {}
        for i in range(count(file)):
            out = ctypes.c_void_p()
            self.call(f"tp_{kind}_tensor", file, ctypes.c_size_t(i),
                      ctypes.byref(out))
            name = name_of(file, ctypes.c_size_t(i)).decode()
            arrays[name] = self.array(out)
            self.drop(out)
        self.drop(file, kind)
        return arrays

    def save_all(self, kind, path, arrays, *more):
        """More: the arguments behind the number of tensors."""
        names = (ctypes.c_char_p * len(arrays))(
            *(name.encode() for name in arrays))
        tensors = [self.wrap(array) for array in arrays.values()]
        self.call(f"tp_{kind}_save", str(path).encode(), names,
                  (ctypes.c_void_p * len(tensors))(*tensors),
                  ctypes.c_size_t(len(tensors)), *more)
        for tensor in tensors:
            self.drop(tensor)


def layouts(array):
    yield array
    if array.ndim > 1:
        yield array.T
        yield array[..., ::-1]
    if array.ndim:
        yield array[::2]
        yield np.broadcast_to(array, (3, *array.shape))


def arrays():
    random = np.random.default_rng(1)
    for key in TYPES:
        for shape in SHAPES:
            count = int(np.prod(shape, dtype=int))
            size = np.dtype(key).itemsize
            array = np.frombuffer(random.bytes(count * size), key)
            if key == "?":
                array = array.view("u1") % 2 == 1
            yield from layouts(array.reshape(shape))


def check_same(got, want, what):
    assert got.dtype == want.dtype, f"{what}: {got.dtype}, not {want.dtype}"
    assert got.shape == want.shape, f"{what}: {got.shape}, not {want.shape}"
    assert got.tobytes() == want.tobytes(), f"{what}: other elements"


def check_npy(library, folder):
    path = folder / "a.npy"
    for array in arrays():
        tensor = library.wrap(array)
        library.call("tp_npy_save", str(path).encode(), tensor)
        library.drop(tensor)
        what = f"npy {array.dtype} {array.shape}"
        check_same(np.load(path, allow_pickle=False), array, what)
        np.save(path, array)
        check_same(library.load(path, READ), array, what)
        check_same(library.load(path, MAP), array, what)


def named():
    return {f"{i}/\u20ac": array for i, array in enumerate(arrays())}


def check_npz(library, folder):
    path = folder / "a.npz"
    want = named()
    for compress in (0, 1):
        library.save_all("npz", path, want, compress)
        with zipfile.ZipFile(path) as archive:
            assert archive.testzip() is None, "npz: zipfile finds a bad CRC"
        with np.load(path, allow_pickle=False) as got:
            assert list(got) == list(want), "npz: other names"
            for name, array in want.items():
                check_same(got[name], array, f"npz {name}")
    for save in (np.savez, np.savez_compressed):
        save(path, **want)
        got = library.load_all("npz", path, READ)
        for name, array in want.items():
            check_same(got[name], array, f"{save.__name__} {name}")


def read_safetensors(path):
    """By the published format."""
    data = path.read_bytes()
    length, = struct.unpack("<Q", data[:8])
    assert length % 8 == 0, "safetensors: the data is not aligned"
    header = json.loads(data[8:8 + length])
    header.pop("__metadata__")
    data = data[8 + length:]
    reached = 0
    for entry in sorted(header.values(), key=lambda e: e["data_offsets"]):
        assert entry["data_offsets"][0] == reached, "safetensors: a hole"
        reached = entry["data_offsets"][1]
    assert reached == len(data), "safetensors: bytes of no tensor"
    keys = {name: key for key, (_, name) in TYPES.items()}
    return {name: np.frombuffer(data[slice(*entry["data_offsets"])],
                                keys[entry["dtype"]]).reshape(entry["shape"])
            for name, entry in header.items()}


def check_safetensors(library, folder):
    path = folder / "a.safetensors"
    want = {name: array for name, array in named().items()
            if TYPES[key_of(array)][1] is not None}
    texts = (ctypes.c_char_p * 1)(b"format"), (ctypes.c_char_p * 1)(b"np")
    library.save_all("safetensors", path, want, *texts, ctypes.c_size_t(1))
    got = read_safetensors(path)
    assert list(got) == list(want), "safetensors: other names"
    for name, array in want.items():
        check_same(got[name], array, f"safetensors {name}")
    if load_file is None:
        return
    # The package has no complex type in every version.
    real = {name: np.ascontiguousarray(array).reshape(array.shape)
            for name, array in want.items() if array.dtype.kind != "c"}
    library.save_all("safetensors", path, real, *texts, ctypes.c_size_t(1))
    got = load_file(path)
    for name, array in real.items():
        check_same(got[name], array, f"safetensors package {name}")
    save_file(real, path)
    got = library.load_all("safetensors", path, READ)
    for name, array in real.items():
        check_same(got[name], array, f"from the safetensors package {name}")


def main():
    library = Library(sys.argv[1])
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for check in (check_npy, check_npz, check_safetensors):
        check(library, folder)
    assert library.functions.tp_debug_live_objects() == 0, "objects are left"
    print("safetensors package:", "absent" if load_file is None else "read")


if __name__ == "__main__":
    main()
