# A short run of each fuzz target finds no crash.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

Tests/Fuzz/run.sh smoke
