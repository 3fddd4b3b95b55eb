/// A subscription without a line that says so.
enum ItemRecurring: DocumentRule {
    static var rows: [RuleRow] {
        [RuleRow(PaymentRequestView.self, needs: [.recurringPaymentRequest], isAdvice: true, when: .count(of: .lineItems, above: 0), check)]
    }

    static func check(_ request: borrowing PaymentRequestView, _ context: inout RuleContext) {
        guard request.isReadable(.recurringPaymentRequest), let lines = request.lineItems else { return }
        for index in 0..<lines.count {
            guard let line = lines[index] else { return }
            let timing = line.word(.paymentTiming) ?? PaymentTiming.immediateIndex
            if timing == PaymentTiming.recurringIndex || timing < 0 { return }
        }
        context.report(
            .itemRecurring, at: request[.lineItems], help: "add the regular billing to the lines",
            "a recurring payment is requested, but no line item shows its price and interval")
    }
}
