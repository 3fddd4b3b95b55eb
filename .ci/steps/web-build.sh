# Both WebAssembly modules build without imports but the time zones, and the small one is below its limits.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need node nodejs
need brotli brotli
build_web
node -e '
    const fs = require("fs");
    for (const name of ["paysheet.wasm", "paysheet-full.wasm"]) {
        const module = new WebAssembly.Module(fs.readFileSync(process.argv[1] + "/" + name));
        const imports = WebAssembly.Module.imports(module).map((entry) => entry.module + "." + entry.name);
        if (imports.join() !== "paysheet.zone_offset") throw new Error(`${name} imports ${imports}`);
    }' "$web"
raw=$(stat -c %s "$web/paysheet.wasm")
packed=$(brotli -q 11 -w 24 -c "$web/paysheet.wasm" | wc -c)
note "$raw bytes, $packed with brotli; full $(stat -c %s "$web/paysheet-full.wasm")"
say "$raw bytes, $packed with brotli"
[ "$raw" -le "$limit_web" ] || fail "paysheet.wasm has $raw bytes; the limit is $limit_web"
[ "$packed" -le "$limit_web_packed" ] || fail "paysheet.wasm has $packed bytes with brotli; the limit is $limit_web_packed"
