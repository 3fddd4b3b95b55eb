# The core compiles as Embedded Swift and gives the same results in WebAssembly.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need node nodejs
note_match '[0-9]+ bytes, [0-9]+ compressed' Tests/Scripts/embedded.sh
