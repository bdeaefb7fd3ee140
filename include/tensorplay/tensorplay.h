/**
 * @file tensorplay.h
 * @brief All of the library's stable headers.
 */
#ifndef TENSORPLAY_TENSORPLAY_H
#define TENSORPLAY_TENSORPLAY_H

#include "tensorplay/allocator.h"
#include "tensorplay/autograd.h"
#include "tensorplay/base.h"
#include "tensorplay/device.h"
#include "tensorplay/dispatch.h"
#include "tensorplay/io.h"
#include "tensorplay/kernel.h"
#include "tensorplay/ops.h"
#include "tensorplay/runtime.h"
#include "tensorplay/storage.h"
#include "tensorplay/tensor.h"
#include "tensorplay/views.h"

#endif /* TENSORPLAY_TENSORPLAY_H */
