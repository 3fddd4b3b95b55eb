import Foundation
import PaySheet
import PaySheetGuide
import Testing

@Suite("Profiles of payment providers")
struct ProviderProfileTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/PaySheetChecking/Profiles/Data")

    static let names = ["adyen", "braintree", "checkout", "paypal", "square", "stripe", "worldpay"]

    private func rules(_ sample: PaySheetGuide.Sample, _ options: [String], configuration: String? = nil) throws -> [String] {
        let world = TestWorld()
        world.files["a.json"] = sample.json
        if let configuration { world.files[".paysheet.json"] = [UInt8](configuration.utf8) }
        #expect(world.run(["check", "a.json", "--format", "json", "--fail-on", "never"] + options) == 0, "\(world.errors)")
        return try JSON(world.output)["documents"][0]["findings"].list.compactMap { $0["rule"].string }
    }

    @Test("Every provider has a profile, and every command accepts it", arguments: names)
    func files(_ name: String) throws {
        let found = try FileManager.default.contentsOfDirectory(atPath: ProviderProfileTests.folder.path).sorted()
        #expect(found == ProviderProfileTests.names.map { $0 + ".json" })
        let text = try String(contentsOf: ProviderProfileTests.folder.appendingPathComponent(name + ".json"), encoding: .utf8)
        let file = try JSON(text)
        let sources = file["sources"].list.compactMap { $0.string }
        #expect(!sources.isEmpty && sources.allSatisfy { $0.hasPrefix("https://") })
        let day = try #require(file["checked"].string)
        #expect(DateTimeText(rawValue: day).isDateOnly)
        let world = TestWorld(["a.json": Sample.clean])
        #expect(world.run("check", "--profile", name, "a.json") == 0)
        let (title, notChecked) = (try #require(file["title"].string), try #require(file["notChecked"].string))
        #expect(world.errors == "paysheet: profile of \(title), checked on \(day); not checked: \(notChecked)\n")
        #expect(world.run("check", "--quiet", "--profile", name, "a.json") == 0)
        #expect(world.errors.isEmpty)
    }

    @Test(
        "A profile sets the decimals of currencies",
        arguments: [
            ("adyen", "CLP", "1.50", false), ("adyen", "IDR", "1.50", true), ("adyen", "ISK", "1.50", false),
            ("stripe", "KWD", "1.505", true),
            ("stripe", "KWD", "1.50", false), ("checkout", "IQD", "1.505", true), ("paypal", "HUF", "1.50", true),
            ("paypal", "TWD", "1", false), ("braintree", "KWD", "1.505", false),
        ])
    func decimals(_ profile: String, _ currency: String, _ amount: String, _ isTooLong: Bool) throws {
        let sample = PaySheetGuide.Sample(
            .request, [.set("/currencyCode", "\"\(currency)\""), .remove("/lineItems"), .set("/total/amount", "\"\(amount)\"")])
        #expect(try rules(sample, ["--profile", profile]).contains("amount/decimals") == isTooLong)
    }

    @Test(
        "A profile limits networks and capabilities",
        arguments: [
            ("adyen", "/supportedNetworks", "[\"visa\",\"chinaUnionPay\"]", ["network/expected"]),
            ("adyen", "/supportedNetworks", "[\"visa\",\"jcb\"]", []),
            ("braintree", "/supportedNetworks", "[\"visa\",\"jcb\"]", ["network/expected"]),
            ("square", "/supportedNetworks", "[\"mada\"]", ["network/expected"]),
            ("paypal", "/supportedNetworks", "[\"cartesBancaires\"]", []),
            ("worldpay", "/merchantCapabilities", "[\"supports3DS\",\"supportsCredit\"]", []),
            ("stripe", "/supportedNetworks", "[\"mada\"]", []),
        ] as [(String, String, String, [String])])
    func lists(_ profile: String, _ pointer: String, _ value: String, _ expected: [String]) throws {
        let found = try rules(PaySheetGuide.Sample(.request, [.set(pointer, value)]), ["--profile", profile])
        #expect(found.filter { $0.hasSuffix("/expected") } == expected)
    }

    @Test("A misspelled network is reported once")
    func misspelt() throws {
        let sample = PaySheetGuide.Sample(.request, [.set("/supportedNetworks", "[\"viza\",\"visa\"]")])
        #expect(try !rules(sample, ["--expect-networks", "visa"]).contains("network/expected"))
    }

    @Test(
        "Other settings override the profile",
        arguments: [
            (["--profile", "adyen", "--decimals", "ISK=0"], nil, true), (["--decimals", "ISK=0", "--profile", "adyen"], nil, true),
            ([], "{\"decimals\":{\"ISK\":0},\"profile\":\"adyen\"}", true), ([], "{\"profile\":\"adyen\"}", false),
            (["--profile", "adyen"], "{\"decimals\":{\"ISK\":0}}", false),
            ([], "{\"profile\":\"stripe\",\"files\":[{\"glob\":\"*.json\",\"profile\":\"adyen\"}]}", false),
        ] as [([String], String?, Bool)])
    func precedence(_ options: [String], _ configuration: String?, _ isTooLong: Bool) throws {
        let sample = PaySheetGuide.Sample(
            .request,
            [
                .set("/countryCode", "\"IS\""), .set("/currencyCode", "\"ISK\""), .remove("/lineItems"),
                .set("/total/amount", "\"1.50\""),
            ])
        #expect(try rules(sample, options, configuration: configuration).contains("amount/decimals") == isTooLong)
    }

    @Test(
        "Mistakes have a message",
        arguments: [
            (["--profile", "strip"], "did you mean stripe?"),
            (["--expect-networks", "viza"], "\"viza\" is not a network; did you mean visa?"),
            (["--expect-capabilities", "3DS"], "is not a capability"),
        ])
    func mistakes(_ options: [String], _ message: String) {
        let world = TestWorld(["a.json": Sample.clean])
        #expect(world.run(["check", "a.json"] + options) == 2)
        #expect(world.errors.contains(message), "\(world.errors)")
    }
}
