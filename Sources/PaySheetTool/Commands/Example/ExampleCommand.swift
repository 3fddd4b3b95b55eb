import PaySheet
import PaySheetExamples
import PaySheetGuide
import PaySheetReports

/// `paysheet example`: realistic documents that are valid, and documents that break one rule each.
package enum ExampleCommand {
    /// The command with the examples of some catalogs.
    package static func description(with catalogs: CommandCatalogs) -> CommandDescription {
        guard catalogs.hasSeveral else { return description }
        var all = description
        all.operandWords = catalogs.examples.map { $0.name }
        all.discussion[0] = kinds(all.operandWords)
        let place = all.options.firstIndex { $0.name == NowOption.option } ?? all.options.endIndex
        all.options.insert(contentsOf: choices(of: catalogs).map { OptionDescription($0) }, at: place)
        return all
    }

    /// What the user can choose about some of the kinds.
    static func choices(of catalogs: CommandCatalogs) -> [ExampleChoice] { catalogs.examples.flatMap { $0.choices } }

    private static func kinds(_ names: [String]) -> String { "KIND is one of " + Prose.wrapped(names.joined(separator: ", ")) + "." }

    package static let description = CommandDescription(
        name: "example", summary: "write realistic documents, valid or with one mistake", operands: "[KIND]",
        operandWords: ExampleKind.allCases.map { $0.rawValue },
        discussion: [
            kinds(ExampleKind.allCases.map { $0.rawValue }),
            "The kind, the seed and the options determine an example: the same ones give the same bytes on every machine.\n"
                + "Without --now its dates are in 2035 and later, so none of them passes soon. Businesses, people and\n"
                + "addresses are invented.",
            "--set takes /total/amount=10.00 or total.amount=10.00. The value is JSON if it can be read as JSON, otherwise text.\n"
                + "A number becomes text if the member contains text, such as an amount. := instead of = writes JSON unchanged.",
            "--break writes a document with one finding, of that rule. --list-breaks lists the values of VARIANT. Some rules\n"
                + "are reported only with options of check. Standard error, the list and the manifest name these options. If an\n"
                + "option takes another document, --out writes that document, too.",
            "--out writes a file for each document, named *.applepay.json, and manifest.json, which names the rule, the place\n"
                + "and the seed of each. paysheet check --expect-manifest reads it.",
        ],
        options: [
            OptionDescription(name: "set", value: "PLACE=VALUE", isRepeatable: true, summary: "put a value at a place of the document"),
            OptionDescription(name: "seed", value: "N", summary: "choose another example (default: 1)"),
            OptionDescription(
                name: "count", value: "N", summary: "write N documents, with seeds that count up from --seed; needs --ndjson or --out"),
            OptionDescription(name: "merchants", value: "N", summary: "divide the payment between N merchants, 1 to 1000"),
            OptionDescription(name: "currency", value: "CODE", summary: "the currency of all amounts (default: that of the country)"),
            OptionDescription(name: "country", value: "CODE", summary: "the country of the business (default: the seed chooses)"),
            OptionDescription(
                name: NowOption.option, value: NowOption.value, summary: "the time of the purchase (default: a moment in 2035 or 2036)"),
            OptionDescription(name: "ndjson", summary: "write one document per line"),
            OptionDescription(name: "out", value: "DIR", summary: "write files and a manifest into a folder, which is created if needed"),
            OptionDescription(name: "force", summary: "with --out: replace existing files that differ"),
            OptionDescription(name: "break", value: "RULE[:VARIANT]", summary: "write a document that breaks only this rule"),
            OptionDescription(name: "break-all", summary: "break every rule in every variant; needs --out"),
            OptionDescription(name: "list-breaks", summary: "list the rules and their variants"),
            OptionDescription(
                name: "format", value: "FORMAT", words: ["text", "json"], summary: "for --list-breaks: text or json (default: text)"),
            .help,
        ],
        examples: [
            "paysheet example shipping", "paysheet example multi-merchant --merchants 5 --currency JPY --seed 7",
            "paysheet example basic --set total.label=\"Copperfinch Books\"", "paysheet example flow --count 1000 --ndjson",
            "paysheet example --break amount/format", "paysheet example --break-all --out broken",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                let request = try ExampleRequest(arguments, console.system)
                switch request.task {
                case .list where arguments.value("format") == "json": console.write(BreakList.json(arguments.catalogs))
                case .list: console.write([UInt8](BreakList.text(arguments.catalogs).utf8), isText: true)
                case .good, .broken, .allBroken:
                    if let folder = request.folder { return try ExampleFolder(folder, request).write(&console) }
                    try print(request, &console)
                }
                return ExitStatus.passed
            } catch {
                return console.usage(error, command: "example")
            }
        })

    /// Prints one document, or one per line. Stops when the output is closed.
    private static func print(_ request: ExampleRequest, _ console: inout Console) throws(UsageError) {
        for number in 0..<request.count {
            guard !console.isClosed, !console.hasFailed else { return }
            let document = try request.document(number)
            if let option = document.inputOptions.first {
                throw UsageError(document.rule + " compares the document with that of " + option + ": add --out DIR, which writes both")
            }
            if number == 0, let note = document.note { console.note(note) }
            for text in document.texts(isLine: request.areLines) {
                guard !request.areLines || !text.dropLast().contains(0x0A) else {
                    throw UsageError(document.rule + " breaks the text into lines, so it is not a line of NDJSON; remove --ndjson")
                }
                guard request.areLines || document.isSingle else {
                    throw UsageError("this writes several documents: add --ndjson for one per line, or --out DIR for files")
                }
                console.write(text)
            }
        }
    }
}

extension OptionDescription {
    /// The option of a choice.
    fileprivate init(_ choice: ExampleChoice) {
        self =
            choice.words.isEmpty
            ? OptionDescription(name: choice.name, summary: choice.summary)
            : OptionDescription(name: choice.name, value: "WORD", words: choice.words, summary: choice.summary)
    }
}
