# Nothing is wrong in the examples, and the example programs print what their pages say.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

swift run paysheet check Examples
Examples/run.sh
