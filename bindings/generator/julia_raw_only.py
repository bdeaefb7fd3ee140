"""What the Julia package leaves to its raw layer, and why.

A test of the package holds this against its sources: every function of C is
used in them or has a reason here, and none has both.
"""
from julia_raw import HEAD

REASONS = (
    (r".*_(name|parse)", "enumerations are constants of Raw, types of Julia or "
                         "texts of the package"),
    (r"tp_debug_.*", "debug.h looks inside, for tests, without promises"),
    (r"tp_.*_init", "the structs of Raw begin as the function leaves them"),
    (r"tp_scalar_set_.*", "scalars are made of Julia's numbers without a call"),
    (r"tp_.*_retain", "an object of Julia holds one reference; another is the "
                      "same object"),
    (r"tp_allocator_(allocate|free|new)|tp_storage_from_data",
     "memory by pointers: wrap(array) and Storage(nbytes) are safe"),
    (r"tp_storage_take", "gives a pointer and its deleter, for C"),
    (r"tp_device_(register|type_.*)|tp_(kernel|operator)_(un)?register",
     "their callbacks get pointers to memory and are called as long as the "
     "process lives; the macros of Raw make them"),
    (r"tp_set_parallel_for", "its tasks run on threads of the caller's"),
    (r"tp_tensor_(attach_|detach_)?wrapper",
     "take is called inside retain, on any thread"),
    (r"tp_tensor_(get|copy_from)",
     "elements are read and copied where they lie"),
    (r"tp_modes_swap|tp_(grad|inference)_mode_(push|pop)",
     "blocks of tasks may end in any order: each thread has a list of them"),
    (r"tp_error_(format|release|take)",
     "an exception holds the parts of the record"),
    (r"tp_operator_call_name", "call(name, ...) looks the operator up, to know "
                               "its arguments"),
    (r"tp_dtype_(kind|size|promote)", "types of Julia tell; promote_dtypes "
                                      "takes a list"),
)


def raw_only(_):
    """test/raw_only.jl"""
    rows = "".join(f'    (r"^({pattern})$", "{reason}"),\n'
                   for pattern, reason in REASONS)
    return HEAD + "const RAW_ONLY = [\n" + rows + "]\n"
