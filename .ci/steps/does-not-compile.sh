# Code that the library must reject does not compile.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

Tests/Scripts/does-not-compile.sh
