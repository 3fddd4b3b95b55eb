# Cost grows no faster than the document.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages valgrind python3 gcc
note_last_line Tests/Benchmarks/run.sh growth small
