import PaySheet
import PaySheetOrders
import PaySheetPasses
import Testing

/// The web service of passes is the one of orders with other words.
@Suite("The web service of passes")
struct PassServiceTests {
    private static let type = "pass.com.example.tickets"
    private static let secret = "k7Yx2mQ9sT4vW8zB1cD5"
    private static let registrations = "/wallet/v1/devices/d-1/registrations/" + type

    private static func send(
        _ method: String, _ path: String, _ store: inout MemoryOrderStore, authorization: String? = nil, since: String? = nil,
        body: String = ""
    ) throws -> OrderAnswer {
        let server = try OrderServer(webServiceURL: "https://passes.shop.example/wallet", for: .pass)
        let request = OrderRequest(
            method: method, target: path, authorization: authorization, ifModifiedSince: since, body: Array(body.utf8))
        return server.answer(request, from: &store)
    }

    private static func shop() throws -> MemoryOrderStore {
        var store = MemoryOrderStore()
        var pass = WalletPass(
            formatVersion: 1, passTypeIdentifier: type, serialNumber: "42", teamIdentifier: "K7MX92PQ4T",
            organizationName: "Example Theater", description: "Ticket")
        pass.authenticationToken = secret
        _ = try store.publish([1, 2], of: OrderIdentity(pass), token: OrderToken(secret), at: 1_800_000_000)
        return store
    }

    @Test("The five calls have the words of passes")
    func calls() throws {
        var store = try Self.shop()
        let token = "ApplePass " + Self.secret
        let push = #"{"pushToken":"0a1b"}"#
        #expect(try Self.send("POST", Self.registrations + "/42", &store, authorization: token, body: push).status == 201)
        #expect(try Self.send("POST", Self.registrations + "/42", &store, authorization: token, body: push).status == 200)
        let list = try Self.send("GET", Self.registrations, &store)
        #expect(list.status == 200 && String(decoding: list.body, as: UTF8.self) == #"{"serialNumbers":["42"],"lastUpdated":"1"}"#)
        #expect(try Self.send("GET", Self.registrations + "?passesUpdatedSince=1", &store).status == 204)
        #expect(try Self.send("GET", Self.registrations + "?ordersModifiedSince=1", &store).status == 200)
        let fetched = try Self.send("GET", "/wallet/v1/passes/pass.com.example.tickets/42", &store, authorization: token)
        #expect(fetched.status == 200 && fetched.body == [1, 2] && fetched[header: "Content-Type"] == "application/vnd.apple.pkpass")
        let date = try #require(fetched[header: "Last-Modified"])
        let known = try Self.send("GET", "/wallet/v1/passes/pass.com.example.tickets/42", &store, authorization: token, since: date)
        #expect(known.status == 304)
        #expect(try Self.send("POST", "/wallet/v1/log", &store, body: #"{"logs":["a"]}"#).status == 200)
        #expect(try Self.send("DELETE", Self.registrations + "/42", &store, authorization: token).status == 200)
    }

    @Test("The words of orders are refused", arguments: ["AppleOrder " + secret, "ApplePass", "ApplePass other-token-0123456789", secret])
    func scheme(_ authorization: String) throws {
        var store = try Self.shop()
        let answer = try Self.send("GET", "/wallet/v1/passes/pass.com.example.tickets/42", &store, authorization: authorization)
        #expect(answer.status == 401 && answer[header: "WWW-Authenticate"] == "ApplePass" && answer.body.isEmpty)
        #expect(try Self.send("GET", "/wallet/v1/orders/pass.com.example.tickets/42", &store, authorization: authorization).status == 404)
    }

    @Test("A serial number that cannot be part of a path is named as such", arguments: ["", "..", "a\nb"])
    func serialNumber(_ serial: String) throws {
        let pass = WalletPass(
            formatVersion: 1, passTypeIdentifier: Self.type, serialNumber: serial, teamIdentifier: "K7MX92PQ4T",
            organizationName: "Example Theater", description: "Ticket")
        #expect(throws: OrderServiceError.identifier(member: "serialNumber")) { try OrderIdentity(pass) }
    }

    @Test("An update of a pass with another token is refused")
    func token() throws {
        var store = try Self.shop()
        let pass = try OrderIdentity(orderTypeIdentifier: Self.type, orderIdentifier: "42")
        #expect(throws: OrderPublishingError<Never>.self) {
            try store.publish([3], of: pass, token: OrderToken("another-token-0123"), at: 1_800_000_001)
        }
    }
}
