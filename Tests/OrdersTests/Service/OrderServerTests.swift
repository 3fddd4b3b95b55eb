import PaySheetOrders
import Testing

@Suite("Requests to the web service of orders")
struct OrderServerTests {
    private static func shop() throws -> OrderShop<MemoryOrderStore> {
        let shop = try OrderShop(MemoryOrderStore())
        try shop.publish("42")
        return shop
    }

    private static let order = "/v1/orders/order.com.example.shop/42"
    private static let registration = "/v1/devices/d-1/registrations/order.com.example.shop/42"
    private static let authorization = "AppleOrder k7Yx2mQ9sT4vW8zB1cD5"

    @Test(
        "Authorization needs the scheme AppleOrder followed by the token",
        arguments: [
            (nil, OrderRefusal.noAuthorization), ("", .otherScheme), ("AppleOrder", .otherScheme), ("AppleOrder ", .otherScheme),
            ("ApplePass k7Yx2mQ9sT4vW8zB1cD5", .otherScheme), ("Bearer k7Yx2mQ9sT4vW8zB1cD5", .otherScheme),
            ("k7Yx2mQ9sT4vW8zB1cD5", .otherScheme), ("AppleOrderk7Yx2mQ9sT4vW8zB1cD5", .otherScheme),
            (" AppleOrder k7Yx2mQ9sT4vW8zB1cD5", .otherScheme), ("AppleOrder k7Yx2mQ9sT4vW8zB1cD", .otherToken),
            ("AppleOrder k7Yx2mQ9sT4vW8zB1cD6", .otherToken), ("AppleOrder K7Yx2mQ9sT4vW8zB1cD5", .otherToken),
            ("AppleOrder k7Yx2mQ9sT4vW8zB1cD5 x", .otherToken), ("AppleOrder \"k7Yx2mQ9sT4vW8zB1cD5\"", .otherToken),
            ("AppleOrder token=k7Yx2mQ9sT4vW8zB1cD5", .otherToken),
        ] as [(String?, OrderRefusal)])
    func schemes(_ authorization: String?, _ refusal: OrderRefusal) throws {
        let shop = try Self.shop()
        let calls = [("GET", Self.order), ("POST", Self.registration), ("DELETE", Self.registration)]
        for (method, path) in calls {
            let answer = try shop.send(method, path, authorization: authorization, body: #"{"pushToken":"0a1b"}"#)
            #expect(answer.status == 401 && answer.outcome == .refused(refusal) && answer.body.isEmpty)
            #expect(answer[header: "WWW-Authenticate"] == "AppleOrder")
        }
        #expect(try shop.publish("42").pushes.isEmpty)
    }

    @Test("The authorization scheme is case-insensitive", arguments: ["AppleOrder ", "appleorder ", "APPLEORDER  "])
    func cases(_ scheme: String) throws {
        #expect(try Self.shop().send("GET", Self.order, authorization: scheme + "k7Yx2mQ9sT4vW8zB1cD5").status == 200)
    }

    @Test(
        "A body that is not a PushToken is refused and changes nothing",
        arguments: [
            "", "{}", "[]", "null", "0a1b", #"{"pushToken":1}"#, #"{"pushToken":""}"#, #"{"pushtoken":"0a1b"}"#, #"{"pushToken":"0a1b""#,
            #"{"pushToken":"a b"}"#, #"{"pushToken":"a\nb"}"#, #"{"pushToken":"é"}"#, #"{"pushToken":".."}"#, "{'pushToken':'0a1b'}",
            #"{"pushToken":""# + String(repeating: "a", count: OrderServiceLimits.longestToken + 1) + #""}"#,
            String(repeating: "[", count: 5_000),
        ])
    func pushTokens(_ body: String) throws {
        let shop = try Self.shop()
        let answer = try shop.send("POST", Self.registration, authorization: Self.authorization, body: body)
        #expect(answer.status == 400 && answer.outcome == .refused(.body(expected: "a PushToken")))
        #expect(try shop.publish("42").pushes.isEmpty)
    }

    @Test("Other members of a body are ignored")
    func unknownMembers() throws {
        let body = #"{"x":[1],"pushToken":"0A1B","y":{}}"#
        let shop = try Self.shop()
        #expect(try shop.send("POST", Self.registration, authorization: Self.authorization, body: body).status == 201)
        #expect(try shop.publish("42").pushes.map { $0.path } == ["/3/device/0A1B"])
    }

    @Test("A body at the size limit is read, and a longer one is refused")
    func longBodies() throws {
        let shop = try Self.shop()
        let frame = #"{"logs":[""]}"#.utf8.count
        for (count, status) in [(OrderServiceLimits.body, 200), (OrderServiceLimits.body + 1, 413)] {
            let body = #"{"logs":[""# + String(repeating: "a", count: count - frame) + #""]}"#
            #expect(try shop.send("POST", "/v1/log", body: body).status == status)
        }
    }

    @Test("Log messages need no token")
    func messages() throws {
        let shop = try Self.shop()
        let answer = try shop.send("POST", "/v1/log", body: #"{"logs":["one","two\u001b[2J"]}"#)
        #expect(answer.status == 200 && answer.body.isEmpty && answer.outcome == .logged(messages: ["one", "two\u{1B}[2J"]))
        for body in ["", "{}", "[]", #"{"logs":"one"}"#, #"{"logs":[1]}"#, #"{"logs":null}"#] {
            #expect(try shop.send("POST", "/v1/log", body: body).outcome == .refused(.body(expected: "LogEntries")))
        }
    }

    @Test("The list needs no token and ignores a wrong one")
    func openList() throws {
        let shop = try Self.shop()
        _ = try shop.register("d-1", "42")
        let path = "/v1/devices/d-1/registrations/order.com.example.shop"
        for authorization in [nil, "AppleOrder wrong", "ApplePass x"] {
            #expect(try shop.send("GET", path, authorization: authorization).status == 200)
        }
    }

    @Test("The token is checked before the body")
    func orderOfChecks() throws {
        #expect(try Self.shop().send("POST", Self.registration, authorization: "AppleOrder wrong", body: "x").status == 401)
    }

    @Test("A refusal's message never repeats the request")
    func refusals() throws {
        let shop = try Self.shop()
        for authorization in ["AppleOrder canary-canary-canary", "canary", "Bearer canary"] {
            let answer = try shop.send("GET", "/v1/orders/order.com.example.shop/canary", authorization: authorization)
            #expect(!"\(answer)".contains("canary"))
        }
    }
}
