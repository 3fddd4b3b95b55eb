import Testing

/// The release of Safari in options and configuration.
struct SafariOptionTests {
    private static let request = """
        {"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa","solo"],
         "total":{"label":"Shop","amount":"1.00"}}
        """

    @Test(
        "--safari and --system decide which release the verdict is about",
        arguments: [
            (["--safari", "18.4"], 1), (["--safari", "26.4"], 0), (["--system", "ios18.4"], 1), (["--system", "ios26.4"], 0),
            (["--system", "ios26.4", "--safari", "26.4"], 0), ([], 1),
        ] as [([String], Int32)])
    func release(_ options: [String], _ status: Int32) {
        let world = TestWorld(["a.json": SafariOptionTests.request])
        #expect(world.run(["check", "a.json"] + options) == status)
        #expect(world.output.contains("warning[network/unknown]") == (status == 0))
    }

    @Test(
        "A release that is none, or not that of the system, is a usage error with a remedy",
        arguments: [
            (["--safari", "new"], "\"new\" is not a release of Safari; write one such as 18.4"),
            (["--safari", "18.4", "--system", "ios17"], "--system ios17 has Safari 17, and --safari names 18.4; leave one out"),
        ] as [([String], String)])
    func refused(_ options: [String], _ message: String) {
        let world = TestWorld(["a.json": SafariOptionTests.request])
        #expect(world.run(["check", "a.json"] + options) == 2)
        #expect(world.errors.contains(message))
    }

    @Test("The configuration can name the release")
    func configuration() {
        let world = TestWorld([".paysheet.json": #"{"safari": "26.4"}"#, "a.json": SafariOptionTests.request])
        #expect(world.run("check", "a.json") == 0)
        let wrong = TestWorld([".paysheet.json": #"{"safari": "soon"}"#, "a.json": SafariOptionTests.request])
        #expect(wrong.run("check", "a.json") == 2)
        #expect(wrong.errors.contains("is not a release of Safari"))
    }
}
