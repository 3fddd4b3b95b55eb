#!/usr/bin/env bash
# Checks the scripts of `paysheet completions` and the page of `paysheet man` with the programs that read them:
#
#   Tests/Scripts/completions.sh [PATH OF PAYSHEET]
#
# Needs bash, zsh, fish and man. Each shell reads its script and then really completes; what comes is counted.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
root=$PWD
if [ $# -gt 0 ]; then tool=$1; else tool=$(swift build --product paysheet > /dev/null && swift build --show-bin-path)/paysheet; fi
tool=$(realpath "$tool")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
checks=0

# expect NAME WANTED GOT
expect() {
    checks=$((checks + 1))
    if [ "$2" != "$3" ]; then
        printf '%s: expected <%s>, got <%s>\n' "$1" "$2" "$3"
        failed=1
    fi
}

for shell in bash zsh fish; do
    "$tool" completions "$shell" > "$work/paysheet.$shell" || { echo "no script for $shell"; exit 1; }
    "$shell" -n "$work/paysheet.$shell"
    expect "$shell -n" 0 $?
done

mkdir -p "$work/tree/requests" "$work/tree/other"
touch "$work/tree/a b.json" "$work/tree/c.json"
cd "$work/tree"
rules=$("$tool" explain --list --format json | grep -c '^    "rule": ')
# The help lists some commands in groups and only names the others.
commands=$("$tool" --help | awk '/^Without a command/ { exit } /^  [a-z]/ { count += 1 }
    /^More commands:/ { more = 1; sub(/^More commands:/, "") } more { count += gsub(/[a-z][a-z-]*/, "") } END { print count }')

# ---------------------------------------------------------------------------------------------------------------- bash

# bash_offers WORDS...: what bash offers for the last word, sorted, on one line. Options of the shell's own are left out.
bash_offers() {
    bash --norc -c '
        source "$1"; shift
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
        _paysheet 2> /dev/null
        printf "%s\n" "${COMPREPLY[@]}"' bash "$work/paysheet.bash" "$@" | LC_ALL=C sort | paste -sd ' '
}
bash_counts() { bash_offers "$@" | wc -w | tr -d ' '; }

expect 'bash: commands' check "$(bash_offers paysheet che)"
expect 'bash: all commands and three paths, one with a blank' $((commands + 5)) "$(bash_counts paysheet '')"
expect 'bash: options' '--fail-on --fail-on-unreached --files-from --fix --format --from-js' "$(bash_offers paysheet check --f)"
expect 'bash: options without a command' '--fail-on --fail-on-unreached --files-from --fix --format --from-js' "$(bash_offers paysheet --f)"
expect 'bash: words behind a space' 'never' "$(bash_offers paysheet check --fail-on n)"
expect 'bash: words behind =' 'never' "$(bash_offers paysheet check --fail-on = n)"
expect 'bash: all words behind =' 'error info never warning' "$(bash_offers paysheet check --fail-on =)"
expect 'bash: kinds' 'ApplePayPaymentMethodUpdate ApplePayPaymentRequest' "$(bash_offers paysheet fix --kind ApplePayPayment | tr ' ' '\n' | grep -E 'MethodUpdate|Request$' | paste -sd ' ')"
expect 'bash: rules' "$rules" "$(bash_offers paysheet explain '' | tr ' ' '\n' | grep -c /)"
expect 'bash: a list' 'json,amount/format' "$(bash_offers paysheet check --select json,amount/form)"
expect 'bash: folders' 'requests' "$(bash_offers paysheet check --root r)"
expect 'bash: files' 'c.json' "$(bash_offers paysheet check c)"
expect 'bash: nothing where nobody can know' '' "$(bash_offers paysheet check --expect-merchant '')"
expect 'bash: the word of an option' 'today' "$(bash_offers paysheet check --now '')"
expect 'bash: operands behind --' 'c.json' "$(bash_offers paysheet check -- c)"
expect 'bash: no option behind --' '' "$(bash_offers paysheet check -- --f)"
expect 'bash: shells' 'bash fish zsh' "$(bash_offers paysheet completions '')"
expect 'bash: help' "$commands" "$(bash_counts paysheet help '')"

# ---------------------------------------------------------------------------------------------------------------- fish

fish_offers() {
    fish --no-config -c 'source $argv[1]; complete -C $argv[2]' "$work/paysheet.fish" "$1" 2> "$work/fish.err" |
        cut -f1 | LC_ALL=C sort | paste -sd ' '
    cat "$work/fish.err" >&2
}
export HOME=$work
expect 'fish: commands' check "$(fish_offers 'paysheet chec')"
expect 'fish: options' '--fail-on --fail-on-unreached --files-from --fix --format --from-js' "$(fish_offers 'paysheet check --f')"
expect 'fish: options of one command' '--from-js' "$(fish_offers 'paysheet fmt --f')"
expect 'fish: words' 'never' "$(fish_offers 'paysheet check --fail-on n')"
expect 'fish: words behind =' '--fail-on=never' "$(fish_offers 'paysheet check --fail-on=n')"
# The operand can be a log, so fish offers folders, too: with a slash at the end.
expect 'fish: rules' "$rules" "$(fish_offers 'paysheet explain ' | tr ' ' '\n' | grep -c '/[a-z]')"
expect 'fish: a list' 'json,amount/format' "$(fish_offers 'paysheet check --select json,amount/form')"
expect 'fish: folders' 'requests/' "$(fish_offers 'paysheet check --root r')"
expect 'fish: files' 'c.json' "$(fish_offers 'paysheet check c.j')"
expect 'fish: shells' 'bash fish zsh' "$(fish_offers 'paysheet completions ')"
expect 'fish: nothing where nobody can know' '' "$(fish_offers 'paysheet check --expect-merchant ')"

# ----------------------------------------------------------------------------------------------------------------- zsh

zsh_offers() {
    zsh -f "$root/Tests/Scripts/zsh-complete.zsh" "$work/paysheet.zsh" "$1" | sed '/^$/d' | LC_ALL=C sort -u | paste -sd ' '
}
expect 'zsh: commands' check "$(zsh_offers 'paysheet chec')"
expect 'zsh: options' '--fail-on --fail-on-unreached --files-from --fix --format --from-js' "$(zsh_offers 'paysheet check --f')"
expect 'zsh: options of one command' '--from-js' "$(zsh_offers 'paysheet fmt --f')"
expect 'zsh: words' 'never' "$(zsh_offers 'paysheet check --fail-on n')"
expect 'zsh: words behind =' 'never' "$(zsh_offers 'paysheet check --fail-on=n')"
expect 'zsh: rules' "$rules" "$(zsh_offers 'paysheet explain ' | tr ' ' '\n' | grep -c /)"
expect 'zsh: a list' 'amount/format' "$(zsh_offers 'paysheet check --select json,amount/form')"
expect 'zsh: folders' 'requests' "$(zsh_offers 'paysheet check --root r')"
expect 'zsh: files' 'c.json' "$(zsh_offers 'paysheet check c.j')"
expect 'zsh: shells' 'bash fish zsh' "$(zsh_offers 'paysheet completions ')"

# ----------------------------------------------------------------------------------------------------------- the manual

"$tool" man > "$work/paysheet.1"
man --warnings=w -l "$work/paysheet.1" > "$work/page" 2> "$work/warnings"
expect 'man: exit status' 0 $?
expect 'man: warnings' '' "$(cat "$work/warnings")"
expect 'man: sections' 'NAME SYNOPSIS DESCRIPTION COMMANDS EXIT STATUS ENVIRONMENT EXAMPLES' "$(grep -E '^[A-Z ]+$' "$work/page" | paste -sd ' ')"
expect 'man: commands' "$commands" "$(grep -cE '^   paysheet [a-z]+' "$work/page")"
expect 'man: nothing of roff is left' '' "$(grep -E '\\[fe(\[]|^\.[A-Z]' "$work/page")"

[ "$failed" = 0 ] && echo "completions and manual page: $checks checks"
exit "$failed"
