# The recipe of Docs/Adding-a-report-format.md works.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

Tests/Scripts/adding-a-report-format.sh
