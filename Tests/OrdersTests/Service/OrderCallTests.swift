import PaySheetOrders
import Testing

@Suite("Calls of the web service of orders")
struct OrderCallTests {
    private static let type = "order.com.example.shop"

    private static func call(_ method: String, _ target: String, _ url: String = "https://orders.shop.example/wallet") throws -> OrderCall?
    {
        try OrderServer(webServiceURL: url).call(of: OrderRequest(method: method, target: target))
    }

    @Test("The five calls are recognized")
    func calls() throws {
        let order = try OrderIdentity(orderTypeIdentifier: Self.type, orderIdentifier: "a/b")
        let registration = "/wallet/v1/devices/d%201/registrations/order.com.example.shop"
        #expect(try Self.call("POST", registration + "/a%2Fb") == .register(device: "d 1", order: order))
        #expect(try Self.call("DELETE", registration + "/a%2Fb") == .unregister(device: "d 1", order: order))
        #expect(try Self.call("GET", registration) == .list(device: "d 1", orderTypeIdentifier: Self.type, tag: nil))
        #expect(
            try Self.call("GET", registration + "?x=1&ordersModifiedSince=a%2Bb&ordersModifiedSince=2")
                == .list(device: "d 1", orderTypeIdentifier: Self.type, tag: "a+b"))
        #expect(try Self.call("GET", "/wallet/v1/orders/order.com.example.shop/a%2Fb") == .fetch(order: order))
        #expect(try Self.call("POST", "/wallet/v1/log") == .log)
    }

    @Test(
        "The path of a call begins with the path of the web service's URL",
        arguments: [
            ("https://orders.shop.example", "/v1/log"), ("https://orders.shop.example/", "/v1/log"),
            ("https://orders.shop.example/", "//v1/log"), ("https://orders.shop.example/a/b/", "/a/b//v1/log"),
            ("https://orders.shop.example/a/b", "/a/b/v1/log?x"), ("https://orders.shop.example/a%20b", "/a%20b/v1/log"),
            ("https://orders.shop.example:8443/a", "https://orders.shop.example:8443/a/v1/log"),
            ("https://orders.shop.example/v1", "/v1/v1/log"), ("https://orders.shop.example/a", "/%61/v1/%6Cog"),
        ])
    func paths(_ url: String, _ target: String) throws { #expect(try Self.call("POST", target, url) == .log) }

    struct Refused: Sendable, CustomTestStringConvertible {
        let method: String
        let target: String
        let status: Int
        var allow: String?
        var testDescription: String { method + " " + target }
    }

    private static let long = String(repeating: "a", count: OrderServiceLimits.identifier + 1)

    @Test(
        "Other paths, methods and identifiers are refused",
        arguments: [
            Refused(method: "GET", target: "", status: 404), Refused(method: "GET", target: "/", status: 404),
            Refused(method: "GET", target: "*", status: 404), Refused(method: "POST", target: "/v1/log", status: 404),
            Refused(method: "POST", target: "/wallet/v2/log", status: 404), Refused(method: "POST", target: "/wallet/v1/Log", status: 404),
            Refused(method: "POST", target: "/wallet/v1/log/", status: 404), Refused(method: "GET", target: "/wallet/v1", status: 404),
            Refused(method: "POST", target: "/wallet/v1//log", status: 404),
            Refused(method: "POST", target: "/x/wallet/v1/log", status: 404),
            Refused(method: "GET", target: "/wallet/v1/orders/t", status: 404),
            Refused(method: "GET", target: "/wallet/v1/orders/t/", status: 404),
            Refused(method: "GET", target: "/wallet/v1/orders//o", status: 404),
            Refused(method: "GET", target: "/wallet/v1/orders/t/o/x", status: 404),
            Refused(method: "GET", target: "/wallet/v1/orders/t/..", status: 404),
            Refused(method: "GET", target: "/wallet/v1/orders/t/%2e%2E", status: 404),
            Refused(method: "GET", target: "/wallet/v1/orders/t/%00", status: 404),
            Refused(method: "GET", target: "/wallet/v1/orders/t/%0D%0AX", status: 404),
            Refused(method: "GET", target: "/wallet/v1/orders/t/%C0%AF", status: 404),
            Refused(method: "GET", target: "/wallet/v1/orders/t/%zz", status: 404),
            Refused(method: "POST", target: "/wallet/v1/devices//registrations/t/o", status: 404),
            Refused(method: "POST", target: "/wallet/v1/devices/d/registration/t/o", status: 404),
            Refused(method: "GET", target: "/wallet/v1/devices/d/registrations", status: 404),
            Refused(method: "GET", target: "/wallet/v1/orders/t/" + long, status: 414),
            Refused(method: "GET", target: "/wallet/v1/orders/" + long + "/o", status: 414),
            Refused(method: "POST", target: "/wallet/v1/devices/" + long + "/registrations/t/o", status: 414),
            Refused(method: "GET", target: "/wallet/v1/devices/d/registrations/" + long, status: 414),
            Refused(method: "GET", target: "/wallet/v1/log", status: 405, allow: "POST"),
            Refused(method: "post", target: "/wallet/v1/log", status: 405, allow: "POST"),
            Refused(method: "HEAD", target: "/wallet/v1/orders/t/o", status: 405, allow: "GET"),
            Refused(method: "DELETE", target: "/wallet/v1/devices/d/registrations/t", status: 405, allow: "GET"),
            Refused(method: "GET", target: "/wallet/v1/devices/d/registrations/t/o", status: 405, allow: "POST, DELETE"),
            Refused(method: "", target: "/wallet/v1/devices/d/registrations/t/o", status: 405, allow: "POST, DELETE"),
        ])
    func refused(_ refused: Refused) throws {
        var store = MemoryOrderStore()
        let server = try OrderServer(webServiceURL: "https://orders.shop.example/wallet")
        let request = OrderRequest(method: refused.method, target: refused.target)
        let answer = server.answer(request, from: &store)
        #expect(answer.status == refused.status && answer.body.isEmpty && answer[header: "Allow"] == refused.allow)
        guard case .refused(let refusal) = answer.outcome else {
            Issue.record("not refused")
            return
        }
        #expect(refusal.status == refused.status)
        #expect(server.call(of: request) == nil)
    }

    @Test("An identifier of the maximum length is accepted")
    func longest() throws {
        let name = String(repeating: "a", count: OrderServiceLimits.identifier)
        let order = try OrderIdentity(orderTypeIdentifier: name, orderIdentifier: name)
        #expect(try Self.call("GET", "/wallet/v1/orders/" + name + "/" + name) == .fetch(order: order))
    }

    @Test(
        "A web service without a complete https base URL is refused",
        arguments: [
            ("", OrderServiceError.notHTTPS), ("orders.shop.example", .notHTTPS), ("http://orders.shop.example", .notHTTPS),
            ("https://", .notHTTPS), ("https://orders.shop.example/a b", .notHTTPS), ("https://orders.shop.example/%zz", .notHTTPS),
            ("https://orders.shop.example?a", .noBase), ("https://orders.shop.example/#a", .noBase),
        ])
    func addresses(_ url: String, _ error: OrderServiceError) {
        #expect(throws: error) { try OrderServer(webServiceURL: url) }
    }
}
