#include "choice_cases.h"

#include <map>
#include <random>
#include <utility>
#include <vector>

namespace bench {

const std::int64_t* random_indices(std::size_t n, std::int64_t below) {
  static std::map<std::pair<std::size_t, std::int64_t>,
                  std::vector<std::int64_t>>
      kept;
  std::vector<std::int64_t>& list = kept[{n, below}];
  if (list.empty()) {
    std::mt19937_64 random;
    std::uniform_int_distribution<std::int64_t> below_bound(0, below - 1);
    for (std::size_t i = 0; i < n; ++i) list.push_back(below_bound(random));
  }
  return list.data();
}

const std::uint8_t* random_mask(std::size_t n) {
  static std::map<std::size_t, std::vector<std::uint8_t>> kept;
  std::vector<std::uint8_t>& list = kept[n];
  if (list.empty()) {
    std::mt19937_64 random;
    for (std::size_t i = 0; i < n; ++i) list.push_back(random() >> 63);
  }
  return list.data();
}

}  // namespace bench
