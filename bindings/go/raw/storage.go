// Code generated from docs/api/tensorplay.json. DO NOT EDIT.

package raw

/*
#cgo pkg-config: tensorplay
#include "failure.h"
#include <tensorplay/storage.h>
typedef struct {
  tp_storage_t* out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_storage_tp_out_r;
typedef struct {
  tp_weak_storage_t* out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_weak_storage_tp_out_r;
typedef struct {
  go_failure_t* failure;
  tp_status_t status;
} go_status_r;
typedef struct {
  void* data;
  tp_deleter_fn deleter;
  void* ctx;
  go_failure_t* failure;
  tp_status_t status;
} go_voidp_data_tp_deleter_fn_deleter_voidp_ctx_r;
static go_tp_storage_tp_out_r go_tp_storage_new(size_t nbytes, tp_device_type_t device_type, int32_t device_index) {
  go_tp_storage_tp_out_r r = {0};
  GO_CALL(r.status, tp_storage_new(nbytes, device_type, device_index, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_storage_tp_out_r go_tp_storage_new_from_allocator(size_t nbytes, uintptr_t allocator) {
  go_tp_storage_tp_out_r r = {0};
  GO_CALL(r.status, tp_storage_new_from_allocator(nbytes, (tp_allocator_t*)allocator, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_storage_tp_out_r go_tp_storage_from_data(void* data, size_t nbytes, tp_device_type_t device_type, int32_t device_index, tp_deleter_fn deleter, uintptr_t ctx, uint32_t flags) {
  go_tp_storage_tp_out_r r = {0};
  GO_CALL(r.status, tp_storage_from_data(data, nbytes, device_type, device_index, deleter, (void*)ctx, flags, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_storage_tp_out_r go_tp_storage_new_part(uintptr_t parent, size_t offset, size_t nbytes) {
  go_tp_storage_tp_out_r r = {0};
  GO_CALL(r.status, tp_storage_new_part((tp_storage_t*)parent, offset, nbytes, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_storage_tp_out_r go_tp_storage_map_file(const char* path, uint64_t offset, size_t nbytes) {
  go_tp_storage_tp_out_r r = {0};
  GO_CALL(r.status, tp_storage_map_file(path, offset, nbytes, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_storage_tp_out_r go_tp_storage_read_file(const char* path, uint64_t offset, size_t nbytes) {
  go_tp_storage_tp_out_r r = {0};
  GO_CALL(r.status, tp_storage_read_file(path, offset, nbytes, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_storage_tp_out_r go_tp_storage_new_shared(const char* name, size_t nbytes) {
  go_tp_storage_tp_out_r r = {0};
  GO_CALL(r.status, tp_storage_new_shared(name, nbytes, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_storage_tp_out_r go_tp_storage_open_shared(const char* name, uint32_t flags) {
  go_tp_storage_tp_out_r r = {0};
  GO_CALL(r.status, tp_storage_open_shared(name, flags, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_storage_tp_out_r go_tp_storage_open_shared_descriptor(int32_t descriptor, uint32_t flags) {
  go_tp_storage_tp_out_r r = {0};
  GO_CALL(r.status, tp_storage_open_shared_descriptor(descriptor, flags, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static int32_t go_tp_storage_shared_descriptor(uintptr_t storage) {
  return tp_storage_shared_descriptor((const tp_storage_t*)storage);
}
static tp_storage_t* go_tp_storage_retain(uintptr_t storage) {
  return tp_storage_retain((tp_storage_t*)storage);
}
static void go_tp_storage_release(uintptr_t storage) {
  tp_storage_release((tp_storage_t*)storage);
}
static int64_t go_tp_storage_use_count(uintptr_t storage) {
  return tp_storage_use_count((const tp_storage_t*)storage);
}
static int32_t go_tp_storage_same(uintptr_t a, uintptr_t b) {
  return tp_storage_same((const tp_storage_t*)a, (const tp_storage_t*)b);
}
static go_tp_weak_storage_tp_out_r go_tp_storage_weak(uintptr_t storage) {
  go_tp_weak_storage_tp_out_r r = {0};
  GO_CALL(r.status, tp_storage_weak((tp_storage_t*)storage, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static tp_weak_storage_t* go_tp_weak_storage_retain(uintptr_t weak) {
  return tp_weak_storage_retain((tp_weak_storage_t*)weak);
}
static void go_tp_weak_storage_release(uintptr_t weak) {
  tp_weak_storage_release((tp_weak_storage_t*)weak);
}
static tp_storage_t* go_tp_weak_storage_lock(uintptr_t weak) {
  return tp_weak_storage_lock((tp_weak_storage_t*)weak);
}
static size_t go_tp_storage_nbytes(uintptr_t storage) {
  return tp_storage_nbytes((const tp_storage_t*)storage);
}
static const void* go_tp_storage_data(uintptr_t storage) {
  return tp_storage_data((const tp_storage_t*)storage);
}
static tp_device_type_t go_tp_storage_device_type(uintptr_t storage) {
  return tp_storage_device_type((const tp_storage_t*)storage);
}
static int32_t go_tp_storage_device_index(uintptr_t storage) {
  return tp_storage_device_index((const tp_storage_t*)storage);
}
static tp_allocator_t* go_tp_storage_allocator(uintptr_t storage) {
  return tp_storage_allocator((const tp_storage_t*)storage);
}
static uint32_t go_tp_storage_flags(uintptr_t storage) {
  return tp_storage_flags((const tp_storage_t*)storage);
}
static int64_t go_tp_storage_version(uintptr_t storage) {
  return tp_storage_version((const tp_storage_t*)storage);
}
static go_status_r go_tp_storage_resize(uintptr_t storage, size_t nbytes) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_storage_resize((tp_storage_t*)storage, nbytes));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_voidp_data_tp_deleter_fn_deleter_voidp_ctx_r go_tp_storage_take(uintptr_t storage) {
  go_voidp_data_tp_deleter_fn_deleter_voidp_ctx_r r = {0};
  GO_CALL(r.status, tp_storage_take((tp_storage_t*)storage, &r.data, &r.deleter, &r.ctx));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
*/
import "C"
import "unsafe"

