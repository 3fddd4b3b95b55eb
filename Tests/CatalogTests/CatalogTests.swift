import Foundation
import PaySheet
import PaySheetExamples
import PaySheetGuide
import PaySheetReports
import Testing
import Vouchers

/// A second catalog gets the reader, the rules, the fixes and the reports without a line about it in any of them.
@Suite("Catalogs")
struct CatalogTests {
    static let both = CatalogSet(.applePay, .vouchers)
    static let good = """
        {"voucherNumber":"V-1","kind":"gift","worth":"20.00","worthCurrency":"EUR","issued":"2026-11-01T10:00:00Z",\
        "expires":"2027-11-01T10:00:00Z","uses":1,"items":[{"title":"Book","quantity":1,"price":"19.99"}],\
        "soldBy":{"shopName":"Harbor Books","channel":"web"}}
        """
    static let request = """
        {"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],\
        "total":{"label":"Harbor Books","amount":"10.00"}}
        """

    static func check(_ text: String, as kind: DocumentKind? = nil) -> DocumentCheck {
        var reader = DocumentReader(catalogs: both)
        return reader.check(text.utf8, as: kind)
    }

    static func changed(_ from: String, _ to: String) -> String { good.replacingOccurrences(of: from, with: to) }

    @Test("A document belongs to the catalog that it fits best")
    func kinds() {
        #expect(Self.check(Self.good).kind?.name == "Voucher")
        #expect(Self.check(Self.good).findings.isEmpty)
        #expect(Self.check(Self.request).kind == .paymentRequest)
        #expect(Self.check(#"{"voucherNumber":"V-1"}"#).kind?.name == "Voucher")
        #expect(Self.check(#"{"nothing":"known"}"#).kind == nil)
        #expect(Self.both.kind(named: "Voucher") == DocumentKind.voucher)
        #expect(Self.both.kind(named: "ApplePayPaymentRequest") == .paymentRequest)
        #expect(Self.both.kind(named: "Nothing") == nil)
    }

