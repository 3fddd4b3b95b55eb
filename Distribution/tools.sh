# Functions that look for the programs of a build before it compiles for minutes. A script sources this file.

missing=() debian_packages=()

# need COMMAND [PACKAGE]: notes a program that is missing, and the Debian package that has it.
need() {
    ! command -v "${1%% *}" > /dev/null || return 0
    # Several parts need the same program.
    local name
    for name in ${missing[@]+"${missing[@]}"}; do [ "$name" != "$1" ] || return 0; done
    missing+=("$1")
    [ -z "${2:-}" ] || debian_packages+=("$2")
}

# Notes what is missing to compile. Debian has no package of Swift.
need_swift() { need "swift (version 6.3, from https://www.swift.org/install)"; }

# Notes what is missing for the WebAssembly modules. Swift's toolchain can have clang and wasm-ld.
need_for_modules() {
    need_swift
    need wasm-opt binaryen
    local folder
    folder=$(dirname "$(readlink -f "$(command -v swiftc || echo /)")")
    [ -x "$folder/clang" ] || need clang clang
    [ -x "$folder/wasm-ld" ] || need wasm-ld lld
}

# Ends the script if a program is missing. end_without_tools NAME
end_without_tools() {
    [ ${#missing[@]} -gt 0 ] || return 0
    local names
    names=$(printf ', %s' "${missing[@]}")
    printf '%s: not found: %s\n' "$1" "${names:2}" >&2
    [ ${#debian_packages[@]} = 0 ] || printf '%s: on Debian, run: apt-get install %s\n' "$1" "${debian_packages[*]}" >&2
    exit 2
}

# timed WORDS COMMAND...: runs a command, and says before what comes and after how long it took. Builds take minutes.
timed() {
    local words=$1 start=$SECONDS
    shift
    printf 'build: %s …\n' "$words" >&2
    "$@"
    printf 'build: %s: %s s\n' "$words" $((SECONDS - start)) >&2
}
