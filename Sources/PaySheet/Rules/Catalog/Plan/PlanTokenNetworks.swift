/// A plan whose networks give no merchant tokens.
enum PlanTokenNetworks: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.supportedNetworks], isAdvice: true) { cursor, context in
                guard
                    cursor.isPresent(PaymentRequest.Slot.recurringPaymentRequest)
                        || cursor.isPresent(PaymentRequest.Slot.deferredPaymentRequest)
                        || cursor.isPresent(PaymentRequest.Slot.automaticReloadPaymentRequest),
                    let networks = cursor.elements(PaymentRequest.Slot.supportedNetworks), networks.lackMerchantTokens,
                    let node = cursor.slot(PaymentRequest.Slot.supportedNetworks)
                else { return }
                context.report(
                    .planTokenNetworks, at: node, help: "add amex, discover, masterCard or visa",
                    "no listed network supports merchant tokens, which the plan needs")
            }
        ]
    }
}
