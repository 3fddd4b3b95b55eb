import PaySheet
import PaySheetGuide
import PaySheetOrderGuide
import PaySheetOrders
import Testing

/// What public code and guides get wrong about orders: each is one finding that says what to write.
@Suite("Common mistakes in orders")
struct OrderSlipTests {
    struct Slip: Sendable, CustomTestStringConvertible {
        let from: String
        let to: String
        let rule: String
        let pointer: String
        let help: String
        var testDescription: String { to + ": " + rule }
    }

    static let slips = [
        Slip(
            from: #""amount":"1200""#, to: #""amount":1200"#, rule: "member/type", pointer: "/lineItems/0/price/amount",
            help: #"write "1200""#),
        Slip(
            from: #""quantity":2,"price""#, to: #""quantity":"2","price""#, rule: "member/type", pointer: "/lineItems/0/quantity",
            help: "a number"),
        Slip(
            from: #""schemaVersion":1"#, to: #""schemaVersion":"1""#, rule: "member/type", pointer: "/schemaVersion", help: "a whole number"
        ),
        Slip(
            from: #""status":"open","orderM"#, to: #""status":"canceled","orderM"#, rule: "code/unknown", pointer: "/status",
            help: "cancelled"),
        Slip(
            from: #""status":"open","orderM"#, to: #""status":"orderPlaced","orderM"#, rule: "code/unknown", pointer: "/status",
            help: #"write "open""#),
        Slip(
            from: "disabledIfAppInstalled", to: "disableIfAppInstalled", rule: "code/unknown", pointer: "/changeNotifications",
            help: "disabledIfAppInstalled"),
        Slip(
            from: #""status":"onTheWay""#, to: #""status":"readyForPickup""#, rule: "code/unknown", pointer: "/fulfillments/0/status",
            help: "onTheWay"),
        Slip(
            from: #""fulfillmentType":"pickup""#, to: #""fulfillmentType":"collection""#, rule: "code/unknown",
            pointer: "/fulfillments/1/fulfillmentType", help: "pickup"),
        Slip(
            from: #""carrier""#, to: #""shippingType":"pickup","carrier""#, rule: "code/unknown",
            pointer: "/fulfillments/0/shippingType", help: #""fulfillmentType": "pickup""#),
        Slip(
            from: #""location":{"#, to: #""pickupLocation":{"#, rule: "member/unknown", pointer: "/fulfillments/1/pickupLocation",
            help: "location"),
        Slip(
            from: #""1200","currency":"JPY""#, to: #""1200","currency":"USB""#, rule: "currency/unknown",
            pointer: "/lineItems/0/price/currency", help: "USD"),
        Slip(
            from: #""countryCode":"JP""#, to: #""countryCode":"JPN""#, rule: "country/unknown",
            pointer: "/fulfillments/0/recipient/address/countryCode", help: "an ISO 3166-1 code"),
        Slip(from: #""orderType":"ecommerce""#, to: #""orderType":"shop""#, rule: "code/unknown", pointer: "/orderType", help: "ecommerce"),
        Slip(from: #""displayName":"Harbor Bowls","#, to: "", rule: "member/missing", pointer: "/merchant", help: "displayName"),
        Slip(
            from: #""updatedAt":"2027-03-02T18:30:00+09:00""#, to: #""updatedAt":1803979800"#, rule: "member/type", pointer: "/updatedAt",
            help: "ISO 8601"),
    ]

    @Test("A usual mistake is one finding with a remedy that does not mention browsers", arguments: slips)
    func slip(_ slip: Slip) throws {
        let text = OrderGuide.base.text.replacing(slip.from, with: slip.to, maxReplacements: 1)
        #expect(text != OrderGuide.base.text)
        let findings = Array(WalletOrder.read(text.utf8).findings)
        #expect(findings.map { $0.rule.name + " at " + $0.place.pointer } == [slip.rule + " at " + slip.pointer])
        let help = try #require(findings.first?.help)
        #expect(help.contains(slip.help), "\(help)")
        for word in ["Safari", "browser"] { #expect(!findings.contains { $0.message.contains(word) || $0.help?.contains(word) == true }) }
    }

    @Test("Amounts written as numbers have a safe fix")
    func fixes() throws {
        let text = OrderGuide.base.text.replacing(#""amount":"1200""#, with: #""amount":1200"#)
        let repair = WalletOrder.read(text.utf8).findings.applyingSafeFixes()
        #expect(repair.bytes.map { String(decoding: $0, as: UTF8.self) } == OrderGuide.base.text)
    }

    @Test("An order is compared with its earlier state and with the payment request")
    func beside() throws {
        let order = try #require(WalletOrder.read(OrderGuide.base.text.utf8).value)
        func rules(_ expectations: Expectations) -> [String] {
            WalletOrder.read(order.json, expecting: expectations).findings.map { $0.rule.name }
        }
        #expect(rules(Expectations(earlierOrder: order)) == [])
        var earlier = order
        earlier.orderNumber = "41"
        #expect(rules(Expectations(earlierOrder: earlier)) == ["wallet-order/updated-not-later"])
        let total = LineItem(label: "Harbor Bowls", amount: Amount(5000, scale: 0))
        let request = PaymentRequest(
            merchantCapabilities: [.supports3DS], supportedNetworks: [.visa], countryCode: .jp, total: total, currencyCode: .jpy)
        #expect(rules(Expectations(paymentRequest: request)) == ["wallet-order/request-total"])
    }
}
