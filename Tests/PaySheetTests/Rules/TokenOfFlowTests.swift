import PaySheet
import PaySheetGuide
import Testing

/// What the decrypted token of a flow says beside its request.
struct TokenOfFlowTests {
    private func token(_ amount: String, _ currency: String = "840", kind: String = "3DSecure", more: String = "") -> Sample.Change {
        let data = kind == "EMV" ? #"{"emvData":"c2FtcGxl"}"# : #"{"onlinePaymentCryptogram":"gIBoSLWAMQbiF+7vi3shpMXRpyM="}"#
        return .set(
            "/decryptedToken",
            #"{"applicationPrimaryAccountNumber":"4111111111111111","applicationExpirationDate":"301231","currencyCode":"\#(currency)","#
                + #""transactionAmount":\#(amount),"deviceManufacturerIdentifier":"040010030273","paymentDataType":"\#(kind)","#
                + #""paymentData":\#(data)\#(more)}"#)
    }

    private func rules(_ changes: [Sample.Change], from base: SampleBase, _ policy: Policy = Policy()) -> [String] {
        var reader = DocumentReader(policy: policy)
        return reader.check(Sample(base, changes).json, as: base.kind).findings.map { $0.rule.name + " " + $0.severity.word }
    }

    @Test("A token without a merchant token identifier is an info if the request has a plan")
    func deviceToken() {
        #expect(rules([token("999")], from: .recurringFlow) == ["decrypted/device-token info"])
        #expect(rules([token("999", more: #","merchantTokenIdentifier":"merchant-token-0007""#)], from: .recurringFlow) == [])
        #expect(rules([token("3806")], from: .plainFlow) == [])
    }

    @Test("A token with EMV data is a warning if no request asks for it")
    func emvData() {
        let emv = token("3806", kind: "EMV")
        #expect(rules([emv], from: .plainFlow) == ["decrypted/emv warning"])
        #expect(rules([token("7380", "978", kind: "EMV")], from: .w3cFlow) == ["decrypted/emv warning"])
        let asking: [Sample.Change] = [
            .set("/request/merchantCapabilities", #"["supports3DS","supportsEMV"]"#),
            .set("/request/supportedNetworks", #"["chinaUnionPay"]"#),
        ]
        #expect(rules(asking + [emv], from: .plainFlow) == [])
    }

    @Test("A recurring line without a recurring request is advice if Visa is accepted")
    func recurringLineAlone() {
        var advice = Policy()
        advice.includesAdvice = true
        let alone: [Sample.Change] = [.remove("/recurringPaymentRequest")]
        #expect(rules(alone, from: .recurring, advice) == ["recurring/device-number warning"])
        #expect(rules(alone, from: .recurring) == [])
        #expect(rules([.set("/supportedNetworks", #"["amex"]"#)] + alone, from: .recurring, advice) == [])
    }
}