// StorageT is tp_storage_t: Shared bytes.
type StorageT = C.tp_storage_t

// WeakStorageT is tp_weak_storage_t: Keeps no bytes.
type WeakStorageT = C.tp_weak_storage_t

// StorageNew calls tp_storage_new: Makes a storage of uninitialised bytes
// from the device's allocator.
func StorageNew(nbytes int, deviceType int32, deviceIndex int32) (*StorageT, *Failure) {
	r := C.go_tp_storage_new(C.size_t(nbytes), C.tp_device_type_t(deviceType), C.int32_t(deviceIndex))
	return r.out, failed(int32(r.status), r.failure)
}

// StorageNewFromAllocator calls tp_storage_new_from_allocator: Makes a
// storage of uninitialised bytes from an allocator.
func StorageNewFromAllocator(nbytes int, allocator *AllocatorT) (*StorageT, *Failure) {
	r := C.go_tp_storage_new_from_allocator(C.size_t(nbytes), address(unsafe.Pointer(allocator)))
	return r.out, failed(int32(r.status), r.failure)
}

// StorageFromData calls tp_storage_from_data: Wraps memory of the host
// without a copy.
func StorageFromData(data unsafe.Pointer, nbytes int, deviceType int32, deviceIndex int32, deleter Callback, ctx uintptr, flags uint32) (*StorageT, *Failure) {
	r := C.go_tp_storage_from_data(data, C.size_t(nbytes), C.tp_device_type_t(deviceType), C.int32_t(deviceIndex), deleter, C.uintptr_t(ctx), C.uint32_t(flags))
	return r.out, failed(int32(r.status), r.failure)
}

// StorageNewPart calls tp_storage_new_part: Makes a storage of its own
// identity and version for a part of another's bytes, as a file reader does
// for each entry of a mapping.
func StorageNewPart(parent *StorageT, offset int, nbytes int) (*StorageT, *Failure) {
	r := C.go_tp_storage_new_part(address(unsafe.Pointer(parent)), C.size_t(offset), C.size_t(nbytes))
	return r.out, failed(int32(r.status), r.failure)
}

// StorageMapFile calls tp_storage_map_file: Maps a part of a file, read-only
// and shared with the page cache.
func StorageMapFile(path string, offset uint64, nbytes int) (*StorageT, *Failure) {
	pathC := newText(path)
	r := C.go_tp_storage_map_file(pathC.pointer(), C.uint64_t(offset), C.size_t(nbytes))
	return r.out, failed(int32(r.status), r.failure)
}

// StorageReadFile calls tp_storage_read_file: Reads a part of a file into
// memory from the CPU's allocator.
func StorageReadFile(path string, offset uint64, nbytes int) (*StorageT, *Failure) {
	pathC := newText(path)
	r := C.go_tp_storage_read_file(pathC.pointer(), C.uint64_t(offset), C.size_t(nbytes))
	return r.out, failed(int32(r.status), r.failure)
}

// StorageNewShared calls tp_storage_new_shared: Makes memory that several
// processes can see, of bytes that are 0.
func StorageNewShared(name string, nbytes int) (*StorageT, *Failure) {
	nameC := newText(name)
	r := C.go_tp_storage_new_shared(nameC.orNull(), C.size_t(nbytes))
	return r.out, failed(int32(r.status), r.failure)
}

// StorageOpenShared calls tp_storage_open_shared: Opens shared memory that a
// process made, by its name.
func StorageOpenShared(name string, flags uint32) (*StorageT, *Failure) {
	nameC := newText(name)
	r := C.go_tp_storage_open_shared(nameC.pointer(), C.uint32_t(flags))
	return r.out, failed(int32(r.status), r.failure)
}

