#include "io/npy_writer.h"

#include "core/text.h"
#include "io/little_endian.h"
#include "io/npy_descr.h"
#include "io/row_major.h"

namespace tp {

namespace {

constexpr size_t kAlignment = 64;
constexpr size_t kPrefixLength = 10;
// Rank 64 with sizes of 19 digits takes 1400.
constexpr size_t kRoom = 2048;

}  // namespace

void write_npy(ByteSink& sink, const TensorImpl& tensor) {
  const NpyDescr descr = npy_descr(tensor.dtype());
  if (descr.text[0] == '\0') {
    sink.refuse(TP_ERROR_DTYPE, "npy has no element type for %s",
                dtype_name(tensor.dtype()));
  }
  char header[kRoom] = "\x93NUMPY\x01";
  TextWriter text(header + kPrefixLength, kRoom - kPrefixLength);
  text.put("{'descr': '")
      .put(descr.text)
      .put("', 'fortran_order': False, 'shape': ")
      .put_shape(tensor.sizes())
      .put(", }");
  // The last byte is the line's end.
  while ((kPrefixLength + text.length() + 1) % kAlignment != 0) text.put(' ');
  text.put('\n').finish();
  put_little(reinterpret_cast<unsigned char*>(header) + kPrefixLength - 2,
             static_cast<uint16_t>(text.length()));
  sink.write(header, kPrefixLength + text.length());
  write_row_major(sink, tensor);
}

uint64_t npy_bound(const TensorImpl& tensor) noexcept {
  return kPrefixLength + kRoom + tensor.nbytes();
}

}  // namespace tp
