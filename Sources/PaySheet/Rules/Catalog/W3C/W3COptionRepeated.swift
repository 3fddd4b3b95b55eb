/// Two shipping options with one id.
enum W3COptionRepeated: OneRowRule {
    static let row = RuleRow(SheetView.self, in: SheetView.details, needs: [.shippingMethods]) { details, context in
        guard let options = details.shippingMethods, context.asksForShipping(details) == true else { return }
        for later in 0..<min(options.count, compared) {
            guard let option = options[later], let id = option.identifier else { continue }
            for earlier in 0..<later {
                guard let other = options[earlier], let same = other.identifier, id.equals(same) else { continue }
                context.report(
                    .w3cOptionRepeated, at: option[.identifier], webKit: .w3cShippingRepeated,
                    related: [RelatedNode(other[.identifier], "the same id")], help: "give each option its own id",
                    "shipping option \(later + 1, "later") has the id of shipping option \(earlier + 1, "earlier")")
                break
            }
        }
    }

    /// How many options are compared: a sheet has a handful, and a hostile list must not cost its square.
    static let compared = 64
}
