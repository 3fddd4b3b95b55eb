/// A total that is not charged now.
enum TotalTiming: OneRowRule {
    static let row = RuleRow(LineItemView.self, needs: [.paymentTiming], roles: [.total]) { total, context in
        guard let timing = total.paymentTiming, timing.index > PaymentTiming.immediateIndex else { return }
        context.report(
            .totalTiming, at: total[.paymentTiming], help: "leave the timing of the total out",
            "the total is what is charged now, and its timing says \(timing.text.quoted, "timing")")
    }
}
