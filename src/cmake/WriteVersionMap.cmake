# Writes the linker's version script from the checked-in list of symbols.
#   cmake -DSYMBOLS=src/capi/symbols.txt -DMAP=tensorplay.map -P this-file
# A line of the list is `tp_name`, or `private tp_name` for the test hooks,
# which get a node of their own; `#` begins a comment line.

file(STRINGS "${SYMBOLS}" lines REGEX "^[^#]")
set(public "")
set(private "")
foreach(line IN LISTS lines)
  if(line MATCHES "^tp_[a-z0-9_]+$")
    string(APPEND public "    ${line};\n")
  elseif(line MATCHES "^private (tp_[a-z0-9_]+)$")
    string(APPEND private "    ${CMAKE_MATCH_1};\n")
  else()
    message(FATAL_ERROR "${SYMBOLS}: not a symbol: ${line}")
  endif()
endforeach()

set(text "TP_0.1 {\n  global:\n${public}  local:\n    *;\n};\n")
if(private)
  string(APPEND text "TP_PRIVATE {\n  global:\n${private}};\n")
endif()
file(WRITE "${MAP}" "${text}")
