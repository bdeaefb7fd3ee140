# Kernels whose loops of elements the compiler makes vectors of are compiled by
# -O3: gcc 12's -O2 vectorises next to nothing. It would also copy functions for
# constant arguments and inline without end: twice the code in twice the time.
# Reductions and random numbers gain nothing from it: those that matter have
# vectors of their own. Nobody reads errno or the floating-point flags after a
# kernel. They are called through the table: optimising them together with the
# rest would gain nothing, and use up what the compiler inlines of a whole
# library. What a front end has just written word by word is read so: a wide load
# would wait for the words.
set(kernel_folder "${PROJECT_SOURCE_DIR}/src/backend/cpu")
file(GLOB kernel_sources CONFIGURE_DEPENDS
  "${kernel_folder}/*_kernels.cpp" "${kernel_folder}/simd/*.cpp"
  "${kernel_folder}/gemm_elements.cpp" "${kernel_folder}/index_check.cpp"
  "${kernel_folder}/reduction.cpp" "${kernel_folder}/reduction_walk.cpp")
set_source_files_properties(${kernel_sources} PROPERTIES
  COMPILE_OPTIONS
  "-fno-math-errno;-fno-trapping-math;-fno-lto;-fno-tree-slp-vectorize")
set(small_kernels ${kernel_sources})
list(FILTER small_kernels INCLUDE REGEX
  "/((max|argmax|norm|variance|scan|uniform|bernoulli)_kernels|reduction[^/]*)\\.cpp$")
list(REMOVE_ITEM kernel_sources ${small_kernels})
set_property(SOURCE ${kernel_sources} APPEND PROPERTY COMPILE_OPTIONS
  "$<$<CONFIG:Release>:-O3>;$<$<CXX_COMPILER_ID:GNU>:-fno-ipa-cp-clone>"
  "$<$<CXX_COMPILER_ID:GNU>:--param=inline-unit-growth=20>")

# Functions of many instructions wait for one another's results: the compiler
# puts those of two vectors side by side. Runs of vectors and repeated ones have
# one loop.
set(function_kernels ${kernel_sources})
list(FILTER function_kernels INCLUDE REGEX
  "/simd_(activation|exponential|hyperbolic|power|special|trigonometric)\\.cpp$")
set_property(SOURCE ${function_kernels} APPEND PROPERTY COMPILE_OPTIONS
  "$<$<CXX_COMPILER_ID:GNU>:-fschedule-insns;-fno-version-loops-for-strides>")

# Instrumented code takes long to compile: one instruction set will do.
if(TENSORPLAY_SANITIZE)
  file(GLOB simd_sources CONFIGURE_DEPENDS
    "${PROJECT_SOURCE_DIR}/src/backend/cpu/simd/*.cpp")
  set_property(SOURCE ${simd_sources}
    APPEND PROPERTY COMPILE_DEFINITIONS TP_ONE_SIMD_TARGET)
endif()
