import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetText

extension AgentTool {
    /// The options of a check that make sense for an agent.
    static let checkOptions: @Sendable (CatalogList) -> [OptionDescription] = { catalogs in
        let left = ["max-findings", "limit", "show-personal"]
        return CheckOptions.descriptions(with: catalogs).filter { !left.contains($0.name) }
    }

    static let check = AgentTool(
        name: "check", title: "Check Apple Pay documents",
        summary: "Checks Apple Pay JS payment requests, updates, tokens, merchant sessions and Wallet orders. Takes a document, a piece of "
            + "source code, or files and folders. Returns findings with place, cause and remedy, and what Safari does with the document. "
            + "Call it after each change of code that builds a request. It writes nothing and uses no network.",
        inputs: { _ in
            [
                ToolRun.document, ToolRun.source, ToolRun.language,
                ToolInput("paths", .texts, "files and folders below the allowed folders; " + ToolRun.pathNote),
                ToolInput(
                    "diff", .text,
                    "a unified diff, as git diff --text prints it. Its files are checked, and findings that its changes touch count."),
                ToolInput("maxFindings", .number(1...1000), "how many findings the answer has, errors first (default: 20)"),
            ]
        },
        options: checkOptions,
        output: { json in
            json.property(
                "passed", ["boolean", "null"],
                "whether there are no errors and every file could be read; null if nothing was checked, and notes say why")
            json.property("summary", "object", "the number of documents, errors, warnings, infos, fixable and suppressed findings")
            json.property("documents", "array", "each document with findings, or the only document")
            json.property("omittedFindings", "integer", "how many findings were left out because of maxFindings")
            json.property("failures", "array", "files that could not be read")
            json.property("notes", "array", "what was not checked")
        },
        run: { run throws(ToolMistake) in
            let most = try run.number("maxFindings", 1...1000, default: 20)
            let subject = try run.subject()
            var check = try ToolCheck(run, subject)
            switch subject {
            case .changes(let changes): try check.add(changes)
            case .document(let bytes): try check.add(document: bytes)
            case .source(let bytes, let language): try check.add(source: bytes, language)
            case .paths(let paths): try check.add(paths)
            }
            return ToolAnswer(check.answer(most: most))
        })
}

extension JSONBytes {
    /// Writes a property of a schema.
    mutating func property(_ name: StaticString, _ type: String, _ summary: String) {
        self.name(name)
        object { json in
            json.member("type", type)
            json.member("description", summary)
        }
    }

    /// Writes a property of a schema that has one of several types.
    mutating func property(_ name: StaticString, _ types: [String], _ summary: String) {
        self.name(name)
        object { json in
            json.member("type", types)
            json.member("description", summary)
        }
    }
}
