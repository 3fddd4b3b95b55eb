# Another folder, umask and time zone give the same packages, byte for byte. FULL=1 compiles all modules again, which takes ten minutes.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages python3-venv binutils
folder=$(release_packages)
note_last_line Tests/Scripts/reproducible.sh "$folder" $([ "${FULL:-}" != 1 ] || echo --full)
