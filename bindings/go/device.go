package tensorplay

import "fmt"

// Device is where bytes are. The zero Device is the CPU where something is made,
// and keeps the device where something is converted.
type Device struct {
	// Type is the kind of device.
	Type DeviceType
	// Index counts devices of a type from 0.
	Index int32
}

// CPU is the host's memory.
var CPU = Device{Type: DeviceCPU}

// String is "cpu" or, for example, "cuda:1".
func (d Device) String() string {
	if d.Type == 0 || d.Type == DeviceCPU && d.Index == 0 {
		return DeviceCPU.String()
	}
	return fmt.Sprintf("%s:%d", d.Type, d.Index)
}
