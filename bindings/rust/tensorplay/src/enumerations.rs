// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
use crate::macros::enumeration;

enumeration! {
    /// How a graph is written; 0 is unset.
    ///
    /// ```
    /// use tensorplay::GraphStyle;
    /// let text = GraphStyle::DOT.name().unwrap();
    /// assert_eq!(text.parse(), Ok(GraphStyle::DOT));
    /// ```
    GraphStyle: tp_graph_style_t, tp_graph_style_name, tp_graph_style_parse {
        /// A line for each node.
        TEXT = TP_GRAPH_TEXT;
        /// For Graphviz.
        DOT = TP_GRAPH_DOT;
    }
}

enumeration! {
    /// 0 is success.
    ///
    /// ```
    /// use tensorplay::Code;
    /// let text = Code::INTERNAL.name().unwrap();
    /// assert_eq!(text.parse(), Ok(Code::INTERNAL));
    /// ```
    Code: tp_status_t, tp_status_name, tp_status_parse {
        /// Success.
        OK = TP_OK;
        /// A value outside what is allowed.
        ARGUMENT = TP_ERROR_ARGUMENT;
        /// A required pointer is NULL.
        NULL = TP_ERROR_NULL;
        /// Wrong kind of handle, or another copy's.
        HANDLE = TP_ERROR_HANDLE;
        /// Index, dimension or byte out of range.
        RANGE = TP_ERROR_RANGE;
        /// Sizes that do not fit each other.
        SHAPE = TP_ERROR_SHAPE;
        /// A dtype that the operation refuses.
        DTYPE = TP_ERROR_DTYPE;
        /// A device that the operation refuses.
        DEVICE = TP_ERROR_DEVICE;
        /// A count or byte number overflows.
        OVERFLOW = TP_ERROR_OVERFLOW;
        /// Strides that cannot express a view.
        LAYOUT = TP_ERROR_LAYOUT;
        /// Memory could not be had.
        OUT_OF_MEMORY = TP_ERROR_OUT_OF_MEMORY;
        /// The object is in the wrong state.
        STATE = TP_ERROR_STATE;
        /// Writing to read-only bytes.
        READ_ONLY = TP_ERROR_READ_ONLY;
        /// Memory overlaps where it must not.
        OVERLAP = TP_ERROR_OVERLAP;
        /// A saved value was overwritten.
        VERSION = TP_ERROR_VERSION;
        /// Inference tensor outside its mode.
        INFERENCE = TP_ERROR_INFERENCE;
        /// Others hold or export the object.
        IN_USE = TP_ERROR_IN_USE;
        /// Shutdown while objects live.
        LIVE_OBJECTS = TP_ERROR_LIVE_OBJECTS;
        /// Not supported for these arguments.
        UNSUPPORTED = TP_ERROR_UNSUPPORTED;
        /// The part is not in this build.
        NOT_BUILT = TP_ERROR_NOT_BUILT;
        /// No kernel for the operands.
        MISSING_KERNEL = TP_ERROR_MISSING_KERNEL;
        /// The system refused a file operation.
        IO = TP_ERROR_IO;
        /// A file that breaks its format.
        FORMAT = TP_ERROR_FORMAT;
        /// A callback reported a failure.
        CALLBACK = TP_ERROR_CALLBACK;
        /// A fault of the library.
        INTERNAL = TP_ERROR_INTERNAL;
    }
}

enumeration! {
    /// An element type; 0 is unset.
    ///
    /// ```
    /// use tensorplay::Dtype;
    /// let text = Dtype::F8_E5M2.name().unwrap();
    /// assert_eq!(text.parse(), Ok(Dtype::F8_E5M2));
    /// ```
    Dtype: tp_dtype_t, tp_dtype_name, tp_dtype_parse {
        /// One byte; any non-zero byte reads as true.
        BOOL = TP_DTYPE_BOOL;
        /// Unsigned 8-bit integer.
        U8 = TP_DTYPE_U8;
        /// Unsigned 16-bit integer.
        U16 = TP_DTYPE_U16;
        /// Unsigned 32-bit integer.
        U32 = TP_DTYPE_U32;
        /// Unsigned 64-bit integer.
        U64 = TP_DTYPE_U64;
        /// Signed 8-bit integer.
        I8 = TP_DTYPE_I8;
        /// Signed 16-bit integer.
        I16 = TP_DTYPE_I16;
        /// Signed 32-bit integer.
        I32 = TP_DTYPE_I32;
        /// Signed 64-bit integer.
        I64 = TP_DTYPE_I64;
        /// IEEE 754 binary16.
        F16 = TP_DTYPE_F16;
        /// Upper half of a binary32.
        BF16 = TP_DTYPE_BF16;
        /// IEEE 754 binary32.
        F32 = TP_DTYPE_F32;
        /// IEEE 754 binary64.
        F64 = TP_DTYPE_F64;
        /// Complex of two binary32.
        C64 = TP_DTYPE_C64;
        /// Complex of two binary64.
        C128 = TP_DTYPE_C128;
        /// 8-bit float, 4 exponent bits.
        F8_E4M3FN = TP_DTYPE_F8_E4M3FN;
        /// 8-bit float, 5 exponent bits.
        F8_E5M2 = TP_DTYPE_F8_E5M2;
    }
}

