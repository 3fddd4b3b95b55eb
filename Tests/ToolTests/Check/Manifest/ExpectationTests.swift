import PaySheetTool
import Testing

@Suite("Expectations of check")
struct ExpectationTests {
    private static let sale = """
        {"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],\
        "total":{"label":"Wander","amount":"200.50"},"multiTokenContexts":[{"merchantIdentifier":"merchant.com.example.air",\
        "externalIdentifier":"air-7","merchantName":"Sky Air","merchantDomain":"sky-air.example","amount":"120.00"}]}
        """
    private static let merchants = """
        {"merchants":[{"externalIdentifier":"air-7","merchantName":"Sky Air","merchantIdentifier":"merchant.com.example.air"}]}
        """

    @Test("A list of merchants is compared with the shares")
    func merchants() {
        let world = TestWorld([
            "a.json": ExpectationTests.sale, "b.json": ExpectationTests.sale.replacing("Sky Air", with: "Air Sky"),
            "m.json": ExpectationTests.merchants,
        ])
        #expect(world.run("check", "a.json", "--merchants", "m.json") == 0)
        #expect(world.run("check", "b.json", "--merchants", "m.json", "--format", "concise") == 1)
        #expect(world.output.contains("error[contexts/directory]"))
        #expect(world.run("check", "b.json") == 0)
    }

    @Test("Other merchant identifiers than the expected ones are reported")
    func identifiers() {
        let world = TestWorld(["a.json": ExpectationTests.sale])
        #expect(world.run("check", "a.json", "--expect-merchant", "merchant.com.example.inn", "--format", "concise") == 1)
        #expect(world.output.contains("error[merchant/identifier]"))
        #expect(!world.output.contains("merchant.com"))
        let both = ["--expect-merchant", "merchant.com.example.inn", "--expect-merchant=merchant.com.example.air"]
        #expect(world.run(["check", "a.json"] + both) == 0)
    }

    @Test("A currency can have other decimals than in the standard")
    func decimals() {
        let world = TestWorld(["a.json": ExpectationTests.sale.replacing("USD", with: "ISK")])
        #expect(world.run("check", "a.json", "--fail-on", "warning", "--format", "concise") == 1)
        #expect(world.output.contains("warning[amount/decimals]"))
        #expect(world.run("check", "a.json", "--fail-on", "warning", "--decimals", "ISK=2") == 0)
        #expect(world.run("check", "a.json", "--fail-on", "warning", "--decimals", "EUR=2,ISK=2") == 0)
    }

    @Test("Advice is selected by group or by rule")
    func advice() {
        let world = TestWorld(["a.json": ExpectationTests.sale.replacing("Wander", with: "Total").replacing("120.00", with: "0.00")])
        #expect(world.run("check", "a.json", "--format", "concise") == 0)
        #expect(!world.output.contains("[total/name]") && world.output.contains("[contexts/amount]"))
        #expect(world.run("check", "a.json", "--select", "advice", "--format", "concise") == 0)
        #expect(world.output.contains("warning[total/name]") && world.output.contains("[contexts/amount]"))
        #expect(world.run("check", "a.json", "--select", "total/name", "--format", "concise") == 0)
        #expect(world.output.contains("warning[total/name]") && !world.output.contains("[contexts/amount]"))
        #expect(world.run("check", "a.json", "--select", "advice,contexts", "--format", "concise") == 0)
        #expect(!world.output.contains("[total/name]") && world.output.contains("[contexts/amount]"))
    }

    @Test("The documents of one run belong to one site")
    func documents() {
        let other = ExpectationTests.sale.replacing("air-7", with: "air-8")
        let world = TestWorld(["a.json": ExpectationTests.sale, "b.json": other])
        #expect(world.run("check", "a.json", "b.json", "--format", "concise") == 0)
        #expect(world.output.hasPrefix("b.json:"))
        #expect(world.output.contains("warning[contexts/external-identifier]"))
        #expect(world.output.contains("\"a.json\""))
        #expect(!world.output.contains("air-"))
        for file in ["a.json", "b.json"] {
            #expect(world.run("check", file, "--format", "concise") == 0)
            #expect(!world.output.contains("external-identifier"))
        }
        let records = TestWorld(["all.ndjson": ExpectationTests.sale + "\n" + other + "\n"])
        #expect(records.run("check", "all.ndjson", "--format", "concise") == 0)
        #expect(records.output.hasPrefix("all.ndjson:2:"))
        #expect(records.output.contains("\"all.ndjson:1\""))
    }

    @Test(
        "Mistakes in expectations return 2 with a message",
        arguments: [
            (["--expect-country", "UK"], "\"UK\" is not a country of ISO 3166-1; did you mean GB?"),
            (["--expect-currency", "usd"], "\"usd\" is not a currency of ISO 4217; did you mean USD?"),
            (["--decimals", "ISK"], "--decimals takes a currency and a number from 0 to 4"),
            (["--decimals", "ISK=5"], "--decimals takes a currency and a number from 0 to 4"),
            (["--decimals", "XXQ=2"], "\"XXQ\" is not a currency of ISO 4217"),
            (["--merchants", "none.json"], "none.json: no such file"),
            (["--merchants", "a.json"], "a.json:1:1: error["),
            (["--expect-merchant", ""], "--expect-merchant needs a merchant identifier"),
        ] as [([String], String)])
    func usage(_ options: [String], _ message: String) {
        let world = TestWorld(["a.json": ExpectationTests.sale])
        #expect(world.run(["check", "a.json"] + options) == 2)
        #expect(world.errors.contains(message), "\(world.errors)")
        #expect(world.output.isEmpty)
    }
}
