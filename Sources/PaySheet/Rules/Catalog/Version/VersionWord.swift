/// A word newer than the version that is asked for.
enum VersionWord: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.paymentTiming]) { cursor, context in
                check(cursor, LineItem.Slot.paymentTiming, VocabularyIndex.paymentTiming, since: 12, &context)
            },
            RuleRow(ShapeIndex.paymentError, needs: [PaymentError.Slot.code]) { cursor, context in
                check(cursor, PaymentError.Slot.code, VocabularyIndex.paymentErrorCode, since: 3, &context)
            },
        ]
    }

    /// Below the version of the member itself the member is reported.
    private static func check(
        _ cursor: borrowing Cursor, _ member: Int, _ vocabulary: Int, since: Int, _ context: inout RuleContext
    ) {
        guard let version = context.facts.version, version >= since, let word = cursor.wordView(member),
            let node = cursor.slot(member)
        else { return }
        let needed = ShapeTables.applePay.version(ofWord: word.index, in: vocabulary)
        guard needed > version else { return }
        context.report(
            .versionWord, at: node, help: "ask for version " + String(needed) + " or do without it",
            word.text.quoted + " came with Apple Pay version " + String(needed) + ", and version " + String(version) + " is asked for")
    }
}
