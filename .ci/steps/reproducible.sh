# Another folder, umask and time zone give the same packages, byte for byte. FULL=1 also compiles them again from nothing, which takes
# ten minutes of computing. Otherwise the objects of the release build are linked again.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages python3-venv binutils
again=
if [ "${FULL:-}" != 1 ]; then
    again=$CI_FOLDER/paysheet-again
    (umask 077 && env -u LANG TZ=Asia/Tokyo LC_ALL=C.UTF-8 Distribution/static.sh "$again")
fi
PAYSHEET_BINARY=$again note_last_line Tests/Scripts/reproducible.sh "$CI_FOLDER/again"
folder=$(release_packages)
diff "$folder/SHA256SUMS" "$CI_FOLDER/again/SHA256SUMS" || fail "two builds differ"
cmp "$folder"/paysheet-*.whl "$CI_FOLDER"/again/paysheet-*.whl
note "$(wc -l < "$folder/SHA256SUMS") files with the same bytes$([ -z "$again" ] || echo ", linked again")"
