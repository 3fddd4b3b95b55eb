import PaySheet
import PaySheetChecking
import PaySheetGuide
import Testing

/// A page leaves out options and commands that texts have in parentheses. `Distribution/playground/answers.js` does so.
@Suite("Words of the command")
struct CommandWordTests {
    /// A text without its parentheses, and the options and commands that are left.
    private static func commandWords(_ text: String) -> [String] {
        var depth = 0
        let plain = String(
            text.filter { character in
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                return depth == 0
            })
        let commands = ["check", "fix", "fmt", "run", "explain", "order", "hash", "preview", "schema", "example", "token"]
        return (commands.map { "paysheet " + $0 } + [" --"]).filter { plain.contains($0) }
    }

    @Test("Cards about documents name options and commands in parentheses only")
    func cards() {
        for card in CatalogList.all.documentCards {
            for text in [card.what, card.why, card.instead, card.title] { #expect(Self.commandWords(text) == [], "\(card.name): \(text)") }
        }
    }

    @Test("Findings of documents name options and commands in parentheses only")
    func findings() {
        for card in CatalogList.all.documentCards {
            for finding in card.bad.flatMap({ card.findings(in: $0) }) {
                #expect(Self.commandWords(finding.message) == [], "\(card.name): \(finding.message)")
                #expect(Self.commandWords(finding.help ?? "") == [], "\(card.name): \(finding.help ?? "")")
            }
        }
    }

    @Test(
        "A remedy with an option says first what to do",
        arguments: [
            ("{\"a\":1}\n{\"b\":2}\n", "check each line alone (paysheet check --ndjson)"),
            ("{\"unknown\":1,\"alien\":2}", "name the kind (--kind)"),
        ])
    func remedies(_ text: String, _ help: String) {
        var reader = DocumentReader(catalogs: CatalogList.all.set)
        #expect(reader.check([UInt8](text.utf8), as: nil).findings.contains { $0.help == help })
    }
}
