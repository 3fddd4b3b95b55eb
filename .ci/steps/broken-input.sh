# The command reports broken input, full disks and signals as documented, works without /proc, and withstands mutated documents and random arguments.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need python3 python3
paysheet=$(build_paysheet -c release)
Tests/Scripts/without-proc.sh "$paysheet"
python3 Tests/Scripts/fuzz-command.py "$paysheet" --lines 15000 --commands 300 --keep "$CI_FOLDER/fuzz-command"
note_last_line python3 Tests/Scripts/broken-input.py "$paysheet"
