import PaySheet
import PaySheetChecking
import PaySheetSources

/// `paysheet translate`: the request that reaches Safari.
package enum TranslateCommand {
    package static let description = CommandDescription(
        name: "translate", summary: "print the request for Apple Pay that a payment provider's SDK makes", operands: "FILE|-",
        discussion: [
            "The file is a document of a provider, or source code that calls its SDK.\n"
                + "What the SDK or the account of the shop fills in is an example. What only a program knows is null."
        ],
        options: [.kind, .noProviders, .help],
        statuses: [(0, "done"), (2, "usage, unreadable input, no document of a provider")],
        examples: ["paysheet translate default_applepay_payment_profile.json", "paysheet translate checkout.js"],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "translate")
            }
        })

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        guard let operand = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError("name one document, or - for standard input")
        }
        let catalogs = arguments.readCatalogs
        if operand != "-", let language = SourceLanguage(path: operand) { return code(operand, language, catalogs, &console) }
        let kind = try SettingWord.kind(arguments.value("kind"), catalogs)
        guard let document = console.read(operand, as: kind, recovering: false, catalogs) else { return ExitStatus.undone }
        guard let found = document.check.kind, let requests = catalogs.translations(document.bytes, as: found), !requests.isEmpty else {
            console.note(document.name + ": it is not a document of a provider that becomes a request")
            return ExitStatus.undone
        }
        write(requests, catalogs, &console)
        return ExitStatus.passed
    }

    /// Translates the documents in a file of source code.
    private static func code(
        _ path: String, _ language: SourceLanguage, _ catalogs: CatalogList, _ console: inout Console
    ) -> Int32 {
        switch console.system.text(of: path, limit: Limits().bytes + 1).map({ $0.bytes }) {
        case .failure(let failure):
            console.note(path + ": " + failure.message)
            return ExitStatus.undone
        case .success(let bytes):
            let documents = SourceDocuments(bytes, language, catalogs.calls()).documents
            let requests = documents.flatMap { catalogs.translations($0.document.bytes, as: $0.kind) ?? [] }
            guard !requests.isEmpty else {
                console.note(path + ": it has no call of a provider that becomes a request")
                return ExitStatus.undone
            }
            write(requests, catalogs, &console)
            return ExitStatus.passed
        }
    }

    private static func write(_ requests: [Translation.Document], _ catalogs: CatalogList, _ console: inout Console) {
        for request in requests {
            let text = CanonicalFormatter.pretty(request.bytes, as: request.kind, in: catalogs.catalogs) ?? request.bytes
            console.write(String(decoding: text, as: UTF8.self))
        }
    }
}
