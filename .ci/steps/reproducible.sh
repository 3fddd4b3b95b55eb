# Another folder, umask and time zone give the same packages, byte for byte.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages python3-venv binutils
note_last_line Tests/Scripts/reproducible.sh "$(release_packages)"
