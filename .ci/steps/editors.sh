# Real clients have sessions with the language server: Neovim, Emacs with eglot, and pytest-lsp. The extension for VS Code passes its tests.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages neovim emacs-nox elpa-eglot python3-venv
need node nodejs
paysheet=$(build_paysheet -c release)
Tests/Editors/run.sh "$paysheet" "$CI_FOLDER/editors"
python3 Tests/Editors/measure.py "$paysheet" --check
python3 Distribution/editors/vscode/pack.py "$paysheet" "$CI_FOLDER/paysheet.vsix"
PAYSHEET=$paysheet node --test Tests/Editors/vscode/ | tee "$log"
note "$(grep -aE '^# pass' "$log" | cut -c3-) of the extension; Neovim, Emacs, lsprotocol"
