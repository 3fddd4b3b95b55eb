import PaySheetOrders
import TestSupport
import Testing

/// The laws of the web service, over the store in memory.
@Suite("Web service of orders")
struct MemoryOrderStoreTests {
    private static let laws = OrderStoreLaws<MemoryOrderStore> { MemoryOrderStore() }

    @Test("A new registration returns 201, and a known one returns 200") func registration() throws { try Self.laws.registration() }
    @Test("A new push token replaces the old one") func newPushToken() throws { try Self.laws.newPushToken() }
    @Test("A token is valid only for its own order") func tokens() throws { try Self.laws.tokens() }
    @Test("An unregistered device gets no push") func unregistration() throws { try Self.laws.unregistration() }
    @Test("A list has the orders that changed after the tag") func lists() throws { try Self.laws.lists() }
    @Test("With an unknown tag, the list has all orders") func foreignTags() throws { try Self.laws.foreignTags() }
    @Test("Tags are counters") func tagsAreCounters() throws { try Self.laws.tagsAreCounters() }
    @Test("A request with an equal or later date returns 304") func caching() throws { try Self.laws.caching() }
    @Test("Two changes never have the same date") func dates() throws { try Self.laws.dates() }
    @Test("Impossible clock values do not hide a change") func impossibleClocks() throws { try Self.laws.impossibleClocks() }
    @Test("Identifiers can have any characters") func identifiers() throws { try Self.laws.identifiers() }
    @Test("Forgetting a push token removes all its registrations") func goneTokens() throws { try Self.laws.goneTokens() }
    @Test("A change cannot replace the authentication token of an order") func tokenOfAChange() throws { try Self.laws.tokenOfAChange() }
    @Test("Before the package exists, devices learn that it is not ready") func announcement() throws { try Self.laws.announcement() }
    @Test("An announcement changes no known order") func secondAnnouncement() throws { try Self.laws.secondAnnouncement() }
    @Test("The calls of an order's whole life have the expected answers") func sequence() throws { try Self.laws.sequence() }

    @Test("Random calls get the same answers as a simple model")
    func model() throws {
        var generator = SeededGenerator(seed: 42)
        try Self.laws.model(sequences: TestScale.scaled(400), steps: 30, using: &generator)
    }

    @Test("A change during a list call is in the next list")
    func changeDuringTheList() throws {
        let shop = try OrderShop(RacingStore())
        try shop.publish("a")
        _ = try shop.register("d-1", "a")
        shop.store.isRacing = true
        let first = try shop.list("d-1")
        shop.store.isRacing = false
        #expect(first.status == 200)
        #expect(try shop.list("d-1", since: first.tag).outcome == .listed(orderIdentifiers: ["a"]))
    }

    @Test("Errors of the store are thrown")
    func failure() throws {
        let shop = try OrderShop(BrokenStore())
        #expect(throws: BrokenStore.Failure()) { try shop.list("d-1") }
        #expect(throws: BrokenStore.Failure()) { try shop.fetch("a") }
        // What needs no store is answered.
        #expect(try shop.send("GET", "/v1/orders/t/a").status == 401)
        #expect(try shop.send("POST", "/v1/log", body: #"{"logs":[]}"#).status == 200)
        #expect(throws: OrderPublishingError<BrokenStore.Failure>.self) { try shop.publish("a") }
    }
}
