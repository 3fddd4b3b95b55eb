import PaySheetGuide
import Testing

@Suite("button")
struct ButtonCommandTests {
    @Test(
        "A decision is printed with its label and rule",
        arguments: [
            (["--can-pay", "yes", "--card", "yes", "--system", "ios10.0", "--country", "JP"], "hide", "button/japan"),
            (["--can-pay", "yes", "--card", "yes", "--system", "ios10.1", "--country", "JP"], "pay with the label buy", "button/device"),
            (
                ["--can-pay", "yes", "--card", "no", "--for", "recurring"], "setUp with the label setUp (on the web: set-up)",
                "button/returning"
            ),
            (["--can-pay", "no", "--card", "yes"], "hide", "contradiction"),
            (["--can-pay", "yes", "--card", "yes", "--system", "iOS 10", "--label", "tip"], "pay with the label buy", "button/release"),
            (["--web", "paymentCredentialsAvailable"], "pay with the label buy", "primary way to pay"),
            (["--web", "paymentCredentialStatusAvailable"], "pay with the label buy", "note button/web-status"),
            (["--web", "paymentCredentialStatusUnknown"], "pay with the label buy", "one of several"),
            (["--web", "paymentCredentialsUnavailable"], "pay with the label buy", "nor preselected"),
            (["--web", "applePayUnsupported"], "hide", "button/web-status"),
        ])
    func decisions(_ arguments: [String], _ first: String, _ part: String) {
        let world = TestWorld()
        #expect(world.run(["button"] + arguments) == 0)
        #expect(world.output.hasPrefix(first + "\n") && world.output.contains(part), "\(world.output)")
        #expect(world.errors.isEmpty)
    }

    @Test("A system alone is about a device that can pay", arguments: ["watchos9", "ios16", "macos13"])
    func systemAlone(_ system: String) {
        let world = TestWorld()
        #expect(world.run("button", "--system", system) == 0)
        #expect(world.output.hasPrefix("pay with the label buy\n"))
        #expect(world.errors.contains("this is for a device that can pay"))
        let answered = TestWorld()
        #expect(answered.run("button", "--system", system, "--can-pay", "yes") == 0)
        #expect(answered.output == world.output && answered.errors.isEmpty)
    }

    @Test("The table has a line for each label")
    func table() throws {
        let world = TestWorld()
        #expect(world.run("button", "--table") == 0)
        let lines = world.output.split(separator: "\n")
        #expect(lines.count == 17 && lines.allSatisfy { $0.contains("SwiftUI iOS 16") })
        #expect(lines.contains("addMoney    iOS 14    macOS 11  SwiftUI iOS 16  SwiftUI macOS 13  SwiftUI watchOS 9  add-money   CSS 10"))
        #expect(world.run("button", "--table", "--format", "json") == 0)
        let rows = try JSON(world.output)
        #expect(rows.count == 17 && rows[2]["webType"].string == "set-up")
        #expect((0..<17).allSatisfy { rows[$0]["swiftUIOnWatchOS"].string == "watchOS 9" })
    }

    @Test("--for tap-to-pay decides about Tap to Pay on iPhone")
    func tapToPay() throws {
        let world = TestWorld()
        let base = ["button", "--for", "tap-to-pay", "--system", "ios16.3", "--device", "iPhone XR", "--entitlement"]
        #expect(world.run(base + ["no"]) == 0)
        #expect(world.output.hasPrefix("hide\nbutton/tap-to-pay: the app has no entitlement com.apple.developer.proximity-reader"))
        #expect(world.run(base + ["yes"]) == 0)
        #expect(world.output.hasPrefix("show\n") && world.output.contains("note button/tap-to-pay: the entry of a PIN needs iOS 16.4"))
        #expect(world.run(base + ["yes", "--format", "json"]) == 0)
        let value = try JSON(world.output)
        #expect(value["show"].string == "show" && value["features"].count == 5 && value["features"][4]["since"].string == "iOS 18.4")
    }

    @Test(
        "Any device has an answer",
        arguments: [
            ("iPhone XS", "show"), ("iPhone XR", "show"), ("iPhone11,8", "show"), ("iPhone 17 Pro", "show"),
            ("iPhone SE (3rd generation)", "show"),
            ("iPhone X", "hide"), ("iPhone10,3", "hide"), ("iPhone SE (1st generation)", "hide"), ("iPad Pro", "hide"),
            ("Apple Watch", "hide"),
            ("Pixel 9", "show\nbutton/tap-to-pay: nothing that is known speaks against it\nnote button/tap-to-pay: the name of the device"),
        ])
    func tapToPayDevices(_ device: String, _ answer: String) {
        let world = TestWorld()
        #expect(world.run("button", "--for", "tap-to-pay", "--device", device) == 0)
        #expect(world.output.hasPrefix(answer), "\(world.output)")
    }

