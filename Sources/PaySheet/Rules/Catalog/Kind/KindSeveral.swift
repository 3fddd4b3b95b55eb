/// More than one special kind of payment at once.
enum KindSeveral: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest,
                several: [
                    PaymentRequest.Slot.multiTokenContexts, PaymentRequest.Slot.recurringPaymentRequest,
                    PaymentRequest.Slot.automaticReloadPaymentRequest, PaymentRequest.Slot.deferredPaymentRequest,
                ]
            ) { cursor, context in
                check(
                    cursor, PaymentRequest.Slot.multiTokenContexts,
                    (
                        PaymentRequest.Slot.recurringPaymentRequest, PaymentRequest.Slot.automaticReloadPaymentRequest,
                        PaymentRequest.Slot.deferredPaymentRequest
                    ), &context)
            },
            RuleRow(
                ShapeIndex.modifier,
                several: [
                    Modifier.Slot.multiTokenContexts, Modifier.Slot.recurringPaymentRequest, Modifier.Slot.automaticReloadPaymentRequest,
                    Modifier.Slot.deferredPaymentRequest,
                ]
            ) { cursor, context in
                check(
                    cursor, Modifier.Slot.multiTokenContexts,
                    (
                        Modifier.Slot.recurringPaymentRequest, Modifier.Slot.automaticReloadPaymentRequest,
                        Modifier.Slot.deferredPaymentRequest
                    ), &context)
            },
            RuleRow(
                ShapeIndex.paymentMethodUpdate, ShapeIndex.shippingMethodUpdate, ShapeIndex.shippingContactUpdate,
                ShapeIndex.couponCodeUpdate
            ) { cursor, context in
                check(
                    cursor, PaymentMethodUpdate.Slot.newMultiTokenContexts,
                    (
                        PaymentMethodUpdate.Slot.newRecurringPaymentRequest, PaymentMethodUpdate.Slot.newAutomaticReloadPaymentRequest,
                        PaymentMethodUpdate.Slot.newDeferredPaymentRequest
                    ), &context)
            },
        ]
    }

    private static func check(
        _ cursor: borrowing Cursor, _ contexts: Int, _ others: (recurring: Int, reload: Int, deferred: Int), _ context: inout RuleContext
    ) {
        // An empty list asks for nothing.
        let shares = cursor.elementCount(contexts) > 0 ? cursor.slot(contexts) : nil
        let recurring = cursor.slot(others.recurring)
        let reload = cursor.slot(others.reload)
        let deferred = cursor.slot(others.deferred)
        let count = (shares == nil ? 0 : 1) + (recurring == nil ? 0 : 1) + (reload == nil ? 0 : 1) + (deferred == nil ? 0 : 1)
        guard count > 1 else { return }
        let kinds = KindWords(shares: shares, recurring: recurring, reload: reload, deferred: deferred)
        context.report(
            .kindSeveral, at: kinds.last.node, webKit: .systemCancels, related: kinds.related, help: "keep one of them",
            kinds.last.words + " cannot stand together with " + kinds.others + ": only one special kind is allowed")
    }
}

/// The special kinds of a document in the order of the text, in words.
struct KindWords {
    typealias Kind = (node: Int, words: String)

    /// The one that came too late.
    let last: Kind
    private let before: [Kind]

    init(shares: Int?, recurring: Int?, reload: Int?, deferred: Int?) {
        var kinds: [Kind] = []
        if let shares { kinds.append((shares, "shares of several merchants")) }
        if let recurring { kinds.append((recurring, "a recurring payment")) }
        if let reload { kinds.append((reload, "an automatic reload")) }
        if let deferred { kinds.append((deferred, "a deferred payment")) }
        kinds.sort { $0.node < $1.node }
        last = kinds.popLast() ?? (0, "")
        before = kinds
    }

    /// `a recurring payment and an automatic reload`.
    var others: String {
        var words = ""
        for (place, kind) in before.enumerated() {
            words += (place == 0 ? "" : place == before.count - 1 ? " and " : ", ") + kind.words
        }
        return words
    }

    var related: [RelatedNode] {
        before.map { RelatedNode($0.node, $0.words + (before.count > 1 ? "" : ", which excludes the other")) }
    }
}
