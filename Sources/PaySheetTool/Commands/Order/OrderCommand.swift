import PaySheetOrders

/// `paysheet order`: the web service, the pushes and the details of Wallet orders.
enum OrderCommand {
    static let description = CommandDescription(
        name: "order", summary: "answer devices that track Wallet orders, and make what the server sends",
        operands: "ACTION FILE|-", operandWords: Action.allCases.map { $0.rawValue },
        discussion: ["The actions are:", Action.allCases.map { $0.summary }.joined(separator: "\n")]
            + Action.allCases.flatMap { $0.discussion },
        options: Action.allCases.flatMap { $0.options } + [.help],
        statuses: [
            (0, "every line was answered, or the result was printed"), (1, "a line has a mistake, or the order lacks a member"),
            (2, "the command could not complete: usage, unreadable input"),
        ],
        examples: [
            "paysheet order replay calls.ndjson --url https://orders.shop.example/wallet",
            "paysheet order details order.json | paysheet check --kind ApplePayPaymentCompleteDetails -",
            "paysheet order push order.json --registrations registrations.json --print",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "order")
            }
        })

    /// What to do.
    enum Action: String, CaseIterable {
        case replay, details, push

        /// The line of the action in the help.
        var summary: String {
            switch self {
            case .replay: OrderReplay.summary
            case .details: OrderDetailsAction.summary
            case .push: OrderPushAction.summary
            }
        }

        /// More about the action.
        var discussion: [String] {
            switch self {
            case .replay: OrderReplay.discussion
            case .details: []
            case .push: OrderPushAction.discussion
            }
        }

        /// The options of the action alone.
        var options: [OptionDescription] {
            switch self {
            case .replay: OrderReplay.options
            case .details: []
            case .push: OrderPushAction.options
            }
        }
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        let names = Action.allCases.map { $0.rawValue }
        guard let word = arguments.operands.first else { throw UsageError("name an action: " + names.joined(separator: ", ")) }
        guard let action = Action.allCases.first(where: { $0.rawValue == word }) else {
            throw UsageError("unknown action \"" + word + "\"", near: Hints.nearest(word, names))
        }
        for other in Action.allCases where other != action {
            let unfit = other.options.first { option in
                // The environment can set the format for every action.
                option.environment == nil && arguments.has(option.name) && !action.options.contains { $0.name == option.name }
            }
            if let unfit { throw UsageError("--" + unfit.name + " is for " + other.rawValue) }
        }
        guard arguments.operands.count == 2 else { throw UsageError("name one file, or - for standard input") }
        let operand = arguments.operands[1]
        switch action {
        case .replay: return try OrderReplay(arguments, console.system).run(operand, &console)
        case .details: return OrderDetailsAction.run(operand, &console)
        case .push: return try OrderPushAction.run(operand, arguments, &console)
        }
    }
}
