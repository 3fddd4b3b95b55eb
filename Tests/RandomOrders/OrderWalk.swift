import PaySheet
package import PaySheetOrders
import TestSupport

/// A random order, and random things that happen to it.
package struct OrderWalk {
    /// The order as it is now.
    package private(set) var order: TrackedOrder
    /// The seconds since 1970 of the last change.
    private var clock: Int64
    private var random: SeededGenerator
    private let currency: Currency
    private let offset: String

    /// Places the order of a seed.
    package init(seed: UInt64) throws(OrderBuildingError) {
        var random = SeededGenerator(seed: seed)
        let currency = random.pick([Currency.usd, .jpy, .eur, .kwd])
        let clock = 1_800_000_000 + Int64(random.below(30_000_000))
        let offset = random.pick(["Z", "+09:00", "-03:30"])
        var placement = OrderPlacement(
            orderTypeIdentifier: "order.com.example.shop", orderIdentifier: "2027-" + String(seed),
            placedAt: OrderWalk.time(clock, offset), managementURL: "https://shop.example/orders/" + String(seed),
            merchant: OrderWalk.merchant(&random),
            webService: random.chance(70)
                ? OrderWebService(url: "https://orders.example/wallet", authenticationToken: "secret-of-order-" + String(seed)) : nil)
        placement.orderNumber = random.chance(50) ? String(seed) : nil
        if random.chance(50) {
            placement.customer = WalletCustomer()
            placement.customer?.givenName = OrderWalk.text(&random)
            placement.customer?.emailAddress = "jo@shop.example"
        }
        if random.chance(60) {
            placement.returnInfo = WalletReturnInfo(returnPolicyURL: "https://shop.example/returns")
            if random.chance(80) {
                placement.returnInfo?.returnDeadline = OrderWalk.time(clock + Int64(random.below(400_000)), offset)
                placement.returnInfo?.displayCountdown = random.chance(50)
            }
        }
        if random.chance(30) { placement.apps = [WalletApplication(storeIdentifier: Int64(random.below(1_000_000)) + 1)] }
        let items = OrderWalk.items(&random, currency)
        order = try TrackedOrder(
            placement, items: items, bill: OrderWalk.bill(&random, currency), currency: currency,
            purchase: random.chance(60) ? OrderPurchase(method: "Visa 1234", isCaptured: random.chance(40)) : nil)
        (self.random, self.currency, self.clock, self.offset) = (random, currency, clock, offset)
    }

    /// Lets one thing happen. Throws if it cannot happen to this order; then the order stays as it is.
    package mutating func step() throws(OrderBuildingError) {
        clock += random.chance(95) ? Int64(random.below(20_000)) + 1 : -5
        let now = OrderWalk.time(clock, offset, milliseconds: random.chance(20) ? random.below(1000) : 0)
        do {
            switch random.below(10) {
            case 0: try changePayment(now)
            case 1, 2, 3: try moveShipment(now)
            case 4, 5, 6: try movePickup(now)
            case 7: try stop(now)
            case 8: try changeReturn(now)
            default: try close(now)
            }
        } catch {
            if case .notLater = error { clock += 6 }
            throw error
        }
    }

    private mutating func changePayment(_ now: DateTimeText) throws(OrderBuildingError) {
        let amount = random.chance(50) ? Amount(units: Int64(random.below(3000) - 10), in: currency) : nil
        let purchase = OrderPurchase(method: "Visa 1234", amount: amount, isCaptured: random.chance(50))
        switch random.below(6) {
        case 0: try order.failPayment(purchase, at: now)
        case 1: try order.capture(at: now)
        case 2: try order.voidPayment(at: now)
        case 3: try order.refund(amount, method: random.chance(20) ? "Voucher" : nil, at: now)
        default: try order.pay(purchase, at: now)
        }
    }

    private mutating func moveShipment(_ now: DateTimeText) throws(OrderBuildingError) {
        let (name, items) = (random.pick(["s1", "s2", "s3", "p1", " "]), quantities())
        let past = OrderWalk.time(clock - Int64(random.below(4000)), offset)
        switch random.below(7) {
        case 0: try order.prepareShipment(name, items: items, arriving: estimate(), to: recipient(), at: now)
        case 1, 2, 3:
            let tracking: ShipmentTracking = random.pick([
                .none, .page("https://track.example/1"), .number("1234-5678", page: "https://track.example/12345678"),
            ])
            try order.ship(
                name, items: items, carrier: random.chance(50) ? "Example Express" : nil, tracking: tracking, arriving: estimate(),
                to: recipient(), shippedAt: random.chance(30) ? past : nil, at: now)
        case 4: try order.outForDelivery(name, arriving: estimate(), at: now)
        default: try order.deliver(name, deliveredAt: random.chance(30) ? past : nil, at: now)
        }
    }

    private mutating func movePickup(_ now: DateTimeText) throws(OrderBuildingError) {
        let (name, items) = (random.pick(["p1", "p2", "s1"]), quantities())
        let window = random.chance(50) ? self.window() : nil
        switch random.below(5) {
        case 0: try order.preparePickup(name, in: place(), items: items, window: window, at: now)
        case 1, 2:
            let barcode = random.chance(50) ? WalletBarcode(random.pick([.qr, .aztec]), OrderWalk.text(&random)) : nil
            try order.readyForPickup(name, in: place(), items: items, window: window, barcode: barcode, at: now)
        default:
            let past = OrderWalk.time(clock - Int64(random.below(4000)), offset)
            try order.pickUp(name, pickedUpAt: random.chance(30) ? past : nil, at: now)
        }
    }

    private mutating func stop(_ now: DateTimeText) throws(OrderBuildingError) {
        let (name, reason) = (random.pick(["s1", "s2", "p1", "p2"]), random.chance(95) ? "We are sorry: " + OrderWalk.text(&random) : " ")
        if random.chance(50) {
            try order.reportIssue(name, because: reason, at: now)
        } else {
            try order.cancelFulfillment(name, because: reason, at: now)
        }
    }

    private mutating func changeReturn(_ now: DateTimeText) throws(OrderBuildingError) {
        let name = random.pick(["r1", "r2"])
        guard random.chance(60) else {
            return try order.startReturn(
                name, items: quantities(), number: random.chance(50) ? "R-1" : nil,
                dropOffBy: random.chance(50) ? OrderWalk.time(clock + 900_000, offset) : nil,
                page: random.chance(50) ? "https://shop.example/returns/1" : nil, at: now)
        }
        let step: ReturnStep = random.pick([
            .onTheWay, .processing, .completed, .issue(because: "A part is missing"), .cancelled(because: "You kept it"),
        ])
        try order.moveReturn(name, to: step, at: now)
    }

    private mutating func close(_ now: DateTimeText) throws(OrderBuildingError) {
        switch random.below(8) {
        case 0: try order.cancel(because: "We are sold out", at: now)
        case 1, 2: try order.complete(at: now)
        case 3: order = try TrackedOrder(resuming: order.document)
        default:
            let text = OrderWalk.text(&random)
            try order.edit(at: now) { order in order.statusDescription = text }
        }
    }
}

