#include "ops/join.h"

#include "core/error.h"
#include "core/overflow.h"
#include "core/shape_text.h"
#include "core/views.h"
#include "ops/copy.h"
#include "ops/output.h"
#include "ops/result_dtype.h"

namespace tp {

namespace {

// A tensor of shape (0) fits between tensors of any shape and adds nothing.
bool fits_everywhere(const TensorImpl& tensor) noexcept {
  return tensor.rank() == 1 && tensor.size(0) == 0;
}

// Whether sizes are equal, but for those of one dimension.
bool fits_but_for(size_t dim, const TensorImpl& a,
                  const TensorImpl& b) noexcept {
  bool fits = a.rank() == b.rank();
  for (size_t d = 0; fits && d < a.rank(); ++d) {
    fits = d == dim || a.size(d) == b.size(d);
  }
  return fits;
}

[[noreturn]] void fail_to_fit(Op op, const TensorImpl& first,
                              const TensorImpl& tensor, size_t i, size_t dim) {
  fail(TP_ERROR_SHAPE,
       "%s along dimension %zu: tensor %zu of shape %s does not fit shape %s",
       op_info(op).name, dim, i, shape_text(tensor.sizes()).text,
       shape_text(first.sizes()).text);
}

// The format that all tensors share, with a last dimension of size 1 if asked.
int32_t shared_format(TensorList tensors, bool with_last) noexcept {
  size_t rank = 0;
  for (size_t i = 0; i < tensors.size(); ++i) {
    DimsBuffer sizes(tensors[i].sizes());
    DimsBuffer strides(tensors[i].strides());
    if (with_last) {
      sizes.push_back(1);
      strides.push_back(1);
    }
    rank = sizes.size();
    if ((rank != 4 && rank != 5) || !is_channels_last_order(sizes, strides)) {
      return TP_FORMAT_CONTIGUOUS;
    }
  }
  return rank == 4 ? TP_FORMAT_CHANNELS_LAST : TP_FORMAT_CHANNELS_LAST_3D;
}

class Join {
 public:
  Join(Op op, TensorList tensors) : op_(op), tensors_(tensors) {
    if (tensors.size() == 0)
      fail(TP_ERROR_ARGUMENT, "%s of no tensors", op_info(op).name);
    DTypeMeeting meeting;
    for (size_t i = 0; i < tensors.size(); ++i) {
      check_same_device(op, tensors[0], tensors[i]);
      meeting.add(tensors[i]);
    }
    dtype_ = meeting.result();
  }

  void lay_out_cat(int64_t dim) {
    const TensorImpl* first = nullptr;
    for (size_t i = 0; i < tensors_.size(); ++i) {
      if (tensors_[i].rank() == 0) {
        fail(TP_ERROR_SHAPE, "%s: tensor %zu has no dimensions",
             op_info(op_).name, i);
      }
      if (first == nullptr && !fits_everywhere(tensors_[i])) {
        first = &tensors_[i];
      }
    }
    if (first == nullptr) first = &tensors_[0];
    dim_ = wrap_dim(dim, first->rank());
    sizes_ = DimsBuffer(first->sizes());
    sizes_[dim_] = 0;
    for (size_t i = 0; i < tensors_.size(); ++i) {
      if (fits_everywhere(tensors_[i])) continue;
      if (!fits_but_for(dim_, *first, tensors_[i])) {
        fail_to_fit(op_, *first, tensors_[i], i, dim_);
      }
      if (!checked_add(sizes_[dim_], tensors_[i].size(dim_), &sizes_[dim_])) {
        fail(TP_ERROR_OVERFLOW, "%s: the sizes of dimension %zu overflow",
             op_info(op_).name, dim_);
      }
    }
    format_ = shared_format(tensors_, false);
  }

  // Along any dimension but the last, the result is that of cat with the joined
  // dimension cut into two; along the last, that of cat of columns.
  void lay_out_stack(int64_t dim) {
    const TensorImpl& first = tensors_[0];
    const size_t rank = first.rank();
    if (rank == TP_MAX_RANK) {
      fail(TP_ERROR_UNSUPPORTED, "%s: a result of rank %zu is above the limit",
           op_info(op_).name, rank + 1);
    }
    dim_ = wrap_dim(dim, rank + 1);
    for (size_t i = 1; i < tensors_.size(); ++i) {
      if (!(tensors_[i].sizes() == first.sizes())) {
        fail_to_fit(op_, first, tensors_[i], i, dim_);
      }
    }
    is_stack_ = true;
    for (size_t d = 0; d <= rank; ++d) {
      if (d == dim_) sizes_.push_back(static_cast<int64_t>(tensors_.size()));
      if (d < rank) sizes_.push_back(first.size(d));
    }
    format_ = shared_format(tensors_, dim_ == rank);
  }

  Tensor to_new() const {
    const Tensor out = make_result();
    fill(*out);
    return out;
  }

