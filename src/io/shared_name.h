// Names of shared memory, and who uses them.
//
// Note [Users of a name]: no number of users is kept, for a process that is
// killed would not count itself out. Each user has an open file of its own with
// a shared lock (flock), which the kernel drops with the last copy of that
// descriptor: whatever ends the process, and not before a forked child is done
// with it too. Who leaves closes its lock and asks for the exclusive one
// through another open file; who gets it was the last, and removes the name
// while holding it. A name is linked when its object is complete and locked, so
// one without a lock has been left behind by processes that were killed.
//
// The descriptor that a host may pass on belongs to an open file that is never
// locked: a copy that is on its way, or forgotten, is no user.
#pragma once

#include <cstddef>

#include "io/descriptor.h"
#include "io/excerpt.h"

namespace tp {

// A name and its end: the system's longest file name less its own overhead.
constexpr size_t kSharedNameRoom = 250;

// Empty for an object without a name.
struct SharedName {
  char text[kSharedNameRoom];
};

// Fails if the name is not that of a plain file.
SharedName checked_shared_name(const char* name);
bool is_shared_name(const char* name) noexcept;
// "shared memory 'name'", for error texts.
Excerpt shown_name(const SharedName& name) noexcept;

// The object of a name; not open if there is none, with errno.
Descriptor open_name(const SharedName& name, int access) noexcept;
// A new object that has no name yet.
Descriptor open_unnamed() noexcept;
// The same object through another open file.
Descriptor reopen(int descriptor, int access) noexcept;

// Takes part as a user: the lock. Fails while another removes the name.
Descriptor lock_as_user(int descriptor, const SharedName& name);
// Gives the object its name; false with errno.
bool link_name(int descriptor, const SharedName& name) noexcept;
// Removes the name if it is this object's and no process uses it; whether.
bool remove_if_unused(int descriptor, const SharedName& name) noexcept;

}  // namespace tp
