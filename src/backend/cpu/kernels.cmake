# Kernels are compiled for speed: gcc 12's -O2 vectorises next to nothing. Nobody
# reads errno or the floating-point flags after a kernel.
file(GLOB kernel_sources CONFIGURE_DEPENDS
  "${PROJECT_SOURCE_DIR}/src/backend/cpu/*_kernels.cpp"
  "${PROJECT_SOURCE_DIR}/src/backend/cpu/convert.cpp")
set_source_files_properties(${kernel_sources} PROPERTIES
  COMPILE_OPTIONS "-fno-math-errno;-fno-trapping-math;$<$<CONFIG:Release>:-O3>")