extension OrderWalk {
    private mutating func quantities() -> [String: ExactNumber]? {
        guard random.chance(60) else { return nil }
        var quantities: [String: ExactNumber] = [:]
        for _ in 0...random.below(2) {
            quantities[random.pick(["BOWL-1", "CAKE-1", "Tea", "Soup"])] = random.pick([1, 2, ExactNumber(Amount(5, scale: 1))])
        }
        return quantities
    }

    private mutating func window() -> TimeWindow {
        let start = clock + Int64(random.below(200_000))
        return TimeWindow(from: OrderWalk.time(start, offset), to: OrderWalk.time(start + Int64(random.below(90_000)), "Z"))
    }

    private mutating func estimate() -> DeliveryEstimate? {
        guard random.chance(60) else { return nil }
        return random.chance(50) ? .window(window()) : .day(OrderWalk.time(clock + 100_000, offset))
    }

    private mutating func recipient() -> ShippingRecipient? {
        guard random.chance(40) else { return nil }
        var contact = PaymentContact()
        contact.givenName = OrderWalk.text(&random)
        contact.addressLines = ["1 Example Street"]
        contact.countryCode = random.pick(["US", "jp", "??", "DE"])
        return ShippingRecipient(contact)
    }

    private mutating func place() -> PickupPlace? {
        guard random.chance(80) else { return nil }
        var place = PickupPlace("Harbor store")
        if random.chance(50), let latitude = try? ExactNumber("35.6595"), let longitude = try? ExactNumber("-139.7005") {
            place.location = WalletLocation(latitude: latitude, longitude: longitude)
        }
        return place
    }

    private static func merchant(_ random: inout SeededGenerator) -> WalletMerchant {
        let contact: MerchantContact = random.pick([
            .page("https://shop.example/help"), .emailAddress("help@shop.example"), .phoneNumber("+1 555 0100"),
            .businessChat("https://bcrw.example/chat"),
        ])
        var merchant = WalletMerchant(
            merchantIdentifier: "merchant.com.example.shop", displayName: text(&random), url: "https://shop.example", contact: contact)
        if random.chance(30) { merchant.logo = "logo" }
        return merchant
    }

    private static func items(_ random: inout SeededGenerator, _ currency: Currency) -> [WalletLineItem] {
        var items: [WalletLineItem] = []
        for (title, sku) in [("Bowl", "BOWL-1"), ("Cake", "CAKE-1"), ("Bowl, blue", "BOWL-1"), ("Tea", nil)] where random.chance(70) {
            var item = WalletLineItem(
                title, quantity: random.pick([1, 2, 3, ExactNumber(Amount(25, scale: 1))]),
                price: Amount(units: Int64(random.below(5000)), in: currency),
                in: currency, sku: sku)
            if random.chance(20) { item.gtin = "4006381333931" }
            items.append(item)
        }
        return items
    }

    private static func bill(_ random: inout SeededGenerator, _ currency: Currency) -> [LineItem] {
        var lines = [LineItem(label: "Subtotal", amount: Amount(units: Int64(random.below(10_000)), in: currency))]
        if random.chance(50) { lines.append(LineItem(label: text(&random), amount: Amount(units: Int64(random.below(800)), in: currency))) }
        if random.chance(20) { lines.append(LineItem(label: "Discount", amount: Amount(units: Int64(-random.below(500)), in: currency))) }
        return lines
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        random.pick(["Harbor Bowls", "Café \"Zur Post\"", "港の茶碗", "a\\b/c", "🍵 tea", "Line\nbreak", "x"])
    }

    private static func time(_ seconds: Int64, _ offset: String, milliseconds: Int = 0) -> DateTimeText {
        let text = DateTimeText(secondsSince1970: seconds, milliseconds: milliseconds).rawValue
        return DateTimeText(rawValue: String(decoding: text.utf8.dropLast(), as: UTF8.self) + offset)
    }
}
