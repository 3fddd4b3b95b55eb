import PaySheet
import PaySheetExamples
import Testing

@Suite struct MadeResultsTests {
    private let mistake = Finding(testing: .totalSum, at: "/total/amount", help: "write \"10.00\"")
    private let remark = Finding(testing: .totalLabel, "the label says nothing", severity: .warning, at: "/total/label")

    @Test("A made reading is refused as a real one")
    func reading() throws {
        let request = PaymentRequest(
            merchantCapabilities: [.supports3DS], supportedNetworks: [.visa], countryCode: .us,
            total: LineItem(label: "Harbor Books", amount: try Amount("10.00")), currencyCode: .usd)
        let good = Reading(testing: request, findings: [remark])
        #expect(try good.validated().value == request && good.findings.worst == .warning)
        let bad = Reading(testing: request, findings: [remark, mistake])
        let refusal = #expect(throws: InvalidPayload.self) { try bad.validated() }
        #expect(refusal?.findings == [mistake])
        #expect(bad.problemJSON == InvalidPayload([remark, mistake]).problemJSON)
        #expect(throws: InvalidPayload.self) { try Reading<PaymentRequest>(testing: nil).validated() }
    }

    @Test("Made findings count, search and iterate as found ones")
    func findings() {
        let findings = Reading<PaymentRequest>(testing: nil, findings: [remark, mistake]).findings
        #expect(findings.count == 2 && Array(findings) == [remark, mistake] && findings[1] == mistake)
        #expect(findings.contains(.totalSum) && !findings.contains(.amountFormat))
        #expect(findings.count(of: .error) == 1 && findings.count(of: .warning) == 1 && findings.atLeast(.error) == [mistake])
        #expect(mistake.description == "1:1: error[total/sum]: made for a test" && !findings.isTruncated)
    }

    @Test("A value that nothing has checked has its bytes")
    func validated() {
        let item = LineItem(label: "Tea", amount: Amount(1, scale: 0))
        let made = Validated(testing: item, findings: [remark])
        #expect(made.value == item && made.jsonText == #"{"label":"Tea","amount":"1"}"# && made.findings.count == 1)
    }
}
