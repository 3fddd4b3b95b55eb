/// Details of an order that was not paid.
enum ResultOrderOnFailure: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(AuthorizationResultView.self, needs: [.status, .orderDetails]) { result, context in
            guard result.plainStatus == StatusNumber.failure, result.isReadable(.orderDetails) else { return }
            context.report(
                .resultOrderOnFailure, at: result[.orderDetails], help: "leave \"orderDetails\" out",
                "the payment failed, and the device then ignores order details")
        }
        RuleRow(PaymentFlowView.self, needs: [.complete, .completeDetails]) { flow, context in
            guard let word = flow.word(.complete), word >= 0, word != PaymentComplete.successIndex,
                let details = flow.completeDetails, details.isReadable(.orderDetails)
            else { return }
            context.report(
                .resultOrderOnFailure, at: details[.orderDetails], help: "leave \"orderDetails\" out",
                "the payment failed, and the device then ignores order details")
        }
    }
}
