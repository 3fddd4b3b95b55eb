# The documentation builds, its links and comments are complete, and its samples of Swift compile.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need python3 python3
Tests/Scripts/docs.sh
Tests/Scripts/frameworks.sh
