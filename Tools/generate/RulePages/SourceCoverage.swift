import PaySheetShapes

/// Which command shows what the source documents of this project say, row by row.
enum SourceCoverage {
    static let file = GeneratedFile(path: "Docs/Source-coverage.md", text: text)

    private static var text: String {
        let computing = rows.filter { $0.count == 6 }
        let fromFiles = computing.filter { $0[2].utf8.split(separator: UInt8(ascii: " ")).contains { isFile($0) } }.count
        var page =
            "<!-- Generated from \(path). Do not edit; run `\(GeneratedFile.command)`. -->\n\n"
        page += """
            # Source coverage

            This page lists all rows of the documents that this project follows. A is an article about Tap to Pay with a talk of 2022. B is an article
            about subscriptions with a talk about orders. C is a shop's report, D is a guide about card provisioning, and E is the guide about payment
            requests. F has facts of Apple's documentation that are in none of them.

            Of \(rows.count) rows, \(computing.count) have a command that computes the answer: \(fromFiles) from a file, and \
            \(computing.count - fromFiles) from options alone. The other \(rows.count - computing.count) rows are
            [at the end](#rows-without-a-command).

            ## Rows with a command

            The commands run in the root of the repository, where the files are. A test runs each command. It then makes the change, and the
            command prints another text.

            A change uses the words of the [samples of rules](Adding-a-rule.md). A place such as `/total/amount` belongs to the first file of
            the command, unless the change names another one. `with` names another option or another file. `× 501` repeats a text.

            | Row | What | Command | Prints | Change | Then prints |
            |---|---|---|---|---|---|

            """
        for row in computing {
            let then = row[5].isEmpty ? "no longer this" : "“\(row[5])”"
            page += "| \(row[0]) | \(row[1]) | `paysheet \(row[2])` | “\(row[3])” | `\(row[4])` | \(then) |\n"
        }
        page += """

            ## Rows without a command

            | Row | What | Why |
            |---|---|---|

            """
        for row in rows where row.count < 6 { page += "| \(row[0]) | \(row[1]) | \(row.last ?? "") |\n" }
        return page
    }

    private static func isFile(_ word: Substring.UTF8View) -> Bool {
        ["Sources/", "Examples/"].contains { word.starts(with: $0.utf8) }
    }

    /// The table, with tabs between the cells.
    ///
    /// The first cells are the row, and what it says. Then come the arguments of the command, what it prints, a change of its input, and what
    /// it prints then. Without the last text, the command no longer prints the first one. A row without a command ends with the reason.
    private static let path = "Tools/generate/source-coverage.tsv"

    private static let rows = ((try? RepositoryFiles.text(path)) ?? "").split(separator: "\n")
        .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) } }
}
