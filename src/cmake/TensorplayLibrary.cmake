# The library: its objects are compiled once and used for the shared library,
# the static archive and the tests that look behind the C API.

find_package(Threads REQUIRED)
find_path(RAPIDJSON_INCLUDE_DIR rapidjson/reader.h REQUIRED)
# Headers alone: nothing of its shared library is linked.
find_path(HIGHWAY_INCLUDE_DIR hwy/highway.h REQUIRED)
# The archive: the library brings zlib along, with its symbols hidden.
set(ZLIB_USE_STATIC_LIBS ON)
find_package(ZLIB REQUIRED)

file(GLOB_RECURSE TENSORPLAY_SOURCES CONFIGURE_DEPENDS
  "${PROJECT_SOURCE_DIR}/src/*.cpp")
set(TENSORPLAY_SYMBOLS "${PROJECT_SOURCE_DIR}/src/capi/symbols.txt")

include("${PROJECT_SOURCE_DIR}/src/backend/cpu/kernels.cmake")
add_library(tensorplay_objects OBJECT ${TENSORPLAY_SOURCES})
set_target_properties(tensorplay_objects PROPERTIES
  POSITION_INDEPENDENT_CODE ON
  CXX_VISIBILITY_PRESET hidden
  VISIBILITY_INLINES_HIDDEN ON)
target_include_directories(tensorplay_objects
  PUBLIC "${PROJECT_SOURCE_DIR}/include" "${PROJECT_SOURCE_DIR}/src")
target_include_directories(tensorplay_objects SYSTEM
  PRIVATE "${RAPIDJSON_INCLUDE_DIR}" "${HIGHWAY_INCLUDE_DIR}")
target_link_libraries(tensorplay_objects
  PRIVATE tensorplay_options PUBLIC Threads::Threads ZLIB::ZLIB)
if(TENSORPLAY_GROWN_OBJECTS)
  target_compile_definitions(tensorplay_objects PUBLIC TP_GROWN_OBJECTS)
endif()
if(NOT TENSORPLAY_RECORDING)
  target_compile_definitions(tensorplay_objects PUBLIC TP_WITHOUT_RECORDING)
endif()
target_compile_options(tensorplay_objects PRIVATE
  -fno-semantic-interposition
  -ftls-model=initial-exec
  -ffunction-sections -fdata-sections
  # No folder of the build gets into the library.
  "-ffile-prefix-map=${PROJECT_SOURCE_DIR}/="
  # A unique symbol would pin the library: dlclose could not unload it.
  $<$<CXX_COMPILER_ID:GNU>:-fno-gnu-unique>)

# Loops over dimensions run a few times, and small records are read right after
# they are written: a call of memcpy, or a wide load that waits for two narrow
# stores, costs more than the whole view.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  set(small_loops ${TENSORPLAY_SOURCES})
  list(FILTER small_loops INCLUDE REGEX "/src/(core|capi)/")
  set_source_files_properties(${small_loops} PROPERTIES COMPILE_OPTIONS
    "-fno-tree-loop-distribute-patterns;-fno-tree-slp-vectorize")
endif()

if(TENSORPLAY_LTO)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    message(FATAL_ERROR "TENSORPLAY_LTO is for GCC alone")
  endif()
  include(CheckIPOSupported)
  check_ipo_supported(LANGUAGES CXX)
  # Machine code beside the intermediate code, so that the archive and the
  # tests made of the same objects are linked without another optimisation.
  set(CMAKE_CXX_COMPILE_OPTIONS_IPO -flto=auto -ffat-lto-objects)
  set_target_properties(tensorplay_objects PROPERTIES
    INTERPROCEDURAL_OPTIMIZATION ON)
endif()

# --- the shared library ----------------------------------------------------

