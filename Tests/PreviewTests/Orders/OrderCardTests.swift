import PaySheet
import PaySheetGuide
import PaySheetOrderGuide
import PaySheetOrders
import PaySheetPreview
import RandomOrders
import TestSupport
import Testing

@Suite("The card of an order")
struct OrderCardTests {
    private static func order(_ text: String = OrderGuide.base.text) throws -> WalletOrder {
        try #require(WalletOrder.read(text.utf8).value)
    }

    private static func changed(_ change: (inout WalletOrder) -> Void) throws -> WalletOrder {
        var order = try order()
        change(&order)
        return order
    }

    /// Every line as `label | details | value`, sections with their titles.
    private func lines(_ sheet: PaymentSheet) -> [String] {
        func line(_ row: SheetRow) -> String {
            ([row.label] + row.details + [row.valueText].compactMap { $0 }).map { $0.text }.joined(separator: " | ")
        }
        let sections = sheet.sections.flatMap { ["[" + $0.title.text + "]"] + $0.rows.map(line) }
        return sections + [sheet.total].compactMap { $0 }.map(line)
    }

    private func section(_ kind: SheetSection.Kind, of sheet: PaymentSheet) throws -> SheetSection {
        try #require(sheet.sections.first { $0.kind == kind })
    }

    @Test("A card shows status, shipment, pickup, items, payments and total")
    func order() throws {
        let sheet = PaymentSheet(try Self.order())
        #expect(sheet.purpose == .order && sheet.payee == "Harbor Bowls" && sheet.notices.isEmpty && sheet.confirmation == nil)
        #expect(
            lines(sheet) == [
                "[Status]", "In progress | Your bowls are on their way", "Ordered on | 1 March 2027", "Return until | 1 June 2027, 00:00",
                "[Shipment]", "On its way | Arrives on 4 March 2027, 09:00–12:00", "Carrier | Example Express", "Track shipment",
                "2 × Bowl",
                "[Pickup]", "Ready for pickup | 3 March 2027, 10:00–18:00", "Harbor store", "Code | QR", "1 × Cake",
                "[Items]", "2 × Bowl | JP¥1,200", "1 × Cake | JP¥2,400",
                "[Payments]", "Payment | 1 March 2027 | JP¥5,300", "[Summary]", "Subtotal | JP¥4,800", "Shipping | JP¥500",
                "Total | JP¥5,300",
            ])
        let marks = sheet.sections.map { $0.rows.map { $0.mark } }
        #expect(marks[1][0] == .shipment && marks[2][1] == .address)
        #expect(try section(.pickup, of: sheet).rows.map { $0.opens } == [false, true, true, false])
    }

    @Test("A card contains nothing about the customer")
    func personal() throws {
        let order = try Self.changed { order in
            order.customer?.emailAddress = "jo@example.com"
            order.barcode = WalletBarcode(format: .code128, message: "CODE-99", messageEncoding: "utf-8")
        }
        let card = "\(PaymentSheet(order))"
        for secret in [
            "Doe", "jo@", "1-2-3 Example", "1234-5678", "track.example", "ORDER-42", "CODE-99", "Visa 1234", "k7Yx2mQ9", "000042",
        ] {
            #expect(!card.contains(secret), "\(secret)")
            #expect(String(decoding: order.json, as: UTF8.self).contains(secret), "the order has \(secret)")
        }
    }

    @Test("A problem is at the top in the order's words")
    func problems() throws {
        let order = try Self.changed { order in
            guard case .shipping(var shipment)? = order.fulfillments?[0], case .pickup(var pickup)? = order.fulfillments?[1] else { return }
            shipment.status = .issue
            shipment.statusDescription = "The address is incomplete"
            shipment.shippingType = .delivery
            pickup.status = .issue
            var one = WalletReturn(returnIdentifier: "r1", status: .issue)
            one.statusDescription = "An item is missing"
            order.fulfillments = [.shipping(shipment), .pickup(pickup)]
            order.returns = [one]
        }
        let sheet = PaymentSheet(order)
        #expect(sheet.notices.allSatisfy { $0.kind == .problem })
        #expect(
            sheet.notices.map { $0.label.text + ": " + $0.text.text } == [
                "Delivery: The address is incomplete", "Pickup: There is a problem", "Return: An item is missing",
            ])
        #expect(TerminalPicture().drawing(of: sheet).contains("│ ! Delivery: The address is incomplete "))
    }

    @Test("A card shows a delivered shipment, a canceled pickup and a return")
    func ends() throws {
        let order = try Self.changed { order in
            guard case .shipping(var shipment)? = order.fulfillments?[0], case .pickup(var pickup)? = order.fulfillments?[1] else { return }
            shipment.status = .delivered
            shipment.deliveredAt = DateTimeText(rawValue: "2027-03-04T10:12:00+09:00")
            shipment.trackingURL = nil
            pickup.status = .cancelled
            pickup.statusDescription = "Sold out"
            pickup.address = WalletAddress()
            pickup.address?.addressLines = ["2-1 Dogenzaka"]
            pickup.address?.locality = "Shibuya"
            var one = WalletReturn(returnIdentifier: "r1", status: .open)
            one.dropOffBy = DateTimeText(rawValue: "2027-03-20T00:00:00+09:00")
            one.returnLabel = "label.pdf"
            order.fulfillments = [.shipping(shipment), .pickup(pickup)]
            order.returns = [one]
        }
        let sheet = PaymentSheet(order)
        #expect(lines(sheet)[4...6] == ["[Shipment]", "Delivered | On 4 March 2027, 10:12", "Carrier | Example Express"])
        #expect(lines(sheet)[8...10] == ["[Pickup]", "Cancelled | Sold out", "Harbor store | 2-1 Dogenzaka, Shibuya"])
        let back = try section(.returned, of: sheet).rows
        #expect(back.map { $0.label } == ["Not sent back yet", "Return label"] && back[0].details == ["Hand over by 20 March 2027"])
    }

    @Test("A refund is a credit, and a failed payment is marked")
    func transactions() throws {
        let order = try Self.changed { order in
            guard let paid = order.payment?.transactions?.first else { return }
            var (refund, failed) = (paid, paid)
            refund.transactionType = .refund
            failed.status = .failed
            order.payment?.transactions = [failed, paid, refund]
        }
        let rows = try section(.transactions, of: PaymentSheet(order)).rows
        #expect(rows.map { $0.label } == ["Payment", "Payment", "Refund"])
        #expect(rows.map { $0.valueText?.text } == ["JP¥5,300", "JP¥5,300", "−JP¥5,300"])
        #expect(rows.map { $0.details } == [["1 March 2027", "Failed"], ["1 March 2027"], ["1 March 2027"]])
    }

    @Test("A minimal order shows its status and no total")
    func least() throws {
        let order = try Self.changed { order in
            (order.fulfillments, order.lineItems, order.payment, order.returnInfo) = (nil, [], nil, nil)
        }
        let sheet = PaymentSheet(order)
        #expect(
            lines(sheet) == ["[Status]", "In progress | Your bowls are on their way", "Ordered on | 1 March 2027"] && sheet.total == nil)
        for picture in OrderCardTests.pictures {
            let drawing = picture.drawing(of: sheet)
            #expect(drawing.contains("Ordered on") && !drawing.contains("Total") && !Self.closes(drawing))
        }
    }

    @Test("Values that Wallet does not show are omitted, and long lists are cut")
    func limits() throws {
        let order = try Self.changed { order in
            guard let shipment = order.fulfillments?[0], let item = order.lineItems?[0] else { return }
            let drone = RawJSON(#"{"fulfillmentType":"drone"}"#).map { Fulfillment.other($0) }
            order.fulfillments = [drone].compactMap { $0 } + Array(repeating: shipment, count: 30)
            order.lineItems = Array(repeating: item, count: 103)
            order.returns = Array(repeating: WalletReturn(returnIdentifier: "r1", status: .issue), count: 40)
        }
        #expect(order.fulfillments?.count == 31)
        let sheet = PaymentSheet(order)
        #expect(sheet.sections.filter { $0.kind == .shipment }.count == 24)
        #expect(sheet.sections.filter { $0.kind == .returned }.count == 24)
        #expect(sheet.notices.count == 10)
        let rows = try section(.ordered, of: sheet).rows
        #expect(rows.count == 101 && rows.last?.label == "and 3 more")
    }

    @Test("Without a window, a pickup keeps its time and a shipment keeps only its date")
    func starts() throws {
        let order = try Self.changed { order in
            guard case .shipping(var shipment)? = order.fulfillments?[0], case .pickup(var pickup)? = order.fulfillments?[1] else { return }
            (shipment.estimatedDeliveryWindowDuration, pickup.pickupWindowDuration) = (nil, nil)
            (shipment.carrier, shipment.trackingURL) = ("  ", "")
            order.fulfillments = [.shipping(shipment), .pickup(pickup)]
        }
        #expect(
            lines(PaymentSheet(order))[4...8] == [
                "[Shipment]", "On its way | Arrives on 4 March 2027", "2 × Bowl", "[Pickup]", "Ready for pickup | 3 March 2027, 10:00",
            ])
    }

    @Test("Dates are as written or in the given zone")
    func zones() throws {
        let order = try Self.changed { order in
            guard case .shipping(var shipment)? = order.fulfillments?[0] else { return }
            shipment.estimatedDeliveryWindowDuration = "P1D"
            order.fulfillments = [.shipping(shipment)]
            order.createdAt = DateTimeText(rawValue: "soon")
        }
        #expect(lines(PaymentSheet(order))[2] == "Ordered on | soon")
        #expect(lines(PaymentSheet(order))[5] == "On its way | Arrives on 4 March 2027, 09:00 – 5 March 2027, 09:00")
        let west = try #require(TimeZoneOffsets(offsetText: "-05:00"))
        #expect(lines(PaymentSheet(order, zone: west))[5] == "On its way | Arrives on 3 March 2027, 19:00 – 4 March 2027, 19:00")
    }

    private static let statuses: [WalletOrder] = {
        var orders: [WalletOrder] = []
        guard var order = WalletOrder.read(OrderGuide.base.text.utf8).value, case .shipping(var shipment)? = order.fulfillments?[0],
            case .pickup(var pickup)? = order.fulfillments?[1]
        else { return [] }
        for index in 0..<8 {
            order.status = [.open, .completed, .cancelled][index % 3]
            shipment.status =
                [.open, .processing, .onTheWay, .outForDelivery, .delivered, .shipped, .issue, .cancelled][index]
            shipment.shippingType = index % 2 == 0 ? .delivery : .shipping
            pickup.status = [.open, .processing, .readyForPickup, .pickedUp, .issue, .cancelled][index % 6]
            order.fulfillments = [.shipping(shipment), .pickup(pickup)]
            order.returns = [
                WalletReturn(returnIdentifier: "r", status: [.open, .onTheWay, .processing, .issue, .completed, .cancelled][index % 6])
            ]
            orders.append(order)
        }
        return orders
    }()

    @Test("Every status has words in every language", arguments: SheetLanguage.allCases)
    func words(_ language: SheetLanguage) throws {
        #expect(Self.statuses.count == 8)
        var words: Set<String> = []
        for order in Self.statuses {
            let sheet = PaymentSheet(order, language: language)
            #expect(sheet.language == language && !lines(sheet).contains { $0.contains("%") })
            words.formUnion(sheet.sections.filter { [.shipment, .pickup].contains($0.kind) }.map { $0.rows[0].label.text })
            // Only English has words in the letters of the vocabulary, as in "Cancelled".
            guard language != .english else { continue }
            for row in sheet.sections.compactMap({ $0.kind == .ordered ? nil : $0.rows.first }) {
                #expect(!["open", "cancelled", "completed", "issue", "onTheWay"].contains(row.label.text))
            }
        }
        // Four pairs have the same word: those for `open`, `processing`, `issue` and `cancelled` of shipments and pickups.
        #expect(words.count == 10)
    }

    @Test("An unknown status is shown as written")
    func unknown() throws {
        let order = try Self.order(
            OrderGuide.base.text.replacing("\"onTheWay\"", with: "\"teleported\""))
        #expect(lines(PaymentSheet(order)).contains("teleported | Arrives on 4 March 2027, 09:00–12:00"))
    }

    @Test("The merchant's name determines the language, and its country the Chinese characters")
    func language() throws {
        let order = try Self.changed { order in
            order.merchant.displayName = "さくら書店"
            order.merchant.address = WalletAddress()
            order.merchant.address?.countryCode = Country(rawValue: "JP")
        }
        let sheet = PaymentSheet(order)
        #expect(sheet.language == .japanese && sheet.ideographLanguage == "ja")
        #expect(HTMLPicture().drawing(of: sheet).contains("<title>ご注文: さくら書店</title>"))
    }

    /// Whether a drawing has the cross that closes a payment sheet.
    private static func closes(_ drawing: String) -> Bool {
        drawing.contains("✕") || drawing.contains("<header>") || drawing.contains("M-11 0a11 11")
    }

    @Test("A payment sheet has a close button in every picture")
    func cross() throws {
        let sheet = PaymentSheet(try Requests.request())
        #expect(Self.pictures.allSatisfy { Self.closes($0.drawing(of: sheet)) })
    }

    private static let pictures: [any SheetPicture] = [TerminalPicture(), SVGPicture(), HTMLPicture(), MarkdownPicture()]

    @Test("Every picture of a random order has its total and lines of equal width")
    func random() throws {
        for seed in 0..<UInt64(TestScale.scaled(200)) {
            var walk = try OrderWalk(seed: seed)
            for _ in 0..<6 { try? walk.step() }
            let sheet = PaymentSheet(walk.order.document)
            let total = try #require(sheet.total?.valueText)
            for picture in Self.pictures {
                let drawing = picture.drawing(of: sheet)
                #expect(drawing.contains(sheet.purpose.title(in: sheet.language)) && !Self.closes(drawing))
                #expect(drawing.contains(total.text) || picture is MarkdownPicture)
            }
            let widths = Set(
                TerminalPicture().drawing(of: sheet).split(separator: "\n").dropLast().map { $0.reduce(0) { $0 + TerminalCells.width($1) } }
            )
            #expect(widths == [56], "seed \(seed)")
        }
    }
}
