# The command reports broken input, large files, full disks and signals as documented, and an interrupted write leaves the old bytes or the
# new ones.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need python3 python3
paysheet=$(build_paysheet)
python3 Tests/Scripts/interrupted-writes.py --rounds 6 "$paysheet"
python3 Tests/Scripts/large-files.py "$paysheet"
note_last_line python3 Tests/Scripts/broken-input.py "$paysheet"
