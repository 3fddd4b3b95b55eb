/// A shipping method that does not say when.
enum ShippingEstimate: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "shipping/estimate", "Shipping without an estimate", .warning, group: .advice,
            what: "A shipping method says neither in words nor in dates when the goods arrive.",
            why: "Shoppers choose by price and time. Apple's guidelines ask for a clear description with an estimate.",
            instead: "Write the time into the detail, or give the range of dates.",
            sources: ["AP-HIG-SHIP-DATES"], page: "https://developer.apple.com/design/human-interface-guidelines/apple-pay",
            bad: [
                Sample(
                    .shipping, [.text("/shippingMethods/1/detail", ""), .remove("/shippingMethods/1/dateComponentsRange")],
                    at: "/shippingMethods/1", shows: ["AP-HIG-SHIP-DATES"]),
                Sample(
                    .shippingContactUpdate,
                    [.text("/newShippingMethods/0/detail", " "), .remove("/newShippingMethods/0/dateComponentsRange")],
                    at: "/newShippingMethods/0"),
            ],
            good: [
                Sample(.shipping, [.remove("/shippingMethods/1/dateComponentsRange")]),
                Sample(.shippingContactUpdate, [.remove("/newShippingMethods/0/dateComponentsRange")]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.shippingMethod, needs: [ShippingMethod.Slot.detail], isAdvice: true, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let detail = cursor.text(ShippingMethod.Slot.detail), detail.isBlank,
            !cursor.isPresent(ShippingMethod.Slot.dateComponentsRange)
        else { return }
        context.report(
            .shippingEstimate, at: cursor.node, help: "say when the goods arrive",
            "this shipping method says neither in words nor in dates when the goods arrive")
    }
}
