#!/usr/bin/env bash
# Builds the packages in a copy of the repository in another folder. They must have the bytes of the packages that were built here.
#
#   Tests/Scripts/reproducible.sh PACKAGES [--full]
#
# PACKAGES is the folder of the packages; .build has the objects of their build. The usual run links these objects again. It also compiles
# the modules below the core, and compares their code: the others have the same options. With --full it compiles all modules, which takes
# ten minutes.
#
# Now and then the compiler makes other code of the same source. Others have seen this, too
# (https://github.com/swiftlang/swift/issues/77168). So modules whose objects differ are compiled once more in the copy, and named. What
# differs because of the folder or the settings differs again.
set -euo pipefail
packages=$(realpath "$1")
full=${2:-}
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
folder=$PWD
here=$(swift build -c release --show-bin-path)
source Tests/Scripts/copy-of-repository.sh
there=$(swift build -c release --show-bin-path)
say() { printf 'reproducible: %s\n' "$*"; }
fail() { say "$*" >&2; exit 1; }

# What may differ between two machines.
umask 077
elsewhere() { env -u LANG TZ=Asia/Tokyo LC_ALL=C.UTF-8 "$@"; }
if [ "$full" = --full ]; then
    compile() { elsewhere swift build -c release --product paysheet; }
    compared='[^/]*'
    linked=$there
else
    compile() { elsewhere swift build -c release --target PaySheetShapes; }
    compared='PaySheetShapes'
    linked=$here
fi
mapfile -t objects < <(tr -d "'\"" < "$here/paysheet.product/Objects.LinkFileList" | sed "s|^$here/||" | grep -E "^$compared\.build/")
[ ${#objects[@]} -gt 0 ] || fail "the release build has no objects to compare"
# Prints the modules whose objects differ, but for what names the folder.
other_modules() {
    local object side
    for object in "${objects[@]}"; do
        for side in here there; do objcopy --strip-debug -R .comment -R .swift_modhash "${!side}/$object" "$copy/$side.o"; done
        cmp -s "$copy/here.o" "$copy/there.o" || { say "other code in $object" >&2; echo "${object%%.build/*}"; }
    done | sort -u
}

compile
times=once
different=$(other_modules)
if [ -n "$different" ]; then
    for module in $different; do rm -rf "$there/$module.build" "$there/Modules/$module".*; done
    compile
    [ -z "$(other_modules)" ] || fail "two builds differ"
    times="twice for $(echo $different)"
fi

PAYSHEET_OBJECTS=$linked elsewhere Distribution/build.sh "$copy/packages" archive deb wheel
diff "$packages/SHA256SUMS" "$copy/packages/SHA256SUMS" || fail "the packages differ, and the objects do not"
# Two links of the same objects have the same names of folders, if they have any.
tar --extract --to-stdout --wildcards --file "$copy"/packages/*.tar.gz '*/paysheet' > "$copy/command"
if grep -aqF -- "$folder/" "$copy/command"; then fail "the command contains the path $folder"; fi
say "$(wc -l < "$packages/SHA256SUMS") files with the same bytes; ${#objects[@]} objects compiled $times"
