# The wheel, the Debian package, the archive, the image and the bill of materials have what they must, and work. Another folder gives the
# same bytes. The builds name the programs that are missing. FULL=1 compiles all modules again for that, which takes ten minutes.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need node nodejs
need wasm-opt binaryen
packages python3-venv git binutils util-linux lintian man-db chromium
Tests/Scripts/build-scripts.sh
folder=$CI_FOLDER/packages
PAYSHEET_WEB=$(web_modules)
export PAYSHEET_WEB
PAYSHEET_BINARY=$(static_command) Distribution/build.sh "$folder" archive deb wheel
venv=$CI_FOLDER/venv-sbom
python3 -m venv "$venv"
"$venv/bin/pip" install --quiet --disable-pip-version-check 'spdx-tools==0.8.5'
"$venv/bin/python" Tests/Scripts/check-sbom.py
Tests/Scripts/packages.sh "$folder" "$venv"
Tests/Scripts/wheel.sh "$folder" "$CI_FOLDER"
note_last_line Tests/Scripts/reproducible.sh "$folder" $([ "${FULL:-}" != 1 ] || echo --full)
