import PaySheet
import PaySheetChecking
import PaySheetDocuments
import PaySheetReports

/// `paysheet diff`: what changes for the shopper.
enum DiffCommand {
    static let description = CommandDescription(
        name: "diff", summary: "say what changes for the shopper", operands: "OLD NEW",
        discussion: [
            "Both documents must have the same kind: Apple Pay JS requests, W3C requests, updates,\n"
                + "recorded flows or Wallet orders. StoreKit configuration files and passes can be compared, too.\n"
                + "Of a flow it compares the last sheet. One of the two can be - for standard input.\n"
                + "Merchants match by externalIdentifier, shipping methods by identifier, items by label. Differences that the shopper\n"
                + "does not see come last and do not count. Values of contacts are shown only with --show-personal."
        ],
        options: [
            .kind, .noProviders,
            ZoneOption.description,
            OptionDescription(name: "show-personal", summary: "show the values of contacts"),
            .format, .help,
        ],
        statuses: [
            (0, "nothing changes for the shopper"), (1, "something does"),
            (2, "the documents could not be compared: usage, unreadable input, errors in them"),
        ],
        examples: ["paysheet diff old.json new.json", "git show HEAD:request.json | paysheet diff - request.json"],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "diff")
            }
        })

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        guard arguments.operands.count == 2 else { throw UsageError("name two documents: the old one and the new one") }
        guard arguments.operands != ["-", "-"] else { throw UsageError("only one of the two documents can be standard input") }
        let catalogs = arguments.readCatalogs
        let kind = try SettingWord.kind(arguments.value("kind"), catalogs)
        let options = try DiffOptions(arguments.options, isJSON: arguments.value("format") == "json", console.system)
        // Both are read, so that one run reports the mistakes of both.
        let documents = arguments.operands.map { read($0, kind, catalogs, &console) }
        let (old, new) = (documents[0], documents[1])
        guard let first = (old ?? new)?.check.kind else { return ExitStatus.undone }
        if let old, let new, !catalogs.belongTogether(old.check.kind, new.check.kind) {
            console.note(old.differsInKind(from: new))
            return ExitStatus.undone
        }
        guard let function = catalogs.functions(for: first).diff else { return ExitStatus.undone }
        return console.give(function(old, new, options), isText: !options.isJSON)
    }

    /// Reads a document. Returns `nil` after a message if this fails, or if nothing compares such documents.
    private static func read(
        _ operand: String, _ wanted: DocumentKind?, _ catalogs: CatalogList, _ console: inout Console
    ) -> ReadDocument? {
        guard let document = console.read(operand, as: wanted, recovering: false, catalogs) else { return nil }
        guard let kind = document.check.kind else {
            let errors = document.check.findings.atLeast(.error)
            for finding in errors.prefix(20) { console.note(document.name + ":" + finding.description) }
            let remedy = FormatRemedy.text(of: errors) ?? "the kind of this document is unknown; set it with --kind"
            console.note(document.name + ": " + remedy)
            return nil
        }
        guard catalogs.functions(for: kind).diff != nil else {
            console.note(document.name + ": documents of the kind " + kind.name + " cannot be compared")
            return nil
        }
        return document
    }
}
