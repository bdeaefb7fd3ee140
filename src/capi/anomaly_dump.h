// Where the dump of the first anomaly goes.
#pragma once

namespace tp {

// null ends the watch. Throws out-of-memory; then nothing changed.
void set_anomaly_dump(const char* path);

}  // namespace tp
