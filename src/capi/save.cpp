// io.h: writing.
#include "capi/border.h"
#include "io/npy_writer.h"
#include "io/npz_writer.h"
#include "io/output_file.h"
#include "io/pod_array.h"
#include "io/safetensors_writer.h"
#include "ops/copy.h"
#include "tensorplay/io.h"

namespace tp {

namespace {

// Tensors in host memory, each held.
class HostTensors {
 public:
  HostTensors() noexcept = default;
  HostTensors(const HostTensors&) = delete;
  HostTensors& operator=(const HostTensors&) = delete;
  ~HostTensors() {
    for (const TensorImpl* tensor : held_) {
      Tensor::release(const_cast<TensorImpl*>(tensor));
    }
  }

  void add(const TensorImpl& tensor) {
    Tensor host = host_tensor(tensor);
    held_.push_back(host.get());
    host.detach();
  }
  const TensorImpl* const* data() const noexcept { return held_.data(); }

 private:
  PodArray<const TensorImpl*> held_;
};

// A list of texts, none of them NULL.
const char* const* checked_texts(const char* const* texts, size_t n,
                                 int32_t position) {
  if (texts == nullptr && n != 0) fail_null(position);
  for (size_t i = 0; i < n; ++i) checked_out(texts[i], position);
  return texts;
}

// Runs what writes to a sink, for a file and for a callback.
template <class F>
tp_status_t save(const char* function, const char* path, F&& write) noexcept {
  return border(function, [&] {
    checked_out(path, 1);
    initialize();
    OutputFile file(path);
    write(file);
    file.commit();
  });
}
template <class F>
tp_status_t stream(const char* function, tp_write_fn callback, void* user_data,
                   int32_t position, F&& write) noexcept {
  return border(function, [&] {
    if (callback == nullptr) fail_null(position);
    initialize();
    CallbackSink sink(callback, user_data);
    write(sink);
  });
}

struct List {
  const char* const* names;
  const tp_tensor_t* const* tensors;
  size_t n;
  int32_t position;  // of `names`; that of `tensors` is the next
};

template <class F>
void with_host_tensors(const List& list, F&& write) {
  checked_texts(list.names, list.n, list.position);
  const int32_t position = list.position + 1;
  if (list.tensors == nullptr && list.n != 0) fail_null(position);
  HostTensors host;
  for (size_t i = 0; i < list.n; ++i) {
    host.add(checked(list.tensors[i], position));
  }
  write(NamedTensors{list.names, host.data(), list.n});
}

void write_archive(ByteSink& sink, const List& list, int32_t compress) {
  with_host_tensors(list, [&](const NamedTensors& tensors) {
    write_npz(sink, tensors,
              compress != 0 ? Packing::kDeflate : Packing::kStore);
  });
}

void write_safetensors_file(ByteSink& sink, const List& list,
                            const Metadata& metadata) {
  // Behind the names come the tensors and their number.
  checked_texts(metadata.keys, metadata.count, list.position + 3);
  checked_texts(metadata.values, metadata.count, list.position + 4);
  with_host_tensors(list, [&](const NamedTensors& tensors) {
    write_safetensors(sink, tensors, metadata);
  });
}

}  // namespace

}  // namespace tp

using namespace tp;

tp_status_t tp_npy_save(const char* path, const tp_tensor_t* tensor) {
  return save("tp_npy_save", path, [&](ByteSink& sink) {
    write_npy(sink, *host_tensor(checked(tensor, 2)));
  });
}

tp_status_t tp_npy_write(const tp_tensor_t* tensor, tp_write_fn write,
                         void* user_data) {
  return stream("tp_npy_write", write, user_data, 2, [&](ByteSink& sink) {
    write_npy(sink, *host_tensor(checked(tensor, 1)));
  });
}

tp_status_t tp_npz_save(const char* path, const char* const* names,
                        const tp_tensor_t* const* tensors, size_t n,
                        int32_t compress) {
  return save("tp_npz_save", path, [&](ByteSink& sink) {
    write_archive(sink, {names, tensors, n, 2}, compress);
  });
}

tp_status_t tp_npz_write(const char* const* names,
                         const tp_tensor_t* const* tensors, size_t n,
                         int32_t compress, tp_write_fn write, void* user_data) {
  return stream("tp_npz_write", write, user_data, 5, [&](ByteSink& sink) {
    write_archive(sink, {names, tensors, n, 1}, compress);
  });
}

tp_status_t tp_safetensors_save(const char* path, const char* const* names,
                                const tp_tensor_t* const* tensors, size_t n,
                                const char* const* keys,
                                const char* const* values, size_t metadata_n) {
  return save("tp_safetensors_save", path, [&](ByteSink& sink) {
    write_safetensors_file(sink, {names, tensors, n, 2},
                           {keys, values, metadata_n});
  });
}

tp_status_t tp_safetensors_write(const char* const* names,
                                 const tp_tensor_t* const* tensors, size_t n,
                                 const char* const* keys,
                                 const char* const* values, size_t metadata_n,
                                 tp_write_fn write, void* user_data) {
  return stream("tp_safetensors_write", write, user_data, 7,
                [&](ByteSink& sink) {
                  write_safetensors_file(sink, {names, tensors, n, 1},
                                         {keys, values, metadata_n});
                });
}
