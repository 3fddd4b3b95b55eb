import PaySheetChecking

/// `paysheet describe`: the agreement in words, and the next charges.
package enum DescribeCommand {
    package static let description = CommandDescription(
        name: "describe", summary: "say in words what a document means for the shopper, and list the next charges", operands: "FILE|-",
        discussion: [
            "It describes the agreement of a payment request, or what a Wallet order tells the customer.\n"
                + "Of a StoreKit configuration file it says what it sells, and when a change of subscription starts.\n"
                + "Of a pass it says what a person sees, without the values of fields.\n"
                + "Of a request for an identity document it says what it asks for, and how long the server keeps it.\n"
                + "For a recorded flow it describes the request. A calendar of a subscription that begins with the payment needs --now.\n"
                + "If a month does not have the day, both possible days are shown: the merchant decides which one counts."
        ],
        options: DescribeOptions.options + [.noProviders, .format, .help],
        statuses: [
            (0, "done"), (1, "the document has errors and cannot be described"), (2, "usage, unreadable input, no request"),
        ],
        examples: ["paysheet describe request.json", "paysheet describe --charges 12 --zone America/New_York request.json"],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "describe")
            }
        })

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        guard let operand = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError("name one document, or - for standard input")
        }
        let catalogs = arguments.readCatalogs
        let isJSON = arguments.value("format") == "json"
        let options = try DescribeOptions(arguments.options, isJSON: isJSON, console.system)
        guard let document = console.read(operand, as: nil, recovering: true, catalogs) else { return ExitStatus.undone }
        return console.give(catalogs.describe(document, options), isText: !isJSON)
    }
}
