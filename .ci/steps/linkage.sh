# The command and the library link nothing that they do not need.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

Tests/Scripts/linkage.sh
