/// A network that is not among the expected ones.
enum NetworkExpected: OneRowRule {
    static let row = RuleRow(PaymentRequestBaseView.self, needs: [.supportedNetworks], asks: .networks) { request, context in
        context.reportUnexpected(
            .networkExpected, in: request.supportedNetworks, "networks", among: context.expectations.networks)
    }
}
