import PaySheet
import PaySheetChecking
import PaySheetOrders

/// `paysheet order`: packages of Wallet orders, their web service, and what a server sends.
enum OrderCommand {
    static let description = CommandDescription(
        name: "order", summary: "make and check packages of Wallet orders, and answer devices that track them",
        operands: "ACTION FILE|DIR|-…", operandWords: Action.allCases.map { $0.rawValue },
        discussion: ["The actions for packages are:"] + PackageAction.discussion(.order) + servers,
        options: PackageAction.options(.order) + ownOptions,
        statuses: [
            (0, "done, and there are no errors"), (1, "the package has errors, a line has a mistake, or the order lacks a member"),
            (2, "the command could not complete: usage, unreadable input"),
        ],
        examples: [
            "paysheet order manifest shop-42",
            "paysheet order sign shop-42 --print --certificate order.pem --intermediate issuer.pem --key order.key",
            "paysheet order pack shop-42 --output shop-42.order", "paysheet order check shop-42.order",
            "paysheet order unpack shop-42.order files", "paysheet order replay calls.ndjson --url https://orders.shop.example/wallet",
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

    /// The help about the actions for servers.
    private static let servers: [String] = [
        "The actions for servers are:",
        "  replay FILE|-    answers devices: one call or event on each line in, one answer on each line out\n"
            + "  details FILE|-   prints the JSON for the result of the payment, with the secret of order.json\n"
            + "  push FILE|-      prints the pushes for the devices that registered for order.json. Nothing is sent",
        "A call of a device has \"method\" and \"path\", and can have \"headers\" and \"body\" or \"bodyBase64\", such as\n"
            + "  {\"method\": \"GET\", \"path\": \"/v1/orders/TYPE/ID\", \"headers\": {\"Authorization\": \"AppleOrder TOKEN\"}}\n"
            + "The answer has \"status\", \"headers\", \"body\" or \"bodyBase64\", and \"outcome\".",
        "An event of the shop has \"order\" with an order.json, or \"orderTypeIdentifier\", \"orderIdentifier\" and\n"
            + "\"authenticationToken\". The package is \"package\" in Base64, or \"packageFile\" with a path; without one, devices fetch\n"
            + "order.json itself. The answer has the pushes to send. {\"registrations\": true} asks for all registrations.",
        "An event can have \"now\", the clock of the server. Each answer is written at once, so that a program can keep the\n"
            + "command open. An empty line is answered with an empty line.",
        "push needs the registrations of a store, as replay prints them for {\"registrations\": true}. Each has \"device\",\n"
            + "\"orderTypeIdentifier\", \"orderIdentifier\" and \"pushToken\".",
    ]
    private static let ownOptions: [OptionDescription] = [
        OptionDescription(
            name: "url", value: "ADDRESS", summary: "replay: the webServiceURL of the orders; its path comes before /v1 in calls"),
        OptionDescription(name: "registrations", value: "FILE", summary: "push: which devices registered for which orders, as JSON"),
        OptionDescription(
            name: "print",
            summary: "push: print the requests, because the command sends nothing; sign: print the line, because it signs nothing"),
        .format, .help,
    ]

    /// What to do.
    enum Action: String, CaseIterable {
        case manifest, sign, pack, unpack, check, replay, details, push

        /// The options that only some actions read.
        var options: [String] {
            switch self {
            case .manifest, .sign, .pack, .unpack, .check: PackageAction(rawValue: rawValue)?.options ?? []
            case .replay: ["url"]
            case .details: []
            case .push: ["registrations", "print"]
            }
        }
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        let word = try arguments.action(of: Action.allCases.map { ($0.rawValue, $0.options) })
        let operands = Array(arguments.operands.dropFirst())
        if let action = PackageAction(rawValue: word) { return try action.run(.order, operands, arguments, &console) }
        switch Action(rawValue: word) {
        case .replay: return try ReplayAction.run(operands, arguments, &console)
        case .details: return try DetailsAction.run(operands, &console)
        default: return try PushAction.run(operands, arguments, &console)
        }
    }
}
