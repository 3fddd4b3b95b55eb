import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetTool
import TestSupport
import Testing

struct ExampleCommandTests {
    private static let kinds = [
        "basic", "shipping", "coupon", "multi-merchant", "recurring", "trial", "reload", "deferred", "pending", "disbursement", "w3c",
        "update-payment-method", "update-shipping-method", "update-shipping-contact", "update-coupon-code", "result", "payment", "token",
        "session-request", "session", "flow",
    ]

    @Test("An example has no findings and is already formatted", arguments: kinds)
    func printsWhatCheckAndFormatLeaveAlone(kind: String) {
        let world = TestWorld()
        #expect(world.run("example", kind) == 0)
        #expect(world.errors == "")
        let document = world.output
        world.files["a.applepay.json"] = Array(document.utf8)
        #expect(world.run("check", "a.applepay.json", "--select", "advice", "--fail-on", "info") == 0, "\(world.output)")
        #expect(world.run("fmt", "--check", "a.applepay.json") == 0)
        #expect(world.run("example", kind) == 0)
        #expect(world.output == document)
        #expect(world.run("example", kind, "--seed", "2") == 0)
        #expect(world.output != document)
    }

    @Test("--ndjson writes one line per document")
    func writesALineForEachDocument() {
        let world = TestWorld()
        #expect(world.run("example", "basic", "--count", "5", "--seed", "7", "--ndjson", "--currency", "JPY") == 0)
        let lines = world.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 6)
        #expect(lines.prefix(5).allSatisfy { $0.hasPrefix("{") && $0.contains("\"JPY\"") })
        let third = String(lines[2])
        #expect(world.run("example", "basic", "--seed", "9", "--ndjson", "--currency", "JPY") == 0)
        #expect(world.output == third + "\n")
        world.files["a.ndjson"] = Array(lines.joined(separator: "\n").utf8)
        #expect(world.run("check", "--ndjson", "a.ndjson") == 0)
    }

    @Test("A closed output ends the command without an error")
    func endsQuietlyWhereNobodyReads() {
        let world = TestWorld()
        world.writesUntilClosed = 2
        #expect(world.run("example", "flow", "--count", "1000000", "--ndjson") == 0)
        #expect(world.errors == "")
    }

    @Test("--break prints a document with one finding")
    func breaksOneRule() {
        let world = TestWorld()
        #expect(world.run("example", "--break", "amount/format", "--seed", "3") == 0)
        world.files["a.applepay.json"] = Array(world.output.utf8)
        #expect(world.run("check", "--format", "concise", "a.applepay.json") == 1)
        #expect(world.output.split(separator: "\n").count == 1)
        #expect(world.output.contains("[amount/format]"))
        #expect(world.run("example", "shipping", "--break", "amount/format") == 0)
        #expect(world.output.contains("shippingMethods"))
    }

    @Test("--break names the options that check needs")
    func namesWhatCheckNeeds() {
        let world = TestWorld()
        #expect(world.run("example", "--break", "item/label-style") == 0)
        #expect(world.errors == "paysheet: reported with: paysheet check --select advice\n")
    }

    @Test("--set changes members")
    func setsPlaces() {
        let world = TestWorld()
        #expect(world.run("example", "basic", "--set", "total.label=Foo", "--set", "/total/amount=10.00") == 0)
        #expect(world.output.contains("\"label\": \"Foo\",\n    \"amount\": \"10.00\""))
    }

    /// The whole of it: every rule of the list has documents with its finding alone.
    @Test("--break-all breaks every rule, and check finds each one", .enabled(if: TestScale.isInFull, "only in full"))
    func everyRuleIsBrokenAndSeen()
        throws
    {
        let world = TestWorld()
        #expect(world.run("example", "--break-all", "--out", "broken") == 0, "\(world.errors)")
        let manifest = try JSON(try #require(world.text("broken/manifest.json")))
        let broken = Set(manifest["files"].strings("rule"))
        for rule in RuleCard.ofDocuments where !broken.contains(rule.name) { Issue.record("nothing breaks \(rule.name)") }
        #expect(manifest["files"].list.contains { $0["files"].count == 2 && $0["rule"].string == "contexts/external-identifier" })
        #expect(world.run("check", "broken", "--expect-manifest", "broken/manifest.json") == 0, "\(world.output)")
        #expect(world.output.contains(": all as expected"))
    }

    @Test("A different existing file is overwritten only with --force")
    func filesThatDifferAreKept() throws {
        let world = TestWorld()
        #expect(world.run("example", "--break", "total/negative", "--out", "d") == 0)
        let (name, manifest) = ("d/total-negative.1.applepay.json", "d/manifest.json")
        let document = world.text(name)
        #expect(world.run("check", "d", "--expect-manifest", manifest) == 0, "\(world.output)")
        // Again is nothing new; a file that does not keep its word is told, and not lost.
        #expect(world.run("example", "--break", "total/negative", "--out", "d") == 0)
        world.files[name] = Array(Sample.clean.utf8)
        #expect(world.run("check", "d", "--expect-manifest", manifest) == 1)
        #expect(world.run("example", "--break", "total/negative", "--out", "d") == 2)
        #expect(world.errors.contains("d/total-negative.1.applepay.json exists and differs; nothing was written"))
        #expect(world.text(name) == Sample.clean)
        #expect(world.run("example", "--break", "total/negative", "--out", "d", "--force") == 0)
        #expect(world.text(name) == document)
    }

    @Test("--out writes valid documents and a manifest")
    func writesAFolderOfGoodOnes() throws {
        let world = TestWorld()
        #expect(world.run("example", "multi-merchant", "--count", "3", "--seed", "4", "--out", "some/where") == 0)
        #expect(world.errors == "paysheet: wrote 4 files to some/where\n")
        #expect(world.output == "")
        let manifest = try JSON(try #require(world.text("some/where/manifest.json")))
        #expect(manifest["schemaVersion"].int == 1)
        #expect(manifest["tool"]["name"].string == "paysheet")
        #expect(manifest["files"].strings("file") == [4, 5, 6].map { "multi-merchant.\($0).applepay.json" })
        #expect(manifest["files"].list.allSatisfy { $0["rule"].isNull && $0["pointer"].isNull })
        #expect(world.run("check", "some/where", "--expect-manifest", "some/where/manifest.json") == 0)
        #expect(world.run("example", "multi-merchant", "--count", "3", "--seed", "4", "--out", "some/where") == 0)
        world.locked = ["some/where/multi-merchant.9.applepay.json"]
        #expect(world.run("example", "multi-merchant", "--seed", "9", "--out", "some/where", "--force") == 2)
        #expect(world.errors.contains("some/where/multi-merchant.9.applepay.json: permission denied"))
    }

    /// The biggest seed has no next one; seeds begin again at 0.
    @Test("After the largest seed comes 0")
    func seedsGoAround() throws {
        let world = TestWorld()
        #expect(world.run("example", "result", "--seed", "18446744073709551615", "--count", "2", "--out", "d") == 0)
        #expect(
            world.files.keys.sorted() == [
                "d/manifest.json", "d/result.0.applepay.json", "d/result.18446744073709551615.applepay.json",
            ])
        #expect(world.run("check", "d", "--expect-manifest", "d/manifest.json") == 0, "\(world.output)")
    }

    @Test("Several seeds of one break have distinct file names")
    func severalSeedsOfOneBreakHaveNamesOfTheirOwn() throws {
        let world = TestWorld()
        #expect(world.run("example", "--break", "total/negative", "--count", "2", "--out", "d") == 0)
        #expect(
            world.files.keys.filter { $0.hasPrefix("d/total") }.sorted() == [
                "d/total-negative.1.seed-1.applepay.json", "d/total-negative.1.seed-2.applepay.json",
            ])
        #expect(world.run("check", "d", "--expect-manifest", "d/manifest.json") == 0, "\(world.output)")
    }

    @Test("--list-breaks lists the variants of every rule")
    func listsTheWaysToBreak() throws {
        let world = TestWorld()
        #expect(world.run("example", "--list-breaks") == 0)
        #expect(world.output.contains("\namount/format "))
        #expect(world.output.contains("(check --select advice)"))
        #expect(world.run("example", "--list-breaks", "--format", "json") == 0)
        let rules = try JSON(world.output)
        let cards = CatalogList.all.documentCards
        #expect(rules.strings("rule") == cards.map { $0.name })
        for (rule, card) in zip(rules.list, cards) { #expect(rule["variants"].count > 0, "\(card.name)") }
    }

    @Test(
        "A mistake in the call returns 2 with a message",
        arguments: [
            (["example"], "name a KIND: basic, shipping"), (["example", "shiping"], "unknown kind \"shiping\"; did you mean shipping?"),
            (["example", "basic", "flow"], "one KIND at most"), (["example", "nonsense"], "known are basic, shipping"),
            (["example", "ApplePayPaymentToken"], "did you mean token?"),
            (["example", "--break", "amount/formt"], "unknown rule \"amount/formt\"; did you mean amount/format?"),
            (["example", "--break", "amount/format:99"], "amount/format has no variant \"99\"; it has 1, 2"),
            (["example", "session", "--break", "amount/format"], "amount/format cannot be broken in session; it can be in basic"),
            (["example", "basic", "--currency", "usd"], "\"usd\" is not a currency of ISO 4217; did you mean USD?"),
            (["example", "basic", "--currency", "XAU"], "XAU is not used for payments"),
            (["example", "basic", "--country", "UK"], "\"UK\" is not a country of ISO 3166-1; did you mean GB?"),
            (["example", "basic", "--merchants", "0"], "--merchants takes a whole number from 1"),
            (["example", "basic", "--merchants", "1001"], "--merchants takes a whole number from 1 to 1000, not"),
            (["example", "disbursement", "--merchants", "3"], "disbursement allows only one merchant"),
            (["example", "basic", "--seed", "-1"], "--seed takes a whole number from 0 to 18446744073709551615, not \"-1\""),
            (["example", "basic", "--count", "0"], "--count takes a whole number from 1"),
            (["example", "basic", "--count", "3"], "--count 3 writes several documents: add --ndjson"),
            (["example", "basic", "--now", "soon"], "or today, not \"soon\""),
            (["example", "basic", "--set", "/totl/amount=1"], "/totl/amount does not exist: the document has no member \"totl\""),
            (["example", "basic", "--set", "/lineItems/99/label=x"], "/lineItems is a list of"),
            (["example", "basic", "--set", "total"], "\"total\" is not a change"),
            (["example", "basic", "--force"], "--force needs --out DIR"),
            (["example", "--break-all"], "--break-all needs --out DIR"), (["example", "basic", "--break-all"], "remove KIND"),
            (["example", "--break", "total/negative", "--break-all"], "exclude each other"),
            (["example", "--break-all", "--out", "d", "--count", "2"], "remove --count"),
            (["example", "basic", "--ndjson", "--out", "d"], "exclude each other"),
            (["example", "basic", "--out", ""], "the name of a folder"),
            (["example", "--break", "json/comment", "--ndjson"], "is not a line of NDJSON"),
            (["example", "--break", "json/comment", "--set", "/a=1"], "is not JSON"),
            (["example", "--break", "contexts/external-identifier:files"], "this writes several documents"),
        ])
    func saysWhatIsWrong(arguments: [String], message: String) {
        let world = TestWorld()
        #expect(world.run(arguments) == 2)
        #expect(world.errors.contains(message), "\(world.errors)")
        #expect(world.output == "")
        #expect(world.files.isEmpty)
    }
}
