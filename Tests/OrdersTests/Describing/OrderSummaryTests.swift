import PaySheet
import PaySheetGuide
import PaySheetOrderGuide
import PaySheetOrders
import Testing

/// What an order tells the customer, in words.
@Suite("Orders in words")
struct OrderSummaryTests {
    @Test("An order with a shipment and a pickup")
    func base() throws {
        let order = try #require(WalletOrder.read(OrderGuide.base.text.utf8).value)
        #expect(
            order.summary == [
                "Order 42 from Harbor Bowls, placed 1 March 2027, open: 2 × Bowl and 1 × Cake. \"Your bowls are on their way\"",
                "One parcel, on its way with Example Express, arrives 4 March 2027, 09:00 to 12:00: 2 × Bowl.",
                "One pickup at Harbor store, ready, 3 March 2027, 10:00 to 18:00: 1 × Cake.",
                "The total is 5300 JPY. 5300 JPY authorized (Visa 1234).",
                "Items can be returned until 1 June 2027.",
            ])
    }

    @Test("An order at its end")
    func end() throws {
        var order = try Shop.shippedOrder(paid: OrderPurchase(method: "Visa 1234", isCaptured: true))
        try order.deliver("s1", at: Shop.hour(2))
        try order.readyForPickup("p1", in: PickupPlace("Harbor store"), at: Shop.hour(3))
        try order.pickUp("p1", at: Shop.hour(4))
        try order.complete(at: Shop.hour(5))
        #expect(order.document.summary[1] == "One parcel, delivered on 1 March 2027 at 11:00: 2 × Bowl.")
        #expect(order.document.summary[2] == "One pickup at Harbor store, picked up on 1 March 2027 at 13:00: 1 × Cake.")
        #expect(order.document.summary[3] == "The total is 53.00 USD. 53.00 USD paid (Visa 1234).")
        #expect(order.document.summary[0].contains("completed"))
    }

    @Test("Problems, returns and refunds")
    func problems() throws {
        var order = try Shop.shippedOrder(paid: OrderPurchase(method: "Visa 1234", isCaptured: true))
        try order.reportIssue("s1", because: "The parcel is late.", at: Shop.hour(2))
        try order.readyForPickup("p1", in: PickupPlace("Harbor store"), at: Shop.hour(3))
        try order.cancelFulfillment("p1", because: "The store is closed.", at: Shop.hour(4))
        try order.startReturn("r1", items: ["BOWL-1": 1], dropOffBy: Shop.hour(100), at: Shop.hour(5))
        try order.refund(Amount(minorUnits: 12_00, in: .usd), at: Shop.hour(6))
        #expect(
            Array(order.document.summary.dropFirst()) == [
                "One parcel, with a problem: 2 × Bowl. \"The parcel is late.\"",
                "One pickup at Harbor store, cancelled: 1 × Cake. \"The store is closed.\"",
                "One return, not yet sent, to be sent by 5 March 2027: 1 × Bowl.",
                "The total is 53.00 USD. 53.00 USD paid (Visa 1234). 12.00 USD refunded (Visa 1234).",
            ])
        try order.moveReturn("r1", to: .completed, at: Shop.hour(7))
        #expect(order.document.summary[3] == "One return, completed, arrived 1 March 2027: 1 × Bowl.")
    }

    @Test(
        "Windows are shown as the document writes them",
        arguments: [
            ("2027-05-04T09:00:00+09:00", "PT3H", "4 May 2027, 09:00 to 12:00"),
            ("2027-05-04T22:00:00-05:00", "PT4H30M", "4 May 2027, 22:00 to 5 May 2027, 02:30"),
            ("2027-05-04T09:00Z", "P0Y0M0DT0H30M0S", "4 May 2027, 09:00 to 09:30"),
            ("2027-05-04T00:00:00Z", "P1W", "4 May 2027, 00:00 to 11 May 2027, 00:00"),
            ("2027-05-04T09:00:00Z", "P1M", "4 May 2027, 09:00, for P1M"),
            ("2027-05-04T09:00:00Z", "PT0.5H", "4 May 2027, 09:00, for PT0.5H"),
            ("2027-05-04T09:00:00Z", "PT99999999999999999999H", "4 May 2027, 09:00, for PT99999999999999999999H"),
            ("2027-05-04T09:00:00Z", "PT", "4 May 2027, 09:00, for PT"),
            ("2027-05-04T00:00:00Z", nil, "4 May 2027"),
            ("0000-01-01T00:30Z", "PT1H", "1 January 0, 00:30 to 01:30"),
            ("tomorrow", "PT3H", "tomorrow"),
            ("2027-05-04", "PT3H", "4 May 2027, 00:00 to 03:00"),
        ] as [(String, String?, String)])
    func windows(_ start: String, _ duration: String?, _ words: String) throws {
        var shipment = ShippingFulfillment(fulfillmentIdentifier: "s1", fulfillmentType: .shipping, status: .onTheWay)
        shipment.estimatedDeliveryAt = Timestamp(rawValue: start)
        shipment.estimatedDeliveryWindowDuration = duration
        var order = try Shop.order().document
        order.fulfillments = [.shipping(shipment)]
        #expect(order.summary[1] == "One parcel, on its way, arrives " + words + ".")
    }

    @Test("Unknown words and dangerous characters are safe to print")
    func unknown() throws {
        var order = try Shop.order().document
        order.merchant.displayName = "Shop\u{1B}[31m"
        order.status = WalletOrderStatus(rawValue: "pla\nced")
        order.fulfillments = [
            .pickup(
                PickupFulfillment(
                    fulfillmentIdentifier: "p1", fulfillmentType: .pickup, status: PickupStatus(rawValue: "packed"), displayName: "Store"))
        ]
        #expect(order.summary.allSatisfy { line in line.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
        #expect(order.summary[1] == "One pickup at Store, \"packed\".")
    }
}