// StorageOpenSharedDescriptor calls tp_storage_open_shared_descriptor: Opens
// shared memory by a descriptor that came over a socket or a fork.
func StorageOpenSharedDescriptor(descriptor int32, flags uint32) (*StorageT, *Failure) {
	r := C.go_tp_storage_open_shared_descriptor(C.int32_t(descriptor), C.uint32_t(flags))
	return r.out, failed(int32(r.status), r.failure)
}

// StorageSharedDescriptor calls tp_storage_shared_descriptor: The descriptor
// of shared memory, for passing on.
func StorageSharedDescriptor(storage *StorageT) int32 {
	return int32(C.go_tp_storage_shared_descriptor(address(unsafe.Pointer(storage))))
}

// StorageRetain calls tp_storage_retain: Adds a reference.
func StorageRetain(storage *StorageT) *StorageT {
	return C.go_tp_storage_retain(address(unsafe.Pointer(storage)))
}

// StorageRelease calls tp_storage_release: Drops a reference; the last one
// frees the bytes.
func StorageRelease(storage *StorageT) {
	C.go_tp_storage_release(address(unsafe.Pointer(storage)))
}

// StorageUseCount calls tp_storage_use_count: Number of strong references:
// handles and tensors.
func StorageUseCount(storage *StorageT) int64 {
	return int64(C.go_tp_storage_use_count(address(unsafe.Pointer(storage))))
}

// StorageSame calls tp_storage_same: Whether two handles are one storage.
func StorageSame(a *StorageT, b *StorageT) int32 {
	return int32(C.go_tp_storage_same(address(unsafe.Pointer(a)), address(unsafe.Pointer(b))))
}

// StorageWeak calls tp_storage_weak: Makes a weak handle.
func StorageWeak(storage *StorageT) (*WeakStorageT, *Failure) {
	r := C.go_tp_storage_weak(address(unsafe.Pointer(storage)))
	return r.out, failed(int32(r.status), r.failure)
}

// WeakStorageRetain calls tp_weak_storage_retain: Adds a reference to a weak
// handle.
func WeakStorageRetain(weak *WeakStorageT) *WeakStorageT {
	return C.go_tp_weak_storage_retain(address(unsafe.Pointer(weak)))
}

// WeakStorageRelease calls tp_weak_storage_release: Drops a reference to a
// weak handle.
func WeakStorageRelease(weak *WeakStorageT) {
	C.go_tp_weak_storage_release(address(unsafe.Pointer(weak)))
}

// WeakStorageLock calls tp_weak_storage_lock: Makes a strong handle if the
// storage still lives.
func WeakStorageLock(weak *WeakStorageT) *StorageT {
	return C.go_tp_weak_storage_lock(address(unsafe.Pointer(weak)))
}

// StorageNbytes calls tp_storage_nbytes: Size in bytes.
func StorageNbytes(storage *StorageT) int {
	return int(C.go_tp_storage_nbytes(address(unsafe.Pointer(storage))))
}

// StorageData calls tp_storage_data: The bytes, for reading.
func StorageData(storage *StorageT) unsafe.Pointer {
	return C.go_tp_storage_data(address(unsafe.Pointer(storage)))
}

// StorageDeviceType calls tp_storage_device_type: Device type of the bytes.
func StorageDeviceType(storage *StorageT) int32 {
	return int32(C.go_tp_storage_device_type(address(unsafe.Pointer(storage))))
}

// StorageDeviceIndex calls tp_storage_device_index: Device index of the
// bytes.
func StorageDeviceIndex(storage *StorageT) int32 {
	return int32(C.go_tp_storage_device_index(address(unsafe.Pointer(storage))))
}

// StorageAllocator calls tp_storage_allocator: The allocator the bytes came
// from.
func StorageAllocator(storage *StorageT) *AllocatorT {
	return C.go_tp_storage_allocator(address(unsafe.Pointer(storage)))
}

// StorageFlags calls tp_storage_flags: Flags of a storage.
func StorageFlags(storage *StorageT) uint32 {
	return uint32(C.go_tp_storage_flags(address(unsafe.Pointer(storage))))
}

// StorageVersion calls tp_storage_version: The version: 0 at first, one more
// for each write that was declared.
func StorageVersion(storage *StorageT) int64 {
	return int64(C.go_tp_storage_version(address(unsafe.Pointer(storage))))
}

// StorageResize calls tp_storage_resize: Changes the size, keeping the bytes
// in front.
func StorageResize(storage *StorageT, nbytes int) *Failure {
	r := C.go_tp_storage_resize(address(unsafe.Pointer(storage)), C.size_t(nbytes))
	return failed(int32(r.status), r.failure)
}

// StorageTake calls tp_storage_take: Hands the duty to free foreign bytes to
// the caller, who gets data, deleter and context together.
func StorageTake(storage *StorageT) (unsafe.Pointer, Callback, uintptr, *Failure) {
	r := C.go_tp_storage_take(address(unsafe.Pointer(storage)))
	return r.data, r.deleter, uintptr(r.ctx), failed(int32(r.status), r.failure)
}
