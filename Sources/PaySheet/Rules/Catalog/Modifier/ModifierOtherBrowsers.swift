/// A modifier that charges another total in Safari than with Apple's script in other browsers.
enum ModifierOtherBrowsers: OneRowRule {
    static let row = RuleRow(SheetView.self, needs: [.total], when: .count(of: .modifiers, above: 0)) { details, context in
        guard let modifiers = details.modifiers, let amount = details.total?.price?.amount else { return }
        for index in 0..<modifiers.count {
            // Every browser works out the total of a transfer itself.
            guard let data = modifiers[index]?.applePay, !data.isPresent(.disbursementRequest), let total = data.total,
                let other = total.amount, other != amount
            else { continue }
            context.report(
                .modifierOtherBrowsers, at: total[.amount], help: "leave the modifier out if ApplePaySession.isNotWebkit is true",
                "Apple's script in other browsers ignores this total and shows \(amount)")
        }
    }
}
