import Foundation
import PaySheetGuide
import Testing

@Suite("contact")
struct ContactCommandTests {
    private static let japan = try? String(
        contentsOf: Repository.root.appendingPathComponent("Examples/Documents/payments/contact-in-japan.applepay.json"), encoding: .utf8)

    private func world() throws -> TestWorld { TestWorld(["a.json": try #require(ContactCommandTests.japan)]) }

    /// The contact without the person, and with a company in the first line.
    private func company() throws -> String {
        let lines = try #require(ContactCommandTests.japan).split(separator: "\n").filter { !$0.contains("Name") }
        return lines.joined(separator: "\n").replacingOccurrences(of: "\"例町1-2-3\"", with: "\"株式会社例\", \"例町1-2-3\"")
    }

    @Test("A valid contact has no problem")
    func right() throws {
        let world = try world()
        #expect(world.run("contact", "a.json", "--profile", "jp") == 0)
        #expect(world.output == "a.json: no problem\n" && world.errors.isEmpty)
        #expect(world.run("contact", "a.json", "--guest", "--fields", "name,phone,email,postalAddress") == 1)
        #expect(world.output == "a.json: error[buyer/guest]: a guest needs an email address\n")
        #expect(world.run("contact", "a.json", "--ships-to", "US", "--format", "json") == 1)
        let problems = try JSON(world.output)
        #expect(problems.count == 1 && problems[0]["rule"].string == "buyer/unserved" && problems[0]["field"].string == "countryCode")
    }

    @Test("A company is one error, and the printed result is a valid document")
    func answers() throws {
        let world = try world()
        world.files["b.json"] = Array(try company().utf8)
        #expect(world.run("contact", "b.json") == 1)
        #expect(world.output.hasPrefix("b.json: error[buyer/company]: ") && world.output.split(separator: "\n").count == 1)
        #expect(world.run("contact", "b.json", "--as", "errors", "--language", "ja") == 1)
        let errors = try JSON(world.output)
        #expect(errors.count == 1 && errors[0]["contactField"].string == "name" && errors[0]["code"].string == "shippingContactInvalid")
        #expect(world.run("contact", "b.json", "--as", "result") == 1)
        world.files["result.json"] = Array(world.output.utf8)
        #expect(world.run("check", "--kind", "ApplePayPaymentAuthorizationResult", "--fail-on", "info", "result.json") == 0)
        #expect(world.run("contact", "a.json", "--as", "result") == 0)
        #expect(world.output == "{\"status\":0}\n")
    }

    @Test("A contact is printed in the fields of an order, with its problems on standard error")
    func order() throws {
        let contact =
            #"{"givenName":"Ana","familyName":"Silva","addressLines":["Rua A 1"," ","Apto 2","Bloco B"],"subLocality":"Centro","#
            + #""locality":"Campinas","subAdministrativeArea":"Campinas (RM)","administrativeArea":"São Paulo","postalCode":"13010-000","#
            + #""country":"Brasil","countryCode":"br","emailAddress":"ana@example.com"}"#
        let world = TestWorld(["a.json": contact])
        #expect(world.run("contact", "a.json", "--as", "order") == 1)
        #expect(
            world.output == #"{"firstName":"Ana","lastName":"Silva","line1":"Rua A 1","line2":"Apto 2, Bloco B","district":"Centro","#
                + #""city":"Campinas","county":"Campinas (RM)","state":"São Paulo","stateCode":"SP","postalCode":"13010-000","#
                + #""country":"Brasil","countryCode":"BR","email":"ana@example.com"}"# + "\n")
        #expect(world.errors.contains("a.json: error[buyer/missing]: the telephone number is missing"))
        #expect(world.run("contact", "a.json", "--as", "order", "--fields", "name,email,postalAddress") == 0)
        #expect(world.run("contact", "a.json", "--as", "order", "--phase", "selection") == 2)
        #expect(world.run("contact", "a.json", "--as", "order", "--language", "ja") == 2)
    }

    @Test("Problems for the developer are warnings and not errors of the sheet")
    func developer() throws {
        let world = try world()
        for form in ["errors", "result"] {
            #expect(world.run("contact", "a.json", "--guest", "--as", form) == 0)
            #expect(world.output == (form == "errors" ? "[]\n" : "{\"status\":0}\n"))
            #expect(world.errors.contains("a.json: warning[buyer/guest]: ") && world.errors.contains("requiredShippingContactFields"))
        }
        #expect(world.run("contact", "a.json", "--profile", "us") == 0)
        #expect(world.output.hasPrefix("a.json: warning[buyer/profile]: the profile is for US, and the contact is in another country"))
    }

    @Test("The printed list of errors is a document that check can read")
    func list() throws {
        let world = try world()
        world.files["b.json"] = Array(try company().utf8)
        #expect(world.run("contact", "b.json", "--as", "errors") == 1)
        world.files["errors.json"] = Array(world.output.utf8)
        #expect(world.run("check", "--fail-on", "info", "errors.json") == 0)
        #expect(world.run("check", "--format", "json", "errors.json") == 0)
        let document = try JSON(world.output)["documents"][0]
        #expect(document["path"].string == "errors.json!/0" && document["kind"].string == "ApplePayError")
        world.files["errors.json"] = Array(#"[{"code":"shippingContactInvalid","contactField":"postCode","message":"Check it"}]"#.utf8)
        #expect(world.run("check", "errors.json") == 1)
        #expect(world.output.contains(#""code":"shippingContactInvalid""#), "\(world.output)")
    }

    @Test("A redacted contact never has a successful result")
    func redacted() throws {
        let world = TestWorld([
            "a.json": "{\"countryCode\": \"US\", \"locality\": \"Denver\", \"postalCode\": \"80202\", \"addressLines\": []}"
        ])
        #expect(world.run("contact", "a.json") == 1)
        #expect(world.output.split(separator: "\n").count == 1 && world.output.contains("before the authorization"))
        #expect(world.run("contact", "a.json", "--as", "result") == 1)
        #expect(try JSON(world.output)["status"].int == 1)
        #expect(world.run("contact", "a.json", "--phase", "selection") == 0)
    }

    @Test("--normalize prints the normalized contact")
    func normalized() throws {
        let world = try world()
        world.files["a.json"] = Array(
            try #require(ContactCommandTests.japan).replacingOccurrences(of: "みほん", with: "ﾐﾎﾝ").replacingOccurrences(
                of: "\"JP\"", with: "\"JA\""
            ).utf8)
        #expect(world.run("contact", "a.json") == 0)
        #expect(world.output.split(separator: "\n").count == 2)
        #expect(world.run("contact", "a.json", "--normalize") == 0)
        let contact = try JSON(world.output)
        #expect(
            contact["phoneticGivenName"].string == "ミホン" && contact["countryCode"].string == "JP" && contact["givenName"].string == "見本")
    }

    @Test("The contacts of a payment are checked")
    func payment() throws {
        let world = TestWorld(["p.json": SampleBase.payment.text])
        let status = world.run("contact", "p.json", "--fields", "postalAddress")
        #expect(status < 2, "\(world.errors)")
        _ = world.run("contact", "p.json", "--billing", "--fields", "postalAddress")
        #expect(!world.errors.contains("not a contact"))
        world.files["p.json"] = Array(
            SampleBase.payment.text.replacingOccurrences(of: "\"shippingContact\"", with: "\"billingContact\"").utf8)
        #expect(
            world.run("contact", "p.json") == 2 && world.errors.contains("no shipping contact; use --billing"), "\(world.errors)"
        )
        world.files["p.json"] = Array(SampleBase.request.text.utf8)
        #expect(world.run("contact", "p.json") == 2)
        #expect(world.errors.contains("but ApplePayPaymentRequest"))
        for text in ["[]", "", "null", "{\"a\": 1}", "{\"givenName\": \"\\ud800\", \"familyName\": \"x\", \"countryCode\": \"JP\"}"] {
            world.files["p.json"] = Array(text.utf8)
            #expect(world.run("contact", "p.json") == 2)
            #expect(world.errors.contains("run paysheet check on it"), "\(text)")
        }
        for text in ["{}", "{\"countryCode\": \"US\"}", "{\"phoneNumber\": \"1\"}"] {
            world.files["p.json"] = Array(text.utf8)
            #expect(world.run("contact", "p.json") == 1, "\(world.errors)")
        }
    }

    @Test("No value of a contact is printed")
    func privacy() throws {
        let secrets = ["Zebra", "Quagga", "Okapi", "Tapir", "Bongo"]
        let contact = """
            {"givenName": "Zebra\u{202E}", "familyName": "", "postalCode": "Quagga", "administrativeArea": "Okapi", "countryCode": "JP",
             "locality": "Tapir🎉", "addressLines": ["Bongo"], "phoneNumber": "7777", "emailAddress": "Zebra Quagga"}
            """
        let world = TestWorld(["a.json": contact])
        for words in [
            [], ["--format", "json"], ["--as", "errors"], ["--as", "result", "--language", "ja"], ["--guest", "--phase", "selection"],
            ["--profile", "us"], ["--as", "errors", "--guest", "--profile", "us"],
        ] {
            #expect(world.run(["contact", "a.json"] + words) == 1)
            for secret in secrets + ["7777"] { #expect(!(world.output + world.errors).contains(secret), "\(world.output)") }
        }
    }

    @Test("A profile can come from a file, and explain knows the rules")
    func others() throws {
        let world = try world()
        world.files["jp.json"] = Array("{\"country\": \"JP\", \"postalCodes\": [\"NNNN\"]}".utf8)
        #expect(world.run("contact", "a.json", "--profile", "jp.json") == 1)
        #expect(world.output.contains("buyer/postal-code"))
        #expect(world.run("explain", "buyer/company") == 0)
        #expect(world.output.contains("buyer/company") && world.output.contains("CT-010"))
        #expect(world.run("explain", "buyer/phone", "--format", "json") == 0)
        #expect(try JSON(world.output)["sources"].count == 2)
    }

    @Test(
        "Mistakes have a message",
        arguments: [
            ([], "name one contact"), (["a.json", "b.json"], "name one contact"), (["gone.json"], "gone.json"),
            (["a.json", "--phase", "now"], "takes selection"),
            (["a.json", "--fields", "mail"], "mail"), (["a.json", "--profile", "uss"], "did you mean us?"),
            (["a.json", "--profile", "x.json"], "x.json: "),
            (["a.json", "--profile", "a.json"], "a.json: "), (["a.json", "--ships-to", "XX"], "ISO 3166-1"),
            (["a.json", "--normalize", "--as", "errors"], "exclude each other"),
            (["a.json", "--normalize", "--guest"], "--guest has no effect"),
            (["a.json", "--language", "ja"], "add --as errors"), (["a.json", "--fields", ""], "--fields needs at least one value"),
            (["a.json", "--ships-to", ","], "--ships-to needs"),
            (["a.json", "--phase", "selection", "--as", "result"], "--as result answers an authorized payment"),
        ] as [([String], String)])
    func mistakes(_ arguments: [String], _ message: String) throws {
        let world = try world()
        #expect(world.run(["contact"] + arguments) == 2)
        #expect(world.errors.contains(message), "\(world.errors)")
        #expect(world.output.isEmpty)
    }
}
