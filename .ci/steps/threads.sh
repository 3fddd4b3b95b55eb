# The thread sanitizer finds no data race.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

# The manifest then has only the suites that use several threads. Modules as a whole, not optimized, are built the fastest.
export PAYSHEET_THREADS=1
run_tests -c release -Xswiftc -Onone --disable-testable-imports --sanitize=thread --scratch-path .build/threads
