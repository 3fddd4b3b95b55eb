# The example programs print what their pages say.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

Examples/run.sh
