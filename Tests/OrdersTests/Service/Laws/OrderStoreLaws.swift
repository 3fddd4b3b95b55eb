import PaySheetOrders
import Testing

/// What holds for the web service over any store. The tests of each store call all of them.
struct OrderStoreLaws<Store: OrderStore>: Sendable {
    /// Makes an empty store.
    let empty: @Sendable () throws -> Store

    private func shop() throws -> OrderShop<Store> { try OrderShop(empty()) }

    /// WO-140, WO-152: 201 for a new registration, 200 for a known one, and one push for both.
    func registration() throws {
        let shop = try shop()
        try shop.publish("42")
        let first = try shop.register("d-1", "42")
        let order = try OrderIdentity(orderTypeIdentifier: OrderShop<Store>.type, orderIdentifier: "42")
        #expect(first.status == 201 && first.outcome == .registered(device: "d-1", order: order, isNew: true))
        let second = try shop.register("d-1", "42")
        #expect(second.status == 200 && second.outcome == .registered(device: "d-1", order: order, isNew: false))
        #expect(try shop.publish("42").pushes.map { $0.device } == [try OrderDevice(identifier: "d-1", pushToken: "0a1b")])
    }

    /// WO-152: a new push token replaces the old one, for all orders of the device and of this type.
    func newPushToken() throws {
        let shop = try shop()
        for order in ["a", "b"] {
            try shop.publish(order)
            _ = try shop.register("d-1", order, pushToken: "0001")
            _ = try shop.register("d-2", order, pushToken: "0002")
        }
        try shop.publish("a", type: "order.com.example.other")
        _ = try shop.register("d-1", "a", pushToken: "0003", type: "order.com.example.other")
        #expect(try shop.register("d-1", "b", pushToken: "0009").status == 200)
        for order in ["a", "b"] { #expect(try shop.publish(order).pushes.map { $0.device.pushToken } == ["0009", "0002"]) }
        #expect(try shop.publish("a", type: "order.com.example.other").pushes.map { $0.device.pushToken } == ["0003"])
    }

    /// WO-151: the token must be that of the order in the path. The answer does not tell an unknown order from a wrong token.
    func tokens() throws {
        let shop = try shop()
        let other = "another-secret-0123456789"
        try shop.publish("a")
        try shop.publish("b", secret: other)
        try shop.publish("a", secret: other, type: "order.com.example.other")
        _ = try shop.register("d-1", "a")
        let unknown = try shop.fetch("unknown")
        for answer in [
            try shop.fetch("b"), try shop.fetch("a", secret: other), try shop.register("d-1", "a", pushToken: "ff", secret: other),
            try shop.unregister("d-1", "a", secret: other), try shop.fetch("a", type: "order.com.example.other"),
            try shop.register("d-1", "unknown"), try shop.unregister("d-1", "unknown"),
        ] {
            #expect(answer == unknown && answer.status == 401 && answer.body.isEmpty)
            #expect(answer[header: "www-authenticate"] == "AppleOrder")
        }
        #expect(try shop.publish("a").pushes.map { $0.device.pushToken } == ["0a1b"])
    }

    /// WO-141, WO-161: an unregistered device gets no push, and a registration that is not there is removed with 200.
    func unregistration() throws {
        let shop = try shop()
        try shop.publish("42")
        _ = try shop.register("d-1", "42")
        _ = try shop.register("d-2", "42", pushToken: "2222")
        let order = try OrderIdentity(orderTypeIdentifier: OrderShop<Store>.type, orderIdentifier: "42")
        for wasRegistered in [true, false] {
            let answer = try shop.unregister("d-1", "42")
            #expect(answer.status == 200 && answer.body.isEmpty)
            #expect(answer.outcome == .unregistered(device: "d-1", order: order, wasRegistered: wasRegistered))
        }
        #expect(try shop.publish("42").pushes.map { $0.device.identifier } == ["d-2"])
        #expect(try shop.list("d-1").status == 204)
        // The old push token is forgotten with the last registration.
        #expect(try shop.register("d-1", "42", pushToken: "3333").status == 201)
        #expect(try shop.publish("42").pushes.map { $0.device.pushToken } == ["3333", "2222"])
    }

    /// WO-142, WO-153 … WO-155: the list has the device's orders of one type after the tag, in the order of their changes.
    func lists() throws {
        let shop = try shop()
        for order in ["a", "b", "c"] { try shop.publish(order) }
        try shop.publish("other", type: "order.com.example.other")
        #expect(try shop.list("d-1").status == 204)
        for order in ["b", "a"] { _ = try shop.register("d-1", order) }
        _ = try shop.register("d-2", "c")
        _ = try shop.register("d-1", "other", type: "order.com.example.other")
        let all = try shop.list("d-1")
        #expect(all.status == 200 && all.outcome == .listed(orderIdentifiers: ["a", "b"]))
        #expect(all[header: "Content-Type"] == "application/json")
        #expect(all.text == #"{"orderIdentifiers":["a","b"],"lastModified":"3"}"#)
        let none = try shop.list("d-1", since: all.tag)
        #expect(none.status == 204 && none.body.isEmpty && none.headers.isEmpty && none.outcome == .unchanged)
        // The change of an order of another device or type is not a change here.
        try shop.publish("c")
        try shop.publish("other", type: "order.com.example.other")
        #expect(try shop.list("d-1", since: all.tag).status == 204)
        try shop.publish("a")
        let changed = try shop.list("d-1", since: all.tag)
        #expect(changed.outcome == .listed(orderIdentifiers: ["a"]) && changed.tag != all.tag)
        #expect(try shop.list("d-1", since: changed.tag).status == 204)
        #expect(try shop.list("d-1").outcome == .listed(orderIdentifiers: ["b", "a"]))
    }

    /// WO-153: text that is not a tag of this server gives all orders, never too few.
    func foreignTags() throws {
        let shop = try shop()
        try shop.publish("a")
        _ = try shop.register("d-1", "a")
        for tag in ["", "x", "2", "-1", "+1", "1.0", "999999999999999999", "99999999999999999999", "1%20", "2027-01-01T00:00:00Z"] {
            #expect(try shop.list("d-1", since: tag).outcome == .listed(orderIdentifiers: ["a"]), "\(tag)")
        }
        #expect(try shop.list("d-1", since: "1").status == 204)
    }

    /// WO-156: tags do not depend on the clock, even if it stops or is set back.
    func tagsAreCounters() throws {
        let shop = try shop()
        try shop.publish("a")
        _ = try shop.register("d-1", "a")
        var tag = try shop.list("d-1").tag
        for step in [Int64(0), 0, -86_400, 3_600, -1] {
            shop.now += step
            try shop.publish("a")
            let answer = try shop.list("d-1", since: tag)
            #expect(answer.status == 200 && answer.tag != tag)
            tag = answer.tag
            #expect(try shop.list("d-1", since: tag).status == 204)
        }
    }

    /// WO-143, WO-157: the package with its date and media type, and 304 for an equal or later date in any form of HTTP.
    func caching() throws {
        let shop = try shop()
        let change = try shop.publish("42", "first")
        #expect(change.isNew && change.lastModified == "Fri, 15 Jan 2027 08:00:00 GMT" && change.pushes.isEmpty)
        let answer = try shop.fetch("42")
        #expect(answer.status == 200 && answer.text == "first")
        #expect(answer[header: "Content-Type"] == "application/vnd.apple.finance.order")
        #expect(answer[header: "Last-Modified"] == change.lastModified)
        for date in [change.lastModified, "Fri, 15 Jan 2027 08:00:01 GMT", "Friday, 15-Jan-27 08:00:00 GMT", "Fri Jan 15 08:00:00 2027"] {
            let unchanged = try shop.fetch("42", since: date)
            #expect(unchanged.status == 304 && unchanged.body.isEmpty && unchanged.outcome == .unchanged, "\(date)")
            #expect(unchanged[header: "Last-Modified"] == change.lastModified && unchanged[header: "Content-Type"] == nil)
        }
        // An earlier date, and what is not a date.
        for date in ["Fri, 15 Jan 2027 07:59:59 GMT", "1800000000", "", "yesterday", "2027-01-15T08:00:00Z"] {
            #expect(try shop.fetch("42", since: date).status == 200, "\(date)")
        }
        // WO-130: every device fetches, and again.
        for _ in 0..<3 { #expect(try shop.fetch("42") == answer) }
    }

    /// WO-158: the date of a change is max(now, last date + 1 s).
    func dates() throws {
        let shop = try shop()
        var date = try shop.publish("42", "0").lastModified
        var seen: Set<String> = [date]
        for (step, expected) in [(0, 1), (0, 2), (1, 3), (10, 11), (-500, 12), (0, 13)] {
            shop.now += Int64(step)
            let change = try shop.publish("42", String(expected))
            #expect(change.lastModified == HTTPSecond.text(1_800_000_000 + Int64(expected)) && seen.insert(change.lastModified).inserted)
            // The device with the state before gets the new one.
            #expect(try shop.fetch("42", since: date).text == String(expected))
            #expect(try shop.fetch("42", since: change.lastModified).status == 304)
            date = change.lastModified
        }
    }

    /// A clock outside of the years that a header can state does not stop the server.
    func impossibleClocks() throws {
        let shop = try shop()
        for now in [Int64.max, .min, 0, .max] {
            shop.now = now
            #expect(try !shop.publish("42").lastModified.isEmpty)
        }
        let date = try shop.fetch("42")[header: "Last-Modified"]
        shop.now = 1_800_000_000
        try shop.publish("42")
        #expect(try shop.fetch("42", since: date).status == 200)
    }

    /// WO-164: identifiers have any characters, and are compared byte by byte.
    func identifiers() throws {
        let shop = try shop()
        let names = [
            ("a/b", "a%2Fb"), ("100 %", "100%20%25"), ("注文-42", "%E6%B3%A8%E6%96%87-42"), ("?#&=", "%3F%23%26%3D"), ("a+b", "a+b"),
            ("\u{E9}", "%C3%A9"), ("e\u{301}", "e%CC%81"), ("v1", "v1"), ("A", "A"), ("a", "a"), ("'; --", "'%3B%20--"),
        ]
        for (name, _) in names { try shop.publish(name, "package of " + name) }
        for (name, path) in names {
            #expect(try shop.fetch(path).text == "package of " + name)
            #expect(try shop.register(path, path).status == 201)
            #expect(try shop.list(path).outcome == .listed(orderIdentifiers: [name]))
            #expect(try shop.publish(name).pushes.map { [UInt8]($0.device.identifier.utf8) } == [[UInt8](name.utf8)])
        }
        for (_, path) in names { #expect(try shop.unregister(path, path).status == 200) }
        for (name, _) in names { #expect(try shop.publish(name).pushes.isEmpty) }
    }

    /// WO-161: a push token that is gone is forgotten, unless the device has a new one by now.
    func goneTokens() throws {
        let shop = try shop()
        for order in ["a", "b"] {
            try shop.publish(order)
            _ = try shop.register("d-1", order, pushToken: "0001")
            _ = try shop.register("d-2", order, pushToken: "0002")
        }
        let type = OrderShop<Store>.type
        try shop.store.forget(try OrderDevice(identifier: "d-1", pushToken: "0009"), orderTypeIdentifier: type)
        try shop.store.forget(try OrderDevice(identifier: "d-1", pushToken: "0001"), orderTypeIdentifier: "order.com.example.other")
        #expect(try shop.publish("a").pushes.count == 2)
        try shop.store.forget(try OrderDevice(identifier: "d-1", pushToken: "0001"), orderTypeIdentifier: type)
        for order in ["a", "b"] { #expect(try shop.publish(order).pushes.map { $0.device.identifier } == ["d-2"]) }
        #expect(try shop.list("d-1").status == 204)
        #expect(try shop.register("d-1", "a").status == 201)
    }

    /// A change with another token is refused: devices know only the first one.
    func tokenOfAChange() throws {
        let shop = try shop()
        try shop.publish("42", "first")
        #expect(throws: (any Error).self) { try shop.publish("42", "second", secret: "another-secret-0123456789") }
        #expect(try shop.fetch("42").text == "first")
    }

    /// The sequence that every server of Wallet must answer like this.
    func sequence() throws {
        let shop = try shop()
        try shop.publish("42", "first")
        #expect(try shop.register("d-1", "42").status == 201)
        #expect(try shop.register("d-1", "42").status == 200)
        let list = try shop.list("d-1")
        #expect(list.status == 200 && list.outcome == .listed(orderIdentifiers: ["42"]))
        #expect(try shop.list("d-1", since: list.tag).status == 204)
        let first = try shop.fetch("42")[header: "Last-Modified"]
        #expect(try shop.publish("42", "second").pushes.map { $0.device.identifier } == ["d-1"])
        let changed = try shop.list("d-1", since: list.tag)
        #expect(changed.status == 200 && changed.tag != list.tag)
        let second = try shop.fetch("42", since: first)
        #expect(second.status == 200 && second.text == "second")
        #expect(try shop.fetch("42", since: second[header: "Last-Modified"]).status == 304)
        #expect(try shop.fetch("42", secret: "another-secret-0123456789").status == 401)
        #expect(try shop.unregister("d-1", "42").status == 200)
        #expect(try shop.publish("42", "third").pushes.isEmpty)
    }

    /// All laws.
    func all() throws {
        try registration()
        try newPushToken()
        try tokens()
        try unregistration()
        try lists()
        try foreignTags()
        try tagsAreCounters()
        try caching()
        try dates()
        try impossibleClocks()
        try identifiers()
        try goneTokens()
        try tokenOfAChange()
        try announcement()
        try secondAnnouncement()
        try sequence()
    }
}
