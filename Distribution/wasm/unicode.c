// What Swift's texts ask about characters. `pack-unicode.c` writes the tables.
typedef __UINT8_TYPE__ byte;
typedef __UINT16_TYPE__ u16;
typedef __UINT32_TYPE__ u32;
typedef __UINT64_TYPE__ u64;

// Returns the run of a scalar. The first call finds where the runs begin.
static u32 run_of(u32 scalar, const byte *lengths, u32 *starts, u32 count) {
    for (u32 run = 1, start = 0; !starts[count - 1] && run < count; run++) {
        u32 shift = 0;
        do start += (u32)(*lengths & 127) << shift, shift += 7; while (*lengths++ & 128);
        starts[run] = start;
    }
    u32 low = 0, high = count;
    while (high - low > 1) {
        u32 middle = (low + high) / 2;
        if (starts[middle] <= scalar) low = middle; else high = middle;
    }
    return low;
}

#define TABLE(name) \
    static u64 name(u32 scalar) { \
        static u32 starts[sizeof name##_places]; \
        return name##_values[name##_places[run_of(scalar, name##_lengths, starts, sizeof name##_places)]]; \
    }
#include "unicode-tables.h"

byte _swift_stdlib_getGeneralCategory(u32 scalar) { return (byte)category(scalar); }
u64 _swift_stdlib_getBinaryProperties(u32 scalar) { return properties(scalar); }
u16 _swift_stdlib_getNormData(u32 scalar) { return (u16)normalization(scalar); }
