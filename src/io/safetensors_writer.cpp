#include "io/safetensors_writer.h"

#include <algorithm>
#include <charconv>
#include <cstring>

#include "core/overflow.h"
#include "io/alignment.h"
#include "io/excerpt.h"
#include "io/little_endian.h"
#include "io/pod_array.h"
#include "io/row_major.h"
#include "io/safetensors_header.h"
#include "io/utf8.h"

namespace tp {

namespace {

constexpr char kMetadata[] = "__metadata__";

// The header's text.
class Json {
 public:
  Json& put(const char* text) {
    text_.append(text, std::strlen(text));
    return *this;
  }
  Json& put(uint64_t number) {
    char digits[24];
    *std::to_chars(digits, digits + sizeof(digits) - 1, number).ptr = '\0';
    return put(digits);
  }
  Json& put_list(const char* open, Dims numbers, const char* close) {
    put(open);
    for (size_t i = 0; i < numbers.size(); ++i) {
      put(i == 0 ? "" : ",").put(static_cast<uint64_t>(numbers[i]));
    }
    return put(close);
  }
  Json& put_string(const char* text) {
    put("\"");
    for (; *text != '\0'; ++text) put_character(*text);
    return put("\"");
  }
  Json& pad(size_t alignment) {
    while (text_.size() % alignment != 0) text_.push_back(' ');
    return *this;
  }
  const char* data() const noexcept { return text_.data(); }
  size_t size() const noexcept { return text_.size(); }

 private:
  void put_character(char c) {
    if (c == '"' || c == '\\') {
      text_.push_back('\\');
      text_.push_back(c);
    } else if (static_cast<unsigned char>(c) < 0x20) {
      constexpr char kDigits[] = "0123456789abcdef";
      put("\\u00");
      text_.push_back(kDigits[c >> 4]);
      text_.push_back(kDigits[c & 15]);
    } else {
      text_.push_back(c);
    }
  }

  PodArray<char> text_;
};

struct Range {
  uint64_t begin;
  uint64_t end;
};

// Where each tensor's bytes lie in the data, and the order that they lie in.
struct Plan {
  PodArray<Range> ranges;
  PodArray<uint32_t> order;
};

void make_plan(const ByteSink& sink, const NamedTensors& tensors, Plan& plan) {
  plan.ranges.resize(tensors.count);
  plan.order.resize(tensors.count);
  for (size_t i = 0; i < tensors.count; ++i) {
    plan.order[i] = static_cast<uint32_t>(i);
  }
  const auto alignment = [&](uint32_t i) {
    return element_alignment(tensors.tensors[i]->dtype());
  };
  std::sort(plan.order.begin(), plan.order.end(), [&](uint32_t a, uint32_t b) {
    return alignment(a) != alignment(b) ? alignment(a) > alignment(b) : a < b;
  });
  uint64_t at = 0;
  for (const uint32_t i : plan.order) {
    Range& range = plan.ranges[i];
    range.begin = at;
    if (!checked_add(at, uint64_t{tensors.tensors[i]->nbytes()}, &at)) {
      sink.refuse(TP_ERROR_OVERFLOW, "the tensors' bytes overflow 64 bits");
    }
    range.end = at;
  }
}

void put_metadata(Json& json, const Metadata& metadata) {
  json.put("\"").put(kMetadata).put("\":{");
  for (size_t i = 0; i < metadata.count; ++i) {
    json.put(i == 0 ? "" : ",").put_string(metadata.keys[i]);
    json.put(":").put_string(metadata.values[i]);
  }
  json.put("}");
}

void put_tensor(Json& json, const char* name, const TensorImpl& tensor,
                const Range& range) {
  json.put_string(name).put(":{\"dtype\":\"");
  json.put(find_safetensors_type(tensor.dtype())->name);
  json.put_list("\",\"shape\":[", tensor.sizes(), "],\"data_offsets\":[");
  json.put(range.begin).put(",").put(range.end).put("]}");
}

void check(const ByteSink& sink, const NamedTensors& tensors,
           const Metadata& metadata) {
  check_names(sink, "tensor name", tensors.names, tensors.count);
  check_names(sink, "__metadata__ key", metadata.keys, metadata.count);
  for (size_t i = 0; i < metadata.count; ++i) {
    const char* value = metadata.values[i];
    if (!is_utf8(value, std::strlen(value))) {
      sink.refuse(TP_ERROR_ARGUMENT,
                  "the __metadata__ value of '%s' is not "
                  "UTF-8",
                  excerpt(metadata.keys[i]).text);
    }
  }
  for (size_t i = 0; i < tensors.count; ++i) {
    if (std::strcmp(tensors.names[i], kMetadata) == 0) {
      sink.refuse(TP_ERROR_ARGUMENT, "a tensor cannot have the name %s",
                  kMetadata);
    }
    const DType dtype = tensors.tensors[i]->dtype();
    if (find_safetensors_type(dtype) == nullptr) {
      sink.refuse(TP_ERROR_DTYPE,
                  "tensor '%s': safetensors has no element type for %s",
                  excerpt(tensors.names[i]).text, dtype_name(dtype));
    }
  }
}

}  // namespace

void write_safetensors(ByteSink& sink, const NamedTensors& tensors,
                       const Metadata& metadata) {
  check(sink, tensors, metadata);
  Plan plan;
  make_plan(sink, tensors, plan);
  Json json;
  json.put("{");
  if (metadata.count != 0) put_metadata(json, metadata);
  for (size_t i = 0; i < tensors.count; ++i) {
    json.put(i == 0 && metadata.count == 0 ? "" : ",");
    put_tensor(json, tensors.names[i], *tensors.tensors[i], plan.ranges[i]);
  }
  json.put("}").pad(kSafetensorsLengthBytes);
  if (json.size() > kMaxSafetensorsHeader) {
    sink.refuse(TP_ERROR_OVERFLOW,
                "the header of %zu bytes is above the format's limit of %llu",
                json.size(),
                static_cast<unsigned long long>(kMaxSafetensorsHeader));
  }
  unsigned char length[kSafetensorsLengthBytes];
  put_little(length, uint64_t{json.size()});
  sink.write(length, sizeof(length));
  sink.write(json.data(), json.size());
  for (const uint32_t i : plan.order) {
    write_row_major(sink, *tensors.tensors[i]);
  }
}

}  // namespace tp
