import Foundation
import PaySheetGuide
import PaySheetPasses
import Testing

@Suite("Passes as documents")
struct PassDocumentTests {
    private let world = TestWorld([
        "pass.json": PassGuide.ticket.text,
        "new.json": PassGuide.ticket.text.replacing("\"formatVersion\"", with: "\"voided\":true,\"formatVersion\""),
        "bad.json": PassGuide.ticket.text.replacing("\"2027-000042\"", with: "7"),
    ])

    @Test("describe and diff take passes")
    func words() {
        #expect(world.run("describe", "pass.json") == 0)
        #expect(world.output.hasPrefix("This is an event ticket of Example Theater"), "\(world.output)")
        #expect(world.run("describe", "--format", "json", "pass.json") == 0)
        #expect(world.output.contains("\"sentences\": ["))
        #expect(world.run("diff", "pass.json", "new.json") == 1)
        #expect(world.output == "voided: no before, yes now.\n", "\(world.output)")
        #expect(world.run("diff", "--format", "json", "pass.json", "new.json") == 1)
        #expect(world.output.contains("\"kind\": \"Pass\"") && world.output.contains("\"subject\": \"voided\""), "\(world.output)")
        #expect(world.run("diff", "pass.json", "pass.json") == 0)
        #expect(world.output == "nothing differs\n")
        #expect(world.run("describe", "bad.json") == 1)
        #expect(world.run("diff", "pass.json", "bad.json") == 2)
        #expect(world.errors.contains("bad.json: not compared; correct this first"), "\(world.errors)")
    }

    @Test("The page about passes links each rule", arguments: PassGuide.cards.map { $0.name })
    func page(_ rule: String) throws {
        let page = try String(contentsOf: Repository.root.appendingPathComponent("Docs/Passes.md"), encoding: .utf8)
        #expect(page.contains("[`\(rule)`](Rules/pass.md#\(rule.replacing("/", with: "")))"))
    }
}
