// The records of a zip archive: signatures, lengths and flags.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tp::zip {

inline constexpr uint32_t kLocal = 0x04034b50;
inline constexpr uint32_t kDescriptor = 0x08074b50;
inline constexpr uint32_t kCentral = 0x02014b50;
inline constexpr uint32_t kEnd = 0x06054b50;
inline constexpr uint32_t kEnd64 = 0x06064b50;
inline constexpr uint32_t kLocator64 = 0x07064b50;

inline constexpr size_t kLocalSize = 30;
inline constexpr size_t kCentralSize = 46;
inline constexpr size_t kEndSize = 22;
inline constexpr size_t kEnd64Size = 56;
inline constexpr size_t kLocator64Size = 20;

inline constexpr uint16_t kFlagEncrypted = 1u << 0;
inline constexpr uint16_t kFlagDescriptor = 1u << 3;
inline constexpr uint16_t kFlagPatched = 1u << 5;
inline constexpr uint16_t kFlagUtf8 = 1u << 11;

inline constexpr uint16_t kStored = 0;
inline constexpr uint16_t kDeflated = 8;

inline constexpr uint16_t kExtra64 = 1;
inline constexpr uint16_t kExtraPadding = 0xd935;

// In a field that a zip64 record stands in for.
inline constexpr uint16_t kSee64Short = 0xffff;
inline constexpr uint32_t kSee64 = 0xffffffff;

// A byte of deflate makes 1032 at most: four copies of 258.
inline constexpr uint64_t kMaxInflation = 1032;

}  // namespace tp::zip
