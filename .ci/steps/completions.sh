# Completions work in bash, zsh and fish, and the manual page is well-formed.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages zsh fish man-db groff
note_last_line Tests/Scripts/completions.sh
