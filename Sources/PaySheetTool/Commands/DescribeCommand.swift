import PaySheet
import PaySheetReports
import PaySheetText

/// `paysheet describe`: the agreement in words, and the next charges.
enum DescribeCommand {
    static let description = CommandDescription(
        name: "describe", summary: "say in words what a shopper agrees to, and list the next charges", operands: "FILE|-",
        discussion: [
            "For a recorded flow it describes the request. A calendar of a subscription that begins with the payment needs --now.\n"
                + "If a month does not have the day, both possible days are shown: the merchant decides which one counts."
        ],
        options: [
            OptionDescription(name: "charges", value: "N", summary: "list N charges (default: 6)"),
            OptionDescription(name: "zone", value: "ZONE", summary: "the time zone for dates: Europe/Paris, +02:00 (default: UTC)"),
            OptionDescription(name: "now", value: "ISO8601", summary: "when the shopper authorizes the payment"),
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
            throw UsageError("name one request or flow, or - for standard input")
        }
        let limit = try count(arguments.value("charges"))
        let zone = try ZoneOption.zone(arguments.value("zone"), console.system)
        let now = try arguments.value("now").map { text throws(UsageError) in try moment(text) }
        let paths = Paths(current: console.system.currentFolder, root: nil)
        let name = operand == "-" ? operand : paths.reported(operand)
        let bytes = operand == "-" ? console.system.input.all(limit: Limits().bytes + 1) : console.system.read(operand, Limits().bytes + 1)
        switch bytes {
        case .failure(let failure):
            console.note(name + ": " + failure.message)
            return ExitStatus.undone
        case .success(let bytes): return describe(bytes, name, zone, now, limit, arguments, &console)
        }
    }

    private static func describe(
        _ bytes: [UInt8], _ name: String, _ zone: Zone, _ now: Timestamp?, _ limit: Int, _ arguments: Arguments, _ console: inout Console
    ) -> Int32 {
        var reader = DocumentReader()
        let check = reader.check(bytes, recovering: true)
        let request: PaymentRequest?
        switch check.kind {
        case .paymentRequest: request = PaymentRequest.read(bytes, by: Policy()).value
        case .paymentFlow: request = PaymentFlow.read(bytes, by: Policy()).value?.request
        default:
            for finding in check.findings.at(.error).prefix(5) { console.note(name + ":" + finding.description) }
            console.note(name + ": not a payment request and not a flow" + (check.kind.map { ", but " + $0.name } ?? ""))
            return ExitStatus.undone
        }
        guard let request else {
            for finding in check.findings.at(.error).prefix(20) { console.note(name + ":" + finding.description) }
            console.note(name + ": not described; correct this first")
            return ExitStatus.found
        }
        let terms = PaymentAgreement(request, zone: zone)
        let charges = terms.charges(from: now, limit: limit)
        if arguments.value("format") == "json" {
            console.write(json(terms, charges, request, name))
        } else {
            console.write(text(terms, charges, request, zone))
        }
        return ExitStatus.passed
    }

    private static func text(_ terms: PaymentAgreement, _ charges: [PlannedCharge], _ request: PaymentRequest, _ zone: Zone) -> String {
        var text = terms.sentences.map { VisibleText.line($0) + "\n" }.joined()
        let hasPlan = request.recurringPaymentRequest != nil || request.deferredPaymentRequest != nil
        if hasPlan, !charges.isEmpty {
            text += "\nNext charges (dates in " + zone.name + "):\n"
            for charge in charges {
                text += "  " + charge.date.text
                if let time = charge.time { text += ", " + time }
                if let other = charge.alternative { text += " or " + other.text }
                text += "  " + charge.amount.text + " " + VisibleText.line(request.currencyCode.rawValue) + "  " + charge.phase.word
                if charge.isOnEnd { text += "  (at the last moment of the agreement: the merchant decides)" }
                text += "\n"
            }
        } else if hasPlan {
            text += "\nThe charges begin with this payment. Use --now to say when it is.\n"
        }
        if !terms.notes.isEmpty { text += "\n" + terms.notes.map { "Note: " + VisibleText.line($0) }.joined(separator: "\n") + "\n" }
        return text
    }

    private static func json(_ terms: PaymentAgreement, _ charges: [PlannedCharge], _ request: PaymentRequest, _ name: String) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            json.member("path", name)
            json.member("sentences", terms.sentences)
            json.member("notes", terms.notes)
            json.name("charges")
            json.array { list in
                for charge in charges {
                    list.object { one in
                        one.member("date", charge.date.iso)
                        one.member("alternative", charge.alternative?.iso)
                        one.member("time", charge.time)
                        one.member("amount", charge.amount.text)
                        one.member("currency", request.currencyCode.rawValue)
                        one.member("phase", charge.phase.word)
                        one.member("onEnd", bool: charge.isOnEnd)
                    }
                }
            }
        }
        return json.bytes + [0x0A]
    }

    // MARK: Options

    private static func count(_ text: String?) throws(UsageError) -> Int {
        guard let text else { return 6 }
        guard let count = Int(text), count >= 0, count <= 1000 else {
            throw UsageError("--charges takes a whole number from 0 to 1000, not \"" + text + "\"")
        }
        return count
    }

    private static func moment(_ text: String) throws(UsageError) -> Timestamp {
        let timestamp = Timestamp(rawValue: text)
        guard timestamp.secondsSince1970 != nil else {
            throw UsageError("--now takes a date and time such as 2026-11-21T00:00:00Z, not \"" + text + "\"")
        }
        return timestamp
    }
}
