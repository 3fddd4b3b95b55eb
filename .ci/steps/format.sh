# Every hand-written Swift file has the format that .swift-format describes.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

written_by_hand '*.swift' > "$CI_FOLDER/swift-files"
[ -s "$CI_FOLDER/swift-files" ] || fail "no Swift files"
xargs -0 swift format lint --strict --parallel < "$CI_FOLDER/swift-files"
note "$(tr -cd '\0' < "$CI_FOLDER/swift-files" | wc -c) files"
