import Foundation
import PaySheetChecking
import PaySheetTool
import Testing

/// The samples of these pages are what the command prints. `PAYSHEET_RECORD_GOLDEN=1 swift test --filter ReadmeTests` renews them.
@Suite("README")
struct ReadmeTests {
    private static let pages = ["README.md", "Docs/Testing-without-a-device.md", "Docs/Verify-a-payment.md"]
    /// Files that pages take as given, and the fixture of each.
    private static let given = ["payment.json": "token.json", "apple_pay.cer": "processing.cer", "tests.pem": "root.pem"]

    /// The text of a block after its calls: what they print.
    private func printed(_ calls: [String], _ world: TestWorld) throws -> String {
        var text = ""
        for call in calls {
            let parts = call.split(separator: " > ")
            let words = parts[0].split(separator: " ").map { String($0) }
            try #require(words.first == "paysheet")
            #expect(world.run(Array(words.dropFirst())) < 2, "\(call): \(world.errors)")
            text += "$ " + call + "\n"
            if parts.count == 2 { world.files[String(parts[1])] = Array(world.output.utf8) } else { text += world.output }
            text += world.errors
        }
        return text
    }

    @Test("Every terminal sample of a page is current", arguments: pages)
    func samples(_ name: String) throws {
        let page = Repository.root.appendingPathComponent(name)
        let text = try String(contentsOf: page, encoding: .utf8)
        var renewed = text
        let blocks = text.components(separatedBy: "```console\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
        try #require(!blocks.isEmpty)
        let world = TestWorld()
        for (name, fixture) in ReadmeTests.given {
            world.files[name] = Array(
                try Data(contentsOf: Repository.root.appendingPathComponent("Tests/TokensTests/Fixtures").appendingPathComponent(fixture)))
        }
        for file in text.matches(of: /<!-- ([\w.]+) -->\n```\w+\n((?:(?!```)[^\n]*\n)*)```/) {
            world.files[String(file.output.1)] = Array(file.output.2.utf8)
        }
        for block in blocks {
            let calls = block.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
            renewed = renewed.replacingOccurrences(of: "```console\n" + block, with: "```console\n" + (try printed(calls, world)))
        }
        guard renewed != text else { return }
        if Golden.isRecording { try renewed.write(to: page, atomically: true, encoding: .utf8) }
        Issue.record("\(name) shows something else than the command prints; PAYSHEET_RECORD_GOLDEN=1 renews it")
    }

    @Test("Every command and option of a page exists", arguments: pages)
    func names(_ name: String) throws {
        let text = try String(contentsOf: Repository.root.appendingPathComponent(name), encoding: .utf8)
        for call in text.matches(of: /paysheet ([a-z]+)((?: [^\n`|>#]*)?)/) {
            guard let command = Command.all.first(where: { $0.name == call.1 }) else { continue }
            for option in call.2.matches(of: /--([a-z-]+)/) where option.1 != "package-path" {
                let isKnown = command.options.contains { $0.name == option.1 }
                #expect(isKnown, "\(call.0)")
            }
        }
    }
}
