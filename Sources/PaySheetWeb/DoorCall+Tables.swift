import PaySheetChecking
import PaySheetGuide
import PaySheetReports

extension DoorCall {
    /// Explains a rule, a topic or a message.
    static let explain = DoorCall(
        name: "explain",
        run: {
            run, state, json throws(DoorError) in
            guard state.hasCards else {
                throw DoorError(
                    .cards, "the texts of the rules are not loaded", "hand paysheet-cards.txt over with the call cards, and repeat")
            }
            let explained = try run.reading { () throws(UsageError) in try Explanation(run.request.text, among: run.catalogs).json }
            json.raw(bytes: Compact.json(explained))
        })

    /// Takes the cards of the rules.
    static let cards = DoorCall(
        name: "cards",
        run: {
            run, state, json throws(DoorError) in
            if !state.hasCards {
                guard let book = CardBook(run.request.text ?? "", Edition.cards, run.catalogs.catalogs) else {
                    throw DoorError(
                        .cardsVersion, "this is not the file of the cards for " + Edition.cards,
                        "use paysheet-cards.txt of the same version")
                }
                state.catalogs = .all(with: book)
                state.hasCards = true
            }
            json.object { _ in }
        })

    /// Divides an amount between merchants.
    static let split = DoorCall(
        name: "split", options: { _ in SplitRequest.options },
        run: { run, _, json throws(DoorError) in
            let shares = try run.reading { () throws(UsageError) in
                try SplitRequest.answer(run.options, isJSON: true, run.memory.system)
            }
            json.raw(bytes: Compact.json(shares))
        })

    /// Writes the schema of a kind.
    static let schema = DoorCall(
        name: "schema", options: { _ in [SchemaText.language] },
        run: {
            run, _, json throws(DoorError) in
            let schema = try run.reading { () throws(UsageError) in
                try SchemaText.answer(run.options, kind: run.request.text, run.catalogs)
            }
            json.object { $0.member("text", schema) }
        })

    /// Writes an example.
    static let example = DoorCall(
        name: "example",
        options: { _ in
            ExampleRequest.options.named([
                "set", "seed", "count", "merchants", "currency", "country", "now", "ndjson", "break", "list-breaks", "format",
            ])
        },
        run: { run, _, json throws(DoorError) in
            let answer = try run.reading { () throws(UsageError) in
                try ExampleRequest.answer(run.options, kind: run.request.text, run.catalogs, run.memory.system)
            }
            json.object { json in
                json.member("text", String(decoding: answer.output, as: UTF8.self))
                json.member("notes", answer.notes)
            }
        })

    /// Says what the module is.
    static let version = DoorCall(
        name: "version",
        run: { _, state, json in
            json.object { json in
                json.member("version", Edition.version)
                json.member("rules", Edition.rules)
                json.member("schemaVersion", number: Edition.schemaVersion)
                json.member("calls", state.calls)
                json.member("command", bool: state.hasCommand)
            }
        })

    /// The calls of both modules.
    static let lean: [DoorCall] = [
        check, fix, format, preview, describe, explain, cards, requires, split, prepare, version,
    ]

    /// The calls of the module with the whole command.
    static let full: [DoorCall] = lean + [schema, example]
}
