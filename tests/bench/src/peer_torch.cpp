// libtorch through its C++ API: objects, views and small operators, in its
// normal and in its inference mode, strided copies, and its CPU allocator.
#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <c10/core/CPUAllocator.h>
#include <c10/core/InferenceMode.h>
#include <torch/csrc/api/include/torch/version.h>

#include <optional>

#include "alloc_cases.h"
#include "copy_cases.h"
#include "matrix_cases.h"

namespace bench {
namespace {

struct Inputs {
  at::Tensor x = at::zeros({4, 8, 16, 32});
  at::Tensor v = at::zeros({8});
  at::Tensor w = at::zeros({8});
  at::Tensor e = at::zeros({4, 1, 16, 1});
  at::Tensor five = at::zeros({2, 3, 2, 3, 2});
  at::Tensor six = at::zeros({2, 3, 2, 3, 2, 2});
  at::Tensor big = at::zeros({1024, 1024});
  mutable at::Tensor u = at::zeros({8});
  at::Tensor thousand = at::zeros({1000});
  mutable at::Tensor sums = at::zeros({1000});
  at::Tensor column = at::zeros({3, 1});
  at::Tensor row = at::zeros({1, 4});
};

template <class F>
void add_object(const std::string& name, F f) {
  for (const bool inference : {false, true}) {
    add("object", name, inference ? "libtorch-inference" : "libtorch", 1,
        [f, inference](benchmark::State& state) {
          at::set_num_threads(1);
          std::optional<c10::InferenceMode> mode;
          if (inference) mode.emplace();
          const Inputs in;
          for (auto _ : state) {
            auto result = f(in);
            benchmark::DoNotOptimize(result);
          }
        });
  }
}

using In = const Inputs&;

void add_objects() {
  add_object("create+destroy 8", [](In) { return at::empty({8}); });
  add_object("create+destroy 64x64", [](In) { return at::empty({64, 64}); });
  add_object("create+destroy 256x1024", [](In) {
    return at::empty({256, 1024});
  });
  add_object("empty_like", [](In in) { return at::empty_like(in.x); });
  add_object("zeros 8", [](In) { return at::zeros({8}); });
  add_object("retain+release", [](In in) { return at::Tensor(in.x); });
  add_object("select", [](In in) { return in.x.select(1, 3); });
  add_object("slice", [](In in) { return in.x.slice(1, 1, 7, 2); });
  add_object("narrow", [](In in) { return in.x.narrow(1, 1, 4); });
  add_object("transpose", [](In in) { return in.x.transpose(1, 2); });
  add_object("permute", [](In in) { return in.x.permute({0, 2, 3, 1}); });
  add_object("view", [](In in) { return in.x.view({32, 512}); });
  add_object("reshape", [](In in) { return in.x.reshape({32, 512}); });
  add_object("expand", [](In in) { return in.e.expand({4, 8, 16, 32}); });
  add_object("as_strided", [](In in) {
    return in.x.as_strided({4, 8}, {4096, 512});
  });
  add_object("unsqueeze", [](In in) { return in.x.unsqueeze(0); });
  add_object("contiguous, no-op", [](In in) { return in.x.contiguous(); });
  add_object("detach", [](In in) { return in.x.detach(); });
  add_object("clone 8", [](In in) { return in.v.clone(); });
  add_object("copy 8", [](In in) {
    in.w.copy_(in.v);
    return 0;
  });
  add_object("item", [](In in) { return in.v.select(0, 0).item(); });
  add_object("transpose, rank 5",
             [](In in) { return in.five.transpose(1, 3); });
  add_object("transpose, rank 6", [](In in) { return in.six.transpose(1, 3); });
  add_object("view of 4 MiB", [](In in) { return in.big.view({1 << 20}); });
  add_object("clone of 4 MiB", [](In in) { return in.big.clone(); });
}

void add_operators() {
  add_object("add 8, given result", [](In in) {
    at::add_out(in.u, in.v, in.w);
    return 0;
  });
  add_object("add 1000, given result", [](In in) {
    at::add_out(in.sums, in.thousand, in.thousand);
    return 0;
  });
  add_object("add 8", [](In in) { return at::add(in.v, in.w); });
  add_object("add (3,1) and (1,4)",
             [](In in) { return at::add(in.column, in.row); });
}

void add_copies() {
  for (const CopyCase& c : copy_cases()) {
    const auto source = [c] {
      return at::from_blob(buffer(0, c.numel()), c.sizes).permute(c.order);
    };
    const auto run = [c, source](bool fresh) {
      return [c, source, fresh](benchmark::State& state) {
        at::set_num_threads(1);
        c10::InferenceMode mode;
        const at::Tensor from = source();
        const at::Tensor to = at::from_blob(buffer(1, c.numel()), from.sizes());
        to.copy_(from);
        for (auto _ : state) {
          if (fresh) {
            auto result = from.clone(at::MemoryFormat::Contiguous);
            benchmark::DoNotOptimize(result);
          } else {
            to.copy_(from);
          }
        }
      };
    };
    add("copy", c.name, "libtorch-out", 1, run(false));
    add("copy", c.name, "libtorch-new", 1, run(true));
  }
}

void add_matrices() {
  const auto add_case = [](const MatrixCase& c, at::ScalarType dtype) {
    add("matrix", c.name, "libtorch-out", 1,
        [c, dtype](benchmark::State& state) {
          at::set_num_threads(1);
          c10::InferenceMode mode;
          const at::Tensor a =
              at::from_blob(buffer(0, c.left()), {c.batch, c.rows, c.depth})
                  .to(dtype);
          const at::Tensor b =
              at::from_blob(buffer(1, c.right()), {c.batch, c.depth, c.columns},
                            {std::int64_t(c.depth * c.columns), c.row_stride(),
                             c.column_stride()})
                  .to(dtype);
          at::Tensor out =
              at::from_blob(buffer(2, c.result()), {c.batch, c.rows, c.columns})
                  .to(dtype);
          const bool is_one = c.batch == 1;
          const at::Tensor x = is_one ? a.squeeze(0) : a;
          const at::Tensor y = is_one ? b.squeeze(0) : b;
          at::Tensor z = is_one ? out.squeeze(0) : out;
          at::matmul_out(z, x, y);
          for (auto _ : state) at::matmul_out(z, x, y);
        });
  };
  for (const MatrixCase& c : matrix_cases()) add_case(c, at::kFloat);
  for (const MatrixCase& c : vector_cases()) add_case(c, at::kFloat);
  add_case(small_float_case(), at::kBFloat16);
}

struct C10 {
  c10::Allocator* allocator = c10::GetCPUAllocator();
  void allocate(std::size_t nbytes, Block& block) const {
    block.data = allocator->raw_allocate(nbytes);
  }
  void release(const Block& block, std::size_t) const {
    allocator->raw_deallocate(block.data);
  }
};

}  // namespace

void add_torch() {
  benchmark::AddCustomContext("libtorch", TORCH_VERSION);
  add_alloc_cases("c10", C10{});
  add_objects();
  add_operators();
  add_copies();
  add_matrices();
}

}  // namespace bench
