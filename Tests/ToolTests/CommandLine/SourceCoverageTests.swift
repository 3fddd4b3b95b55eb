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

    @Test("Every row of the documents is there once, and most have a command")
    func count() throws {
        let page = try String(contentsOf: Repository.root.appendingPathComponent("Docs/Source-coverage.md"), encoding: .utf8)
        let ids = page.split(separator: "\n").compactMap { $0.hasPrefix("| ") ? String($0.dropFirst(2).prefix { $0 != " " }) : nil }
        let documents = [("A", 84), ("B", 53), ("C", 19), ("D", 20), ("E", 25)]
        #expect(ids == ["Row"] + documents.flatMap { name, count in (1...count).map { name + String($0) } })
        #expect(Self.rows.count > 120)
    }

    private static func example(_ name: String) throws -> String {
        try String(contentsOf: Repository.root.appendingPathComponent("Examples/orders/" + name), encoding: .utf8)
    }

    /// The documents from which samples of rules about payments start.
    private static let bases = [
        ("multi.json", SampleBase.multiMerchant), ("recurring.json", .recurring), ("reload.json", .reload), ("trial.json", .trial),
        ("result.json", .result), ("w3c.json", .w3c), ("session.json", .session), ("token.json", .token), ("shipping.json", .shipping),
        ("contact.json", .contact), ("shippingContactUpdate.json", .shippingContactUpdate),
    ]

    /// A device that registered for order.json.
    private static let registrations =
        #"{"registrations":[{"device":"d-1","orderTypeIdentifier":"order.com.example.shop","orderIdentifier":"2024-000042","#
        + #""pushToken":"0a1b"}]}"#

    @Test("The command of a row prints what the page says", arguments: rows)
    func row(_ row: Row) throws {
        let world = TestWorld([
            "Store.storekit": StoreKitGuide.base.text, "card.json": IssuingGuide.card.text, "key.json": IssuingGuide.key.text,
            "pass.json": PassGuide.ticket.text,
            "record.json": IdentityGuide.record.text, "webrecord.json": IdentityGuide.webRecord.text, "answer.b64": IdentitySample.answer,
            "order.json": try Self.example("order.json"), "calls.ndjson": try Self.example("calls.ndjson"),
            "registrations.json": Self.registrations,
        ])
        for (name, base) in Self.bases { world.files[name] = Array(base.text.utf8) }
        #expect(world.run(row.arguments) != 2, "\(world.errors)")
        let printed = world.output.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
        #expect(!row.output.isEmpty && printed.contains(row.output), "\(world.output)")
    }
}
