// Code generated from docs/api/tensorplay.json. DO NOT EDIT.

package raw

/*
#cgo pkg-config: tensorplay
#include "failure.h"
#include <tensorplay/runtime.h>
typedef struct {
  go_failure_t* failure;
  tp_status_t status;
} go_status_r;
typedef struct {
  tp_log_level_t out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_log_level_t_out_r;
static go_status_r go_tp_set_num_threads(int32_t count) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_set_num_threads(count));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_set_parallel_for(tp_parallel_for_fn run, uintptr_t user_data, tp_destroy_fn destroy) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_set_parallel_for(run, (void*)user_data, destroy));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_set_streaming_limit(int64_t nbytes) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_set_streaming_limit(nbytes));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_log_level_t_out_r go_tp_log_level_parse(const char* name) {
  go_tp_log_level_t_out_r r = {0};
  GO_CALL(r.status, tp_log_level_parse(name, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_set_log(tp_log_fn log, uintptr_t user_data, tp_destroy_fn destroy, tp_log_level_t level) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_set_log(log, (void*)user_data, destroy, level));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_set_anomaly_dump(const char* path) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_set_anomaly_dump(path));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
*/
import "C"

// SetNumThreads calls tp_set_num_threads: Sets how many threads may work on
// one call, the calling one included, for calls that begin from now on.
func SetNumThreads(count int32) *Failure {
	r := C.go_tp_set_num_threads(C.int32_t(count))
	return failed(int32(r.status), r.failure)
}

// GetNumThreads calls tp_get_num_threads: How many threads may work on one
// call.
func GetNumThreads() int32 {
	return int32(C.tp_get_num_threads())
}

// SetParallelFor calls tp_set_parallel_for: Lets threads of the host do what
// the library's workers do otherwise; the function before is destroyed when
// no thread runs it any more.
func SetParallelFor(run Callback, userData uintptr, destroy Callback) *Failure {
	r := C.go_tp_set_parallel_for(run, C.uintptr_t(userData), destroy)
	return failed(int32(r.status), r.failure)
}

// SetStreamingLimit calls tp_set_streaming_limit: Sets from how many bytes of
// result and operands together results are written past the caches, for
// kernels that begin from now on.
func SetStreamingLimit(nbytes int64) *Failure {
	r := C.go_tp_set_streaming_limit(C.int64_t(nbytes))
	return failed(int32(r.status), r.failure)
}

// GetStreamingLimit calls tp_get_streaming_limit: From how many bytes on
// results are written past the caches.
func GetStreamingLimit() int64 {
	return int64(C.tp_get_streaming_limit())
}

// LogLevelName calls tp_log_level_name: Name of a level: "error", "info",
// "layout".
func LogLevelName(level int32) string {
	return C.GoString(C.tp_log_level_name(C.tp_log_level_t(level)))
}

// LogLevelParse calls tp_log_level_parse: Finds a level by its name.
func LogLevelParse(name string) (int32, *Failure) {
	nameC := newText(name)
	r := C.go_tp_log_level_parse(nameC.pointer())
	return int32(r.out), failed(int32(r.status), r.failure)
}

// SetLog calls tp_set_log: Sets the log of the process; the one before is
// destroyed when no thread runs it any more.
func SetLog(log Callback, userData uintptr, destroy Callback, level int32) *Failure {
	r := C.go_tp_set_log(log, C.uintptr_t(userData), destroy, C.tp_log_level_t(level))
	return failed(int32(r.status), r.failure)
}

// SetAnomalyDump calls tp_set_anomaly_dump: Watches every kernel until one
// has a NaN or an infinity in its result that none of its inputs has.
func SetAnomalyDump(path string) *Failure {
	pathC := newText(path)
	r := C.go_tp_set_anomaly_dump(pathC.orNull())
	return failed(int32(r.status), r.failure)
}
