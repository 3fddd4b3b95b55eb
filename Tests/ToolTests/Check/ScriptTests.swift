import PaySheet
import Testing

/// Documents inside of JavaScript, and inside of other documents.
@Suite("Scripts and wrapped documents")
struct ScriptTests {
    private static let script = """
        // Apple Pay
        if (window.ApplePaySession) {
          const request = {
            countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'],
            supportedNetworks: ['visa'], total: { label: 'Shop', amount: '1,00' },
          };
          new ApplePaySession(3, request).begin();
        }
        """
    private static let object = """
        const request = { countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS', 'supports3DS'],
          supportedNetworks: ['visa'], total: { label: 'Shop ', amount: '1.00' }, };
        """

    @Test("A pasted script is one finding that names the option")
    func pasted() {
        let world = TestWorld(["a.json": ScriptTests.object])
        #expect(world.run("check", "a.json") == 1)
        #expect(world.output.contains("this is JavaScript, not JSON") && world.output.contains("--from-js"))
        #expect(world.output.split(separator: "error[json/").count == 2)
    }

    @Test("check reads the document of a script and reports the script's places")
    func check() {
        let world = TestWorld(["a.js": ScriptTests.script])
        #expect(world.run("check", "--from-js", "--format", "concise", "a.js") == 1)
        #expect(world.output.hasPrefix("a.js:5:66: error[amount/format]"), "\(world.output)")
        #expect(world.output.split(separator: "\n").count == 1)
    }

    @Test("fix writes JSON if the script contains only the document")
    func fix() {
        let world = TestWorld(["a.json": ScriptTests.object, "b.js": ScriptTests.script])
        #expect(world.run("fix", "a.json") == 1)
        #expect(world.errors.contains("or try --from-js"))
        #expect(world.run("fix", "--from-js", "--diff", "a.json") == 0)
        #expect(world.output.contains("+  \"countryCode\": \"US\""))
        #expect(world.run("fix", "--from-js", "a.json") == 0)
        #expect(world.text("a.json")?.hasPrefix("{\n  \"countryCode\": \"US\",") == true)
        #expect(world.run("fix", "--from-js", "b.js") == 1)
        #expect(world.text("b.js") == ScriptTests.script)
    }

    /// The copies would be 2³⁰ values.
    @Test("fix gives up objects that are doubled again and again, and fixes others of the file")
    func doubled() {
        let names = (0..<30).map { "const v\($0 + 1)={...v\($0),...v\($0)};" }.joined(separator: "\n")
        let text = "const v0={a:1};\n" + names + "\nnew ApplePaySession(3,v30);\n" + ScriptTests.script
        let world = TestWorld(["a.js": text])
        #expect(world.run("fix", "a.js") == 0, "\(world.errors)")
        #expect(world.text("a.js") == text.replacing("'1,00'", with: "'1.00'"))
        #expect(world.run("check", "a.js") == 0)
        #expect(world.errors.contains("not checked"), "\(world.errors)")
    }

    @Test("The reported pointer of a wrapped document finds it")
    func wrapped() {
        let world = TestWorld(["a.json": "{\"success\":true,\"data\":" + Sample.clean + "}"])
        #expect(world.run("check", "a.json") == 1)
        #expect(world.output.contains("check it alone (--at /data)"))
        #expect(world.run("check", "--at", "/data", "a.json") == 0)
    }

    @Test("A list of lines is checked one by one, if one of them is charged later")
    func lines() throws {
        let line = #"{"label":"B","amount":"1.00","paymentTiming":"deferred","deferredPaymentDate":"2020-01-01T00:00:00Z"}"#
        let world = TestWorld(["a.json": #"[{"label":"A","amount":"1,00"},"# + "\n" + line + "]"])
        #expect(world.run("check", "--format", "json", "--now", "2026-11-30T00:00:00Z", "a.json") == 1)
        let documents = try JSON(world.output)["documents"]
        #expect(documents[0]["findings"][0]["rule"].string == "amount/format")
        let finding = documents[1]["findings"][0]
        #expect(finding["rule"].string == "deferred/date-past" && finding["start"]["line"].int == 2)
    }

    @Test("A list of payment methods is checked one by one")
    func methodData() throws {
        let method = """
            {"supportedMethods":"https://apple.com/apple-pay","data":{"version":3,"merchantIdentifier":"merchant.com.example",
            "merchantCapabilities":["supports3DS"],"supportedNetworks":["vsa"],"countryCode":"US"}}
            """
        let world = TestWorld(["a.json": "[\n" + method + "]"])
        #expect(world.run("check", "--format", "json", "a.json") == 1)
        let document = try JSON(world.output)["documents"][0]
        #expect(document["path"].string == "a.json!/0" && document["kind"].string == "PaymentMethodData")
        let finding = document["findings"][0]
        #expect(finding["rule"].string == "network/unknown" && finding["start"]["line"].int == 3)
    }
}
