import PaySheet
import PaySheetReports
import PaySheetText

/// `paysheet describe`: the agreement in words, and the next charges.
package enum DescribeCommand {
    package static let description = CommandDescription(
        name: "describe", summary: "say in words what a document means for the shopper, and list the next charges", operands: "FILE|-",
        discussion: [
            "It describes the agreement of a payment request, or what a Wallet order tells the customer.\n"
                + "For a recorded flow it describes the request. A calendar of a subscription that begins with the payment needs --now.\n"
                + "If a month does not have the day, both possible days are shown: the merchant decides which one counts."
        ],
        options: [
            OptionDescription(name: "charges", value: "N", summary: "list N charges (default: 6)"),
            OptionDescription(
                name: "zone", value: "ZONE",
                summary: "the time zone for dates: Europe/Paris, +02:00 (default: UTC; for orders, dates as they are written)"),
            OptionDescription(name: NowOption.option, value: NowOption.value, summary: "when the shopper authorizes the payment"),
            .format, .help,
        ],
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
        let limit = try count(arguments.value("charges"))
        let zone = try ZoneOption.given(arguments, console.system)
        let now = try NowOption.moment(arguments, console.system)
        let catalogs = arguments.catalogs
        guard let document = CommandDocument.read(operand, as: nil, recovering: true, catalogs, &console) else { return ExitStatus.undone }
        guard let describe = catalogs.functions(for: document.check.kind).describe else {
            console.note(document.name + ": there is no description of documents of the kind " + (document.check.kind?.name ?? "unknown"))
            return ExitStatus.undone
        }
        let options = DescribeOptions(givenZone: zone, now: now, charges: limit, isJSON: arguments.value("format") == "json")
        return console.give(describe(document, options), isText: !options.isJSON)
    }

    // MARK: Options

    private static func count(_ text: String?) throws(UsageError) -> Int {
        guard let text else { return 6 }
        guard let count = Int(text), count >= 0, count <= 1000 else {
            throw UsageError("--charges takes a whole number from 0 to 1000, not \"" + text + "\"")
        }
        return count
    }
}
