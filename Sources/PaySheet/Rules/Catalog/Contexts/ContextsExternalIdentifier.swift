/// A merchant with two external identifiers.
enum ContextsExternalIdentifier: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.multiTokenContexts]) {
                checkList($0, PaymentRequest.Slot.multiTokenContexts, &$1)
            },
            RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.multiTokenContexts]) {
                checkList($0, Modifier.Slot.multiTokenContexts, &$1)
            },
            RuleRow(
                ShapeIndex.paymentMethodUpdate, ShapeIndex.shippingMethodUpdate, ShapeIndex.shippingContactUpdate,
                ShapeIndex.couponCodeUpdate,
                needs: [PaymentMethodUpdate.Slot.newMultiTokenContexts]
            ) { checkList($0, PaymentMethodUpdate.Slot.newMultiTokenContexts, &$1) },
            RuleRow(ShapeIndex.paymentFlow, needs: [PaymentFlow.Slot.request, PaymentFlow.Slot.events], checkFlow),
            RuleRow(
                ShapeIndex.paymentTokenContext,
                needs: [
                    PaymentTokenContext.Slot.merchantName, PaymentTokenContext.Slot.merchantIdentifier,
                    PaymentTokenContext.Slot.externalIdentifier,
                ], asks: .otherDocuments, checkDocuments),
        ]
    }

    private static func checkList(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard mayRepeat(cursor, member) else { return }
        let count = min(cursor.elementCount(member), MerchantConsistency.compared)
        var names = SeenTexts(count: count)
        for later in 0..<count {
            guard let share = cursor.element(later, of: member), let name = share.text(PaymentTokenContext.Slot.merchantName),
                names.mayHold(name)
            else { continue }
            for earlier in 0..<later {
                guard let other = cursor.element(earlier, of: member), let node = contradiction(share, other),
                    let first = other.slot(PaymentTokenContext.Slot.externalIdentifier)
                else { continue }
                report(share, node, first, &context)
                break
            }
        }
    }

    /// Merchants with domains of their own are not the same.
    private static func mayRepeat(_ cursor: borrowing Cursor, _ member: Int) -> Bool {
        var domains = SeenTexts(count: cursor.elementCount(member))
        for index in 0..<cursor.elementCount(member) {
            guard let share = cursor.element(index, of: member) else { continue }
            guard let domain = share.text(PaymentTokenContext.Slot.merchantDomain), !domains.mayHold(domain) else { return true }
        }
        return false
    }

    /// Updates go on with the merchants of the request.
    private static func checkFlow(_ flow: borrowing Cursor, _ context: inout RuleContext) {
        guard let request = flow.inner(PaymentFlow.Slot.request) else { return }
        let count = min(request.elementCount(PaymentRequest.Slot.multiTokenContexts), MerchantConsistency.compared)
        let member = PaymentMethodUpdate.Slot.newMultiTokenContexts
        for index in 0..<flow.elementCount(PaymentFlow.Slot.events) {
            guard let update = flow.applePayData(index, of: PaymentFlow.Slot.events, FlowEvent.Slot.data) else { continue }
            for place in 0..<min(update.elementCount(member), MerchantConsistency.compared) {
                guard let share = update.element(place, of: member) else { continue }
                for earlier in 0..<count {
                    guard let other = request.element(earlier, of: PaymentRequest.Slot.multiTokenContexts),
                        let node = contradiction(share, other), let first = other.slot(PaymentTokenContext.Slot.externalIdentifier)
                    else { continue }
                    report(share, node, first, &context)
                    break
                }
            }
        }
    }

    private static func report(_ share: borrowing Cursor, _ node: Int, _ first: Int, _ context: inout RuleContext) {
        guard let name = share.text(PaymentTokenContext.Slot.merchantName) else { return }
        context.report(
            .contextsExternalIdentifier, at: node, related: [RelatedNode(first, "the first one is here")],
            help: "use the same external identifier every time", name.quoted + " has two external identifiers in one document")
    }

    /// The node of the external identifier, where both shares are one merchant's and the identifiers differ.
    private static func contradiction(_ share: borrowing Cursor, _ other: borrowing Cursor) -> Int? {
        guard let name = share.text(PaymentTokenContext.Slot.merchantName),
            let otherName = other.text(PaymentTokenContext.Slot.merchantName),
            name.equals(otherName), !name.isBlank, let key = share.text(PaymentTokenContext.Slot.externalIdentifier),
            let otherKey = other.text(PaymentTokenContext.Slot.externalIdentifier), !key.equals(otherKey)
        else { return nil }
        if let domain = share.text(PaymentTokenContext.Slot.merchantDomain),
            let otherDomain = other.text(PaymentTokenContext.Slot.merchantDomain)
        {
            guard domain.byteCount == otherDomain.byteCount else { return nil }
            for index in 0..<domain.byteCount where ASCII.upperCased(domain.byte(index)) != ASCII.upperCased(otherDomain.byte(index)) {
                return nil
            }
        } else {
            // Without domains one identifier for all says nothing about who they are, but name and identifier together do.
            guard let identifier = share.text(PaymentTokenContext.Slot.merchantIdentifier),
                let otherIdentifier = other.text(PaymentTokenContext.Slot.merchantIdentifier), identifier.equals(otherIdentifier)
            else { return nil }
        }
        return share.slot(PaymentTokenContext.Slot.externalIdentifier)
    }

    // MARK: Between documents

    private static func checkDocuments(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let contradiction = context.workspace.merchants.take(cursor),
            let node = cursor.slot(PaymentTokenContext.Slot.externalIdentifier)
        else { return }
        switch contradiction {
        case .otherIdentifier(let name, let document):
            context.report(
                .contextsExternalIdentifier, at: node, help: "use the same external identifier every time",
                Shown.quoted(name) + " has another external identifier in " + words(document))
        case .otherMerchant(let name, let other, let document):
            context.report(
                .contextsExternalIdentifier, at: node, help: "give every merchant its own external identifier",
                "the external identifier of " + Shown.quoted(name) + " stands for " + Shown.quoted(other) + " in " + words(document))
        }
    }

    private static func words(_ document: String?) -> String { document.map { Shown.quoted($0) } ?? "an earlier document" }
}
