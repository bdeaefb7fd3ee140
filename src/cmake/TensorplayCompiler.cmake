# Flags that every target of this project shares.

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

set(CMAKE_C_STANDARD 99)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

find_program(TENSORPLAY_CCACHE ccache)
if(TENSORPLAY_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_C_COMPILER_LAUNCHER "${TENSORPLAY_CCACHE}")
  set(CMAKE_CXX_COMPILER_LAUNCHER "${TENSORPLAY_CCACHE}")
endif()

add_library(tensorplay_options INTERFACE)
target_compile_options(tensorplay_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow
  $<$<COMPILE_LANGUAGE:C>:-Wstrict-prototypes>
  $<$<COMPILE_LANGUAGE:CXX>:-Wnon-virtual-dtor>
  -ffp-contract=off)

if(TENSORPLAY_SANITIZE)
  add_compile_options(-fsanitize=${TENSORPLAY_SANITIZE}
    -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${TENSORPLAY_SANITIZE})
endif()
