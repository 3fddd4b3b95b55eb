import PaySheetChecking
import PaySheetOrders
import PaySheetReports

/// The registrations of a store as JSON: what `order replay` writes, and `order push` reads.
struct OrderRegistrations {
    let registrations: [OrderRegistration]

    /// The devices that registered for an order.
    func devices(of order: OrderIdentity) -> [OrderDevice] { registrations.filter { $0.order == order }.map { $0.device } }

    init(_ registrations: [OrderRegistration]) { self.registrations = registrations }

    /// Reads a file.
    init(_ path: String, _ system: System) throws(UsageError) {
        let name = Paths(current: system.currentFolder, root: nil).reported(path)
        let file = try InputFile.read(path, named: name, system)
        guard let list = try file.members("the file").first(where: { $0.name == "registrations" })?.value else {
            throw file.problem("the file needs \"registrations\"")
        }
        var registrations: [OrderRegistration] = []
        for element in try list.elements("\"registrations\"") {
            var texts: [String: String] = [:]
            for member in try element.members("a registration") {
                guard OrderRegistrations.members.contains(member.name) else {
                    throw member.key.problem(
                        "unknown member of a registration", near: Hints.nearest(member.name, OrderRegistrations.members))
                }
                texts[member.name] = try member.value.text("\"" + member.name + "\"")
            }
            for member in OrderRegistrations.members where texts[member] == nil {
                throw element.problem("the registration needs \"" + member + "\"")
            }
            do throws(OrderServiceError) {
                let order = try OrderIdentity(
                    orderTypeIdentifier: texts["orderTypeIdentifier"] ?? "", orderIdentifier: texts["orderIdentifier"] ?? "")
                registrations.append(
                    OrderRegistration(
                        device: try OrderDevice(identifier: texts["device"] ?? "", pushToken: texts["pushToken"] ?? ""), order: order))
            } catch {
                throw element.problem(error.description)
            }
        }
        self.registrations = registrations
    }

    private static let members = ["device", "orderTypeIdentifier", "orderIdentifier", "pushToken"]

    /// One line of JSON.
    var json: [UInt8] {
        var json = JSONBytes(isIndented: false)
        json.object { json in
            json.name("registrations")
            json.array { list in
                for registration in registrations {
                    list.object { json in
                        json.member("device", registration.device.identifier)
                        json.member("orderTypeIdentifier", registration.order.orderTypeIdentifier)
                        json.member("orderIdentifier", registration.order.orderIdentifier)
                        json.member("pushToken", registration.device.pushToken)
                    }
                }
            }
        }
        return json.bytes
    }
}
