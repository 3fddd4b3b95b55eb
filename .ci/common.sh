# Functions of the steps. A step sources this file first. It then runs in the root of the repository and stops at the first error.
set -eo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
source .ci/lists.sh

# A step that runs alone has no folder from the runner.
if [ -z "${CI_FOLDER:-}" ]; then
    export CI_FOLDER
    CI_FOLDER=$(mktemp -d)
    trap 'rm -rf "$CI_FOLDER"' EXIT
fi
log=$CI_FOLDER/$(basename "$0" .sh).log
export JSON_TEST_SUITE=${JSON_TEST_SUITE:-$root/../shared/corpora/JSONTestSuite} GALA_VECTORS=${GALA_VECTORS:-$root/../shared/corpora/gala}
export WYCHEPROOF_VECTORS=${WYCHEPROOF_VECTORS:-$root/../shared/corpora/wycheproof} MDOC_VECTORS=${MDOC_VECTORS:-none}

say() { printf '%s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 1; }
# The text beside the step's result in the table at the end.
note() { printf '%s' "$*" > "${CI_NOTE:-/dev/null}"; }
# note_last_line COMMAND...
note_last_line() {
    "$@" 2>&1 | tee "$log"
    note "$(tail -n 1 "$log")"
}
# note_match PATTERN COMMAND...
note_match() {
    "${@:2}" 2>&1 | tee "$log"
    note "$(grep -aoE -m 1 "$1" "$log" || true)"
}

# The files of the project that match a pattern, tracked or new; NUL-separated.
files() {
    git ls-files -z --cached --others --exclude-standard -- "$@" |
        while IFS= read -r -d '' file; do [ ! -f "$file" ] || printf '%s\0' "$file"; done
}
written_by_hand() { files "$@" | grep -zv '/Generated/'; }

# Installs the Debian packages that are missing. The package lists are fetched once per run.
packages() {
    local missing=() package
    for package; do
        dpkg-query -W -f '${Status}' "$package" 2> /dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    [ "${#missing[@]}" -gt 0 ] || return 0
    command -v apt-get > /dev/null || fail "please install: ${missing[*]}"
    one_at_a_time apt install_packages "${missing[@]}"
}
install_packages() {
    local sudo=()
    [ "$(id -u)" = 0 ] || sudo=(sudo -n)
    export DEBIAN_FRONTEND=noninteractive
    if [ ! -e "$CI_FOLDER/apt-is-fresh" ]; then
        "${sudo[@]}" apt-get update -qq
        touch "$CI_FOLDER/apt-is-fresh"
    fi
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
}
# need COMMAND PACKAGE
need() { command -v "$1" > /dev/null || packages "$2"; }

# Builds the command and prints its path. build_paysheet [-c release]
build_paysheet() {
    swift build "$@" --product paysheet >&2 && printf '%s/paysheet' "$(swift build "$@" --show-bin-path)"
}

# Runs a command while no other step runs one that has this name. one_at_a_time NAME COMMAND...
one_at_a_time() {
    local lock
    exec {lock}> "$CI_FOLDER/lock-$1"
    flock "$lock"
    "${@:2}"
    exec {lock}>&-
}

# Links the static command of a release once per run, and prints its path. It starts in half of the time of the other one.
static_command() { one_at_a_time static make_static; }
make_static() {
    [ -e "$CI_FOLDER/paysheet" ] || Distribution/static.sh "$CI_FOLDER/paysheet" >&2
    printf '%s' "$CI_FOLDER/paysheet"
}

# Builds the WebAssembly modules once per run, and prints their folder. PAYSHEET_WEB names a folder that has them.
web_modules() { one_at_a_time web make_web; }
make_web() {
    local folder=${PAYSHEET_WEB:-$CI_FOLDER/web}
    [ -e "$folder/paysheet-full.wasm" ] || Distribution/wasm/build.sh "$folder" >&2
    realpath "$folder"
}

# Runs tests and notes their closing line. Fails if none ran. run_tests ARGUMENTS...
run_tests() {
    swift test "$@" 2>&1 | tee "$log"
    local closing
    closing=$(grep -aoE 'Test run with [0-9]+ tests?.*' "$log" | tail -n 1 || true)
    [ -n "$closing" ] || fail "swift test printed no closing line"
    note "$closing"
    ! [[ $closing =~ ^Test\ run\ with\ 0\  ]] || fail "no test ran"
}
