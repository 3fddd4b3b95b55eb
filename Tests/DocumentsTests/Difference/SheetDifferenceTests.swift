import PaySheet
import PaySheetDocuments
import Testing

@Suite("Differences for the shopper")
struct SheetDifferenceTests {
    /// A request with more members, the last one of a name counts.
    private static func request(_ members: String, amount: String = "20.00", currency: String = "USD") throws -> PaymentRequest {
        let text = """
            {"countryCode":"US","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],\
            "total":{"label":"Trip","amount":"\(amount)"},"currencyCode":"\(currency)"\(members.isEmpty ? "" : ",")\(members)}
            """
        return try #require(PaymentRequest.read([UInt8](text.utf8), policy: Policy()).value)
    }

    private static func sentences(_ old: String, _ new: String) throws -> [String] {
        SheetDifference(from: try request(old), to: try request(new)).sentences()
    }

    @Test("Equal requests have no difference")
    func nothing() throws {
        let difference = SheetDifference(from: try Self.request(""), to: try Self.request(""))
        #expect(difference.isInvisible && difference.technical.isEmpty)
    }

    @Test(
        "A new total or currency is described",
        arguments: [
            ("20.00", "USD", "23.20", "USD", ["the total rises from 20.00 to 23.20 USD"]),
            ("20.00", "USD", "3", "USD", ["the total falls from 20.00 to 3 USD"]), ("20.00", "USD", "20", "USD", []),
            (
                "20.00", "USD", "20.00", "EUR",
                [
                    "every amount is now in \"EUR\" instead of \"USD\"", "the total is now 20.00 EUR instead of 20.00 USD",
                ]
            ),
        ])
    func total(_ old: String, _ oldCurrency: String, _ new: String, _ newCurrency: String, _ expected: [String]) throws {
        let difference = SheetDifference(
            from: try Self.request("", amount: old, currency: oldCurrency), to: try Self.request("", amount: new, currency: newCurrency))
        #expect(difference.sentences() == expected)
    }

    private static func items(_ items: String...) -> String { "\"lineItems\":[" + items.joined(separator: ",") + "]" }

    private static func item(_ label: String, _ amount: String, _ more: String = "") -> String {
        "{\"label\":\"" + label + "\",\"amount\":\"" + amount + "\"" + more + "}"
    }

