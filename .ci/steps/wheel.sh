# The wheel works as a command, from Python, in pytest and in pre-commit, and its types are complete.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages python3-venv git binutils util-linux
folder=$(release_packages)
note_last_line Tests/Scripts/wheel.sh "$folder" "$CI_FOLDER"
