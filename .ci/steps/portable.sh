# No source of the modules for WebAssembly has what Embedded Swift cannot compile: existentials, casts, key paths, untyped throws.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need python3 python3
note_last_line python3 Tests/Scripts/portable.py
