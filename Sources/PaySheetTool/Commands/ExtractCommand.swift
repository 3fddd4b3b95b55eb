import PaySheet
import PaySheetChecking
import PaySheetDocuments
import PaySheetReports
import PaySheetText

/// `paysheet extract`: the documents in captured traffic.
enum ExtractCommand {
    static let description = CommandDescription(
        name: "extract", summary: "list the documents in captured traffic, or write them to files", operands: "[FILE|-]",
        discussion: [
            "Reads HAR files, Postman collections, Playwright traces (trace.network) and logs with JSON in their lines. The\n"
                + "document may be JSON, JSON inside of a text, the field of a form, or Base64. Addresses appear without their query.\n"
                + "paysheet check reads the same files.",
            "With --out, it writes each document to a file that paysheet check finds, and " + ExtractRun.listName + " with their origin.\n"
                + "Tokens and contacts of real shoppers are in such files: use --anonymize before you pass them on.",
        ],
        options: [
            OptionDescription(name: "out", value: "DIR", summary: "write the documents to files in this folder"),
            OptionDescription(name: "anonymize", summary: "replace personal data, identifiers and secrets; needs --out"),
            OptionDescription(name: "force", summary: "replace files that exist"),
            OptionDescription(name: "stdin-filepath", value: "PATH", summary: "the path of standard input, whose extension counts"),
            .noProviders, .format, .help,
        ],
        statuses: [
            (0, "there are documents"), (1, "there is none"),
            (2, "the command could not complete: usage, unreadable input, not captured traffic"),
        ],
        examples: [
            "paysheet extract checkout.har", "paysheet extract checkout.har --anonymize --out requests/",
            "paysheet extract server.log --format json",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                return try ExtractRun(arguments, console.system).run(&console)
            } catch {
                return console.usage(error, command: "extract")
            }
        })
}

/// One run of `extract`.
struct ExtractRun {
    static let listName = "extracted.json"

    private let operand: String
    private let path: String
    private let folder: String?
    private let isForced: Bool
    private let isJSON: Bool
    private let catalogs: CatalogList
    private let anonymizes: Bool

    init(_ arguments: Arguments, _ system: System) throws(UsageError) {
        guard arguments.operands.count <= 1 else { throw UsageError("name one file, or - for standard input") }
        operand = arguments.operands.first ?? "-"
        path =
            operand == "-"
            ? arguments.value("stdin-filepath") ?? "standard input"
            : Paths(current: system.currentFolder, root: nil).reported(operand)
        folder = arguments.value("out")
        if let folder, folder.isEmpty { throw UsageError("--out needs the name of a folder") }
        isForced = arguments.has("force")
        isJSON = arguments.value("format") == "json"
        catalogs = arguments.readCatalogs
        anonymizes = arguments.has("anonymize")
        if anonymizes, folder == nil { throw UsageError("--anonymize needs --out, the folder for the documents") }
    }

    func run(_ console: inout Console) -> Int32 {
        let limit = Limits().bytes + 1
        let content = console.system.text(of: operand, limit: limit)
        switch content {
        case .failure(let failure):
            console.note(path + ": " + failure.message)
            return ExitStatus.undone
        case .success(let text):
            let bytes = text.bytes
            let form = CaptureForm(bytes, named: String(Paths.name(of: text.path(path))))
            guard let form, let capture = Capture(bytes, as: form, catalogs: catalogs.catalogs) else {
                console.note(path + ": " + reason(bytes, form))
                return ExitStatus.undone
            }
            return report(capture, &console)
        }
    }

    /// Returns why a text has no documents to extract.
    private func reason(_ bytes: [UInt8], _ form: CaptureForm?) -> String {
        if bytes.count > Limits().bytes { return "it has more than " + String(Limits().bytes) + " bytes; split it" }
        if let form { return "it is a " + form.name + " with invalid JSON; record it again" }
        return "it is not a HAR file, a Postman collection or a Playwright trace, and not called *.log or *.txt"
    }

    private func report(_ capture: Capture, _ console: inout Console) -> Int32 {
        let documents = capture.documents
        guard !documents.isEmpty else {
            let exchanges = Counted.text(capture.exchanges, capture.form == .log || capture.form == .trace ? "line with JSON" : "exchange")
            console.note(path + ": no document of a known kind; it is a " + capture.form.name + " with " + exchanges)
            if isJSON, folder == nil { console.write(list([])) }
            return ExitStatus.found
        }
        let names = documents.indices.map { fileName($0, documents) }
        guard let folder else {
            console.write(isJSON ? list(documents) : [UInt8](table(documents).utf8), isText: !isJSON)
            return ExitStatus.passed
        }
        return write(documents, names, to: folder, &console)
    }

    // MARK: Files

    /// `007-ApplePayPaymentRequest.applepay.json`
    private func fileName(_ index: Int, _ documents: [CapturedDocument]) -> String {
        let number = String(index + 1)
        let zeros = String(repeating: "0", count: max(3, String(documents.count).utf8.count) - number.utf8.count)
        return zeros + number + "-" + documents[index].kind.name + ".applepay.json"
    }

    private func write(
        _ documents: [CapturedDocument], _ names: [String], to folder: String, _ console: inout Console
    ) -> Int32 {
        let system = console.system
        let all = names + [ExtractRun.listName]
        if !isForced, let other = all.first(where: { system.look(Paths.join(folder, $0)) != nil }) {
            console.note(
                Paths.join(folder, other) + " exists; nothing was written. Name another folder, or add --force to replace")
            return ExitStatus.undone
        }
        if let failure = system.create(folder) {
            console.note(folder + ": " + failure.message)
            return ExitStatus.undone
        }
        var anonymizer = Anonymizer(replacingLabels: false, catalogs: catalogs.set, tables: catalogs.tables)
        for (document, name) in zip(documents, names) {
            let bytes = anonymizes ? anonymizer.anonymize(document.bytes, as: document.kind)?.bytes ?? [] : document.bytes
            if let failure = system.save(bytes + [0x0A], as: name, in: folder) {
                console.note(Paths.join(folder, name) + ": " + failure.message)
                return ExitStatus.undone
            }
        }
        if let failure = system.save(list(documents, names), as: ExtractRun.listName, in: folder) {
            console.note(Paths.join(folder, ExtractRun.listName) + ": " + failure.message)
            return ExitStatus.undone
        }
        console.note("wrote " + Counted.text(documents.count, "document") + " to " + folder)
        return ExitStatus.passed
    }

    // MARK: Lists

    private func table(_ documents: [CapturedDocument]) -> String {
        documents.map { document in
            VisibleText.leading(path + "!" + document.place) + "\n    " + document.kind.name + ", " + String(document.bytes.count)
                + " bytes, "
                + VisibleText.line(document.exchange) + "\n"
        }.joined()
    }

    private func list(_ documents: [CapturedDocument], _ names: [String] = []) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: 1)
            json.member("source", path)
            json.name("documents")
            json.array { list in
                for (index, document) in documents.enumerated() {
                    list.object { one in
                        if names.indices.contains(index) { one.member("file", names[index]) }
                        one.member("kind", document.kind.name)
                        one.member("exchange", anonymizes ? document.anonymousExchange : document.exchange)
                        one.member("place", anonymizes ? document.anonymousPlace(catalogs.catalogs) : document.place)
                        one.member("bytes", number: document.bytes.count)
                    }
                }
            }
        }
        return json.bytes + [0x0A]
    }
}
