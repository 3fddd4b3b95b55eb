import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetText

/// `paysheet fmt`: writes documents in canonical form.
package enum FormatCommand {
    private static let options: [OptionDescription] = [
        OptionDescription(name: "check", summary: "write no file; list the files that would change"),
        ScriptOption.description, .kind, .noProviders,
        OptionDescription(name: "stdin-filepath", value: "PATH", summary: "the path of standard input in messages"), .help,
    ]

    package static let description = CommandDescription(
        name: "fmt", summary: "write documents in canonical form, in place", operands: "[FILE…|DIR…|GLOB…|-]",
        discussion: [
            "Writes members in Apple's order, one per line, indented by two spaces. Amounts and all other values keep their spelling.\n"
                + "Text that is not JSON, or has a member twice, is rejected. For - the result goes to standard output."
        ],
        options: options,
        statuses: [
            (0, "success; with --check: nothing would change"), (1, "a document was rejected; with --check: a file would change"),
            (2, "the command could not complete: usage, unreadable input"),
        ],
        examples: ["paysheet fmt request.json", "paysheet fmt --check requests/", "paysheet fmt --from-js - < options.js > request.json"],
        run: { arguments, console in
            do throws(UsageError) {
                let run = try FormatRun(arguments, console.system)
                return run.run(&console)
            } catch {
                return console.usage(error, command: "fmt")
            }
        })
}

/// One run of `fmt`.
private struct FormatRun {
    private let rewriting: Rewriting
    private let isCheck: Bool

    init(_ arguments: Arguments, _ system: System) throws(UsageError) {
        rewriting = try Rewriting(arguments, isConfigured: false, system)
        isCheck = arguments.has("check")
    }

    func run(_ console: inout Console) -> Int32 {
        rewriting.run(recordsRefusal: "fmt formats single documents", &console) { document, console in
            guard let formatted = formatted(document, &console) else { return }
            if !isCheck {
                let isWritten = rewriting.write(formatted, for: document, &console)
                if isWritten, formatted != document.bytes, !document.source.isStandard { console.note("wrote " + document.path) }
            } else if formatted != document.bytes {
                rewriting.find()
                console.write(VisibleText.leading(document.path) + "\n")
            }
        }
    }

    /// Returns the canonical form, or `nil` after a message if the document is rejected.
    private func formatted(_ document: Rewriting.Document, _ console: inout Console) -> [UInt8]? {
        switch rewriting.session.format(document.check, document.text, from: document.source) {
        case .formatted(let text): return text
        case .text(let reasons):
            rewriting.refuse(document, reasons, "not formatted; " + rewriting.remedy(reasons), &console)
            return nil
        }
    }
}
