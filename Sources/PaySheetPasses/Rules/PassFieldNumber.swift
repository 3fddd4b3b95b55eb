import PaySheet

/// A field with a style for numbers and a text, or with two styles.
enum PassFieldNumber: OneRowRule {
    static let row = RuleRow(PassFieldView.self, needs: [.value], any: [.numberStyle, .currencyCode]) { field, context in
        if field.isString(.value) {
            context.report(
                .passFieldNumber, at: field[.value], help: "write the number without quotes",
                "the field has a style for numbers, and its value is a text")
        }
        guard field.isPresent(.numberStyle), field.isPresent(.currencyCode) else { return }
        context.report(
            .passFieldNumber, at: field[.numberStyle], related: [RelatedNode(field[.currencyCode], "the currency")],
            help: "keep one of them", "the field has \"numberStyle\" and \"currencyCode\"")
    }
}
