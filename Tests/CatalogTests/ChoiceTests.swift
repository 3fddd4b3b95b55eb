import PaySheet
import PaySheetDocuments
import PaySheetShapes
import ReaderComparison
import Testing
import Vouchers

/// Dictionaries that one of their own members decides, decimal numbers, and Swift values of another catalog than Apple Pay's.
@Suite("Choices, numbers and values of a catalog")
struct ChoiceTests {
    /// A voucher that was used in a store and on the web.
    static let used =
        String(CatalogTests.good.dropLast())
        + #","validFor":"P1Y","redemptions":[{"place":"web","at":"2026-12-01T10:00:00Z","page":"https://harbor.example/","items":"#
        + #"[{"title":"Pen","quantity":2,"price":"4.00","weight":0.25}]},{"place":"store","at":"2026-12-02T10:00:00Z","till":"4"}],"#
        + #""lastRedemption":{"place":"store","at":"2026-12-02T10:00:00Z"}}"#

    static func changed(_ from: String, _ to: String) -> String { used.replacing(from, with: to) }

    @Test("An object is read as the dictionary that it names")
    func values() throws {
        let reading = Voucher.read(Self.used.utf8)
        #expect(reading.findings.isEmpty)
        let voucher = try #require(reading.value)
        #expect(voucher.validFor == "P1Y")
        guard case .web(let web)? = voucher.redemptions?.first, case .store(let store)? = voucher.redemptions?.last else {
            Issue.record("other dictionaries: \(voucher.redemptions ?? [])")
            return
        }
        #expect(web.page == "https://harbor.example/" && web.items?.first?.weight == ExactNumber(Amount(25, scale: 2)))
        #expect(store.till == "4" && store.place == .store)
        #expect(voucher.lastRedemption == .store(StoreRedemption(place: .store, at: store.at)))
        #expect(voucher.jsonText == Self.used)
        #expect(voucher.findings.isEmpty)
    }

    @Test("A reader of Apple Pay's documents reads values of other catalogs too")
    func otherReader() {
        var reader = DocumentReader()
        #expect(reader.read(Voucher.self, Self.used.utf8).value?.jsonText == Self.used)
        var both = DocumentReader(catalogs: CatalogTests.both)
        #expect(both.read(Voucher.self, Self.used.utf8).value?.jsonText == Self.used)
        #expect(both.read(PaymentRequest.self, CatalogTests.request.utf8).value?.jsonText == CatalogTests.request)
    }

