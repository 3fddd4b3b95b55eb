/// Two shipping methods that an event cannot distinguish.
enum ShippingIdentifierRepeated: DocumentRule {
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
                    help: "give each method its own identifier",
                    "method " + String(place + 1) + " has the identifier of method " + String(earlier + 1)
                        + ", so the page cannot know which one the shopper chose")
                break
            }
        }
    }
}
