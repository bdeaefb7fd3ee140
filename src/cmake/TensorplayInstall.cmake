# Headers, library, tensorplay.pc and the CMake package, all of which may be
# moved to another prefix afterwards.

include(CMakePackageConfigHelpers)

set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/tensorplay")
set(pkgconfig_dir "${CMAKE_INSTALL_LIBDIR}/pkgconfig")

install(DIRECTORY "${PROJECT_SOURCE_DIR}/include/tensorplay"
  DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" FILES_MATCHING PATTERN "*.h")
install(TARGETS tensorplay EXPORT tensorplay
  LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}")
if(TENSORPLAY_STATIC)
  install(TARGETS tensorplay_static EXPORT tensorplay
    ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}")
endif()

install(EXPORT tensorplay FILE tensorplay-targets.cmake
  NAMESPACE tensorplay:: DESTINATION "${package_dir}")
configure_package_config_file(
  "${PROJECT_SOURCE_DIR}/pkgconfig/tensorplay-config.cmake.in"
  "${PROJECT_BINARY_DIR}/tensorplay-config.cmake"
  INSTALL_DESTINATION "${package_dir}"
  NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(
  "${PROJECT_BINARY_DIR}/tensorplay-config-version.cmake"
  COMPATIBILITY SameMajorVersion)
install(FILES
  "${PROJECT_BINARY_DIR}/tensorplay-config.cmake"
  "${PROJECT_BINARY_DIR}/tensorplay-config-version.cmake"
  DESTINATION "${package_dir}")

file(RELATIVE_PATH TENSORPLAY_PC_TO_PREFIX
  "${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig" "${CMAKE_INSTALL_PREFIX}")
string(REGEX REPLACE "/$" "" TENSORPLAY_PC_TO_PREFIX
  "${TENSORPLAY_PC_TO_PREFIX}")
configure_file("${PROJECT_SOURCE_DIR}/pkgconfig/tensorplay.pc.in"
  "${PROJECT_BINARY_DIR}/tensorplay.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/tensorplay.pc"
  DESTINATION "${pkgconfig_dir}")