    @Test(
        "--done prints the state of each step",
        arguments: [
            ("none", "next 1. choose a payment provider"), ("provider", "next 2. request the entitlement"),
            ("provider,entitlement", "next 3. build with ProximityReader"), ("provider,entitlement,build", "next 4. follow the design"),
            ("provider,entitlement,build,design", "next 5. submit the app"), ("review", "done 5. submit the app"),
        ])
    func tapToPaySteps(_ done: String, _ line: String) throws {
        let world = TestWorld()
        #expect(world.run("button", "--for", "tap-to-pay", "--done", done) == 0)
        #expect(world.output.contains("\n" + line), "\(world.output)")
        #expect(world.run("button", "--for", "tap-to-pay", "--done", done, "--format", "json") == 0)
        let value = try JSON(world.output)
        #expect(value["steps"].count == 5 && (0..<5).allSatisfy { ["done", "next", "open"].contains(value["steps"][$0]["state"].string) })
    }

    @Test("A step can be the entitlement, and a network can be unknown to Apple's announcement")
    func tapToPayMore() {
        let world = TestWorld()
        #expect(world.run("button", "--for", "tap-to-pay", "--done", "entitlement") == 0)
        #expect(world.output.contains("the entitlement for development does not distribute the app"))
        #expect(world.run("button", "--for", "tap-to-pay", "--networks", "visa,jcb") == 0)
        #expect(world.output.contains("jcb is not among the networks") && !world.output.contains("visa is not"))
    }

    @Test(
        "Options of other decisions are mistakes",
        arguments: [
            ["--can-pay", "yes", "--done", "provider"], ["--for", "tap-to-pay", "--done", "contract"],
            ["--for", "tap-to-pay", "--done", "entitlement", "--entitlement", "no"], ["--for", "tap-to-pay", "--networks", "vsa"],
            ["--for", "tap-to-pay"], ["--for", "tap-to-pay", "--device", "iPhone 12", "--can-pay", "no"],
            ["--for", "tap-to-pay", "--device", "iPhone 12", "page.html"], ["--device", "iPhone 12"],
            ["--can-pay", "yes", "--entitlement", "no"],
            ["--for", "tap-to-pay", "--system", "android15"], ["--for", "tap-to-pay", "--device", "iPhone 12", "--table"],
        ])
    func tapToPayUsage(_ arguments: [String]) {
        let world = TestWorld()
        #expect(world.run(["button"] + arguments) == 2)
        #expect(world.output.isEmpty && !world.errors.isEmpty)
    }

    @Test("A decision can be printed as JSON")
    func json() throws {
        let world = TestWorld()
        #expect(world.run("button", "--can-pay", "yes", "--card", "yes", "--for", "reload", "--format", "json") == 0)
        let value = try JSON(world.output)
        #expect(value["show"].string == "pay" && value["webType"].string == "reload" && value["placement"].string == "primary")
        #expect(world.run("button", "--can-pay", "no", "--format", "json") == 0)
        let hidden = try JSON(world.output)
        #expect(hidden["show"].string == "hide" && hidden["label"].isNull)
    }

    @Test("A request provides country, purpose and networks")
    func request() {
        let world = TestWorld(["a.json": SampleBase.recurring.text])
        #expect(world.run("button", "--can-pay", "yes", "--card", "yes", "--request", "a.json", "--networks", "jcb") == 0)
        #expect(world.output.hasPrefix("pay with the label subscribe\n") && world.output.contains("note button/networks"))
        #expect(world.run("button", "--can-pay", "yes", "--request", "a.json", "--for", "donation") == 0)
        #expect(world.output.hasPrefix("pay with the label donate\n"))
        #expect(world.errors.contains("the request is for recurring; --for donation counts"))
        #expect(world.run("button", "--can-pay", "yes", "--request", "a.json", "--country", "US") == 0)
        #expect(world.errors.isEmpty)
        #expect(world.run("button", "--can-pay", "yes", "--request", "a.json", "--country", "JP") == 0)
        #expect(world.errors.contains("the request has the country US; --country JP counts"))
        world.files["a.json"] = Array("[]".utf8)
        #expect(world.run("button", "--can-pay", "yes", "--request", "a.json") == 2)
        #expect(world.errors.contains("not a payment request"))
    }

