# The Spark recipes count the same findings in an archive as the command.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need python3 python3
packages python3-venv
need java openjdk-17-jre-headless
export PAYSHEET
PAYSHEET=$(build_paysheet -c release)
note_match '.*All counts agree.*' Examples/spark/run.sh --lines 3000 --connect "$CI_FOLDER/spark"
