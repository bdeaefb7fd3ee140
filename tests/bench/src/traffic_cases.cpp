#include "traffic_cases.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <tuple>

namespace bench {

namespace {

using Sizes = std::vector<std::int64_t>;

void add_sums(std::vector<TrafficCase>& cases) {
  const struct {
    const char* name;
    Action action;
  } kActions[] = {
      {"add", Action::kAdd}, {"sub", Action::kSub}, {"mul", Action::kMul}};
  for (const auto& action : kActions) {
    for (const Type type : {Type::kF32, Type::kF64, Type::kI32}) {
      for (const std::int64_t n : {100000, 1000000, 10000000, 50000000}) {
        const View v{type, {n}};
        cases.push_back({"elementwise",
                         std::string(action.name) + " " + name_of(type) + " " +
                             size_name(std::size_t(n)),
                         action.action,
                         v,
                         {v, v}});
      }
    }
  }
  for (const std::int64_t n : {10000000, 100000000, 1000000000}) {
    const View v{Type::kI8, {n}};
    cases.push_back({"elementwise",
                     "add i8 " + size_name(std::size_t(n)),
                     Action::kAdd,
                     v,
                     {v, v}});
  }
  const View small{Type::kBF16, {1000000}};
  cases.push_back(
      {"elementwise", "add bf16 1e6", Action::kAdd, small, {small, small}});
}

void add_rows(std::vector<TrafficCase>& cases) {
  const auto f32 = [](Sizes sizes, Sizes order = {}, std::int64_t step = 1) {
    return View{Type::kF32, sizes, order, step};
  };
  const auto add = [&](const char* name, View out, View a, View b) {
    cases.push_back({"elementwise", name, Action::kAdd, out, {a, b}});
  };
  add("add (2048,1)+(1,2048)", f32({2048, 2048}), f32({2048, 1}),
      f32({1, 2048}));
  add("add (4096,1024)+(1024)", f32({4096, 1024}), f32({4096, 1024}),
      f32({1024}));
  add("add a[:,::2]+b[:,::2] 2048x2048", f32({2048, 1024}),
      f32({2048, 2048}, {}, 2), f32({2048, 2048}, {}, 2));
  add("add a.t()+b 2048x2048", f32({2048, 2048}), f32({2048, 2048}, {1, 0}),
      f32({2048, 2048}));
  const View v = f32({1000000});
  cases.push_back({"elementwise",
                   "where 1e6",
                   Action::kWhere,
                   v,
                   {{Type::kBool, {1000000}}, v, v}});
  cases.push_back(
      {"elementwise", "fill 1e7", Action::kFill, f32({10000000}), {}});
}

void add_conversions(std::vector<TrafficCase>& cases) {
  const Type kPairs[][2] = {
      {Type::kF32, Type::kBF16}, {Type::kF32, Type::kF16},
      {Type::kBF16, Type::kF32}, {Type::kF16, Type::kF32},
      {Type::kU8, Type::kF32},   {Type::kF32, Type::kI32}};
  for (const auto& [from, to] : kPairs) {
    for (const std::int64_t n : {10000, 10000000}) {
      cases.push_back({"convert",
                       std::string(name_of(from)) + " to " + name_of(to) + " " +
                           size_name(std::size_t(n)),
                       Action::kCopy,
                       {to, {n}},
                       {{from, {n}}}});
    }
  }
}

void add_transposes(std::vector<TrafficCase>& cases) {
  const auto add = [&](const std::string& name, Type type, const Sizes& sizes,
                       const Sizes& order, bool huge = false) {
    Sizes result;
    for (const std::int64_t d : order) result.push_back(sizes[std::size_t(d)]);
    cases.push_back({"copy",
                     name,
                     Action::kCopy,
                     {type, result},
                     {{type, sizes, order}},
                     huge});
  };
  for (const std::int64_t n : {2048, 4096}) {
    const std::string shape = std::to_string(n) + "x" + std::to_string(n);
    add("transpose " + shape + ", huge pages", Type::kF32, {n, n}, {1, 0},
        true);
  }
  add("transpose 512x512", Type::kF32, {512, 512}, {1, 0});
  add("transpose 2049x2049", Type::kF32, {2049, 2049}, {1, 0});
  add("transpose u8 2048x2048", Type::kU8, {2048, 2048}, {1, 0});
  add("transpose bf16 2048x2048", Type::kBF16, {2048, 2048}, {1, 0});
  add("transpose f64 2048x2048", Type::kF64, {2048, 2048}, {1, 0});
  add("NHWC to NCHW (8,56,56,64)", Type::kF32, {8, 56, 56, 64}, {0, 3, 1, 2});
  add("NCHW to NHWC (8,3,224,224)", Type::kF32, {8, 3, 224, 224}, {0, 2, 3, 1});
  add("NHWC to NCHW u8 (8,224,224,3)", Type::kU8, {8, 224, 224, 3},
      {0, 3, 1, 2});
  add("permute(0,2,3,1) (8,128,16,64)", Type::kF32, {8, 128, 16, 64},
      {0, 2, 3, 1});
  add("permute(1,0,3,2) (8,128,16,64)", Type::kF32, {8, 128, 16, 64},
      {1, 0, 3, 2});
  add("permute(2,1,0,3) (8,128,16,64)", Type::kF32, {8, 128, 16, 64},
      {2, 1, 0, 3});
  add("permute(3,2,1,0) (8,128,16,64)", Type::kF32, {8, 128, 16, 64},
      {3, 2, 1, 0});
}

// What repeats after 61 elements is copied in growing pieces.
void repeat(char* data, std::size_t period, std::size_t nbytes) {
  for (std::size_t done = period; done < nbytes;) {
    const std::size_t some = std::min(done, nbytes - done);
    std::memcpy(data + done, data, some);
    done += some;
  }
}

void fill(void* data, Type type, std::size_t nbytes) {
  const std::size_t n = 61;
  for (std::size_t i = 0; i < n; ++i) {
    const int value = int(i * 7 % 61);
    switch (type) {
      case Type::kF32:
        static_cast<float*>(data)[i] = float(value);
        break;
      case Type::kF64:
        static_cast<double*>(data)[i] = value;
        break;
      case Type::kI32:
        static_cast<std::int32_t*>(data)[i] = value;
        break;
      case Type::kU8:
      case Type::kI8:
        static_cast<std::uint8_t*>(data)[i] = std::uint8_t(value);
        break;
      case Type::kBool:
        static_cast<std::uint8_t*>(data)[i] = value % 3 == 0;
        break;
      case Type::kBF16:
        static_cast<std::uint16_t*>(data)[i] = std::uint16_t(0x3f80 + value);
        break;
      case Type::kF16:
        static_cast<std::uint16_t*>(data)[i] = std::uint16_t(0x3c00 + value);
        break;
    }
  }
  repeat(static_cast<char*>(data), n * item_of(type), nbytes);
}

}  // namespace

std::size_t item_of(Type type) {
  constexpr std::size_t kItems[] = {4, 8, 4, 1, 1, 1, 2, 2};
  return kItems[int(type)];
}

const char* name_of(Type type) {
  constexpr const char* kNames[] = {"f32", "f64",  "i32",  "u8",
                                    "i8",  "bool", "bf16", "f16"};
  return kNames[int(type)];
}

std::size_t View::numel() const {
  std::size_t n = 1;
  for (const std::int64_t size : sizes) n *= std::size_t(size);
  return n;
}

std::string size_name(std::size_t n) {
  int zeros = 0;
  for (; n % 10 == 0; n /= 10) ++zeros;
  return std::to_string(n) + "e" + std::to_string(zeros);
}

std::vector<std::size_t> pipeline_sizes() {
  return {100000, 300000, 1000000, 3000000, 10000000, 50000000};
}

std::vector<TrafficCase> traffic_cases() {
  std::vector<TrafficCase> cases;
  add_sums(cases);
  add_rows(cases);
  add_conversions(cases);
  add_transposes(cases);
  return cases;
}

void* traffic_buffer(int slot, const View& view, bool huge_pages) {
  struct Buffer {
    void* base = nullptr;
    std::size_t nbytes = 0;
  };
  static std::map<std::tuple<int, Type, bool>, Buffer> buffers;
  constexpr std::size_t kHuge = std::size_t{2} << 20;
  Buffer& b = buffers[{slot, view.type, huge_pages}];
  const std::size_t wanted = view.numel() * item_of(view.type);
  if (b.nbytes < wanted) {
    if (b.base) munmap(b.base, b.nbytes);
    b.nbytes = (wanted + kHuge - 1) / kHuge * kHuge;
    // Aligned to huge pages either way, so that only the pages differ.
    void* p = mmap(nullptr, b.nbytes + kHuge, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED) {
      std::perror("mmap");
      std::exit(1);
    }
    const auto at = reinterpret_cast<std::uintptr_t>(p);
    b.base = reinterpret_cast<void*>((at + kHuge - 1) / kHuge * kHuge);
    madvise(b.base, b.nbytes, huge_pages ? MADV_HUGEPAGE : MADV_NOHUGEPAGE);
    fill(b.base, view.type, b.nbytes);
  }
  return b.base;
}

}  // namespace bench
