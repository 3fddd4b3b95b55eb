import PaySheetOrders
import TestSupport
import Testing

/// The laws of the web service, over the store in memory.
@Suite("Web service of orders")
struct MemoryOrderStoreTests {
    private static let laws = OrderStoreLaws<MemoryOrderStore> { MemoryOrderStore() }

    @Test("201 for a new registration, 200 for a known one") func registration() throws { try Self.laws.registration() }
    @Test("a new push token replaces the old one") func newPushToken() throws { try Self.laws.newPushToken() }
    @Test("a token is good for its order alone") func tokens() throws { try Self.laws.tokens() }
    @Test("an unregistered device gets no push") func unregistration() throws { try Self.laws.unregistration() }
    @Test("a list has what changed after the tag") func lists() throws { try Self.laws.lists() }
    @Test("a foreign tag gives all orders") func foreignTags() throws { try Self.laws.foreignTags() }
    @Test("tags are counters") func tagsAreCounters() throws { try Self.laws.tagsAreCounters() }
    @Test("304 for an equal or later date") func caching() throws { try Self.laws.caching() }
    @Test("two changes never share a date") func dates() throws { try Self.laws.dates() }
    @Test("impossible clocks") func impossibleClocks() throws { try Self.laws.impossibleClocks() }
    @Test("identifiers with any characters") func identifiers() throws { try Self.laws.identifiers() }
    @Test("a push token that is gone") func goneTokens() throws { try Self.laws.goneTokens() }
    @Test("a change keeps its token") func tokenOfAChange() throws { try Self.laws.tokenOfAChange() }
    @Test("the sequence of a whole life") func sequence() throws { try Self.laws.sequence() }

    @Test("random calls have the answers of a simple model")
    func model() throws {
        var generator = SeededGenerator(seed: 42)
        try Self.laws.model(sequences: TestScale.scaled(400), steps: 30, using: &generator)
    }

    @Test("a change while the list is made is in the next list")
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

    @Test("a store that fails is not answered for")
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
