// Random programs of views and writes: the input's bytes choose the steps, a
// model of each tensor says what must come out, and any difference aborts.
#include "fuzz/program/machine.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

namespace {

constexpr int kMaxSteps = 100;

// A kind is as likely as it stands here often.
const fuzz::Steps* const kKinds[] = {
    &fuzz::kMakeSteps,     &fuzz::kShapeSteps, &fuzz::kShapeSteps,
    &fuzz::kIndexSteps,    &fuzz::kIndexSteps, &fuzz::kReshapeSteps,
    &fuzz::kCopySteps,     &fuzz::kWriteSteps, &fuzz::kWriteSteps,
    &fuzz::kOperatorSteps, &fuzz::kHandleSteps};

}  // namespace

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  fuzz::Input input(data, size);
  {
    fuzz::Machine machine;
    // A program begins with two tensors.
    fuzz::kMakeSteps.steps[0](machine, input);
    fuzz::kMakeSteps.steps[0](machine, input);
    for (int i = 0; i < kMaxSteps && !input.done(); ++i) {
      const fuzz::Steps& kind = *kKinds[input.byte() % std::size(kKinds)];
      kind.steps[input.byte() % kind.count](machine, input);
    }
    machine.check_all();
    machine.end(input);
  }
  return 0;
}
