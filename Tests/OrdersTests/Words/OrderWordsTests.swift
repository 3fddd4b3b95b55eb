import PaySheet
import PaySheetGuide
import PaySheetOrderGuide
import PaySheetOrders
import Testing

/// What an order and a change of it mean in words.
@Suite("Orders in words")
struct OrderWordsTests {
    struct Length: Sendable, CustomTestStringConvertible {
        let text: String
        /// `nil`: the text is a duration, and its length is not known.
        let seconds: Int64?
        var testDescription: String { text }
    }

    @Test(
        "Durations without months and years have seconds",
        arguments: [
            Length(text: "PT2H", seconds: 7200), Length(text: "P1D", seconds: 86_400), Length(text: "P2W", seconds: 1_209_600),
            Length(text: "P0Y0M0DT0H30M0S", seconds: 1800), Length(text: "P1DT12H", seconds: 129_600), Length(text: "P1M", seconds: nil),
            Length(text: "P1Y", seconds: nil), Length(text: "PT0.5H", seconds: nil), Length(text: "PT1M1S", seconds: 61),
            Length(text: "PT99999999999999999999H", seconds: 3_599_999_996_400),
        ])
    func durations(_ length: Length) throws {
        let duration = try #require(OrderDuration(length.text))
        #expect(duration.seconds == length.seconds)
    }

    @Test(
        "Other text is not a duration",
        arguments: [
            "", "P", "PT", "2H", "P2H", "PT2D", "P1DT", "PT1S1M", "PT1.H", "PT.5H", "PT1.5H3M", "P-1D", "PT1H ", "p1d", "P1D1D", "PTT1H",
        ])
    func noDuration(_ text: String) { #expect(OrderDuration(text) == nil) }

    private func base() throws -> WalletOrder { try #require(WalletOrder.read(OrderGuide.base.text.utf8).value) }

    @Test("An order is described with state, shipment, pickup, payment and return deadline")
    func description() throws {
        let description = OrderDescription(try base())
        #expect(
            description.sentences == [
                "An order at Harbor Bowls, placed on 1 March 2027: open; 2 × Bowl, 1 × Cake.", "It says: \"Your bowls are on their way\".",
                "A shipment with Example Express: on its way, arrives on 4 March 2027 between 09:00 and 12:00; 2 × Bowl.",
                "A pickup at Harbor store: ready, on 3 March 2027 between 10:00 and 18:00; 1 × Cake.", "The total is 5300 JPY, authorized.",
                "A payment of 5300 JPY on 1 March 2027: approved.", "Items can be returned until 1 June 2027, 00:00.",
            ])
        #expect(description.system.description == "iOS 17.2")
    }

    @Test("Dates are in the given time zone")
    func zone() throws {
        let sentences = OrderDescription(try base(), zone: .utc).sentences
        #expect(sentences.contains { $0.contains("on 4 March 2027 between 00:00 and 03:00") })
        #expect(sentences.last == "Items can be returned until 31 May 2027, 15:00.")
    }

    @Test("The newest member determines the oldest system")
    func system() throws {
        var order = try base()
        order.returnInfo = nil
        #expect(OrderDescription(order).system.description == "iOS 17")
        order.payment?.transactions = nil
        #expect(OrderDescription(order).system.description == "iOS 16")
        order.orderProvider = OrderProvider(
            displayName: "Tracker", url: "https://tracker.example", trackingLogoNameLightColorScheme: "a",
            trackingLogoNameDarkColorScheme: "b")
        #expect(OrderDescription(order).system.description == "iOS 17.4")
    }

    // MARK: Changes

    private func changes(_ change: (inout WalletOrder) -> Void) throws -> [String] {
        var order = try base()
        change(&order)
        return OrderDifference(from: try base(), to: order).changes.map { $0.sentence() }
    }

    @Test("The same order has no changes, and a later date is a technical change")
    func same() throws {
        #expect(try changes { _ in }.isEmpty)
        var later = try base()
        later.updatedAt = DateTimeText(rawValue: "2027-03-05T09:00:00+09:00")
        later.authenticationToken = "another-token-1234"
        let difference = OrderDifference(from: try base(), to: later)
        #expect(difference.isInvisible)
        #expect(difference.technical == ["updatedAt", "authenticationToken"])
    }

    @Test("Changes of a shipment's status, arrival and items are described")
    func shipment() throws {
        let changes = try changes { order in
            guard case .shipping(var shipment)? = order.fulfillments?.first else { return }
            shipment.status = .delivered
            shipment.estimatedDeliveryWindowDuration = "PT20H"
            shipment.trackingNumber = "9"
            shipment.lineItems = []
            order.fulfillments?[0] = .shipping(shipment)
        }
        #expect(
            changes == [
                "the shipment s1: delivered; before: on its way",
                "the arrival of the shipment s1: on 4 March 2027 between 09:00 and 5 March 2027, 05:00; "
                    + "before: on 4 March 2027 between 09:00 and 12:00",
                "the tracking number of the shipment s1 differs", "gone: the items of the shipment s1: 2 × Bowl",
            ])
    }

