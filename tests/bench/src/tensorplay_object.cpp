// Objects, views and operators on few elements through the C API, in the
// default and in the inference mode. Every call's status is checked, as a
// program does.
#include <initializer_list>

#include "tensorplay_use.h"

namespace bench {
namespace {

using Sizes = std::initializer_list<std::int64_t>;

Tensor zeros(Sizes sizes) {
  Tensor t;
  if (tp_zeros(sizes.begin(), sizes.size(), TP_DTYPE_F32, TP_DEVICE_CPU, 0,
               t.out()) != TP_OK) {
    give_up("tp_zeros");
  }
  return t;
}

class Mode {
 public:
  explicit Mode(std::uint32_t modes) { tp_modes_swap(modes, &before_); }
  Mode(const Mode&) = delete;
  Mode& operator=(const Mode&) = delete;
  ~Mode() { tp_modes_set(before_); }

 private:
  std::uint32_t before_;
};

struct Inputs {
  Tensor x = zeros({4, 8, 16, 32});
  Tensor v = zeros({8});
  Tensor w = zeros({8});
  Tensor e = zeros({4, 1, 16, 1});
  Tensor five = zeros({2, 3, 2, 3, 2});
  Tensor six = zeros({2, 3, 2, 3, 2, 2});
  Tensor big = zeros({1024, 1024});
  Tensor u = zeros({8});
  Tensor thousand = zeros({1000});
  Tensor sums = zeros({1000});
  Tensor column = zeros({3, 1});
  Tensor row = zeros({1, 4});
};

using In = const Inputs&;
using Out = tp_tensor_t**;

// `f` returns a status.
template <class F>
void add_call(const std::string& name, F f) {
  for (const std::uint32_t modes : {0, TP_MODE_INFERENCE}) {
    add("object", name, modes ? "tensorplay-inference" : "tensorplay", 1,
        [f, modes](benchmark::State& state) {
          const Mode mode(modes);
          const Inputs in;
          for (auto _ : state) {
            if (f(in) != TP_OK) return give_up(state);
          }
        });
  }
}

// `f` makes a tensor, which is released.
template <class F>
void add_maker(const std::string& name, F f) {
  add_call(name, [f](In in) {
    tp_tensor_t* out;
    const tp_status_t status = f(in, &out);
    if (status == TP_OK) tp_tensor_release(out);
    return status;
  });
}

template <class F>
void add_getter(const std::string& name, F f) {
  add("object", name, "tensorplay", 1, [f](benchmark::State& state) {
    const Inputs in;
    for (auto _ : state) benchmark::DoNotOptimize(f(in));
  });
}

tp_status_t empty(Sizes sizes, Out out) {
  return tp_empty(sizes.begin(), sizes.size(), TP_DTYPE_F32, TP_DEVICE_CPU, 0,
                  TP_FORMAT_CONTIGUOUS, out);
}

void add_makers() {
  add_maker("create+destroy 8", [](In, Out o) { return empty({8}, o); });
  add_maker("create+destroy 64x64", [](In, Out o) {
    return empty({64, 64}, o);
  });
  add_maker("create+destroy 256x1024", [](In, Out o) {
    return empty({256, 1024}, o);
  });
  add_maker("empty_like", [](In in, Out o) {
    return tp_empty_like(in.x.get(), TP_FORMAT_PRESERVE, o);
  });
  add_maker("zeros 8", [](In, Out o) {
    const std::int64_t sizes[] = {8};
    return tp_zeros(sizes, 1, TP_DTYPE_F32, TP_DEVICE_CPU, 0, o);
  });
  add_maker("clone 8", [](In in, Out o) {
    return tp_clone(in.v.get(), TP_FORMAT_PRESERVE, o);
  });
  add_maker("clone of 4 MiB", [](In in, Out o) {
    return tp_clone(in.big.get(), TP_FORMAT_PRESERVE, o);
  });
}

void add_views() {
  add_maker("select",
            [](In in, Out o) { return tp_select(in.x.get(), 1, 3, o); });
  add_maker("slice",
            [](In in, Out o) { return tp_slice(in.x.get(), 1, 1, 7, 2, o); });
  add_maker("narrow",
            [](In in, Out o) { return tp_narrow(in.x.get(), 1, 1, 4, o); });
  add_maker("transpose",
            [](In in, Out o) { return tp_transpose(in.x.get(), 1, 2, o); });
  add_maker("permute", [](In in, Out o) {
    const std::int64_t dims[] = {0, 2, 3, 1};
    return tp_permute(in.x.get(), dims, 4, o);
  });
  add_maker("view", [](In in, Out o) {
    const std::int64_t sizes[] = {32, 512};
    return tp_view(in.x.get(), sizes, 2, o);
  });
  add_maker("reshape", [](In in, Out o) {
    const std::int64_t sizes[] = {32, 512};
    return tp_reshape(in.x.get(), sizes, 2, o);
  });
  add_maker("expand", [](In in, Out o) {
    const std::int64_t sizes[] = {4, 8, 16, 32};
    return tp_expand(in.e.get(), sizes, 4, o);
  });
  add_maker("as_strided", [](In in, Out o) {
    const std::int64_t sizes[] = {4, 8}, strides[] = {4096, 512};
    return tp_as_strided(in.x.get(), sizes, strides, 2, TP_OFFSET_KEEP, o);
  });
  add_maker("unsqueeze",
            [](In in, Out o) { return tp_unsqueeze(in.x.get(), 0, o); });
  add_maker("contiguous, no-op", [](In in, Out o) {
    return tp_contiguous(in.x.get(), TP_FORMAT_CONTIGUOUS, o);
  });
  add_maker("detach", [](In in, Out o) { return tp_detach(in.x.get(), o); });
  add_maker("transpose, rank 5",
            [](In in, Out o) { return tp_transpose(in.five.get(), 1, 3, o); });
  add_maker("transpose, rank 6",
            [](In in, Out o) { return tp_transpose(in.six.get(), 1, 3, o); });
  add_maker("view of 4 MiB", [](In in, Out o) {
    const std::int64_t sizes[] = {1 << 20};
    return tp_view(in.big.get(), sizes, 1, o);
  });
}

void add_operators() {
  add_call("add 8, given result", [](In in) {
    return tp_add_out(in.v.get(), in.w.get(), in.u.get());
  });
  add_call("add 1000, given result", [](In in) {
    return tp_add_out(in.thousand.get(), in.thousand.get(), in.sums.get());
  });
  add_maker("add 8",
            [](In in, Out o) { return tp_add(in.v.get(), in.w.get(), o); });
  add_maker("add (3,1) and (1,4)", [](In in, Out o) {
    return tp_add(in.column.get(), in.row.get(), o);
  });
}

void add_others() {
  add_call("retain+release", [](In in) {
    tp_tensor_release(tp_tensor_retain(in.x.get()));
    return TP_OK;
  });
  add_call("copy 8",
           [](In in) { return tp_copy_inplace(in.w.get(), in.v.get()); });
  add_call("item", [](In in) {
    tp_tensor_t* element;
    tp_status_t status = tp_select(in.v.get(), 0, 0, &element);
    if (status != TP_OK) return status;
    tp_scalar_t value;
    status = tp_tensor_item(element, &value);
    benchmark::DoNotOptimize(value);
    tp_tensor_release(element);
    return status;
  });
  add_getter("rank", [](In in) { return tp_tensor_rank(in.x.get()); });
  add_getter("data", [](In in) { return tp_tensor_data(in.x.get()); });
  add_getter("data of the storage", [](In in) {
    return tp_storage_data(tp_tensor_storage(in.x.get()));
  });
}

}  // namespace

void add_tensorplay_objects() {
  add_makers();
  add_views();
  add_operators();
  add_others();
}

}  // namespace bench
