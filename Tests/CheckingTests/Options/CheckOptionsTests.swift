import PaySheet
import PaySheetChecking
import Testing

/// A setting means the same, wherever it is written.
struct CheckOptionsTests {
    private static let usual = ["country/unknown error", "amount/one-decimal warning"]

    @Test("Without options, a careless request has two findings")
    func usual() throws { #expect(try Project().findings(carelessRequest) == CheckOptionsTests.usual) }

    @Test(
        "An option, the JSON of an editor and the configuration have the same effect",
        arguments: [
            (["severity": "country/unknown=info"], #"{"severity":{"country/unknown":"info"}}"#, #"{"rules":{"country/unknown":"info"}}"#),
            (["ignore": "amount/one-decimal"], #"{"ignore":["amount/one-decimal"]}"#, #"{"rules":{"amount/one-decimal":"off"}}"#),
            (["kind": "ApplePayModifier"], #"{"kind":"ApplePayModifier"}"#, #"{"kind":"ApplePayModifier"}"#),
            (["expect-networks": "amex"], #"{"expectNetworks":"amex"}"#, #"{"expectNetworks":["amex"]}"#),
            (["expect-currency": "EUR"], #"{"expectCurrency":"EUR"}"#, #"{"expectCurrency":"EUR"}"#),
            (["api-version": "1"], #"{"apiVersion":1}"#, #"{"apiVersion":1}"#),
            (["decimals": "USD=1"], #"{"decimals":{"USD":1}}"#, #"{"decimals":{"USD":1}}"#),
        ])
    func everywhere(_ words: [String: String], _ json: String, _ configuration: String) throws {
        var values = OptionValues()
        for (name, value) in words { values.add(name, value) }
        let findings = try Project().findings(carelessRequest, values)
        #expect(findings != CheckOptionsTests.usual || words["api-version"] != nil)
        let project = Project()
        #expect(try project.findings(carelessRequest, project.options(json)) == findings)
        #expect(try Project(configuration: configuration).findings(carelessRequest) == findings)
    }

    @Test("An option wins over the configuration")
    func precedence() throws {
        let project = Project(configuration: #"{"rules":{"country/unknown":"off","amount/one-decimal":"error"}}"#)
        #expect(try project.findings(carelessRequest) == ["amount/one-decimal error"])
        let values = try project.options(#"{"severity":{"country/unknown":"warning"}}"#)
        #expect(try project.findings(carelessRequest, values) == ["country/unknown warning", "amount/one-decimal error"])
        #expect(try project.findings(carelessRequest, project.options(#"{"noConfig":true}"#)) == CheckOptionsTests.usual)
    }

    @Test("A file that an editor sends as content is read like a file")
    func content() throws {
        let project = Project()
        let json = #"{"baseline":{"version":1,"findings":[]}}"#
        #expect(throws: UsageError.self) { try project.findings(carelessRequest, project.options(#"{"baseline":"{"}"#)) }
        let values = try project.options(json)
        #expect(values.value("baseline") == "baseline.json")
    }

    @Test(
        "A mistake in the JSON of options is named, with a remedy",
        arguments: [
            (#"{"serverity":{}}"#, "unknown option \"serverity\""), (#"{"apiVersion":true}"#, "the option \"apiVersion\" takes"),
            (#"{"noConfig":"yes"}"#, "the option \"noConfig\" takes true or false"), (#"{"select":[{}]}"#, "the option \"select\" takes"),
            (#"{"baseline":7}"#, "the option \"baseline\" takes an object, a list, or the text of a file"),
        ])
    func mistakes(_ json: String, _ message: String) throws {
        do {
            _ = try Project().options(json)
            Issue.record("\(json) is accepted")
        } catch let mistake as OptionMistake {
            #expect(mistake.message.hasPrefix(message), "\(mistake.message)")
            #expect(!mistake.remedy.isEmpty)
        }
    }

    @Test(
        "A value that no option knows is refused",
        arguments: [("severity", "country/unknown=loud"), ("api-version", "x"), ("select", "x/y")])
    func values(_ name: String, _ value: String) {
        var values = OptionValues()
        values.add(name, value)
        #expect(throws: UsageError.self) { try Project().findings(carelessRequest, values) }
    }
}
