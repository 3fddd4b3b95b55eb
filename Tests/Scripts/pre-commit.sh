#!/usr/bin/env bash
# Runs the hooks of .pre-commit-hooks.yaml under the real pre-commit from PyPI, in a throw-away repository against a local clone.
#
#   Tests/Scripts/pre-commit.sh PAYSHEET [FOLDER-FOR-A-VENV]
#
# The hook that takes the command from PATH runs; of the one that builds it, which takes minutes, the manifest is validated.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
root=$PWD
paysheet=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
venv=${2:-$work}/pre-commit

fail() { printf 'pre-commit: %s\n' "$*" >&2; exit 1; }

[ -x "$venv/bin/pre-commit" ] || {
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check 'pre-commit==4.3.0'
}
export PRE_COMMIT_HOME=$work/home PATH=$work/bin:$venv/bin:$PATH
export GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@example.com
mkdir "$work/bin"
ln -s "$paysheet" "$work/bin/paysheet"

pre-commit validate-manifest "$root/.pre-commit-hooks.yaml"

# The hooks as they are in the working tree, committed or not.
git clone --quiet --depth 1 "file://$root" "$work/paysheet" 2> /dev/null
cp "$root/.pre-commit-hooks.yaml" "$work/paysheet/"
git -C "$work/paysheet" add -A
git -C "$work/paysheet" commit --quiet --allow-empty --no-verify -m "hooks"
revision=$(git -C "$work/paysheet" rev-parse HEAD)

git init --quiet "$work/shop"
cd "$work/shop"
sed -e "s:https\:.*:file\://$work/paysheet:; s:rev\: .*:rev\: $revision:" "$root/Examples/ci/pre-commit.yaml" > .pre-commit-config.yaml
pre-commit validate-config .pre-commit-config.yaml
clean='{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"total":{"label":"Trip","amount":"200.50"}}'
mkdir "a folder"
echo "$clean" > "a folder/clean.applepay.json"
printf '%s\n%s\n' "$clean" "$clean" > records.applepay.ndjson
echo "${clean/200.50/200,50}" > other.json
git add -A
pre-commit run --all-files > "$work/out" 2>&1 || { cat "$work/out" >&2; fail "documents without a mistake do not pass"; }
grep -q 'Passed' "$work/out" || { cat "$work/out" >&2; fail "the hook did not run"; }
echo "${clean/200.50/200,50}" > "a folder/comma.applepay.json"
git add -A
! pre-commit run --all-files > "$work/out" 2>&1 || fail "a mistake passes"
grep -q 'a folder/comma.applepay.json:1:.*amount/format' "$work/out" || { cat "$work/out" >&2; fail "the finding is not shown"; }
! grep -q 'other.json' "$work/out" || fail "checks files that are not ours"
# Source code, too.
echo "$clean" > "a folder/comma.applepay.json"
echo 'const greeting = "hello"' > app.tsx
git add -A
pre-commit run --all-files > "$work/out" 2>&1 || { cat "$work/out" >&2; fail "code without Apple Pay does not pass"; }
echo "new ApplePaySession(3, ${clean/200.50/200,50})" > pay.js
git add -A
! pre-commit run --all-files > "$work/out" 2>&1 || fail "a mistake in code passes"
grep -q 'pay.js:1:.*amount/format' "$work/out" || { cat "$work/out" >&2; fail "the finding in code is not shown"; }
# Only the lines that a commit adds: the old mistake stays silent, the new one does not.
sed -i 's/paysheet-system/paysheet-changed-lines/' .pre-commit-config.yaml
git add -A
git commit --quiet --no-verify -m "old mistake"
echo '// A comment.' >> pay.js
git add -A
pre-commit run > "$work/out" 2>&1 || { cat "$work/out" >&2; fail "a line without a mistake does not pass"; }
grep -q 'Passed' "$work/out" || { cat "$work/out" >&2; fail "the hook for changed lines did not run"; }
echo "new ApplePaySession(3, ${clean/\"US\"/\"us\"})" >> pay.js
git add -A
! pre-commit run > "$work/out" 2>&1 || fail "a new mistake passes"
grep -q 'pay.js:3:.*country/unknown' "$work/out" || { cat "$work/out" >&2; fail "the new finding is not shown"; }
! grep -q 'amount/format' "$work/out" || fail "the old finding is shown"
echo '* -diff' > .gitattributes
git add -A
! pre-commit run > "$work/out" 2>&1 || fail "an attribute hides a new mistake"
grep -q 'pay.js:3:.*country/unknown' "$work/out" || { cat "$work/out" >&2; fail "an attribute hides the new finding"; }
echo "pre-commit: both manifests are valid, the hook passes and refuses"
