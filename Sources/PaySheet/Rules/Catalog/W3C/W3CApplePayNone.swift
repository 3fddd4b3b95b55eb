/// A request in which Apple Pay does not occur.
enum W3CApplePayNone: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "w3c/apple-pay-none", "No Apple Pay among the methods", .error,
            what: "None of the payment methods is Apple Pay.",
            why: "Safari knows no other method: show() is rejected with a NotSupportedError there.",
            instead: "Add the method https://apple.com/apple-pay with its data.",
            sources: ["AP-PR-METHOD"], page: "setting-up-the-payment-request-api-to-accept-apple-pay",
            bad: [
                Sample(
                    .w3c, [.text("/methodData/0/supportedMethods", "https://pay.example/wallet")], at: "/methodData",
                    shows: ["AP-PR-METHOD"]),
                Sample(.w3c, [.text("/methodData/0/supportedMethods", "basic-card")], at: "/methodData", shows: ["AP-PR-METHOD"]),
            ],
            good: [
                Sample(.w3c, [.text("/methodData/0/supportedMethods", "https://apple.com/apple-pay")]),
                Sample(.w3c, [.set("/methodData/-", #"{"supportedMethods":"basic-card"}"#)]),
                Sample(.w3c, [.set("/methodData", "[]")], policy: Policy().with { $0.ignored = [.w3cMethodNone] }),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.constructorArguments, needs: [ConstructorArguments.Slot.methodData], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let methods = ConstructorArgumentsView(copy cursor).methodData, methods.count > 0,
            let node = cursor.slot(ConstructorArguments.Slot.methodData)
        else { return }
        for index in 0..<methods.count {
            // A mistake in one of them is a finding of its own.
            guard let method = methods[index], let text = method.cursor.written(MethodData.Slot.supportedMethods),
                MethodIdentifier(text) == .other
            else { return }
        }
        context.report(
            .w3cApplePayNone, at: node, webKit: .methodUnsupported, help: "add the method \"https://apple.com/apple-pay\"",
            "none of the payment methods is Apple Pay")
    }
}