enumeration! {
    /// Category of an element type; 0 is unset.
    ///
    /// ```
    /// use tensorplay::Kind;
    /// let text = Kind::COMPLEX.name().unwrap();
    /// assert_eq!(text.parse(), Ok(Kind::COMPLEX));
    /// ```
    Kind: tp_kind_t, tp_kind_name, tp_kind_parse {
        /// Truth values.
        BOOL = TP_KIND_BOOL;
        /// Signed and unsigned integers.
        INTEGER = TP_KIND_INTEGER;
        /// Real floating point.
        FLOAT = TP_KIND_FLOAT;
        /// Complex floating point.
        COMPLEX = TP_KIND_COMPLEX;
    }
}

enumeration! {
    /// Kind of device; 0 is unset.
    ///
    /// ```
    /// use tensorplay::DeviceType;
    /// let text = DeviceType::CUDA.name().unwrap();
    /// assert_eq!(text.parse(), Ok(DeviceType::CUDA));
    /// ```
    DeviceType: tp_device_type_t, tp_device_type_name, tp_device_type_parse {
        /// The host's memory.
        CPU = TP_DEVICE_CPU;
        /// An NVIDIA GPU.
        CUDA = TP_DEVICE_CUDA;
    }
}

enumeration! {
    /// A stride order; 0 is unset.
    ///
    /// ```
    /// use tensorplay::MemoryFormat;
    /// let text = MemoryFormat::CHANNELS_LAST_3D.name().unwrap();
    /// assert_eq!(text.parse(), Ok(MemoryFormat::CHANNELS_LAST_3D));
    /// ```
    MemoryFormat: tp_memory_format_t, tp_memory_format_name, tp_memory_format_parse {
        /// Row-major.
        CONTIGUOUS = TP_FORMAT_CONTIGUOUS;
        /// Keep a dense layout as it is.
        PRESERVE = TP_FORMAT_PRESERVE;
        /// Rank 4, dimension 1 innermost.
        CHANNELS_LAST = TP_FORMAT_CHANNELS_LAST;
        /// Rank 5, dimension 1 innermost.
        CHANNELS_LAST_3D = TP_FORMAT_CHANNELS_LAST_3D;
    }
}

enumeration! {
    /// Which dtype is computed in; 0 unset.
    ///
    /// ```
    /// use tensorplay::ComputeRule;
    /// let text = ComputeRule::CONDITION.name().unwrap();
    /// assert_eq!(text.parse(), Ok(ComputeRule::CONDITION));
    /// ```
    ComputeRule: tp_compute_rule_t, tp_compute_rule_name, tp_compute_rule_parse {
        /// Promoted; i64 for bool with bool.
        ARITHMETIC = TP_COMPUTE_ARITHMETIC;
        /// Promoted; f32 for integers and bool.
        FLOATING = TP_COMPUTE_FLOATING;
        /// Promoted, but integers of any rank to one that holds all of them.
        /// For u64 with a signed type there is none: operators of the library
        /// take the pair as it is, those of programs refuse it.
        COMPARISON = TP_COMPUTE_COMPARISON;
        /// Promoted; integers give i64 or u64.
        ACCUMULATE = TP_COMPUTE_ACCUMULATE;
        /// Promoted.
        OPERAND = TP_COMPUTE_OPERAND;
        /// Bool.
        LOGICAL = TP_COMPUTE_LOGICAL;
        /// Promoted, without the index or mask.
        CONDITION = TP_COMPUTE_CONDITION;
    }
}

enumeration! {
    /// Dtype of a result; 0 is unset.
    ///
    /// ```
    /// use tensorplay::ResultRule;
    /// let text = ResultRule::TRUTH.name().unwrap();
    /// assert_eq!(text.parse(), Ok(ResultRule::TRUTH));
    /// ```
    ResultRule: tp_result_rule_t, tp_result_rule_name, tp_result_rule_parse {
        /// The dtype that is computed in.
        COMPUTE = TP_RESULT_COMPUTE;
        /// Bool.
        BOOL = TP_RESULT_BOOL;
        /// I64.
        INDEX = TP_RESULT_INDEX;
        /// That of the parts, if it is complex.
        REAL = TP_RESULT_REAL;
        /// Bool, but u8 where u8 is computed in.
        TRUTH = TP_RESULT_TRUTH;
    }
}

