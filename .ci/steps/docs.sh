# The documentation builds, and its links and comments are complete.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need python3 python3
Tests/Scripts/docs.sh
