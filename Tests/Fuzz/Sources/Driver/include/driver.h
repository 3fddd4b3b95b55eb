#include <stddef.h>
#include <stdint.h>

// libFuzzer's own entry: SwiftPM gives every executable a main function, so the one of libFuzzer cannot be used.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*callback)(const uint8_t *bytes, size_t count));
