# Other programs can read every report format.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages python3-venv
build_paysheet > /dev/null
note_last_line Tests/Scripts/check-reports.sh
