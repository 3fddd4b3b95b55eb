#!/usr/bin/env bash
# Builds the documentation without a plugin: warnings are errors, every public symbol needs a documentation comment, and samples compile.
set -euo pipefail
cd "$(dirname "$0")/../.."

modules=(PaySheet PaySheetGuide PaySheetShapes PaySheetFoundation PaySheetReports PaySheetPreview PaySheetDocuments PaySheetStorefront PaySheetTokens PaySheetSignatures PaySheetOrderGuide)
for catalog in Sources/*/catalog.tsv; do modules+=("$(basename "$(dirname "$catalog")")"); done
scratch=${PAYSHEET_SCRATCH:-.build}
output=${PAYSHEET_DOCS:-$scratch/docs}
triple=$(uname -m)-unknown-linux-gnu
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
docc=$toolchain/bin/docc
[ -x "$docc" ] || docc=docc

rm -rf "$output"
mkdir -p "$output"
for module in "${modules[@]}"; do
    swift build --scratch-path "$scratch" --target "$module"
    # With conformances for the pages, without them to look for comments: a conformance explains itself.
    for kind in pages comments; do
        folder=$output/graphs/$kind/$module
        mkdir -p "$folder"
        options=(-skip-synthesized-members)
        [ "$kind" = pages ] || options+=(-skip-protocol-implementations)
        swift symbolgraph-extract -module-name "$module" -target "$triple" -I "$(swift build --scratch-path "$scratch" --show-bin-path)/Modules" \
            -output-dir "$folder" -minimum-access-level public "${options[@]}"
    done
done

python3 Tests/Scripts/doc-comments.py "$output/graphs/comments"
built=$(swift build --scratch-path "$scratch" --show-bin-path)/Modules
python3 Tests/Scripts/doc-samples.py "$built" --test
python3 Tests/Scripts/doc-samples.py "$built"

for module in "${modules[@]}"; do
    catalog=Sources/$module/$module.docc
    if [ ! -d "$catalog" ]; then
        [ "$module" != PaySheet ] || { echo "docs: $catalog is missing" >&2; exit 1; }
        continue
    fi
    "$docc" convert "$catalog" --additional-symbol-graph-dir "$output/graphs/pages/$module" --warnings-as-errors \
        --fallback-display-name "$module" --fallback-bundle-identifier "$module" --output-path "$output/$module.doccarchive"
    echo "docs: $module: $(find "$output/$module.doccarchive/data" -name '*.json' | wc -l) pages"
done
