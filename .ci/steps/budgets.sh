# No job and no process needs more instructions or allocations than its budget allows.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages valgrind python3 gcc
note_last_line Tests/Benchmarks/run.sh smoke
