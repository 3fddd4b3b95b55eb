import PaySheetTokens
import Testing

@Suite("Notifications about merchant tokens")
struct NotificationEndpointTests {
    private static func endpoint(_ url: String = "https://shop.example/apple-pay") throws -> NotificationEndpoint {
        try NotificationEndpoint(notificationURL: url)
    }

    private static func get(_ target: String) -> NotificationCall { NotificationCall(method: "GET", target: target) }

    @Test("A new event is fetched, a repeated one is not, and both return 200")
    func repetitions() throws {
        let endpoint = try NotificationEndpointTests.endpoint()
        var stored: Set<String> = []
        var fetches = 0
        for _ in 0..<3 {
            let answer = endpoint.answer(NotificationEndpointTests.get("/apple-pay/notification/merchantToken/e-1"), seen: stored.contains)
            #expect(answer.status == 200)
            guard case .fetch(let event) = answer.outcome else {
                #expect(answer.outcome == .duplicate(eventIdentifier: "e-1"))
                continue
            }
            fetches += 1
            stored.insert(event)
        }
        #expect(fetches == 1)
    }

    @Test("A server that cannot store a new event returns 500")
    func failure() throws {
        let endpoint = try NotificationEndpointTests.endpoint()
        let call = NotificationEndpointTests.get("/apple-pay/notification/merchantToken/e-1")
        let answer = endpoint.answer(call, seen: { _ in false }, canProcess: false)
        #expect(answer.status == 500 && answer.outcome == .retryLater(eventIdentifier: "e-1"))
        let repetition = endpoint.answer(call, seen: { _ in true }, canProcess: false)
        #expect(repetition.status == 200 && repetition.outcome == .duplicate(eventIdentifier: "e-1"))
    }

    @Test(
        "A notification's path begins with the path of the notification URL",
        arguments: [
            ("https://shop.example", "/notification/merchantToken/e"), ("https://shop.example/", "/notification/merchantToken/e"),
            ("https://shop.example/a/b", "/a/b/notification/merchantToken/e"),
            ("https://shop.example/a/", "/a//notification/merchantToken/e"), ("https://shop.example/a/", "/a/notification/merchantToken/e"),
            ("https://shop.example/a%20b", "/a%20b/notification/merchantToken/e?x=1"),
            ("https://shop.example:8443/a", "https://shop.example:8443/a/notification/merchantToken/e"),
            ("https://shop.example/a", "/%61/notification/merchantToken/%65"),
        ])
    func paths(_ url: String, _ target: String) throws {
        let endpoint = try NotificationEndpointTests.endpoint(url)
        #expect(endpoint.eventIdentifier(of: NotificationEndpointTests.get(target)) == "e")
        #expect(endpoint.answer(NotificationEndpointTests.get(target), seen: { _ in false }).outcome == .fetch(eventIdentifier: "e"))
    }

    @Test(
        "Other paths, wrong identifiers and hostile escapes return 404",
        arguments: [
            "", "/", "/apple-pay", "/apple-pay/notification/merchantToken", "/apple-pay/notification/merchantToken/",
            "/notification/merchantToken/e", "/apple-pay/notification/merchantToken/a/b", "/apple-pay/notification/merchantToken/a%2Fb",
            "/apple-pay/notification/merchantToken/..", "/apple-pay/notification/merchantToken/%2e%2E",
            "/apple-pay/notification/merchantToken/%00", "/apple-pay/notification/merchantToken/%C0%AF",
            "/apple-pay/notification/merchantToken/%zz", "/apple-pay/notification/merchantToken/%",
            "/apple-pay/notification/merchantToken/a%0D%0AX", "/apple-pay/notification/merchantToken/a%20b",
            "/apple-pay/notification/merchantToken/é", "/apple-pay/notification/merchantToken/a%25",
            "/apple-pay/notification/merchantToken/a%3Fb", "/apple-pay/notification/merchantToken/a%5Cb",
            "/apple-pay/Notification/merchantToken/e", "/x/apple-pay/notification/merchantToken/e", "*",
            "/apple-pay/notification/merchantToken/" + String(repeating: "a", count: 257),
            "/apple-pay/notification/merchantToken/" + String(repeating: "a", count: 10_000),
        ])
    func others(_ target: String) throws {
        let endpoint = try NotificationEndpointTests.endpoint()
        let answer = endpoint.answer(NotificationEndpointTests.get(target), seen: { _ in Bool.random() })
        #expect(answer.status == 404 && answer.outcome == .notOurs && answer.allow == nil)
    }

    @Test("An identifier of the maximum length is accepted")
    func longest() throws {
        let identifier = String(repeating: "a", count: NotificationEndpoint.longestIdentifier)
        let call = NotificationEndpointTests.get("/apple-pay/notification/merchantToken/" + identifier)
        #expect(try NotificationEndpointTests.endpoint().eventIdentifier(of: call) == identifier)
    }

    @Test("Only GET is a notification", arguments: ["POST", "HEAD", "get", "", "GET "])
    func methods(_ method: String) throws {
        let call = NotificationCall(method: method, target: "/apple-pay/notification/merchantToken/e-1")
        let answer = try NotificationEndpointTests.endpoint().answer(call, seen: { _ in false })
        #expect(answer.status == 405 && answer.outcome == .notOurs && answer.allow == "GET")
    }

    @Test(
        "A notification URL without a complete https base is refused",
        arguments: [
            ("", MerchantTokenError.length(member: "tokenNotificationURL", limit: 256)), ("shop.example", .notHTTPS),
            ("http://shop.example", .notHTTPS), ("https:shop.example", .notHTTPS), ("https://shop.example/a b", .notHTTPS),
            ("https://shop.example/%zz", .notHTTPS), ("https://shop.example/a\\b", .notHTTPS), ("https://", .notHTTPS),
            ("https://shop.example?a", .noBase), ("https://shop.example/a?b", .noBase), ("https://shop.example/#a", .noBase),
            ("https://shop.example/notification/merchantToken", .endsWithPath),
            ("https://shop.example/a/notification/merchantToken/", .endsWithPath),
            ("https://shop.example/" + String(repeating: "a", count: 236), .length(member: "tokenNotificationURL", limit: 256)),
        ])
    func addresses(_ url: String, _ error: MerchantTokenError) {
        #expect(throws: error) { try NotificationEndpoint(notificationURL: url) }
    }

    @Test("A notification URL of 256 characters is accepted")
    func longestAddress() throws {
        _ = try NotificationEndpoint(notificationURL: "https://shop.example/" + String(repeating: "a", count: 235))
    }
}
