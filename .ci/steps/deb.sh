# The Debian package, the archive and the image contain what they must, and the package can be installed and removed.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages python3-venv binutils util-linux lintian man-db
folder=$(release_packages)
# The step sbom may have made it.
venv=$CI_FOLDER/venv-sbom
[ -x "$venv/bin/pip" ] || python3 -m venv "$venv"
"$venv/bin/pip" install --quiet --disable-pip-version-check 'spdx-tools==0.8.5'
note_last_line Tests/Scripts/packages.sh "$folder" "$venv"
