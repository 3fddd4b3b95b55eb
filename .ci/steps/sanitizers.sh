# The thread sanitizer finds no data race, and a short run of each fuzz target no crash. The command withstands mutated documents and random
# arguments, the server for agents random calls. The command works without /proc.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need python3 python3
paysheet=$(build_paysheet -c release)
Tests/Scripts/without-proc.sh "$paysheet"
python3 Tests/Scripts/fuzz-command.py "$paysheet" --lines 15000 --commands 300 --keep "$CI_FOLDER/fuzz-command"
python3 Tests/Scripts/fuzz-agent.py "$paysheet" --count 10000
python3 Tests/Scripts/broken-input.py "$paysheet"
# The manifest then has only the suites that use several threads. Modules as a whole, not optimized, are built the fastest.
PAYSHEET_THREADS=1 run_tests -c release -Xswiftc -Onone --disable-testable-imports --sanitize=thread --scratch-path .build/threads
Tests/Fuzz/run.sh smoke
