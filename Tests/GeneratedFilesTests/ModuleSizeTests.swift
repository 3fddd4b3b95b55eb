import Foundation
import Testing

/// The page about the architecture states how large the small modules are.
@Suite("Sizes of small modules")
struct ModuleSizeTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let module: String
        let lines: Int
        let bytes: Int
        var testDescription: String { module }
    }

    private static let modules = ["PaySheetStoreKit", "PaySheetIssuing", "PaySheetPasses", "PaySheetCBOR", "PaySheetIdentity"]
    private static let mostLines = 6000

    static let rows: [Row] = {
        let page = (try? ArchitectureTests.page()) ?? ""
        return page.matches(of: /\| `(PaySheet[A-Za-z]+)` \| ([0-9,]+) \| ([0-9,]+) \|/).compactMap { match in
            let numbers = [match.2, match.3].compactMap { Int($0.replacing(",", with: "")) }
            return numbers.count == 2 ? Row(module: String(match.1), lines: numbers[0], bytes: numbers[1]) : nil
        }
    }()

    /// Lines and bytes of the Swift files that are written by hand.
    private static func size(of module: String) throws -> (lines: Int, bytes: Int) {
        let folder = ArchitectureTests.root.appendingPathComponent("Sources/" + module)
        var (lines, bytes) = (0, 0)
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        where path.hasSuffix(".swift") && !path.hasPrefix("Generated/") {
            let text = try Data(contentsOf: folder.appendingPathComponent(path))
            lines += text.count { $0 == UInt8(ascii: "\n") }
            bytes += text.count
        }
        return (lines, bytes)
    }

    @Test("Each row is within a tenth of the module's size", arguments: rows)
    func row(_ row: Row) throws {
        let size = try Self.size(of: row.module)
        #expect(abs(size.lines - row.lines) * 10 <= size.lines, "\(size.lines) lines")
        #expect(abs(size.bytes - row.bytes) * 10 <= size.bytes, "\(size.bytes) bytes")
    }

    @Test("Every module has a row, and together they stay small")
    func all() throws {
        #expect(Self.rows.map { $0.module } == Self.modules)
        #expect(try Self.modules.reduce(0) { try $0 + Self.size(of: $1).lines } <= Self.mostLines)
    }
}