    @Test("A second catalog recognizes guesses, wrapped documents and other people's documents")
    func recognition() {
        let guess = Self.check(#"{"voucherNumber":"V-1"}"#)
        #expect(guess.isGuess && guess.findings.contains(.documentGuess))
        let wrapped = Self.check(#"{"success":true,"data":"# + Self.good + "}")
        #expect(wrapped.kind == nil && wrapped.findings.contains { $0.rule == .documentWrapped && $0.message.contains("Voucher") })
        for text in [#"{"kind":"gift","items":[]}"#, #"{"uses":3,"kind":"x","name":"y"}"#, #"{"items":[{"id":1}]}"#] {
            #expect(Self.check(text).kind?.name != "Voucher", "\(text)")
        }
        #expect(CatalogSet(.vouchers).speaksOfDocument(#"{"voucherNumber": "V-1", "worth": 2,"#.utf8))
        #expect(!CatalogSet(.vouchers).speaksOfDocument(#"{"name": "V-1", "worth": 2,"#.utf8))
    }

    @Test("One reader can check documents of both catalogs alternately")
    func alternating() {
        var reader = DocumentReader(catalogs: Self.both)
        for _ in 0..<3 {
            let checks = [
                reader.check(Self.good.utf8), reader.check(Self.request.utf8), reader.check(Self.good.utf8, as: .voucher),
                reader.check(Self.request.utf8, as: .paymentRequest),
            ]
            let names = checks.map { $0.kind?.name }
            #expect(names == ["Voucher", "ApplePayPaymentRequest", "Voucher", "ApplePayPaymentRequest"])
            #expect(checks.allSatisfy { $0.findings.isEmpty })
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let rule: String
        let pointer: String
        var testDescription: String { rule + " at " + pointer }
    }

    static let broken = [
        Case(text: changed(#""expires":"2027"#, #""expires":"2020"#), rule: "voucher/dates", pointer: "/expires"),
        Case(text: changed("19.99", "20.01"), rule: "voucher/worth", pointer: "/worth"),
        Case(text: changed(#""Book""#, #""""#), rule: "voucher/title", pointer: "/items/0/title"),
        Case(text: changed(#""worth":"20.00""#, #""worth":"20,00""#), rule: "amount/format", pointer: "/worth"),
        Case(text: changed("EUR", "EURO"), rule: "currency/unknown", pointer: "/worthCurrency"),
        Case(text: changed(#""issued":"2026-11-01T10:00:00Z","#, #""issued":"soon","#), rule: "date/format", pointer: "/issued"),
        Case(text: changed(#""uses":1"#, #""uses":70000"#), rule: "number/range", pointer: "/uses"),
        Case(text: changed("web", "phone"), rule: "code/unknown", pointer: "/soldBy/channel"),
        Case(text: changed(#""shopName""#, #""shopname""#), rule: "member/unknown", pointer: "/soldBy/shopname"),
        Case(text: changed(#""worthCurrency":"EUR","#, ""), rule: "member/missing", pointer: ""),
    ]

    @Test("Each mistake is one finding of its rule at its pointer", arguments: broken)
    func findings(_ broken: Case) throws {
        let check = Self.check(broken.text)
        #expect(check.kind?.name == "Voucher")
        let findings = Array(check.findings)
        #expect(findings.map { $0.rule.name } == [broken.rule])
        #expect(findings.first?.place.pointer == broken.pointer)
        #expect(findings.first?.message.isEmpty == false)
        #expect(check.safari == .notApplicable)
    }

    @Test("A catalog adds a rule to Apple Pay's contacts only for readers that use this catalog")
    func addition() {
        let contact = #"{"emailAddress":"","givenName":"Ann"}"#
        let found = Self.check(contact, as: .paymentContact).findings.map { $0.rule.name }
        #expect(found.contains("voucher/contact-email"))
        var reader = DocumentReader()
        #expect(!reader.check(contact.utf8, as: .paymentContact).findings.contains { $0.rule.name == "voucher/contact-email" })
    }

    @Test("Only documents that a browser reads require a system version")
    func requirements() {
        var reader = DocumentReader(catalogs: Self.both)
        let requirements = [
            reader.requirements(of: Self.good.utf8), reader.requirements(of: Self.good.utf8, as: .voucher),
            reader.requirements(of: Self.request.utf8),
        ]
        #expect(requirements.map { $0?.apiVersion } == [nil, nil, 1])
    }

    @Test("Readers of other catalogs read Apple Pay's values too")
    func values() {
        var reader = DocumentReader(catalogs: CatalogSet(.vouchers, .applePay))
        let request = reader.read(PaymentRequest.self, Self.request.utf8).value
        #expect(request?.total.label == "Harbor Books")
        var vouchersOnly = DocumentReader(catalogs: CatalogSet(.vouchers))
        let broken = Self.request.replacingOccurrences(of: "10.00", with: "10,00")
        let reading = vouchersOnly.read(PaymentRequest.self, broken.utf8)
        #expect(Array(reading.findings).map { $0.message } == Array(PaymentRequest.read(broken.utf8).findings).map { $0.message })
        #expect(vouchersOnly.read(PaymentRequest.self, Self.request.utf8).value == request)
        #expect(!vouchersOnly.check(Self.request.utf8, as: .paymentRequest).findings.isEmpty)
    }

    @Test("Merchants are compared between Apple Pay's documents, whatever position its catalog has")
    func merchants() throws {
        let card = try #require(RuleCard.ofDocuments.first { $0.name == "contexts/external-identifier" })
        let way = try #require(RuleBreak.all(of: card).first { $0.isOfFiles })
        for catalogs in [Self.both, CatalogSet(.vouchers, .applePay)] {
            var reader = DocumentReader(catalogs: catalogs)
            reader.merchantConsistency = MerchantConsistency()
            let found = way.example().documents.map { reader.check($0).findings.map { $0.rule.name } }
            #expect(found == [[], ["contexts/external-identifier"]])
        }
    }

    @Test("Safe fixes correct a voucher")
    func fixes() throws {
        let repair = Self.check(Self.changed(#""Book""#, #""""#)).findings.applyingSafeFixes()
        let bytes = try #require(repair.bytes)
        #expect(Self.check(String(decoding: bytes, as: UTF8.self)).findings.isEmpty)
        #expect(String(decoding: bytes, as: UTF8.self).contains(#""title":"Item""#))
    }

    @Test("Canonical text has the members in the catalog's order")
    func canonical() throws {
        let text = #"{"soldBy":{"channel":"web","shopName":"A"},"kind":"gift","voucherNumber":"V-1"}"#
        let pretty = try #require(CanonicalFormatter.pretty(text.utf8, as: .voucher, in: [.vouchers]))
        let names = String(decoding: pretty, as: UTF8.self).matches(of: /"([a-zA-Z]+)":/).map { String($0.1) }
        #expect(names == ["voucherNumber", "kind", "soldBy", "shopName", "channel"])
    }

    @Test("Every report format shows a finding of the catalog", arguments: ReportFormat.allCases)
    func reports(_ format: ReportFormat) {
        let check = Self.check(Self.changed("19.99", "20.01"))
        let document = CheckedDocument(path: "voucher.json", check: check)
        let bytes = ReportWriter.bytes(Report(documents: [document]), as: format)
        #expect(String(decoding: bytes, as: UTF8.self).contains("voucher/worth"))
    }

    @Test("The rule codes of the catalogs are distinct")
    func codes() {
        let codes = RuleID.all.map { $0.code } + VouchersRules.ids.map { $0.code }
        #expect(Set(codes).count == codes.count)
    }
}
