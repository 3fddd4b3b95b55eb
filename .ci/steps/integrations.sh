# Plugin, hooks, action, clients for Node, PHP and Java, and frameworks work, and nothing uses the network.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages python3-venv python3-yaml nodejs php-cli binutils strace
need javac openjdk-17-jdk-headless
paysheet=$(build_paysheet)
Tests/Scripts/integrations.sh "$paysheet" "$CI_FOLDER"
