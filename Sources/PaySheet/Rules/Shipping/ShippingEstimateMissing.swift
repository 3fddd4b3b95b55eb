/// A shipping method that does not say when the goods arrive.
enum ShippingEstimateMissing: DocumentRule {
    static let card = Rule(
        "shipping/estimate-missing", "Shipping method without dates", .info, group: .advice,
        what: "A shipping method has no range of dates.",
        why: "From version 12 the sheet shows when the goods should arrive, and Apple's guidelines ask for it: shoppers choose by it.",
        instead: "Add \"dateComponentsRange\" with the first and the last day.",
        sources: ["AP-HIG-SHIP-DATES"], page: "applepayshippingmethod/datecomponentsrange",
        bad: [
            Sample(
                .shipping, [.remove("/shippingMethods/1/dateComponentsRange")], at: "/shippingMethods/1", shows: ["AP-HIG-SHIP-DATES"]),
            Sample(
                .shippingContactUpdate, [.remove("/newShippingMethods/0/dateComponentsRange")], at: "/newShippingMethods/0",
                policy: Policy(apiVersion: 12)),
        ],
        good: [
            Sample(.shipping),
            Sample(.shippingContactUpdate, [.remove("/newShippingMethods/0/dateComponentsRange")], policy: Policy(apiVersion: 11)),
        ])

    static let rows = [
        RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.shippingMethods], isAdvice: true, check),
        RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.additionalShippingMethods], isAdvice: true, check),
        RuleRow(ShapeIndex.shippingContactUpdate, needs: [ShippingContactUpdate.Slot.newShippingMethods], isAdvice: true, check),
        RuleRow(ShapeIndex.shippingMethodUpdate, needs: [ShippingMethodUpdate.Slot.newShippingMethods], isAdvice: true, check),
        RuleRow(ShapeIndex.paymentMethodUpdate, needs: [PaymentMethodUpdate.Slot.newShippingMethods], isAdvice: true, check),
        RuleRow(ShapeIndex.couponCodeUpdate, needs: [CouponCodeUpdate.Slot.newShippingMethods], isAdvice: true, check),
    ]

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        if let version = context.facts.version, version < 12 { return }
        let member = ShippingMethods.member(context.shape)
        for place in 0..<cursor.elementCount(member) {
            guard let method = cursor.element(place, of: member), !method.isPresent(ShippingMethod.Slot.dateComponentsRange),
                !method.isMisspelt(ShippingMethod.Slot.dateComponentsRange, in: ShapeIndex.shippingMethod)
            else { continue }
            context.report(
                .shippingEstimateMissing, at: method.node, help: "add \"dateComponentsRange\"",
                "the sheet cannot say when the goods arrive with this method")
            return
        }
    }
}
