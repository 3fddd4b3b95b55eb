import PaySheet
import PaySheetGuide
import Testing

/// Codes of ISO 4217 that are not for payments.
@Suite("Currency that is not money")
struct CurrencyNotMoneyTests {
    @Test(
        "A code that is not a payment currency says what it is",
        arguments: [
            ("XTS", "an ISO 4217 test code"), ("XXX", "the ISO 4217 code for no currency"), ("XAU", "the ISO 4217 code of a metal"),
            ("XDR", "the ISO 4217 code of a unit of account"), ("XBA", "the ISO 4217 code of a unit of account"),
            ("CHE", "the ISO 4217 code of a fund or an index"), ("CLF", "the ISO 4217 code of a fund or an index"),
        ])
    func kind(_ code: String, _ kind: String) {
        let json =
            #"{"countryCode":"US","currencyCode":"\#(code)","supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"],"#
            + #""total":{"label":"Shop","amount":"1.00"}}"#
        let messages = PaymentRequest.read(json.utf8).findings.filter { $0.rule == .currencyNotMoney }.map { $0.message }
        #expect(messages == [#""\#(code)" is \#(kind), not a payment currency"#])
    }

    @Test("The remedy for a fund is the money of its country", arguments: [("CLF", "CLP"), ("CHE", "CHF"), ("XAU", "USD")])
    func help(_ code: String, _ money: String) throws {
        let sample = Sample(.request, [.set("/currencyCode", #""\#(code)""#)])
        var reader = DocumentReader()
        let finding = try #require(reader.check(sample.json, as: .paymentRequest).findings.first { $0.rule == .currencyNotMoney })
        #expect(finding.help == #"use a payment currency, such as "\#(money)""#)
    }
}
