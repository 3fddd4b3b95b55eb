extension Catalog {
    /// The documents of Apple Pay on the web.
    public static let applePay: Catalog = Catalog(
        "applePay", tables: .applePay, kinds: DocumentKind.all, commonKinds: 16,
        rules: RuleSet(
            codes: 0...7999, rule: { RuleID(code: $0) }, severity: { RuleTable.severity($0) }, all: { RuleID.all }, rows: RuleTable.rows),
        containers: [.methodData, .errors], dialects: Dialect.all, remedies: { Remedy.applePay },
        argumentLists: [ShapeIndex.constructorArguments],
        signs: ["STATUS_SUCCESS", "STATUS_FAILURE"], isReadBySafari: true,
        functions: Functions(
            statesVersion: { StatedVersion.isMember(of: $0) },
            statedVersion: { StatedVersion.find($0, nodes: $1, bytes: $2) },
            notesFacts: { DocumentFacts.areNoted(at: $0) },
            role: { ItemRole(shape: $0, slot: $1) },
            preferredKind: { $0 == .merchantSession ? SessionBodies.preferred($1, $2) : PaymentUpdates.preferred($0, $1, $2) },
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

    static func preferred(_ nodes: Span<Node>, _ bytes: Span<UInt8>) -> DocumentKind {
        let names = ShapeTables.applePay.shapes[ShapeIndex.merchantSession].names
        var known: UInt64 = 0
        var key = 1
        var count = 0
        while key < Int(nodes[0].next), count < DocumentKind.decidingNames {
            let name = JSONText.decode(bytes, nodes[key])
            if let slot = ShapeTables.applePay.nearestName(name, in: names) { known |= 1 << UInt64(slot) }
            key = Int(nodes[key + 1].next)
            count += 1
        }
        return areAmbiguous(.merchantSession, members: known) ? .paymentSessionRequest : .merchantSession
    }

    static func areAmbiguous(_ kind: DocumentKind, members: UInt64) -> Bool { kind == .merchantSession && members & issued == 0 }
}

/// The four updates, which share their members.
private enum PaymentUpdates {
    /// A coupon's error tells which update it is.
    static func preferred(_ kind: DocumentKind, _ nodes: Span<Node>, _ bytes: Span<UInt8>) -> DocumentKind {
        let updates: [DocumentKind] = [.paymentMethodUpdate, .shippingMethodUpdate, .shippingContactUpdate]
        guard updates.contains(kind), let errors = errors(nodes, bytes) else { return kind }
        return mentionsCoupon(errors, nodes, bytes) ? .couponCodeUpdate : kind
    }

    /// With errors, what these say distinguishes the updates.
    static func areAmbiguous(_ kind: DocumentKind, members: UInt64) -> Bool {
        let isUpdate =
            kind == .paymentMethodUpdate || kind == .shippingMethodUpdate || kind == .shippingContactUpdate || kind == .couponCodeUpdate
        return isUpdate && members & 1 << UInt64(PaymentMethodUpdate.Slot.errors) != 0
    }

    /// The value of the root's first member called `errors`.
    private static func errors(_ nodes: Span<Node>, _ bytes: Span<UInt8>) -> Int? {
        var key = 1
        var count = 0
        while key < Int(nodes[0].next), count < DocumentKind.decidingNames {
            if JSONText.decode(bytes, nodes[key]).elementsEqual("errors".utf8) { return key + 1 }
            key = Int(nodes[key + 1].next)
            count += 1
        }
        return nil
    }

    private static func mentionsCoupon(_ errors: Int, _ nodes: Span<Node>, _ bytes: Span<UInt8>) -> Bool {
        let end = min(Int(nodes[errors].next), errors + 64)
        for index in errors..<end where nodes[index].isString {
            if JSONText.decode(bytes, nodes[index]).starts(with: "couponCode".utf8) { return true }
        }
        return false
    }
}
