# The npm package installs without a network and works in Node.js and Jest: functions, types, command and recorder.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

need node nodejs
need npm npm
need tsc node-typescript
modules=$(web_modules)
paysheet=$(build_paysheet -c release)
Tests/Web/npm/jest-root.sh "$CI_FOLDER/jest"
JEST_ROOT=$CI_FOLDER/jest note_match 'install and first finding: .*' Tests/Web/npm/run.sh "$modules" "$paysheet"
