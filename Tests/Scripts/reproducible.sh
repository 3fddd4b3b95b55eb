#!/usr/bin/env bash
# Builds the packages in a copy of the repository in another folder. They must have the bytes of the packages that were built here.
#
#   Tests/Scripts/reproducible.sh PACKAGES [--full]
#
# PACKAGES is the folder of the packages; .build has the objects of their build. The usual run links these objects again. It also compiles
# the modules that import no other large module, and compares their code: all modules have the same options. With --full it compiles
# everything, which takes ten minutes.
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
# The modules to compile: all of them, or those that need this one.
modules=(PaySheetSearch PaySheetShapes PaySheetGenerator PaySheetOrderShapes)
if [ "$full" = --full ]; then
    mapfile -t modules < <(tr -d "'\"" < "$here/paysheet.product/Objects.LinkFileList" | sed "s|^$here/||; s|\.build/.*||" | sort -u)
    compile() { elsewhere swift build -c release --product paysheet; }
    packed_from=$there
else
    compile() { elsewhere swift build -c release --target PaySheetOrderShapes; }
    packed_from=$here
fi
# Prints the modules whose objects differ, but for what names the folder.
other_modules() {
    local module object side
    for module in "${modules[@]}"; do
        for object in "$here/$module.build"/*.o; do
            for side in here there; do
                objcopy --strip-debug -R .comment -R .swift_modhash "${!side}/$module.build/${object##*/}" "$copy/$side.o"
            done
            cmp -s "$copy/here.o" "$copy/there.o" || { say "other code in $module.build/${object##*/}" >&2; echo "$module"; }
        done
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

PAYSHEET_OBJECTS=$packed_from elsewhere Distribution/build.sh "$copy/packages" archive deb wheel
diff "$packages/SHA256SUMS" "$copy/packages/SHA256SUMS" || fail "the packages differ, and the objects do not"
# Code that names a folder would be the same here and there if both were linked from the same objects.
tar --extract --to-stdout --wildcards --file "$copy"/packages/*.tar.gz '*/paysheet' > "$copy/command"
for name in "$folder" "$copy" "${HOME:-/root}"; do
    if grep -aqF -- "$name/" "$copy/command"; then fail "the command contains the path $name"; fi
done
say "$(wc -l < "$packages/SHA256SUMS") files with the same bytes; ${#modules[@]} modules compiled $times"
