# The core imports nothing and uses no floating point, so that it compiles as Embedded Swift.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

imports='(^|[^A-Za-z_.`])import[[:space:]]+[A-Za-z_]|canImport'
floating_point='\b(Double|Float|Float16|Float32|Float64|Float80|CGFloat)\b'
# A Swift file without its strings and comments.
code_only() { sed -e 's:\\"::g' -e 's:"[^"]*":"":g' -e 's://.*$::' "$1"; }

found=0
while IFS= read -r -d '' file; do
    lines=$(code_only "$file" | grep -nE "$imports" || true)
    if [ -n "$lines" ]; then say "$file: imports: $lines"; found=1; fi
    [ -z "${floating_point_allowed[$(basename "$file")]:-}" ] || continue
    lines=$(code_only "$file" | grep -nE "$floating_point" || true)
    if [ -n "$lines" ]; then say "$file: floating point: $lines"; found=1; fi
done < <(files "${core_folders[@]/%//*.swift}" | xargs -0 grep -lZE "$imports|$floating_point")
exit "$found"
