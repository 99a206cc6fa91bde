// In place of jpegli's error.cc and highway's abort.cc. Those put messages together and print them, which would bring a
// tenth more bytes and imports of a file system. Here whatever ends the work just traps.

#include "hwy/base.h"
#include "lib/jpegli/error.h"

namespace jpegli {
bool FormatString(char*, const char*, ...) { return false; }
}  // namespace jpegli

namespace hwy {
void Warn(const char*, int, const char*, ...) {}
void Abort(const char*, int, const char*, ...) { __builtin_trap(); }
}  // namespace hwy
