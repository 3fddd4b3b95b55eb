# Tests compile against a release build: none uses a testable import.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

! files 'Tests/*.swift' 'Examples/*.swift' | xargs -0 grep -nE '@testable[[:space:]]+import'
