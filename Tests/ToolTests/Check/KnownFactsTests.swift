import PaySheetGuide
import Testing

@Suite("Known systems and contact fields")
struct KnownFactsTests {
    private func rules(_ text: String, _ options: [String]) throws -> [String] {
        let world = TestWorld(["a.json": text])
        _ = world.run(["check", "a.json", "--format", "json", "--fail-on", "never"] + options)
        return try JSON(world.output)["documents"][0]["findings"].list.compactMap { $0["rule"].string }
    }

    @Test("A system sets the version", arguments: [("ios15.4", true), ("macOS 12.3", true), ("ios16", false), ("macos13", false)])
    func system(_ system: String, _ isOlder: Bool) throws {
        #expect(try rules(SampleBase.recurring.text, ["--system", system]).contains("member/version") == isOlder)
    }

    @Test(
        "Mistakes have a message",
        arguments: [
            (["--system", "windows11"], "--system takes ios or macos and a number"),
            (["--system", "ios9"], "iOS 9 has no Apple Pay on the web"),
            (["--system", "ios16", "--api-version", "3"], "exclude each other"),
            (["--expect-contact-fields", "mail"], "\"mail\" is not a contact field"),
        ])
    func mistakes(_ options: [String], _ message: String) {
        let world = TestWorld(["a.json": SampleBase.request.text])
        #expect(world.run(["check", "a.json"] + options) == 2)
        #expect(world.errors.contains(message), "\(world.errors)")
    }

    @Test("Fields with a misspelled name are not compared with the expectation")
    func misspeltField() throws {
        let text = SampleBase.request.text.replacing(
            "{\n", with: "{\n\"requiredBillingContactFields\":[\"postalAdress\"],", maxReplacements: 1)
        let found = try rules(text, ["--expect-contact-fields", "postalAddress"])
        #expect(found == ["code/unknown"])
    }

    @Test("Reports name the systems that a document requires")
    func requires() throws {
        let world = TestWorld(["a.json": SampleBase.deferred.text])
        _ = world.run("check", "a.json", "--format", "json")
        let systems = try JSON(world.output)["documents"][0]["requires"]["systems"].list.compactMap { $0.string }
        #expect(systems == ["iOS 16.4", "macOS 13.3"])
    }

    @Test(
        "A feature that the oldest system does not have is a warning, as the requirements say",
        arguments: [
            (SampleBase.deferred, "ios16", true), (.deferred, "ios16.4", false), (.deferred, "macos13.3", false),
            (.deferred, "macos13", true),
            (.disbursement, "ios16", true), (.disbursement, "ios18", false), (.recurring, "ios16", false),
        ])
    func featureOfSystem(_ base: SampleBase, _ system: String, _ isNewer: Bool) throws {
        #expect(try rules(base.text, ["--system", system]).contains("version/system") == isNewer)
    }

    @Test("A word that is newer than its member asks for the word's version")
    func versionOfWord() throws {
        let line = #"{"label":"Reload","amount":"5.00","paymentTiming":"automaticReload"}"#
        let text = SampleBase.request.text.replacing("\"lineItems\": [", with: "\"lineItems\": [" + line + ",", maxReplacements: 1)
        let world = TestWorld(["a.json": text])
        _ = world.run("check", "a.json", "--api-version", "3")
        #expect(world.output.contains("\"paymentTiming\" came with Apple Pay version 14"), "\(world.output)")
    }

    @Test("Each expected field that is not requested is a finding")
    func fields() throws {
        let options = ["--expect-contact-fields", "email,phone", "--expect-contact-fields", "phoneticName"]
        let found = try rules(SampleBase.shipping.text, options)
        #expect(found == ["contact/fields-expected", "contact/fields-expected"])
    }

    @Test("A configuration can name the fields")
    func configuration() throws {
        let world = TestWorld(["a.json": SampleBase.shipping.text, ".paysheet.json": #"{"expectContactFields":["phone"]}"#])
        #expect(world.run("check", "a.json") == 1)
        #expect(world.output.contains("contact/fields-expected"))
        let wrong = TestWorld(["a.json": SampleBase.shipping.text, ".paysheet.json": #"{"expectContactFields":["phnoe"]}"#])
        #expect(wrong.run("check", "a.json") == 2)
        #expect(wrong.errors.contains("phone"))
    }
}
