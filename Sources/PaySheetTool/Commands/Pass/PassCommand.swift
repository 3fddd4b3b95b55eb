import PaySheet
import PaySheetChecking
import PaySheetOrders
import PaySheetPasses

/// `paysheet pass`: packages of passes.
enum PassCommand {
    static let description = CommandDescription(
        name: "pass", summary: "make and check packages of passes for Wallet", operands: "ACTION FILE|DIR|-…",
        operandWords: PackageAction.allCases.map { $0.rawValue },
        discussion: ["The actions are:"] + PackageAction.discussion(.pass),
        options: PackageAction.options(.pass) + ownOptions,
        statuses: [
            (0, "done, and there are no errors"), (1, "the package has errors"),
            (2, "the command could not complete: usage, unreadable input"),
        ],
        examples: [
            "paysheet pass manifest ticket-42",
            "paysheet pass sign ticket-42 --print --certificate pass.pem --intermediate issuer.pem --key pass.key",
            "paysheet pass pack ticket-42 --output ticket-42.pkpass", "paysheet pass check ticket-42.pkpass",
            "paysheet pass unpack ticket-42.pkpass files",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                let word = try arguments.action(of: PackageAction.allCases.map { ($0.rawValue, $0.options) })
                guard let action = PackageAction(rawValue: word) else { throw UsageError("unknown action " + word) }
                return try action.run(.pass, Array(arguments.operands.dropFirst()), arguments, &console)
            } catch {
                return console.usage(error, command: "pass")
            }
        })

    private static let ownOptions: [OptionDescription] = [
        OptionDescription(name: "print", summary: "sign: print the line, because it signs nothing"), .format, .help,
    ]
}