    @Test("New, removed, renamed, repriced and reordered items are described")
    func items() throws {
        let (book, tax) = (Self.item("Book", "18.00"), Self.item("Tax", "2.00"))
        let old = Self.items(book, tax)
        #expect(try Self.sentences(old, Self.items(book)) == ["\"Tax\" is gone"])
        #expect(try Self.sentences(old, Self.items(book, tax, Self.item("Gift", "-1"))) == ["\"Gift\" is new: -1 USD"])
        #expect(try Self.sentences(old, Self.items(book, Self.item("Tax", "2.50"))) == ["\"Tax\" rises from 2.00 to 2.50 USD"])
        #expect(try Self.sentences(old, Self.items(book, Self.item("VAT", "2.00"))) == ["the item \"Tax\" is now called \"VAT\""])
        #expect(
            try Self.sentences(old, Self.items(tax, book)) == ["the items are in another order: \"Tax\", \"Book\""])
        #expect(
            try Self.sentences(old, Self.items(book, Self.item("Tax", "2.00", ",\"type\":\"pending\"")))
                == ["\"Tax\" is now not known yet instead of 2.00 USD"])
        // Two of one label stay two.
        #expect(try Self.sentences(Self.items(book, book), Self.items(book)) == ["\"Book\" is gone"])
    }

    private static func shipping(_ methods: String...) -> String { "\"shippingMethods\":[" + methods.joined(separator: ",") + "]" }

    private static func method(_ identifier: String, _ label: String, _ amount: String, _ detail: String = "", _ more: String = "")
        -> String
    {
        "{\"identifier\":\"" + identifier + "\",\"label\":\"" + label + "\",\"amount\":\"" + amount + "\",\"detail\":\"" + detail + "\""
            + more + "}"
    }

    @Test("Changes of shipping methods are described")
    func shipping() throws {
        let (express, slow) = (Self.method("x", "Express", "9.99"), Self.method("s", "Standard", "0.00"))
        let old = Self.shipping(slow, express)
        #expect(try Self.sentences(old, Self.shipping(slow)) == ["shipping \"Express\" is gone"])
        #expect(try Self.sentences(Self.shipping(slow), old) == ["shipping \"Express\" is new: 9.99 USD"])
        #expect(
            try Self.sentences(old, Self.shipping(slow, Self.method("x", "Tomorrow", "8.99")))
                == ["shipping \"Express\" is now called \"Tomorrow\"", "shipping \"Tomorrow\" falls from 9.99 to 8.99 USD"])
        #expect(
            try Self.sentences(old, Self.shipping(express, slow)) == [
                "the shipping methods are in another order: \"Express\", \"Standard\"",
                "shipping \"Express\" is now selected first instead of \"Standard\"",
            ])
        let range = ",\"dateComponentsRange\":{\"startDateComponents\":{\"days\":2},\"endDateComponents\":{\"days\":5}}"
        #expect(
            try Self.sentences(old, Self.shipping(Self.method("s", "Standard", "0.00", "By van", range), express)) == [
                "below shipping \"Standard\" now stands \"By van\"", "shipping \"Standard\" now takes 2 days to 5 days",
            ])
        // The shopper does not see identifiers.
        let renamed = SheetDifference(
            from: try Self.request(old), to: try Self.request(Self.shipping(Self.method("s2", "Standard", "0.00"), express)))
        #expect(renamed.isInvisible && renamed.technical == ["identifier of shipping method \"Standard\""])
        #expect(
            try Self.sentences("", "\"shippingType\":\"storePickup\"") == ["the goods now come by pickup instead of shipping"])
    }

    private static func shares(_ shares: (String, String, String)...) -> String {
        let contexts = shares.map { key, name, amount in
            "{\"merchantIdentifier\":\"m\",\"externalIdentifier\":\"" + key + "\",\"merchantName\":\"" + name + "\",\"amount\":\"" + amount
                + "\"}"
        }
        return "\"multiTokenContexts\":[" + contexts.joined(separator: ",") + "]"
    }

    @Test("Merchants are matched by their external identifier")
    func merchants() throws {
        let old = Self.shares(("a", "Sky Air", "12.00"), ("h", "Harbour Hotel", "8.00"))
        #expect(
            try Self.sentences(old, Self.shares(("h", "Harbour Hotel", "11.20"), ("a", "Sky Air", "8.80"))) == [
                "Harbour Hotel now gets 3.20 more: 11.20 USD instead of 8.00", "Sky Air now gets 3.20 less: 8.80 USD instead of 12.00",
            ])
        #expect(
            try Self.sentences(old, Self.shares(("a", "Blue Air", "12.00"), ("h", "Harbour Hotel", "6.00"))) == [
                "the merchant \"Sky Air\" is now called \"Blue Air\"", "Harbour Hotel now gets 2.00 less: 6.00 USD instead of 8.00",
                "Trip itself now gets 2.00 more: 2.00 USD instead of 0.00",
            ])
        #expect(try Self.sentences(old, Self.shares(("a", "Sky Air", "12.00"))).first == "Harbour Hotel no longer gets a share")
        let technical = SheetDifference(
            from: try Self.request(old),
            to: try Self.request(Self.shares(("a2", "Sky Air", "12.00"), ("h", "Harbour Hotel", "8.00"))))
        #expect(technical.isInvisible && technical.technical == ["externalIdentifier"])
    }

    @Test("Changes of requested fields, cards, coupons and contacts are described")
    func questions() throws {
        #expect(
            try Self.sentences("", "\"requiredShippingContactFields\":[\"phone\"],\"requiredBillingContactFields\":[\"postalAddress\"]")
                == [
                    "Apple Pay now also asks for a phone number", "Apple Pay now also asks for a postal address for billing",
                ])
        #expect(
            try Self.sentences("\"requiredShippingContactFields\":[\"email\"]", "") == ["Apple Pay no longer asks for an email address"])
        #expect(
            try Self.sentences("", "\"supportsCouponCode\":true,\"couponCode\":\"TEN\"") == [
                "there is now a field for a coupon code", "the coupon code \"TEN\" is now filled in",
            ])
        #expect(try Self.sentences("", "\"supportedCountries\":[\"US\",\"CA\"]").first?.hasPrefix("only cards of United States") == true)
        let (old, new) = (
            try Self.request("\"shippingContact\":{\"givenName\":\"Jo\"}"),
            try Self.request("\"shippingContact\":{\"givenName\":\"Al\",\"locality\":\"Bonn\"}")
        )
        let difference = SheetDifference(from: old, to: new)
        #expect(
            difference.sentences() == [
                "the given name of the shipping contact that is filled in has changed", "the city of the shipping contact is now filled in",
            ])
        #expect(difference.sentences(showingPersonal: true).first?.hasSuffix("has changed: \"Al\" instead of \"Jo\"") == true)
    }

    private static func plan(_ price: String, trialEnd: String? = nil, start: String? = nil, more: String = "") -> String {
        func date(_ name: String, _ text: String?) -> String { text.map { ",\"" + name + "\":\"" + $0 + "T00:00:00Z\"" } ?? "" }
        let trial =
            trialEnd.map { "\"trialBilling\":{\"label\":\"T\",\"amount\":\"0.00\"" + date("recurringPaymentEndDate", $0) + "}," } ?? ""
        return "\"recurringPaymentRequest\":{\"paymentDescription\":\"Mag\",\"managementURL\":\"https://shop.example/\"," + trial
            + "\"regularBilling\":{\"label\":\"M\",\"amount\":\"" + price + "\"" + date("recurringPaymentStartDate", start) + more + "}}"
    }

    @Test("Changes of a subscription are described")
    func subscriptions() throws {
        let old = Self.plan("9.99", trialEnd: "2027-02-22", start: "2027-02-22")
        #expect(
            try Self.sentences(old, Self.plan("12.99", trialEnd: "2027-03-01", start: "2027-03-01")) == [
                "the trial is a week longer: until 1 March 2027",
                "the regular price from 1 March 2027 is 12.99 USD every month instead of 9.99",
            ])
        #expect(
            try Self.sentences(old, Self.plan("9.99", trialEnd: "2027-02-19", start: "2027-02-19"))
                == ["the trial is 3 days shorter: until 19 February 2027"])
        #expect(try Self.sentences(old, Self.plan("9.99", start: "2027-02-22")) == ["the trial is gone"])
        #expect(try Self.sentences("", old) == ["the subscription is new"])
        #expect(
            try Self.sentences(Self.plan("9.99"), Self.plan("9.99", more: ",\"recurringPaymentIntervalUnit\":\"year\""))
                == ["the regular price is 9.99 USD every year instead of 9.99 USD every month"])
        #expect(
            try Self.sentences(Self.plan("9.99"), Self.plan("9.99", start: "2027-03-01")) == [
                "the regular charges begin on 1 March 2027 instead of with the payment"
            ])
    }

    @Test("Days are in the given time zone")
    func zones() throws {
        let zone = try #require(TimeZoneOffsets(offsetText: "-05:00"))
        let difference = SheetDifference(
            from: try Self.request(Self.plan("9.99")), to: try Self.request(Self.plan("9.99", start: "2028-03-01")), zone: zone)
        #expect(difference.sentences() == ["the regular charges begin on 29 February 2028 instead of with the payment"])
    }

    @Test("Members that the shopper does not see are listed as technical")
    func technical() throws {
        let difference = SheetDifference(
            from: try Self.request(""), to: try Self.request("\"applicationData\":\"QQ==\",\"x-new\":1,\"merchantCategoryCode\":\"4722\""))
        #expect(difference.isInvisible)
        #expect(difference.technical == ["applicationData", "merchantCategoryCode", "member \"x-new\""])
    }

    @Test("Text in a document cannot control a terminal")
    func hostile() throws {
        let label = "\\u001b[2J\\u202eevil\\n"
        for sentence in try Self.sentences("", Self.items(Self.item(label, "1"))) {
            #expect(!sentence.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
        }
    }

    @Test("Amounts that cannot be subtracted are named without a direction")
    func inexact() throws {
        let long = "123456789012345678901234567890"
        let difference = SheetDifference(from: try Self.request("", amount: long), to: try Self.request("", amount: "1"))
        #expect(difference.sentences() == ["the total is now 1 USD instead of " + long + " USD"])
    }

    @Test("Long lists are compared in linear time")
    func long() throws {
        let many = (0..<2000).map { Self.item("Item " + String($0), "1.00") }
        let old = try Self.request("\"lineItems\":[" + many.joined(separator: ",") + "]")
        let new = try Self.request("\"lineItems\":[" + many.dropFirst(1500).joined(separator: ",") + "]")
        #expect(SheetDifference(from: old, to: new).changes.count == 1500)
        #expect(SheetDifference(from: new, to: old).changes.count == 1500)
        let moved = try Self.request("\"lineItems\":[" + (many.suffix(1) + many.dropLast()).joined(separator: ",") + "]")
        let sentences = SheetDifference(from: old, to: moved).sentences()
        #expect(sentences.count == 1 && sentences[0].hasSuffix("\"Item 10\", …"))
    }
}
