import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetWeb
import TestSupport
import Testing

@Suite("Hot calls of the web module")
struct HotCallTests {
    /// Wrong and right samples of every topic, of every catalog that both modules have.
    private static let documents: [[UInt8]] = {
        let rules = Set(CatalogList.all(with: nil).rules)
        return CatalogList.all.documentCards.filter { rules.contains($0.id) }.flatMap { ($0.bad + $0.good).map { $0.json } }
    }()

    @Test("count, record and check agree about all samples")
    func samples() throws {
        var door = Doors.lean()
        for document in TestScale.sampled(Self.documents) where String(validating: document, as: UTF8.self) != nil {
            let text = String(decoding: document, as: UTF8.self)
            let record = door.record(document)
            let tree = try #require(JSONTree(record), "\(text)")
            // A report shows no more than this.
            #expect(min(door.count(document), Policy().maximumFindings) == tree["findings"]?.count, "\(text)")
            #expect(try door.ask("check", text).result.json == tree.json, "\(text)")
        }
    }

    @Test("The module without cards says the same of all samples as the full one")
    func modules() {
        var lean = Doors.lean()
        var full = Doors.full()
        for document in TestScale.sampled(Self.documents) {
            #expect(lean.record(document) == full.record(document), "\(String(decoding: document, as: UTF8.self))")
        }
    }

    @Test("Each line has a record, and an empty line has an empty one")
    func lines() throws {
        var door = Doors.lean()
        let text = "{}\r\n\n  \n[\n{\"total\":1}"
        let records = door.records([UInt8](text.utf8)).split(separator: 0x0A, omittingEmptySubsequences: false)
        #expect(records.count == 6)
        #expect(records[1].isEmpty && records[2].isEmpty && records[5].isEmpty)
        for (index, line) in [(0, 1), (3, 4), (4, 5)] { #expect(JSONTree(records[index])?["line"]?.json == String(line)) }
    }

    @Test("Reports of documents without findings have the right line or path", arguments: [1, 9, 10, 12])
    func cleanDocuments(lines: Int) throws {
        var door = Doors.lean()
        let sample = try #require(RuleCard.ofDocuments.first { $0.name == "total/sum" }?.good.first)
        let document = try #require(JSONTree(sample.json)).bytes
        let block = Array([[UInt8]](repeating: document, count: lines).joined(separator: [0x0A]))
        for _ in 0..<2 {
            let records = door.records(block).split(separator: 0x0A).map { JSONTree($0) }
            #expect(records.map { $0?["line"]?.json } == (1...lines).map { String($0) })
            let record = JSONTree(door.record(document))
            #expect(record?["line"] == nil && record?["path"]?.string == "-")
            #expect(record?["findings"]?.count == 0)
        }
    }

    @Test("Only prepare sets the options of the hot calls")
    func prepare() throws {
        var door = Doors.lean()
        let document = [UInt8](#"{"total":{"label":"Shop","amount":"-1.00"}}"#.utf8)
        let all = door.count(document)
        #expect(all > 1)
        #expect(try door.ask("prepare", name: "x.json", options: #"{"select":"total/negative","kind":"ApplePayPaymentRequest"}"#).isOK)
        #expect(door.count(document) == 1)
        #expect(JSONTree(door.record(document))?["path"]?.string == "x.json")
        #expect(try door.ask("check", "{}", options: #"{"select":"json"}"#).isOK)
        #expect(door.count(document) == 1)
        #expect(try door.ask("prepare", options: #"{"selct":""}"#).code == "option")
        #expect(door.count(document) == 1)
        #expect(try door.ask("prepare").isOK)
        #expect(door.count(document) == all)
    }

    @Test("A document does not depend on earlier ones")
    func order() {
        var door = Doors.lean()
        let first = Self.documents.map { door.record($0) }
        let again = Self.documents.reversed().map { door.record($0) }
        #expect(first == again.reversed())
    }

    @Test("Text that is not a document has findings", arguments: ["", " ", "\n", "\u{0}", "null", "\u{FEFF}{}", "{\"a\":1}{"])
    func rubbish(text: String) {
        var door = Doors.lean()
        let document = [UInt8](text.utf8)
        #expect(door.count(document) == JSONTree(door.record(document))?["findings"]?.count)
        #expect(door.count(document) > 0)
    }
}
