import PaySheet

/// A distance that is not a number.
enum PassMaxDistance: OneRowRule {
    static let row = RuleRow(WalletPassView.self, needs: [.maxDistance]) { pass, context in
        guard let text = pass.maxDistance, !isNumber(text, isString: pass.isString(.maxDistance)) else { return }
        context.report(
            .passMaxDistance, at: pass[.maxDistance], help: "write a number of metres, without quotes",
            "the distance is not a number, and Wallet ignores it")
    }

    private static func isNumber(_ text: borrowing Text, isString: Bool) -> Bool {
        guard !isString, text.byteCount > 0 else { return false }
        return ASCII.isDigit(text.byte(0)) || text.byte(0) == ASCII.minus
    }
}
