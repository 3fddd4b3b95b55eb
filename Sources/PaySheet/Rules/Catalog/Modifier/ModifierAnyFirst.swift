/// A modifier for every card in front of others.
enum ModifierAnyFirst: OneRowRule {
    static let row = RuleRow(SheetView.self, when: .count(of: .modifiers, above: 1)) { details, context in
        guard let modifiers = details.modifiers else { return }
        var first: Int?
        for index in 0..<modifiers.count {
            guard let modifier = modifiers[index], let data = modifier.applePay else { continue }
            if let first {
                context.report(
                    .modifierAnyFirst, at: first, related: [RelatedNode(data.node, "this one never applies")],
                    help: "put the modifier without \"paymentMethodType\" last",
                    "the modifier applies to every card, so later ones never apply")
                return
            }
            if !data.isPresent(.paymentMethodType) { first = data.node }
        }
    }
}
