package tensorplay

import (
	"fmt"
	"os"
	"testing"

	"tensorplay/raw"
)

// When all tests and examples are through, no object of the library lives.
func TestMain(m *testing.M) {
	status := m.Run()
	for i := 0; i < 10 && raw.DebugLiveObjects() != 0; i++ {
		Collect()
	}
	fmt.Println(raw.DebugLiveObjects(), "objects live at the end")
	if raw.DebugLiveObjects() != 0 {
		status = 1
	}
	os.Exit(status)
}
