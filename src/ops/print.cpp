#include "ops/print.h"

#include <algorithm>
#include <cmath>

#include "core/scalar.h"
#include "ops/copy.h"

namespace tp {

namespace {

// The form's constants: width of a line, elements that are not summarised,
// elements kept at each end of a summarised dimension, digits after the point.
// And one of our own: what summarising leaves grows with the power of the rank,
// so beyond this many elements outer dimensions show their first slice alone.
constexpr int64_t kLineWidth = 80;
constexpr int64_t kThreshold = 1000;
constexpr int64_t kEdge = 3;
constexpr int64_t kMostShown = 65536;
constexpr int kPrecision = 4;
constexpr char kPrefix[] = "tensor(";
constexpr size_t kIndent = sizeof(kPrefix) - 1;

struct Number {
  char text[64];
  size_t length;
};

// How the numbers of one tensor (or its real, or imaginary parts) are written:
// all alike, as wide as the widest.
class Format {
 public:
  // First all finite values that are not 0 are shown, then done() decides.
  void see(double value) noexcept {
    if (!std::isfinite(value) || value == 0) return;
    const double size = std::abs(value);
    smallest_ = any_ ? std::min(smallest_, size) : size;
    largest_ = any_ ? std::max(largest_, size) : size;
    whole_ = whole_ && value == std::ceil(value);
    any_ = true;
  }
  void done() noexcept {
    scientific_ = any_ && (largest_ / smallest_ > 1000 || largest_ > 1e8 ||
                           (!whole_ && smallest_ < 1e-4));
  }
  // Then the width of each is taken.
  void measure(double value) noexcept {
    if (std::isfinite(value) && value != 0) {
      width_ = std::max(width_, write(value).length);
    }
  }
  void measure_length(size_t length) noexcept {
    width_ = std::max(width_, length);
  }

  size_t width() const noexcept { return width_; }

  Number write(double value) const noexcept {
    Number out;
    char* const end = out.text + sizeof(out.text);
    char* at = out.text;
    if (std::isnan(value)) {
      at = std::copy_n("nan", 3, at);
    } else if (std::isinf(value)) {
      at = value < 0 ? std::copy_n("-inf", 4, at) : std::copy_n("inf", 3, at);
    } else if (scientific_) {
      at = std::to_chars(at, end, value, std::chars_format::scientific,
                         kPrecision)
               .ptr;
    } else if (whole_) {
      at = std::to_chars(at, end, value, std::chars_format::fixed, 0).ptr;
      *at++ = '.';
    } else {
      at = std::to_chars(at, end, value, std::chars_format::fixed, kPrecision)
               .ptr;
    }
    out.length = static_cast<size_t>(at - out.text);
    return out;
  }

 private:
  bool any_ = false;
  bool whole_ = true;
  bool scientific_ = false;
  double smallest_ = 0;
  double largest_ = 0;
  size_t width_ = 1;
};

class Printer {
 public:
  Printer(const TensorImpl& tensor, TextWriter& text) noexcept
      : tensor_(tensor), text_(text), kind_(dtype_kind(tensor.dtype())) {
    const bool summarize = tensor.numel() > kThreshold;
    int64_t total = 1;
    for (size_t dim = tensor.rank(); dim-- > 0;) {
      Shown& shown = shown_[dim];
      const int64_t size = tensor.size(dim);
      shown =
          summarize && size > 2 * kEdge ? Shown{kEdge, kEdge} : Shown{size, 0};
      if (total * (shown.front + shown.back) > kMostShown) shown = {1, 0};
      total *= shown.front + shown.back;
    }
  }

  void print() {
    for_each_shown(0, tensor_.offset(), [&](const tp_scalar_t& value) {
      real_.see(value.real);
      imag_.see(value.imag);
    });
    real_.done();
    imag_.done();
    for_each_shown(0, tensor_.offset(), [&](const tp_scalar_t& value) {
      if (kind_ < TP_KIND_FLOAT) {
        real_.measure_length(write_integer(value).length);
      } else {
        real_.measure(value.real);
        imag_.measure(value.imag);
      }
    });
    print_dim(0, tensor_.offset(), kIndent);
  }

  // Where the last line begins in the whole text.
  size_t line_start() const noexcept { return line_start_; }
  bool broke_line() const noexcept { return broke_line_; }

 private:
  // How many at each end of a dimension.
  struct Shown {
    int64_t front;
    int64_t back;
  };

  bool is_cut(size_t dim) const noexcept {
    return shown_[dim].front + shown_[dim].back < tensor_.size(dim);
  }
  // Where it goes on behind the cut.
  int64_t back_of(size_t dim) const noexcept {
    return tensor_.size(dim) - shown_[dim].back;
  }

  tp_scalar_t value_at(int64_t position) const noexcept {
    return load_scalar(tensor_.dtype(), tensor_.element_at(position));
  }

  template <class F>
  void for_each_shown(size_t dim, int64_t position, F&& visit) {
    if (dim == tensor_.rank()) {
      visit(value_at(position));
      return;
    }
    const auto visit_range = [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        for_each_shown(dim + 1, position + i * tensor_.stride(dim), visit);
      }
    };
    visit_range(0, shown_[dim].front);
    visit_range(back_of(dim), tensor_.size(dim));
  }

