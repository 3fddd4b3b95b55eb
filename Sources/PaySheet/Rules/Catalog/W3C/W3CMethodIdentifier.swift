/// A payment method that no browser can name.
enum W3CMethodIdentifier: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "w3c/method-identifier", "Payment method identifier", .error,
            what: "supportedMethods is neither an https address nor a word of lower-case letters.",
            why:
                "The constructor throws a RangeError, even when another method in the list is right. The identifier of a modifier is "
                + "looked at in updates only; in the constructor it just never fits.",
            instead: "Write an https address without name and password, or lower-case words joined by single hyphens.",
            sources: ["WK-W3C-PMI", "WK-W3C-MOD"], page: "https://www.w3.org/TR/payment-method-id/",
            bad: [
                Sample(
                    .w3c, [.set("/methodData/-", #"{"supportedMethods":"Basic Card"}"#)], at: "/methodData/1/supportedMethods",
                    shows: ["WK-W3C-PMI"]),
                Sample(
                    .w3c, [.set("/methodData/-", #"{"supportedMethods":"http://pay.example/wallet"}"#)],
                    at: "/methodData/1/supportedMethods", shows: ["WK-W3C-PMI"]),
                Sample(
                    .w3c, [.set("/methodData/-", #"{"supportedMethods":"https://me:secret@pay.example/wallet"}"#)],
                    at: "/methodData/1/supportedMethods", shows: ["WK-W3C-PMI"]),
                Sample(
                    .w3c, [.set("/methodData/-", #"{"supportedMethods":"basic--card"}"#)], at: "/methodData/1/supportedMethods",
                    shows: ["WK-W3C-PMI"]),
                Sample(
                    .w3cUpdate, [.set("/modifiers", #"[{"supportedMethods":"Basic Card"}]"#)], at: "/modifiers/0/supportedMethods",
                    shows: ["WK-W3C-MOD"]),
                Sample(
                    .w3c, [.set("/details/modifiers", #"[{"supportedMethods":""}]"#)], at: "/details/modifiers/0/supportedMethods"),
            ],
            good: [
                Sample(.w3c, [.set("/methodData/-", #"{"supportedMethods":"basic-card"}"#)]),
                Sample(.w3c, [.set("/methodData/-", #"{"supportedMethods":"https://pay.example/wallet"}"#)]),
                Sample(.w3c, [.set("/methodData/-", #"{"supportedMethods":"https://:@pay.example/wallet"}"#)]),
                Sample(.w3cUpdate, [.set("/modifiers", #"[{"supportedMethods":"basic-card"}]"#)]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.methodData, needs: [MethodData.Slot.supportedMethods], check),
            RuleRow(ShapeIndex.detailsModifier, needs: [DetailsModifier.Slot.supportedMethods], checkModifier),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.written(MethodData.Slot.supportedMethods), MethodIdentifier(text) == .broken,
            let node = cursor.slot(MethodData.Slot.supportedMethods)
        else { return }
        report(node, text, .error, .methodIdentifier, &context)
    }

    static func checkModifier(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.written(DetailsModifier.Slot.supportedMethods), MethodIdentifier(text) == .broken,
            let node = cursor.slot(DetailsModifier.Slot.supportedMethods)
        else { return }
        let isUpdate = !context.isConstructing
        report(node, text, isUpdate ? .error : .warning, isUpdate ? .modifierIdentifier : nil, &context)
    }

    private static func report(
        _ node: Int, _ text: borrowing Text, _ severity: Severity, _ webKit: WebKitCheck?, _ context: inout RuleContext
    ) {
        let reason: String
        if text.isEmpty {
            reason = "the identifier of the payment method is empty"
        } else if text.starts(with: "http:") {
            reason = "the address of the payment method begins with http and not with https"
        } else if text.starts(with: "https:") {
            reason = "the address of the payment method is broken or holds a name and a password"
        } else {
            reason = text.quoted + " is no identifier of a payment method"
        }
        context.report(
            .w3cMethodIdentifier, at: node, severity, webKit: webKit,
            help: "write an https address, or lower-case words joined by hyphens", reason)
    }
}