set(map "${PROJECT_BINARY_DIR}/tensorplay.map")
add_custom_command(OUTPUT "${map}"
  COMMAND "${CMAKE_COMMAND}" "-DSYMBOLS=${TENSORPLAY_SYMBOLS}" "-DMAP=${map}"
    -P "${PROJECT_SOURCE_DIR}/src/cmake/WriteVersionMap.cmake"
  DEPENDS "${TENSORPLAY_SYMBOLS}"
    "${PROJECT_SOURCE_DIR}/src/cmake/WriteVersionMap.cmake"
  COMMENT "Writing tensorplay.map" VERBATIM)
add_custom_target(tensorplay_map DEPENDS "${map}")

add_library(tensorplay SHARED)
add_library(tensorplay::tensorplay ALIAS tensorplay)
add_dependencies(tensorplay tensorplay_map)
target_sources(tensorplay PRIVATE $<TARGET_OBJECTS:tensorplay_objects>)
set_target_properties(tensorplay PROPERTIES
  LINKER_LANGUAGE CXX
  # The ABI's own number, 1 from the first release on; the rest of the file's
  # name follows the release.
  SOVERSION ${TP_ABI_VERSION}
  VERSION ${TP_ABI_VERSION}.${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}
  INTERPROCEDURAL_OPTIMIZATION ${TENSORPLAY_LTO}
  LINK_DEPENDS "${map}")
target_include_directories(tensorplay INTERFACE
  "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>"
  "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
target_link_options(tensorplay PRIVATE
  "LINKER:--version-script=${map}"
  LINKER:--exclude-libs,ALL
  LINKER:--no-undefined-version
  LINKER:-Bsymbolic-functions
  LINKER:--as-needed
  LINKER:--gc-sections
  LINKER:-O1)
# clang keeps the sanitizers' runtime in the executable alone.
if(NOT (TENSORPLAY_SANITIZE AND CMAKE_CXX_COMPILER_ID MATCHES Clang))
  target_link_options(tensorplay PRIVATE LINKER:-z,defs)
endif()
target_link_libraries(tensorplay PRIVATE Threads::Threads ZLIB::ZLIB)

# --- the static archive ----------------------------------------------------

if(TENSORPLAY_STATIC)
  # One object in which everything but the public symbols is local: a program
  # that links the archive sees no more of the library than one that loads it.
  # Section groups are dissolved: another object's copy of an inline function
  # can't stand in for one that has become local.
  set(object "${PROJECT_BINARY_DIR}/tensorplay.o")
  set(public "${PROJECT_BINARY_DIR}/tensorplay.public")
  add_custom_command(OUTPUT "${object}"
    COMMAND sed -n "/^tp_/p" "${TENSORPLAY_SYMBOLS}" > "${public}"
    COMMAND "${CMAKE_CXX_COMPILER}" -r -nostdlib -fno-lto
      -Wl,--force-group-allocation -o "${object}"
      "$<TARGET_OBJECTS:tensorplay_objects>" ${ZLIB_LIBRARIES}
    COMMAND "${CMAKE_OBJCOPY}" "--keep-global-symbols=${public}"
      --wildcard --remove-section=.gnu.lto_* "${object}"
    DEPENDS tensorplay_objects "$<TARGET_OBJECTS:tensorplay_objects>"
      "${TENSORPLAY_SYMBOLS}"
    COMMENT "Joining the objects of libtensorplay.a"
    COMMAND_EXPAND_LISTS VERBATIM)
  add_library(tensorplay_static STATIC "${object}")
  add_library(tensorplay::tensorplay_static ALIAS tensorplay_static)
  set_source_files_properties("${object}" PROPERTIES
    EXTERNAL_OBJECT ON GENERATED ON)
  set_target_properties(tensorplay_static PROPERTIES
    OUTPUT_NAME tensorplay LINKER_LANGUAGE CXX)
  target_include_directories(tensorplay_static INTERFACE
    "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>"
    "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
  target_link_libraries(tensorplay_static INTERFACE stdc++ m Threads::Threads)
endif()
