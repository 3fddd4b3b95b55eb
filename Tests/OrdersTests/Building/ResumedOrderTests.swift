import PaySheet
import PaySheetOrders
import Testing

/// Orders that go on from a stored state, and changes by hand.
@Suite("Resumed orders")
struct ResumedOrderTests {
    @Test("An order can be resumed from its stored bytes")
    func resumed() throws {
        let stored = try Shop.shippedOrder().document.json
        var order = try TrackedOrder(resuming: try #require(WalletOrder.read(stored).value))
        #expect(order.inheritedFindings.isEmpty)
        try order.deliver("s1", at: Shop.hour(2))
        #expect(order.shipment("s1")?.status == .delivered)
    }

    @Test("A state with errors is refused, and a state with warnings is accepted")
    func findings() throws {
        var document = try Shop.shippedOrder().document
        document.merchant.emailAddress = nil
        var order = try TrackedOrder(resuming: document)
        #expect(order.inheritedFindings.map { $0.rule.name } == ["wallet-order/contact"])
        try order.deliver("s1", at: Shop.hour(2))
        #expect(
            order.finding { order throws(OrderBuildingError) in
                try order.edit(at: Shop.hour(3)) { document in document.carrierOfFirstShipment = "" }
            } == "wallet-order/carrier-empty")
        document.webServiceURL = "http://orders.example"
        do throws(OrderBuildingError) {
            _ = try TrackedOrder(resuming: document)
            Issue.record("not refused")
        } catch {
            guard case .finding(let finding) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(finding.rule.name == "wallet-order/service-url")
        }
    }

    @Test("An inherited warning does not allow an error of the same rule")
    func worse() throws {
        var document = try Shop.shippedOrder().document
        document.webServiceURL = "https://orders.example/v1"
        var order = try TrackedOrder(resuming: document)
        #expect(order.inheritedFindings.map { $0.rule.name } == ["wallet-order/service-url"])
        #expect(
            order.finding { order throws(OrderBuildingError) in
                try order.edit(at: Shop.hour(2)) { document in document.webServiceURL = "http://orders.example" }
            } == "wallet-order/service-url")
    }

    @Test("An inherited warning does not allow a second one of the same rule")
    func more() throws {
        var document = try Shop.shippedOrder().document
        document.carrierOfFirstShipment = ""
        var order = try TrackedOrder(resuming: document)
        #expect(order.inheritedFindings.map { $0.rule.name } == ["wallet-order/carrier-empty"])
        #expect(
            order.finding { order throws(OrderBuildingError) in try order.ship("s2", carrier: "", tracking: .none, at: Shop.hour(2)) }
                == "wallet-order/carrier-empty")
        try order.ship("s2", tracking: .none, at: Shop.hour(2))
    }

    @Test("Unknown members and fulfillments are kept")
    func unknown() throws {
        let stored = String(decoding: try Shop.shippedOrder().document.json, as: UTF8.self)
        let text = stored.replacing(#""status":"onTheWay""#, with: #""status":"onTheWay","x-route":[1.50]"#)
        var order = try TrackedOrder(resuming: try #require(WalletOrder.read(text.utf8).value))
        try order.deliver("s1", at: Shop.hour(2))
        #expect(order.document.jsonText.contains(#""x-route":[1.50]"#))
    }

    @Test("A manual edit is checked and updates the date")
    func edited() throws {
        var order = try Shop.shippedOrder()
        try order.edit(at: Shop.hour(2)) { document in document.statusDescription = "Your bowls are on their way" }
        #expect(order.document.statusDescription == "Your bowls are on their way" && order.document.updatedAt == Shop.hour(2))
        #expect(
            order.finding { order throws(OrderBuildingError) in
                try order.edit(at: Shop.hour(3)) { document in document.fulfillments = nil }
            } == "wallet-order/fulfillment-renamed")
        #expect(
            order.finding { order throws(OrderBuildingError) in
                try order.edit(at: Shop.hour(3)) { document in document.orderIdentifier = "43" }
            } == "wallet-order/identity-changed")
        #expect(
            order.finding { order throws(OrderBuildingError) in
                try order.edit(at: Shop.hour(3)) { document in document.status = .completed }
            } == "wallet-order/closed-unfinished")
    }

    @Test("Every error says what to do in short sentences")
    func messages() {
        let errors: [OrderBuildingError] = [
            .date(Shop.hour(0)), .notLater(than: Shop.hour(0)), .closed(.completed), .identifierEmpty, .repeatedIdentifier("r1"),
            .unknownShipment(identifier: "s1"), .unknownPickup(identifier: "p1"), .unknownFulfillment(identifier: "s1"),
            .unknownReturn(identifier: "r1"), .wrongStep(identifier: "s1", status: "open"), .placeMissing(identifier: "p1"),
            .unknownItem("Tea"), .tooMany(item: "Tea", left: 1), .nothingLeft, .quantity(item: "Tea"), .reasonMissing, .emptyWindow,
            .deliveredBeforeShipped(Shop.hour(0)), .amount(.overflow), .currency(.eur), .amountNotPositive, .negativeTotal(.zero),
            .paymentMissing, .paymentExceeds(left: .zero), .refundExceeds(left: .zero),
            .paymentExceeds(left: Amount(1, scale: 0)), .refundExceeds(left: Amount(1, scale: 0)), .nothingAuthorized,
            .underWay(identifier: "s1"),
            .unfinished(identifier: "s1"), .checkout(.discountNotNegative), .unassigned(externalIdentifier: "inn-3"),
        ]
        for error in errors {
            let parts = error.description.split(separator: "; ")
            #expect(parts.count == 2, "\(error.description)")
            #expect(parts.allSatisfy { $0.split(separator: " ").count <= 20 }, "\(error.description)")
            #expect(!error.description.contains("Tea") && !error.description.contains("inn-3"))
        }
        #expect(Set(errors.map { $0.description }).count == errors.count)
    }
}

extension WalletOrder {
    fileprivate var carrierOfFirstShipment: String? {
        get { if case .shipping(let shipment)? = fulfillments?.first { shipment.carrier } else { nil } }
        set {
            guard case .shipping(var shipment)? = fulfillments?.first else { return }
            shipment.carrier = newValue
            fulfillments?[0] = .shipping(shipment)
        }
    }
}