  void to_given(TensorImpl& out) const {
    check_out(op_, out, sizes_, dtype_, tensors_[0].device());
    for (size_t i = 0; i < tensors_.size(); ++i) {
      check_out_overlap(op_, out, tensors_[i], ExactAlias::kRefuse);
    }
    // Blocks of other dtypes need memory one by one.
    if (addresses_strides()) {
      fill(out);
      out.storage().bump_version();
    } else {
      copy_inplace(out, *to_new());
    }
  }

 private:
  Tensor make_result() const {
    const Device device = tensors_[0].device();
    const size_t joined_rank = sizes_.size() - (is_stack_ ? 1 : 0);
    if (format_ == TP_FORMAT_CONTIGUOUS || !is_stack_ || dim_ == joined_rank) {
      return make_empty(sizes_, dtype_, device, format_);
    }
    DimsBuffer joined(tensors_[0].sizes());
    DimsBuffer strides(sizes_.size());
    if (!checked_mul(joined[dim_], sizes_[dim_], &joined[dim_])) {
      fail(TP_ERROR_OVERFLOW, "%s: the sizes of dimension %zu overflow",
           op_info(op_).name, dim_);
    }
    const Tensor out = make_empty(joined, dtype_, device, format_);
    size_t conflict = 0;
    view_strides(joined, out->strides(), sizes_, strides.data(), &conflict);
    out->set_geometry(sizes_, strides, 0);
    return out;
  }

  // Calls put(start, length, tensor) for all that have elements.
  template <class Put>
  void for_each(Put put) const {
    int64_t at = 0;
    for (size_t i = 0; i < tensors_.size(); ++i) {
      const TensorImpl& tensor = tensors_[i];
      if (tensor.numel() == 0) continue;
      const int64_t length = is_stack_ ? 1 : tensor.size(dim_);
      put(at, length, tensor);
      at += length;
    }
  }

  bool addresses_strides() const {
    return device_backend(tensors_[0].device().type).addresses_strides;
  }

  void fill(TensorImpl& out) const {
    if (out.numel() == 0) return;
    if (addresses_strides()) {
      fill_places(out);
    } else {
      for_each([&](int64_t at, int64_t length, const TensorImpl& tensor) {
        put_blocks(out, at, length, tensor);
      });
    }
  }

  // One view moves through the result: there is no memory to ask for once the
  // first tensor is in its place.
  void fill_places(TensorImpl& out) const {
    const auto dim = static_cast<int64_t>(dim_);
    const Tensor place =
        is_stack_ ? select(out, dim, 0) : narrow(out, dim, 0, 0);
    DimsBuffer sizes(place->sizes());
    const DimsBuffer strides(place->strides());
    for_each([&](int64_t at, int64_t length, const TensorImpl& tensor) {
      if (!is_stack_) sizes[dim_] = length;
      place->set_geometry(sizes, strides, out.offset() + at * out.stride(dim_));
      copy_into_fresh(*place, tensor);
    });
  }

  // A view of the result would be a copy: its bytes are moved block by block.
  void put_blocks(TensorImpl& out, int64_t at, int64_t length,
                  const TensorImpl& tensor) const {
    const Tensor dense =
        to(const_cast<TensorImpl&>(tensor), out.dtype(), out.device(),
           TP_FORMAT_CONTIGUOUS, CopyWhen::kNeeded);
    int64_t blocks = 1;
    for (size_t d = 0; d < dim_; ++d) blocks *= sizes_[d];
    const int64_t step = static_cast<int64_t>(out.nbytes()) / blocks;
    const int64_t nbytes = step / sizes_[dim_] * length;
    const int64_t first = step / sizes_[dim_] * at;
    for (int64_t i = 0; i < blocks; ++i) {
      device_backend(out.device().type)
          .copy_within(out.data() + i * step + first,
                       dense->data() + i * nbytes, static_cast<size_t>(nbytes),
                       out.device());
    }
  }

  Op op_;
  TensorList tensors_;
  DType dtype_;
  bool is_stack_ = false;
  size_t dim_ = 0;
  int32_t format_ = TP_FORMAT_CONTIGUOUS;
  DimsBuffer sizes_;
};

Join join_by_cat(TensorList tensors, int64_t dim) {
  Join join(Op::kCat, tensors);
  join.lay_out_cat(dim);
  return join;
}

Join join_by_stack(TensorList tensors, int64_t dim) {
  Join join(Op::kStack, tensors);
  join.lay_out_stack(dim);
  return join;
}

}  // namespace

Tensor cat(TensorList tensors, int64_t dim) {
  return join_by_cat(tensors, dim).to_new();
}

void cat_out(TensorList tensors, int64_t dim, TensorImpl& out) {
  join_by_cat(tensors, dim).to_given(out);
}

Tensor stack(TensorList tensors, int64_t dim) {
  return join_by_stack(tensors, dim).to_new();
}

void stack_out(TensorList tensors, int64_t dim, TensorImpl& out) {
  join_by_stack(tensors, dim).to_given(out);
}

}  // namespace tp
