# The recipe of Docs/Adding-a-catalog.md works.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

Tests/Scripts/adding-a-catalog.sh
