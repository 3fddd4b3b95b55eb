# All targets and tests compile without warnings, and code that the library must reject does not.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

swift build --build-tests
Tests/Scripts/does-not-compile.sh
