# A program can keep the command open: each line it writes gets one line back.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need python3 python3
paysheet=$(build_paysheet -c release)
note_last_line python3 Tests/Scripts/co-process.py "$paysheet"
