/// Members of a timing that the line does not have.
enum ItemTimingFields: OneRowRule {
    static let row = RuleRow(LineItemView.self, any: Members(members.map { $0.member }), roles: [.item, .total]) { line, context in
        var timing = PaymentTiming.immediateIndex
        if line.isPresent(.paymentTiming) {
            guard let word = line.word(.paymentTiming), word >= 0, context.role == .item || word == PaymentTiming.immediateIndex else {
                return
            }
            timing = word
        }
        let idle = members.filter { $0.timing != timing && line.isReadable($0.member) }
        guard let first = idle.first else { return }
        let related = idle.dropFirst().map { RelatedNode(line[$0.member], "this counts for nothing, either") }
        let word = PaymentTiming(word: .known(UInt8(first.timing))).rawValue
        // A total cannot have another timing.
        let canHaveTiming = context.role == .item
        context.report(
            .itemTimingFields, at: line[first.member], related: related,
            help: canHaveTiming ? "state the payment timing \"" + word + "\", or leave it out" : "leave it out",
            "\"\(line.name(of: first.member), "member")"
                + "\" has no effect on a line item unless its payment timing is \"\(word, "word")\"")
    }

    /// The members that belong to a timing.
    private static let members: [(member: LineItemView.Member, timing: Int)] = [
        (.recurringPaymentStartDate, PaymentTiming.recurringIndex), (.recurringPaymentIntervalUnit, PaymentTiming.recurringIndex),
        (.recurringPaymentIntervalCount, PaymentTiming.recurringIndex), (.recurringPaymentEndDate, PaymentTiming.recurringIndex),
        (.deferredPaymentDate, PaymentTiming.deferredIndex),
        (.automaticReloadPaymentThresholdAmount, PaymentTiming.automaticReloadIndex),
    ]
}