enumeration! {
    /// What an operator is; 0 is unset.
    ///
    /// ```
    /// use tensorplay::OperatorForm;
    /// let text = OperatorForm::GENERAL.name().unwrap();
    /// assert_eq!(text.parse(), Ok(OperatorForm::GENERAL));
    /// ```
    OperatorForm: tp_operator_form_t, tp_operator_form_name, tp_operator_form_parse {
        /// Inputs broadcast; one result.
        ELEMENTWISE = TP_FORM_ELEMENTWISE;
        /// Anything else.
        GENERAL = TP_FORM_GENERAL;
    }
}

enumeration! {
    /// Kind of an argument; 0 is unset.
    ///
    /// ```
    /// use tensorplay::ArgumentKind;
    /// let text = ArgumentKind::GENERATOR.name().unwrap();
    /// assert_eq!(text.parse(), Ok(ArgumentKind::GENERATOR));
    /// ```
    ArgumentKind: tp_argument_kind_t, tp_argument_kind_name, tp_argument_kind_parse {
        /// A tensor that is computed with.
        TENSOR = TP_ARGUMENT_TENSOR;
        /// A tensor or a number to compute with.
        OPERAND = TP_ARGUMENT_OPERAND;
        /// A tensor that keeps its dtype: a mask too.
        INDEX = TP_ARGUMENT_INDEX;
        /// A list of tensors to compute with.
        TENSORS = TP_ARGUMENT_TENSORS;
        /// A number.
        SCALAR = TP_ARGUMENT_SCALAR;
        /// An integer.
        INTEGER = TP_ARGUMENT_INTEGER;
        /// A list of integers.
        INTEGERS = TP_ARGUMENT_INTEGERS;
        /// 0 or 1.
        BOOL = TP_ARGUMENT_BOOL;
        /// A dtype; 0 leaves it to an operator of the library.
        DTYPE = TP_ARGUMENT_DTYPE;
        /// Only in a call: what is optional is left out.
        NONE = TP_ARGUMENT_NONE;
        /// A generator of random numbers; not for operators of programs.
        GENERATOR = TP_ARGUMENT_GENERATOR;
    }
}

enumeration! {
    /// How bytes get into a tensor; 0 is unset.
    ///
    /// ```
    /// use tensorplay::LoadMode;
    /// let text = LoadMode::MAP.name().unwrap();
    /// assert_eq!(text.parse(), Ok(LoadMode::MAP));
    /// ```
    LoadMode: tp_load_mode_t, tp_load_mode_name, tp_load_mode_parse {
        /// Read into memory of the CPU's allocator.
        READ = TP_LOAD_READ;
        /// Map without a copy; the tensor is read-only.
        MAP = TP_LOAD_MAP;
    }
}

enumeration! {
    /// How operands lie; 0 is unset.
    ///
    /// ```
    /// use tensorplay::KernelPath;
    /// let text = KernelPath::STRIDED.name().unwrap();
    /// assert_eq!(text.parse(), Ok(KernelPath::STRIDED));
    /// ```
    KernelPath: tp_kernel_path_t, tp_kernel_path_name, tp_kernel_path_parse {
        /// One run, all operands contiguous.
        LINEAR = TP_PATH_LINEAR;
        /// One run, but for operands that repeat.
        SCALAR = TP_PATH_SCALAR;
        /// Several runs, each as above.
        ROWS = TP_PATH_ROWS;
        /// Any strides.
        STRIDED = TP_PATH_STRIDED;
    }
}

enumeration! {
    /// What becomes of the losses of all elements; 0 is unset.
    ///
    /// ```
    /// use tensorplay::LossReduction;
    /// let text = LossReduction::SUM.name().unwrap();
    /// assert_eq!(text.parse(), Ok(LossReduction::SUM));
    /// ```
    LossReduction: tp_loss_reduction_t, tp_loss_reduction_name, tp_loss_reduction_parse {
        /// They are the result.
        NONE = TP_LOSS_NONE;
        /// Their mean.
        MEAN = TP_LOSS_MEAN;
        /// Their sum.
        SUM = TP_LOSS_SUM;
    }
}

enumeration! {
    /// What a message is about.
    ///
    /// ```
    /// use tensorplay::LogLevel;
    /// let text = LogLevel::LAYOUT.name().unwrap();
    /// assert_eq!(text.parse(), Ok(LogLevel::LAYOUT));
    /// ```
    LogLevel: tp_log_level_t, tp_log_level_name, tp_log_level_parse {
        /// What failed where no call can tell it.
        ERROR = TP_LOG_ERROR;
        /// What was done besides: a dump was written.
        INFO = TP_LOG_INFO;
        /// A line for each kernel that has run: operator, compute dtype and
        /// path, then the layouts of results and inputs, as in "add/f32/linear:
        /// result f32 shape=(2, 3), strides=(3, 1), offset=0, contiguous=1;
        /// input 0 f32 ...".
        LAYOUT = TP_LOG_LAYOUT;
    }
}
