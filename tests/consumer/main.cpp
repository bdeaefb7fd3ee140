// A C++ program with the static archive: what both have of the C++ library
// (strings, exceptions, containers) must not get into each other's way.
#include <tensorplay/tensorplay.h>

#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

int main() {
  std::vector<std::string> words;
  try {
    words.push_back(std::to_string(tp_abi_version()));
    tp_tensor_t* none = nullptr;
    if (tp_transpose(nullptr, 0, 1, &none) == TP_OK) return 1;
    words.push_back(tp_error_message(nullptr));
    throw std::runtime_error(words.at(0));
  } catch (const std::runtime_error& error) {
    if (error.what() != std::to_string(TP_ABI_VERSION)) return 2;
  }
  if (words.back().empty()) return 3;
  std::cout << "tensorplay " << tp_version() << '\n';
  return 0;
}
