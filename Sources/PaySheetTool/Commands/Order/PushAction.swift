import PaySheetChecking
import PaySheetOrders
import PaySheetReports
import PaySheetText

/// `paysheet order push` and `paysheet pass push`: print the pushes that tell devices about a change.
enum PushAction {
    static func run(_ format: PackageFormat, _ operands: [String], _ arguments: Arguments, _ console: inout Console) throws(UsageError)
        -> Int32
    {
        let operand = try OrderFile.operand(operands)
        guard let path = arguments.value("registrations") else { throw UsageError("push needs --registrations") }
        guard arguments.has("print") else { throw UsageError("push sends nothing; add --print to see the requests") }
        let registrations = try OrderRegistrations(path, of: format.subject, console.system)
        let (identity, status) = OrderFile.identity(format.subject, operand, &console)
        guard let identity else { return status }
        let pushes = registrations.devices(of: identity).map {
            OrderPush(to: $0, orderTypeIdentifier: identity.orderTypeIdentifier)
        }
        console.write(arguments.value("format") == "json" ? json(pushes) : [UInt8](text(pushes, format.subject).utf8))
        return ExitStatus.passed
    }

    /// The requests as they are sent, and what the command does not do.
    private static func text(_ pushes: [OrderPush], _ subject: PackageSubject) -> String {
        var text = ""
        for push in pushes {
            text += push.method + " " + push.path + " HTTP/2\nhost: " + OrderPush.host + "\n"
            for header in push.headers { text += header.name + ": " + VisibleText.line(header.value) + "\n" }
            text += "\n" + String(decoding: push.body, as: UTF8.self) + "\n\n"
        }
        let devices = pushes.isEmpty ? "No device" : pushes.count == 1 ? "1 device" : String(pushes.count) + " devices"
        return text + devices + " registered for this " + subject.rawValue + ". Nothing was sent.\n"
            + (pushes.isEmpty
                ? ""
                : "Send with the certificate of the " + subject.typeName + ". Apple documents no push type and no expiration for "
                    + subject.plural + ".\n")
    }

    /// The requests for programs.
    private static func json(_ pushes: [OrderPush]) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            json.name("push")
            json.array { list in
                for push in pushes { ReplayAction.write(push, &list) }
            }
        }
        return json.bytes + [0x0A]
    }
}
