"""The generated layers of the Go binding.

go_raw.py writes the functions in C's terms, go_constants.py enumerations and
flags, go_operators.py the methods of tensors and the table of calls that the
leak test goes through.
"""
import go_constants
import go_operators
import go_raw

FILES = {
    **{f"go/raw/{name}.go": write for name, write in go_raw.FILES.items()},
    **{f"go/{name}.go": write for name, write in go_constants.FILES.items()},
    **{f"go/{name}.go": write for name, write in go_operators.FILES.items()},
}
# A call of C by itself or by a static function; no conversion, C.tp_dtype_t(x).
CALLABLE = r"C\.(?:go_|(?!tp_\w+_t\())(tp_\w+)\("
EXEMPT = {}