  Number write_integer(const tp_scalar_t& value) const noexcept {
    Number out;
    if (kind_ == TP_KIND_BOOL) {
      const char* word = value.integer != 0 ? "True" : "False";
      out.length = std::strlen(word);
      std::memcpy(out.text, word, out.length);
      return out;
    }
    char* const end = out.text + sizeof(out.text);
    const char* at =
        value.dtype == TP_DTYPE_U64
            ? std::to_chars(out.text, end, static_cast<uint64_t>(value.integer))
                  .ptr
            : std::to_chars(out.text, end, value.integer).ptr;
    out.length = static_cast<size_t>(at - out.text);
    return out;
  }

  void put_padded(const Number& number, size_t width) {
    if (number.length < width) text_.repeat(' ', width - number.length);
    text_.put(number.text, number.length);
  }

  void put_value(int64_t position) {
    const tp_scalar_t value = value_at(position);
    if (kind_ < TP_KIND_FLOAT) {
      put_padded(write_integer(value), real_.width());
      return;
    }
    put_padded(real_.write(value.real), real_.width());
    if (kind_ == TP_KIND_COMPLEX) {
      const Number imag = imag_.write(value.imag);
      if (imag.text[0] != '-') text_.put('+');
      text_.put(imag.text, imag.length).put('j');
    }
  }

  void new_line(size_t indent) {
    broke_line_ = true;
    line_start_ = text_.put('\n').length();
    text_.repeat(' ', indent);
  }

  void print_dim(size_t dim, int64_t position, size_t indent) {
    if (dim == tensor_.rank()) {
      put_value(position);
    } else if (dim + 1 == tensor_.rank()) {
      print_row(dim, position, indent);
    } else {
      print_slices(dim, position, indent);
    }
  }

  // The innermost dimension: as many elements a line as fit.
  void print_row(size_t dim, int64_t position, size_t indent) {
    size_t width = real_.width() + 2;
    if (kind_ == TP_KIND_COMPLEX) width += imag_.width() + 1;
    const int64_t room = kLineWidth - static_cast<int64_t>(indent);
    const int64_t in_line =
        std::max<int64_t>(1, room / static_cast<int64_t>(width));
    const int64_t size = tensor_.size(dim);
    const int64_t front = shown_[dim].front;
    const bool cut = is_cut(dim);
    const int64_t shown = cut ? front + 1 + shown_[dim].back : size;
    text_.put('[');
    for (int64_t place = 0; place < shown; ++place) {
      if (place != 0) {
        text_.put(',');
        if (place % in_line == 0) {
          new_line(indent + 1);
        } else {
          text_.put(' ');
        }
      }
      if (cut && place == front) {
        text_.put(" ...");
        continue;
      }
      const int64_t i = cut && place > front ? size - shown + place : place;
      put_value(position + i * tensor_.stride(dim));
    }
    text_.put(']');
  }

  void print_slices(size_t dim, int64_t position, size_t indent) {
    const auto print_range = [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        if (i != 0) separate(dim, indent);
        print_dim(dim + 1, position + i * tensor_.stride(dim), indent + 1);
      }
    };
    text_.put('[');
    print_range(0, shown_[dim].front);
    if (is_cut(dim)) {
      separate(dim, indent);
      text_.put("...");
    }
    print_range(back_of(dim), tensor_.size(dim));
    text_.put(']');
  }

  // Slices of n dimensions stand n lines apart.
  void separate(size_t dim, size_t indent) {
    text_.put(',');
    for (size_t d = dim + 2; d < tensor_.rank(); ++d) text_.put('\n');
    new_line(indent + 1);
  }

  const TensorImpl& tensor_;
  TextWriter& text_;
  const int32_t kind_;
  Shown shown_[TP_MAX_RANK];
  Format real_;
  Format imag_;
  size_t line_start_ = 0;
  bool broke_line_ = false;
};

}  // namespace

void print_tensor(const TensorImpl& tensor, TextWriter& text) {
  // Elements are read here: another device's come to the host first.
  const Tensor host = host_tensor(tensor);
  const TensorImpl& source = *host;
  const size_t start = text.length();
  text.put(kPrefix);
  const bool empty = source.numel() == 0;
  size_t last_line = 0;
  if (empty) {
    text.put("[]");
    last_line = text.length() - start + 2;
  } else {
    Printer printer(source, text);
    printer.print();
    // Two more than there are on the first line, as the form counts them.
    last_line = text.length() + 2 -
                (printer.broke_line() ? printer.line_start() : start);
  }
  const auto suffix = [&](const char* name, auto put_value) {
    TextWriter measured(nullptr, 0);
    measured.put(name);
    put_value(measured);
    const size_t length = measured.length();
    if (last_line + length + 2 > static_cast<size_t>(kLineWidth)) {
      text.put(",\n").repeat(' ', kIndent);
      last_line = kIndent + length;
    } else {
      text.put(", ");
      last_line += length + 2;
    }
    text.put(name);
    put_value(text);
  };
  if (empty && source.rank() != 1) {
    suffix("size=", [&](TextWriter& to) { to.put_shape(source.sizes()); });
  }
  const DType dtype = source.dtype();
  const bool is_default =
      dtype == DType::kF32 ||
      (!empty && (dtype == DType::kI64 || dtype == DType::kBOOL));
  if (!is_default) {
    suffix("dtype=", [&](TextWriter& to) { to.put(dtype_name(dtype)); });
  }
  text.put(')');
}

void put_layout(const TensorImpl& tensor, TextWriter& text) noexcept {
  text.put("shape=").put_shape(tensor.sizes());
  text.put(", strides=").put_shape(tensor.strides());
  text.put(", offset=").put(tensor.offset());
  text.put(", contiguous=").put(tensor.is_contiguous() ? '1' : '0');
}

}  // namespace tp
