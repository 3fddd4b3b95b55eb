/// An instant transfer that does not say what it costs.
enum DisbursementFeeMissing: OneRowRule {
    static let row = RuleRow(
        PaymentRequestView.self, needs: [.disbursementRequest, .lineItems], isAdvice: true,
        when: .list(.merchantCapabilities, holds: MerchantCapability.supportsInstantFundsOutIndex)
    ) { request, context in
        let items = DisbursementItems(request.lineItems)
        guard !items.isUnclear, items.fees.isEmpty, items.payments.count == 1 else { return }
        context.report(
            .disbursementFeeMissing, at: request[.lineItems], help: "add a line of type \"instantFundsOutFee\"",
            "no line item has the fee for the instant transfer")
    }
}
