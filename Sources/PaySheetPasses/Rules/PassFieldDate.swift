import PaySheet

/// A field with a style for dates and another value.
enum PassFieldDate: OneRowRule {
    static let row = RuleRow(PassFieldView.self, needs: [.value], any: [.dateStyle, .timeStyle]) { field, context in
        guard field.isString(.value), let text = field.value else {
            return report("is not a text", field[.value], &context)
        }
        if case .wrong(let fault) = PassDateForm(text.string) { report(fault, field[.value], &context) }
    }

    private static func report(_ fault: Sentence, _ node: Int, _ context: inout RuleContext) {
        context.report(
            .passFieldDate, at: node, help: PassDateForm.help + ", or remove the style",
            "the field has a style for dates, and its value \(words: fault)")
    }
}
