/// An event that is new or misspelt.
enum EventType: OneRowRule {
    static let row = RuleRow.text(MerchantTokenEventView.self, .eventType) { type, node, context in
        // A longer text has a finding of its own.
        if type.isLonger(than: 64) || documented.contains(where: { type.equals($0) }) { return }
        let names = documented.map { "\"" + $0.description + "\"" }
        context.report(
            .eventType, at: node, help: "write " + names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1],
            "\(type.quoted, "type") is not a documented kind of event")
    }

    static let unlink: StaticString = "UNLINK"
    static let updatedMetadata: StaticString = "UPDATED_METADATA"
    static let updatedCardArt: StaticString = "UPDATED_CARD_ART"
    private static let documented = [unlink, updatedMetadata, updatedCardArt, "UPDATED_MERCHANT_TOKEN_PUBLIC_KEY"]
}
