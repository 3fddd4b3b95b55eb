import Foundation
import PaySheet
import PaySheetGuide
import PaySheetStorefront
import Testing

/// The pages about buttons and contacts name every rule.
@Suite("Pages of the storefront")
struct StorefrontPagesTests {
    private func page(_ name: String) throws -> String {
        try String(contentsOf: ArchitectureTests.root.appendingPathComponent("Docs/" + name), encoding: .utf8)
    }

    @Test("Every rule about contacts has a row with its facts", arguments: RuleCard.all.filter { $0.topic == "buyer" })
    func contacts(_ rule: RuleCard) throws {
        let row = try page("Contacts.md").split(separator: "\n").first { $0.hasPrefix("| `" + rule.name + "` |") }
        #expect(row?.hasSuffix("| " + rule.sources.joined(separator: ", ") + " |") == true, "\(rule)")
    }

    @Test("Every rule about buttons has a row", arguments: StorefrontRules.ids.filter { $0.name.hasPrefix("button/") })
    func buttons(_ rule: RuleID) throws {
        #expect(try page("Buttons.md").contains("\n| `" + rule.name + "` | "))
    }
}
