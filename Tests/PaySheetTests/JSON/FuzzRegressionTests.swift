import Foundation
import PaySheet
import ReaderComparison
import Testing

/// Reads again what a fuzzer once made the library fall over: `Tests/Fuzz/run.sh` stores such inputs in `Tests/Fuzz/Crashes`.
///
/// Every input is read as bytes of every kind, whatever target found it. A document that is built from choices cannot be rebuilt here,
/// so the document itself is stored as `*.json`.
@Suite struct FuzzRegressionTests {
    static let inputs: [URL] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Fuzz/Crashes").standardized
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.lastPathComponent != ".gitkeep" }.sorted { $0.path < $1.path }
    }()

    @Test("Stored fuzzer inputs exist")
    func thereAreInputs() { #expect(!FuzzRegressionTests.inputs.isEmpty) }

    @Test("Stored fuzzer inputs are read without a trap", arguments: FuzzRegressionTests.inputs) func isReadWithoutTraps(_ file: URL) throws
    {
        let stored = [UInt8](try Data(contentsOf: file))
        // The decoder's inputs begin with a byte that chooses the kind.
        let bytes = file.pathExtension == "json" ? stored : Array(stored.dropFirst())
        let isJSON = RawJSON(bytes: bytes) != nil
        var reader = DocumentReader()
        var comparison = ReaderComparison()
        for kind in DocumentKind.all {
            #expect(comparison.takes(bytes, asShape: kind.shape) != nil)
            let findings = Array(reader.check(bytes, as: kind).findings)
            #expect(isJSON == !findings.contains { $0.rule.name.hasPrefix("json/") })
            for finding in findings {
                #expect(!finding.message.isEmpty && finding.place.start.offset <= bytes.count)
                #expect(finding.place.start.offset <= finding.place.end.offset && finding.place.end.offset <= bytes.count)
            }
        }
        if let value = PaymentRequest.read(bytes).value { #expect(PaymentRequest.read(value.json).value == value) }
        if let amount = try? Amount(String(decoding: bytes, as: UTF8.self)) { #expect(try Amount(amount.text) == amount) }
    }
}