    @Test("Printed markup has no problem when it is checked")
    func markup() {
        let world = TestWorld()
        #expect(world.run("button", "--as", "html", "--label", "topUp", "--locale", "ja-JP", "--style", "white") == 0)
        let page = world.output
        #expect(page.hasSuffix("<apple-pay-button buttonstyle=\"white\" type=\"top-up\" locale=\"ja-JP\"></apple-pay-button>\n"))
        #expect(page.contains("frame-src https://applepay.cdn-apple.com"))
        world.files["page.html"] = Array(page.utf8)
        #expect(world.run("button", "page.html") == 0)
        #expect(world.output == "page.html: 1 button, no problem\n")
        #expect(world.run("button", "--web", "paymentCredentialsAvailable", "--for", "donation", "--as", "css") == 0)
        #expect(world.output.contains("-apple-pay-button-type: donate;\n"))
        #expect(world.run("button", "--web", "applePayUnsupported", "--as", "html") == 1)
        #expect(world.output.isEmpty && world.errors.contains("no button"))
        #expect(world.run("button", "--as", "html", "--locale", "fr-BE") == 0)
        #expect(world.output.contains("fr-BE") && world.errors.contains("it lists fr-FR"))
    }

    @Test("A page with a merchandising element alone says so")
    func merchandising() throws {
        let world = TestWorld(["a.html": "<apple-pay-merchandising amount=\"12.00\" currency=\"USD\"></apple-pay-merchandising>"])
        #expect(world.run("button", "a.html") == 0)
        #expect(world.output == "a.html: 0 buttons, 1 merchandising element, no problem\n")
        #expect(world.run("button", "a.html", "--format", "json") == 0)
        #expect(try JSON(world.output)[0]["merchandising"].int == 1)
    }

    @Test("Problems of pages are reported with their places")
    func pages() throws {
        let world = TestWorld(
            ["a.html": "<p>\n<apple-pay-button type=\"topup\"></apple-pay-button>", "b.css": "--apple-pay-button-height: 2px;"],
            input: "<apple-pay-button>")
        #expect(world.run("button", "a.html", "b.css") == 1)
        #expect(
            world.output.hasPrefix(
                "a.html:2:25: error[button/markup]: unknown type \"topup\"; write top-up\nb.css:1:28: warning[button/markup]: "))
        #expect(world.run("button", "b.css", "-") == 0)
        #expect(world.output.hasSuffix("-: 1 button, no problem\n"))
        #expect(world.run("button", "a.html", "gone.html", "--format", "json") == 2)
        let pages = try JSON(world.output)
        #expect(pages.count == 1 && pages[0]["buttons"].int == 1 && pages[0]["problems"][0]["line"].int == 2)
        #expect(world.errors.contains("gone.html"))
    }

    @Test("A page cannot write to the terminal")
    func hostile() {
        let world = TestWorld(["a.html": "<apple-pay-button type=\"\u{1B}[31m\u{202E}buy\">"])
        #expect(world.run("button", "a.html") == 1)
        #expect(!world.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
        #expect(world.run("button", "a.html", "--format", "json") == 1)
        #expect(!world.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }

    @Test(
        "Mistakes have a message",
        arguments: [
            ([], "say what the device answers"), (["--table", "a.html"], "exclude each other"),
            (["--can-pay", "yes", "a.html"], "exclude each other"), (["-", "-"], "write - once"),
            (["--can-pay", "maybe"], "takes yes, no"),
            (["--web", "paymentCredentialAvailable"], "did you mean paymentCredentialsAvailable?"),
            (["--web", "applePayUnsupported", "--card", "yes"], "use one of both"),
            (["--can-pay", "yes", "--system", "10.0.x"], "did you mean ios10.0?"),
            (["--can-pay", "yes", "--system", "ios10.0.x"], "did you mean ios10.0?"),
            (["--can-pay", "yes", "--system", "ios 10 "], "did you mean ios10?"),
            (["--can-pay", "yes", "--system", "windows"], "such as ios15.4, not \"windows\"\n"),
            (["--can-pay", "yes", "--label", "top-up"], "did you mean topUp?"), (["--can-pay", "yes", "--country", "JA"], "ISO 3166-1"),
            (["--as", "html", "--locale", "ja_JP"], "did you mean ja-JP?"), (["--as", "css", "--card", "no"], "--card needs a decision"),
            (["--can-pay", "yes", "--networks", "visa"], "add --request"),
            (["--can-pay", "yes", "--networks", ""], "at least one network"),
            (["--as", "css", "--locale", "ja-JP"], "--locale is for --as html"),
            (["--can-pay", "yes", "--locale", "ja-JP"], "needs --as html"),
            (["--web", "applePayUnsupported", "--style", "white"], "--style needs --as html"),
            (["--table", "--style", "white"], "--style needs"),
        ] as [([String], String)])
    func mistakes(_ arguments: [String], _ message: String) {
        let world = TestWorld()
        #expect(world.run(["button"] + arguments) == 2)
        #expect(world.errors.contains(message), "\(world.errors)")
        #expect(world.output.isEmpty)
    }
}
