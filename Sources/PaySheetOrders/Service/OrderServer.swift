import PaySheet
import PaySheetTokens

/// Answers the calls of devices about orders, or about passes: the web services of Wallet.
///
/// It does no input and output, so it fits every framework. What is stored is in an ``OrderStore``. A server of passes has the pass type
/// identifier and the serial number as the two identifiers of an ``OrderIdentity``.
///
/// ```swift
/// let server = try OrderServer(webServiceURL: "https://orders.shop.example/wallet")
/// let answer = server.answer(request, from: &store)
/// respond(answer.status, answer.headers, answer.body)
/// ```
public struct OrderServer: Sendable, Hashable {
    private let address: ServiceAddress
    private let subject: PackageSubject

    /// Takes the address that orders or passes have as `webServiceURL`.
    ///
    /// - Parameter format: What devices fetch: packages of orders or of passes.
    public init(webServiceURL: String, for format: PackageFormat = .order) throws(OrderServiceError) {
        subject = format.subject
        do throws(ServiceAddress.Fault) {
            address = try ServiceAddress(webServiceURL)
        } catch {
            switch error {
            case .notHTTPS: throw .notHTTPS
            case .noBase: throw .noBase
            }
        }
    }

    /// Returns the call of a request. `nil` if the service would refuse its path or method.
    public func call(of request: OrderRequest) -> OrderCall? {
        guard let call = Call(method: request.method, target: request.target) else { return nil }
        return try? OrderCall(call, below: address, of: subject)
    }

    /// Answers a request.
    ///
    /// If the store fails, answer 500. Devices try again.
    public func answer<Store: OrderStore>(_ request: OrderRequest, from store: inout Store) throws(Store.Failure) -> OrderAnswer {
        guard let received = Call(method: request.method, target: request.target) else { return answer(refusing: .path) }
        let call: OrderCall
        do throws(OrderRefusal) {
            call = try OrderCall(received, below: address, of: subject)
            guard request.body.count <= OrderServiceLimits.body else { throw .bodyTooLong }
        } catch {
            return answer(refusing: error)
        }
        switch call {
        case .register(let device, let order):
            if let refusal = try authorization(request, order, store).refusal { return answer(refusing: refusal) }
            guard let token = JSONTree(request.body)?.text("pushToken"),
                let registered = try? OrderDevice(identifier: device, pushToken: token)
            else { return answer(refusing: .body(expected: "a PushToken")) }
            let isNew = try store.register(registered, for: order)
            return OrderAnswer(Answer(isNew ? 201 : 200), .registered(device: device, order: order, isNew: isNew))
        case .unregister(let device, let order):
            if let refusal = try authorization(request, order, store).refusal { return answer(refusing: refusal) }
            let was = try store.unregister(device: device, from: order)
            return OrderAnswer(Answer(200), .unregistered(device: device, order: order, wasRegistered: was))
        case .list(let device, let type, let tag): return try list(device, type, tag, store)
        case .fetch(let order): return try fetch(request, order, store)
        case .log:
            guard let messages = OrderServer.messages(request.body) else { return answer(refusing: .body(expected: "LogEntries")) }
            return OrderAnswer(Answer(200), .logged(messages: messages))
        }
    }

    // MARK: Calls

    private func list<Store: OrderStore>(
        _ device: String, _ type: String, _ tag: String?, _ store: Store
    ) throws(Store.Failure) -> OrderAnswer {
        // Before the orders are read: a change in between then appears in the next list, too, and is never lost.
        let latest = try store.latestChange(ofType: type)
        // A tag of another server, or of a state that a backup replaced, says nothing. The device then gets all orders.
        let after = tag.flatMap { OrderTag($0) }.map { $0.change <= latest ? $0.change : 0 } ?? 0
        let orders = try store.orders(ofDevice: device, orderTypeIdentifier: type, changedAfter: after)
        guard !orders.isEmpty else { return OrderAnswer(Answer(204), .unchanged) }
        let body = JSONTree.object([
            JSONTree.Member(name: subject.listMember, value: .list(orders.map { .text($0) })),
            JSONTree.Member(name: subject.tagMember, value: .text(OrderTag(latest).text)),
        ])
        let headers = Headers([.init("Content-Type", "application/json")])
        return OrderAnswer(Answer(200, headers: headers, body: body.bytes), .listed(orderIdentifiers: orders))
    }

    private func fetch<Store: OrderStore>(
        _ request: OrderRequest, _ order: OrderIdentity, _ store: Store
    ) throws(Store.Failure) -> OrderAnswer {
        let (stored, refused) = try authorization(request, order, store)
        guard let stored else { return answer(refusing: refused ?? .otherToken) }
        guard stored.isPublished else { return answer(refusing: .notReady) }
        var headers = Headers()
        if let date = HTTPDate(secondsSince1970: stored.lastModified) { headers.add("Last-Modified", date.text) }
        // A header that is not a date is ignored, as HTTP says.
        if let known = request.ifModifiedSince.flatMap({ HTTPDate($0) }), known.secondsSince1970 >= stored.lastModified {
            return OrderAnswer(Answer(304, headers: headers), .unchanged)
        }
        guard let bytes = try store.packageBytes(of: order) else { return answer(refusing: .notReady) }
        headers.add("Content-Type", subject.mediaType)
        return OrderAnswer(Answer(200, headers: headers, body: bytes), .fetched(order: order))
    }

    /// The texts of `LogEntries`. `nil` for another body.
    private static func messages(_ body: [UInt8]) -> [String]? {
        guard case .list(let entries)? = JSONTree(body)?.member("logs") else { return nil }
        var messages: [String] = []
        for entry in entries {
            guard case .text(let message) = entry else { return nil }
            messages.append(message)
        }
        return messages
    }

    // MARK: Authorization

    /// Returns the order if the request has its token.
    private func authorization<Store: OrderStore>(
        _ request: OrderRequest, _ order: OrderIdentity, _ store: Store
    ) throws(Store.Failure) -> (stored: StoredOrder?, refusal: OrderRefusal?) {
        guard let field = request.authorization else { return (nil, .noAuthorization) }
        guard let token = OrderAuthorization.token(in: field, of: subject) else { return (nil, .otherScheme) }
        guard let stored = try store.order(order), stored.token.matches(token) else { return (nil, .otherToken) }
        return (stored, nil)
    }

    private func answer(refusing refusal: OrderRefusal) -> OrderAnswer {
        var headers = Headers()
        switch refusal {
        case .method(let allowed): headers.add("Allow", allowed)
        case .noAuthorization, .otherScheme, .otherToken: headers.add("WWW-Authenticate", subject.scheme)
        default: break
        }
        return OrderAnswer(Answer(refusal.status, headers: headers), .refused(refusal))
    }
}
