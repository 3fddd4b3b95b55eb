# The module is faster than ajv, its memory does not grow, and it recovers from traps and large documents.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need node nodejs
need python3 python3
packages node-ajv
build_web
paysheet=$(build_paysheet -c release)
python3 Tests/Benchmarks/corpus.py --lines 20000 --out "$CI_FOLDER/web-clean.ndjson"
python3 Tests/Benchmarks/corpus.py --lines 20000 --careless --out "$CI_FOLDER/web-careless.ndjson"
"$paysheet" schema ApplePayPaymentRequest > "$CI_FOLDER/web-schema.json"
NODE_PATH=/usr/share/nodejs note_last_line node Tests/Web/bench.mjs "$web/paysheet.wasm" "$CI_FOLDER/web-clean.ndjson" \
    "$CI_FOLDER/web-careless.ndjson" "$CI_FOLDER/web-schema.json" "$paysheet"
