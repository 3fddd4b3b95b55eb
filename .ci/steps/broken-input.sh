# The command reports broken input, full disks and signals as documented, withstands mutants and random arguments, and needs no /proc.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need python3 python3
paysheet=$(build_paysheet -c release)
python3 Tests/Scripts/fuzz-command.py "$paysheet" --lines 15000 --commands 300 --keep "$CI_FOLDER/fuzz-command"
Tests/Scripts/no-proc.sh "$paysheet"
note_last_line python3 Tests/Scripts/broken-input.py "$paysheet"
