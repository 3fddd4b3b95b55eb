# The page works in Chromium, Firefox and WebKitGTK, served and from the disk, and answers while you type.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need node nodejs
packages chromium firefox-esr webkit2gtk-driver xvfb fonts-noto-core fonts-dejavu-core
build_web
note_match '2000 bytes: median [0-9.]+ ms' Tests/Web/playground/run.sh "$web" "${PAYSHEET_SCREENSHOTS:-}"
