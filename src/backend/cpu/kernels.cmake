# Kernels are compiled for speed: gcc 12's -O2 vectorises next to nothing. Its
# -O3 also copies functions for constant arguments and inlines without end, which
# makes twice the code in twice the time. Nobody reads errno or the floating-point
# flags after a kernel. They are called through the table: optimising them
# together with the rest would gain nothing, and use up what the compiler inlines
# of a whole library. What a front end has just written word by word is read so:
# a wide load would wait for the words.
file(GLOB kernel_sources CONFIGURE_DEPENDS
  "${PROJECT_SOURCE_DIR}/src/backend/cpu/*_kernels.cpp"
  "${PROJECT_SOURCE_DIR}/src/backend/cpu/simd/*.cpp")
set_source_files_properties(${kernel_sources} PROPERTIES
  COMPILE_OPTIONS
  "-fno-math-errno;-fno-trapping-math;-fno-lto;-fno-tree-slp-vectorize;\
$<$<CONFIG:Release>:-O3>;$<$<CXX_COMPILER_ID:GNU>:-fno-ipa-cp-clone;\
--param=inline-unit-growth=20>")

# Instrumented code takes long to compile: one instruction set will do.
if(TENSORPLAY_SANITIZE)
  file(GLOB simd_sources CONFIGURE_DEPENDS
    "${PROJECT_SOURCE_DIR}/src/backend/cpu/simd/*.cpp")
  set_property(SOURCE ${simd_sources}
    APPEND PROPERTY COMPILE_DEFINITIONS TP_ONE_SIMD_TARGET)
endif()
