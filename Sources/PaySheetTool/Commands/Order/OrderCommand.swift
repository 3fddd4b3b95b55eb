import PaySheetOrders

/// `paysheet order`: the web service, the pushes and the details of Wallet orders.
enum OrderCommand {
    static let description = CommandDescription(
        name: "order", summary: "answer devices that track Wallet orders, and make what the server sends",
        operands: "ACTION FILE|-", operandWords: Action.allCases.map { $0.rawValue },
        discussion: [
            "The actions are:",
            "  replay FILE|-   answers devices: one call or event on each line in, one answer on each line out\n"
                + "  details FILE|-  prints the JSON for the result of the payment, with the secret of order.json\n"
                + "  push FILE|-     prints the pushes for the devices that registered for order.json. Nothing is sent",
            "A call of a device has \"method\" and \"path\", and can have \"headers\" and \"body\" or \"bodyBase64\", such as\n"
                + "  {\"method\": \"GET\", \"path\": \"/v1/orders/TYPE/ID\", \"headers\": {\"Authorization\": \"AppleOrder TOKEN\"}}\n"
                + "The answer has \"status\", \"headers\", \"body\" or \"bodyBase64\", and \"outcome\".",
            "An event of the shop has \"order\" with an order.json, or \"orderTypeIdentifier\", \"orderIdentifier\" and\n"
                + "\"authenticationToken\". The package is \"package\" in Base64, or \"packageFile\" with a path; without one, devices fetch\n"
                + "order.json itself. The answer has the pushes to send. {\"registrations\": true} asks for all registrations.",
            "Each line can have \"now\", the clock of the server. Each answer is written at once, so that a program can keep the\n"
                + "command open. An empty line is answered with an empty line.",
            "push needs the registrations of a store, as replay prints them for {\"registrations\": true}. Each has \"device\",\n"
                + "\"orderTypeIdentifier\", \"orderIdentifier\" and \"pushToken\".",
        ],
        options: [
            OptionDescription(
                name: "url", value: "ADDRESS", summary: "replay: the webServiceURL of the orders; its path comes before /v1 in calls"),
            OptionDescription(name: "registrations", value: "FILE", summary: "push: which devices registered for which orders, as JSON"),
            OptionDescription(name: "print", summary: "push: print the requests, because the command sends nothing"), .format, .help,
        ],
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

        /// The options that only some actions read.
        var options: [String] {
            switch self {
            case .replay: ["url"]
            case .details: []
            case .push: ["registrations", "print"]
            }
        }
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        let names = Action.allCases.map { $0.rawValue }
        guard let word = arguments.operands.first else { throw UsageError("name an action: " + names.joined(separator: ", ")) }
        guard let action = Action.allCases.first(where: { $0.rawValue == word }) else {
            throw UsageError("unknown action \"" + word + "\"", near: Hints.nearest(word, names))
        }
        for other in Action.allCases {
            for option in other.options where arguments.has(option) && !action.options.contains(option) {
                throw UsageError("--" + option + " is for " + other.rawValue)
            }
        }
        let operands = Array(arguments.operands.dropFirst())
        switch action {
        case .replay: return try ReplayAction.run(operands, arguments, &console)
        case .details: return try DetailsAction.run(operands, &console)
        case .push: return try PushAction.run(operands, arguments, &console)
        }
    }
}
