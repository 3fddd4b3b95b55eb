/// A token whose shares are not those of the contexts.
enum ChargeShares: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "charge/shares", "Token authorizes other shares", .error, scope: .flow,
            what: "The amounts that the decrypted token authorizes for the merchants are not those of the token contexts.",
            why:
                "A merchant would charge a share that the shopper did not authorize. Matching by order is not promised, so the amounts "
                + "are compared "
                + "as a set.",
            instead: "Compare the authenticationResponses with the contexts in force before charging any merchant.",
            sources: [], page: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
            bad: [
                Sample(
                    .multiMerchantFlow, [Charge.sampleToken(amount: 20450, shares: ["14990", "5460"])],
                    at: "/events/0/data/newMultiTokenContexts"),
                Sample(
                    .multiMerchantFlow, [Charge.sampleToken(amount: 20450, shares: ["14450"])],
                    at: "/events/0/data/newMultiTokenContexts"),
                Sample(
                    .multiMerchant, [.remove("/shippingMethods")], at: "/multiTokenContexts",
                    expecting: Expectations().with { $0.tokenCharge = TokenCharge(amount: nil, numericCurrency: "840", shares: ["1"]) }),
                Sample(
                    .multiMerchantFlow, [], at: "/events/0/data/newMultiTokenContexts",
                    expecting: Expectations().with {
                        $0.tokenCharge = TokenCharge(amount: nil, numericCurrency: "840", shares: ["6000", "14990"])
                    }),
            ],
            good: [
                Sample(.multiMerchantFlow, [Charge.sampleToken(amount: 20450, shares: ["14450", "6000"])]),
                Sample(.multiMerchantFlow, [Charge.sampleToken(amount: 20450, shares: ["6000", "14450"])]),
                Sample(
                    .multiMerchantFlow, [],
                    expecting: Expectations().with {
                        $0.tokenCharge = TokenCharge(amount: nil, numericCurrency: "840", shares: ["6000", "14450"])
                    }),
                Sample(
                    .multiMerchantFlow, [],
                    expecting: Expectations().with {
                        $0.tokenCharge = TokenCharge(amount: nil, numericCurrency: "840", shares: ["144.50", "60.00"])
                    }),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, ShapeIndex.paymentRequest, asks: .charge, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard Charge.isRoot(context), let token = Charge.token(cursor, context), !token.shares.isEmpty,
            let charge = Charge(cursor, context),
            let contexts = charge.contexts, let currency = Charge.currency(cursor, charge)
        else { return }
        var wanted: [Int] = []
        for index in 0..<contexts.count {
            guard let share = cursor.element(index, of: contexts),
                let amount = cursor.at(share).amount(PaymentTokenContext.Slot.amount), let units = try? amount.minorUnits(in: currency)
            else { return }
            wanted.append(units)
        }
        var authorized: [Int] = []
        for share in token.shares {
            // Written without a point the amounts are minor units.
            let hasPoint = share.utf8.contains(UInt8(ascii: "."))
            if !hasPoint, let units = Int(share) {
                authorized.append(units)
            } else if let amount = try? Amount(share), let units = try? amount.minorUnits(in: currency) {
                authorized.append(units)
            } else {
                return
            }
        }
        guard wanted.sorted() != authorized.sorted() else { return }
        context.report(
            .chargeShares, at: contexts.node, help: "do not charge: each share must be authorized",
            "the " + String(wanted.count) + " shares here are not the " + String(authorized.count) + " amounts that the token authorizes")
    }
}
