package import PaySheetShapes

/// What Safari's engine checks and does: which check, what it throws, and when.
package struct WebKitChecks: Sendable {
    /// Something that the engine does.
    package struct Step: Sendable {
        /// The id that rules name as their source.
        package let id: String
        /// When it happens.
        package let moment: String
        /// What goes wrong, as the end of a sentence.
        package let what: String
    }

    private let table: DataTable

    /// Reads the table. `text` returns the text of the file at a path.
    package init(_ text: (_ path: String) throws -> String) throws { table = try DataTable("webkit-checks", columns: 11, text) }

    /// Every step once. (Several checks may be one step.)
    package var steps: [Step] {
        table.rows.filter { $0[8] != "-" }.map { Step(id: $0[1], moment: $0[8], what: $0[9]) }
    }

    /// The checks as Swift.
    package var file: GeneratedFile {
        // What the engine does without throwing, and what other checks throw, is not a check.
        let checks = table.rows.filter { $0[0] != "-" }
        var text = GeneratedFile.header(table.path) + "/// A check that Safari's engine makes, and what follows when a document fails it.\n"
        text += "package enum WebKitCheck: UInt8, Sendable, Hashable, CaseIterable {\n"
        for check in checks { text += "    /// \(check[1] == "-" ? "" : "`\(check[1])`: ")\(check[9]).\n    case \(check[0])\n" }
        text += "\n    /// What the check throws, and its place among all checks.\n    var row: WebKitRow {\n        switch self {\n"
        for check in checks {
            let rules = check[6].split(separator: " ").map { "." + $0 }.joined(separator: ", ")
            text += "        case .\(check[0]):\n            WebKitRow(\"\(check[1] == "-" ? "" : check[1])\", .\(check[2]), .\(check[3]), "
            text += "session: \(check[4]), payment: \(check[5]), shape: [\(rules)]\(check[10].isEmpty ? "" : ", until: .\(check[10])"))\n"
        }
        text +=
            "        }\n    }\n\n    /// The texts that the check throws: the first one, unless a value that is missing, or of another\n"
        text += "    /// type, has its own. `%value%` stands for the value as JavaScript converts it to text.\n"
        text += "    var texts: [String] {\n        switch self {\n"
        for check in checks { text += "        case .\(check[0]): \(DataTable.list(check[7]))\n" }
        return GeneratedFile(path: "Sources/PaySheet/Safari/Generated/WebKitCheck.swift", text: text + "        }\n    }\n}\n")
    }
}
