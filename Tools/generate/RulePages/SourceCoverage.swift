import PaySheetShapes

/// Which command shows what the source documents of this project say, row by row.
enum SourceCoverage {
    static let file = GeneratedFile(path: "Docs/Source-coverage.md", text: text)

    private static var text: String {
        var page =
            "<!-- Generated from \(path). Do not edit; run `\(GeneratedFile.command)`. -->\n\n"
        page += """
            # Source coverage

            This page lists all rows of the documents that this project follows. Each has the command that shows it, or the reason why
            there is none. A is an article about Tap to Pay with a talk of 2022. B is an article about subscriptions with a talk about orders. C is
            a shop's report, D is a guide about card provisioning, and E is the guide about payment requests. A test runs each command.

            The files are those from which the samples of rules start. `Store.storekit` is a
            [StoreKit configuration file](StoreKit-files.md). `card.json` and `key.json` are about [card provisioning](Card-provisioning.md).
            `record.json`, `webrecord.json` and `answer.b64` are about [identity documents](Identity.md). `order.json` and `calls.ndjson` are
            in [`Examples/orders`](../Examples/orders).

            | Row | What | Command | Prints, or why there is no command |
            |---|---|---|---|

            """
        for line in rows.split(separator: "\n") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard cells.count == 4 else { continue }
            let command = cells[2].isEmpty ? "" : "`paysheet \(cells[2])`"
            page += "| \(cells[0]) | \(cells[1]) | \(command) | \(cells[2].isEmpty ? String(cells[3]) : "“\(cells[3])”") |\n"
        }
        return page
    }

    /// The table: row, what it says, the arguments of the command, and what it prints or why there is none, with tabs between them.
    private static let path = "Tools/generate/source-coverage.tsv"

    private static let rows = (try? RepositoryFiles.text(path)) ?? ""
}
