# The command reports broken input, full disks and signals as documented.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need python3 python3
note_last_line python3 Tests/Scripts/broken-input.py "$(build_paysheet)"
