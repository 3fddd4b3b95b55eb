#!/usr/bin/env bash
# Compiles the lines of Docs/Server.md for Vapor, Hummingbird and swift-crypto, in one application each, against modules that replace
# them. Also checks that README.md shows the same lines.
#
# Needs the modules of a debug build. Applications are packages of their own, with their own `-package-name`.
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
    handlers=$(line "$name" handlers)
    store=$(line handlers store)
    [ -n "$response" ] && [ -n "$conformance" ] && [ -n "$handlers" ] && [ -n "$store" ] || { echo "frameworks: Docs/Server.md has no lines for $framework" >&2; exit 1; }
    compile "$name" -emit-module -module-name "$framework" -emit-module-path "$work/$framework.swiftmodule" \
        "Tests/Frameworks/$framework/$framework.swift"
    {
        printf 'import %s\nimport PaySheet\n\n%s\n\n' "$framework" "$conformance"
        printf 'func answer(_ ready: Validated<PaymentRequest>) -> Response {\n    %s\n}\n\n' "$response"
        # The framework's handlers accept the conformance.
        [ "$framework" = Vapor ] && printf 'func handler(_ request: PaymentRequest) -> some Content { request }\n' ||
            printf 'func handler(_ request: PaymentRequest) -> some ResponseEncodable { request }\n'
    } > "$work/$framework-app.swift"
    printf 'import %s\nimport PaySheet\n\n%s\n\n%s\n' "$framework" "$store" "$handlers" > "$work/$framework-handlers.swift"
    compile "shop" -typecheck -module-name ShopFor$framework "$work/$framework-app.swift" "$work/$framework-handlers.swift"
    # Without `@retroactive` the compiler must report an error; otherwise the page gives needless advice.
    sed 's/@retroactive //' "$work/$framework-app.swift" > "$work/unmarked.swift"
    ! compile "shop" -typecheck -module-name ShopFor$framework "$work/unmarked.swift" 2> /dev/null ||
        { echo "frameworks: @retroactive is not needed for $framework" >&2; exit 1; }
    echo "frameworks: the lines for $framework compile"
done

# The lines for swift-crypto are functions of their own.
compile crypto -emit-module -module-name Crypto -emit-module-path "$work/Crypto.swiftmodule" Tests/Frameworks/Crypto/Crypto.swift
for part in verifier open; do
    code=$(line crypto "$part")
    [ -n "$code" ] || { echo "frameworks: Docs/Server.md has no lines for swift-crypto: $part" >&2; exit 1; }
    printf 'import Crypto\nimport PaySheetSignatures\nimport PaySheetTokens\n\n%s\n' "$code" > "$work/crypto-$part.swift"
done
printf 'func check() -> TokenCheck {\n    var check = TokenCheck()\n    check.verifier = verifier\n    return check\n}\n' >> "$work/crypto-verifier.swift"
compile shop -typecheck -module-name ShopForCrypto "$work"/crypto-*.swift
echo "frameworks: the lines for swift-crypto compile"

# Other pages show the same lines.
pages=$(cat Docs/Server.md)
while IFS= read -r shown; do
    bare=$(sed -E 's: +//.*$::; s:^ +::' <<< "$shown")
    [[ "$pages" == *"$bare"* ]] || { printf 'frameworks: README.md shows a line that Docs/Server.md does not have:\n%s\n' "$shown" >&2; exit 1; }
done < <(grep -E '@retroactive|^Response\(' README.md || true)
