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
    private static let servers: [String] = ServiceAction.discussion(.order)
    private static let ownOptions: [OptionDescription] = ServiceAction.options(.order)

    /// What to do.
    enum Action: String, CaseIterable {
        case manifest, sign, pack, unpack, check, replay, details, push

        /// The options that only some actions read.
        var options: [String] {
            switch self {
            case .manifest, .sign, .pack, .unpack, .check: PackageAction(rawValue: rawValue)?.options ?? []
            case .replay, .push: ServiceAction(rawValue: rawValue)?.options ?? []
            case .details: []
            }
        }
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        let word = try arguments.action(of: Action.allCases.map { ($0.rawValue, $0.options) })
        let operands = Array(arguments.operands.dropFirst())
        if let action = PackageAction(rawValue: word) { return try action.run(.order, operands, arguments, &console) }
        if let action = ServiceAction(rawValue: word) { return try action.run(.order, operands, arguments, &console) }
        return try DetailsAction.run(operands, &console)
    }
}
