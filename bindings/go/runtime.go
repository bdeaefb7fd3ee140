package tensorplay

import (
	"runtime"

	"tensorplay/raw"
)

// Version is the version of the library in use.
func Version() string { return raw.Version() }

// LibraryABIVersion is the ABI version of the library in use; that of this
// package is ABIVersion.
func LibraryABIVersion() int { return int(raw.AbiVersion()) }

// HasFeature tells whether the library in use has a feature.
func HasFeature(name string) bool {
	return checkText("", 1, name) == nil && raw.HasFeature(name) != 0
}

// CountDevices is the number of devices of a type.
func CountDevices(device DeviceType) int { return int(raw.DeviceCount(int32(device))) }

// ParseDevice reads "cpu", "cuda" or "cuda:1".
func ParseDevice(text string) (Device, error) {
	if err := checkText("tp_device_parse", 1, text); err != nil {
		return Device{}, err
	}
	kind, index, failure := raw.DeviceParse(text)
	return Device{DeviceType(kind), index}, check(failure)
}

// SetNumThreads sets how many threads may work on one call; 0 is the default.
func SetNumThreads(count int) error {
	if count != int(int32(count)) {
		count = -1
	}
	return check(raw.SetNumThreads(int32(count)))
}

// NumThreads is how many threads may work on one call.
func NumThreads() int { return int(raw.GetNumThreads()) }

// SetStreamingLimit sets from how many bytes on results are written past the
// caches; 0 is the default.
func SetStreamingLimit(nbytes int64) error {
	return check(raw.SetStreamingLimit(nbytes))
}

// StreamingLimit is from how many bytes on results are written past the caches.
func StreamingLimit() int64 { return raw.GetStreamingLimit() }

// SetLog has messages up to a level passed to a function, in the goroutine that
// they are about; nil for none.
func SetLog(log func(level LogLevel, message string), level LogLevel) error {
	if log == nil {
		return check(raw.SetLog(nil, 0, nil, int32(level)))
	}
	return check(raw.SetLogFunc(func(level int32, message string) {
		log(LogLevel(level), message)
	}, int32(level)))
}

// SetParallel has the work of large calls divided by a function of Go: it runs
// the task in up to count goroutines at once, and returns when all have
// returned. Those that still run it are waited for; a task that is called later
// does nothing. nil is for the library's own threads.
func SetParallel(run func(count int, task func()) error) error {
	if run == nil {
		return check(raw.SetParallelFor(nil, 0, nil))
	}
	return check(raw.SetParallel(run))
}

// SetAnomalyDump watches for the first NaN or infinity that comes from nowhere,
// and writes what made it to a file; no path ends the watch.
func SetAnomalyDump(path string) error {
	if err := checkText("tp_set_anomaly_dump", 1, path); err != nil {
		return err
	}
	return check(raw.SetAnomalyDump(path))
}

// RunDeferred runs what the library has put off for the program: the end of
// values that were attached. Closing a tensor does it too.
func RunDeferred() int { return raw.RunDeferred() }

// Shutdown ends the library's threads and frees its caches. It fails with
// ErrLiveObjects, and changes nothing, while objects live. The library can be
// used again afterwards.
func Shutdown() error {
	// What is closed already may wait for its last call, in another thread.
	runtime.Gosched()
	if failure := raw.Shutdown(); failure != nil {
		return newError(failure)
	}
	setCollect()
	return nil
}
