import PaySheet

/// Types of files in which no document is looked for. Others are read as JSON, whatever they are called.
enum UnreadType {
    private static let suffixes = [
        "adoc", "c", "coffee", "cpp", "css", "csv", "ex", "exs", "ftl", "gradle", "groovy", "h", "haml", "hbs", "ini", "less", "lua", "m",
        "mustache", "pdf", "pl", "png", "properties", "proto", "rs", "rst", "sass", "scala", "scss", "sh", "slim", "sql", "svg", "swift",
        "tex", "toml", "tpl", "tsv", "xml", "yaml", "yml",
    ]

    /// Whether a file is of such a type, and does not begin as JSON does.
    static func isOne(_ path: String, _ bytes: [UInt8]) -> Bool {
        guard suffixes.contains(where: { ASCII.hasSuffix(path, "." + $0) }) else { return false }
        let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
        return first.map { ![UInt8](#"{["#.utf8).contains($0) && $0 != UInt8(ascii: "\"") } ?? false
    }
}
