/// A value that was checked, together with the very bytes that were checked: what goes to the page.
///
/// Only a check can make one, so a function that takes it cannot be handed anything else.
public struct Validated<Value: PaymentObject>: Sendable {
    /// The value.
    public let value: Value
    /// The bytes that were checked: send these.
    public let json: [UInt8]
    /// The same as text.
    public var jsonText: String { String(decoding: json, as: UTF8.self) }
    /// What was found below the severity of an error.
    public let findings: Findings

    package init(_ value: Value, _ json: [UInt8], _ findings: Findings) {
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
        policy: Policy = Policy(), expecting expectations: Expectations = Expectations()
    ) throws(InvalidPayload) -> Validated<Self> {
        let json = self.json
        let findings = findings(policy: policy, expecting: expectations)
        guard findings.worst != .error else { throw InvalidPayload(findings.filter { $0.severity == .error }) }
        return Validated(self, json, findings)
    }
}

extension Reading where Value: PaymentObject {
    /// The value that was read, with the bytes to send.
    ///
    /// Throws if the document has an error: a value can exist all the same, but part of it may be missing.
    public func validated() throws(InvalidPayload) -> Validated<Value> {
        guard let value, findings.worst != .error else { throw InvalidPayload(findings.filter { $0.severity == .error }) }
        return Validated(value, value.json, findings)
    }
}

/// What a page answers during a payment, or at its end.
public protocol RequestAnswer: PaymentObject {
    /// The request that it answers.
    associatedtype Request: PaymentObject = PaymentRequest

    /// What the answer is as a document.
    static var kind: DocumentKind { get }
}

extension PaymentMethodUpdate: RequestAnswer {
    /// What the answer is as a document.
    public static var kind: DocumentKind { .paymentMethodUpdate }
}

extension ShippingMethodUpdate: RequestAnswer {
    /// What the answer is as a document.
    public static var kind: DocumentKind { .shippingMethodUpdate }
}

extension ShippingContactUpdate: RequestAnswer {
    /// What the answer is as a document.
    public static var kind: DocumentKind { .shippingContactUpdate }
}

extension CouponCodeUpdate: RequestAnswer {
    /// What the answer is as a document.
    public static var kind: DocumentKind { .couponCodeUpdate }
}

extension AuthorizationResult: RequestAnswer {
    /// What the answer is as a document.
    public static var kind: DocumentKind { .authorizationResult }
}

extension PaymentDetailsUpdate: RequestAnswer {
    /// An update of the W3C interface answers the arguments of its constructor.
    public typealias Request = W3CPaymentRequest

    /// What the answer is as a document.
    public static var kind: DocumentKind { .paymentDetailsUpdate }
}

extension RequestAnswer {
    /// The answer with the bytes to send, checked alone and against the request.
    ///
    /// Throws where either finds an error.
    public func validated(
        after request: Validated<Request>, policy: Policy = Policy(), expecting expectations: Expectations = Expectations()
    ) throws(InvalidPayload) -> Validated<Self> {
        let alone = try validated(policy: policy, expecting: expectations)
        let errors = alone.errors(after: request, DocumentReader(policy: policy, expecting: expectations))
        guard errors.isEmpty else { throw InvalidPayload(errors) }
        return alone
    }
}

extension Validated where Value: RequestAnswer {
    /// The errors of an answer, found in a flow of the request and this answer.
    fileprivate func errors(after request: Validated<Value.Request>, _ reader: consuming DocumentReader) -> [Finding] {
        let isResult = Value.kind == .authorizationResult
        let head = isResult ? #","result":"# : #","events":[{"update":""# + Value.kind.name + #"","data":"#
        let member = Value.kind == .paymentDetailsUpdate ? "paymentRequest" : "request"
        let flow = [UInt8](("{\"" + member + "\":").utf8) + request.json + head.utf8 + json + (isResult ? "}" : "}]}").utf8
        return reader.check(flow, as: .paymentFlow).findings.filter {
            $0.severity == .error && $0.place.pointer.utf8.starts(with: (isResult ? "/result" : "/events/0/data").utf8)
        }
    }
}
