/// A table of facts in a file: columns with tabs between them, and their names in the first line.
package struct DataTable: Sendable {
    /// The folder of the core's tables, from the root of the repository.
    private static let folder = "Sources/PaySheet/Data/"

    /// The file, from the root of the repository.
    let path: String
    /// The lines, without the names of the columns.
    let rows: [[String]]

    /// Reads a table of the core.
    ///
    /// - Parameter text: Returns the text of the file at a path.
    package init(_ name: String, columns: Int, _ text: (_ path: String) throws -> String) throws {
        try self.init(at: Self.folder + name + ".tsv", columns: columns, text)
    }

    /// Reads a table.
    ///
    /// - Parameters:
    ///   - path: The file, from the root of the repository.
    ///   - text: Returns the text of the file at a path.
    package init(at path: String, columns: Int, _ text: (_ path: String) throws -> String) throws {
        self.path = path
        var rows: [[String]] = []
        for (index, line) in try text(path).split(separator: "\n").enumerated() {
            let row = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            guard row.count == columns else { throw SourceFault(path, index + 1, "write \(columns) columns with tabs between them") }
            rows.append(row)
        }
        self.rows = Array(rows.dropFirst())
    }

    /// A text as a literal of Swift.
    static func literal(_ text: some StringProtocol) -> String {
        text.contains { $0 == "\"" || $0 == "\\" } ? "#\"\(text)\"#" : "\"\(text)\""
    }

    /// A list of texts, with `|` between them, as an array of Swift.
    static func list(_ texts: String) -> String { "[" + texts.split(separator: "|").map { literal($0) }.joined(separator: ", ") + "]" }
}
