# A program can keep the command open: each line it writes gets one line back. Servers over it answer curl.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need python3 python3
need node nodejs
need curl curl
paysheet=$(build_paysheet -c release)
Examples/merchant-tokens/run.sh "$paysheet"
Examples/orders/run.sh "$paysheet"
Examples/orders/sign.sh "$paysheet"
note_last_line python3 Tests/Scripts/co-process.py "$paysheet"
