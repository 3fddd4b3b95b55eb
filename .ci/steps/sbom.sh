# Another program can read the bill of materials.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages python3-venv
python3 -m venv "$CI_FOLDER/venv-sbom"
python3 Distribution/sbom.py --check
"$CI_FOLDER/venv-sbom/bin/pip" install --quiet --disable-pip-version-check 'spdx-tools==0.8.5'
note_last_line "$CI_FOLDER/venv-sbom/bin/python" Tests/Scripts/check-sbom.py
