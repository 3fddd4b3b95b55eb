#!/usr/bin/env bash
# Calls the server of serve.mjs with curl, as Apple does, and compares its answers: run.sh PAYSHEET
set -euo pipefail
paysheet=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")"
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2> /dev/null || true; rm -rf "$work"' EXIT
fail() { printf 'merchant-tokens: %s\n' "$*" >&2; exit 1; }
# answers STATUS METHOD PATH
answers() {
    local status
    status=$(curl --silent --max-time 10 --path-as-is --output "$work/body" --write-out '%{http_code}' --request "$2" "http://127.0.0.1:$port$3")
    [ "$status" = "$1" ] || fail "$2 $3: expected $1, got $status"
}

"$paysheet" merchant-token replay calls.ndjson --url https://shop.example/apple-pay | diff expected.ndjson - || fail "the replay has other answers"
"$paysheet" check ledger.applepay.ndjson > /dev/null || fail "the ledger has findings"

node serve.mjs "$paysheet" 0 --url https://shop.example/apple-pay > "$work/log" &
server=$!
for _ in $(seq 100); do grep -q '^listening' "$work/log" && break; sleep 0.1; done
port=$(sed -n 's/^listening on //p' "$work/log")
[ -n "$port" ] || fail "the server does not listen"

path=/apple-pay/notification/merchantToken
for _ in 1 2 3; do answers 200 GET "$path/event-1"; done
answers 200 GET "$path/unknown-here"
answers 404 GET "$path/"
answers 404 GET "$path/a/b"
answers 404 GET "$path/a%2Fb"
answers 404 GET "$path/%zz"
answers 404 GET "$path/../event-2"
answers 404 GET "$path/$(printf 'a%.0s' $(seq 10000))"
answers 405 POST "$path/event-3"
# Many at once: each answer belongs to its own call.
seq 50 | xargs -P 10 -I N curl --silent --max-time 10 --output /dev/null --write-out '%{http_code}\n' "http://127.0.0.1:$port$path/many-N" |
    sort | uniq -c | grep -qx ' *50 200' || fail "calls at the same time have wrong answers"
kill "$server"
wait "$server" || true
server=
[ "$(grep -cx 'fetch event-1' "$work/log")" = 1 ] || fail "the same event was fetched more than once"
[ "$(grep -c '^fetch ' "$work/log")" = 52 ] || fail "other events were fetched"
echo "merchant-tokens: ok"
