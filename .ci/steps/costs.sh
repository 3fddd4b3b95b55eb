# No job needs more instructions or allocations than its budget, and no cost grows faster than the document.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages valgrind python3 gcc
note_last_line Tests/Benchmarks/run.sh smoke
budgets=$(cat "$CI_NOTE")
note_last_line Tests/Benchmarks/run.sh growth small
note "$budgets; $(cat "$CI_NOTE")"
