import PaySheet
import PaySheetExamples
import PaySheetGuide
import PaySheetReports

/// `paysheet example`: believable documents that are right, and documents that break one rule each.
enum ExampleCommand {
    static let description = CommandDescription(
        name: "example", summary: "write believable documents, right ones or with one mistake", operands: "[KIND]",
        operandWords: ExampleKind.allCases.map { $0.rawValue },
        discussion: [
            "KIND is one of " + RuleText.wrapped(ExampleKind.allCases.map { $0.rawValue }.joined(separator: ", ")) + ".",
            "An example follows from its kind, its seed and the options alone: the same ones give the same bytes on every machine.\n"
                + "Its dates are in 2035 and later unless --now says otherwise, so that nothing in it is over. Businesses, people and\n"
                + "addresses are invented.",
            "--set takes /total/amount=10.00 or total.amount=10.00. The value is JSON where it is JSON, and text otherwise; a number\n"
                + "stays text where the member holds text, as amounts do. := in place of = takes JSON as it is, in any member.",
            "--break gives a document whose only finding is that rule's; VARIANT is one of those that --list-breaks names. Some rules\n"
                + "need options of check to be seen: they are named on standard error, in the list and in the manifest.",
            "--out writes a file for each document, named *.applepay.json, and manifest.json, which names the rule, the place and\n"
                + "the seed of each; paysheet check --expect-manifest reads it.",
        ],
        options: [
            OptionDescription(name: "set", value: "PLACE=VALUE", isRepeatable: true, summary: "put a value at a place of the document"),
            OptionDescription(name: "seed", value: "N", summary: "choose another example (default: 1)"),
            OptionDescription(name: "count", value: "N", summary: "so many, with seeds that count up from --seed; needs --ndjson or --out"),
            OptionDescription(name: "merchants", value: "N", summary: "so many merchants share the payment, 1 to 1000"),
            OptionDescription(name: "currency", value: "CODE", summary: "the currency of all amounts (default: that of the country)"),
            OptionDescription(name: "country", value: "CODE", summary: "where the merchant does business (default: the seed chooses)"),
            OptionDescription(name: "now", value: "ISO8601", summary: "when the shopper buys (default: a moment in 2035 or 2036)"),
            OptionDescription(name: "ndjson", summary: "one document a line"),
            OptionDescription(name: "out", value: "DIR", summary: "write files and a manifest into a folder, which is made if need be"),
            OptionDescription(name: "force", summary: "with --out: replace files that are there and differ"),
            OptionDescription(name: "break", value: "RULE[:VARIANT]", summary: "a document that breaks this rule and no other"),
            OptionDescription(name: "break-all", summary: "every way to break every rule; needs --out"),
            OptionDescription(name: "list-breaks", summary: "list the rules with the ways to break them"),
            OptionDescription(
                name: "format", value: "FORMAT", words: ["text", "json"], summary: "of --list-breaks: text or json (default: text)"),
            .help,
        ],
        examples: [
            "paysheet example shipping", "paysheet example multi-merchant --merchants 5 --currency JPY --seed 7",
            "paysheet example basic --set total.label=\"Copperfinch Books\"", "paysheet example flow --count 1000 --ndjson",
            "paysheet example --break amount/format", "paysheet example --break-all --out broken",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                let request = try ExampleRequest(arguments)
                switch request.task {
                case .list: console.write(arguments.value("format") == "json" ? BreakList.json : [UInt8](BreakList.text.utf8))
                case .good, .broken, .allBroken:
                    if let folder = request.folder { return try ExampleFolder(folder, request).write(&console) }
                    try print(request, &console)
                }
                return ExitStatus.passed
            } catch {
                return console.usage(error, command: "example")
            }
        })

    /// Prints one document, or a line for each; whoever reads no longer gets no more.
    private static func print(_ request: ExampleRequest, _ console: inout Console) throws(UsageError) {
        for number in 0..<request.count {
            guard !console.isClosed, !console.hasFailed else { return }
            let document = try request.document(number)
            if number == 0, let note = document.note { console.note(note) }
            for text in document.texts(isLine: request.areLines) {
                guard !request.areLines || !text.dropLast().contains(0x0A) else {
                    throw UsageError(document.rule + " breaks the text over lines, so it is no line of NDJSON; leave --ndjson out")
                }
                guard request.areLines || document.isSingle else {
                    throw UsageError("this takes several documents: add --ndjson for a line each, or --out DIR for files")
                }
                console.write(text)
            }
        }
    }
}
