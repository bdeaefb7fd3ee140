// Choices by an index and by a mask, at random places, which the product and
// libtorch make of f32.
#pragma once
#include <cstddef>
#include <cstdint>

namespace bench {

struct ChoiceCase {
  enum class Action { kMaskedSelect, kIndexSelect, kGather };
  const char* name;
  Action action;
  std::int64_t sizes[2];
  std::int64_t indices;   // along the dimension that is indexed
  bool is_fresh = false;  // the result is allocated
};

constexpr ChoiceCase kChoiceCases[] = {
    {"masked_select 1e7", ChoiceCase::Action::kMaskedSelect, {1, 10000000}, 0},
    {"index_select 50k of 100kx128",
     ChoiceCase::Action::kIndexSelect,
     {100000, 128},
     50000},
    {"gather dim 1 of 50kx128", ChoiceCase::Action::kGather, {50000, 128}, 128},
    {"gather dim 1 of 50kx128, fresh result",
     ChoiceCase::Action::kGather,
     {50000, 128},
     128,
     true},
};

// The same for every peer; they live until exit.
const std::int64_t* random_indices(std::size_t n, std::int64_t below);
const std::uint8_t* random_mask(std::size_t n);

}  // namespace bench
