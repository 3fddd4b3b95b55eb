#!/usr/bin/env bash
# Compiles the lines of Docs/Server.md for Vapor and Hummingbird, each in an application of its own, against modules that stand in
# for the frameworks, and sees to it that README.md shows the same lines.
#
# Needs a debug build, whose modules it uses. Applications are packages of their own: `-package-name` tells the compiler so.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

modules=${PAYSHEET_SCRATCH:-.build}/debug/Modules
[ -e "$modules/PaySheet.swiftmodule" ] || { echo "frameworks: no debug build in $modules; run: swift build" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# line FRAMEWORK PART: the code behind a marker of Docs/Server.md
line() {
    awk -v marker="<!-- $1: $2 -->" '$0 == marker { found = 1; next } found && /^```$/ { exit } found && !/^```swift$/' Docs/Server.md
}

compile() { swiftc -swift-version 6 -warnings-as-errors -package-name "$1" -I "$modules" -I "$work" "${@:2}"; }

for framework in Vapor Hummingbird; do
    name=${framework,,}
    response=$(line "$name" response)
    conformance=$(line "$name" conformance)
    [ -n "$response" ] && [ -n "$conformance" ] || { echo "frameworks: Docs/Server.md has no lines for $framework" >&2; exit 1; }
    compile "$name" -emit-module -module-name "$framework" -emit-module-path "$work/$framework.swiftmodule" \
        "Tests/Frameworks/$framework/$framework.swift"
    {
        printf 'import %s\nimport PaySheet\n\n%s\n\n' "$framework" "$conformance"
        printf 'func answer(_ request: PaymentRequest) -> Response {\n    %s\n}\n\n' "$response"
        # The conformance is one that the framework's handlers take.
        [ "$framework" = Vapor ] && printf 'func handler(_ request: PaymentRequest) -> some Content { request }\n' ||
            printf 'func handler(_ request: PaymentRequest) -> some ResponseEncodable { request }\n'
    } > "$work/$framework-app.swift"
    compile "shop" -typecheck -module-name ShopFor$framework "$work/$framework-app.swift"
    # Without the mark the compiler must complain: else the page gives needless advice.
    sed 's/@retroactive //' "$work/$framework-app.swift" > "$work/unmarked.swift"
    ! compile "shop" -typecheck -module-name ShopFor$framework "$work/unmarked.swift" 2> /dev/null ||
        { echo "frameworks: @retroactive is not needed for $framework" >&2; exit 1; }
    echo "frameworks: the lines for $framework compile"
done

# What other pages show of it is the same.
pages=$(cat Docs/Server.md)
while IFS= read -r shown; do
    bare=$(sed -E 's: +//.*$::; s:^ +::' <<< "$shown")
    [[ "$pages" == *"$bare"* ]] || { printf 'frameworks: README.md shows a line that Docs/Server.md does not have:\n%s\n' "$shown" >&2; exit 1; }
done < <(grep -E '@retroactive|^Response\(' README.md || true)