    /// Spellings that another writer chooses.
    static let spellings = [
        changed(#""place":"web","at":"2026-12-01T10:00:00Z""#, #""at":"2026-12-01T10:00:00Z","place":"web""#),
        changed("0.25}", "0.250}"), changed("0.25}", "25e-2}"), changed("0.25}", "-0}"), changed("0.25}", "1234567890123456789012.5}"),
        changed(#""till":"4""#, #""till":"\u0034","more":[1.50,{"a":null}]"#),
        changed(#""place":"store","at""#, #""pl\u0061ce":"store","at""#),
        changed(#""place":"store","at":"2026-12-02T10:00:00Z","till""#, #""place":"moon","craters":[1,2],"till""#),
        changed(#""weight":0.25"#, #""weight":"0.25""#),
    ]

    @Test("Reading and writing a value loses nothing", arguments: spellings)
    func roundTrip(_ text: String) throws {
        #expect(try #require(Voucher.read(text.utf8).value).jsonText == text)
    }

    @Test("An object that names an unknown dictionary is kept unchanged")
    func other() throws {
        let text = Self.changed(#""place":"web""#, #""place":"moon""#)
        let voucher = try #require(Voucher.read(text.utf8).value)
        guard case .other(let json)? = voucher.redemptions?.first else {
            Issue.record("read as \(voucher.redemptions ?? [])")
            return
        }
        #expect(json.text.hasPrefix(#"{"place":"moon","at""#))
    }

    static let broken = [
        CatalogTests.Case(text: changed(#"[{"place":"web""#, #"[{"place":"wed""#), rule: "code/unknown", pointer: "/redemptions/0/place"),
        CatalogTests.Case(text: changed(#"[{"place":"web","#, "[{"), rule: "member/missing", pointer: "/redemptions/0"),
        CatalogTests.Case(text: changed(#""till""#, #""page""#), rule: "member/unknown", pointer: "/redemptions/1/page"),
        CatalogTests.Case(text: changed(#""till":"4""#, #""till":4"#), rule: "member/type", pointer: "/redemptions/1/till"),
        CatalogTests.Case(
            text: changed(#""redemptions":[{"#, #""redemptions":["store",{"#), rule: "member/type", pointer: "/redemptions/0"),
        CatalogTests.Case(text: changed("Pen", ""), rule: "voucher/title", pointer: "/redemptions/0/items/0/title"),
        CatalogTests.Case(
            text: changed("2026-12-02T10:00:00Z\",\"till", "2020-12-02T10:00:00Z\",\"till"), rule: "voucher/used-early",
            pointer: "/redemptions/1/at"),
        CatalogTests.Case(text: changed("0.25}", "\"0.25\"}"), rule: "member/type", pointer: "/redemptions/0/items/0/weight"),
        CatalogTests.Case(text: changed("0.25}", "true}"), rule: "member/type", pointer: "/redemptions/0/items/0/weight"),
        CatalogTests.Case(text: changed("0.25}", "1e400}"), rule: "number/range", pointer: "/redemptions/0/items/0/weight"),
        CatalogTests.Case(
            text: changed(#""lastRedemption":{"place":"store""#, #""lastRedemption":{"place":"web","till":"4""#), rule: "member/unknown",
            pointer: "/lastRedemption/till"),
    ]

    @Test("Each mistake is one finding of its rule at its pointer", arguments: broken)
    func findings(_ broken: CatalogTests.Case) {
        let findings = Array(CatalogTests.check(broken.text).findings)
        #expect(findings.map { $0.rule.name } == [broken.rule])
        #expect(findings.first?.place.pointer == broken.pointer)
        for finding in findings { #expect(!finding.message.isEmpty && finding.help?.isEmpty != true) }
    }

    @Test("The fast reader accepts valid documents and agrees with scanner and binder on all others")
    func readers() {
        var comparison = ReaderComparison(in: PreparedCatalog(.vouchers))
        let shape = VouchersShape.voucher
        for text in [Self.used, CatalogTests.good, Self.spellings[0], Self.changed("0.25}", "0.250}"), Self.changed("0.25}", "0}")] {
            #expect(comparison.takes([UInt8](text.utf8), asShape: shape) == true, "\(text)")
        }
        for text in Self.spellings + Self.broken.map({ $0.text }) {
            #expect(comparison.takes([UInt8](text.utf8), asShape: shape) != nil, "\(text)")
            let agree = comparison.conditionsAgree([UInt8](text.utf8), asShape: shape)
            #expect(agree, "\(text)")
        }
        // Every document that lacks one byte, and every beginning.
        let bytes = [UInt8](Self.used.utf8)
        for index in bytes.indices {
            #expect(comparison.takes(Array(bytes[..<index] + bytes[(index + 1)...]), asShape: shape) != nil, "without byte \(index)")
            #expect(comparison.takes(Array(bytes[..<index]), asShape: shape) != nil, "the first \(index) bytes")
        }
    }

    @Test("The last of several repeated names is used, as in JavaScript")
    func repeated() throws {
        let text = Self.changed(#"{"place":"web","#, #"{"place":"store","place":"web","#)
        let findings = Array(CatalogTests.check(text).findings)
        #expect(findings.map { $0.rule.name } == ["member/duplicate"])
        guard case .web? = Voucher.read(text.utf8).value?.redemptions?.first else {
            Issue.record("the first name decided")
            return
        }
    }

    @Test("Canonical text has the member order of the dictionary that the object names")
    func canonical() throws {
        let text = #"{"redemptions":[{"till":"4","at":"2026-12-02T10:00:00Z","place":"store"}],"voucherNumber":"V-1"}"#
        let pretty = try #require(CanonicalFormatter.pretty(text.utf8, as: .voucher, in: [.vouchers]))
        let squeezed = String(decoding: pretty, as: UTF8.self).filter { $0 != " " && $0 != "\n" }
        #expect(squeezed == #"{"voucherNumber":"V-1","redemptions":[{"place":"store","at":"2026-12-02T10:00:00Z","till":"4"}]}"#)
    }

    @Test("Messages hide personal members of the chosen dictionary and show the others")
    func visible() {
        let text = Self.changed(#""till":"4""#, #""till":"4","at":5"#)
        let all = CatalogTests.check(text).findings.map { $0.message }.joined()
        #expect(!all.isEmpty)
        let till = Self.changed(#""till":"4""#, #""till":987654"#)
        for finding in CatalogTests.check(till).findings {
            #expect(!finding.message.contains("987654") && finding.help?.contains("987654") != true)
        }
        let word = CatalogTests.check(Self.changed(#"[{"place":"web""#, #"[{"place":"wed""#)).findings
        #expect(word.first?.message.contains("wed") == true)
    }

    @Test("The schema requires the dictionary that the object names")
    func schema() throws {
        let kind = try #require(VoucherShapes.tables.kinds.first)
        let schema = VoucherShapes.tables.jsonSchema(for: kind)
        for part in ["StoreRedemption", "WebRedemption", #""const": "store""#, #""type": "number""#, #""format": "duration""#] {
            #expect(schema.contains(part), "\(part)")
        }
    }
}
