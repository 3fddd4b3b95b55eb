/// Another attempt without a reason.
enum FlowRetryEmpty: OneRowRule {
    static let row = RuleRow(FlowEventView.self, needs: [.data], when: .word(.update, is: UpdateKind.retryIndex)) { event, context in
        guard let errors = event.retry, errors.isSilent else { return }
        context.report(
            .flowRetryEmpty, at: errors.node,
            help: "say what is wrong in \"error\", \"payer\", \"shippingAddress\" or \"paymentMethod\"",
            "the page asks for another attempt and does not say why")
    }
}

extension PaymentValidationErrorsView {
    /// None of the members says anything.
    fileprivate var isSilent: Bool {
        if isPresent(.error), error?.isEmpty != true { return false }
        if isPresent(.paymentMethod), !isReadable(.paymentMethod) || count(of: .paymentMethod) > 0 { return false }
        return (payer?.hasNoMembers ?? !isPresent(.payer)) && (shippingAddress?.hasNoMembers ?? !isPresent(.shippingAddress))
    }
}
