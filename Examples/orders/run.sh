#!/usr/bin/env bash
# Calls the server of serve.mjs with curl, as devices do, and compares its answers: run.sh PAYSHEET
set -euo pipefail
paysheet=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")"
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2> /dev/null || true; rm -rf "$work"' EXIT
fail() { printf 'orders: %s\n' "$*" >&2; exit 1; }
token=k7Yx2mQ9sT4vW8zB1cD5
type=order.com.example.shop
# call METHOD PATH [OPTION…]: prints the status; the body is in $work/body, the headers are in $work/headers
call() {
    curl --silent --max-time 10 --path-as-is --output "$work/body" --dump-header "$work/headers" --write-out '%{http_code}' \
        --request "$1" "http://127.0.0.1:$port/wallet/v1$2" "${@:3}"
}
# answers STATUS METHOD PATH [OPTION…]
answers() {
    local status
    status=$(call "${@:2}")
    [ "$status" = "$1" ] || fail "$2 $3: expected $1, got $status"
}
# event LINE: sends an event of the shop, and waits for its answer in $work/answer
event() {
    local before
    before=$(wc -l < "$work/log")
    printf '%s\n' "$1" >&3
    for _ in $(seq 100); do [ "$(wc -l < "$work/log")" -gt "$before" ] && break; sleep 0.05; done
    tail -n 1 "$work/log" > "$work/answer"
}
# package STATUS: makes a stand-in for the signed package of the order
package() { printf 'order %s' "$1" > "$work/$1.order"; }
change() { event "{\"orderTypeIdentifier\":\"$type\",\"orderIdentifier\":\"a/b\",\"authenticationToken\":\"$token\",\"packageFile\":\"$work/$1.order\"}"; }
# last HEADER: prints a header of the last answer
last() { tr -d '\r' < "$work/headers" | sed -n "s/^$1: //Ip"; }

"$paysheet" order replay calls.ndjson --url https://orders.shop.example/wallet | diff expected.ndjson - || fail "the replay has other answers"
"$paysheet" order details order.json | "$paysheet" check --kind ApplePayPaymentCompleteDetails - > /dev/null || fail "the details have findings"

# The calls with their answers are a trace, as another server could have recorded it, and the check finds nothing in it.
node -e '
    const [calls, answers] = process.argv.slice(1).map((file) => require("fs").readFileSync(file, "utf8").trim().split("\n").map(JSON.parse));
    const pick = ({ status, headers, body }) => ({ status, headers, body });
    calls.forEach((call, index) => call.method && console.log(JSON.stringify({ ...call, answer: pick(answers[index]) })));
' ./calls.ndjson ./expected.ndjson > "$work/trace.ndjson"
check() { "$paysheet" check --ndjson --kind WalletOrderTrace --fail-on warning "$work/trace.ndjson"; }
check > /dev/null || fail "the trace has findings"
sed -i 's/finance\.order/order/' "$work/trace.ndjson"
check > "$work/report" || true
grep -qF 'endpoint/media-type' "$work/report" || fail "the check does not see another media type"

mkfifo "$work/events"
node serve.mjs "$paysheet" 0 --url https://orders.shop.example/wallet < "$work/events" > "$work/log" &
server=$!
exec 3> "$work/events"
for _ in $(seq 100); do grep -q '^listening' "$work/log" && break; sleep 0.1; done
port=$(sed -n 's/^listening on //p' "$work/log")
[ -n "$port" ] || fail "the server does not listen"

package open
package completed
change open
grep -q '"stored"' "$work/answer" || fail "the order is not stored"
auth=(--header "Authorization: AppleOrder $token")
order=/orders/$type/a%2Fb
registration=/registrations/$type/a%2Fb

answers 201 POST "/devices/d-1$registration" "${auth[@]}" --data '{"pushToken":"0a1b"}'
answers 200 POST "/devices/d-1$registration" "${auth[@]}" --data '{"pushToken":"0a1b"}'
answers 200 GET "/devices/d-1/registrations/$type"
grep -qF '"a/b"' "$work/body" || fail "the list has other orders"
tag=$(sed 's/.*"lastModified":"\([^"]*\)".*/\1/' "$work/body")
answers 204 GET "/devices/d-1/registrations/$type?ordersModifiedSince=$tag"
answers 200 GET "$order" "${auth[@]}"
cmp -s "$work/body" "$work/open.order" || fail "the package has other bytes"
[ "$(last Content-Type)" = application/vnd.apple.finance.order ] || fail "the package has another media type"
first=$(last Last-Modified)
answers 304 GET "$order" "${auth[@]}" --time-cond "$first"

