/// Two modifiers for one kind of card.
enum ModifierTypeRepeated: OneRowRule {
    static let row = RuleRow(SheetView.self, when: .count(of: .modifiers, above: 1)) { details, context in
        guard let modifiers = details.modifiers else { return }
        var seen: UInt64 = 0
        for index in 0..<modifiers.count {
            guard let modifier = modifiers[index], let data = modifier.applePay else { continue }
            // Behind one that fits every card nothing applies, which is a finding of its own.
            guard let type = data.paymentMethodType else { return }
            guard type.index >= 0 else { continue }
            let bit = UInt64(1) &<< UInt64(truncatingIfNeeded: type.index)
            if seen & bit != 0 {
                context.report(
                    .modifierTypeRepeated, at: data[.paymentMethodType], help: "put both into one modifier",
                    "an earlier modifier already covers \(type.text.quoted, "type"), so this one never applies")
            }
            seen |= bit
        }
    }
}
