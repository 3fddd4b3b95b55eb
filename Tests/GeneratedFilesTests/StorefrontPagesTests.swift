import Foundation
import PaySheet
import PaySheetStorefront
import Testing

/// The pages about buttons and contacts name every rule.
@Suite("Pages of the storefront")
struct StorefrontPagesTests {
    private func page(_ name: String) throws -> String {
        try String(contentsOf: ArchitectureTests.root.appendingPathComponent("Docs/" + name), encoding: .utf8)
    }

    @Test("Every rule about contacts has a row with its facts", arguments: ContactRule.allCases)
    func contacts(_ rule: ContactRule) throws {
        let row = try page("Contacts.md").split(separator: "\n").first { $0.hasPrefix("| `" + rule.id.name + "` |") }
        #expect(row?.hasSuffix("| " + rule.sources.joined(separator: ", ") + " |") == true, "\(rule)")
    }

    @Test("Every rule about buttons has a row", arguments: ButtonRule.allCases)
    func buttons(_ rule: ButtonRule) throws {
        #expect(try page("Buttons.md").contains("\n| " + rule.rawValue + " | "))
    }
}
