#!/usr/bin/env bash
# Checks the wheel: installs it, and uses it as a command, from Python, in pytest and in pre-commit.
#
#   Tests/Scripts/wheel.sh OUT VENV      (the folder of Distribution/build.sh, and a folder for virtual environments)
#
# Needs the network for the tools of PyPI, and root or user namespaces.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
root=$PWD wheel=$(realpath "$1"/paysheet-*.whl) venv=$(realpath -m "$2")
fail() { printf 'wheel: %s\n' "$*" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
isolate=(unshare --net)
[ "$(id -u)" = 0 ] || isolate+=(--map-root-user)
bad='{"countryCode":"us","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"total":{"label":"Shop","amount":"1,5"}}'

# From nothing to the first finding, without a network and without an environment.
python3 -m venv "$work/first"
start=$(date +%s%N)
"${isolate[@]}" env -i "$work/first/bin/pip" install --quiet --disable-pip-version-check --no-index "$wheel"
echo "$bad" | "${isolate[@]}" env -i "$work/first/bin/paysheet" check --format=concise - > "$work/found" || [ $? = 1 ]
took=$((($(date +%s%N) - start) / 1000000))
grep -q 'amount/format' "$work/found" || fail "no finding: $(cat "$work/found")"
# Four times the promise of 5 seconds, because other steps use the machine, too.
[ "$took" -le 20000 ] || fail "from nothing to the first finding: $took ms"
"${isolate[@]}" env -i "$work/first/bin/python" -c 'import sys, paysheet; assert len(paysheet.check(sys.argv[1]).findings) == 2' "$bad"
"$work/first/bin/pip" check --disable-pip-version-check > /dev/null
"$work/first/bin/pip" uninstall --quiet --yes --disable-pip-version-check paysheet
[ -z "$(find "$work/first" -iname '*paysheet*')" ] || fail "pip uninstall leaves files"

# The other ways of pip to install.
"$work/first/bin/pip" install --quiet --disable-pip-version-check --no-index --target "$work/target" "$wheel"
PYTHONPATH=$work/target "$work/first/bin/python" -c 'import paysheet, sys; assert paysheet.find_binary().startswith(sys.argv[1]), paysheet.find_binary()' "$work/target"
rm -r "$work/target/bin"
! PYTHONPATH=$work/target "$work/first/bin/python" -c 'import paysheet; paysheet.check("{}")' 2> "$work/error" || fail "works without a command"
grep -q 'FileNotFoundError: the command paysheet was not installed' "$work/error" || fail "no clear error: $(cat "$work/error")"

# The tools that others use for wheels and types.
tools=$venv/wheel
[ -x "$tools/bin/pytest" ] || python3 -m venv "$tools"
"$tools/bin/pip" install --quiet --disable-pip-version-check --requirement Tests/Python/requirements.txt
"$tools/bin/pip" install --quiet --disable-pip-version-check --no-index --force-reinstall "$wheel"
"$tools/bin/auditwheel" show "$wheel" 2> /dev/null | tr '\n' ' ' > "$work/audit"
grep -q 'consistent with the following platform tag: "manylinux_2_5_' "$work/audit" || fail "auditwheel says: $(cat "$work/audit")"
grep -q 'requires no external shared libraries' "$work/audit" || fail "auditwheel says: $(cat "$work/audit")"
"$tools/bin/vermin" --quiet --no-tips --eval-annotations --violations --target=3.9- Distribution/python/paysheet || fail "vermin finds something newer than Python 3.9"
(cd "$work" && "$tools/bin/mypy" --strict --python-version 3.9 --package paysheet)
MYPYPATH=Tests/Python "$tools/bin/mypy" --strict Tests/Python/*.py

"$tools/bin/pytest" -q -p no:cacheprovider Tests/Python
CHROMIUM=$(command -v chromium) "$tools/bin/pytest" -q -p no:cacheprovider Examples/shop
for example in Examples/python/*.py; do
    diff -u "${example%.py}.txt" <("$tools/bin/python" "$example") || fail "$example prints something else"
done

# The sample for pre-commit takes the wheel by checksum.
export PRE_COMMIT_HOME=$work/home GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@example.com
git init --quiet "$work/shop"
cd "$work/shop"
sum=$(sha256sum "$wheel" | cut -d ' ' -f 1)
sed "s|https://git.example/WHEEL#sha256=SUM|file://$wheel#sha256=$sum|" "$root/Examples/ci/pre-commit-wheel.yaml" > .pre-commit-config.yaml
echo "$bad" > bad.applepay.json
git add -A
! "$tools/bin/pre-commit" run --all-files > out 2>&1 || fail "the hook passes a mistake"
grep -q 'bad.applepay.json:1:.*amount/format' out || fail "the hook shows no finding: $(cat out)"
sed -i "s|sha256=$sum|sha256=${sum//[0-9]/0}|" .pre-commit-config.yaml
! "$tools/bin/pre-commit" run --all-files > out 2>&1 || fail "the hook takes another wheel"
grep -qi 'hash' out || fail "the hook does not say that the checksum is wrong: $(cat out)"

cd "$root"
echo "wheel: $(stat -c %s "$wheel") bytes, $took ms from pip install to the first finding; $("$tools/bin/python" Tests/Python/measure.py --assert)"
