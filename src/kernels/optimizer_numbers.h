// The numbers of a step of an optimiser, as its formula takes them.
#pragma once

namespace tp {

struct SgdNumbers {
  double rate;
  double momentum;
  double fresh;  // part of a gradient that goes into the buffer
  double weight_decay;
  bool is_nesterov;
  bool maximizes;
  bool begins;  // the buffer holds nothing yet
};

struct AdamNumbers {
  double beta1, fresh1;  // what stays of the first moment, what comes in
  double beta2, fresh2;
  double rate;  // corrected for a first moment that began with 0
  double root;  // by which the root of the second moment is divided for that
  double epsilon;
  double weight_decay;  // as a part of the gradient
  double kept;          // part of the parameter that decay leaves beforehand
  bool maximizes;
  bool begins;
};

}  // namespace tp
