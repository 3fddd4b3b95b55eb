/// A merchant with two external identifiers.
enum ContextsExternalIdentifier: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(SheetView.self, needs: [.multiTokenContexts], checkList)
        RuleRow(PaymentFlowView.self, needs: [.request, .events], checkFlow)
        RuleRow(
            PaymentTokenContextView.self, needs: [.merchantName, .merchantIdentifier, .externalIdentifier], asks: .otherDocuments,
            checkDocuments)
    }

    private static func checkList(_ sheet: borrowing SheetView, _ context: inout RuleContext) {
        guard let shares = sheet.multiTokenContexts, mayRepeat(shares) else { return }
        let count = min(shares.count, MerchantConsistency.compared)
        var names = SeenTexts(count: count)
        for later in 0..<count {
            guard let share = shares[later], let name = share.merchantName, names.mayHold(name) else { continue }
            check(share, against: shares, before: later, &context)
        }
    }

    /// Merchants with domains of their own are not the same.
    private static func mayRepeat(_ shares: borrowing Records<PaymentTokenContextView>) -> Bool {
        var domains = SeenTexts(count: shares.count)
        for index in 0..<shares.count {
            guard let share = shares[index] else { continue }
            guard let domain = share.merchantDomain, !domains.mayHold(domain) else { return true }
        }
        return false
    }

    /// Updates go on with the merchants of the request.
    private static func checkFlow(_ flow: borrowing PaymentFlowView, _ context: inout RuleContext) {
        guard let request = flow.request, let events = flow.events, let known = request.multiTokenContexts else { return }
        for index in 0..<events.count {
            guard let event = events[index], let answer = event.answer, let shares = answer.multiTokenContexts else { continue }
            for place in 0..<min(shares.count, MerchantConsistency.compared) {
                guard let share = shares[place] else { continue }
                check(share, against: known, before: min(known.count, MerchantConsistency.compared), &context)
            }
        }
    }

    /// Reports a share that contradicts one of the first shares of a list.
    private static func check(
        _ share: borrowing PaymentTokenContextView, against known: borrowing Records<PaymentTokenContextView>, before end: Int,
        _ context: inout RuleContext
    ) {
        for index in 0..<end {
            guard let other = known[index], contradicts(share, other), let name = share.merchantName else { continue }
            context.report(
                .contextsExternalIdentifier, at: share[.externalIdentifier],
                related: [RelatedNode(other[.externalIdentifier], "the first one is here")],
                help: "use the same external identifier every time", "\(name.quoted, "name") has two external identifiers in one document")
            return
        }
    }

    /// Both shares are one merchant's, and the external identifiers differ.
    private static func contradicts(_ share: borrowing PaymentTokenContextView, _ other: borrowing PaymentTokenContextView) -> Bool {
        guard let name = share.merchantName, let otherName = other.merchantName, name.equals(otherName), !name.isBlank,
            let key = share.externalIdentifier, let otherKey = other.externalIdentifier, !key.equals(otherKey)
        else { return false }
        if let domain = share.merchantDomain, let otherDomain = other.merchantDomain { return domain.equalsIgnoringCase(otherDomain) }
        // Without domains one identifier for all says nothing about who they are, but name and identifier together do.
        guard let identifier = share.merchantIdentifier, let otherIdentifier = other.merchantIdentifier else { return false }
        return identifier.equals(otherIdentifier)
    }

    // MARK: Between documents

    private static func checkDocuments(_ share: borrowing PaymentTokenContextView, _ context: inout RuleContext) {
        guard let contradiction = context.workspace.merchants.add(share) else { return }
        let node = share[.externalIdentifier]
        switch contradiction {
        case .otherIdentifier(let name, let document):
            context.report(
                .contextsExternalIdentifier, at: node, help: "use the same external identifier every time",
                "\(Shown.quoted(name), "name") has another external identifier in \(words: words(document))")
        case .otherMerchant(let name, let other, let document):
            context.report(
                .contextsExternalIdentifier, at: node, help: "give every merchant its own external identifier",
                "the external identifier of \(Shown.quoted(name), "name")"
                    + " stands for \(Shown.quoted(other), "other") in \(words: words(document))")
        }
    }

    private static func words(_ document: String?) -> Sentence {
        document.map { "\(Shown.quoted($0), "document")" } ?? "an earlier document"
    }
}
