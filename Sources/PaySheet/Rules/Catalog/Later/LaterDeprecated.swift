/// A word about a product that is gone.
enum LaterDeprecated: OneRowRule {
    static let row = RuleRow(PaymentRequestBaseView.self, needs: [.applePayLaterAvailability]) { request, context in
        // Another rule reports a reason that is not the case.
        guard let word = request.word(.applePayLaterAvailability), word >= 0, request.request?.givesWrongReason != true
        else { return }
        let node = request[.applePayLaterAvailability]
        context.report(
            .laterDeprecated, at: node, fix: RawFix(.safe, "leave \"applePayLaterAvailability\" out", [.remove(node: node)]),
            "Apple Pay Later has ended, and \"applePayLaterAvailability\" with it")
    }
}
