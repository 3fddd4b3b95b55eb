import PaySheetChecking

/// Text as one word of a POSIX shell, for commands to copy.
enum ShellWord {
    /// A path, which never begins an option.
    static func path(_ path: String) -> String { quoted(path.utf8.first == UInt8(ascii: "-") ? "./" + path : path) }

    /// Any text.
    static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
            default: false
            }
        }
        guard !isPlain || word.isEmpty else { return word }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
