package import PaySheetExamples

extension ExampleRequest {
    /// The options, without those for choices that only some kinds have.
    package static let options = [
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
    ]

    /// Writes examples, or lists the ways to break a rule.
    package static func answer(
        _ values: OptionValues, kind: String?, _ catalogs: CatalogList, _ system: System
    ) throws(UsageError) -> DocumentAnswer {
        let request = try ExampleRequest(values, kind: kind, catalogs, system)
        if case .list = request.task { return DocumentAnswer(BreakList.answer(catalogs, isJSON: values.value("format") == "json")) }
        var answer = DocumentAnswer()
        for number in 0..<request.count {
            let document = try request.document(number)
            if number == 0, let note = document.note { answer.notes.append(note) }
            answer.output += try request.printed(document)
        }
        return answer
    }

    /// Returns the text of a document, or of several that belong together.
    package func printed(_ document: ExampleDocument) throws(UsageError) -> [UInt8] {
        if let option = document.inputOptions.first {
            throw UsageError(document.rule + " compares the document with that of " + option + ": add --out DIR, which writes both")
        }
        var printed: [UInt8] = []
        for text in document.texts(isLine: areLines) {
            guard !areLines || !text.dropLast().contains(0x0A) else {
                throw UsageError(document.rule + " breaks the text into lines, so it is not a line of NDJSON; remove --ndjson")
            }
            guard areLines || document.isSingle else {
                throw UsageError("this writes several documents: add --ndjson for one per line, or --out DIR for files")
            }
            printed += text
        }
        return printed
    }
}

extension CatalogList {
    /// What the user can choose about some of the kinds.
    package var exampleChoices: [ExampleChoice] { examples.flatMap { $0.choices } }
}

extension OptionDescription {
    /// The option of a choice.
    package init(_ choice: ExampleChoice) {
        self =
            choice.words.isEmpty
            ? OptionDescription(name: choice.name, summary: choice.summary)
            : OptionDescription(name: choice.name, value: "WORD", words: choice.words, summary: choice.summary)
    }
}
