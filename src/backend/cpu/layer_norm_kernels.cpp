// Kernels of layer_norm.
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"
#include "core/parallel.h"

namespace tp {

namespace {

constexpr int64_t kBlock = 512;

// The sum of a block: lane by lane, then in double. The order depends on n
// alone.
template <class L>
double sum_block(const L* terms, int64_t n) {
  constexpr int64_t kLanes = 32;
  L lanes[kLanes] = {};
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) {
    for (int64_t k = 0; k < kLanes; ++k) lanes[k] += terms[i + k];
  }
  for (int64_t k = 0; i < n; ++i, ++k) lanes[k] += terms[i];
  double sum = 0;
  for (int64_t k = 0; k < kLanes; ++k) sum += static_cast<double>(lanes[k]);
  return sum;
}

// Elements of one row, or of what is the same for all rows, as L.
template <class T, class L>
class RowOf {
 public:
  // nullptr: a number stands for all elements.
  explicit RowOf(const unsigned char* row) : row_(row) {}
  bool is_there() const { return row_ != nullptr; }
  void load_block(int64_t first, int64_t n, L* to) const {
    for (int64_t i = 0; i < n; ++i) {
      to[i] = convert<L>(
          load<T>(row_ + (first + i) * static_cast<int64_t>(sizeof(T))));
    }
  }

 private:
  const unsigned char* row_;
};

template <class T>
class NormalizedRows {
 public:
  using L = LoopType<T>;
  using Row = RowOf<T, L>;

  explicit NormalizedRows(const KernelCall& call)
      : n_(call.operands[0].sizes[1]),
        epsilon_(call.attributes[0].real),
        weight_(row_of(call, 2)),
        bias_(row_of(call, 3)) {}

  void run(unsigned char* out, const unsigned char* from) const {
    const Row row(from);
    const L mean = static_cast<L>(total(row, [](L x) { return x; }) /
                                  static_cast<double>(n_));
    const double variance = mean_square(row, mean);
    const L scale = static_cast<L>(1 / __builtin_sqrt(variance + epsilon_));
    for_each([&](int64_t first, int64_t n) {
      alignas(64) L x[kBlock];
      alignas(64) L other[kBlock];
      row.load_block(first, n, x);
      for (int64_t i = 0; i < n; ++i) x[i] = (x[i] - mean) * scale;
      if (weight_.is_there()) {
        weight_.load_block(first, n, other);
        for (int64_t i = 0; i < n; ++i) x[i] *= other[i];
      }
      if (bias_.is_there()) {
        bias_.load_block(first, n, other);
        for (int64_t i = 0; i < n; ++i) x[i] += other[i];
      }
      for (int64_t i = 0; i < n; ++i) {
        store<T>(out + (first + i) * static_cast<int64_t>(sizeof(T)),
                 convert<T>(x[i]));
      }
    });
  }

 private:
  static Row row_of(const KernelCall& call, uint32_t k) {
    const bool is_number = (call.host_operands >> k & 1) != 0;
    return Row(is_number
                   ? nullptr
                   : static_cast<const unsigned char*>(call.operands[k].data));
  }

  // Of how far elements are from their mean. Where squares are too large or too
  // small for L, they are made in double.
  double mean_square(const Row& row, L mean) const {
    constexpr double kFew = 0x1p-100, kMost = 0x1p+100;
    const auto count = static_cast<double>(n_);
    const double squares =
        total(row, [mean](L x) { return (x - mean) * (x - mean); }) / count;
    if (std::is_same_v<L, double> || (squares >= kFew && squares <= kMost)) {
      return squares;
    }
    double sum = 0;
    for_each([&](int64_t first, int64_t n) {
      alignas(64) L x[kBlock];
      row.load_block(first, n, x);
      for (int64_t i = 0; i < n; ++i) {
        const double apart =
            static_cast<double>(x[i]) - static_cast<double>(mean);
        sum += apart * apart;
      }
    });
    return sum / count;
  }

  template <class Visit>
  void for_each(Visit visit) const {
    for (int64_t first = 0; first < n_; first += kBlock) {
      visit(first, n_ - first < kBlock ? n_ - first : kBlock);
    }
  }

  template <class Term>
  double total(const Row& row, Term term) const {
    double sum = 0;
    for_each([&](int64_t first, int64_t n) {
      alignas(64) L x[kBlock];
      row.load_block(first, n, x);
      for (int64_t i = 0; i < n; ++i) x[i] = term(x[i]);
      sum += sum_block(x, n);
    });
    return sum;
  }

  int64_t n_;
  double epsilon_;
  Row weight_;
  Row bias_;
};

struct LayerNorm {
  template <class T>
  static void kernel(KernelCall& call) {
    const NormalizedRows<T> rows(call);
    const KernelOperand& out = call.operands[0];
    const KernelOperand& from = call.operands[1];
    for (int64_t i = 0; i < out.sizes[0]; ++i) {
      rows.run(
          static_cast<unsigned char*>(out.data) + i * out.strides[0],
          static_cast<const unsigned char*>(from.data) + i * from.strides[0]);
    }
  }
};

}  // namespace

void register_layer_norm_kernels(RegisterKernelFn add) {
  put_kernels<Op::kLayerNorm, LayerNorm>(add);
}

}  // namespace tp
