/// The same country twice.
enum CountriesRepeated: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.supportedCountries], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = cursor.words(PaymentRequest.Slot.supportedCountries), context.facts.version ?? 3 >= 3 else { return }
        list.forEachRepeatedCode { node, first, text in
            context.report(
                .countriesRepeated, at: node, related: [RelatedNode(first, "it is already in this list")],
                fix: RawFix(.safe, "leave the second one out", [.remove(node: node)]), help: "leave the second one out",
                text + " is listed twice")
        }
    }
}
