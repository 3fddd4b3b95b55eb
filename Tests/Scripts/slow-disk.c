// Slows writing down or makes it fail, so that a signal or a full disk meets a half-written file. For broken-input.py.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
int fsync(int file) {
    if (getenv("SLOW_SYNC")) sleep(20);
    return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file);
}
ssize_t write(int file, const void *bytes, size_t count) {
    struct stat status;
    if (getenv("FULL_DISK") && fstat(file, &status) == 0 && S_ISREG(status.st_mode)) { errno = ENOSPC; return -1; }
    return ((ssize_t (*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write"))(file, bytes, count);
}
