#include "autograd/draws.h"
#include "capi/counted.h"
#include "tensorplay/ops_random.h"

namespace tp {
template <>
struct HandleOf<tp_generator_t> {
  using Type = Generator;
};
}  // namespace tp

using namespace tp;

tp_status_t tp_generator_new(uint64_t seed, tp_generator_t** out) {
  return make_into("tp_generator_new", out, 2,
                   [&] { return Generator::make(seed); });
}

tp_generator_t* tp_generator_retain(tp_generator_t* generator) {
  return retain_handle(generator, "tp_generator_retain");
}

void tp_generator_release(tp_generator_t* generator) {
  release_handle(generator, "tp_generator_release");
}

uint64_t tp_generator_seed(const tp_generator_t* generator) {
  return border_value("tp_generator_seed", uint64_t{0},
                      [&] { return checked(generator, 1).seed(); });
}

uint64_t tp_generator_offset(const tp_generator_t* generator) {
  return border_value("tp_generator_offset", uint64_t{0},
                      [&] { return checked(generator, 1).offset(); });
}

tp_status_t tp_generator_set(tp_generator_t* generator, uint64_t seed,
                             uint64_t offset) {
  return border("tp_generator_set",
                [&] { checked(generator, 1).set(seed, offset); });
}

tp_status_t tp_uniform_inplace(tp_tensor_t* a, double from, double to,
                               tp_generator_t* generator) {
  return border("tp_uniform_inplace", [&] {
    grad::uniform_inplace(checked(a, 1), from, to, checked(generator, 4));
  });
}

tp_status_t tp_normal_inplace(tp_tensor_t* a, double mean, double deviation,
                              tp_generator_t* generator) {
  return border("tp_normal_inplace", [&] {
    grad::normal_inplace(checked(a, 1), mean, deviation, checked(generator, 4));
  });
}

tp_status_t tp_randint_inplace(tp_tensor_t* a, int64_t low, int64_t high,
                               tp_generator_t* generator) {
  return border("tp_randint_inplace", [&] {
    grad::randint_inplace(checked(a, 1), low, high, checked(generator, 4));
  });
}

tp_status_t tp_bernoulli(const tp_tensor_t* p, tp_generator_t* generator,
                         tp_tensor_t** out) {
  return make_into("tp_bernoulli", out, 3, [&] {
    return bernoulli(checked(p, 1), checked(generator, 2));
  });
}

tp_status_t tp_bernoulli_out(const tp_tensor_t* p, tp_generator_t* generator,
                             tp_tensor_t* out) {
  return border("tp_bernoulli_out", [&] {
    grad::bernoulli_out(checked(p, 1), checked(generator, 2), checked(out, 3));
  });
}

tp_status_t tp_bernoulli_inplace(tp_tensor_t* a, const tp_tensor_t* p,
                                 tp_generator_t* generator) {
  return border("tp_bernoulli_inplace", [&] {
    grad::bernoulli_inplace(checked(a, 1), checked(p, 2),
                            checked(generator, 3));
  });
}

tp_status_t tp_bernoulli_scalar_inplace(tp_tensor_t* a, double p,
                                        tp_generator_t* generator) {
  return border("tp_bernoulli_scalar_inplace", [&] {
    grad::bernoulli_inplace(checked(a, 1), p, checked(generator, 3));
  });
}

tp_status_t tp_dropout(tp_tensor_t* a, double p, int32_t training,
                       tp_generator_t* generator, tp_tensor_t** out) {
  return make_into("tp_dropout", out, 5, [&] {
    return grad::dropout(checked(a, 1), p, training != 0,
                         checked(generator, 4));
  });
}

tp_status_t tp_dropout_inplace(tp_tensor_t* a, double p, int32_t training,
                               tp_generator_t* generator) {
  return border("tp_dropout_inplace", [&] {
    grad::dropout_inplace(checked(a, 1), p, training != 0,
                          checked(generator, 4));
  });
}

namespace {

template <class Draw>
tp_status_t make_drawn(const char* function, const int64_t* sizes, size_t rank,
                       tp_dtype_t dtype, tp_device_type_t device_type,
                       int32_t device_index, int32_t first,
                       tp_generator_t* generator, tp_tensor_t** out,
                       Draw draw) {
  return make_into(function, out, first + 6, [&] {
    Generator& source = checked(generator, first + 5);
    Tensor made = make_empty(
        checked_dims(sizes, rank, first), check_dtype(dtype, first + 2),
        check_device(device_type, device_index, first + 3));
    draw(*made, source);
    return made;
  });
}

}  // namespace

tp_status_t tp_rand(const int64_t* sizes, size_t rank, tp_dtype_t dtype,
                    tp_device_type_t device_type, int32_t device_index,
                    tp_generator_t* generator, tp_tensor_t** out) {
  return make_drawn("tp_rand", sizes, rank, dtype, device_type, device_index, 1,
                    generator, out, [](TensorImpl& made, Generator& source) {
                      uniform_inplace(made, 0, 1, source);
                    });
}

tp_status_t tp_randn(const int64_t* sizes, size_t rank, tp_dtype_t dtype,
                     tp_device_type_t device_type, int32_t device_index,
                     tp_generator_t* generator, tp_tensor_t** out) {
  return make_drawn("tp_randn", sizes, rank, dtype, device_type, device_index,
                    1, generator, out, [](TensorImpl& made, Generator& source) {
                      normal_inplace(made, 0, 1, source);
                    });
}

tp_status_t tp_randint(int64_t low, int64_t high, const int64_t* sizes,
                       size_t rank, tp_dtype_t dtype,
                       tp_device_type_t device_type, int32_t device_index,
                       tp_generator_t* generator, tp_tensor_t** out) {
  return make_drawn("tp_randint", sizes, rank, dtype, device_type, device_index,
                    3, generator, out,
                    [=](TensorImpl& made, Generator& source) {
                      randint_inplace(made, low, high, source);
                    });
}

tp_status_t tp_randperm(int64_t n, tp_dtype_t dtype,
                        tp_device_type_t device_type, int32_t device_index,
                        tp_generator_t* generator, tp_tensor_t** out) {
  return make_into("tp_randperm", out, 6, [&] {
    return randperm(n, check_dtype(dtype, 2),
                    check_device(device_type, device_index, 3),
                    checked(generator, 5));
  });
}
