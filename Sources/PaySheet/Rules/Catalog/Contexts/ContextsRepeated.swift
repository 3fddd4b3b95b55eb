/// One external identifier for two shares.
enum ContextsRepeated: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.multiTokenContexts]) {
                check($0, PaymentRequest.Slot.multiTokenContexts, &$1)
            },
            RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.multiTokenContexts]) { check($0, Modifier.Slot.multiTokenContexts, &$1) },
            RuleRow(
                ShapeIndex.paymentMethodUpdate, ShapeIndex.shippingMethodUpdate, ShapeIndex.shippingContactUpdate,
                ShapeIndex.couponCodeUpdate,
                needs: [PaymentMethodUpdate.Slot.newMultiTokenContexts]
            ) { check($0, PaymentMethodUpdate.Slot.newMultiTokenContexts, &$1) },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        var texts = SeenTexts(count: cursor.elementCount(member))
        for later in 0..<min(cursor.elementCount(member), MerchantConsistency.compared) {
            guard let share = cursor.element(later, of: member), let text = share.text(PaymentTokenContext.Slot.externalIdentifier),
                let node = share.slot(PaymentTokenContext.Slot.externalIdentifier)
            else { continue }
            guard texts.mayHold(text) else { continue }
            for earlier in 0..<later {
                guard let other = cursor.element(earlier, of: member),
                    let first = other.text(PaymentTokenContext.Slot.externalIdentifier),
                    let firstNode = other.slot(PaymentTokenContext.Slot.externalIdentifier), first.equals(text)
                else { continue }
                context.report(
                    .contextsRepeated, at: node, related: [RelatedNode(firstNode, "the first one is here")],
                    help: "give every merchant its own external identifier",
                    "share " + String(later + 1) + " has the external identifier of share " + String(earlier + 1))
                break
            }
        }
    }
}
