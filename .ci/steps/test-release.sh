# All tests pass in a release build.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

# Without testable imports the tests, which are not optimized themselves, use the release build of the step before.
PAYSHEET_QUICK_TESTS=1 run_tests -c release --disable-testable-imports
