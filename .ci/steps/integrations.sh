# Plugin, hooks, action, Node client and frameworks work, and nothing uses the network.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages python3-venv python3-yaml nodejs binutils strace
paysheet=$(build_paysheet)
Tests/Scripts/integrations.sh "$paysheet" "$CI_FOLDER"