    @Test("New and removed fulfillments are described, and their order is ignored")
    func fulfillments() throws {
        let changes = try changes { order in
            let new = ShippingFulfillment(fulfillmentIdentifier: "s2", fulfillmentType: .shipping, status: .open)
            order.fulfillments = [order.fulfillments?.last, .shipping(new)].compactMap { $0 }
        }
        #expect(changes == ["gone: the shipment s1: on its way", "new: the shipment s2: not packed yet"])
        #expect(try self.changes { $0.fulfillments?.reverse() } == [])
    }

    @Test("Values of one customer appear only on request")
    func personal() throws {
        var order = try base()
        order.orderNumber = "43"
        order.customer = nil
        let changes = OrderDifference(from: try base(), to: order).changes
        #expect(changes.map { $0.sentence() } == ["the order number differs", "the customer differs"])
        #expect(changes.map { $0.sentence(showingPersonal: true) } == ["the order number: 43; before: 42", "the customer differs"])
    }

    @Test("A new refund and a new return are described")
    func refund() throws {
        let changes = try changes { order in
            let refund = WalletTransaction(
                amount: WalletAmount(amount: Amount(2400, scale: 0), currency: .jpy),
                createdAt: DateTimeText(rawValue: "2027-03-09T09:00:00+09:00"),
                paymentMethod: WalletPaymentMethod(displayName: "Visa 1234"),
                status: .completed, transactionType: .refund)
            order.payment?.transactions?.append(refund)
            order.returns = [WalletReturn(returnIdentifier: "r1", status: .onTheWay)]
        }
        #expect(changes == ["new: the refund 1: 2400 JPY on 9 March 2027, completed", "new: the return 1: on its way"])
    }

    @Test("Members without their own words are named by their part")
    func details() throws {
        let changes = try changes { order in
            order.merchant.emailAddress = "desk@bowls.example"
            order.lineItems?[0].subtitle = "Blue"
            if case .shipping(var shipment)? = order.fulfillments?[0] {
                shipment.shippedAt = DateTimeText(rawValue: "2027-03-02T09:00:00+09:00")
                order.fulfillments?[0] = .shipping(shipment)
            }
            order.payment?.summaryItems = []
            order.payment?.transactions?[0].paymentMethod = WalletPaymentMethod(displayName: "Visa 9876")
            order.returnInfo?.returnManagementURL = "https://bowls.example/returns/42"
        }
        #expect(
            changes == [
                "a detail of the merchant differs", "a detail of the items differs", "a detail of the shipment s1 differs",
                "a detail of the payment 1 differs", "a detail of the payment differs", "a detail of the terms of returns differs",
            ])
    }

    @Test("Fulfillments with the same identifier are compared in order")
    func repeated() throws {
        var old = try base()
        old.fulfillments = [old.fulfillments?[0], old.fulfillments?[0]].compactMap { $0 }
        var new = old
        guard case .shipping(var second)? = old.fulfillments?[1] else { return }
        second.status = .delivered
        new.fulfillments?[1] = .shipping(second)
        #expect(OrderDifference(from: old, to: new).changes.map { $0.sentence() } == ["the shipment s1: delivered; before: on its way"])
    }

    @Test("A window ends by the clock of the time zone")
    func clockChange() throws {
        var order = try base()
        guard case .shipping(var shipment)? = order.fulfillments?[0] else { return }
        shipment.estimatedDeliveryAt = DateTimeText(rawValue: "2027-03-28T00:00:00Z")
        shipment.estimatedDeliveryWindowDuration = "PT2H"
        order.fulfillments = [.shipping(shipment)]
        let summerTimeFrom = 1_806_195_600
        let zone = TimeZoneOffsets(name: "Europe/Paris") { seconds in seconds < summerTimeFrom ? 3600 : 7200 }
        #expect(OrderDescription(order, zone: zone).sentences.contains { $0.contains("on 28 March 2027 between 01:00 and 04:00;") })
        #expect(OrderDescription(order).sentences.contains { $0.contains("on 28 March 2027 between 00:00 and 02:00;") })
    }
}
