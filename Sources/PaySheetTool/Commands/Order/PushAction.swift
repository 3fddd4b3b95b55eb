import PaySheetChecking
import PaySheetOrders
import PaySheetReports
import PaySheetText

/// `paysheet order push`: prints the pushes that tell devices about a change of an order.
enum PushAction {
    static func run(_ operands: [String], _ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        let operand = try OrderFile.operand(operands)
        guard let path = arguments.value("registrations") else { throw UsageError("push needs --registrations") }
        guard arguments.has("print") else { throw UsageError("push sends nothing; add --print to see the requests") }
        let registrations = try OrderRegistrations(path, console.system)
        let (order, status) = OrderFile.read(operand, &console)
        guard let order else { return status }
        let identity: OrderIdentity
        do throws(OrderServiceError) {
            identity = try OrderIdentity(order)
        } catch {
            console.note(OrderFile.name(operand, console.system) + ": " + error.description)
            return ExitStatus.found
        }
        let pushes = registrations.devices(of: identity).map {
            OrderPush(to: $0, orderTypeIdentifier: identity.orderTypeIdentifier)
        }
        console.write(arguments.value("format") == "json" ? json(pushes) : [UInt8](text(pushes).utf8))
        return ExitStatus.passed
    }

    /// The requests as they are sent, and what the command does not do.
    private static func text(_ pushes: [OrderPush]) -> String {
        var text = ""
        for push in pushes {
            text += push.method + " " + push.path + " HTTP/2\nhost: " + OrderPush.host + "\n"
            for header in push.headers { text += header.name + ": " + VisibleText.line(header.value) + "\n" }
            text += "\n" + String(decoding: push.body, as: UTF8.self) + "\n\n"
        }
        let devices = pushes.isEmpty ? "No device" : pushes.count == 1 ? "1 device" : String(pushes.count) + " devices"
        return text + devices + " registered for this order. Nothing was sent.\n"
            + (pushes.isEmpty
                ? "" : "Send with the certificate of the order type. Apple documents no push type and no expiration for orders.\n")
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
