"""Enumerations and flags as types of Go, with their constants."""
from go_text import HEAD, camel, comment, plain

# C type: Go type, beginning of the constants' names.
ENUMERATIONS = {
    "tp_status_t": ("Status", "Err"),
    "tp_dtype_t": ("DType", ""),
    "tp_kind_t": ("Kind", "Kind"),
    "tp_device_type_t": ("DeviceType", "Device"),
    "tp_memory_format_t": ("MemoryFormat", "Format"),
    "tp_graph_style_t": ("GraphStyle", "Graph"),
    "tp_load_mode_t": ("LoadMode", "Load"),
    "tp_loss_reduction_t": ("LossReduction", "Loss"),
    "tp_log_level_t": ("LogLevel", "Log"),
    "tp_kernel_path_t": ("KernelPath", "Path"),
    "tp_compute_rule_t": ("ComputeRule", "Compute"),
    "tp_result_rule_t": ("ResultRule", "Result"),
    "tp_operator_form_t": ("OperatorForm", "Form"),
    "tp_argument_kind_t": ("ArgumentKind", "Argument"),
}
# Beginning of the name in C: Go type, beginning of the name, what it says.
FLAGS = {
    "TP_BACKWARD_": ("BackwardFlags", "Backward",
                     "says how a backward pass treats the graph."),
    "TP_MODE_": ("Modes", "Mode", "is what a thread records and counts."),
    "TP_STORAGE_": ("StorageFlags", "Storage", "says what bytes are."),
    "TP_TENSOR_": ("TensorFlags", "Tensor",
                   "says how a tensor is laid out and made."),
    "TP_KERNEL_": ("KernelFlags", "Kernel", "says how a kernel is registered."),
    "TP_DEVICE_ADDRESSES_": ("DeviceFlags", "DeviceAddresses",
                             "says what a device can do."),
}
# Plain numbers: name in Go and type.
NUMBERS = {
    "TP_VERSION_MAJOR": ("VersionMajor", "int"),
    "TP_VERSION_MINOR": ("VersionMinor", "int"),
    "TP_VERSION_PATCH": ("VersionPatch", "int"),
    "TP_ABI_VERSION": ("ABIVersion", "int"),
    "TP_DTYPE_COUNT": ("DTypeCount", "int"),
    "TP_DEVICE_COUNT": ("DeviceCount", "int"),
    "TP_CLASSES_FOUND": ("ClassesFound", "int64"),
    "TP_INDEX_NONE": ("IndexNone", "int64"),
    "TP_TARGET_IGNORED": ("TargetIgnored", "int64"),
    "TP_DIM_ALL": ("DimAll", "int64"),
    "TP_MAX_THREADS": ("MaxThreads", "int"),
    "TP_MAX_RANK": ("MaxRank", "int"),
    "TP_SLICE_OPEN": ("SliceOpen", "int64"),
    "TP_OFFSET_KEEP": ("OffsetKeep", "int64"),
}
_CAPITALS = {"CPU", "CUDA", "IO", "DOT", "3D", "DTYPE"}


def _word(word):
    """CPU stays, F8 and E4M3FN too; CHANNELS becomes Channels."""
    if word == "DTYPE":
        return "DType"
    if word in _CAPITALS or any(c.isdigit() for c in word):
        return word
    return word.capitalize()


def _tail(name):
    return "".join(_word(word) for word in name.split("_"))


def constant_name(api, name):
    """Go's name of a constant of C."""
    if name == "TP_OK":
        return "OK"
    if name in NUMBERS:
        return NUMBERS[name][0]
    kind = api.constant[name]["type"]
    if kind:
        parts = name.split("_")
        return ENUMERATIONS[kind][1] + _tail("_".join(parts[2:]))
    for prefix, (_, start, _) in FLAGS.items():
        if name.startswith(prefix):
            return start + _tail(name[len(prefix):])
    raise KeyError(f"{name} is of no group")


def _rename(api):
    def rename(name):
        if name.startswith("tp_"):
            return ENUMERATIONS[name][0] if name in ENUMERATIONS else name
        return constant_name(api, name) if name in api.constant else name
    return rename


def _block(api, entries, kind):
    lines = []
    for entry in entries:
        name = constant_name(api, entry["name"])
        doc = plain(entry["doc"], _rename(api))
        lines.append(comment(f"{name} is {entry['name']}: {doc}", "\t")
                     + f"\t{name} {kind} = {entry['value']}\n")
    return "const (\n" + "\n".join(lines) + ")\n"


def _enumeration(api, entry):
    name, _ = ENUMERATIONS[entry["name"]]
    stem = entry["name"][3:-2]
    doc = plain(entry["doc"], _rename(api))
    text = comment(f"{name} is {entry['name']}: {doc}")
    text += f"type {name} int32\n\n"
    text += comment(f"Values of {name}.")
    text += _block(api, [api.constant[c] for c in entry["constants"]], name)
    text += (f"\n// String is the name of the value in C's interface.\n"
             f"func (v {name}) String() string {{\n"
             f"\treturn enumerationName(\"{name}\", int32(v), "
             f"raw.{camel(stem)}Name)\n}}\n")
    text += (f"\n// Parse{name} is the value of a name, as String gives it.\n"
             f"func Parse{name}(name string) ({name}, error) {{\n"
             f"\tv, err := parse(\"tp_{stem}_parse\", name, "
             f"raw.{camel(stem)}Parse)\n"
             f"\treturn {name}(v), err\n}}\n")
    return text


def _constants(api):
    text = [HEAD + "package tensorplay\n\nimport \"tensorplay/raw\"\n"]
    text += [_enumeration(api, e) for e in api.enumerations]
    free = [c for c in api.constants if c["type"] is None]
    for prefix, (name, _, doc) in FLAGS.items():
        entries = [c for c in free if c["name"].startswith(prefix)
                   and c["name"] not in NUMBERS]
        text.append(comment(f"{name} {doc}") + f"type {name} uint32\n\n"
                    + comment(f"Values of {name}, to be combined by |.")
                    + _block(api, entries, name))
    for entry in (c for c in free if c["name"] in NUMBERS):
        name, kind = NUMBERS[entry["name"]]
        doc = plain(entry["doc"], _rename(api))
        text.append(comment(f"{name} is {entry['name']}: {doc or 'a number.'}")
                    + f"const {name} {kind} = {entry['value']}\n")
    return "\n".join(text)


FILES = {"constants": _constants}
