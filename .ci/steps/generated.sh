# Generated sources, pages and pictures are up to date, and the script of the mutation tests can read the rules.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need python3 python3
swift run generate --check
PAYSHEET=$(build_paysheet) Docs/Pictures/renew.sh --check
python3 Distribution/sbom.py --check
python3 Tests/Scripts/public-surface.py --check
# The mutation tests take too long for the gate. Listing the mutants takes a second.
Tests/Scripts/mutate-rules.py --list > "$CI_FOLDER/mutants"
note "$(wc -l < "$CI_FOLDER/mutants") mutants of the rules"
