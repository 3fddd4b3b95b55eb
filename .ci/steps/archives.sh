# Any number of jobs prints the same, and a long run needs little memory.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need python3 python3
note_last_line Tests/Benchmarks/archive.sh smoke
