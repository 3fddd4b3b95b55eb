#!/usr/bin/env bash
# The command receives its arguments in a world without /proc, as in some containers and sandboxes.
#
#   no-proc.sh PAYSHEET
#
# Copies the command and its libraries into a folder and makes that the root. Needs the right to do so: root, or user namespaces.
set -euo pipefail
tool=$(readlink -f "$1")
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
while IFS= read -r library; do
    mkdir -p "$root$(dirname "$library")"
    cp "$library" "$root$library"
done < <(ldd "$tool" 2> /dev/null | grep -o '/[^ ]*' || true)
cp "$tool" "$root/paysheet"

jail=(chroot "$root")
[ "$(id -u)" = 0 ] || jail=(unshare --map-root-user chroot "$root")
fail() { printf 'no-proc: %s: %s\n' "$1" "$2" >&2; exit 1; }
version=$("${jail[@]}" /paysheet --version < /dev/null 2>&1) || fail "the command does not run" "$version"
[ "$version" = "$("$tool" --version)" ] || fail "--version is lost" "$version"
# The last argument arrives with the ones before it.
for name in no é; do
    errors=$("${jail[@]}" /paysheet check --no-config "a b" "" "$name" 2>&1 > /dev/null < /dev/null || true)
    [ "$errors" = "$(printf 'paysheet: %s: no such file\n' "a b" "" "$name")" ] || fail "the arguments are others" "$errors"
done
echo "no-proc: all arguments arrive without /proc"
