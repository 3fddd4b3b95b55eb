import Foundation
import PaySheet
import Testing

/// Nicolas Seriot's JSONTestSuite. `JSON_TEST_SUITE` names the folder that holds `test_parsing`.
@Suite("JSONTestSuite", .enabled(if: JSONTestSuite.folder != nil))
struct JSONTestSuiteTests {
    private func files(_ prefix: String) throws -> [(name: String, bytes: [UInt8])] {
        let folder = try #require(JSONTestSuite.folder)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(prefix) }.sorted().map {
            (String($0.dropLast(5)), try [UInt8](Data(contentsOf: folder.appendingPathComponent($0))))
        }
    }

    @Test("Texts that must be accepted have no fault")
    func accepted() throws {
        let files = try files("y_")
        #expect(files.count == 95)
        for file in files {
            let recovered = RecoveringScanner.scan(file.bytes, limits: Limits())
            #expect(recovered.faults.isEmpty && recovered.isComplete, "\(file.name)")
            expectFaithfulRewriting(file.bytes)
        }
    }

    @Test("Texts that must be refused have a fault with a place")
    func refused() throws {
        let files = try files("n_")
        #expect(files.count == 188)
        for file in files {
            let faults = RecoveringScanner.scan(file.bytes, limits: Limits()).faults
            #expect(!faults.isEmpty, "\(file.name)")
            #expect(faults.allSatisfy { 0 <= $0.start && $0.start <= $0.end && $0.end <= file.bytes.count }, "\(file.name)")
        }
    }

    @Test("Texts that parsers may decide about have a decision and a reason")
    func decided() throws {
        let files = try files("i_")
        #expect(files.map(\.name) == JSONTestSuite.decisions.map(\.name).sorted())
        for decision in JSONTestSuite.decisions {
            let file = try #require(files.first { $0.name == decision.name })
            let recovered = RecoveringScanner.scan(file.bytes, limits: Limits())
            #expect(recovered.faults.first?.cause == decision.cause, "\(decision.name): \(decision.reason)")
        }
    }
}
