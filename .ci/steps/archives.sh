# Any number of jobs prints the same, a long run needs little memory, and the Spark recipes count the same findings as the command.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

packages python3 python3-venv
need java openjdk-17-jre-headless
Tests/Benchmarks/archive.sh smoke
export PAYSHEET
PAYSHEET=$(build_paysheet -c release)
note_match '.*All counts agree.*' Examples/spark/run.sh --lines 3000 --connect "$CI_FOLDER/spark"
