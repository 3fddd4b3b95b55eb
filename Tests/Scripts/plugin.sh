#!/usr/bin/env bash
# Runs the plugin as a user does: `swift package check-payment-requests` in a throw-away package that depends on this repository.
#
# The plugin has SwiftPM build the command in debug mode when it runs. The throw-away package shares this repository's build folder:
# what is built there already is not built again. PAYSHEET_PLUGIN_SCRATCH names another folder.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
root=$PWD
scratch=${PAYSHEET_PLUGIN_SCRATCH:-$root/.build}

fail() { printf 'plugin: %s\n' "$*" >&2; exit 1; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The folder's name is the package's identity.
mkdir -p "$work/shop/Sources/Shop" "$work/shop/requests"
cat > "$work/shop/Package.swift" << EOF
// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "shop",
    dependencies: [.package(name: "paysheet", path: "$root")],
    targets: [.target(name: "Shop")]
)
EOF
echo 'public let name = "Shop"' > "$work/shop/Sources/Shop/Shop.swift"
clean='{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"total":{"label":"Trip","amount":"200.50"}}'
echo "$clean" > "$work/shop/requests/clean.applepay.json"
# Not by its name a document of ours.
echo "${clean/200.50/200,50}" > "$work/shop/requests/other.json"

check() { swift package --package-path "$work/shop" --scratch-path "$scratch" --disable-sandbox check-payment-requests "$@" > "$work/out" 2>&1; }

check || { cat "$work/out" >&2; fail "a package without a mistake does not pass"; }
echo "${clean/200.50/200,50}" > "$work/shop/requests/comma.applepay.json"
! check || fail "a mistake passes"
grep -qE '^requests/comma\.applepay\.json:1:[0-9]+: error' "$work/out" || { cat "$work/out" >&2; fail "no line for editors"; }
! grep -q 'other\.json' "$work/out" || fail "checks files that are not ours"
check --fail-on=never || fail "arguments are not handed on"
check --fail-on never || fail "the value of an option counts as a file"
echo "$clean" > "$work/shop/--fail-on=x.applepay.json"
check -- --fail-on=x.applepay.json || fail "a name after -- is an option"
check requests/clean.applepay.json || fail "operands are not handed on"
! check requests/absent.applepay.json || fail "an absent file passes"
grep -q 'some files could not be checked' "$work/out" || { cat "$work/out" >&2; fail "does not say that something is missing"; }
echo "plugin: eight runs as expected"
