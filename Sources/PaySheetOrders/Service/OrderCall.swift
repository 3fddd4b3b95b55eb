import PaySheetTokens

/// A call of a device to the web service, without its headers and body.
public enum OrderCall: Sendable, Hashable {
    /// The device wants a push after each change of the order.
    case register(device: String, order: OrderIdentity)
    /// The device wants no more pushes for the order.
    case unregister(device: String, order: OrderIdentity)
    /// The device asks which of its orders changed. The tag is the one of an earlier answer.
    case list(device: String, orderTypeIdentifier: String, tag: String?)
    /// The device asks for the package of an order.
    case fetch(order: OrderIdentity)
    /// The device reports problems.
    case log

    /// The type in the path; `nil` for a report of problems.
    var type: String? {
        switch self {
        case .register(_, let order), .unregister(_, let order), .fetch(let order): order.orderTypeIdentifier
        case .list(_, let type, _): type
        case .log: nil
        }
    }

    /// Reads the method and the path. The segments of the path are decoded, so identifiers can have any characters.
    init(_ call: Call, below address: ServiceAddress, of subject: PackageSubject) throws(OrderRefusal) {
        guard let rest = address.rest(of: call.target) else { throw .path }
        try self.init(call, path: rest, of: subject)
    }

    /// Reads the method and the path of a call to a service at any address.
    init?(anywhere call: Call, of subject: PackageSubject) {
        let segments = call.target.segments
        for index in segments.indices {
            guard let found = try? OrderCall(call, path: segments[index...], of: subject) else { continue }
            self = found
            return
        }
        return nil
    }

    private init(_ call: Call, path rest: ArraySlice<String>, of subject: PackageSubject) throws(OrderRefusal) {
        guard OrderCall.isEqual(rest.first, "v1") else { throw .path }
        let path = rest.dropFirst()
        let start = path.startIndex
        switch path.count {
        case 1 where OrderCall.isEqual(path[start], "log"):
            try OrderCall.allow(call, "POST")
            self = .log
        case 3 where OrderCall.isEqual(path[start], subject.folder):
            let order = try OrderCall.order(path[start + 1], path[start + 2])
            try OrderCall.allow(call, "GET")
            self = .fetch(order: order)
        case 4...5 where OrderCall.isEqual(path[start], "devices") && OrderCall.isEqual(path[start + 2], "registrations"):
            let device = try OrderCall.identifier(path[start + 1])
            let type = try OrderCall.identifier(path[start + 3])
            guard path.count == 5 else {
                try OrderCall.allow(call, "GET")
                // Of several tags the first one counts.
                let tag = call.target.query.first { OrderCall.isEqual($0.name, subject.tagQuery) }?.value
                self = .list(device: device, orderTypeIdentifier: type, tag: tag)
                return
            }
            let order = try OrderCall.order(type, path[start + 4])
            if OrderCall.isEqual(call.method, "DELETE") {
                self = .unregister(device: device, order: order)
            } else {
                guard OrderCall.isEqual(call.method, "POST") else { throw .method(allowed: "POST, DELETE") }
                self = .register(device: device, order: order)
            }
        default: throw .path
        }
    }

    private static func order(_ type: String, _ identifier: String) throws(OrderRefusal) -> OrderIdentity {
        let (type, identifier) = (try self.identifier(type), try self.identifier(identifier))
        do throws(OrderServiceError) {
            return try OrderIdentity(orderTypeIdentifier: type, orderIdentifier: identifier)
        } catch {
            throw .path
        }
    }

    private static func identifier(_ segment: String) throws(OrderRefusal) -> String {
        guard segment.utf8.count <= OrderServiceLimits.identifier else { throw .identifierTooLong }
        guard OrderServiceLimits.isIdentifier(segment) else { throw .path }
        return segment
    }

    private static func allow(_ call: Call, _ method: String) throws(OrderRefusal) {
        guard isEqual(call.method, method) else { throw .method(allowed: method) }
    }

    private static func isEqual(_ text: String?, _ word: String) -> Bool {
        text.map { $0.utf8.elementsEqual(word.utf8) } ?? false
    }
}
