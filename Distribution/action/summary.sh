#!/usr/bin/env bash
# Writes the summary of a job as Markdown: a table by rule, and what each changed document shows, before and after.
#
#   summary.sh PAYSHEET COUNTS [BASE [PATH...]]
#
# COUNTS is the output of `paysheet check --stat`. BASE is a commit that the repository has; without it there are no pictures. Reads the
# working folder, and writes to standard output.
set -euo pipefail
paysheet=$1 counts=$2 base=${3:-}
shift $(($# < 3 ? $# : 3))

# GitHub shows no more than a mebibyte.
most_pictures=20

echo "## Apple Pay payment requests"
echo
# Lines such as "2  amount/format   Amount format". The last line has the totals.
awk '
    /^ *[0-9]+ +[a-z0-9-]+\/[a-z0-9-]+ / {
        if (!rows++) print "| Findings | Rule | |\n|---:|---|---|"
        title = $0
        sub(/^ *[0-9]+ +[^ ]+ +/, "", title)
        print "| " $1 " | `" $2 "` | " title " |"
    }
    END { if (!rows) print "No findings." }
' "$counts"
echo
# Text of documents could end a block of code, so it is indented.
tail -n 1 "$counts" | sed 's/^/    /'

[ -n "$base" ] || exit 0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
number=0
while IFS= read -r -d '' path; do
    case $path in *.json) ;; *) continue ;; esac
    "$paysheet" preview --as markdown "./$path" > "$work/new.md" 2> "$work/notes" || continue
    # Names come from the pull request. What Markdown could use is left out.
    name=$(printf '%s' "$path" | tr -d '`\n\r<>&|\\')
    number=$((number + 1))
    if [ "$number" -gt "$most_pictures" ]; then
        printf '\nMore documents have changed; only %s are drawn.\n' "$most_pictures"
        break
    fi
    printf '\n### `%s`\n\n' "$name"
    if git show "$base:./$path" > "$work/old.json" 2> /dev/null; then
        "$paysheet" diff "$work/old.json" "./$path" 2> /dev/null | sed -e "s:$work/old.json:before:" -e 's/^/    /' || true
        printf '\n<details><summary>Before</summary>\n\n'
        "$paysheet" preview --as markdown "$work/old.json" 2> /dev/null || echo "The document before could not be drawn."
        printf '\n</details>\n\n<details open><summary>After</summary>\n\n'
    else
        printf '<details open><summary>New</summary>\n\n'
    fi
    cat "$work/new.md"
    printf '\n</details>\n'
done < <(git diff --relative --name-only --diff-filter=d -z "$base" -- "$@")
