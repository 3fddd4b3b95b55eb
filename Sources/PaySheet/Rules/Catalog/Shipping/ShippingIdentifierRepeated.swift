/// Two shipping methods that an event cannot tell apart.
enum ShippingIdentifierRepeated: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "shipping/identifier-repeated", "Repeated shipping identifier", .warning,
            what: "Two shipping methods have the same identifier.",
            why: "When the shopper picks one, the event names it by its identifier, and the page cannot tell which it was: it may "
                + "charge the "
                + "price of the other. Safari takes it in Apple Pay JS; options of the W3C interface it refuses.",
            instead: "Give each method an identifier of its own.",
            sources: ["AP-SHIP-ID-UNIQUE"], page: "applepayshippingmethod/identifier",
            bad: [
                Sample(
                    .shipping, [.text("/shippingMethods/1/identifier", "standard")], at: "/shippingMethods/1/identifier",
                    shows: ["AP-SHIP-ID-UNIQUE"]),
                Sample(
                    .shippingContactUpdate,
                    [
                        .set(
                            "/newShippingMethods/1",
                            #"{"label":"Courier","detail":"Arrives tomorrow","amount":"40.00","identifier":"island"}"#)
                    ], at: "/newShippingMethods/1/identifier"),
                Sample(.modifier, [.set("/additionalShippingMethods", two("s", "s"))], at: "/additionalShippingMethods/1/identifier"),
                Sample(.shippingMethodUpdate, [.set("/newShippingMethods", two("s", "s"))], at: "/newShippingMethods/1/identifier"),
                Sample(.paymentMethodUpdate, [.set("/newShippingMethods", two("s", "s"))], at: "/newShippingMethods/1/identifier"),
                Sample(.couponCodeUpdate, [.set("/newShippingMethods", two("s", "s"))], at: "/newShippingMethods/1/identifier"),
            ],
            good: [
                Sample(.shipping, [.text("/shippingMethods/1/identifier", "Standard")]),
                Sample(
                    .shippingContactUpdate,
                    [
                        .set(
                            "/newShippingMethods/1",
                            #"{"label":"Courier","detail":"Arrives tomorrow","amount":"40.00","identifier":"courier"}"#)
                    ]),
                Sample(.modifier, [.set("/additionalShippingMethods", two("s", "p"))]),
                Sample(.shippingMethodUpdate, [.set("/newShippingMethods", two("s", "p"))]),
                Sample(.paymentMethodUpdate, [.set("/newShippingMethods", two("s", "p"))]),
                Sample(.couponCodeUpdate, [.set("/newShippingMethods", two("s", "p"))]),
            ])
    }

    /// Two methods with these identifiers.
    private static func two(_ first: String, _ second: String) -> String {
        #"[{"label":"Ship","detail":"Arrives in a month","amount":"4.00","identifier":""# + first
            + #""},{"label":"Plane","detail":"Arrives tomorrow","amount":"5.00","identifier":""# + second + #""}]"#
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.shippingMethods], check),
            RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.additionalShippingMethods], check),
            RuleRow(ShapeIndex.shippingContactUpdate, needs: [ShippingContactUpdate.Slot.newShippingMethods], check),
            RuleRow(ShapeIndex.shippingMethodUpdate, needs: [ShippingMethodUpdate.Slot.newShippingMethods], check),
            RuleRow(ShapeIndex.paymentMethodUpdate, needs: [PaymentMethodUpdate.Slot.newShippingMethods], check),
            RuleRow(ShapeIndex.couponCodeUpdate, needs: [CouponCodeUpdate.Slot.newShippingMethods], check),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        let member = ShippingMethods.member(context.shape)
        var names = SeenTexts(count: cursor.elementCount(member))
        for place in 0..<cursor.elementCount(member) {
            guard let method = cursor.element(place, of: member), let name = method.text(ShippingMethod.Slot.identifier), !name.isEmpty,
                let node = method.slot(ShippingMethod.Slot.identifier)
            else { continue }
            guard names.mayHold(name) else { continue }
            for earlier in max(place &- ShippingMethods.compared, 0)..<place {
                guard let other = cursor.element(earlier, of: member), let otherName = other.text(ShippingMethod.Slot.identifier),
                    name.equals(otherName), let otherNode = other.slot(ShippingMethod.Slot.identifier)
                else { continue }
                context.report(
                    .shippingIdentifierRepeated, at: node, related: [RelatedNode(otherNode, "the same identifier")],
                    help: "give each method an identifier of its own",
                    "method " + String(place + 1) + " has the identifier of method " + String(earlier + 1)
                        + ", so that the page cannot tell which of them was picked")
                break
            }
        }
    }
}
