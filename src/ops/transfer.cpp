#include "ops/transfer.h"

#include "core/error.h"
#include "ops/copy.h"

namespace tp {

namespace {

constexpr Device kHost = {TP_DEVICE_CPU, 0};

[[noreturn]] void fail_pair(Device from, Device to) {
  fail(TP_ERROR_UNSUPPORTED, "there is no copy from %s to %s",
       device_text(from).text, device_text(to).text);
}

// A tensor whose bytes are one block, so that they can be moved as they are.
Tensor densify(const TensorImpl& source) {
  if (source.is_non_overlapping_and_dense()) {
    return Tensor::borrow(const_cast<TensorImpl*>(&source));
  }
  return clone(source, TP_FORMAT_PRESERVE);
}

Tensor to_host(const TensorImpl& source, Device destination) {
  const DeviceBackend& backend = device_backend(source.device().type);
  if (backend.copy_to_host == nullptr) {
    fail_pair(source.device(), destination);
  }
  const Tensor dense = densify(source);
  Tensor host = make_empty_strided(dense->sizes(), dense->strides(),
                                   dense->dtype(), kHost);
  if (host->numel() != 0) {
    backend.copy_to_host(host->data(), dense->data(), host->nbytes(),
                         source.device());
  }
  return host;
}

Tensor from_host(const TensorImpl& source, Device origin, Device destination) {
  const DeviceBackend& backend = device_backend(destination.type);
  if (backend.copy_from_host == nullptr) fail_pair(origin, destination);
  const Tensor dense =
      backend.addresses_strides
          ? densify(source)
          : contiguous(const_cast<TensorImpl&>(source), TP_FORMAT_CONTIGUOUS);
  Tensor out = make_empty_strided(dense->sizes(), dense->strides(),
                                  dense->dtype(), destination);
  if (out->numel() != 0) {
    backend.copy_from_host(out->data(), dense->data(), out->nbytes(),
                           destination);
  }
  return out;
}

}  // namespace

Tensor transfer(const TensorImpl& source, DType dtype, Device device,
                int32_t format) {
  const bool from_device = !(source.device() == kHost);
  Tensor host = from_device ? to_host(source, device)
                            : Tensor::borrow(const_cast<TensorImpl*>(&source));
  host = to(*host, dtype, kHost, format, CopyWhen::kNeeded);
  return device == kHost ? host : from_host(*host, source.device(), device);
}

}  // namespace tp
