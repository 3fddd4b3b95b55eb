import PaySheetTool
import TestSupport
import Testing

@Suite("Clean documents in files that have more than them")
struct PartOfFileTests {
    private static let request = """
        {countryCode: "US", currencyCode: "USD", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"], \
        total: {label: "Shop", amount: "10.00"}}
        """
    private static let noLabel = request.replacing("\"Shop\"", with: "\"\"")

    private static func script(_ requests: String...) -> String {
        requests.map { "new ApplePaySession(3, " + $0 + ");\n" }.joined()
    }

    @Test("The line of a clean request names its place if the file has another request")
    func severalRequests() {
        let world = TestWorld(["a.js": PartOfFileTests.script(PartOfFileTests.request, PartOfFileTests.noLabel, PartOfFileTests.request)])
        #expect(world.run("a.js") == 0)
        #expect(world.output.contains("a.js:1: no findings (checked as ApplePayPaymentRequest)\n"))
        #expect(world.output.contains("\na.js:3: no findings"))
        #expect(world.output.contains("a.js:2:") && !world.output.contains("a.js: no findings"), "\(world.output)")
    }

    @Test("The reports that list clean documents name their places", arguments: ["markdown", "html"])
    func lists(_ format: String) {
        let world = TestWorld(["a.js": PartOfFileTests.script(PartOfFileTests.request, PartOfFileTests.noLabel)])
        #expect(world.run("a.js", "--format", format) == 0)
        #expect(world.output.contains("a.js:1"), "\(world.output)")
    }

    @Test("A file with one request keeps its line")
    func oneRequest() {
        let world = TestWorld(["a.js": PartOfFileTests.script(PartOfFileTests.request)])
        #expect(world.run("a.js") == 0)
        #expect(world.output.hasPrefix("a.js: no findings (checked as ApplePayPaymentRequest)\n"))
    }

    @Test(
        "A file is not called clean if it does not show a request, or has only its beginning",
        arguments: [
            ("new ApplePaySession(3, cart);\n", "the file does not show the request, which comes from cart"),
            ("new ApplePaySession(3, {countryCode: \"US\", ", "the parenthesis of the call is never closed"),
        ])
    func notShown(_ second: String, _ reason: String) {
        let world = TestWorld(["a.js": PartOfFileTests.script(PartOfFileTests.request) + second])
        #expect(world.run("a.js") == 0)
        #expect(world.output.hasPrefix("a.js:1: no findings"), "\(world.output)")
        #expect(world.output.contains("1 value of source code not reached"))
        #expect(world.errors.contains("a.js:2:") && world.errors.contains(reason), "\(world.errors)")
    }

    @Test("A request whose findings another one has already shown is not called clean")
    func repeatedFindings() {
        let text =
            "const total = {label: \"\", amount: \"10.00\"};\n"
            + PartOfFileTests.script(
                PartOfFileTests.request.replacing("{label: \"Shop\", amount: \"10.00\"}", with: "total"),
                PartOfFileTests.request.replacing("{label: \"Shop\", amount: \"10.00\"}", with: "total"))
        let world = TestWorld(["a.js": text])
        #expect(world.run("a.js") == 0)
        #expect(world.output.contains("a.js:1:") && !world.output.contains("no findings"), "\(world.output)")
    }
}
