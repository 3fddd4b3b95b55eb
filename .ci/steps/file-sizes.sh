# No hand-written file is too long to read.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

written_by_hand '*.swift' '*.py' '*.sh' '*.c' '*.h' '*.cpp' '*.mjs' '*.js' '*.css' '*.html' '.ci/*' | xargs -0 wc -l |
    awk -v limit="$limit_lines" '$2 != "total" && $1 > limit { print $2 ": " $1 " lines, more than " limit; too_long = 1 } END { exit too_long }'
