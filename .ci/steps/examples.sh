# The example programs print what their pages say, and the example packages pass their tests.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

Examples/run.sh

# The store in SQLite obeys the laws of every store of orders.
packages libsqlite3-dev pkg-config
run_tests --package-path Examples/orders/sqlite-store --scratch-path "$CI_FOLDER/sqlite-store"
