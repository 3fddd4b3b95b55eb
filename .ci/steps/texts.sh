# Texts and comments are plain English, and the linter that says so works.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need python3 python3
python3 Tests/Scripts/lint-texts.py --self-test
note_last_line python3 Tests/Scripts/lint-texts.py
