/// A modifier for every card in front of others.
enum ModifierAnyFirst: DocumentRule {
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
        var first: Int?
        for index in 0..<modifiers.count {
            guard let modifier = modifiers[index], let data = modifier.applePay else { continue }
            if let first {
                context.report(
                    .modifierAnyFirst, at: first, related: [RelatedNode(data.cursor.node, "this one never applies")],
                    help: "put the modifier without \"paymentMethodType\" last",
                    "the modifier applies to every card, so later ones never apply")
                return
            }
            if !data.cursor.isPresent(Modifier.Slot.paymentMethodType) { first = data.cursor.node }
        }
    }
}

extension DetailsModifierView {
    /// What Apple Pay is told; `nil` for other methods and where there is nothing.
    var applePay: ModifierView? {
        @_lifetime(copy self)
        get {
            guard let node = cursor.slot(DetailsModifier.Slot.data), cursor.choice(DetailsModifier.Slot.data) == 1 else { return nil }
            return ModifierView(cursor.moved(base: cursor.base(of: DetailsModifier.Slot.data), node: node))
        }
    }
}
