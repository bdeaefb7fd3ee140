package tensorplay

import (
	"fmt"
	"os"
	"testing"
)

// When all tests and examples are through, no object of the library lives.
func TestMain(m *testing.M) {
	status := m.Run()
	left := settled()
	fmt.Println(left, "objects live at the end")
	if left != 0 {
		status = 1
	}
	os.Exit(status)
}
