# Sourced by scripts that follow a recipe: copies the repository to $copy, changes that are not committed included, and goes there.
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
git ls-files -z --cached --others --exclude-standard |
    while IFS= read -r -d '' file; do [ ! -f "$file" ] || printf '%s\0' "$file"; done |
    tar --null --files-from=- --create --file=- | tar --extract --file=- --directory="$copy"
cd "$copy"
