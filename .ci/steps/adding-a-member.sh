# The recipe of Docs/Adding-a-member.md works.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

Tests/Scripts/adding-a-member.sh
