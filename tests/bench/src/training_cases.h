// Cases of training that both sides have: an epoch of the digits' network, and
// a short chain of operators there and back.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>

#include "traffic_cases.h"

namespace bench {

// docs/examples/train_digits.c: 28 batches, AdamW, in one thread. The rows are
// random: how long it takes does not depend on them.
inline constexpr const char* kEpoch = "digits, one epoch";
inline constexpr int kLayers = 3;
inline constexpr std::int64_t kWidths[kLayers + 1] = {64, 128, 64, 10};
inline constexpr std::int64_t kRows = 1400, kBatch = 50;
inline constexpr double kRate = 0.02, kDecay = 0.1;

// sum(tanh(x * w + b)), of which w and b want gradients.
inline constexpr std::size_t kChainSizes[] = {8, 100000};
inline std::string chain_name(std::size_t n, const char* what) {
  return "sum(tanh(x*w+b)) of " + (n == 8 ? "8" : size_name(n)) + ", " + what;
}
inline constexpr const char* kThereAndBack = "forward and backward";
inline constexpr const char* kRecording = "recording";

}  // namespace bench
