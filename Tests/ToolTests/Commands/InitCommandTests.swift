import PaySheet
import PaySheetTool
import Testing

@Suite("init")
struct InitCommandTests {
    @Test("init writes a neutral configuration and prints the CI jobs")
    func writes() throws {
        let world = TestWorld(["a.applepay.json": Sample.comma, "shop/a.json": Sample.comma])
        #expect(world.run("a.applepay.json") == 1)
        let before = world.output
        #expect(world.run("init") == 0)
        #expect(world.errors == "paysheet: wrote .paysheet.schema.json\npaysheet: wrote .paysheet.json\n")
        #expect(try JSON(world.text(".paysheet.json") ?? "")["$schema"].string == "./.paysheet.schema.json")
        #expect(try JSON(world.text(".paysheet.schema.json") ?? "")["$id"].string == "urn:paysheet:schema:config")
        #expect(world.output.hasPrefix("# .github/workflows/paysheet.yml\n") && world.output.contains("\n# .gitlab-ci.yml\n"))
        #expect(world.run("a.applepay.json") == 1)
        #expect(world.output.replacing(" Configuration: .paysheet.json.", with: "") == before && world.errors.isEmpty)
        #expect(world.run("init", "shop", "--ci", "github") == 0)
        #expect(world.text("shop/.paysheet.json") == world.text(".paysheet.json"))
        #expect(!world.output.contains("gitlab"))
        Golden.expect(world.text(".paysheet.json") ?? "", "init.json")
    }

    @Test("Existing files stay unchanged")
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
        world.locked = [".paysheet.schema.json"]
        #expect(world.run("init") == 2 && world.files.isEmpty)
        world.locked = [".paysheet.json"]
        #expect(world.run("init") == 2)
        #expect(world.errors.hasSuffix("paysheet: cannot write .paysheet.json: permission denied\n"))
    }

    @Test("The CI jobs use existing options", arguments: ["github", "gitlab"])
    func jobs(_ service: String) throws {
        let world = TestWorld(["a.applepay.json": Sample.clean])
        #expect(world.run("init", "--ci", service) == 0)
        let line = try #require(world.output.split(separator: "\n").first { $0.contains("paysheet check ") })
        let words = line.split(separator: " ").map { String($0) }
        let start = try #require(words.firstIndex(of: "check"))
        #expect(world.run(Array(words[start...]) + ["--no-config"]) == 0)
        #expect(world.errors.isEmpty)
    }

    // MARK: --add

    @Test("The job names each action by its commit, because a tag can be moved")
    func pinned() {
        let world = TestWorld([:])
        #expect(world.run("init", "--add", "github") == 0)
        let actions = (world.text(".github/workflows/paysheet.yml") ?? "").matches(of: /uses: +(\S+)/).map { String($0.output.1) }
        #expect(!actions.isEmpty)
        #expect(actions.allSatisfy { $0.wholeMatch(of: /[\w.-]+\/[\w.-]+@[0-9a-f]{40}/) != nil }, "\(actions)")
    }

    @Test(
        "Each part has its own files, and its job is one that init prints",
        arguments: ["vscode", "pre-commit", "github", "gitlab", "agents"])
    func parts(_ part: String) throws {
        let files = [
            "vscode": ".vscode/settings.json", "pre-commit": ".pre-commit-config.yaml", "github": ".github/workflows/paysheet.yml",
            "gitlab": ".gitlab-ci.yml", "agents": ".mcp.json",
        ]
        let world = TestWorld(["a.applepay.json": Sample.clean])
        #expect(world.run("init", "--add", part) == 0)
        let path = try #require(files[part])
        #expect(world.text(".paysheet.json") != nil)
        let text = try #require(world.text(path))
        #expect(world.errors.contains("wrote ./\(path)") || world.errors.contains("wrote \(path)"))
        #expect(world.output.isEmpty)
        if part == "vscode" {
            #expect(JSONTree([UInt8](text.utf8)) != nil)
            #expect(try JSONTree(#require(world.files[".vscode/paysheet.schema.json"])) != nil)
            #expect(try JSONTree(#require(world.files[".paysheet.schema.json"])) != nil)
        }
        #expect(world.run("init", "--add", part) == 0)
        #expect(world.text(path) == text)
        #expect(world.errors.contains("it exists already; add this to it") && world.output == text)
    }

    @Test("Agents get a skill and a server, and a changed skill stays")
    func agents() throws {
        let world = TestWorld(["a.applepay.json": Sample.clean])
        #expect(world.run("init", "--add", "agents") == 0)
        let paths = [".claude/skills/apple-pay/SKILL.md", ".agents/skills/apple-pay/SKILL.md"]
        for path in paths {
            let text = try #require(world.text(path))
            #expect(world.errors.contains("wrote ") && world.errors.contains(path))
            #expect(text.hasPrefix("---\nname: apple-pay\ndescription: "))
            #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
            // Every rule that it names has a card.
            #expect(text.matches(of: /^\d+\. \*\*.+\*\* \(`[a-z0-9-]+\/[a-z0-9-]+`\)/.anchorsMatchLineEndings()).count == 10)
        }
        let server = try JSON(world.text(".mcp.json") ?? "")["mcpServers"]["paysheet"]
        #expect(server["command"].string == "paysheet")
        world.files[paths[0]] = Array("mine".utf8)
        world.files[paths[1]] = nil
        #expect(world.run("init", "--add", "agents") == 0)
        #expect(world.text(paths[0]) == "mine" && world.text(paths[1]) != nil)
        #expect(world.errors.contains(paths[0] + ": it exists already; remove it"))
    }

    @Test(
        "Schemas are added to existing settings, and nothing else changes",
        arguments: ["{}", "{ \"a\": 1 }", "// mine\n{\n  // two\n  \"a\": [1, 2,],\n}\n"])
    func settings(_ old: String) throws {
        let world = TestWorld([".vscode/settings.json": old])
        #expect(world.run("init", "--add", "vscode") == 0)
        let new = try #require(world.text(".vscode/settings.json"))
        #expect(new.contains("\"json.schemas\": ["))
        let brace = try #require(old.firstIndex(of: "{"))
        #expect(new.hasPrefix(old[...brace]) && new.hasSuffix(old[old.index(after: brace)...]))
        #expect(old.contains("//") || JSONTree([UInt8](new.utf8)) != nil)
    }

    @Test("Settings with schemas and settings that are not an object stay unchanged", arguments: ["{\"json.schemas\":[]}", "[]", "{", ""])
    func otherSettings(_ old: String) {
        let world = TestWorld([".vscode/settings.json": old])
        #expect(world.run("init", "--add", "vscode") == 0)
        #expect(world.text(".vscode/settings.json") == old)
        #expect(world.output.contains("json.schemas"))
    }

    @Test("A part that cannot be written is an error")
    func lockedPart() {
        let world = TestWorld(["a.json": ""])
        world.locked = [".gitlab-ci.yml"]
        #expect(world.run("init", "--add", "gitlab") == 2)
        #expect(world.errors.contains(".gitlab-ci.yml: permission denied"))
    }
}
