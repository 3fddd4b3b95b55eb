import PaySheetOrders
import Testing

@Suite("Secrets of orders")
struct OrderTokenTests {
    private static let secret = "canary-0123456789"

    @Test("Printing a token shows no part of it")
    func printing() throws {
        let token = try OrderToken(Self.secret)
        let stored = StoredOrder(token: token, change: 1, lastModified: 2)
        let request = OrderRequest(method: "GET", target: "/a", authorization: "AppleOrder " + Self.secret)
        var texts = [
            "\(token)", String(reflecting: token), "\(stored)", String(reflecting: stored), "\(request)", String(reflecting: request),
        ]
        for value in [token, stored, request] as [Any] {
            var text = ""
            dump(value, to: &text)
            texts.append(text)
        }
        for text in texts { #expect(!text.contains("canary"), "\(text)") }
        #expect(texts[4] == "GET /a")
        #expect(token.secret == Self.secret)
    }

    @Test("Tokens with equal text are equal")
    func comparison() throws {
        #expect(try OrderToken(Self.secret) == OrderToken(Self.secret))
        #expect(try OrderToken(Self.secret) != OrderToken(Self.secret + "0"))
        #expect(try OrderToken(Self.secret) != OrderToken("Canary-0123456789"))
    }

    @Test(
        "A token has 16 to 256 visible ASCII characters",
        arguments: [
            ("", false), (String(repeating: "a", count: 15), false), (String(repeating: "a", count: 16), true),
            (String(repeating: "~", count: 256), true), (String(repeating: "a", count: 257), false), ("canary 0123456789", false),
            ("canary-é0123456789", false), ("canary-\n0123456789", false), ("canary\u{7F}0123456789", false),
        ])
    func form(_ secret: String, _ fits: Bool) { #expect(((try? OrderToken(secret)) != nil) == fits) }

    @Test(
        "Identifiers are valid path segments",
        arguments: [
            ("", false), ("a", true), (".", false), ("..", false), ("...", true), ("a\u{0}", false), ("a\n", false), ("a\u{7F}", false),
            ("a/b", true), (String(repeating: "é", count: 128), true), (String(repeating: "é", count: 129), false),
        ])
    func identifiers(_ identifier: String, _ fits: Bool) {
        for (type, order) in [("t", identifier), (identifier, "o")] {
            #expect(((try? OrderIdentity(orderTypeIdentifier: type, orderIdentifier: order)) != nil) == fits)
        }
    }

    @Test("Error messages contain no value")
    func messages() {
        #expect(throws: OrderServiceError.authenticationToken) { try OrderToken("canary") }
        #expect(throws: OrderServiceError.identifier(member: "orderIdentifier")) {
            try OrderIdentity(orderTypeIdentifier: "t", orderIdentifier: "")
        }
        #expect("\(OrderServiceError.authenticationToken)".contains("16 to 256 visible ASCII characters"))
    }
}
