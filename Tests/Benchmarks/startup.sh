#!/usr/bin/env bash
# Measures the cost of one small check from the shell: the whole process on a request of about one kilobyte.
#
#   Tests/Benchmarks/startup.sh [PATH OF PAYSHEET] [--assert] [--markdown] [--rounds N]
#
# Without a path, Distribution/static.sh builds the binary first. Other programs run in turn. These are a C program that
# prints "hello", PyPI's check-jsonschema with our schema, and Node with that schema and ajv (Debian's node-ajv). An empty Node
# program shows the lower limit for Node. Prints medians and ratios; with --markdown, a table and the ratio to the C program. Only --assert fails.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
tool= verdict= rounds=31
while (($#)); do
    case $1 in
        --assert | --markdown) verdict="$verdict $1"; shift ;;
        --rounds) rounds=$2; shift 2 ;;
        *) tool=$1; shift ;;
    esac
done
if [ -z "$tool" ]; then tool=.build/release-binary/paysheet && Distribution/static.sh "$tool"; fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
venv=${PAYSHEET_VENV:-$work/venv}
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
"$venv/bin/pip" install --quiet --disable-pip-version-check 'check-jsonschema==0.39.0'
node=$(command -v node || command -v nodejs || true)
ajv=${NODE_PATH:-/usr/share/nodejs}
if [ -z "$node" ] || [ ! -d "$ajv/ajv" ]; then echo "please install: nodejs node-ajv" >&2; exit 2; fi

printf '#include <stdio.h>\nint main(void) { return puts("hello") < 0; }\n' > "$work/hello.c"
cc -O2 -o "$work/hello" "$work/hello.c"
schema=Docs/Schemas/ApplePayPaymentRequest.schema.json
# A request of about 1 KB without findings.
cat > "$work/request.json" << 'JSON'
{
  "countryCode": "US",
  "currencyCode": "USD",
  "merchantCapabilities": ["supports3DS", "supportsCredit", "supportsDebit"],
  "supportedNetworks": ["amex", "discover", "masterCard", "visa"],
  "requiredBillingContactFields": ["postalAddress"],
  "requiredShippingContactFields": ["postalAddress", "name", "phone", "email"],
  "shippingMethods": [
    { "label": "Standard Shipping", "amount": "4.95", "detail": "Arrives in 5 to 7 days", "identifier": "standard" },
    { "label": "Express Shipping", "amount": "12.50", "detail": "Arrives in 2 to 3 days", "identifier": "express" }
  ],
  "lineItems": [
    { "label": "Walking boots, brown", "amount": "129.00" },
    { "label": "Wool socks", "amount": "18.50" },
    { "label": "Waterproofing wax", "amount": "9.75" },
    { "label": "Member discount", "amount": "-12.00" },
    { "label": "Standard Shipping", "amount": "4.95" },
    { "label": "Tax", "amount": "11.30" }
  ],
  "total": { "label": "Hillside Outfitters", "amount": "161.50", "type": "final" },
  "supportedCountries": ["US", "CA"]
}
JSON

# ajv 6 reads drafts up to 7. The schema uses only one newer feature, the place of definitions. It compiles at start, because
# Debian has no program that stores the compiled code. The row below shows Node's own part of the time.
cat > "$work/validate.js" << 'JS'
const fs = require('fs');
const Ajv = require('ajv');
const [schemaPath, requestPath] = process.argv.slice(2);
const text = fs.readFileSync(schemaPath, 'utf8').replaceAll('"$defs"', '"definitions"').replaceAll('#/$defs/', '#/definitions/');
const { $schema, $id, ...schema } = JSON.parse(text);
const ajv = new Ajv({ allErrors: true, unknownFormats: 'ignore', extendRefs: 'ignore', meta: false, validateSchema: false, logger: false });
const validate = ajv.compile(schema);
if (!validate(JSON.parse(fs.readFileSync(requestPath, 'utf8')))) {
  console.error(validate.errors);
  process.exit(1);
}
console.log('ok');
JS
echo '' > "$work/nothing.js"
export NODE_PATH=$ajv

"$venv/bin/python" - "$work" "$tool" "$venv/bin/check-jsonschema" "$node" "$schema" "$rounds" $verdict << 'PYTHON'
import os, statistics, subprocess, sys, time

work, tool, python, node, schema, rounds, *rest = sys.argv[1:]
request = os.path.join(work, "request.json")
programs = {
    "paysheet": [tool, "check", "--no-config", request],
    "check-jsonschema": [python, "--schemafile", schema, request],
    "node with ajv": [node, os.path.join(work, "validate.js"), schema, request],
    "node that does nothing": [node, os.path.join(work, "nothing.js")],
    "a C program that prints hello": [os.path.join(work, "hello")],
}
times = {name: [] for name in programs}
for round in range(int(rounds) + 1):
    for name, command in programs.items():
        start = time.perf_counter()
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        taken = time.perf_counter() - start
        if done.returncode != 0:
            sys.exit(f"{name} refuses the request:\n{done.stdout.decode(errors='replace')}")
        if round > 0:  # the first fills the caches
            times[name].append(taken)
median = {name: statistics.median(values) * 1000 for name, values in times.items()}
hello = median["a C program that prints hello"]
if "--markdown" in rest:
    print(median["paysheet"] / hello)
    print("| One file of %d bytes, whole process | ms, median of %s (lowest to highest) | times paysheet |\n| --- | ---: | ---: |" % (
        os.path.getsize(request), rounds))
    for name, value in median.items():
        low, high = min(times[name]) * 1000, max(times[name]) * 1000
        print("| %s | %.1f (%.1f to %.1f) | %.1f |" % (name, value, low, high, value / median["paysheet"]))
    sys.exit()
print(f"{os.path.getsize(request)} bytes, median of {rounds} runs each, interleaved:")
for name, value in median.items():
    low, high = min(times[name]) * 1000, max(times[name]) * 1000
    print(f"  {name:32} {value:8.1f} ms  ({low:.1f} to {high:.1f})  {value / median['paysheet']:6.1f} times paysheet")
limits = [
    ("paysheet takes at most 3 times as long as a C program that prints hello", median["paysheet"] <= 3 * hello),
    ("paysheet takes at most 10 ms", median["paysheet"] <= 10),
    ("check-jsonschema takes at least 10 times as long", median["check-jsonschema"] >= 10 * median["paysheet"]),
    ("node with ajv takes at least 3 times as long", median["node with ajv"] >= 3 * median["paysheet"]),
]
missed = [what for what, holds in limits if not holds]
for what in missed:
    print("not so: " + what)
if "--assert" in rest and missed:
    sys.exit(1)
PYTHON
