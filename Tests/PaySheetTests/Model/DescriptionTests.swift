import PaySheet
import TestSupport
import Testing

/// How values are printed.
@Suite("Descriptions") struct DescriptionTests {
    private func checkout() throws -> Checkout {
        let air = CheckoutMerchant(identifier: "merchant.com.air", externalIdentifier: "air-7", name: "Sky Air")
        var checkout = try Checkout(label: "Wander", country: .us, currency: .usd, networks: [.visa])
        try checkout.add("Flight", minorUnits: 120_00, for: air)
        try checkout.add("Guide", minorUnits: 30_00)
        try checkout.offer(ShippingMethod(identifier: "post", label: "Post", detail: "", amount: try Amount("4.90")))
        return checkout
    }

    @Test("Values are printed in the words of the field")
    func words() throws {
        let checkout = try checkout()
        let request = try checkout.request()
        let printed: [(any CustomStringConvertible, String)] = [
            (PaymentNetwork.visa, "visa"), (MerchantCapability(rawValue: "later"), "later"), (Severity.error, "error"),
            (RuleID("amount/format") ?? .amountFormat, "amount/format"), (DocumentKind.paymentRequest, "ApplePayPaymentRequest"),
            (checkout, "Wander 154.90 USD, 2 items, 1 shipping method, 1 other merchant"), (checkout.items[0], "Flight 120.00"),
            (checkout.otherMerchants[0], "Sky Air (air-7)"),
            (request, "Wander 154.90 USD, 3 lines, 1 shipping method, 1 token context"), (request.total, "Wander 154.90"),
            (LineItem(pending: "Ride"), "Ride pending"), (checkout.shippingMethods[0], "Post 4.90 (post)"),
            (try checkout.shippingMethodUpdate(), "Wander 154.90, 3 lines, 1 token context"),
            (try checkout.authorizationResult(), "success"), (try request.validated(), "checked: " + request.description),
            (CurrencyAmount(currency: .eur, value: try Amount("1.5")), "1.5 EUR"), (try checkout.request().findings, "no findings"),
            (PaymentError(code: .couponCodeInvalid), "couponCodeInvalid"), (SafariVerdict.accepts, "Safari accepts it"),
        ]
        for (value, text) in printed { #expect(value.description == text && String(describing: value) == text) }
        #expect(String(reflecting: request) == request.jsonText)
    }

    @Test("Values that a program calculates with are printed in the words of the field")
    func calculations() throws {
        let request = try checkout().request().validated().value
        let member = LineItem.read(#"{"label":"A","amount":"1.00","buyer":"jane@example.com"}"#).value?.unknownMembers
        let printed: [(any CustomStringConvertible, String)] = [
            (ExactNumber(3), "3"), (try ExactNumber("8.875"), "8.875"), (TimeZoneOffsets.utc, "UTC"),
            (Division.evenly(3), "evenly into 3"), (Division.weights([3, 2]), "by 3 : 2"),
            (Division.amounts([try Amount("1.50"), try Amount("2")]), "by 1.50 : 2"),
            (Division.basisPoints([500, 100]), "by 500 : 100 basis points"), (SharePolicy.evenly, "evenly"),
            (SharePolicy.proportional, "in proportion to own items"), (SharePolicy.by(.weights([2, 1])), "by 2 : 1"),
            (ApplicationData("order".utf8), "5 bytes of application data"), (ApplicationData([]), "0 bytes of application data"),
            (
                PaymentAgreement(request),
                "You pay Wander 154.90 USD now. Of this 120.00 USD for Sky Air and 34.90 USD for Wander itself."
            ), (UnknownMembers(), "no unknown members"),
            (try #require(member), "1 unknown member"),
            (try #require(DateTimeText(rawValue: "2027-02-30").fault), DateTimeText(rawValue: "2027-02-30").fault?.message ?? ""),
        ]
        for (value, text) in printed { #expect("\(value)" == text) }
        let error = #expect(throws: AmountError.self) { try Amount("1,0") }
        guard case .malformed(let fault)? = error else { throw error ?? .inexact }
        #expect("\(fault)" == fault.message)
    }

    @Test("Findings are printed as lines, and a reading with its value")
    func findings() throws {
        let reading = PaymentRequest.read(#"{"countryCode":"us","total":{"label":"A","amount":"12,50"}}"#)
        let lines = "\(reading.findings)".split(separator: "\n")
        #expect(lines.count == reading.findings.count && lines.contains { $0.contains("error[amount/format]: ") })
        #expect("\(reading)".hasPrefix("no value, 1:"))
        #expect("\(LineItem.read(#"{"label":"A","amount":"1.00"}"#))" == "A 1.00, no findings")
        #expect("\(reading.safari)".hasPrefix("Safari throws TypeError: "))
    }

    @Test("A description has no value of a shopper, and is not long", arguments: recordTypes)
    func personal(_ type: RecordType) throws {
        var documents = RandomDocuments(seed: 3, options: .wild)
        for _ in 0..<TestScale.scaled(4) {
            let text = documents.text(of: type.shape)
            guard let printed = type.printed([UInt8](text.utf8)) else { continue }
            #expect(!printed.contains("VocabularyWord") && !printed.contains("\n"), "\(printed)")
        }
        let line = LineItem(label: "Gift for jane.doe@example.com", amount: .zero)
        var error = PaymentError(code: .shippingContactInvalid)
        error.message = "Call +1 202 555 0143, or send to jane.doe@example.com"
        for printed in ["\(line)", "\(error)"] { #expect(!printed.contains("jane.doe") && !printed.contains("0143"), "\(printed)") }
        let contact = PaymentContact.read(#"{"givenName":"Jane","emailAddress":"jane@example.com"}"#).value
        #expect(contact?.description == "{emailAddress, givenName}" || contact?.description == "{givenName, emailAddress}")
    }
}
