/// One external identifier for two shares.
enum ContextsRepeated: OneRowRule {
    static let row = RuleRow(SheetView.self, needs: [.multiTokenContexts]) { sheet, context in
        guard let shares = sheet.multiTokenContexts else { return }
        var texts = SeenTexts(count: shares.count)
        for later in 0..<min(shares.count, MerchantConsistency.compared) {
            guard let share = shares[later], let identifier = share.externalIdentifier, texts.mayHold(identifier) else { continue }
            for earlier in 0..<later {
                guard let other = shares[earlier], let first = other.externalIdentifier, first.equals(identifier) else { continue }
                context.report(
                    .contextsRepeated, at: share[.externalIdentifier],
                    related: [RelatedNode(other[.externalIdentifier], "the first one is here")],
                    help: "give every merchant its own external identifier",
                    "share \(later + 1, "later") has the external identifier of share \(earlier + 1, "earlier")")
                break
            }
        }
    }
}
