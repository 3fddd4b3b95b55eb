import Foundation
import PaySheetGuide
import PaySheetIdentity
import PaySheetIssuing
import PaySheetPasses
import PaySheetStoreKit
import Testing

/// Each command on the page about the source documents prints what the page says.
@Suite("Source coverage")
struct SourceCoverageTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let id: String
        let arguments: [String]
        let output: String
        var testDescription: String { id }
    }

    static let rows: [Row] = {
        let page = (try? String(contentsOf: Repository.root.appendingPathComponent("Docs/Source-coverage.md"), encoding: .utf8)) ?? ""
        return page.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
            guard cells.count == 4, cells[2].hasPrefix("`paysheet ") else { return nil }
            let command = cells[2].dropFirst(10).prefix { $0 != "`" }
            let output = cells[3].drop { $0 != "“" }.dropFirst().prefix { $0 != "”" }
            return Row(id: String(cells[0].prefix { $0 != " " }), arguments: words(command), output: String(output))
        }
    }()

    /// The words of a command. Quotes hold one together.
    private static func words(_ command: Substring) -> [String] {
        command.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index % 2 == 1 ? [String(part)] : part.split(separator: " ").map { String($0) }
        }
    }

    @Test("Most rows have a command, and no row is there twice")
    func count() { #expect(Self.rows.count > 25 && Set(Self.rows.map { $0.id }).count == Self.rows.count) }

    @Test("The command of a row prints what the page says", arguments: rows)
    func row(_ row: Row) {
        let world = TestWorld([
            "Store.storekit": StoreKitGuide.base.text, "card.json": IssuingGuide.card.text, "key.json": IssuingGuide.key.text,
            "pass.json": PassGuide.ticket.text,
            "record.json": IdentityGuide.record.text, "webrecord.json": IdentityGuide.webRecord.text, "answer.b64": IdentitySample.answer,
        ])
        #expect(world.run(row.arguments) != 2, "\(world.errors)")
        let printed = world.output.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
        #expect(!row.output.isEmpty && printed.contains(row.output), "\(world.output)")
    }
}
