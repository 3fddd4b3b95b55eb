# A browser lays out the pictures of the payment sheet as intended.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages chromium fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji fonts-dejavu-core python3
note_match '[0-9]+ texts measured.*' python3 Tests/Scripts/check-pictures.py "$(build_paysheet)"
