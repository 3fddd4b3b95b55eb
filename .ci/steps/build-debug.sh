# All targets and tests compile without warnings.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

swift build --build-tests
