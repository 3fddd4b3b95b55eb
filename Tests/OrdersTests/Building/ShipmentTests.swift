import PaySheet
import PaySheetOrders
import Testing

/// Shipments, from the first preparations to the door of the customer.
@Suite("Shipments of orders")
struct ShipmentTests {
    @Test("A shipment is prepared, shipped, out for delivery and delivered")
    func whole() throws {
        var order = try Shop.order()
        var recipient = ShippingRecipient()
        recipient.givenName = "Jo"
        try order.prepareShipment(
            "s1", arriving: .day(DateTimeText(rawValue: "2027-03-04T17:30:00+09:00")), to: recipient, at: Shop.hour(1))
        #expect(order.shipment("s1")?.status == .processing && order.shipment("s1")?.lineItems?.count == 2)
        #expect(order.shipment("s1")?.estimatedDeliveryAt?.rawValue == "2027-03-04T00:00:00+09:00")
        try order.ship(
            "s1", carrier: "Example Express", tracking: .number("1234", page: "https://track.example/1234"),
            arriving: .window(TimeWindow(from: Shop.hour(40), to: Shop.hour(43))), at: Shop.hour(2))
        var shipment = try #require(order.shipment("s1"))
        #expect(shipment.status == .onTheWay && shipment.shippedAt == Shop.hour(2) && shipment.carrier == "Example Express")
        #expect(shipment.trackingNumber == "1234" && shipment.trackingURL == "https://track.example/1234")
        #expect(shipment.estimatedDeliveryAt == Shop.hour(40) && shipment.estimatedDeliveryWindowDuration == "PT3H")
        #expect(shipment.recipient == recipient && shipment.lineItems?.map { $0.quantity } == [2, 1])
        try order.outForDelivery("s1", arriving: .window(TimeWindow(from: Shop.hour(41), to: Shop.hour(42))), at: Shop.hour(40))
        #expect(order.shipment("s1")?.status == .outForDelivery && order.shipment("s1")?.estimatedDeliveryWindowDuration == "PT1H")
        try order.deliver("s1", deliveredAt: Shop.hour(41), at: Shop.hour(42))
        shipment = try #require(order.shipment("s1"))
        #expect(shipment.status == .delivered && shipment.deliveredAt == Shop.hour(41) && order.document.updatedAt == Shop.hour(42))
    }

    @Test("Without tracking steps, a shipment stays shipped")
    func untracked() throws {
        var order = try Shop.order()
        try order.ship("s1", tracking: .none, shippedAt: Shop.hour(0), at: Shop.hour(1))
        #expect(order.shipment("s1")?.status == .shipped && order.shipment("s1")?.shippedAt == Shop.hour(0))
        #expect(order.shipment("s1")?.trackingURL == nil)
        try order.deliver("s1", at: Shop.hour(2))
        #expect(order.shipment("s1")?.deliveredAt == Shop.hour(2))
    }

