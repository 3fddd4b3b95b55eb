# The tree of a script covers each byte once, in the 100 largest scripts of Debian's packages for Node.js and browsers.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

[ "$(id -u)" = 0 ] || export SUDO="sudo -n"
# The tests that the step `release` has built.
export PAYSHEET_QUICK_TESTS=1
note_last_line Tests/Scripts/large-scripts.sh -c release --disable-testable-imports
