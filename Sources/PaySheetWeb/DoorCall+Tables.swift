import PaySheetGuide
import PaySheetReports
import PaySheetTool

extension DoorCall {
    /// Explains a rule, a topic or a message.
    static let explain = DoorCall(
        name: "explain", command: { _ in ExplainCommand.description }, options: [],
        run: {
            run, state, json throws(DoorError) in
            guard state.hasCards else {
                throw DoorError(
                    .cards, "the texts of the rules are not loaded", "hand paysheet-cards.txt over with the call cards, and repeat")
            }
            let words = run.request.text.map { ["--", $0] } ?? ["--list"]
            json.raw(bytes: Compact.json(try run.result(["--format=json"] + words).output))
        })

    /// Takes the cards of the rules.
    static let cards = DoorCall(
        name: "cards", command: checkCommand, options: [],
        run: {
            run, state, json throws(DoorError) in
            if !state.hasCards {
                guard let book = CardBook(run.request.text ?? "", Edition.cards) else {
                    throw DoorError(
                        .cardsVersion, "this is not the file of the cards for " + Edition.cards,
                        "use paysheet-cards.txt of the same version")
                }
                state.catalogs = CommandCatalogs(.applePay(with: book))
                state.hasCards = true
            }
            json.object { _ in }
        })

    /// Divides an amount between merchants.
    static let split = DoorCall(
        name: "split", command: { _ in SplitCommand.description },
        options: ["total", "currency", "by", "weight", "points", "evenly", "primary", "merchants"],
        run: { run, _, json throws(DoorError) in
            json.raw(bytes: Compact.json(try run.result(["--format=json"]).output))
        })

    /// Writes the schema of a kind.
    static let schema = DoorCall(
        name: "schema", command: { _ in SchemaCommand.description }, options: ["as"],
        run: {
            run, _, json throws(DoorError) in
            let result = try run.result(run.request.text.map { ["--", $0] } ?? [])
            json.object { $0.member("text", String(decoding: result.output, as: UTF8.self)) }
        })

    /// Writes an example.
    static let example = DoorCall(
        name: "example", command: { ExampleCommand.description(with: $0) },
        options: ["set", "seed", "count", "merchants", "currency", "country", "now", "ndjson", "break", "list-breaks", "format"],
        run: { run, _, json throws(DoorError) in
            let result = try run.result(run.request.text.map { ["--", $0] } ?? [])
            json.object { json in
                json.member("text", String(decoding: result.output, as: UTF8.self))
                json.member("notes", result.notes)
            }
        })

    /// Says what the module is.
    static let version = DoorCall(
        name: "version", command: checkCommand, options: [],
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
