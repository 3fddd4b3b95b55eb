import PaySheetTokens
import Testing

@Suite("Calls about merchant tokens")
struct MerchantTokenCallTests {
    private static let merchant = "merchant.com.example"

    private static func call(_ action: MerchantTokenCall.Action) throws(MerchantTokenError) -> MerchantTokenCall {
        try MerchantTokenCall(action, merchantIdentifier: merchant, requestIdentifier: "r-1")
    }

    @Test("The unlink call is that of Apple's documentation")
    func unlink() throws {
        let call = try MerchantTokenCallTests.call(.unlink(token: "tok-1"))
        #expect(call.method == "POST")
        #expect(
            call.url
                == "https://apple-pay-gateway.apple.com/paymentservices/v1/merchantId/merchant.com.example/merchantToken/unlink")
        #expect(call.headers.map { $0.name + ": " + $0.value } == ["Content-Type: application/json", "x-request-id: r-1"])
        #expect(String(decoding: call.body, as: UTF8.self) == #"{"merchantTokenIdentifier":"tok-1"}"#)
    }

    @Test("The other calls have their own paths and bodies")
    func others() throws {
        let start = "/paymentservices/v1/merchantId/merchant.com.example/merchantToken/"
        let event = try MerchantTokenCallTests.call(.event(identifier: "e-1"))
        #expect(event.method == "GET" && event.path == start + "event/e-1" && event.body.isEmpty)
        let key = try MerchantTokenCallTests.call(.publicKey(token: "tok-1"))
        #expect(key.method == "POST" && key.path == start + "publicKey")
        let update = try MerchantTokenCallTests.call(.updateMetadata(token: "tok-\"1", notificationURL: "https://shop.example/a"))
        #expect(update.method == "POST" && update.path == start + "updateMerchantMetadata")
        #expect(
            String(decoding: update.body, as: UTF8.self)
                == #"{"merchantTokenIdentifier":"tok-\"1","merchantMetadata":{"tokenNotificationURL":"https://shop.example/a"}}"#)
    }

    @Test("Values from outside cannot change the path")
    func escapes() throws {
        let call = try MerchantTokenCall(.event(identifier: "a:b@c"), merchantIdentifier: "m/../x", requestIdentifier: "r")
        #expect(call.path == "/paymentservices/v1/merchantId/m%2F..%2Fx/merchantToken/event/a%3Ab%40c")
    }

    @Test(
        "Identifiers of the maximum length are accepted, and longer ones are refused",
        arguments: [(64, true), (65, false), (1, true), (0, false)])
    func limits(_ length: Int, _ isAllowed: Bool) throws {
        // A letter outside of ASCII is one character.
        let text = String(repeating: "é", count: length)
        let error = MerchantTokenError.length(member: "merchantTokenIdentifier", limit: 64)
        for action in [
            MerchantTokenCall.Action.unlink(token: text), .publicKey(token: text),
            .updateMetadata(token: text, notificationURL: "https://shop.example"),
        ] {
            if isAllowed {
                _ = try MerchantTokenCallTests.call(action)
            } else {
                #expect(throws: error) { try MerchantTokenCallTests.call(action) }
            }
        }
        let plain = String(repeating: "m", count: length)
        let make = { () throws(MerchantTokenError) in
            try MerchantTokenCall(.unlink(token: "t"), merchantIdentifier: plain, requestIdentifier: "r")
        }
        if isAllowed {
            _ = try make()
        } else {
            #expect(throws: MerchantTokenError.length(member: "merchantId", limit: 64)) { try make() }
        }
    }

    @Test(
        "Headers and identifiers are visible ASCII characters",
        arguments: ["", "a b", "a\r\nX: y", "é", String(repeating: "a", count: 129)])
    func headers(_ text: String) {
        #expect(throws: MerchantTokenError.requestIdentifier) {
            try MerchantTokenCall(.unlink(token: "t"), merchantIdentifier: "m", requestIdentifier: text)
        }
    }

    @Test("An event identifier is one path segment", arguments: ["", "..", "a/b", "a%2Fb", "a b", String(repeating: "a", count: 257)])
    func segments(_ text: String) {
        #expect(throws: MerchantTokenError.eventIdentifier) { try MerchantTokenCallTests.call(.event(identifier: text)) }
    }

    @Test(
        "Each status of Apple's answers has a meaning",
        arguments: [
            (204, MerchantTokenCall.Action.unlink(token: "t"), MerchantTokenCall.Result.done), (400, .unlink(token: "t"), .refused),
            (500, .unlink(token: "t"), .tryAgain), (200, .event(identifier: "e"), .done), (400, .event(identifier: "e"), .refused),
            (202, .publicKey(token: "t"), .keyPending), (409, .publicKey(token: "t"), .metadataConflict),
            (409, .unlink(token: "t"), .refused), (403, .publicKey(token: "t"), .refused), (302, .publicKey(token: "t"), .refused),
            (429, .publicKey(token: "t"), .tryAgain), (503, .updateMetadata(token: "t", notificationURL: "u"), .tryAgain),
        ])
    func answers(_ status: Int, _ action: MerchantTokenCall.Action, _ result: MerchantTokenCall.Result) {
        #expect(MerchantTokenCall.result(ofStatus: status, to: action) == result)
    }
}
