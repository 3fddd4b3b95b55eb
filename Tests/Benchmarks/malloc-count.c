// Counts allocations: loaded before the C library (LD_PRELOAD), writes their number into the file that MALLOC_COUNT names.
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_ulong allocations;

void *malloc(size_t size) { allocations++; return __libc_malloc(size); }
void *calloc(size_t count, size_t size) { allocations++; return __libc_calloc(count, size); }
void *realloc(void *old, size_t size) { allocations++; return __libc_realloc(old, size); }
void *memalign(size_t alignment, size_t size) { allocations++; return __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { allocations++; return __libc_memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    allocations++;
    *result = __libc_memalign(alignment, size);
    return *result ? 0 : ENOMEM;
}

__attribute__((destructor)) static void report(void) {
    const unsigned long count = allocations;
    const char *path = getenv("MALLOC_COUNT");
    FILE *file = path ? fopen(path, "w") : NULL;
    if (!file) return;
    fprintf(file, "%lu\n", count);
    fclose(file);
}
