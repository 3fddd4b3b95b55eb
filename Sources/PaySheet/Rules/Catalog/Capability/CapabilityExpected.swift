/// A capability that is not among the expected ones.
enum CapabilityExpected: OneRowRule {
    static let row = RuleRow(PaymentRequestBaseView.self, needs: [.merchantCapabilities], asks: .capabilities) { request, context in
        context.reportUnexpected(
            .capabilityExpected, in: request.merchantCapabilities, "capabilities", among: context.expectations.capabilities)
    }
}
