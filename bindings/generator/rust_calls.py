"""A valid call of every operator, for examples and for the leak tests."""
import rust_operators
import rust_text

NUMBERS = (0.5, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625, 0.0625, 0.9375,
           0.3125, 0.6875, 0.1875)


def numbers(*sizes):
    count = 1
    for size in sizes:
        count *= size
    values = [str(value) for value in NUMBERS[:count]]
    values[0] += "f32"
    return array(values, sizes)


def integers(values, *sizes):
    words = [str(value) for value in values]
    words[0] += "i64"
    return array(words, sizes)


def array(words, sizes):
    return (f"Tensor::from_slice(&[{', '.join(words)}], "
            f"&[{', '.join(map(str, sizes))}])?")


WHOLE = numbers(2, 3)
TURNED = numbers(3, 2)
SQUARE = numbers(2, 2)
ROW, COLUMN, FLAT, ONE = numbers(3), numbers(2), numbers(6), numbers()
BATCH, BATCH_TURNED = numbers(2, 2, 3), numbers(2, 3, 2)
BITS = integers((1, 2, 3, 4, 5, 6), 2, 3)
PLACES = integers((0, 1, 1, 1, 0, 0), 2, 3)
TWO_PLACES = integers((1, 0), 2)
TRUTHS = array(["true", "false", "true", "true", "false", "false"], (2, 3))
COMPLEX = ("Tensor::from_slice(&[Complex::new(1.0f32, 2.0), "
           "Complex::new(0.5, -1.0)], &[2])?")

# What a tensor is: of an operator's argument, else of every argument so named.
TENSORS = {
    **{(op, name): BITS
       for op in ("bitwise_and", "bitwise_or", "bitwise_xor", "bitwise_not",
                  "left_shift", "right_shift", "bitwise_and_scalar",
                  "bitwise_or_scalar", "bitwise_xor_scalar",
                  "left_shift_scalar", "right_shift_scalar")
       for name in "ab"},
    ("one_hot", "a"): BITS, ("randint", "a"): BITS,
    ("matmul", "b"): TURNED,
    ("dot", "a"): FLAT, ("dot", "b"): FLAT,
    ("outer", "a"): COLUMN, ("outer", "b"): ROW,
    ("addmm", "input"): SQUARE, ("addmm", "b"): TURNED,
    ("baddbmm", "input"): numbers(2, 2, 2), ("baddbmm", "a"): BATCH,
    ("baddbmm", "b"): BATCH_TURNED,
    ("linear", "bias"): COLUMN,
    ("index_select", "index"): TWO_PLACES,
    ("embedding", "index"): TWO_PLACES,
    ("layer_norm", "weight"): ROW, ("layer_norm", "bias"): ROW,
    ("nll_loss", "target"): TWO_PLACES, ("nll_loss", "weight"): ROW,
    ("cross_entropy", "target"): TWO_PLACES,
    ("cross_entropy", "weight"): ROW,
    ("masked_fill", "value"): ONE,
    ("imag", "tensor"): COMPLEX,
    "index": PLACES, "mask": TRUTHS, "condition": TRUTHS,
}
# The same for what is no tensor.
VALUES = {
    ("expand", "sizes"): "&[2, 2, 3]", ("unflatten", "sizes"): "&[3, 1]",
    ("layer_norm", "sizes"): "&[3]", ("as_strided", "sizes"): "&[2, 2]",
    ("view", "sizes"): "&[3, 2]", ("reshape", "sizes"): "&[3, -1]",
    ("permute", "dims"): "&[1, 0]", ("unflatten", "dim"): "1",
    ("norm", "p"): "2.0", ("randint", "options"): "Dtype::I64",
    ("randperm", "options"): "Dtype::I64",
    ("linspace", "start"): "0.0", ("arange", "start"): "0", ("arange", "end"): "10", ("arange", "step"): "2",
    ("view_dtype", "dtype"): "Dtype::I32",
    ("diagonal", "offset"): "0", ("slice", "start"): "Some(0)",
    ("clamp_scalar", "min"): "Some(0.25.into())",
    "sizes": "&[2, 3]", "strides": "&[3, 1]", "dims": "&[0]",
    "shifts": "&[1]", "source": "&[0]", "destination": "&[1]",
    "repeats": "&[2, 1]", "dim": "0", "dim0": "0", "dim1": "1",
    "start_dim": "0", "end_dim": "-1", "index": "1", "start": "0",
    "stop": "None", "step": "1", "length": "1", "offset": "None",
    "size": "2", "piece": "1", "pieces": "2", "diagonal": "0",
    "keepdim": "false", "training": "true", "copy": "true",
    "correction": "1.0", "dtype": "Dtype::F64", "p": "0.5",
    "epsilon": "1e-5", "from": "0.0", "to": "1.0", "mean": "0.0",
    "deviation": "1.0", "low": "0", "high": "10", "n": "5", "rows": "2",
    "columns": "3", "end": "1.0", "reduction": "LossReduction::MEAN",
    "options": "Dtype::F32", "device": "Device::CPU",
    "generator": "&mut generator", "value": "2.0", "b": "2", "weight": "0.5",
}


