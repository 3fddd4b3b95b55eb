/// Apple Pay's address with a mistake.
enum W3CApplePayAddress: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "w3c/apple-pay-address", "Apple Pay's address misspelt", .error,
            what: "supportedMethods looks like Apple Pay's address and is spelled otherwise.",
            why:
                "Safari compares scheme, host and path: with http, www, a slash at the end or other words the method is not Apple Pay, "
                + "its data is never looked at and show() is rejected with a NotSupportedError. Some spellings, a query or capital letters in the host, still reach Apple Pay in Safari and are lost on libraries that compare the text.",
            instead: "Write https://apple.com/apple-pay letter by letter.",
            sources: ["AP-PR-METHOD"], page: "setting-up-the-payment-request-api-to-accept-apple-pay",
            bad: [
                Sample(.w3c, [.text(method, "https://apple.com/apple-pay/")], at: method, shows: ["AP-PR-METHOD"]),
                Sample(.w3c, [.text(method, "http://apple.com/apple-pay")], at: method, shows: ["AP-PR-METHOD"]),
                Sample(.w3c, [.text(method, "https://www.apple.com/apple-pay")], at: method, shows: ["AP-PR-METHOD"]),
                Sample(.w3c, [.text(method, "https://apple.com/applepay")], at: method, shows: ["AP-PR-METHOD"]),
                Sample(.w3c, [.text(method, "apple-pay")], at: method, shows: ["AP-PR-METHOD"]),
                Sample(.w3c, [.text(method, "Apple Pay")], at: method, shows: ["AP-PR-METHOD"]),
                Sample(.w3c, [.text(method, "https://Apple.com/apple-pay")], at: method, shows: ["AP-PR-METHOD"]),
                Sample(.w3c, [.text(method, "https://apple.com/apple-pay?merchant=1")], at: method),
                Sample(
                    .w3cUpdate, [.set("/modifiers", #"[{"supportedMethods":"https://apple.com/apple-pay/"}]"#)],
                    at: "/modifiers/0/supportedMethods"),
            ],
            good: [
                Sample(.w3c, [.text(method, "https://apple.com/apple-pay")]),
                Sample(.w3c, [.set("/methodData/-", #"{"supportedMethods":"https://pay.example/apple-pay"}"#)]),
                Sample(.w3cUpdate, [.set("/modifiers", #"[{"supportedMethods":"https://apple.com/apple-pay"}]"#)]),
            ])
    }

    private static let method = "/methodData/0/supportedMethods"

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.methodData, needs: [MethodData.Slot.supportedMethods], check),
            RuleRow(ShapeIndex.detailsModifier, needs: [DetailsModifier.Slot.supportedMethods], checkModifier),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.written(MethodData.Slot.supportedMethods), let node = cursor.slot(MethodData.Slot.supportedMethods)
        else { return }
        report(MethodIdentifier(text), text, node, isModifier: false, &context)
    }

    static func checkModifier(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.written(DetailsModifier.Slot.supportedMethods),
            let node = cursor.slot(DetailsModifier.Slot.supportedMethods)
        else { return }
        report(MethodIdentifier(text), text, node, isModifier: true, &context)
    }

    private static func report(
        _ identifier: MethodIdentifier, _ text: borrowing Text, _ node: Int, isModifier: Bool, _ context: inout RuleContext
    ) {
        let message: String
        var severity = Severity.error
        var webKit: WebKitCheck?
        switch identifier {
        case .applePay, .other, .broken: return
        case .applePayRespelled:
            severity = .warning
            message = "Safari takes this for Apple Pay, and others that compare the text do not"
        case .nearlyApplePay:
            // Thrown unless another method is Apple Pay, which the verdict looks after.
            webKit = isModifier ? nil : .methodUnsupported
            message = text.quoted + " looks like Apple Pay and is another method to Safari"
        case .brokenApplePay:
            webKit = !isModifier ? .methodIdentifier : context.isConstructing ? nil : .modifierIdentifier
            message = "this looks like Apple Pay and is no identifier of a payment method"
        }
        context.report(
            .w3cApplePayAddress, at: node, severity, webKit: webKit, fix: identifier.correction(node, isModifier: isModifier),
            help: "write \"" + MethodIdentifier.address + "\"", message)
    }
}
