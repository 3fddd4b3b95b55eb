/// A merchant category that is no category code.
enum CategoryFormat: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "category/format", "Merchant category code format", .warning,
            what: "The merchant category code is not four digits.",
            why: """
                The sheet leaves out cards that cannot pay in the category. Safari turns the text into a number and, where that fails, \
                goes on without one; a shorter code can be read as another category.
                """,
            instead: "Write the four digits of the ISO 18245 code, with leading zeros.",
            sources: ["AP-MCC-FORMAT"], page: "https://developer.apple.com/documentation/passkit/pkpaymentrequest/merchantcategorycode",
            bad: [
                Sample(.request, [.text("/merchantCategoryCode", "742")], at: "/merchantCategoryCode", shows: ["AP-MCC-FORMAT"]),
                Sample(.methodData, [.text("/merchantCategoryCode", "58l4")], at: "/merchantCategoryCode", shows: ["AP-MCC-FORMAT"]),
                Sample(.request, [.text("/merchantCategoryCode", "")], at: "/merchantCategoryCode", shows: ["AP-MCC-FORMAT"]),
            ],
            good: [
                Sample(.request, [.text("/merchantCategoryCode", "0742")]), Sample(.methodData, [.text("/merchantCategoryCode", "5814")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.merchantCategoryCode], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.plainText(PaymentRequest.Slot.merchantCategoryCode),
            let node = cursor.slot(PaymentRequest.Slot.merchantCategoryCode)
        else { return }
        if text.number(ofDigits: 4...4) != nil { return }
        var fix: RawFix?
        if let number = text.number(ofDigits: 1...3) {
            let digits = String(number)
            let code = String(repeating: "0", count: 4 - digits.utf8.count) + digits
            fix = RawFix(.risky, "write \"" + code + "\"", [.replace(node: node, text: code)])
        }
        context.report(
            .categoryFormat, at: node, fix: fix, help: fix?.summary ?? "write four digits, such as \"5814\"",
            text.quoted + " is no merchant category code, which has four digits")
    }
}
