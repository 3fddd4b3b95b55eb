/// A value that was checked, together with the very bytes that were checked: what goes to the page.
///
/// Only a check can make one, so a function that takes it cannot be handed anything else.
public struct Validated<Value: PaymentObject>: Sendable {
    /// The value.
    public let value: Value
    /// The bytes that were checked: send these.
    public let json: [UInt8]
    /// What was found below the severity of an error.
    public let findings: Findings

    fileprivate init(_ value: Value, _ json: [UInt8], _ findings: Findings) {
        self.value = value
        self.json = json
        self.findings = findings
    }
}

extension PaymentObject {
    /// The value with the bytes to send.
    ///
    /// Throws where the policy finds an error.
    public func validated(
        by policy: Policy = Policy(), expecting expectations: Expectations = Expectations()
    ) throws(InvalidPayload) -> Validated<Self> {
        let json = self.json
        let findings = findings(by: policy, expecting: expectations)
        guard findings.worst != .error else { throw InvalidPayload(findings.filter { $0.severity == .error }) }
        return Validated(self, json, findings)
    }
}

extension PaymentMethodUpdate {
    /// The update with the bytes to send, checked alone and against the request that it answers for.
    ///
    /// Throws where either finds an error.
    public func validated(
        after request: Validated<PaymentRequest>, by policy: Policy = Policy(), expecting expectations: Expectations = Expectations()
    ) throws(InvalidPayload) -> Validated<PaymentMethodUpdate> {
        try Flow.validated(
            self, after: request, as: "ApplePayPaymentMethodUpdate", with: DocumentReader(policy: policy, expecting: expectations))
    }
}

extension ShippingMethodUpdate {
    /// The update with the bytes to send, checked alone and against the request that it answers for.
    ///
    /// Throws where either finds an error.
    public func validated(
        after request: Validated<PaymentRequest>, by policy: Policy = Policy(), expecting expectations: Expectations = Expectations()
    ) throws(InvalidPayload) -> Validated<ShippingMethodUpdate> {
        try Flow.validated(
            self, after: request, as: "ApplePayShippingMethodUpdate", with: DocumentReader(policy: policy, expecting: expectations))
    }
}

extension ShippingContactUpdate {
    /// The update with the bytes to send, checked alone and against the request that it answers for.
    ///
    /// Throws where either finds an error.
    public func validated(
        after request: Validated<PaymentRequest>, by policy: Policy = Policy(), expecting expectations: Expectations = Expectations()
    ) throws(InvalidPayload) -> Validated<ShippingContactUpdate> {
        try Flow.validated(
            self, after: request, as: "ApplePayShippingContactUpdate", with: DocumentReader(policy: policy, expecting: expectations))
    }
}

extension CouponCodeUpdate {
    /// The update with the bytes to send, checked alone and against the request that it answers for.
    ///
    /// Throws where either finds an error.
    public func validated(
        after request: Validated<PaymentRequest>, by policy: Policy = Policy(), expecting expectations: Expectations = Expectations()
    ) throws(InvalidPayload) -> Validated<CouponCodeUpdate> {
        try Flow.validated(
            self, after: request, as: "ApplePayCouponCodeUpdate", with: DocumentReader(policy: policy, expecting: expectations))
    }
}

extension AuthorizationResult {
    /// The result with the bytes to send, checked alone and against the request.
    ///
    /// Throws where either finds an error.
    public func validated(
        after request: Validated<PaymentRequest>, by policy: Policy = Policy(), expecting expectations: Expectations = Expectations()
    ) throws(InvalidPayload) -> Validated<AuthorizationResult> {
        try Flow.validated(self, after: request, as: nil, with: DocumentReader(policy: policy, expecting: expectations))
    }
}

/// A request and one answer, checked together.
private enum Flow {
    static func validated<Value: PaymentObject>(
        _ answer: Value, after request: Validated<PaymentRequest>, as update: String?, with reader: DocumentReader
    ) throws(InvalidPayload) -> Validated<Value> {
        let alone = try answer.validated(by: reader.policy, expecting: reader.expectations)
        try check(request, answer: alone.json, of: update, with: reader)
        return alone
    }

    private static func check(
        _ request: Validated<PaymentRequest>, answer: [UInt8], of update: String?, with reader: consuming DocumentReader
    ) throws(InvalidPayload) {
        var json = [UInt8](#"{"request":"#.utf8) + request.json
        if let update {
            json += [UInt8]((#","events":[{"update":""# + update + #"","data":"#).utf8) + answer + [UInt8]("}]}".utf8)
        } else {
            json += [UInt8](#","result":"#.utf8) + answer + [UInt8]("}".utf8)
        }
        let prefix = update == nil ? "/result" : "/events/0/data"
        let errors = reader.check(json, as: .paymentFlow).findings.filter {
            $0.severity == .error && $0.place.pointer.utf8.starts(with: prefix.utf8)
        }
        guard errors.isEmpty else { throw InvalidPayload(errors) }
    }
}
