/// A recurring charge to cards that refuse it without a merchant token.
enum RecurringDeviceNumber: OneRowRule {
    static let row = RuleRow(
        PaymentRequestView.self, needs: [.lineItems], isAdvice: true, when: .list(.supportedNetworks, holds: PaymentNetwork.visaIndex)
    ) { request, context in
        // Contexts and a plan do not go together.
        guard request.isMissing(.recurringPaymentRequest), request.count(of: .multiTokenContexts) == 0, let lines = request.lineItems else {
            return
        }
        for index in 0..<lines.count {
            guard let line = lines[index], line.word(.paymentTiming) == PaymentTiming.recurringIndex else { continue }
            context.report(
                .recurringDeviceNumber, at: line.node, help: "add \"recurringPaymentRequest\", which asks for a merchant token",
                "without \"recurringPaymentRequest\", the later charges use a device number, which Visa refuses")
            return
        }
    }
}
