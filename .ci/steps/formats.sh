# Other programs can read every report format, and agree with the JSON Schemas and TypeScript declarations about the examples and about random
# orders; PAYSHEET_ORDERS=100000 takes more of them.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages python3-venv node-typescript
build_paysheet > /dev/null
Tests/Scripts/check-reports.sh
swift run generate --examples "$CI_FOLDER/examples"
python3 -m venv "$CI_FOLDER/venv"
"$CI_FOLDER/venv/bin/pip" install --quiet --disable-pip-version-check 'jsonschema[format]==4.26.0'
"$CI_FOLDER/venv/bin/python" Tests/Scripts/check-schemas.py "$CI_FOLDER/examples"
swift build --product random-orders
"$CI_FOLDER/venv/bin/python" Tests/Scripts/check-orders.py "${PAYSHEET_ORDERS:-1000}" "$(swift build --show-bin-path)/random-orders"
Tests/Scripts/check-typescript.sh "$CI_FOLDER/examples"
