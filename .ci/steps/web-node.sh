# In Node.js the module is faster than ajv, keeps its memory and recovers, and the npm package works: functions, types, Jest, command, recorder.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need node nodejs
need npm npm
need tsc node-typescript
need python3 python3
packages node-ajv
build_web
paysheet=$(build_paysheet -c release)
Tests/Web/npm/jest-root.sh "$CI_FOLDER/jest"
JEST_ROOT=$CI_FOLDER/jest Tests/Web/npm/run.sh "$web" "$paysheet"
python3 Tests/Benchmarks/corpus.py --lines 20000 --out "$CI_FOLDER/web-clean.ndjson"
python3 Tests/Benchmarks/corpus.py --lines 20000 --careless --out "$CI_FOLDER/web-careless.ndjson"
"$paysheet" schema ApplePayPaymentRequest > "$CI_FOLDER/web-schema.json"
NODE_PATH=/usr/share/nodejs note_last_line node Tests/Web/bench.mjs "$web/paysheet.wasm" "$CI_FOLDER/web-clean.ndjson" \
    "$CI_FOLDER/web-careless.ndjson" "$CI_FOLDER/web-schema.json" "$paysheet"
