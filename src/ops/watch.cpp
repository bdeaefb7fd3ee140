#include "ops/watch.h"

#include <atomic>
#include <cstdio>

#include "core/error.h"
#include "core/log.h"
#include "core/memory.h"
#include "dispatch/dispatch.h"
#include "ops/copy.h"
#include "ops/not_finite.h"
#include "ops/print.h"
#include "ops/watched_operands.h"

namespace tp {

namespace {

std::atomic<bool> g_layouts{false};
std::atomic<DumpFn> g_dump{nullptr};

// While the library works for a watcher: the thread's error and its last kernel
// stay those of the host's own call.
class Aside {
 public:
  Aside() noexcept
      : state_(thread_state()), last_kernel_code_(state_.last_kernel_code) {
    state_.watching = true;
  }
  ~Aside() {
    state_.last_kernel_code = last_kernel_code_;
    state_.watching = false;
  }
  Aside(const Aside&) = delete;
  Aside& operator=(const Aside&) = delete;

 private:
  const ErrorKeeper keeper_;
  ThreadState& state_;
  uint64_t last_kernel_code_;
};

// A text that is written twice: to measure it, and to memory of its length.
template <class Write, class Use>
void with_text(Write&& write, Use&& use) {
  char room[1024];
  TextWriter first(room, sizeof(room));
  write(first);
  const size_t length = first.finish();
  if (length < sizeof(room)) return use(room, length);
  const SystemBlock block(length + 1);
  auto* const text = static_cast<char*>(block.data());
  TextWriter again(text, length + 1);
  write(again);
  again.finish();
  use(text, length);
}

class Observation {
 public:
  void begin(const KernelCall& call, const TensorImpl* const* tensors,
             size_t count) noexcept {
    const Aside aside;
    std::snprintf(name_, sizeof(name_), "%s", last_kernel_text());
    is_good_ = attempt([&] {
      operands_.set(call, tensors, count);
      may_be_dumped_ = g_dump.load(std::memory_order_acquire) != nullptr &&
                       may_be_anomalous();
      if (may_be_dumped_) operands_.save_inputs();
    });
  }

  void end() noexcept {
    if (!is_good_) return;
    const Aside aside;
    attempt([&] {
      if (g_layouts.load(std::memory_order_relaxed)) log_layouts();
      const DumpFn dump = g_dump.load(std::memory_order_acquire);
      if (may_be_dumped_ && dump != nullptr) look_for_anomaly(dump);
    });
  }

 private:
  // Whether the work was done; else the reason is in the log.
  template <class Work>
  bool attempt(Work&& work) noexcept {
    try {
      work();
      return true;
    } catch (const Error&) {
      char text[ErrorRecord::kMessageSize + sizeof(name_) + 32];
      std::snprintf(text, sizeof(text), "%s could not be watched: %s", name_,
                    last_error().message);
      log_text(LogLevel::kError, text);
      return false;
    }
  }

  bool may_be_anomalous() const noexcept {
    for (size_t i = 0; i < operands_.result_count(); ++i) {
      if (dtype_kind(operands_[i].dtype()) >= TP_KIND_FLOAT) return true;
    }
    return false;
  }

  void put_operand(size_t i, const char* between, TextWriter& text) const {
    operands_.put_name(i, text);
    text.put(between).put(dtype_name(operands_[i].dtype())).put(' ');
    put_layout(operands_[i], text);
  }

  void log_layouts() const {
    with_text(
        [&](TextWriter& text) {
          text.put(name_).put(": ");
          for (size_t i = 0; i < operands_.count(); ++i) {
            if (i != 0) text.put("; ");
            put_operand(i, " ", text);
          }
        },
        [](const char* text, size_t) { log_text(LogLevel::kLayout, text); });
  }

  void look_for_anomaly(DumpFn dump) const {
    for (size_t i = 0; i < operands_.result_count(); ++i) {
      NotFinite found = count_not_finite(*host_tensor(operands_[i]));
      if (found.nans.count == 0 && found.infinities.count == 0) continue;
      drop_what_inputs_have(found);
      if (found.nans.count == 0 && found.infinities.count == 0) continue;
      return with_text([&](TextWriter& text) { put_dump(i, found, text); },
                       [&](const char* text, size_t n) { dump(text, n); });
    }
  }

  void drop_what_inputs_have(NotFinite& found) const {
    for (size_t i = operands_.result_count(); i < operands_.count(); ++i) {
      const NotFinite known =
          count_not_finite(*host_tensor(operands_.values(i)));
      if (known.nans.count != 0) found.nans = {};
      if (known.infinities.count != 0) found.infinities = {};
    }
  }

  // See tp_set_anomaly_dump() for the form.
  void put_dump(size_t anomalous, const NotFinite& found,
                TextWriter& text) const {
    text.put("operator: ").put(name_).put("\nanomaly: ");
    operands_.put_name(anomalous, text);
    text.put(" has");
    put_sightings(" NaN", found.nans, text);
    put_sightings(" infinity", found.infinities, text);
    text.put(", no input has\n");
    for (size_t i = operands_.result_count(); i < operands_.count(); ++i) {
      put_dumped(i, text);
    }
    for (size_t i = 0; i < operands_.result_count(); ++i) put_dumped(i, text);
  }

  static void put_sightings(const char* what, const Sightings& seen,
                            TextWriter& text) noexcept {
    if (seen.count == 0) return;
    text.put(what).put(" (").put(seen.count).put(" times, first at element ");
    text.put(seen.first).put(')');
  }

  void put_dumped(size_t i, TextWriter& text) const {
    put_operand(i, ": ", text);
    text.put('\n');
    print_tensor(operands_.values(i), text);
    text.put('\n');
  }

  WatchedOperands operands_;
  char name_[sizeof(ThreadState::last_kernel)];
  bool is_good_ = false;
  bool may_be_dumped_ = false;
};

void watch(Kernel kernel, KernelCall& call, const TensorImpl* const* tensors,
           size_t count) {
  if (thread_state().watching) return kernel(call);
  Observation observation;
  observation.begin(call, tensors, count);
  kernel(call);
  observation.end();
}

bool is_wanted() noexcept {
  return g_layouts.load() || g_dump.load() != nullptr;
}

void update() noexcept {
  follow(is_wanted,
         [](bool wanted) { g_watch.store(wanted ? watch : nullptr); });
}

}  // namespace

void watch_layouts(Switch layouts) noexcept {
  g_layouts.store(layouts == Switch::kOn);
  update();
}

void watch_anomalies(DumpFn dump) noexcept {
  g_dump.store(dump);
  update();
}

}  // namespace tp