    @Test("Fulfillments share the items by identifier or title")
    func items() throws {
        var order = try Shop.order()
        try order.ship("s1", items: ["BOWL-1": 1], tracking: .none, at: Shop.hour(1))
        try order.ship("s2", items: ["Cake": 1], tracking: .none, at: Shop.hour(2))
        #expect(
            order.refusal { order throws(OrderBuildingError) in
                try order.prepareShipment("s3", items: ["BOWL-1": 2], at: Shop.hour(3))
            } == .tooMany(item: "BOWL-1", left: 1))
        try order.prepareShipment("s3", at: Shop.hour(3))
        #expect(order.shipment("s3")?.lineItems?.map { $0.title } == ["Bowl"] && order.shipment("s3")?.lineItems?.first?.quantity == 1)
        #expect(order.refusal { order throws(OrderBuildingError) in try order.prepareShipment("s4", at: Shop.hour(4)) } == .nothingLeft)
        try order.prepareShipment("s3", items: ["BOWL-1": ExactNumber(Amount(5, scale: 1))], at: Shop.hour(4))
        #expect(order.shipment("s3")?.lineItems?.first?.quantity.text == "0.5")
    }

    @Test("Two lines with the same identifier are one item")
    func sameItem() throws {
        let line = Shop.items[0]
        var order = try TrackedOrder(Shop.placement, items: [line, line], bill: Shop.bill, currency: .usd)
        try order.ship("s1", items: ["BOWL-1": 3], tracking: .none, at: Shop.hour(1))
        try order.ship("s2", tracking: .none, at: Shop.hour(2))
        #expect(order.shipment("s2")?.lineItems?.map { $0.quantity } == [1])
    }

    @Test("An order without items has shipments without items")
    func noItems() throws {
        var order = try TrackedOrder(Shop.placement, items: [], bill: Shop.bill, currency: .usd)
        try order.ship("s1", tracking: .none, at: Shop.hour(1))
        #expect(order.shipment("s1")?.lineItems == nil)
    }

    @Test("Another shipment can contain the items of a canceled one")
    func replaced() throws {
        var order = try Shop.shippedOrder()
        try order.reportIssue("s1", because: "The parcel is lost. We send another one.", at: Shop.hour(2))
        #expect(order.shipment("s1")?.status == .issue)
        try order.cancelFulfillment("s1", because: "The parcel is lost. We sent another one.", at: Shop.hour(3))
        try order.ship("s2", items: ["BOWL-1": 2], tracking: .none, at: Shop.hour(4))
        #expect(order.document.fulfillments?.count == 2)
    }

    @Test("The next step ends a problem")
    func issue() throws {
        var order = try Shop.shippedOrder()
        try order.reportIssue("s1", because: "The parcel is late.", at: Shop.hour(2))
        #expect(order.shipment("s1")?.statusDescription == "The parcel is late.")
        try order.outForDelivery("s1", at: Shop.hour(3))
        #expect(order.shipment("s1")?.statusDescription == nil)
        try order.deliver("s1", at: Shop.hour(4))
        try order.reportIssue("s1", because: "A bowl is broken.", at: Shop.hour(5))
        try order.ship("s1", tracking: .page("https://track.example/2"), at: Shop.hour(6))
        #expect(order.shipment("s1")?.deliveredAt == nil && order.shipment("s1")?.trackingURL == "https://track.example/2")
    }

    @Test("Steps in the wrong order are refused")
    func steps() throws {
        var order = try Shop.shippedOrder()
        func wrong(_ status: String) -> OrderBuildingError { .wrongStep(identifier: "s1", status: status) }
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.prepareShipment("s1", at: Shop.hour(2)) } == wrong("onTheWay"))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.ship("s1", tracking: .none, at: Shop.hour(2)) }
                == wrong("onTheWay"))
        try order.deliver("s1", at: Shop.hour(2))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.outForDelivery("s1", at: Shop.hour(3)) } == wrong("delivered"))
        #expect(
            order.refusal { order throws(OrderBuildingError) in
                try order.cancelFulfillment("s1", because: "Too late", at: Shop.hour(3))
            } == wrong("delivered"))
        try order.prepareShipment("s2", at: Shop.hour(3))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.deliver("s2", at: Shop.hour(4)) }
                == .wrongStep(identifier: "s2", status: "processing"))
    }

    @Test("Invalid names, items and times are refused")
    func refused() throws {
        var order = try Shop.shippedOrder()
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.deliver("s9", at: Shop.hour(2)) }
                == .unknownShipment(identifier: "s9"))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.ship(" ", tracking: .none, at: Shop.hour(2)) } == .identifierEmpty
        )
        for name in ["Tea", "Bowl", ""] {
            #expect(
                order.refusal { order throws(OrderBuildingError) in
                    try order.ship("s2", items: [name: 1], tracking: .none, at: Shop.hour(2))
                } == .unknownItem(name))
        }
        #expect(
            order.refusal { order throws(OrderBuildingError) in
                try order.ship("s2", items: ["Cake": 0], tracking: .none, at: Shop.hour(2))
            } == .quantity(item: "Cake"))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.ship("s2", items: [:], tracking: .none, at: Shop.hour(2)) }
                == .nothingLeft)
        #expect(
            order.refusal { order throws(OrderBuildingError) in
                try order.deliver("s1", deliveredAt: Shop.hour(0), at: Shop.hour(2))
            } == .deliveredBeforeShipped(Shop.hour(1)))
        #expect(
            order.finding { order throws(OrderBuildingError) in
                try order.ship("s2", tracking: .number("1234", page: "track.example"), at: Shop.hour(2))
            } == "wallet-order/url")
        #expect(
            order.finding { order throws(OrderBuildingError) in
                try order.ship("s2", carrier: "", tracking: .none, at: Shop.hour(2))
            } == "wallet-order/carrier-empty")
    }

    @Test(
        "Each change has a later date than the last",
        arguments: [-1, 0, 1])
    func times(_ difference: Int) throws {
        var order = try Shop.shippedOrder()
        let refusal = order.refusal { order throws(OrderBuildingError) in try order.deliver("s1", at: Shop.hour(1 + difference)) }
        #expect(refusal == (difference < 1 ? .notLater(than: Shop.hour(1)) : nil))
    }

    @Test("Times need an offset")
    func offsets() throws {
        var order = try Shop.shippedOrder()
        let local = DateTimeText(rawValue: "2027-03-05T09:00:00")
        #expect(order.refusal { order throws(OrderBuildingError) in try order.deliver("s1", at: local) } == .date(local))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.deliver("s1", deliveredAt: local, at: Shop.hour(2)) }
                == .date(local))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.outForDelivery("s1", arriving: .day(local), at: Shop.hour(2)) }
                == .date(local))
    }

    @Test(
        "Delivery windows become durations",
        arguments: [(60, "PT1M"), (3600, "PT1H"), (9000, "PT2H30M"), (90_061, "PT25H1M1S"), (0, nil), (-60, nil)] as [(Int64, String?)])
    func windows(_ seconds: Int64, _ duration: String?) throws {
        var order = try Shop.shippedOrder()
        let window = TimeWindow(
            from: DateTimeText(rawValue: "2027-03-05T09:00:00+09:00"), to: DateTimeText(secondsSince1970: 1_804_204_800 + seconds))
        let refusal = order.refusal { order throws(OrderBuildingError) in
            try order.outForDelivery("s1", arriving: .window(window), at: Shop.hour(2))
        }
        #expect(refusal == (duration == nil ? .emptyWindow : nil))
        #expect(order.shipment("s1")?.estimatedDeliveryWindowDuration == duration)
    }
}
