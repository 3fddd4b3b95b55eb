/// Members of a timing that the line does not have.
enum ItemTimingFields: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.lineItem, any: members.map { $0.slot }, roles: [.item, .total], check)] }

    private static let members: [TimingWords.Member] = [
        (LineItem.Slot.recurringPaymentStartDate, 1, "recurring"), (LineItem.Slot.recurringPaymentIntervalUnit, 1, "recurring"),
        (LineItem.Slot.recurringPaymentIntervalCount, 1, "recurring"), (LineItem.Slot.recurringPaymentEndDate, 1, "recurring"),
        (LineItem.Slot.deferredPaymentDate, 2, "deferred"),
        (LineItem.Slot.automaticReloadPaymentThresholdAmount, 3, "automaticReload"),
    ]

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        var timing = 0
        if cursor.isPresent(LineItem.Slot.paymentTiming) {
            guard let word = cursor.wordIndex(LineItem.Slot.paymentTiming), word >= 0, context.role == .item || word == 0 else { return }
            timing = word
        }
        for member in members where member.timing != timing {
            guard let node = cursor.slot(member.slot) else { continue }
            let word = member.word.description
            let name = ShapeTables.applePay.nameTexts[Int(ShapeTables.applePay.shapes[ShapeIndex.lineItem].names.first) + member.slot]
            context.report(
                .itemTimingFields, at: node, related: TimingWords.others(members, after: member.slot, timing, cursor),
                help: TimingWords.help(word, context.role),
                "\"" + name + "\" has no effect on a line item unless its payment timing is \"" + word + "\"")
            return
        }
    }
}

/// What is said about members of another timing.
enum TimingWords {
    /// A member with the timing that it belongs to, as a place in the list of words and as the word.
    typealias Member = (slot: Int, timing: Int, word: StaticString)

    /// The other members of a line that count for nothing.
    static func others(_ members: [Member], after slot: Int, _ timing: Int, _ line: borrowing Cursor) -> [RelatedNode] {
        var related: [RelatedNode] = []
        for other in members where other.slot > slot && other.timing != timing {
            if let node = line.slot(other.slot) { related.append(RelatedNode(node, "this counts for nothing, either")) }
        }
        return related
    }

    /// A total cannot have another timing.
    static func help(_ word: String, _ role: ItemRole) -> String {
        role == .item ? "state the payment timing \"" + word + "\", or leave it out" : "leave it out"
    }
}
