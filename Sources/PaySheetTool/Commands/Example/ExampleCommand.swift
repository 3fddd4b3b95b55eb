package import PaySheetChecking
import PaySheetExamples

/// `paysheet example`: realistic documents that are valid, and documents that break one rule each.
package enum ExampleCommand {
    /// The command with the examples of some catalogs.
    package static func description(with catalogs: CatalogList) -> CommandDescription {
        guard catalogs.hasSeveral else { return description }
        var all = description
        all.operandWords = catalogs.examples.map { $0.name }
        all.discussion[0] = kinds(all.operandWords)
        let place = all.options.firstIndex { $0.name == NowOption.option } ?? all.options.endIndex
        all.options.insert(contentsOf: catalogs.exampleChoices.map { OptionDescription($0) }, at: place)
        return all
    }

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
        options: ExampleRequest.options + [.help],
        examples: [
            "paysheet example shipping", "paysheet example multi-merchant --merchants 5 --currency JPY --seed 7",
            "paysheet example basic --set total.label=\"Copperfinch Books\"", "paysheet example flow --count 1000 --ndjson",
            "paysheet example --break amount/format", "paysheet example --break-all --out broken",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                guard arguments.operands.count < 2 else { throw UsageError("one KIND at most") }
                let request = try ExampleRequest(
                    arguments.options, kind: arguments.operands.first, arguments.catalogs, console.system)
                if let folder = request.folder { return try ExampleFolder(folder, request).write(&console) }
                if case .list = request.task {
                    let isJSON = arguments.value("format") == "json"
                    console.write(BreakList.answer(arguments.catalogs, isJSON: isJSON), isText: !isJSON)
                    return ExitStatus.passed
                }
                for number in 0..<request.count where !console.isClosed && !console.hasFailed {
                    let document = try request.document(number)
                    if number == 0, let note = document.note { console.note(note) }
                    console.write(try request.printed(document))
                }
                return ExitStatus.passed
            } catch {
                return console.usage(error, command: "example")
            }
        })
}
