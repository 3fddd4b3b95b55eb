# All tests pass in a debug build.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

run_tests
