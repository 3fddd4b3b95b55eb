# The recipe of Docs/Adding-a-rule.md works.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

Tests/Scripts/adding-a-rule.sh
