import PaySheetTool
import Testing

@Suite("The option --expect")
struct ExpectedTests {
    @Test(
        "The exit status shows whether the expectations are met",
        arguments: [
            ("clean.json", ["valid"], 0), ("clean.json", ["invalid"], 1), ("clean.json", ["amount/format"], 1),
            ("comma.json", ["valid"], 1), ("comma.json", ["invalid"], 0), ("comma.json", ["amount/format"], 0),
            ("comma.json", ["invalid,amount/format"], 0), ("comma.json", ["amount/format", "network/spelling"], 1),
            ("loud.json", ["valid"], 0), ("loud.json", ["network/spelling"], 0), ("loud.json", ["invalid"], 1),
        ] as [(String, [String], Int32)])
    func status(_ file: String, _ expected: [String], _ status: Int32) {
        let world = TestWorld([
            "clean.json": Sample.clean, "comma.json": Sample.comma, "loud.json": Sample.clean.replacing("\"visa\"", with: "\"VISA\""),
        ])
        #expect(world.run(["check", file] + expected.flatMap { ["--expect", $0] }) == status)
        #expect(world.errors.isEmpty == (status == 0))
        #expect(world.errors.isEmpty || world.errors.hasPrefix("paysheet: " + file + ": expected "))
    }

    @Test("Differences are listed document by document")
    func difference() {
        let world = TestWorld(["a.json": Sample.comma, "b.json": Sample.clean])
        #expect(world.run("a.json", "b.json", "--expect", "amount/format") == 1)
        #expect(world.errors == "paysheet: b.json: expected amount/format, found nothing\n")
        #expect(world.run("a.json", "b.json", "--expect", "valid") == 1)
        #expect(world.errors == "paysheet: a.json: expected to be valid, found amount/format\n")
        #expect(world.run("a.json", "gone.json", "--expect", "invalid") == 2)
        let records = TestWorld(["all.ndjson": Sample.clean + "\n" + Sample.comma.filter { $0 != "\n" }])
        #expect(records.run("all.ndjson", "--expect", "valid") == 1)
        #expect(records.errors == "paysheet: all.ndjson:2: expected to be valid, found amount/format\n")
    }

    @Test("The threshold separates valid and invalid documents")
    func threshold() {
        let world = TestWorld(["a.json": Sample.clean.replacing("\"visa\"", with: "\"VISA\"")])
        #expect(world.run("a.json", "--expect", "invalid", "--fail-on", "warning") == 0)
        #expect(world.run("a.json", "--expect", "valid", "--fail-on", "never") == 0)
    }

    @Test("An expected advice rule is checked")
    func advice() {
        let world = TestWorld(["a.json": ManifestTests.share("a").replacing("Trip", with: "Total")])
        #expect(world.run("a.json", "--format", "concise") == 0)
        #expect(!world.output.contains("total/name"))
        #expect(world.run("a.json", "--expect", "total/name") == 0)
    }

    @Test(
        "Impossible expectations are rejected",
        arguments: [
            (["valid,invalid"], "--expect valid cannot be combined"), (["valid", "amount/format"], "--expect valid cannot be combined"),
            (["vaild"], "--expect takes valid, invalid or a rule, not \"vaild\"; did you mean valid?"),
            (["amount"], "--expect takes valid, invalid or a rule"), ([""], "--expect needs valid, invalid or a rule"),
        ])
    func refused(_ words: [String], _ message: String) {
        let world = TestWorld(["a.json": Sample.clean])
        #expect(world.run(["a.json"] + words.map { "--expect=" + $0 }) == 2)
        #expect(world.errors.contains(message), "\(world.errors)")
    }
}
