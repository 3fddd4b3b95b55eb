import PaySheet
import PaySheetChecking
import PaySheetOrders
import PaySheetPasses

/// `paysheet pass`: packages of passes, their web service, and what a server sends.
enum PassCommand {
    static let description = CommandDescription(
        name: "pass", summary: "make and check packages of passes for Wallet, and answer devices that have them",
        operands: "ACTION FILE|DIR|-…",
        operandWords: actions.map { $0.0 },
        discussion: ["The actions for packages are:"] + PackageAction.discussion(.pass) + ServiceAction.discussion(.pass),
        options: PackageAction.options(.pass) + ServiceAction.options(.pass),
        statuses: [
            (0, "done, and there are no errors"), (1, "the package has errors, or a line has a mistake"),
            (2, "the command could not complete: usage, unreadable input"),
        ],
        examples: [
            "paysheet pass manifest ticket-42",
            "paysheet pass sign ticket-42 --print --certificate pass.pem --intermediate issuer.pem --key pass.key",
            "paysheet pass pack ticket-42 --output ticket-42.pkpass", "paysheet pass check ticket-42.pkpass",
            "paysheet pass unpack ticket-42.pkpass files",
            "paysheet pass replay calls.ndjson --url https://passes.shop.example/wallet",
            "paysheet pass push pass.json --registrations registrations.json --print",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                let word = try arguments.action(of: actions)
                let operands = Array(arguments.operands.dropFirst())
                if let action = PackageAction(rawValue: word) { return try action.run(.pass, operands, arguments, &console) }
                return try ServiceAction(rawValue: word)?.run(.pass, operands, arguments, &console) ?? ExitStatus.undone
            } catch {
                return console.usage(error, command: "pass")
            }
        })

    private static let actions: [(name: String, options: [String])] =
        PackageAction.allCases.map { ($0.rawValue, $0.options) } + ServiceAction.allCases.map { ($0.rawValue, $0.options) }
}
