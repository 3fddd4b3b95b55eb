/// Two shipping options with one id.
enum W3COptionRepeated: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentDetails, needs: [PaymentDetails.Slot.shippingOptions]) {
                check($0, PaymentDetails.Slot.shippingOptions, &$1)
            },
            RuleRow(ShapeIndex.paymentDetailsUpdate, needs: [PaymentDetailsUpdate.Slot.shippingOptions]) {
                check($0, PaymentDetailsUpdate.Slot.shippingOptions, &$1)
            },
        ]
    }

    /// How many options are compared: a sheet has a handful, and a hostile list must not cost its square.
    static let compared = 64

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let options: Records<ShippingOptionView> = cursor.list(member), context.asksForShipping(cursor) == true else { return }
        for later in 0..<min(options.count, compared) {
            guard let option = options[later], let id = option.id, let node = option.cursor.slot(ShippingOption.Slot.id) else { continue }
            for earlier in 0..<later {
                guard let other = options[earlier], let same = other.id, id.equals(same),
                    let place = other.cursor.slot(ShippingOption.Slot.id)
                else { continue }
                context.report(
                    .w3cOptionRepeated, at: node, webKit: .w3cShippingRepeated, related: [RelatedNode(place, "the same id")],
                    help: "give each option its own id",
                    "shipping option " + String(later + 1) + " has the id of shipping option " + String(earlier + 1))
                break
            }
        }
    }
}
