# A package that depends on the library compiles.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

Tests/Scripts/downstream.sh
