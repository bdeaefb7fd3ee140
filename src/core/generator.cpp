#include "core/generator.h"

namespace tp {

const ObjectType Generator::kType = {"generator"};

}  // namespace tp
