extension Catalog {
    /// The documents of Apple Pay on the web.
    public static let applePay: Catalog = Catalog(
        "applePay", tables: .applePay, kinds: DocumentKind.all, commonKinds: 16, detectedKinds: 33,
        rules: RuleSet(
            codes: 0...7999, rule: { RuleID(code: $0) }, severity: { RuleTable.severity($0) }, all: { RuleID.all }, rows: RuleTable.rows),
        containers: [.methodData, .errors, .lineItems], dialects: Dialect.all, remedies: { Remedy.applePay },
        argumentLists: [ShapeIndex.w3cPaymentRequest],
        signs: ["STATUS_SUCCESS", "STATUS_FAILURE"],
        // Labels and amounts are in other documents, too.
        marks: [
            KindMarks(.lineItem, ["label"], ["paymentTiming"]), KindMarks(.lineItem, ["label"], ["recurringPaymentStartDate"]),
            KindMarks(.lineItem, ["label"], ["recurringPaymentEndDate"]), KindMarks(.lineItem, ["label"], ["deferredPaymentDate"]),
            KindMarks(.lineItem, ["label"], ["automaticReloadPaymentThresholdAmount"]),
        ], isForBrowsers: true,
        functions: Functions(
            versionShapes: [ShapeIndex.applePayRequest, ShapeIndex.paymentFlow, ShapeIndex.w3cPaymentRequest],
            statedVersion: { StatedVersion.find($0, $1) },
            factShapes: DocumentFacts.noted, noteFacts: { $0.note($1, $2, $3, &$4) },
            // A flow may hold the order and the token that it is compared with.
            holds: { $0 == ShapeIndex.paymentFlow ? [.order, .charge] : [] },
            role: { .ofItem(in: $0, at: $1) },
            preferredKind: { $0 == .merchantSession ? SessionBodies.preferred($1) : PaymentUpdates.preferred($0, $1) },
            isAmbiguous: { PaymentUpdates.areAmbiguous($0, members: $1) || SessionBodies.areAmbiguous($0, members: $1) },
            requirements: { .applePay }))
}

/// The answer with a session, and the request for one in its old form, which has three members of the answer.
private enum SessionBodies {
    /// The members that only Apple can know.
    private static let issued: UInt64 = [
        MerchantSession.Slot.epochTimestamp, MerchantSession.Slot.expiresAt, MerchantSession.Slot.merchantSessionIdentifier,
        MerchantSession.Slot.nonce, MerchantSession.Slot.signature,
    ].reduce(0) { $0 | 1 << UInt64($1) }

    static func preferred(_ tree: NodeTree) -> DocumentKind {
        let names = ShapeTables.applePay.shapes[ShapeIndex.merchantSession].names
        var known: UInt64 = 0
        var members = tree.members(of: 0, most: DocumentKind.decidingNames)
        while let (key, _) = members.next() {
            if let slot = ShapeTables.applePay.nearestName(tree.text(key), in: names) { known |= 1 << UInt64(slot) }
        }
        return areAmbiguous(.merchantSession, members: known) ? .paymentSessionRequest : .merchantSession
    }

    static func areAmbiguous(_ kind: DocumentKind, members: UInt64) -> Bool { kind == .merchantSession && members & issued == 0 }
}

/// The four updates, which share their members.
private enum PaymentUpdates {
    /// A coupon's error tells which update it is.
    static func preferred(_ kind: DocumentKind, _ tree: NodeTree) -> DocumentKind {
        let updates: [DocumentKind] = [.paymentMethodUpdate, .shippingMethodUpdate, .shippingContactUpdate]
        guard updates.contains(kind), let errors = errors(tree) else { return kind }
        return mentionsCoupon(errors, tree) ? .couponCodeUpdate : kind
    }

    /// With errors, what these say distinguishes the updates.
    static func areAmbiguous(_ kind: DocumentKind, members: UInt64) -> Bool {
        let isUpdate =
            kind == .paymentMethodUpdate || kind == .shippingMethodUpdate || kind == .shippingContactUpdate || kind == .couponCodeUpdate
        return isUpdate && members & 1 << UInt64(PaymentMethodUpdate.Slot.errors) != 0
    }

    /// The value of the root's first member called `errors`.
    private static func errors(_ tree: NodeTree) -> Int? {
        var members = tree.members(of: 0, most: DocumentKind.decidingNames)
        while let (key, value) = members.next() {
            if tree.text(key).elementsEqual("errors".utf8) { return value }
        }
        return nil
    }

    private static func mentionsCoupon(_ errors: Int, _ tree: NodeTree) -> Bool {
        let end = min(Int(tree[errors].next), errors + 64)
        for index in errors..<end where tree[index].isString {
            if tree.text(index).starts(with: "couponCode".utf8) { return true }
        }
        return false
    }
}
