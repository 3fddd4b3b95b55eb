import PaySheet

/// Other decimals than the currency has.
enum WalletOrderMinorUnits: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletAmountView.self, needs: [.amount, .currency]) { money, context in
                guard let amount = money.amount, let text = money.currency,
                    let digits = Currency(rawValue: text.string).minorUnitDigits, amount.scale > digits
                else { return }
                context.report(
                    .walletOrderMinorUnits, at: money[.amount], help: "write at most " + String(digits) + " decimals",
                    "\(text.string) has \(digits, "digits") decimals, and the amount has \(amount.scale, "scale")")
            }
        ]
    }
}
