#!/usr/bin/env bash
# Builds the packages from nothing in a copy of the repository in another folder. They must have the bytes of the packages that were
# built here.
#
#   Tests/Scripts/reproducible.sh PACKAGES
#
# PACKAGES is the folder of the packages; .build has the objects of their build. Now and then the compiler makes other code of the same
# source. Others have seen this, too (https://github.com/swiftlang/swift/issues/77168). So modules whose objects differ are compiled once
# more in the copy, and named. What differs because of the folder or the settings differs again.
set -euo pipefail
packages=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
here=$(swift build -c release --show-bin-path)
source Tests/Scripts/copy-of-repository.sh
there=$(swift build -c release --show-bin-path)
say() { printf 'reproducible: %s\n' "$*"; }

# What may differ between two machines.
umask 077
build() { env -u LANG TZ=Asia/Tokyo LC_ALL=C.UTF-8 Distribution/build.sh "$1" archive deb wheel; }
is_same() { diff "$packages/SHA256SUMS" "$1/SHA256SUMS"; }
# Prints the modules whose objects differ, but for what names the folder.
other_modules() {
    local object file side
    while IFS= read -r object; do
        file=${object#"$there/"}
        for side in here there; do objcopy --strip-debug -R .comment -R .swift_modhash "${!side}/$file" "$copy/$side.o"; done
        cmp -s "$copy/here.o" "$copy/there.o" || { say "other code in $file" >&2; echo "${file%%.build/*}"; }
    done < <(tr -d "'\"" < "$there/paysheet.product/Objects.LinkFileList") | sort -u
}

build "$copy/packages"
times=once
if ! is_same "$copy/packages"; then
    modules=$(other_modules)
    [ -n "$modules" ] || { say "the packages differ, and the objects do not" >&2; exit 1; }
    for module in $modules; do rm -rf "$there/$module.build" "$there/Modules/$module".*; done
    build "$copy/packages-again"
    is_same "$copy/packages-again" || { say "two builds differ" >&2; exit 1; }
    times="twice for $(echo $modules)"
fi
say "$(wc -l < "$packages/SHA256SUMS") files with the same bytes, compiled $times"
