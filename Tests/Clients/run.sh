#!/usr/bin/env bash
# Runs the clients that keep the command open, in Node, PHP and Java: their examples, and what can go wrong. Also the samples of
# Docs/Verify-a-payment.md in PHP and Java.
#
#   Tests/Clients/run.sh PAYSHEET
#
# Needs node, php and a JDK of Java 17.
set -euo pipefail
paysheet=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
fail() { printf 'clients: %s\n' "$*" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

diff -u Examples/node-client/expected.txt <(node Examples/node-client/main.mjs "$paysheet") || fail "the client for Node prints something else"
! node Examples/node-client/main.mjs /absent/paysheet > /dev/null 2>&1 || fail "the client for Node waits for a command that is not there"
node Tests/Clients/test.mjs "$paysheet" 2> "$work/node" || fail "$(cat "$work/node")"

php -l Examples/php/PaySheet.php > /dev/null
diff -u Examples/php/expected.txt <(php -d error_reporting=-1 -d display_errors=1 Examples/php/main.php "$paysheet") || fail "the client for PHP prints something else"
php -d error_reporting=-1 -d display_errors=1 Tests/Clients/test.php "$paysheet" 2> "$work/php" || fail "$(cat "$work/php")"

javac --release 17 -Xlint:all,-try -Werror -encoding UTF-8 -d "$work" Examples/java/*.java Tests/Clients/Test.java
diff -u Examples/java/expected.txt <(java -Dsun.stdout.encoding=UTF-8 -Dstdout.encoding=UTF-8 -cp "$work" Main "$paysheet") || fail "the client for Java prints something else"
java -cp "$work" Test "$paysheet" 2> "$work/java" || fail "$(cat "$work/java")"

# The samples of the page about payments.
block() { sed -n "/^\`\`\`$1\$/,/^\`\`\`\$/{/^\`\`\`/!p}" Docs/Verify-a-payment.md; }
fixtures=Tests/TokensTests/Fixtures
mkdir "$work/verify"
{ echo '<?php declare(strict_types=1);' && block php; } > "$work/verify/token.php"
block java > "$work/verify/TokenCheck.java"
php -d error_reporting=-1 -d display_errors=1 Tests/Clients/token.php "$work/verify/token.php" "$paysheet" 2> "$work/php" || fail "$(cat "$work/php")"
javac --release 17 -Xlint:all -Werror -encoding UTF-8 -d "$work/verify" "$work/verify/TokenCheck.java" Tests/Clients/TokenTest.java
java -cp "$work/verify" TokenTest "$fixtures" "$paysheet" 2> "$work/java" || fail "$(cat "$work/java")"

for client in Examples/php/PaySheet.php Examples/java/PaySheet.java Examples/node-client/paysheet.mjs; do
    [ "$(wc -l < "$client")" -le 80 ] || fail "$client has more than 80 lines"
done
echo "clients: Node, PHP and Java print what is expected, and report errors"
