// Writes Swift's tables of characters as runs of equal values, for `unicode.c`. They compress to a third of the tables of Swift.
// Compiled for the machine that builds, with the tables of the toolchain.
#include <stdint.h>
#include <stdio.h>

uint8_t _swift_stdlib_getGeneralCategory(uint32_t scalar);
uint64_t _swift_stdlib_getBinaryProperties(uint32_t scalar);
uint16_t _swift_stdlib_getNormData(uint32_t scalar);

static uint64_t category(uint32_t scalar) { return _swift_stdlib_getGeneralCategory(scalar); }
static uint64_t properties(uint32_t scalar) { return _swift_stdlib_getBinaryProperties(scalar); }
static uint64_t normalization(uint32_t scalar) { return _swift_stdlib_getNormData(scalar); }

enum { scalar_count = 0x110000, most_runs = 1 << 14 };

static void pack(const char *name, uint64_t (*value)(uint32_t)) {
    static uint64_t values[256];
    static unsigned places[most_runs];
    unsigned value_count = 0, run_count = 0;
    // The lengths of runs, seven bits in a byte, the lowest first. The highest bit says that more follow.
    printf("static const byte %s_lengths[] = {", name);
    for (uint32_t start = 0, end; start < scalar_count; start = end) {
        for (end = start + 1; end < scalar_count && value(end) == value(start);) end++;
        uint32_t length = end - start;
        for (; length > 127; length >>= 7) printf("%u,", (length & 127) | 128);
        printf("%u,", length);
        unsigned place = 0;
        while (place < value_count && values[place] != value(start)) place++;
        if (place == value_count) values[value_count++] = value(start);
        places[run_count++] = place;
    }
    printf("};\nstatic const byte %s_places[] = {", name);
    for (unsigned run = 0; run < run_count; run++) printf("%u,", places[run]);
    printf("};\nstatic const u64 %s_values[] = {", name);
    for (unsigned place = 0; place < value_count; place++) printf("%lluu,", (unsigned long long)values[place]);
    printf("};\nTABLE(%s)\n", name);
}

int main(void) {
    pack("category", category);
    pack("properties", properties);
    pack("normalization", normalization);
}
