import PaySheetChecking
import PaySheetOrders
import PaySheetReports

/// The registrations of a store as JSON: what `replay` writes, and `push` reads.
struct OrderRegistrations {
    let registrations: [OrderRegistration]
    private let subject: PackageSubject

    /// The devices that registered for an order.
    func devices(of order: OrderIdentity) -> [OrderDevice] { registrations.filter { $0.order == order }.map { $0.device } }

    init(_ registrations: [OrderRegistration], of subject: PackageSubject) {
        (self.registrations, self.subject) = (registrations, subject)
    }

    /// Reads a file.
    init(_ path: String, of subject: PackageSubject, _ system: System) throws(UsageError) {
        let names = OrderRegistrations.members(subject)
        let name = Paths(current: system.currentFolder, root: nil).reported(path)
        let file = try InputFile.read(path, named: name, system)
        guard let list = try file.members("the file").first(where: { $0.name == "registrations" })?.value else {
            throw file.problem("the file needs \"registrations\"")
        }
        var registrations: [OrderRegistration] = []
        for element in try list.elements("\"registrations\"") {
            var texts: [String: String] = [:]
            for member in try element.members("a registration") {
                guard names.contains(member.name) else {
                    throw member.key.problem(
                        "unknown member of a registration", near: Hints.nearest(member.name, names))
                }
                texts[member.name] = try member.value.text("\"" + member.name + "\"")
            }
            for member in names where texts[member] == nil {
                throw element.problem("the registration needs \"" + member + "\"")
            }
            do throws(OrderServiceError) {
                let order = try OrderIdentity(
                    subject, type: texts[subject.typeMember] ?? "", identifier: texts[subject.identifierMember] ?? "")
                registrations.append(
                    OrderRegistration(
                        device: try OrderDevice(identifier: texts["device"] ?? "", pushToken: texts["pushToken"] ?? ""), order: order))
            } catch {
                throw element.problem(error.description)
            }
        }
        (self.registrations, self.subject) = (registrations, subject)
    }

    private static func members(_ subject: PackageSubject) -> [String] {
        ["device", subject.typeMember, subject.identifierMember, "pushToken"]
    }

    /// One line of JSON.
    var json: [UInt8] {
        var json = JSONBytes(isIndented: false)
        json.object { json in
            json.name("registrations")
            json.array { list in
                for registration in registrations {
                    list.object { json in
                        json.member("device", registration.device.identifier)
                        registration.order.write(of: subject, to: &json)
                        json.member("pushToken", registration.device.pushToken)
                    }
                }
            }
        }
        return json.bytes
    }
}
