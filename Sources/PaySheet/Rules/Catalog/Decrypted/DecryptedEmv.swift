/// A token with EMV data, for a request that does not ask for it.
enum DecryptedEmv: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.decryptedToken], any: [.request, .paymentRequest]) { flow, context in
        guard let token = flow.decryptedToken, token.word(.paymentDataType) == PaymentDataType.emvIndex else { return }
        var asked = Asked()
        if let request = flow.request { asked.add(PaymentRequestBaseView(request)) }
        flow.paymentRequest?.forEachRequest { asked.add($0) }
        guard asked.isRefused else { return }
        context.report(
            .decryptedEmv, at: token[.paymentDataType], help: "do not charge: the token is of another request",
            "the token has EMV data, and \"supportsEMV\" is not among the capabilities of the request")
    }

    /// What the requests of a flow ask for.
    private struct Asked {
        private var requests = 0
        private var refusing = 0

        mutating func add(_ request: borrowing PaymentRequestBaseView) {
            requests += 1
            if request.merchantCapabilities?.holds(MerchantCapability.supportsEMVIndex) == false { refusing += 1 }
        }

        /// There are requests, and none of them asks for EMV data.
        var isRefused: Bool { requests > 0 && refusing == requests }
    }
}
