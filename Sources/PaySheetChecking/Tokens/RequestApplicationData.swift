import PaySheet

/// The application data of a document with a request.
package enum RequestApplicationData {
    /// The application data of a request, of method data or of a flow.
    package static func text(in bytes: [UInt8]) -> String? {
        var reader = DocumentReader()
        switch reader.check(bytes, recovering: true).kind {
        case .paymentRequest: return PaymentRequest.read(bytes, policy: Policy()).value?.applicationData
        case .applePayRequest: return ApplePayRequest.read(bytes, policy: Policy()).value?.applicationData
        case .w3cPaymentRequest: return W3CPaymentRequest.read(bytes, policy: Policy()).value.flatMap { of($0) }
        case .paymentFlow:
            let flow = PaymentFlow.read(bytes, policy: Policy()).value
            return flow?.request?.applicationData ?? flow?.paymentRequest.flatMap { of($0) }
        default: return nil
        }
    }

    private static func of(_ arguments: W3CPaymentRequest) -> String? {
        for method in arguments.methodData {
            if case .applePay(let request) = method.data, let data = request.applicationData { return data }
        }
        return nil
    }
}
