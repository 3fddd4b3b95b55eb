/// A capability that is not among the expected ones.
enum CapabilityExpected: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentRequestBaseView.self, needs: [.merchantCapabilities], asks: .capabilities) { request, context in
            context.reportUnexpected(
                .capabilityExpected, in: request.merchantCapabilities, "capabilities", among: context.expectations.capabilities)
        }
    }
}
