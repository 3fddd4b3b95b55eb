import PaySheet
import PaySheetChecking
import PaySheetOrders
import PaySheetTokens

/// A line of `paysheet order replay` or `paysheet pass replay`.
struct OrderReplayLine {
    /// What a line asks for.
    enum Content {
        /// The call of a device.
        case call(OrderRequest)
        /// The shop hands out the details of an order that has no package yet.
        case announcement(OrderIdentity, OrderToken)
        /// The shop has a new order, or a new state of one.
        case change(OrderIdentity, token: OrderToken?, Package)
        /// The registrations of all devices.
        case registrations
    }

    /// The package of an order.
    enum Package {
        case bytes([UInt8])
        case file(String)
    }

    let content: Content
    /// The clock, in seconds since 1970; `nil` for that of the system.
    let now: Int64?

    init(_ line: [UInt8], of subject: PackageSubject) throws(LineReplay.Mistake) {
        guard let tree = JSONTree(line), case .object(let members) = tree else { throw LineReplay.Mistake("the line is not a JSON object") }
        now = try OrderReplayLine.now(tree)
        guard tree.member("method") == nil, tree.member("path") == nil else {
            content = .call(try OrderReplayLine.call(tree))
            return
        }
        // A misspelt member of an event would change what is stored.
        let names = OrderReplayLine.names(subject)
        for member in members where !names.contains(member.name) {
            throw LineReplay.Mistake(
                "a call needs \"method\" and \"path\", and an event has no other members than "
                    + names.map { Shown.quoted($0) }.joined(separator: ", "))
        }
        guard tree.member("registrations") == nil else {
            guard members.count == (tree.member("now") == nil ? 1 : 2) else {
                throw LineReplay.Mistake("\"registrations\" is an event alone")
            }
            content = .registrations
            return
        }
        if let details = tree.member("details") {
            guard members.count == (tree.member("now") == nil ? 1 : 2) else { throw LineReplay.Mistake("\"details\" is an event alone") }
            let (order, token) = try OrderReplayLine.order(details, subject)
            guard let token else { throw LineReplay.Mistake("the details need \"authenticationToken\"") }
            content = .announcement(order, token)
            return
        }
        content = try OrderReplayLine.change(tree, subject)
    }

    /// The members of events. The result of a payment has details of an order; there is no such thing for passes.
    private static func names(_ subject: PackageSubject) -> [String] {
        [subject.rawValue] + identifiers(subject) + ["package", "packageFile"] + (subject == .order ? ["details"] : [])
            + ["registrations", "now"]
    }

    private static func identifiers(_ subject: PackageSubject) -> [String] {
        [subject.typeMember, subject.identifierMember, "authenticationToken"]
    }

    // MARK: Calls

    private static func call(_ tree: JSONTree) throws(LineReplay.Mistake) -> OrderRequest {
        guard let method = try text("method", tree), let path = try text("path", tree) else {
            throw LineReplay.Mistake("\"" + (tree.member("method") == nil ? "method" : "path") + "\" is missing")
        }
        var headers = Headers()
        switch tree.member("headers") {
        case nil: break
        case .object(let members)?:
            for member in members {
                guard case .text(let value) = member.value else { throw LineReplay.Mistake("each of the \"headers\" takes a text") }
                headers.add(member.name, value)
            }
        default: throw LineReplay.Mistake("\"headers\" takes an object")
        }
        var body = [UInt8]((try text("body", tree) ?? "").utf8)
        if let base64 = try text("bodyBase64", tree) {
            guard body.isEmpty, let bytes = Base64.decode([UInt8](base64.utf8)) else {
                throw LineReplay.Mistake("\"bodyBase64\" takes Base64, and no \"body\" beside it")
            }
            body = bytes
        }
        return OrderRequest(
            method: method, target: path, authorization: headers["Authorization"], ifModifiedSince: headers["If-Modified-Since"],
            body: body)
    }

    // MARK: Events

    private static func change(_ tree: JSONTree, _ subject: PackageSubject) throws(LineReplay.Mistake) -> Content {
        var source = tree
        if let order = tree.member(subject.rawValue) {
            let word = Shown.quoted(subject.rawValue)
            guard case .object = order else { throw LineReplay.Mistake(word + " takes the object of " + subject.file) }
            for name in identifiers(subject) where tree.member(name) != nil {
                throw LineReplay.Mistake("write " + Shown.quoted(name) + " in " + word + " alone")
            }
            source = order
        }
        let (order, token) = try order(source, subject)
        return .change(order, token: token, try package(tree, subject))
    }

    /// The order that an object names, and its token.
    private static func order(_ source: JSONTree, _ subject: PackageSubject) throws(LineReplay.Mistake) -> (OrderIdentity, OrderToken?) {
        guard let type = try text(subject.typeMember, source), let identifier = try text(subject.identifierMember, source) else {
            throw LineReplay.Mistake(
                "the " + subject.rawValue + " needs " + Shown.quoted(subject.typeMember) + " and " + Shown.quoted(subject.identifierMember))
        }
        let secret = try text("authenticationToken", source)
        do throws(OrderServiceError) {
            let order = try OrderIdentity(subject, type: type, identifier: identifier)
            guard let secret else { return (order, nil) }
            return (order, try OrderToken(secret))
        } catch {
            throw LineReplay.Mistake(error.description)
        }
    }

    private static func package(_ tree: JSONTree, _ subject: PackageSubject) throws(LineReplay.Mistake) -> Package {
        let (base64, path) = (try text("package", tree), try text("packageFile", tree))
        switch (base64, path) {
        case (let base64?, nil):
            guard let bytes = Base64.decode([UInt8](base64.utf8)) else { throw LineReplay.Mistake("\"package\" is not Base64") }
            return .bytes(bytes)
        case (nil, let path?): return .file(path)
        case (nil, nil):
            guard let order = tree.member(subject.rawValue) else {
                throw LineReplay.Mistake("the " + subject.rawValue + " needs \"package\" or \"packageFile\"")
            }
            // Without a package, the order or pass itself is what devices fetch.
            return .bytes(order.bytes)
        default: throw LineReplay.Mistake("write \"package\" or \"packageFile\", not both")
        }
    }

    // MARK: Members

    private static func text(_ name: String, _ tree: JSONTree) throws(LineReplay.Mistake) -> String? {
        switch tree.member(name) {
        case nil: return nil
        case .text(let text)?: return text
        default: throw LineReplay.Mistake("\"" + name + "\" takes a text")
        }
    }

    private static func now(_ tree: JSONTree) throws(LineReplay.Mistake) -> Int64? {
        guard let text = try text("now", tree) else { return nil }
        guard NowOption.isMoment(text), let seconds = DateTimeText(rawValue: text).secondsSince1970 else {
            throw LineReplay.Mistake("\"now\" takes a date and time such as 2027-01-15T08:00:00Z")
        }
        return seconds
    }
}
