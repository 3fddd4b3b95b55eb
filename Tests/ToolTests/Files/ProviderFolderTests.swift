import TestSupport
import Testing

/// A folder with shops as they are written.
@Suite("A folder with pages and apps of payment providers")
struct ProviderFolderTests {
    @Test("A check has exactly the planted mistakes")
    func check() {
        let world = TestWorld(ProviderFolder.files)
        #expect(world.run("check", "shop", "--format", "concise") == 1)
        let found = world.output.split(separator: "\n").map { line in
            line.split(separator: ":", maxSplits: 2)[..<2].joined(separator: ":") + " "
                + line.split(whereSeparator: { $0 == "[" || $0 == "]" })[1]
        }
        #expect(found == ProviderFolder.findings, "\(world.output)")
    }

    @Test("Without providers the folder has no documents", arguments: [true, false])
    func without(_ isConfigured: Bool) {
        var files = ProviderFolder.files
        if isConfigured { files[".paysheet.json"] = "{\"noProviders\":true}" }
        let world = TestWorld(files)
        _ = world.run(["check", "shop", "--format", "concise"] + (isConfigured ? [] : ["--no-providers"]))
        #expect(!world.output.contains("stripe/") && !world.output.contains("flutter/") && !world.output.contains("square/"))
    }

    @Test("A run names the arguments that a file does not show")
    func unreached() {
        let world = TestWorld([
            "a.js": "const stripe = Stripe(key);\nstripe.paymentRequest(buildRequest());\nother.paymentRequest(options);\n",
            "b.js": "const wallet = elements.create('expressCheckout', walletOptions);\n",
            "c.js": "import { AdyenCheckout, ApplePay } from '@adyen/adyen-web';\nnew ApplePay(checkout, settings.applePay);\n",
        ])
        #expect(world.run("check", ".") == 0)
        #expect(
            world.errors.split(separator: "\n").filter { $0.contains("not checked") } == [
                "paysheet: a.js:2:23: not checked: the file does not show the options, which come from buildRequest()",
                "paysheet: b.js:1:51: not checked: the file does not show the options, which come from walletOptions",
                "paysheet: c.js:2:24: not checked: the file does not show the options, which come from settings.applePay",
            ])
        #expect(world.run("check", ".", "--fail-on-unreached") == 2)
        #expect(world.run("check", ".", "--fail-on-unreached", "--no-providers") == 0)
    }

    @Test(
        "A fix writes the unit of the provider at the place that the finding moved to",
        arguments: [
            (
                "StripePaymentRequest",
                #"{"country":"US","currency":"usd","total":{"label":"Dune","amount":19.99}}"#, #""amount":19.99"#, #""amount":1999"#
            ),
            (
                "StripePaymentRequest",
                #"{"country":"US","currency":"usd","total":{"label":"Dune","amount":1999},"applePay":{"recurringPaymentRequest":{"paymentDescription":"Club","managementURL":"http://dune.example/plan","regularBilling":{"label":"Club","amount":999}}}}"#,
                "http:", "https:"
            ),
            (
                "AdyenApplePay",
                #"{"amount":{"value":1660,"currency":"EUR"},"countryCode":"NL","totalPriceLabel":"R","lineItems":[{"label":"Lamp","amount":"20.00"},{"label":"Discount","amount":"3.40"}]}"#,
                #""3.40""#, #""-3.40""#
            ),
        ] as [(String, String, String, String)])
    func fix(_ kind: String, _ json: String, _ old: String, _ new: String) {
        let world = TestWorld(["a.json": json])
        #expect(world.run("fix", "--kind", kind, "--include-risky", "a.json") == 0)
        #expect(world.text("a.json") == json.replacing(old, with: new), "\(world.errors)")
    }
}
