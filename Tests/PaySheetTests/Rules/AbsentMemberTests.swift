import PaySheet
import PaySheetGuide
import Testing

/// Members that are null, or absent where Safari does not need them.
struct AbsentMemberTests {
    private func reading(_ changes: [Sample.Change], from base: SampleBase = .recurring) -> (findings: [Finding], safari: SafariVerdict) {
        var reader = DocumentReader()
        let check = reader.check(Sample(base, changes).json, as: base.kind)
        return (Array(check.findings), check.safari)
    }

    @Test(
        "Null for an optional member that Safari accepts is a warning with a safe fix",
        arguments: [
            "/shippingContact", "/billingContact", "/lineItems/1/recurringPaymentEndDate",
            "/recurringPaymentRequest/regularBilling/recurringPaymentEndDate", "/couponCode",
        ])
    func nullForAbsent(pointer: String) {
        let (findings, safari) = reading([.set(pointer, "null")])
        #expect(findings.map { $0.rule } == [.memberType])
        #expect(findings.first?.severity == .warning)
        #expect(findings.first?.fix?.safety == .safe)
        #expect(safari == .accepts)
    }

    @Test("Null for several optional members is one warning, and for the part of a contact, too")
    func severalNulls() {
        let (findings, _) = reading([
            .set("/shippingContact", #"{"givenName":"A","addressLines":["B"],"subLocality":null}"#), .set("/billingContact", "null"),
            .set("/couponCode", "null"),
        ])
        let nulls = findings.filter { $0.rule == .documentNulls }
        #expect(nulls.count == 1 && nulls.first?.severity == .warning)
        #expect(nulls.first?.fix?.safety == .safe)
    }

    @Test(
        "Null that makes Safari throw is an error",
        arguments: [
            "/recurringPaymentRequest", "/recurringPaymentRequest/tokenNotificationURL", "/lineItems", "/shippingType",
            "/recurringPaymentRequest/trialBilling", "/total/label",
        ])
    func nullThatThrows(pointer: String) {
        let (findings, _) = reading([.set(pointer, "null")])
        #expect(findings.contains { $0.rule == .memberType && $0.severity == .error })
    }

    @Test("A pending line needs no amount", arguments: ["/lineItems/1", "/recurringPaymentRequest/regularBilling"])
    func pendingLine(pointer: String) {
        let (findings, safari) = reading([
            .set(pointer, #"{"label":"Shipping","type":"pending","paymentTiming":"recurring"}"#)
        ])
        #expect(!findings.contains { $0.rule == .memberMissing }, "\(findings)")
        #expect(safari == .accepts)
    }

    @Test("A pending total needs an amount")
    func pendingTotal() {
        let (findings, _) = reading([.set("/total", #"{"label":"Shop","type":"pending"}"#)])
        #expect(findings.contains { $0.rule == .memberMissing && $0.severity == .error })
    }
}
