/// A shipping price in cents beside a total in dollars.
enum AmountMinorUnits: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "amount/minor-units", "Price in minor units", .warning,
            what: "A shipping method costs a whole number that is far more than the total, while everything else has decimals.",
            why: "Payment providers count in cents, Apple Pay in dollars. A price of \"599\" beside a total of \"25.99\" is 5.99 a hundred "
                + "times over, and the shopper sees 599.",
            instead: "Divide minor units by 100, or by what the currency has, before the amount becomes text.",
            sources: ["AP-CURRENCY-MINOR"], page: "applepayshippingmethod/amount",
            bad: [
                Sample(
                    .shipping, [.text("/shippingMethods/1/amount", "1495")], at: "/shippingMethods/1/amount", shows: ["AP-CURRENCY-MINOR"]),
                Sample(
                    .shippingContactUpdate,
                    [
                        .set("/newShippingMethods/-", #"{"label":"Boat","detail":"A month","amount":"99900","identifier":"boat"}"#)
                    ], at: "/newShippingMethods/1/amount"),
                Sample(
                    .shipping, [.text("/total/amount", "38.06"), .remove("/lineItems"), .text("/shippingMethods/1/amount", "100")],
                    at: "/shippingMethods/1/amount"),
                Sample(
                    .shippingContactUpdate,
                    [
                        .set(
                            "",
                            #"{"newTotal":{"label":"Cedar Outfitters","amount":"38.1"},"newShippingMethods":[{"label":"Boat","#
                                + #""detail":"A month","amount":"599","identifier":"boat"}]}"#)
                    ], at: "/newShippingMethods/0/amount"),
                Sample(
                    .paymentMethodUpdate,
                    [.set("/newShippingMethods", #"[{"label":"Boat","detail":"A month","amount":"599","identifier":"boat"}]"#)],
                    at: "/newShippingMethods/0/amount"),
                Sample(
                    .shippingMethodUpdate,
                    [.set("/newShippingMethods", #"[{"label":"Boat","detail":"A month","amount":"599","identifier":"boat"}]"#)],
                    at: "/newShippingMethods/0/amount"),
                Sample(
                    .couponCodeUpdate,
                    [.set("/newShippingMethods", #"[{"label":"Boat","detail":"A month","amount":"599","identifier":"boat"}]"#)],
                    at: "/newShippingMethods/0/amount"),
            ],
            good: [
                Sample(.shipping, [.text("/shippingMethods/1/amount", "15")]),
                Sample(.shipping, [.text("/shippingMethods/1/amount", "195")]),
                Sample(.shipping, [.text("/shippingMethods/1/amount", "495.00")]),
                Sample(
                    .shipping, [.text("/total/amount", "38.06"), .remove("/lineItems"), .text("/shippingMethods/1/amount", "99")]),
                Sample(
                    .shipping, [.text("/total/amount", "100"), .remove("/lineItems"), .text("/shippingMethods/1/amount", "599")]),
                Sample(
                    .shipping, [.text("/total/amount", "100.50"), .remove("/lineItems"), .text("/shippingMethods/1/amount", "201")]),
                Sample(
                    .shipping, [.text("/total/amount", "102.070"), .remove("/lineItems"), .text("/shippingMethods/1/amount", "599")],
                    policy: Policy().with { $0.ignored = [.amountDecimals] }),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.total, PaymentRequest.Slot.shippingMethods]) {
                check($0, PaymentRequest.Slot.total, PaymentRequest.Slot.shippingMethods, &$1)
            },
            RuleRow(
                ShapeIndex.paymentMethodUpdate, needs: [PaymentMethodUpdate.Slot.newTotal, PaymentMethodUpdate.Slot.newShippingMethods]
            ) { check($0, PaymentMethodUpdate.Slot.newTotal, PaymentMethodUpdate.Slot.newShippingMethods, &$1) },
            RuleRow(
                ShapeIndex.shippingMethodUpdate, needs: [ShippingMethodUpdate.Slot.newTotal, ShippingMethodUpdate.Slot.newShippingMethods]
            ) { check($0, ShippingMethodUpdate.Slot.newTotal, ShippingMethodUpdate.Slot.newShippingMethods, &$1) },
            RuleRow(
                ShapeIndex.shippingContactUpdate,
                needs: [ShippingContactUpdate.Slot.newTotal, ShippingContactUpdate.Slot.newShippingMethods]
            ) { check($0, ShippingContactUpdate.Slot.newTotal, ShippingContactUpdate.Slot.newShippingMethods, &$1) },
            RuleRow(ShapeIndex.couponCodeUpdate, needs: [CouponCodeUpdate.Slot.newTotal, CouponCodeUpdate.Slot.newShippingMethods]) {
                check($0, CouponCodeUpdate.Slot.newTotal, CouponCodeUpdate.Slot.newShippingMethods, &$1)
            },
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ total: Int, _ methods: Int, _ context: inout RuleContext) {
        guard let sum = cursor.inner(total)?.amount(LineItem.Slot.amount), sum.isExact, sum.scale > 0, sum.isPositive else { return }
        // More decimals than the currency has are another rule's affair; currencies without decimals have no minor units.
        let decimals = context.facts.decimalsOrUsual
        guard sum.scale <= decimals else { return }
        for index in 0..<cursor.elementCount(methods) {
            guard let method = cursor.element(index, of: methods) else { continue }
            // Most prices have decimals.
            if let word = method.amountWord(ShippingMethod.Slot.amount), word & 0x3F != 0 { continue }
            guard let amount = method.amount(ShippingMethod.Slot.amount),
                let node = method.slot(ShippingMethod.Slot.amount), amount.isExact, amount.scale == 0, amount.coefficient >= 100,
                cursor.nodes[node].isPlainString, let double = try? sum.multiplied(by: 2), amount > double
            else { continue }
            let meant = Amount(unchecked: amount.coefficient, scale: decimals)
            let help = "write " + Shown.quoted(meant.text)
            context.report(
                .amountMinorUnits, at: node, fix: RawFix(.risky, help, [.replace(node: node, text: meant.text)]), help: help,
                Shown.quoted(amount.text) + " beside a total of " + sum.text + " looks like minor units: " + meant.text)
        }
    }
}
