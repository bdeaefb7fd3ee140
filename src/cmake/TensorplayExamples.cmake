# Each file of docs/examples is a program in strict C99 and a test by itself:
# it passes when it exits with 0.

file(GLOB examples CONFIGURE_DEPENDS
  "${PROJECT_SOURCE_DIR}/docs/examples/*.c")
set(example_dir "${PROJECT_BINARY_DIR}/examples")
set(digits_arguments "${PROJECT_SOURCE_DIR}/tests/data/digits")
set(train_digits_arguments
  "${PROJECT_SOURCE_DIR}/tests/data/digits"
  "${example_dir}/digits.safetensors")
set(photo_arguments
  "${PROJECT_SOURCE_DIR}/tests/data/photo" "${example_dir}/photo.ppm")

foreach(source IN LISTS examples)
  cmake_path(GET source STEM name)
  add_executable(example_${name} "${source}")
  target_link_libraries(example_${name} PRIVATE tensorplay tensorplay_options m)
  target_compile_options(example_${name} PRIVATE -pedantic-errors)
  set_target_properties(example_${name} PROPERTIES
    C_EXTENSIONS OFF
    OUTPUT_NAME ${name} RUNTIME_OUTPUT_DIRECTORY "${example_dir}")
  add_test(NAME examples/${name}
    COMMAND example_${name} ${${name}_arguments})
  set_tests_properties(examples/${name} PROPERTIES
    LABELS examples TIMEOUT 120)
endforeach()
