/// A token for other application data than the request's.
enum FlowApplicationData: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.payment]) { flow, context in
        guard let token = flow.payment?.token, let data = token.paymentData, let header = data.header else { return }
        if let request = flow.request {
            check(PaymentRequestBaseView(request.cursor, shape: request.shape), header, &context)
        } else if let request = flow.paymentRequest {
            request.forEachRequest { check($0, header, &context) }
        }
    }

    private static func check(
        _ request: borrowing PaymentRequestBaseView, _ header: borrowing EncryptedPaymentHeaderView, _ context: inout RuleContext
    ) {
        let text = request.applicationData
        // What cannot be read has a finding of its own.
        guard request.isPresent(.applicationData) == (text != nil), header.isPresent(.applicationData) == (header.applicationData != nil)
        else { return }
        if let text {
            // The system drops what is not Base64, and the token then has no hash.
            guard let sent = ApplicationData(base64: text.string) else { return }
            guard let hash = header.applicationData else {
                return context.report(
                    .flowApplicationData, at: header.node, related: [RelatedNode(request[.applicationData], "the data of the request")],
                    help: "do not charge: the token belongs to another request",
                    "the request has application data, and the token has no hash of it")
            }
            guard !sent.matches(hash.string) else { return }
            context.report(
                .flowApplicationData, at: header[.applicationData],
                related: [RelatedNode(request[.applicationData], "the data of the request")],
                help: "do not charge: the token belongs to other data",
                "the hash in the token is not that of the request's application data")
        } else if header.isPresent(.applicationData) {
            context.report(
                .flowApplicationData, at: header[.applicationData], help: "do not charge: the token belongs to another request",
                "the token has a hash of application data, and the request has no such data")
        }
    }
}
