# The release build finds nothing wrong in the examples.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

swift run -c release paysheet check Examples
