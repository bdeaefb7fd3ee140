// Products of matrices by OpenBLAS, BLIS and oneDNN, those that are there.
#include <dlfcn.h>

#include "matrix_cases.h"

#ifdef BENCH_HAVE_DNNL
#include <oneapi/dnnl/dnnl.hpp>
#endif

namespace bench {
namespace {

// cblas_sgemm, with the values of CBLAS for row-major and not transposed.
constexpr int kRowMajor = 101, kPlain = 111;
using Sgemm = void (*)(int, int, int, int, int, int, float, const float*, int,
                       const float*, int, float, float*, int);

void add_blas(const char* peer, const char* library, const char* set_threads) {
  // Each in a scope of its own: they define the same names.
  void* handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  const auto sgemm = reinterpret_cast<Sgemm>(dlsym(handle, "cblas_sgemm"));
  if (const auto set =
          reinterpret_cast<void (*)(int)>(dlsym(handle, set_threads))) {
    set(1);
  }
  if (!sgemm) return;
  for (const MatrixCase& c : matrix_cases()) {
    add_op("matrix", c.name, peer, [c, sgemm] {
      const float* a = buffer(0, c.numel());
      const float* b = buffer(1, c.numel());
      float* out = buffer(2, c.numel());
      const int n = int(c.size);
      return [=] {
        sgemm(kRowMajor, kPlain, kPlain, n, n, n, 1, a, n, b, n, 0, out, n);
      };
    });
  }
}

#ifdef BENCH_HAVE_DNNL
void add_dnnl() {
  using namespace dnnl;
  for (const MatrixCase& c : matrix_cases()) {
    add_op("matrix", c.name, "onednn-sgemm", [c] {
      const float* a = buffer(0, c.numel());
      const float* b = buffer(1, c.numel());
      float* out = buffer(2, c.numel());
      const dnnl_dim_t n = c.size;
      return [=] { dnnl_sgemm('N', 'N', n, n, n, 1, a, n, b, n, 0, out, n); };
    });
    add_op("matrix", c.name, "onednn-matmul", [c] {
      const engine cpu(engine::kind::cpu, 0);
      const memory::desc shape({c.size, c.size}, memory::data_type::f32,
                               memory::format_tag::ab);
      const matmul primitive(
          matmul::primitive_desc(matmul::desc(shape, shape, shape), cpu));
      const memory a(shape, cpu, buffer(0, c.numel()));
      const memory b(shape, cpu, buffer(1, c.numel()));
      const memory out(shape, cpu, buffer(2, c.numel()));
      stream queue(cpu);
      return [=]() mutable {
        primitive.execute(
            queue,
            {{DNNL_ARG_SRC, a}, {DNNL_ARG_WEIGHTS, b}, {DNNL_ARG_DST, out}});
        queue.wait();
      };
    });
  }
}
#endif

}  // namespace

void add_matrix_peers() {
  add_blas("openblas", "libopenblas.so.0", "openblas_set_num_threads");
  add_blas("blis", "libblis.so.4", "bli_thread_set_num_threads");
#ifdef BENCH_HAVE_DNNL
  add_dnnl();
#endif
}

}  // namespace bench
