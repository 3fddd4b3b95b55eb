#!/usr/bin/env bash
# Shows that the command works without /proc, as in a container or a sandbox: it gets its arguments, and prints the same.
#
#   Tests/Scripts/without-proc.sh PAYSHEET
#
# Needs root or user namespaces.
set -euo pipefail
paysheet=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
fail() { printf 'without-proc: %s\n' "$*" >&2; exit 1; }

isolate=(unshare --mount)
[ "$(id -u)" = 0 ] || isolate+=(--map-root-user)
hidden() { "${isolate[@]}" sh -c 'umount -l /proc && [ ! -e /proc/self ] && exec "$@"' sh "$paysheet" "$@"; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
document=Examples/Documents/recurring/free-trial-then-monthly.applepay.json
runs=0
for words in "--version" "check $document" "check --format=json - --stdin-filepath=a.json" "describe $document" "explain amount/format" "no-such-file" ""; do
    read -r -a words <<< "$words"
    status=0 expected=0
    "$paysheet" "${words[@]}" > "$work/with" 2>&1 < "$document" || expected=$?
    hidden "${words[@]}" > "$work/without" 2>&1 < "$document" || status=$?
    [ "$status" = "$expected" ] && cmp -s "$work/with" "$work/without" || fail "without /proc, paysheet ${words[*]} prints: $(cat "$work/without")"
    runs=$((runs + 1))
done
(hidden check "" "a b" 2>&1 || true) | grep 'a b' > /dev/null || fail "a word with a space is lost"
echo "without-proc: $runs runs print the same without /proc"
