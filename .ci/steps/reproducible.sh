# Another folder, umask and time zone give the same packages, byte for byte.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages python3-venv binutils
folder=$(release_packages)
note_last_line Tests/Scripts/reproducible.sh "$folder"
