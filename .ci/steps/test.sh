# All tests pass in a debug build.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

# The tests of the release build, which are many times faster, have random input and long lists in full.
PAYSHEET_TEST_SCALE=${PAYSHEET_TEST_SCALE:-0.2} run_tests
