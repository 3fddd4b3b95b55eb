import PaySheet
import Testing

/// Fixes as data: what they do to the text, and what they do to the value.
@Suite struct FixTests {
    /// A change of the text that a finding asks for.
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: RuleID
        let safety: Fix.Safety
        let before: String
        let after: String

        init(_ rule: RuleID, _ safety: Fix.Safety, _ before: String, _ after: String) {
            self.rule = rule
            self.safety = safety
            self.before = before
            self.after = after
        }

        var testDescription: String { rule.name + ": " + before }
    }

    static let head = #""countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"]"#

    static let cases: [Case] = [
        Case(.amountFormat, .safe, #""total":{"label":"A","amount":"200,50"}"#, #""total":{"label":"A","amount":"200.50"}"#),
        Case(.amountFormat, .safe, #""total":{"label":"A","amount":"$5.00"}"#, #""total":{"label":"A","amount":"5.00"}"#),
        Case(.amountFormat, .safe, #""total":{"label":"A","amount":"5.00 USD"}"#, #""total":{"label":"A","amount":"5.00"}"#),
        Case(.amountFormat, .risky, #""total":{"label":"A","amount":"€5.00"}"#, #""total":{"label":"A","amount":"5.00"}"#),
        Case(.amountFormat, .risky, #""total":{"label":"A","amount":"5.00 EUR"}"#, #""total":{"label":"A","amount":"5.00"}"#),
        Case(.amountFormat, .risky, #""total":{"label":"A","amount":"5.00¢"}"#, #""total":{"label":"A","amount":"5.00"}"#),
        Case(.memberType, .safe, #""total":{"label":"A","amount":12.50}"#, #""total":{"label":"A","amount":"12.50"}"#),
        Case(.memberType, .safe, #""total":{"label":"A","amount":2e2}"#, #""total":{"label":"A","amount":"200"}"#),
        Case(
            .memberType, .risky, #""total":{"label":"A","amount":12345678901234567890}"#,
            #""total":{"label":"A","amount":"12345678901234567890"}"#),
        Case(.memberType, .safe, #""total":{"label":"A","amount":12.5}"#, #""total":{"label":"A","amount":"12.50"}"#),
        Case(
            .memberType, .safe, #""total":{"label":"A","amount":0.30000000000000004}"#, #""total":{"label":"A","amount":"0.30"}"#),
        Case(
            .memberType, .safe, #""total":{"label":"A","amount":12.299999999999999}"#, #""total":{"label":"A","amount":"12.30"}"#),
        Case(.amountFormat, .safe, #""total":{"label":"A","amount":"12,5"}"#, #""total":{"label":"A","amount":"12.50"}"#),
        Case(
            .codeUnknown, .safe, #""requiredShippingContactFields":["emailAddress"],"total":{"label":"A","amount":"1"}"#,
            #""requiredShippingContactFields":["email"],"total":{"label":"A","amount":"1"}"#),
        Case(
            .codeUnknown, .safe, #""requiredBillingContactFields":["phoneNumber"],"total":{"label":"A","amount":"1"}"#,
            #""requiredBillingContactFields":["phone"],"total":{"label":"A","amount":"1"}"#),
        Case(
            .memberUnknown, .safe, #""shippingContact":{"email":"a@b.example"},"total":{"label":"A","amount":"1"}"#,
            #""shippingContact":{"emailAddress":"a@b.example"},"total":{"label":"A","amount":"1"}"#),
        Case(
            .memberUnknown, .safe, #""shippingContact":{"phone":"5550123"},"total":{"label":"A","amount":"1"}"#,
            #""shippingContact":{"phoneNumber":"5550123"},"total":{"label":"A","amount":"1"}"#),
        Case(.memberType, .safe, #""total":{"label":7,"amount":"1"}"#, #""total":{"label":"7","amount":"1"}"#),
        Case(.memberType, .risky, #""total":{"label":7.0,"amount":"1"}"#, #""total":{"label":"7.0","amount":"1"}"#),
        Case(.memberUnknown, .safe, #""totl":{"label":"A","amount":"1"}"#, #""total":{"label":"A","amount":"1"}"#),
        Case(
            .memberUnknown, .risky, #""lineItem":[],"total":{"label":"A","amount":"1"}"#,
            #""lineItems":[],"total":{"label":"A","amount":"1"}"#),
        Case(
            .memberUnknown, .safe, #""suportsCouponCode":true,"total":{"label":"A","amount":"1"}"#,
            #""supportsCouponCode":true,"total":{"label":"A","amount":"1"}"#),
        Case(
            .memberType, .safe, #""couponCode":null,"total":{"label":"A","amount":"1"}"#, #""total":{"label":"A","amount":"1"}"#),
        Case(
            .memberType, .safe, #""total":{"label":"A","amount":"1"},"lineItems":null"#, #""total":{"label":"A","amount":"1"}"#),
        Case(
            .memberType, .safe, #""supportedCountries":"US","total":{"label":"A","amount":"1"}"#,
            #""supportedCountries":["US"],"total":{"label":"A","amount":"1"}"#),
        Case(
            .memberType, .safe, #""supportsCouponCode":"true","total":{"label":"A","amount":"1"}"#,
            #""supportsCouponCode":true,"total":{"label":"A","amount":"1"}"#),
        Case(
            .memberType, .risky, #""supportsCouponCode":"false","total":{"label":"A","amount":"1"}"#,
            #""supportsCouponCode":false,"total":{"label":"A","amount":"1"}"#),
        Case(
            .codeUnknown, .safe, #""total":{"label":"A","amount":"1","type":"Final"}"#,
            #""total":{"label":"A","amount":"1","type":"final"}"#),
        Case(
            .codeUnknown, .risky, #""total":{"label":"A","amount":"1","type":"finall"}"#,
            #""total":{"label":"A","amount":"1","type":"final"}"#),
        Case(
            .countryUnknown, .safe, #""supportedCountries":["usa"],"total":{"label":"A","amount":"1"}"#,
            #""supportedCountries":["US"],"total":{"label":"A","amount":"1"}"#),
        Case(
            .memberDuplicate, .risky, #""total":{"label":"A","amount":"1"},"total":{"label":"A","amount":"2"}"#,
            #""total":{"label":"A","amount":"2"}"#),
    ]

    /// What is asked is whether the shape can be put right.
    private static let policy = Policy().with { $0.checksRules = false }

    @Test("A correctable mistake has a fix with the right safety", arguments: cases)
    func fix(_ one: Case) throws {
        let before = "{" + FixTests.head + "," + one.before + "}"
        let findings = PaymentRequest.read(before.utf8, policy: FixTests.policy).findings
        #expect(findings.map { $0.rule } == [one.rule])
        let fix = try #require(findings.first?.fix)
        #expect(fix.safety == one.safety)
        let repair = findings.applyingFixes(includingRisky: true)
        #expect(repair.bytes.map { String(decoding: $0, as: UTF8.self) } == "{" + FixTests.head + "," + one.after + "}")
        #expect(repair.applied.map { $0.rule } == [one.rule])
        #expect((findings.applyingSafeFixes().bytes != nil) == (one.safety == .safe))
    }

    @Test(
        "An ambiguous mistake has no fix",
        arguments: [
            #""total":{"label":"A","amount":"1,234"}"#, #""total":{"label":"A","amount":"twelve"}"#,
            #""total":{"label":null,"amount":"1"}"#,
            #""total":{"label":"A","amount":"1"},"xyz":1"#, #""total":{"label":"A"}"#, #""total":[]"#,
            #""total":{"label":"A","amount":"1"},"billingContact":{"phoneNumber":3035550123}"#,
        ])
    func noFix(_ text: String) throws {
        let findings = PaymentRequest.read(("{" + FixTests.head + "," + text + "}").utf8, policy: FixTests.policy).findings
        #expect(findings.count == 1)
        #expect(findings.first?.fix == nil)
        #expect(findings.applyingSafeFixes().bytes == nil)
        #expect(findings.applyingSafeFixes().left.isEmpty)
    }

    @Test("Text that is not JSON has no fixes")
    func textThatIsNotJSONHasNoFixes() {
        let text = "{" + FixTests.head + #","total":{"label":"A","amount":"1,50"},}"#
        var reader = DocumentReader()
        let findings = reader.check(text.utf8, as: .paymentRequest, recovering: true).findings
        #expect(findings.count == 2)
        #expect(findings.allSatisfy { $0.fix == nil })
        #expect(findings.applyingSafeFixes().bytes == nil)
    }

    @Test("A rename moves the value without showing it")
    func renamingMovesTheValueAndNeverShowsIt() throws {
        let text = "{" + FixTests.head + #","total":{"label":"A","amount":"1"},"billingContact":{"emailAdress":"jo@example.com"}}"#
        let findings = PaymentRequest.read(text.utf8, policy: FixTests.policy).findings
        let fix = try #require(findings.first?.fix)
        #expect(fix.edits.count == 1)
        #expect(fix.edits.first?.operation == .move)
        #expect(fix.edits.first?.from == "/billingContact/emailAdress")
        #expect(fix.edits.first?.pointer == "/billingContact/emailAddress")
        #expect(fix.edits.first?.value == nil)
        #expect(fix.textEdits.map { $0.newText } == [#""emailAddress""#])
    }

    @Test("A capability that people call 3DS has a safe fix")
    func capability() {
        let text = "{" + FixTests.head.replacing("supports3DS", with: "3DS") + #","total":{"label":"A","amount":"1"}}"#
        let repair = PaymentRequest.read(text.utf8, policy: FixTests.policy).findings.applyingSafeFixes()
        #expect(repair.bytes.map { String(decoding: $0, as: UTF8.self) } == text.replacing("3DS", with: "supports3DS"))
    }

    @Test(
        "A number is written with the decimals of the nearest currency",
        arguments: [
            (.paymentRequest, #"{"countryCode":"JP","currencyCode":"JPY","total":{"label":"A","amount":12.5}}"#, nil, "a whole number"),
            (.paymentRequest, #"{"countryCode":"KW","currencyCode":"KWD","total":{"label":"A","amount":12.5}}"#, "12.500", "12.500"),
            (.paymentRequest, #"{"countryCode":"US","currencyCode":"USD","total":{"label":"A","amount":12.345}}"#, nil, "2 decimals"),
            (.paymentRequest, #"{"countryCode":"US","currencyCode":"US$","total":{"label":"A","amount":12.5}}"#, "12.5", "12.5"),
            (
                .paymentFlow,
                #"{"request":{"currencyCode":"KWD"},"events":[{"update":"ApplePayPaymentMethodUpdate","data":{"newTotal":{"label":"A","amount":1.5}}}]}"#,
                "1.500", "1.500"
            ),
            (.w3cPaymentRequest, #"{"details":{"total":{"label":"A","amount":{"currency":"EUR","value":12.5}}}}"#, "12.50", "12.50"),
        ] as [(DocumentKind, String, String?, String)])
    func decimalsOfTheCurrency(_ kind: DocumentKind, _ text: String, _ amount: String?, _ help: String) throws {
        var reader = DocumentReader(policy: FixTests.policy)
        let finding = try #require(reader.check(text.utf8, as: kind).findings.first { $0.message.contains("is a number") })
        #expect(finding.help?.contains(help) == true)
        #expect(finding.fix?.edits.first?.value == amount.map { "\"" + $0 + "\"" })
        #expect(finding.fix == nil || finding.fix?.safety == .safe)
    }

    @Test("An error is fixed although a warning shows then, and the result names it")
    func aFixMayUncoverALessSevereFinding() throws {
        let text = "{" + FixTests.head + #","total":{"label":"A","amount":"12.30"},"lineItems":[{"label":"B","amount":" 1000,00"}]}"#
        let repair = PaymentRequest.read(text.utf8, policy: Policy()).findings.applyingSafeFixes()
        #expect(repair.bytes.map { String(decoding: $0, as: UTF8.self) } == text.replacing(" 1000,00", with: "1000.00"))
        #expect(repair.uncovered.map { $0.finding.rule } == [.totalSum])
        #expect(repair.uncovered.map { $0.fixed.rule } == [.amountFormat])
        #expect(repair.left.isEmpty)
    }

    @Test(
        "A word that is misspelt and repeated is corrected and left out",
        arguments: [
            (#"["Visa","visa","AMEX","amex","masterCard","mastercard","MasterCard"]"#, #"["visa","amex","masterCard"]"#, 8),
            (#"["masterCard","masterCard","VISA","masterCard","Visa"]"#, #"["masterCard","visa"]"#, 5),
            (#"["visa","Visa","VISA"]"#, #"["visa"]"#, 4),
        ])
    func misspeltAndRepeated(_ networks: String, _ corrected: String, _ count: Int) {
        let text = "{" + FixTests.head + #","total":{"label":"A","amount":"1.00"}}"#
        let repair = PaymentRequest.read(text.replacing(#"["visa"]"#, with: networks).utf8, policy: Policy()).findings.applyingSafeFixes()
        #expect(repair.bytes.map { String(decoding: $0, as: UTF8.self) } == text.replacing(#"["visa"]"#, with: corrected))
        #expect(repair.applied.count == count)
        #expect(repair.left.isEmpty && repair.uncovered.isEmpty)
    }

    @Test("Two faults of an amount are both named")
    func bothFaultsOfAnAmount() throws {
        let text = "{" + FixTests.head + #","total":{"label":"A","amount":" 1000,00"}}"#
        let message = try #require(PaymentRequest.read(text.utf8, policy: FixTests.policy).findings.first?.message)
        #expect(message.hasSuffix("no spaces around it, and decimals follow a point, not a comma"))
    }

    @Test("A fix that would cause another finding is not applied")
    func aFixThatBringsUpAnotherFindingIsLeft() throws {
        // The correction would make the total negative.
        let text = "{" + FixTests.head + #","total":{"label":"A","amount":"- 5.00"}}"#
        let findings = PaymentRequest.read(text.utf8, policy: Policy()).findings
        try #require(findings.first?.fix?.safety == .safe)
        let repair = findings.applyingSafeFixes()
        #expect(repair.bytes == nil)
        #expect(repair.left.map { $0.finding.rule } == [.amountFormat])
        #expect(repair.left.map { $0.bringsUp?.rule } == [.totalNegative])
    }

    /// Two fixes for one place, of which the first would cause a finding: the second has its turn.
    @Test("Every fix that is not applied has a reason")
    func everyFixThatIsLeftHasAReason() throws {
        let items = (0..<90).map {
            #"{"label":"A\#($0)","amount":"\#($0 % 3 == 0 ? "- 1.00" : "1,00")","identifier":"i\#($0)","detail":"d"}"#
        }
        let text = "{" + FixTests.head + #","total":{"label":"A","amount":"1"},"shippingMethods":["# + items.joined(separator: ",") + "]}"
        let repair = PaymentRequest.read(text.utf8, policy: Policy()).findings.applyingSafeFixes()
        #expect(repair.applied.count == 60)
        #expect(repair.left.count == 30)
        #expect(repair.left.allSatisfy { $0.bringsUp?.rule == .shippingNegative })
    }

    @Test("Valid documents are not changed")
    func rightDocumentsAreLeftAlone() {
        let text = "{" + FixTests.head + #","total":{"label":"A","amount":"1"}}"#
        let repair = PaymentRequest.read(text.utf8, policy: Policy()).applyingSafeFixes()
        #expect(repair.bytes == nil)
        #expect(repair.applied.isEmpty && repair.left.isEmpty && repair.patch.isEmpty)
    }
}
