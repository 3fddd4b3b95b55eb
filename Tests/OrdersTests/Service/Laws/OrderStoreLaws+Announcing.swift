import PaySheetOrders
import Testing

extension OrderStoreLaws {
    /// WO-129: a device that asks before the package exists learns that it must try again. A wrong token has another answer.
    func announcement() throws {
        let shop = try OrderShop(empty())
        try shop.announce("42")
        let early = try shop.fetch("42")
        #expect(early.status == 503 && early.outcome == .refused(.notReady) && early.body.isEmpty && early.headers.isEmpty)
        #expect(try shop.fetch("42", since: HTTPSecond.text(shop.now)).status == 503)
        #expect(try shop.fetch("42", secret: "another-secret-0123456789").outcome == .refused(.otherToken))
        #expect(try shop.fetch("43").status == 401)
        // Devices can register, and the list has the order when it has a package.
        #expect(try shop.register("d-1", "42").status == 201)
        #expect(try shop.list("d-1").status == 204)
        let change = try shop.publish("42", "first")
        #expect(change.isNew && change.tag == "1" && change.pushes.map { $0.device.identifier } == ["d-1"])
        #expect(change.lastModified == HTTPSecond.text(shop.now))
        #expect(try shop.fetch("42").text == "first")
        #expect(try shop.list("d-1").outcome == .listed(orderIdentifiers: ["42"]))
    }

    /// An order that is known does not change, and keeps its token.
    func secondAnnouncement() throws {
        let shop = try OrderShop(empty())
        try shop.announce("a")
        try shop.publish("b", "first")
        for order in ["a", "b"] {
            try shop.announce(order)
            #expect(throws: OrderPublishingError<Store.Failure>.self) { try shop.announce(order, secret: "another-secret-0123456789") }
        }
        #expect(throws: OrderPublishingError<Store.Failure>.self) { try shop.publish("a", secret: "another-secret-0123456789") }
        #expect(try shop.fetch("a").status == 503)
        #expect(try shop.fetch("b").text == "first")
    }
}
