# Real clients have sessions with the language server: Neovim, Emacs with eglot, and pytest-lsp. The extension for VS Code passes its tests.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages neovim emacs-nox elpa-eglot python3-venv
need node nodejs
paysheet=$(build_paysheet -c release)
Tests/Editors/run.sh "$paysheet" "$CI_FOLDER/editors"
