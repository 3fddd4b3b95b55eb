# The thread sanitizer finds no data race.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

run_tests --sanitize=thread --scratch-path .build/threads --filter "$(named_tests "${threaded_tests[@]}")"
