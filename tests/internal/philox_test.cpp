// Philox against the published vectors, and normal numbers against the C
// library's logarithm and circle.
#include "kernels/philox.h"

#include <cmath>

#include "internal/support/internal_test.h"
#include "kernels/normal.h"

using namespace tp;

namespace {

// Known answers of philox4x32-10 (Random123): counter, key, output.
struct KnownAnswer {
  uint32_t counter[4];
  uint32_t key[2];
  uint32_t words[4];
};
constexpr KnownAnswer kKnown[] = {
    {{0, 0, 0, 0}, {0, 0}, {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
    {{0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff},
     {0xffffffff, 0xffffffff},
     {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
    {{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344},
     {0xa4093822, 0x299f31d0},
     {0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}}};

void known_answers_come_out(void**) {
  for (const KnownAnswer& known : kKnown) {
    uint32_t counter[4][1];
    for (int j = 0; j < 4; ++j) counter[j][0] = known.counter[j];
    philox::run(counter,
                static_cast<uint64_t>(known.key[1]) << 32 | known.key[0]);
    for (int j = 0; j < 4; ++j) {
      assert_int_equal(counter[j][0], known.words[j]);
    }
  }
}

void blocks_are_numbered_by_a_counter_of_64_bits(void**) {
  constexpr uint64_t kFirst = 0xfffffff8;  // carries on the way
  uint32_t words[philox::kLanes * philox::kWords];
  philox::fill(77, kFirst, words);
  for (uint64_t i = 0; i < philox::kLanes; ++i) {
    uint32_t counter[4][1] = {{static_cast<uint32_t>(kFirst + i)},
                              {static_cast<uint32_t>((kFirst + i) >> 32)},
                              {0},
                              {0}};
    philox::run(counter, 77);
    for (uint64_t j = 0; j < 4; ++j) {
      assert_int_equal(words[4 * i + j], counter[j][0]);
    }
  }
}

template <class T>
void check_pairs(double tolerance) {
  constexpr double kTurn = 6.283185307179586476925;
  for (int i = 1; i <= 200; ++i) {
    for (int j = 0; j < 200; ++j) {
      const T radius = static_cast<T>(i) / 200;
      const T turn = static_cast<T>(j) / 200;
      const auto pair = NormalPair<T>::of(radius, turn);
      const double length = std::sqrt(-2 * std::log(double{radius}));
      const double angle = kTurn * double{turn};
      assert_true(std::fabs(double{pair.first} - length * std::cos(angle)) <=
                  tolerance * (1 + length));
      assert_true(std::fabs(double{pair.second} - length * std::sin(angle)) <=
                  tolerance * (1 + length));
    }
  }
}

void pairs_lie_on_their_circle(void**) {
  check_pairs<float>(3e-7);
  check_pairs<double>(1e-15);
}

}  // namespace

int main() {
  const CMUnitTest tests[] = {
      cmocka_unit_test(known_answers_come_out),
      cmocka_unit_test(blocks_are_numbered_by_a_counter_of_64_bits),
      cmocka_unit_test(pairs_lie_on_their_circle),
  };
  return cmocka_run_group_tests(tests, nullptr, nullptr);
}
