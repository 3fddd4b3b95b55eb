import PaySheet
import PaySheetOrders
import Testing

/// A shop with one web service and a store: the calls of devices, and the changes of orders.
final class OrderShop<Store: OrderStore> {
    let server: OrderServer
    var store: Store
    /// The clock, in seconds since 1970.
    var now: Int64 = 1_800_000_000

    static var type: String { "order.com.example.shop" }
    static var secret: String { "k7Yx2mQ9sT4vW8zB1cD5" }

    init(_ store: Store) throws {
        server = try OrderServer(webServiceURL: "https://orders.shop.example/wallet")
        self.store = store
    }

    // MARK: Calls

    func send(
        _ method: String, _ path: String, authorization: String? = nil, since: String? = nil, body: String = ""
    ) throws -> OrderAnswer {
        let request = OrderRequest(
            method: method, target: "/wallet" + path, authorization: authorization, ifModifiedSince: since, body: [UInt8](body.utf8))
        return try server.answer(request, from: &store)
    }

    func register(
        _ device: String, _ order: String, pushToken: String = "0a1b", secret: String = OrderShop.secret, type: String = OrderShop.type
    ) throws -> OrderAnswer {
        try send(
            "POST", "/v1/devices/" + device + "/registrations/" + type + "/" + order, authorization: "AppleOrder " + secret,
            body: #"{"pushToken":""# + pushToken + #""}"#)
    }

    func unregister(
        _ device: String, _ order: String, secret: String = OrderShop.secret, type: String = OrderShop.type
    ) throws -> OrderAnswer {
        try send(
            "DELETE", "/v1/devices/" + device + "/registrations/" + type + "/" + order, authorization: "AppleOrder " + secret)
    }

    func list(_ device: String, since tag: String? = nil, type: String = OrderShop.type) throws -> OrderAnswer {
        try send("GET", "/v1/devices/" + device + "/registrations/" + type + (tag.map { "?ordersModifiedSince=" + $0 } ?? ""))
    }

    func fetch(
        _ order: String, since date: String? = nil, secret: String = OrderShop.secret, type: String = OrderShop.type
    ) throws -> OrderAnswer {
        try send("GET", "/v1/orders/" + type + "/" + order, authorization: "AppleOrder " + secret, since: date)
    }

    // MARK: Changes

    func announce(_ order: String, secret: String = OrderShop.secret, type: String = OrderShop.type) throws {
        try store.announce(OrderIdentity(orderTypeIdentifier: type, orderIdentifier: order), token: OrderToken(secret))
    }

    @discardableResult
    func publish(
        _ order: String, _ content: String = "package", secret: String = OrderShop.secret, type: String = OrderShop.type
    ) throws -> OrderChange {
        try store.publish(
            [UInt8](content.utf8), of: OrderIdentity(orderTypeIdentifier: type, orderIdentifier: order), token: OrderToken(secret),
            at: now)
    }
}

extension OrderAnswer {
    var text: String { String(decoding: body, as: UTF8.self) }

    /// The tag of a list.
    var tag: String? { OrderIdentifiers.read(body, policy: Policy()).value?.lastModified }
}
