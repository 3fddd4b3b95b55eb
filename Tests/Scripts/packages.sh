#!/usr/bin/env bash
# Checks the archive, the Debian package, the image and the bills of materials of a release.
#
#   Tests/Scripts/packages.sh OUT VENV      (the folder of Distribution/build.sh, and a folder with PyPI's spdx-tools)
#
# Needs dpkg, lintian and man. Installs nothing outside of a temporary folder.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
root=$PWD out=$(realpath "$1") venv=$(realpath "$2")
version=$(cat VERSION)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { printf 'packages: %s\n' "$*" >&2; exit 1; }
clean=$root/Examples/ci/requests

cd "$out"
sha256sum --quiet --check SHA256SUMS
[ "$(find . -type f | wc -l)" = $(($(wc -l < SHA256SUMS) + 1)) ] || fail "SHA256SUMS does not name every file"

# The archive.
tar -xzf paysheet-"$version"-linux-*.tar.gz -C "$work"
cd "$work"/paysheet-"$version"-linux-*
[ "$(find . -type f | sort | tr '\n' ' ')" = "./CHANGELOG.md ./LICENSE ./completions/_paysheet ./completions/paysheet.bash ./completions/paysheet.fish ./man/paysheet.1 ./paysheet " ] ||
    fail "the archive has other files: $(find . -type f)"
[ "$(env -i ./paysheet --version)" = "paysheet $version" ] || fail "the command of the archive has another version"
env -i ./paysheet check "$clean" > /dev/null || fail "the command of the archive refuses valid documents"
! ldd ./paysheet 2> /dev/null || fail "the command is not static"
! grep -aF "$root" ./paysheet > /dev/null || fail "the command contains the name of the folder where it was built"
bash -n completions/paysheet.bash
MANWIDTH=80 man --warnings -l man/paysheet.1 2> "$work/warnings" | grep -q 'SYNOPSIS' || fail "man cannot show the manual page"
[ ! -s "$work/warnings" ] || fail "man says: $(cat "$work/warnings")"
"$root/Tests/Scripts/without-proc.sh" ./paysheet

# The Debian package: without a complaint, installed, and removed without a rest.
package=$(echo "$out"/*.deb)
lintian --allow-root --display-info --fail-on error,warning,info "$package"
target=$work/target
mkdir -p "$target"/var/lib/dpkg/{info,updates} "$target"/{etc,tmp}
touch "$target"/var/lib/dpkg/{status,available}
debian() { dpkg --log="$work/log" --force-not-root --root="$target" "$@" > "$work/dpkg" 2>&1 || fail "dpkg $*: $(cat "$work/dpkg")"; }
dpkg-deb --contents "$package" | awk '$1 !~ /^d/ && $2 != "root/root" { exit 1 }' || fail "a file does not belong to root"
find "$target" | sort > "$work/before"
debian --install "$package"
for file in bin/paysheet share/man/man1/paysheet.1.gz share/bash-completion/completions/paysheet share/zsh/vendor-completions/_paysheet \
    share/fish/vendor_completions.d/paysheet.fish share/doc/paysheet/copyright share/doc/paysheet/changelog.gz; do
    [ -s "$target/usr/$file" ] || fail "the package does not install /usr/$file"
done
dpkg-query --admindir="$target/var/lib/dpkg" --show --showformat '${Version} ${Status}' paysheet | grep -qx "$version install ok installed" || fail "not installed"
[ "$(env -i "$target/usr/bin/paysheet" --version)" = "paysheet $version" ] || fail "the command of the package has another version"
debian --purge paysheet
find "$target" -not -path '*/var/lib/dpkg/*' | sort > "$work/after"
comm -13 "$work/before" "$work/after" | { ! grep .; } || fail "the package leaves files"
! command -v apt-get > /dev/null || apt-get --simulate --quiet=2 install "$package" > /dev/null || fail "apt does not accept the package"

python3 "$root/Tests/Scripts/dockerfile.py" "$out"
# With a builder of images: the same image as without one.
image="not built, because there is no buildah"
if command -v buildah > /dev/null && [ "$(id -u)" = 0 ]; then
    store=(buildah --root "$work/store" --runroot "$work/run" --storage-driver vfs)
    "${store[@]}" bud --isolation chroot --file "$root/Distribution/Dockerfile" --build-arg VERSION="$version" --tag paysheet "$out" > "$work/image" 2>&1 ||
        fail "buildah: $(cat "$work/image")"
    folder=$("${store[@]}" mount "$("${store[@]}" from paysheet)")
    cmp "$folder/usr/bin/paysheet" "$target/../"paysheet-*/paysheet || fail "the image has another command"
    "${store[@]}" rm --all > /dev/null
    "${store[@]}" rmi --all > /dev/null
    image="built by buildah"
fi
cd "$root"
"$venv/bin/python" Tests/Scripts/check-sbom.py "$out"/*.spdx.json
echo "packages: archive, Debian package and image work; the archive has $(stat -c %s "$out"/*.tar.gz) bytes; image $image"
