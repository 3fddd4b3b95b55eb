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
        "Durations",
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
        "Text that is no duration",
        arguments: [
            "", "P", "PT", "2H", "P2H", "PT2D", "P1DT", "PT1S1M", "PT1.H", "PT.5H", "PT1.5H3M", "P-1D", "PT1H ", "p1d", "P1D1D", "PTT1H",
        ])
    func noDuration(_ text: String) { #expect(OrderDuration(text) == nil) }

    private func base() throws -> WalletOrder { try #require(WalletOrder.read(OrderGuide.base.text.utf8).value) }

    @Test("An order says its state, its shipment, its pickup, its payment and the last day for returns")
    func description() throws {
        let description = OrderDescription(try base())
        #expect(
            description.sentences == [
                "Order 42 at Harbor Bowls, placed on 1 March 2027: open; 2 × Bowl, 1 × Cake.", "It says: \"Your bowls are on their way\".",
                "A parcel with Example Express: on its way, arrives on 4 March 2027 between 09:00 and 12:00; 2 × Bowl.",
                "A pickup at Harbor store: ready, on 3 March 2027 between 10:00 and 18:00; 1 × Cake.", "The total is 5300 JPY, authorized.",
                "A payment of 5300 JPY on 1 March 2027: approved.", "Items can be returned until 1 June 2027, 00:00.",
            ])
        #expect(description.system.description == "iOS 17.2")
    }

    @Test("Dates are in the zone, if there is one")
    func zone() throws {
        let sentences = OrderDescription(try base(), zone: .utc).sentences
        #expect(sentences.contains { $0.contains("on 4 March 2027 between 00:00 and 03:00") })
        #expect(sentences.last == "Items can be returned until 31 May 2027, 15:00.")
    }

    @Test("The oldest system follows from the newest part")
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

    @Test("The same order has no changes, and a later date alone is technical")
    func same() throws {
        #expect(try changes { _ in }.isEmpty)
        var later = try base()
        later.updatedAt = Timestamp(rawValue: "2027-03-05T09:00:00+09:00")
        later.authenticationToken = "another-token-1234"
        let difference = OrderDifference(from: try base(), to: later)
        #expect(difference.isInvisible)
        #expect(difference.technical == ["updatedAt", "authenticationToken"])
    }

    @Test("Status, arrival and items of a shipment")
    func parcel() throws {
        let changes = try changes { order in
            guard case .shipping(var parcel)? = order.fulfillments?.first else { return }
            parcel.status = .delivered
            parcel.estimatedDeliveryWindowDuration = "PT20H"
            parcel.trackingNumber = "9"
            parcel.lineItems = []
            order.fulfillments?[0] = .shipping(parcel)
        }
        #expect(
            changes == [
                "the parcel s1: delivered; before: on its way",
                "the arrival of the parcel s1: on 4 March 2027 between 09:00 and 5 March 2027, 05:00; "
                    + "before: on 4 March 2027 between 09:00 and 12:00",
                "the tracking number of the parcel s1 differs", "the items of the parcel s1: ; before: 2 × Bowl",
            ])
    }

    @Test("A fulfillment that comes and one that goes; their order does not matter")
    func fulfillments() throws {
        let changes = try changes { order in
            let new = ShippingFulfillment(fulfillmentIdentifier: "s2", fulfillmentType: .shipping, status: .open)
            order.fulfillments = [order.fulfillments?.last, .shipping(new)].compactMap { $0 }
        }
        #expect(changes == ["gone: the parcel s1: on its way", "new: the parcel s2: not packed yet"])
        #expect(try self.changes { $0.fulfillments?.reverse() } == [])
    }

    @Test("Values that belong to one customer appear only if they are asked for")
    func personal() throws {
        var order = try base()
        order.orderNumber = "43"
        order.customer = nil
        let changes = OrderDifference(from: try base(), to: order).changes
        #expect(changes.map { $0.sentence() } == ["the order number differs", "the customer differs"])
        #expect(changes.map { $0.sentence(showingPersonal: true) } == ["the order number: 43; before: 42", "the customer differs"])
    }

    @Test("A refund and a return are new")
    func refund() throws {
        let changes = try changes { order in
            let refund = WalletTransaction(
                amount: WalletAmount(amount: Amount(2400, scale: 0), currency: .jpy),
                createdAt: Timestamp(rawValue: "2027-03-09T09:00:00+09:00"), paymentMethod: WalletPaymentMethod(displayName: "Visa 1234"),
                status: .completed, transactionType: .refund)
            order.payment?.transactions?.append(refund)
            order.returns = [WalletReturn(returnIdentifier: "r1", status: .onTheWay)]
        }
        #expect(changes == ["new: the refund 2: 2400 JPY on 9 March 2027, completed", "new: the return r1: on its way"])
    }
}
