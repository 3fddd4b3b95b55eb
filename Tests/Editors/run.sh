#!/usr/bin/env bash
# Runs sessions of real clients with the language server: Neovim, Emacs with eglot, and pytest-lsp, each with the configuration that
# Docs/In-your-editor.md shows. Compares Docs/Pictures/neovim.svg with what Neovim shows.
#
#   Tests/Editors/run.sh PAYSHEET FOLDER
#
# PAYSHEET is the command, FOLDER a scratch folder. Needs nvim, emacs with eglot, and python3 with venv.
set -euo pipefail
paysheet=$(realpath "$1")
mkdir -p "$2"
folder=$(realpath "$2")
here=$(dirname "$(realpath "$0")")
page=$here/../../Docs/In-your-editor.md

# The first block of code of a language on the page.
block() { awk -v open="\`\`\`$1" '$0 == open && !done { inside = 1; next } inside && /^```/ { exit } inside' "$page"; }

# A folder with the document and the source code, and with `paysheet` on the path as users have it.
prepare() {
    rm -rf "${folder:?}/$1"
    mkdir -p "$folder/$1/bin" "$folder/$1/home" "$folder/$1/.git"
    cp "$here/request.json" "$here/pay.js" "$folder/$1/"
    ln -s "$paysheet" "$folder/$1/bin/paysheet"
    cd "$folder/$1"
    export HOME=$folder/$1/home PATH=$folder/$1/bin:$usual_path
}
usual_path=$PATH

prepare neovim
block lua > init.lua
[ -s init.lua ] || { echo "editors: no block of lua in $page" >&2; exit 1; }
timeout 60 nvim --headless -n -i NONE -u init.lua -c "luafile $here/neovim.lua" < /dev/null 2>&1 | tee neovim.log
grep -q 'neovim: ok' neovim.log

prepare emacs
block elisp > init.el
[ -s init.el ] || { echo "editors: no block of elisp in $page" >&2; exit 1; }
timeout 60 emacs --batch --eval '(package-initialize)' -l init.el -l "$here/emacs.el" < /dev/null 2>&1 | tee emacs.log
grep -q 'emacs: ok' emacs.log

prepare protocol
python=$folder/venv/bin/python
if [ ! -x "$python" ]; then
    python3 -m venv "$folder/venv"
    "$python" -m pip install -q --disable-pip-version-check -r "$here/requirements.txt"
fi
PAYSHEET=$paysheet EDITOR_FOLDER=$folder/protocol timeout 90 "$python" -B -m pytest -q -p no:cacheprovider "$here/test_protocol.py"
"$python" -B "$here/picture.py" "$paysheet" "$folder/picture" --check
echo "editors: Neovim, Emacs and lsprotocol had their sessions; the picture is what Neovim shows"
