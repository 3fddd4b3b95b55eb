import PaySheetTool
import Testing

@Suite("init")
struct InitCommandTests {
    @Test("it writes a configuration that changes nothing, and prints the jobs")
    func writes() {
        let world = TestWorld(["a.applepay.json": Sample.comma, "shop/a.json": Sample.comma])
        #expect(world.run("a.applepay.json") == 1)
        let before = world.output
        #expect(world.run("init") == 0)
        #expect(world.errors == "paysheet: wrote .paysheet.json\n")
        #expect(world.output.hasPrefix("# .github/workflows/paysheet.yml\n") && world.output.contains("\n# .gitlab-ci.yml\n"))
        #expect(world.run("a.applepay.json") == 1)
        #expect(world.output == before && world.errors.isEmpty)
        #expect(world.run("init", "shop", "--ci", "github") == 0)
        #expect(world.text("shop/.paysheet.json") == world.text(".paysheet.json"))
        #expect(!world.output.contains("gitlab"))
        Golden.expect(world.text(".paysheet.json") ?? "", "init.json")
    }

    @Test("what is there is left alone")
    func refuses() {
        let world = TestWorld([".paysheet.json": "mine"])
        #expect(world.run("init") == 2)
        #expect(world.text(".paysheet.json") == "mine" && world.output.isEmpty)
        #expect(world.errors == "paysheet: .paysheet.json: it exists already; --print prints the new text\n")
        #expect(world.run("init", "--print") == 0)
        #expect(world.output.hasPrefix("{\n  \"$comment\": \"Configuration for paysheet check."))
        #expect(world.run("init", "gone") == 2)
        #expect(world.errors == "paysheet: gone: no such folder\n")
        #expect(world.run("init", "a", "b") == 2)
        world.files = [:]
        world.locked = [".paysheet.json"]
        #expect(world.run("init") == 2)
        #expect(world.errors == "paysheet: cannot write .paysheet.json: permission denied\n")
    }

    @Test("the jobs call the command with options that it has", arguments: ["github", "gitlab"])
    func jobs(_ service: String) throws {
        let world = TestWorld(["a.applepay.json": Sample.clean])
        #expect(world.run("init", "--ci", service) == 0)
        let line = try #require(world.output.split(separator: "\n").first { $0.contains("paysheet check ") })
        let words = line.split(separator: " ").map { String($0) }
        let start = try #require(words.firstIndex(of: "check"))
        #expect(world.run(Array(words[start...])) == 0)
        #expect(world.errors.isEmpty)
    }
}