# A change within the same second has another date.
change completed
grep -q '"device":"d-1"' "$work/answer" || fail "the change is pushed to no device"
answers 200 GET "/devices/d-1/registrations/$type?ordersModifiedSince=$tag"
answers 200 GET "$order" "${auth[@]}" --time-cond "$first"
cmp -s "$work/body" "$work/completed.order" || fail "the change was not fetched"
answers 304 GET "$order" "${auth[@]}" --time-cond "$(last Last-Modified)"

answers 401 GET "$order" --header 'Authorization: AppleOrder another-secret-0123456789'
[ "$(last WWW-Authenticate)" = AppleOrder ] || fail "401 names no scheme"
answers 401 GET "$order" --header "Authorization: ApplePass $token"
answers 401 GET "$order"
answers 404 GET /elsewhere
answers 404 GET "/orders/$type/a/b"
answers 405 PUT "$order" "${auth[@]}"
answers 400 POST "/devices/d-1$registration" "${auth[@]}" --data '{}'
answers 414 GET "/orders/$type/$(printf 'a%.0s' $(seq 300))" "${auth[@]}"
head -c 70000 /dev/zero | tr '\0' ' ' > "$work/long"
answers 413 POST /log --data-binary "@$work/long"
answers 200 POST /log --data '{"logs":["a problem"]}'
grep -qF '{"logs":["a problem"]}' "$work/log" || fail "the message of the device is lost"

# Two devices at once: each registers, and fetches many times.
device() {
    local url=http://127.0.0.1:$port/wallet/v1
    curl --silent --max-time 10 --output /dev/null --write-out '%{http_code}\n' "$url/devices/$1$registration" "${auth[@]}" \
        --data "{\"pushToken\":\"$2\"}"
    for _ in $(seq 20); do
        curl --silent --max-time 10 --output "$work/$1.body" --write-out '%{http_code}\n' "$url$order" "${auth[@]}"
        cmp -s "$work/$1.body" "$work/completed.order" || echo "other bytes"
    done
}
device d-2 2222 > "$work/d-2" & one=$!
device d-3 3333 > "$work/d-3" & two=$!
wait "$one" "$two"
for name in d-2 d-3; do [ "$(sort "$work/$name" | uniq -c | tr -s ' ' | tr '\n' ,)" = " 20 200, 1 201," ] || fail "$name has wrong answers"; done
change open
[ "$(grep -o '"device":"[^"]*"' "$work/answer" | tr '\n' ,)" = '"device":"d-1","device":"d-2","device":"d-3",' ] || fail "the change is pushed to others"

# A signed package, which a device fetches, and which the check accepts.
./sign.sh "$paysheet" order "$work/signed.order" > /dev/null
event "{\"orderTypeIdentifier\":\"$type\",\"orderIdentifier\":\"42\",\"authenticationToken\":\"$token\",\"packageFile\":\"$work/signed.order\"}"
answers 200 GET "/orders/$type/42" "${auth[@]}"
cp "$work/body" "$work/fetched.order"
cmp -s "$work/fetched.order" "$work/signed.order" || fail "the signed package has other bytes"
# The root of the signature is one of a test, so only the order in the package has no findings.
"$paysheet" check --ignore signature "$work/fetched.order" > /dev/null 2>&1 || fail "the fetched package has an order with findings"
found=$("$paysheet" order check "$work/fetched.order" --now today | grep -oE '(error|warning)\[[a-z/-]+\]' | sort -u)
[ "$found" = 'error[signature/certificates]' ] || fail "the fetched package has other findings: $found"

for name in d-1 d-2 d-3; do answers 200 DELETE "/devices/$name$registration" "${auth[@]}"; done
change completed
grep -qF '"push":[]' "$work/answer" || fail "a device that unregistered gets a push"
grep -qF "$token" "$work/log" && fail "the log has the token"
exec 3>&-
kill "$server"
wait "$server" || true
server=
echo "orders: ok"
