// All that Swift needs from a C library, for a machine without one. The module imports nothing from its host but the time zones.
typedef __SIZE_TYPE__ size_t;
typedef __UINT8_TYPE__ byte;
typedef __UINT32_TYPE__ u32;
typedef __UINT64_TYPE__ u64;

int putchar(int character) { return character; }

// The heap has size classes 16, 24, 32, 48, 64 … and a list of free blocks for each. The word before a block is its class.
extern byte __heap_base;
enum { class_count = 64, page = 65536 };
static void *free_blocks[class_count];
static byte *next_block;

static size_t size_of_class(u32 class) { return ((class & 1 ? (size_t)24 : (size_t)16)) << (class / 2); }

static u32 class_of(size_t size) {
    if (size <= 16) return 0;
    u32 log = 31 - (u32)__builtin_clz((u32)(size - 1)); // 2^log < size <= 2^(log + 1)
    u32 class = 2 * (log - 3);
    return size <= (size_t)3 << (log - 1) ? class - 1 : class;
}

// Takes memory that was never used. Returns 0 if there is none left.
static void *extend(size_t size, size_t alignment) {
    if (!next_block) next_block = (byte *)(((size_t)&__heap_base + 15) & ~(size_t)15);
    u64 start = ((u64)(size_t)next_block + 16 + alignment - 1) & ~(u64)(alignment - 1);
    u64 end = start + size;
    u64 available = (u64)__builtin_wasm_memory_size(0) * page;
    if (end > (u64)0xFFFF0000) return 0;
    if (end > available) {
        size_t needed = (size_t)((end - available + page - 1) / page);
        // A quarter more than there is saves calls of the host.
        size_t quarter = (size_t)(available / page / 4);
        if ((needed >= quarter || __builtin_wasm_memory_grow(0, quarter) == (size_t)-1) &&
            __builtin_wasm_memory_grow(0, needed) == (size_t)-1) return 0;
    }
    next_block = (byte *)(size_t)end;
    return (void *)(size_t)start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (size > 0x7FFFFFFF) return 12;
    u32 class = class_of(size);
    void *block = alignment <= 16 ? free_blocks[class] : 0;
    if (block) {
        free_blocks[class] = *(void **)block;
    } else {
        block = extend(size_of_class(class), alignment < 16 ? 16 : alignment);
        if (!block) return 12;
        ((u32 *)block)[-1] = class;
    }
    *result = block;
    return 0;
}

void *malloc(size_t size) {
    void *block = 0;
    return posix_memalign(&block, 16, size) ? 0 : block;
}

void free(void *block) {
    if (!block) return;
    u32 class = ((u32 *)block)[-1];
    *(void **)block = free_blocks[class];
    free_blocks[class] = block;
}

__attribute__((export_name("paysheet_allocate"))) void *paysheet_allocate(u32 length) { return malloc(length); }
__attribute__((export_name("paysheet_free"))) void paysheet_free(void *block) { free(block); }

void *memset(void *target, int value, size_t count) { return __builtin_memset(target, value, count); }
void *memcpy(void *restrict target, const void *restrict source, size_t count) { return __builtin_memcpy(target, source, count); }
void *memmove(void *target, const void *source, size_t count) { return __builtin_memmove(target, source, count); }

int memcmp(const void *left, const void *right, size_t count) {
    const byte *a = left, *b = right;
    for (; count >= 8; count -= 8, a += 8, b += 8) {
        u64 x, y;
        __builtin_memcpy(&x, a, 8);
        __builtin_memcpy(&y, b, 8);
        if (x != y) break;
    }
    for (; count > 0; --count, ++a, ++b) if (*a != *b) return *a - *b;
    return 0;
}

// Hash tables ask for random numbers once. Without a seed they are the same in every instance.
static u64 random_state = 88172645463325252ull;

__attribute__((export_name("paysheet_seed"))) void paysheet_seed(u32 low, u32 high) {
    random_state ^= (u64)high << 32 | low;
    if (!random_state) random_state = 1;
}

void arc4random_buf(void *target, size_t count) {
    for (byte *out = target; count > 0; --count) {
        random_state ^= random_state << 13;
        random_state ^= random_state >> 7;
        random_state ^= random_state << 17;
        *out++ = (byte)random_state;
    }
}

void *__stack_chk_guard = (void *)0x1BADB002;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// A multiplication of 64 bits with a check of the overflow needs one of 128 bits, here of four products of 32 bits.
typedef union { __int128 whole; struct { u64 low, high; } half; } wide;

__int128 __multi3(__int128 left, __int128 right) {
    wide a = {.whole = left}, b = {.whole = right}, product;
    u64 a_low = (u32)a.half.low, a_high = a.half.low >> 32, b_low = (u32)b.half.low, b_high = b.half.low >> 32;
    u64 low = a_low * b_low, cross = a_low * b_high, other = a_high * b_low, high = a_high * b_high;
    u64 middle = (low >> 32) + (u32)cross + (u32)other;
    product.half.low = middle << 32 | (u32)low;
    product.half.high =
        high + (cross >> 32) + (other >> 32) + (middle >> 32) + a.half.high * b.half.low + a.half.low * b.half.high;
    return product.whole;
}

// Both modules are linked from one object of Swift. PAYSHEET_OPEN names the function that opens the door of a module. The linker leaves
// out what only the other door needs.
void PAYSHEET_OPEN(void);
void paysheet_open(void) { PAYSHEET_OPEN(); }
