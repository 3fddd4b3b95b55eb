/// A request without any payment method.
enum W3CMethodNone: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "w3c/method-none", "No payment method", .error,
            what: "The list of payment methods is empty.",
            why: "The constructor throws a TypeError: there is nothing to pay with.",
            instead: "Add the method https://apple.com/apple-pay with its data.",
            sources: ["AP-PR-METHODS", "WK-W3C-NOMETHOD"], page: "https://www.w3.org/TR/payment-request/#constructor",
            bad: [
                Sample(.w3c, [.set("/methodData", "[]")], at: "/methodData", shows: ["AP-PR-METHODS", "WK-W3C-NOMETHOD"]),
                Sample(.w3c, [.set("/methodData", "[]"), .remove("/details/displayItems")], at: "/methodData"),
            ],
            good: [
                Sample(.w3c),
                Sample(.w3c, [.set("/methodData/-", #"{"supportedMethods":"https://pay.example/wallet"}"#)]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.constructorArguments, needs: [ConstructorArguments.Slot.methodData], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let methods = cursor.slot(ConstructorArguments.Slot.methodData), cursor.nodes[methods].count == 0 else { return }
        context.report(
            .w3cMethodNone, at: methods, webKit: .methodsEmpty, help: "add the method \"https://apple.com/apple-pay\"",
            "the list of payment methods is empty")
    }
}
