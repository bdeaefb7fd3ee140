#include "io/npz_writer.h"

#include "io/deflate_sink.h"
#include "io/npy_writer.h"
#include "io/zip_writer.h"

namespace tp {

namespace {

constexpr char kSuffix[] = ".npy";

}  // namespace

void write_npz(ByteSink& sink, const NamedTensors& tensors, Packing packing) {
  check_names(sink, "tensor name", tensors.names, tensors.count);
  ZipWriter zip(sink);
  for (size_t i = 0; i < tensors.count; ++i) {
    const char* name = tensors.names[i];
    const TensorImpl& tensor = *tensors.tensors[i];
    if (packing == Packing::kStore) {
      // What is written first needs the sum of what comes after it.
      SumSink sum(sink, name);
      write_npy(sum, tensor);
      zip.begin_stored(name, kSuffix, sum.position(), sum.crc());
      write_npy(sink, tensor);
    } else {
      DeflateSink deflated(sink, name);
      zip.begin_deflated(name, kSuffix, npy_bound(tensor));
      write_npy(deflated, tensor);
      deflated.finish();
      zip.end_deflated(deflated.position(), deflated.crc());
    }
  }
  zip.finish();
}

}  // namespace tp
