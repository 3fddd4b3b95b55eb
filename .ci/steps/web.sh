# The WebAssembly modules are small, agree with the native command, and work in Node.js, npm, Jest and three browsers.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need node nodejs
need npm npm
need tsc node-typescript
need python3 python3
need brotli brotli
need wasm-opt binaryen
packages node-ajv chromium firefox-esr webkit2gtk-driver xvfb fonts-noto-core fonts-dejavu-core
web=$(web_modules)
paysheet=$(build_paysheet -c release)

node -e '
    const fs = require("fs");
    for (const name of ["paysheet.wasm", "paysheet-full.wasm"]) {
        const module = new WebAssembly.Module(fs.readFileSync(process.argv[1] + "/" + name));
        const imports = WebAssembly.Module.imports(module).map((entry) => entry.module + "." + entry.name);
        if (imports.join() !== "paysheet.zone_offset") throw new Error(`${name} imports ${imports}`);
    }' "$web"
raw=$(stat -c %s "$web/paysheet.wasm")
packed=$(brotli -q 11 -w 24 -c "$web/paysheet.wasm" | wc -c)
say "paysheet.wasm: $raw bytes, $packed with brotli; paysheet-full.wasm: $(stat -c %s "$web/paysheet-full.wasm")"
[ "$raw" -le "$limit_web" ] || fail "paysheet.wasm has $raw bytes; the limit is $limit_web"
[ "$packed" -le "$limit_web_packed" ] || fail "paysheet.wasm has $packed bytes with brotli; the limit is $limit_web_packed"

python3 Tests/Benchmarks/corpus.py --lines 20000 --out "$CI_FOLDER/web-clean.ndjson"
python3 Tests/Benchmarks/corpus.py --lines 20000 --careless --out "$CI_FOLDER/web-careless.ndjson"
node Tests/Web/agree.mjs "$(static_command)" "$web/paysheet-full.wasm" "$CI_FOLDER/web-careless.ndjson"
Tests/Web/npm/jest-root.sh "$CI_FOLDER/jest"
JEST_ROOT=$CI_FOLDER/jest Tests/Web/npm/run.sh "$web" "$paysheet"
"$paysheet" schema ApplePayPaymentRequest > "$CI_FOLDER/web-schema.json"
NODE_PATH=/usr/share/nodejs node Tests/Web/bench.mjs "$web/paysheet.wasm" "$CI_FOLDER/web-clean.ndjson" \
    "$CI_FOLDER/web-careless.ndjson" "$CI_FOLDER/web-schema.json" "$paysheet"
Tests/Web/playground/run.sh "$web" "${PAYSHEET_SCREENSHOTS:-}"
note "$raw bytes, $packed with brotli"
