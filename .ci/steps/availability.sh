# The library uses nothing that is newer than the oldest supported systems.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need python3 python3
python3 Tests/Scripts/availability.py
