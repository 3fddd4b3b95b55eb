# Plugin, hooks, action, shells, servers, frameworks, clients for Node, PHP and Java, and packages that use the library work. Nothing links
# what it does not need, uses the network, or is newer than the oldest supported systems.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages python3-venv python3-yaml nodejs php-cli binutils strace curl zsh fish man-db groff libsqlite3-dev pkg-config
need javac openjdk-17-jdk-headless
Tests/Scripts/integrations.sh "$(build_paysheet)" "$CI_FOLDER"
Tests/Scripts/completions.sh
paysheet=$(build_paysheet -c release)
# A program can keep the command open: each line it writes gets one line back. Servers over it answer curl.
Examples/merchant-tokens/run.sh "$paysheet"
Examples/orders/run.sh "$paysheet"
Examples/orders/sign.sh "$paysheet" order
Examples/orders/sign.sh "$paysheet" pass
python3 Tests/Scripts/co-process.py "$paysheet"
# The store in SQLite obeys the laws of every store of orders.
run_tests --package-path Examples/orders/sqlite-store --scratch-path "$CI_FOLDER/sqlite-store"
# The servers of the shop in Node and in Swift have the same answers.
shop=(--package-path Examples/shop/server-swift --scratch-path "$CI_FOLDER/shop-server")
swift build "${shop[@]}"
node Examples/shop/tests/compare-servers.mjs "$(swift build "${shop[@]}" --show-bin-path)/ShopServer"
Tests/Scripts/downstream.sh
Tests/Scripts/linkage.sh
python3 Tests/Scripts/availability.py
