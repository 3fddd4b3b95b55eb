/// A merchant category that is not a category code.
enum CategoryFormat: OneRowRule {
    static let row = RuleRow.text(PaymentRequestBaseView.self, .merchantCategoryCode) { code, node, context in
        if code.number(ofDigits: 4...4) != nil { return }
        let fix = code.number(ofDigits: 1...3).map { RawFix.write(String($0, digits: 4), .risky, node) }
        context.report(
            .categoryFormat, at: node, fix: fix, help: fix?.summary ?? "write four digits, such as \"5814\"",
            "\(code.quoted, "code") is not a merchant category code: it needs four digits")
    }
}