def operator(entry):
    name = entry["name"].removeprefix("tp_")
    return name.removesuffix("_out").removesuffix("_inplace")


def choice(table, op, name, default=None):
    return table.get((op, name), table.get(name, default))


def value(op, text):
    """The argument for one parameter of a Rust signature, and what has to be
    made before."""
    name, kind = text.split(": ", 1)
    if kind == "&Tensor":
        return f"&{name}", [f"let {name} = "
                            f"{choice(TENSORS, op, name, WHOLE)};"]
    if kind == "Option<&Tensor>":
        return f"Some(&{name})", [f"let {name} = "
                                  f"{choice(TENSORS, op, name, WHOLE)};"]
    if kind == "&[impl Borrow<Tensor>]":
        return "&[&first, &second]", [f"let first = {WHOLE};",
                                      f"let second = {WHOLE};"]
    if kind == "&mut Generator":
        return "&mut generator", ["let mut generator = Generator::new(7)?;"]
    if kind.startswith("Option<") and (op, name) not in VALUES:
        return "None", []
    return choice(VALUES, op, name), []


def call(entry):
    """(lines that make arguments, expression of the call)."""
    wrapper = rust_operators.Wrapper(entry)
    op = operator(entry)
    made, arguments, results = [], [], []
    for text in wrapper.signature:
        if text in ("&self", "&mut self"):
            continue
        if text.endswith("&mut Tensor"):
            results.append(text.split(":")[0])
            continue
        argument, lines = value(op, text)
        assert argument is not None, (entry["name"], text)
        arguments.append(argument)
        made += [line for line in lines if line not in made]
    method = rust_operators.method_name(entry)
    if not wrapper.takes_self:
        target = "Tensor::"
    else:
        own = receiver(entry)
        made.insert(0, f"let {'mut ' if wrapper.signature[0] == '&mut self' else ''}"
                    f"{own} = {choice(TENSORS, op, own, WHOLE)};")
        target = f"{own}."
    if results:
        base = rust_operators.RENAMED.get(op, op)
        names = ", ".join(f"mut {name}" for name in results)
        names = f"({names})" if len(results) > 1 else names
        made.append(f"let {names} = {target}{base}"
                    f"({', '.join(arguments)})?;")
    arguments += [f"&mut {name}" for name in results]
    return made, f"{target}{method}({', '.join(arguments)})?"


def receiver(entry):
    return next(p["name"] for p in entry["parameters"]
                if p["type"]["c"].removeprefix("const ") == "tp_tensor_t*")


def lines(entry):
    """The call as lines of an example."""
    made, expression = call(entry)
    gives = rust_operators.Wrapper(entry).outs
    return [*made, f"let result = {expression};" if gives
            else f"{expression};"]


def case(entry):
    body = "".join(f"        {line}\n" for line in lines(entry))
    body = body.replace("let result = ", "let _ = ")
    return (f'    ("{entry["name"]}", || {{\n{body}        Ok(())\n'
            "    }),\n")


def write(api):
    entries = [entry for group in rust_operators.files(api).values()
               for entry in group]
    return (f"{rust_text.HEAD}//! A valid call of every operator.\n"
            "use crate::leaks::Call;\nuse tensorplay::*;\n\n"
            f"pub static CALLS: [(&str, Call); {len(entries)}] = [\n"
            + "".join(map(case, entries)) + "];\n")
