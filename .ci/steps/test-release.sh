# All tests pass in a release build.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

# Without testable imports the tests use the release build of the step before.
run_tests -c release --disable-testable-imports
