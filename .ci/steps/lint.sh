# Format, plain English, short files, arithmetic that input could make trap, and what the core and the tests must not use.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"
need python3 python3

# part NAME COMMAND...: continues after a part that fails, and names it at the end.
failed=()
part() { say "$1"; "${@:2}" || failed+=("$1"); }

format() {
    written_by_hand '*.swift' > "$CI_FOLDER/swift-files"
    [ -s "$CI_FOLDER/swift-files" ] || { say "no Swift files"; return 1; }
    xargs -0 swift format lint --strict --parallel < "$CI_FOLDER/swift-files"
}
texts() { python3 Tests/Scripts/lint-texts.py --self-test && python3 Tests/Scripts/lint-texts.py; }
file_sizes() {
    written_by_hand '*.swift' '*.py' '*.sh' '*.c' '*.h' '*.cpp' '*.mjs' '*.js' '*.css' '*.html' '.ci/*' | xargs -0 wc -l |
        awk -v limit="$limit_lines" '$2 != "total" && $1 > limit { print $2 ": " $1 " lines, more than " limit; too_long = 1 } END { exit too_long }'
}
# The core imports nothing and uses no floating point, so that it compiles as Embedded Swift.
core() {
    local file lines found=0
    local imports='(^|[^A-Za-z_.`])import[[:space:]]+[A-Za-z_]|canImport'
    local floating_point='\b(Double|Float|Float16|Float32|Float64|Float80|CGFloat)\b'
    while IFS= read -r -d '' file; do
        lines=$(code_only "$file" | grep -nE "$imports" || true)
        if [ -n "$lines" ]; then say "$file: imports: $lines"; found=1; fi
        [ -z "${floating_point_allowed[$(basename "$file")]:-}" ] || continue
        lines=$(code_only "$file" | grep -nE "$floating_point" || true)
        if [ -n "$lines" ]; then say "$file: floating point: $lines"; found=1; fi
    done < <(files "${core_folders[@]/%//*.swift}" | xargs -0 grep -lZE "$imports|$floating_point")
    return "$found"
}
# A Swift file without its strings and comments.
code_only() { sed -e 's:\\"::g' -e 's:"[^"]*":"":g' -e 's://.*$::' "$1"; }
# Tests compile against a release build.
no_testable() { ! files 'Tests/*.swift' 'Examples/*.swift' | xargs -0 grep -nE '@testable[[:space:]]+import'; }

part format format
part texts texts
part "file sizes" file_sizes
part "imports and floating point in the core" core
part "testable imports" no_testable
part "declared dependencies" python3 Tests/Scripts/dependencies.py
part "arithmetic that can trap on input" python3 Tests/Scripts/computed-ranges.py
part "how the public surface is counted" python3 Tests/Scripts/public-surface.py --test
part "what Embedded Swift cannot compile" python3 Tests/Scripts/portable.py
[ ${#failed[@]} = 0 ] || fail "failed: $(printf '%s; ' "${failed[@]}")"
note "$(tr -cd '\0' < "$CI_FOLDER/swift-files" | wc -c) Swift files"
