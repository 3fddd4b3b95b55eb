import PaySheetChecking
import PaySheetTool
import Testing

@Suite("Files and standard input of explain")
struct ExplainedFileTests {
    private static let log = "2026-11-02 10:11:12 INFO start\n2026-11-02 10:11:13 ERROR TypeError: Load failed\n    at pay (shop.js:1:2)\n"

    @Test("Standard input is a log")
    func input() throws {
        let world = TestWorld(input: Self.log)
        #expect(world.run("explain", "-") == 0)
        #expect(world.output.hasPrefix("Line 2: 2026-11-02 10:11:13 ERROR TypeError: Load failed\n\nShown by Safari as TypeError.\n"))
        let again = TestWorld(input: Self.log)
        #expect(again.run("explain", "-", "--format", "json") == 0)
        #expect(try JSON(again.output)["line"].int == 2)
        #expect(try JSON(again.output)["file"].isNull)
    }

    @Test("A file is a log, and the answer names it")
    func file() throws {
        let world = TestWorld(["logs/shop.log": Self.log])
        #expect(world.run("explain", "logs/shop.log") == 0)
        #expect(world.output.hasPrefix("logs/shop.log, line 2: "))
        let again = TestWorld(["logs/shop.log": Self.log])
        #expect(again.run("explain", "logs/shop.log", "--format", "json") == 0)
        #expect(try JSON(again.output)["file"].string == "logs/shop.log")
    }

    @Test("A rule or a topic is never a file")
    func names() {
        for name in ["amount/format", "amount"] {
            let world = TestWorld([name: Self.log])
            #expect(world.run("explain", name) == 0)
            #expect(world.output.hasPrefix("amount/"))
        }
    }

    @Test("Standard input can be a few words")
    func words() {
        let world = TestWorld(input: "how do I test without a device\n")
        #expect(world.run("explain", "-") == 0)
        #expect(world.output.contains("Docs/Testing-a-checkout.md"))
    }

    @Test(
        "What cannot be explained is said with the name of the file",
        arguments: [
            ("nothing of interest\n", "a.log: no line has a known text"), ("", "a.log: no line has a known text"),
            ("TypeError: Load failed\0", "a.log: this is not a text"),
            (
                "x\n-----BEGIN PRIVATE KEY-----\nAAAA\nTypeError: Load failed\n",
                "a.log: the text contains a private key; nothing of it was used"
            ),
        ])
    func refused(_ text: String, _ reason: String) {
        let world = TestWorld(["a.log": text])
        #expect(world.run("explain", "a.log") == 2)
        #expect(world.errors.contains(reason), "\(world.errors)")
        #expect(world.output.isEmpty && !world.errors.contains("AAAA"))
    }

    @Test("A file has a limit")
    func limit() {
        let world = TestWorld()
        world.files["a.log"] = [UInt8](repeating: 0x78, count: Explanation.byteLimit + 1)
        #expect(world.run("explain", "a.log") == 2)
        #expect(world.errors.contains("a.log: the text has more than 8 MB; explain the part with the error"))
    }
}
