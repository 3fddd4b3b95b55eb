import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetPreview
import PaySheetReports
import PaySheetWeb
import Testing

@Suite("Calls of the web module")
struct DoorCallTests {
    private static let good =
        #"{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"total":{"label":"Shop","amount":"1.00"}}"#
    private static let bad =
        #"{"countryCode":"US","currencyCode":"usd","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"total":{"label":"Shop","amount":"-1.00"}}"#

    @Test("check returns the document of the report")
    func check() throws {
        var door = Doors.lean()
        let result = try door.ask("check", Self.bad, name: "a/b.json").result
        #expect(result["path"]?.string == "a/b.json")
        #expect(result["kind"]?.string == "ApplePayPaymentRequest")
        #expect(result["findings"]?.count == 2)
        #expect(result["requires"]?["apiVersion"] != nil)
        let finding = try #require(result["findings"]?[0])
        #expect(finding["rule"]?.string == "currency/unknown" || finding["rule"]?.string?.hasPrefix("currency/") == true)
        #expect((finding["sources"]?.count ?? 0) > 0)
    }

    @Test("The full module checks documents of providers, and the lean one does not know their kinds")
    func providers() throws {
        let text = #"{"country":"US","currency":"USD","total":{"label":"Dune","amount":19.99}}"#
        var full = Doors.full()
        let findings = try full.ask("check", text, options: #"{"kind":"StripePaymentRequest"}"#).result["findings"]
        #expect((0..<(findings?.count ?? 0)).map { findings?[$0]?["rule"]?.string } == ["stripe/currency-case", "stripe/amount"])
        var lean = Doors.lean()
        #expect(try !lean.ask("check", text, options: #"{"kind":"StripePaymentRequest"}"#).isOK)
    }

    @Test("Options have the same meaning as on the command line")
    func options() throws {
        var door = Doors.lean()
        func rules(_ options: String, _ name: String? = nil) throws -> [String] {
            let result = try door.ask("check", Self.bad, name: name, options: options).result
            guard case .list(let findings)? = result["findings"] else { return [] }
            return findings.compactMap { finding in
                guard let rule = finding["rule"]?.string, let severity = finding["severity"]?.string else { return nil }
                return rule + " " + severity
            }
        }
        let all = try rules("{}")
        #expect(all.contains("total/negative error"))
        #expect(try rules(#"{"select":"total"}"#) == ["total/negative error"])
        #expect(try rules(#"{"select":["total","json"]}"#) == ["total/negative error"])
        #expect(try !rules(#"{"ignore":["total/negative"]}"#).contains("total/negative error"))
        #expect(try rules(#"{"severity":{"total/negative":"info"}}"#).contains("total/negative info"))
        #expect(try rules(#"{"config":{"rules":{"total/negative":"off"}}}"#).count == all.count - 1)
        #expect(
            try rules(#"{"config":"{\"files\":[{\"glob\":\"a/**\",\"rules\":{\"total\":\"off\"}}]}"}"#, "a/x.json").count == all.count - 1)
        #expect(try rules(#"{"config":{"files":[{"glob":"a/**","rules":{"total":"off"}}]}}"#, "b/x.json").count == all.count)
        #expect(try rules(#"{"maxFindings":1}"#).count == 1)
        #expect(try rules(#"{"limit":{"bytes":10}}"#) == ["json/limits error"] || rules(#"{"limit":{"bytes":10}}"#).count == 1)
        #expect(try rules(#"{"expectCountry":"DE","fromJs":false}"#).count == all.count + 1)
        #expect(try door.ask("check", Self.bad, options: #"{"decimals":{"USD":9}}"#).code == "usage")
    }

    @Test("The release of Safari is an option", arguments: [(#""18.4""#, "throws"), (#""26.4""#, "accepts"), ("null", "depends")])
    func safari(_ release: String, _ outcome: String) throws {
        var door = Doors.lean()
        let text = Self.good.replacing("[\"visa\"]", with: "[\"visa\",\"solo\"]")
        let result = try door.ask("check", text, options: #"{"safari":\#(release)}"#).result
        #expect(result["safari"]?["outcome"]?.string == outcome)
    }

    @Test("fix returns the changes and the remaining findings")
    func fix() throws {
        var door = Doors.lean()
        let result = try door.ask("fix", Self.bad).result
        #expect(result["changed"] == .boolean(true))
        #expect(result["text"]?.string == Self.bad.replacing("usd", with: "USD"))
        #expect(result["applied"]?[0]?["pointer"]?.string == "/currencyCode")
        #expect(result["patch"]?[0]?["value"]?.string == "USD")
        #expect(result["errors"]?.json == "1")
        #expect(result["findings"]?[0]?["rule"]?.string == "total/negative")
        #expect(try door.ask("fix", Self.good).result["changed"] == .boolean(false))
        let script = try door.ask("fix", "const request = {countryCode: 'US',};", options: #"{"fromJs":true}"#)
        #expect(script.isOK)
    }

    @Test("format and fmt return the same text")
    func format() throws {
        var door = Doors.lean()
        let result = try door.ask("format", Self.good).result
        #expect(result["changed"] == .boolean(true))
        let text = try #require(result["text"]?.string)
        #expect(text.contains("\n  \"countryCode\": \"US\""))
        #expect(try door.ask("format", text).result["changed"] == .boolean(false))
    }

    @Test("preview draws in every format", arguments: ["svg", "html", "markdown", "terminal", "parts"])
    func preview(form: String) throws {
        var door = Doors.lean()
        let result = try door.ask("preview", Self.good, options: #"{"as":"\#(form)","theme":"dark","language":"de"}"#).result
        #expect(result["form"]?.string == form)
        #expect(result["text"]?.string?.contains("Shop") == true)
        #expect(result["notes"]?.count == 0)
    }

    @Test("The parts of a sheet have the words of its language, and its rows", arguments: SheetLanguage.allCases)
    func parts(language: SheetLanguage) throws {
        var door = Doors.lean()
        let flow = try #require(SampleBase(rawValue: "flow")).text
        let text = try #require(
            try door.ask("preview", flow, options: #"{"as":"parts","language":"\#(language.rawValue)"}"#).result["text"]?.string)
        let parts = try #require(JSONTree([UInt8](text.utf8)))
        #expect(parts["language"]?.string == language.rawValue)
        #expect(parts["direction"]?.string == (language.direction == .rightToLeft ? "rtl" : "ltr"))
        #expect(parts["disclaimer"]?.string == language.unpaidDisclaimer)
        #expect(language.unpaidDisclaimer.hasPrefix(language.disclaimer))
        for word in ["couponCode", "givenName", "familyName", "emailAddress", "phoneNumber"] {
            #expect(parts["words"]?[word]?.string?.isEmpty == false, "\(word)")
        }
        // The last step is the end of the payment.
        let last = try #require(parts["steps"]?.list?.dropLast().last)
        #expect(last["payee"]?.string == "Cedar Outfitters")
        #expect(last["confirmation"]?.string == SheetConfirmation.ready.title(in: language))
        let sections = try #require(last["sections"]?.list)
        #expect(sections.compactMap { $0["kind"]?.string } == ["details", "shipping", "items"])
        let methods = try #require(sections.first { $0["kind"]?.string == "shipping" }?["rows"]?.list)
        #expect(methods.compactMap { $0["mark"]?.string } == ["offered", "selected"])
        #expect(methods.compactMap { $0["label"]?.string } == ["Standard Shipping", "Express Shipping"])
    }

    @Test("A broken document is drawn with a note, and a script with fromJs")
    func brokenPreview() throws {
        var door = Doors.lean()
        #expect((try door.ask("preview", Self.bad).result["notes"]?.count ?? 0) > 0)
        let script = "const request = " + Self.good.dropLast() + ",};"
        #expect(try door.ask("preview", script).code == "document")
        #expect(try door.ask("preview", script, options: #"{"fromJs":true}"#).isOK)
    }

    @Test("describe, requires and split return the command's objects")
    func objects() throws {
        var door = Doors.lean()
        #expect((try door.ask("describe", Self.good).result["sentences"]?.count ?? 0) > 0)
        let requires = try door.ask("requires", Self.good).result
        #expect(requires["kind"]?.string == "ApplePayPaymentRequest")
        #expect(requires["requires"]?["apiVersion"] != nil)
        #expect(try door.ask("requires", "7").result["requires"] == .null)
        let split = try door.ask(
            "split", options: #"{"total":"200.50","currency":"USD","by":{"air":"120","inn":"80.50"}}"#
        ).result
        #expect(split.json.contains("120.00"))
    }

    @Test("A Wallet order is checked, fixed, drawn and described")
    func orders() throws {
        var door = Doors.lean()
        let order = try #require(JSONTree(try Doors.order())).json
        let report = try door.ask("check", order).result
        #expect(report["kind"]?.string == "WalletOrder" && report["findings"]?.count == 0)
        let wrong = order.replacing(#""schemaVersion":1"#, with: #""schemaVersion":2"#)
        let findings = try door.ask("check", wrong).result["findings"]
        #expect(findings?[0]?["rule"]?.string == "wallet-order/schema-version" && findings?[0]?["sources"]?[0]?.string == "WO-002")
        #expect(try door.ask("fix", wrong, options: #"{"includeRisky":true}"#).result["text"]?.string == order)
        #expect(try door.ask("preview", order).result["text"]?.string?.contains("Harbor Bowls") == true)
        #expect((try door.ask("describe", order).result["sentences"]?.count ?? 0) > 0)
        #expect(try door.ask("requires", order).result["kind"]?.string == "WalletOrder")
        #expect(try door.ask("check", order, options: #"{"kind":"WalletOrder","select":"wallet-order"}"#).isOK)
    }

    @Test("Time zones come from the embedder and are unchecked without a table")
    func zones() throws {
        var door = Doors.lean()
        let deferred = try #require(SampleBase(rawValue: "deferred")).text
        func notChecked(_ zone: String) throws -> JSONTree? {
            try door.ask("preview", deferred.replacing("Europe/Paris", with: zone)).result["notChecked"]
        }
        #expect(try notChecked("Europe/Paris")?.count == 0)
        #expect(try notChecked("America/New_York")?[0]?.string == "America/New_York")
        #expect(try door.ask("describe", Self.good, options: #"{"zone":"Europe/Paris"}"#).isOK)
        let unknown = try door.ask("describe", Self.good, options: #"{"zone":"Europe/Pariss"}"#)
        #expect(unknown.code == "usage")
    }

    @Test("schema and example are in the full module")
    func tables() throws {
        var door = Doors.full()
        #expect(try door.ask("schema", "ApplePayPaymentRequest").result["text"]?.string?.contains("\"$schema\"") == true)
        #expect(try door.ask("schema", options: #"{"as":"typescript"}"#).result["text"]?.string?.contains("interface") == true)
        let example = try door.ask("example", "shipping", options: #"{"seed":7,"set":{"/total/label":"Shop"}}"#).result
        let text = try #require(example["text"]?.string)
        #expect(try door.ask("check", text).result["findings"]?.count == 0)
        #expect(try door.ask("example", options: #"{"break":"total/negative"}"#).isOK)
    }
}
