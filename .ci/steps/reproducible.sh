# Another folder, umask and time zone give the same packages, byte for byte.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages python3-venv binutils
note_last_line Tests/Scripts/reproducible.sh "$CI_FOLDER/again"
folder=$(release_packages)
diff "$folder/SHA256SUMS" "$CI_FOLDER/again/SHA256SUMS" || fail "two builds differ"
cmp "$folder"/paysheet-*.whl "$CI_FOLDER"/again/paysheet-*.whl
note "$(wc -l < "$folder/SHA256SUMS") files with the same bytes"
