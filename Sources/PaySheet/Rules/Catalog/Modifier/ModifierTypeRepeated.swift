/// Two modifiers for one kind of card.
enum ModifierTypeRepeated: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentDetails, needs: [PaymentDetails.Slot.modifiers]) { check($0, PaymentDetails.Slot.modifiers, &$1) },
            RuleRow(ShapeIndex.paymentDetailsUpdate, needs: [PaymentDetailsUpdate.Slot.modifiers]) {
                check($0, PaymentDetailsUpdate.Slot.modifiers, &$1)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let modifiers: Records<DetailsModifierView> = cursor.list(member) else { return }
        var seen: UInt64 = 0
        for index in 0..<modifiers.count {
            guard let modifier = modifiers[index], let data = modifier.applePay else { continue }
            // Behind one that fits every card nothing applies, which is a finding of its own.
            guard let type = data.paymentMethodType, let node = data.cursor.slot(Modifier.Slot.paymentMethodType) else { return }
            guard type.index >= 0 else { continue }
            let bit = UInt64(1) &<< UInt64(truncatingIfNeeded: type.index)
            if seen & bit != 0 {
                context.report(
                    .modifierTypeRepeated, at: node, help: "put both into one modifier",
                    "an earlier modifier already covers " + type.text.quoted + ", so this one never applies")
            }
            seen |= bit
        }
    }
}
