# The native command and the WebAssembly module give the same bytes: output, errors and status.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need node nodejs
need python3 python3
build_web
paysheet=$(static_command)
python3 Tests/Benchmarks/corpus.py --lines 20000 --careless --out "$CI_FOLDER/agree.ndjson"
note_last_line node Tests/Web/agree.mjs "$paysheet" "$web/paysheet-full.wasm" "$CI_FOLDER/agree.ndjson"
