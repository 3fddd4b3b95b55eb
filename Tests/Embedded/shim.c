// The functions that the core needs from a C library, for a machine without one. The heap grows by whole pages and never frees
// memory: enough for a short program.

#include "shim.h"

typedef __SIZE_TYPE__ size_t;
typedef __UINT8_TYPE__ byte;

__attribute__((import_module("host"), import_name("putchar"))) int host_putchar(int character);

int putchar(int character) { return host_putchar(character); }

extern byte __heap_base;
static size_t next_free;

int posix_memalign(void **result, size_t alignment, size_t size) {
    const size_t page = 65536;
    if (next_free == 0) next_free = (size_t)&__heap_base;
    size_t start = (next_free + alignment - 1) & ~(alignment - 1);
    size_t end = start + size;
    size_t available = __builtin_wasm_memory_size(0) * page;
    if (end < start) return 12;
    if (end > available && __builtin_wasm_memory_grow(0, (end - available + page - 1) / page) == (size_t)-1) return 12;
    next_free = end;
    *result = (void *)start;
    return 0;
}

void free(void *pointer) { (void)pointer; }

void *memset(void *target, int value, size_t count) {
    for (byte *out = target; count > 0; --count) *out++ = (byte)value;
    return target;
}

void *memcpy(void *restrict target, const void *restrict source, size_t count) {
    const byte *in = source;
    for (byte *out = target; count > 0; --count) *out++ = *in++;
    return target;
}

void *memmove(void *target, const void *source, size_t count) {
    byte *out = target;
    const byte *in = source;
    if (out < in) return memcpy(target, source, count);
    while (count > 0) {
        --count;
        out[count] = in[count];
    }
    return target;
}

int memcmp(const void *left, const void *right, size_t count) {
    const byte *a = left, *b = right;
    for (; count > 0; --count, ++a, ++b)
        if (*a != *b) return *a - *b;
    return 0;
}

// Seeds the hashing of sets and dictionaries. A fixed stream keeps the output the same from run to run.
void arc4random_buf(void *target, size_t count) {
    static unsigned state = 2463534242u;
    for (byte *out = target; count > 0; --count) {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        *out++ = (byte)state;
    }
}

void *__stack_chk_guard = (void *)0x1BADB002;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
