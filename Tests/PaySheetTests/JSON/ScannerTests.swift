import PaySheet
import PaySheetShapes
import TestSupport
import Testing

/// The quick scanner and the recovering one must agree about what is JSON.
@Suite struct ScannerTests {
    @Test(
        "Valid JSON is accepted",
        arguments: [
            "{}", "[]", "0", "-0.5e+7", "\"\"", "\"\\u00e9\\ud83c\\udf81\"", " [1 , 2 ] ", "{\"a\":{\"b\":[{},[]]}}", "true", "\"é🎁\"",
        ])
    func accepts(_ text: String) { #expect(accepted([UInt8](text.utf8)) && faults([UInt8](text.utf8)) == 0) }

    @Test(
        "Invalid JSON is refused",
        arguments: [
            "", " ", "{", "[", "}", "{]", "[}", "[1,]", "{\"a\":1,}", "01", "1.", ".5", "+1", "-", "1e", "\"", "\"\\x\"", "\"\\u12\"",
            "\"\\ud800\"", "\"\\u{d800}\"",
            "\"\\udc00\"", "tru", "nul", "falsy", "[1 2]", "{\"a\" 1}", "{a:1}", "'a'", "1 1", "[]]", "\u{FEFF}{}", "\"\t\"", "NaN",
            "{\"a\"}",
            "[,]",
            "\"a", "{\"a\":}", "{,}", "[1,,2]",
        ])
    func refuses(_ text: String) { #expect(!accepted([UInt8](text.utf8)) && faults([UInt8](text.utf8)) > 0) }

    @Test(
        "Invalid UTF-8 is refused",
        arguments: [
            [0xFF], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
            [0x22, 0xE2, 0x82, 0x22], [0x22, 0x80, 0x22], [0x22, 0xE2, 0x41, 0x22], [0x22, 0xE0, 0x9F, 0x80, 0x22],
            [0x22, 0xF0, 0x41, 0x22], [0x22, 0xF0, 0x8F, 0x80, 0x80, 0x22], [0x22, 0xF0, 0x9F, 0x8E, 0x22],
            [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22],
        ] as [[UInt8]])
    func refusesBadUTF8(_ bytes: [UInt8]) { #expect(!accepted(bytes) && faults(bytes) > 0) }

    @Test("The depth is limited to 64")
    func depthIsLimited() {
        let deep = { (depth: Int) in [UInt8](String(repeating: "[", count: depth).utf8) + [UInt8](String(repeating: "]", count: depth).utf8)
        }
        #expect(accepted(deep(64)) && !accepted(deep(65)))
    }

    @Test("The numbers of nodes and bytes are limited")
    func nodesAndBytesAreLimited() {
        let many = [UInt8]("[\(Array(repeating: "1", count: 100).joined(separator: ","))]".utf8)
        #expect(accepted(many, Limits(nodes: 202)))
        #expect(!accepted(many, Limits(nodes: 50)))
        #expect(!accepted(many, Limits(bytes: 100)))
    }

    /// Documents that were bitten into: both scanners say yes, or both say no.
    @Test("Both scanners agree about random broken documents")
    func agreesWithTheRecoveringScanner() throws {
        let shape = try #require(Shapes.shape(named: "ApplePayPaymentRequest"))
        var random = SeededGenerator(seed: 42)
        var options = RandomDocuments.Options.wild
        options.layout = nil
        var documents = RandomDocuments(seed: 43, options: options)
        let bites: [UInt8] = [UInt8]("\"\\{}[],:0-.e+ \u{0}\n'/*tfnu".utf8) + [0x80, 0xC3, 0xED, 0xFF]
        for _ in 0..<TestScale.scaled(1_500) {
            var bytes = [UInt8](documents.text(of: shape).utf8)
            for _ in 0..<random.below(4) {
                let place = random.below(bytes.count)
                switch random.below(3) {
                case 0: bytes[place] = random.pick(bites)
                case 1: bytes.insert(random.pick(bites), at: place)
                default: bytes.remove(at: place)
                }
                if bytes.isEmpty { bytes = [0x20] }
            }
            #expect(accepted(bytes) == (faults(bytes) == 0), "\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    private func accepted(_ bytes: [UInt8], _ limits: Limits = Limits()) -> Bool {
        var scanner = Scanner()
        return scanner.scan(SourceText(bytes), limits: limits)
    }

    private func faults(_ bytes: [UInt8]) -> Int { RecoveringScanner.scan(bytes, limits: Limits()).faults.count }
}
