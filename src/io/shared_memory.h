// Storages whose bytes several processes see.
//
// Note [Shared objects]: an object is a page with a header (what it is, how
// many bytes, its name) and the bytes behind it. Nothing in the header is
// believed: the size is held against the object's, the name against the object
// that has it. An object without a name is sealed against being cut, so no
// process can take pages away from under another; one with a name cannot be
// sealed by the system, so its pages are reserved when it is made, and it must
// not be cut later.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/storage_impl.h"

namespace tp {

// `name` may be null. `flags`: 0 or TP_STORAGE_READ_ONLY.
Storage make_shared(const char* name, size_t nbytes);
Storage open_shared(const char* name, uint32_t flags);
// The descriptor stays the caller's.
Storage open_shared(int descriptor, uint32_t flags);

// For passing on; the storage keeps it.
int shared_descriptor(const StorageImpl& storage);

}  // namespace tp
