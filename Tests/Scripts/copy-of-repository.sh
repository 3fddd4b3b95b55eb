# Sourced by scripts that change a copy of the repository: copies it to $copy, changes that are not committed included, and goes there.
# Scripts that follow each other can share a copy and its builds: PAYSHEET_RECIPES names its folder.
copy=${PAYSHEET_RECIPES:-$(mktemp -d)}
[ -n "${PAYSHEET_RECIPES:-}" ] || trap 'rm -rf "$copy"' EXIT
if [ ! -d "$copy/.git" ]; then
    mkdir -p "$copy"
    git ls-files -z --cached --others --exclude-standard |
        while IFS= read -r -d '' file; do [ ! -f "$file" ] || printf '%s\0' "$file"; done |
        tar --null --files-from=- --create --file=- | tar --extract --file=- --directory="$copy"
    git -C "$copy" init --quiet
    git -C "$copy" add --all
    git -C "$copy" -c user.name=copy -c user.email=copy@localhost commit --quiet --message Copy
fi
cd "$copy"
# What the script before has changed; builds are ignored files, and stay.
git reset --quiet --hard
git clean --quiet --force -d

say() { printf '\n%s\n' "$*"; }
fail() { printf '%s: %s\n' "$(basename "$0" .sh)" "$*" >&2; exit 1; }
# finds TEXT FILE: the file has a line with the text.
finds() { grep -qF -- "$1" "$2" || { cat "$2"; fail "no line has: $1"; }; }
# changed_besides FOLDER: the files that differ from the copy, besides the folder and generated ones. (Schemas have no comments.)
changed_besides() {
    git add --all
    git diff --cached --name-only -- ":!$1" ':!Docs/Schemas' ':!Docs/Reference' | while read -r file; do
        head -n 3 "$file" | grep -q "Generated from" || printf '%s\n' "$file"
    done
}
# Modules as a whole, not optimized: quicker than by file where nothing is built twice.
whole=(-c release -Xswiftc -Onone)
