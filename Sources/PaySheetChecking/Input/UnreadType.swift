import PaySheet

/// Types of files in which no document is looked for. Others are read as JSON, whatever they are called.
enum UnreadType {
    private static let suffixes = [
        "adoc", "bat", "c", "cfg", "clj", "coffee", "conf", "cpp", "css", "csv", "env", "erl", "ex", "exs", "fs", "ftl", "gql", "gradle",
        "graphql", "groovy", "h", "haml", "hbs", "hcl", "hs", "ini", "jade", "jl", "less", "lock", "lua", "m", "mk", "ml", "mustache",
        "nim", "pdf", "pl", "png", "properties", "proto", "ps1", "pug", "r", "rs", "rst", "sass", "scala", "scss", "sh", "slim", "sol",
        "sql", "styl", "svg", "swift", "tex", "tf", "toml", "tpl", "tsv", "vb", "xml", "yaml", "yml", "zig",
    ]

    /// Whether a file is of such a type, and does not begin as JSON does.
    static func isOne(_ path: String, _ bytes: [UInt8]) -> Bool {
        guard suffixes.contains(where: { ASCII.hasSuffix(path, "." + $0) }) else { return false }
        let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
        return first.map { ![UInt8](#"{["#.utf8).contains($0) && $0 != UInt8(ascii: "\"") } ?? false
    }
}
