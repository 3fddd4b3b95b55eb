#!/usr/bin/env bash
# Shows that the command uses no network: it imports no function for that, and makes no such system call.
#
#   Tests/Scripts/no-network.sh PAYSHEET
#
# If tracing is not allowed, the script says so and checks only the imports.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
paysheet=$(realpath "$1")

fail() { printf 'no-network: %s\n' "$*" >&2; exit 1; }

names='socket|socketpair|connect|bind|listen|accept|accept4|getaddrinfo|gethostby[a-z]+|res_[a-z]+|send|sendto|sendmsg|recv|recvfrom|recvmsg|curl_[a-z_]+'
imports=$(nm --dynamic --undefined-only "$paysheet" | awk '{ print $NF }' | sed 's/@.*//')
[ "$(wc -l <<< "$imports")" -gt 20 ] || fail "the imports of $paysheet cannot be read"
! grep -xE "$names" <<< "$imports" || fail "imports a function for the network"
! ldd "$paysheet" | grep -iE 'curl|ssl|FoundationNetworking' || fail "is linked to a library for the network"
# The command starts no other program either.
! grep -xE 'fork|vfork|exec[a-z]+|posix_spawn[a-z]*|system|popen|dlopen' <<< "$imports" || fail "imports a function that starts programs"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! command -v strace > /dev/null || ! strace -f -o "$work/trace" true 2> /dev/null; then
    echo "no-network: imports are clean (programs cannot be traced here)"
    exit 0
fi
# A document with many addresses, which must not be visited, through every command that reads one.
document=$PWD/Examples/Documents/recurring/free-trial-then-monthly.applepay.json
runs=0
while read -r -a words; do
    status=0
    strace -f -e trace=%network,execve -o "$work/trace" "$paysheet" "${words[@]//DOCUMENT/$document}" > "$work/out" 2>&1 < /dev/null || status=$?
    [ "$status" -le 1 ] || { cat "$work/out" >&2; fail "paysheet ${words[*]} ends with status $status"; }
    calls=$(grep -vE '^[0-9]+ +(\+\+\+|---)' "$work/trace" | grep -v 'execve(' || true)
    [ -z "$calls" ] || fail "paysheet ${words[*]} makes these calls: $calls"
    [ "$(grep -c 'execve(' "$work/trace")" = 1 ] || fail "paysheet ${words[*]} starts another program"
    runs=$((runs + 1))
done << 'EOF'
check DOCUMENT
check --format sarif DOCUMENT
explain amount/format
fix --diff DOCUMENT
fmt --check DOCUMENT
describe DOCUMENT
diff DOCUMENT DOCUMENT
anonymize DOCUMENT
schema ApplePayPaymentRequest
EOF
echo "no-network: imports are clean, and $runs traced runs made no call for the network and started no program"
