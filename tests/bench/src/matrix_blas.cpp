// Products of matrices by OpenBLAS, BLIS and oneDNN, those that are there.
#include <dlfcn.h>

#include "matrix_cases.h"

#ifdef BENCH_HAVE_DNNL
#include <oneapi/dnnl/dnnl.hpp>
#endif

namespace bench {
namespace {

// With the values of CBLAS for row-major, not transposed and transposed.
constexpr int kRowMajor = 101, kPlain = 111, kTransposed = 112;
using Sgemm = void (*)(int, int, int, int, int, int, float, const float*, int,
                       const float*, int, float, float*, int);
using Sgemv = void (*)(int, int, int, int, float, const float*, int,
                       const float*, int, float, float*, int);
using Sdot = float (*)(int, const float*, int, const float*, int);

struct Blas {
  Sgemm sgemm;
  Sgemv sgemv;
  Sdot sdot;
};

// One product, by the function that is made for its shape.
void multiply(const Blas& blas, const MatrixCase& c, const float* a,
              const float* b, float* out) {
  const int m = int(c.rows), k = int(c.depth), n = int(c.columns);
  if (m == 1 && n == 1) {
    *out = blas.sdot(k, a, 1, b, 1);
  } else if (n == 1) {
    blas.sgemv(kRowMajor, kPlain, m, k, 1, a, k, b, 1, 0, out, 1);
  } else if (m == 1 && c.turned) {
    blas.sgemv(kRowMajor, kPlain, n, k, 1, b, k, a, 1, 0, out, 1);
  } else if (m == 1) {
    blas.sgemv(kRowMajor, kTransposed, k, n, 1, b, n, a, 1, 0, out, 1);
  } else {
    blas.sgemm(kRowMajor, kPlain, kPlain, m, n, k, 1, a, k, b, n, 0, out, n);
  }
}

void add_blas(const char* peer, const char* library, const char* set_threads) {
  // Each in a scope of its own: they define the same names.
  void* handle = dlopen(library, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
  if (!handle) return;
  const Blas blas = {
      reinterpret_cast<Sgemm>(dlsym(handle, "cblas_sgemm")),
      reinterpret_cast<Sgemv>(dlsym(handle, "cblas_sgemv")),
      reinterpret_cast<Sdot>(dlsym(handle, "cblas_sdot")),
  };
  if (const auto set =
          reinterpret_cast<void (*)(int)>(dlsym(handle, set_threads))) {
    set(1);
  }
  if (!blas.sgemm || !blas.sgemv || !blas.sdot) return;
  std::vector<MatrixCase> cases = matrix_cases();
  for (const MatrixCase& c : vector_cases()) cases.push_back(c);
  for (const MatrixCase& c : cases) {
    add_op("matrix", c.name, peer, [c, blas] {
      const float* a = buffer(0, c.left());
      const float* b = buffer(1, c.right());
      float* out = buffer(2, c.result());
      return [=] {
        for (std::int64_t i = 0; i < c.batch; ++i) {
          multiply(blas, c, a + i * c.rows * c.depth,
                   b + i * c.depth * c.columns, out + i * c.rows * c.columns);
        }
      };
    });
  }
}

#ifdef BENCH_HAVE_DNNL
void add_dnnl_matmul(const MatrixCase& c) {
  using namespace dnnl;
  add_op("matrix", c.name, "onednn-matmul", [c] {
    const engine cpu(engine::kind::cpu, 0);
    const auto f32 = memory::data_type::f32;
    const memory::desc left({c.batch, c.rows, c.depth}, f32,
                            {c.rows * c.depth, c.depth, 1});
    const memory::desc right(
        {c.batch, c.depth, c.columns}, f32,
        {c.depth * c.columns, c.row_stride(), c.column_stride()});
    const memory::desc result({c.batch, c.rows, c.columns}, f32,
                              {c.rows * c.columns, c.columns, 1});
    const matmul primitive(
        matmul::primitive_desc(matmul::desc(left, right, result), cpu));
    const memory a(left, cpu, buffer(0, c.left()));
    const memory b(right, cpu, buffer(1, c.right()));
    const memory out(result, cpu, buffer(2, c.result()));
    stream queue(cpu);
    return [=]() mutable {
      primitive.execute(
          queue,
          {{DNNL_ARG_SRC, a}, {DNNL_ARG_WEIGHTS, b}, {DNNL_ARG_DST, out}});
      queue.wait();
    };
  });
}

void add_dnnl() {
  for (const MatrixCase& c : matrix_cases()) {
    add_op("matrix", c.name, "onednn-sgemm", [c] {
      const float* a = buffer(0, c.left());
      const float* b = buffer(1, c.right());
      float* out = buffer(2, c.result());
      const dnnl_dim_t n = c.rows;
      return [=] { dnnl_sgemm('N', 'N', n, n, n, 1, a, n, b, n, 0, out, n); };
    });
    add_dnnl_matmul(c);
  }
  for (const MatrixCase& c : vector_cases()) add_dnnl_matmul(c);
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
