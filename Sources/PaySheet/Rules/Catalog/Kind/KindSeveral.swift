/// More than one special kind of payment at once.
enum KindSeveral: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "kind/several", "Several special kinds at once", .error,
            what: "Shares of several merchants, a recurring payment, automatic reloads and a deferred payment stand together.",
            why: "Only one of the four may be set on a request, a modifier or an update. Safari itself does not look; the system ends the "
                + "payment with an error and the sheet closes. The web pages do not say so for deferred payments, the pages for apps do.",
            instead: "Keep one of them and ask for the other in a payment of its own.",
            sources: [
                "AP-KIND-ONE", "AP-KIND-MOD-ONE", "AP-MULTI-EXCL-REC", "AP-MULTI-EXCL-RELOAD", "AP-MULTI-EXCL-DEF", "AP-REC-EXCL-RELOAD",
                "AP-REC-EXCL-DEF", "AP-REL-EXCL-DEF", "AP-KIND-UPDATE",
            ], page: "applepaypaymentrequest/multitokencontexts",
            bad: [
                Sample(
                    .recurring, [.set("/multiTokenContexts", contexts)], at: "/multiTokenContexts",
                    shows: ["AP-KIND-ONE", "AP-MULTI-EXCL-REC"]),
                Sample(.reload, [.set("/multiTokenContexts", contexts)], at: "/multiTokenContexts", shows: ["AP-MULTI-EXCL-RELOAD"]),
                Sample(.deferred, [.set("/multiTokenContexts", contexts)], at: "/multiTokenContexts", shows: ["AP-MULTI-EXCL-DEF"]),
                Sample(
                    .recurring, [.set("/automaticReloadPaymentRequest", reload)], at: "/automaticReloadPaymentRequest",
                    shows: ["AP-REC-EXCL-RELOAD"]),
                Sample(
                    .recurring, [.set("/deferredPaymentRequest", deferred)], at: "/deferredPaymentRequest", shows: ["AP-REC-EXCL-DEF"]),
                Sample(.reload, [.set("/deferredPaymentRequest", deferred)], at: "/deferredPaymentRequest", shows: ["AP-REL-EXCL-DEF"]),
                Sample(
                    .modifier, [.set("/multiTokenContexts", contexts), .set("/automaticReloadPaymentRequest", reload)],
                    at: "/automaticReloadPaymentRequest", shows: ["AP-KIND-MOD-ONE"]),
                Sample(
                    .couponCodeUpdate, [.set("/newMultiTokenContexts", contexts), .set("/newAutomaticReloadPaymentRequest", reload)],
                    at: "/newAutomaticReloadPaymentRequest", shows: ["AP-KIND-UPDATE"]),
                Sample(
                    .paymentMethodUpdate, [.set("/newMultiTokenContexts", contexts), .set("/newAutomaticReloadPaymentRequest", reload)],
                    at: "/newAutomaticReloadPaymentRequest"),
                Sample(
                    .shippingMethodUpdate, [.set("/newMultiTokenContexts", contexts), .set("/newAutomaticReloadPaymentRequest", reload)],
                    at: "/newAutomaticReloadPaymentRequest"),
                Sample(
                    .shippingContactUpdate, [.set("/newMultiTokenContexts", contexts), .set("/newAutomaticReloadPaymentRequest", reload)],
                    at: "/newAutomaticReloadPaymentRequest"),
            ],
            good: [
                Sample(.modifier, [.set("/multiTokenContexts", contexts)]),
                Sample(.couponCodeUpdate, [.set("/newMultiTokenContexts", contexts)]),
                Sample(.modifier, [.set("/automaticReloadPaymentRequest", reload)]),
                Sample(
                    .recurring, [.set("/multiTokenContexts", "[]")], policy: Policy().with { $0.ignored = [.contextsEmpty] }),
            ])
    }

    private static let contexts =
        #"[{"merchantIdentifier":"merchant.com.example.air","externalIdentifier":"air-7","merchantName":"Sky Air","#
        + #""merchantDomain":"sky-air.example","amount":"5.00"}]"#
    private static let reload =
        #"{"paymentDescription":"Card Reload","automaticReloadBilling":{"label":"Card Reload","amount":"25.00","#
        + #""paymentTiming":"automaticReload","automaticReloadPaymentThresholdAmount":"10.00"},"#
        + #""billingAgreement":"When your balance falls below $10.00, we add $25.00.","managementURL":"https://juniper.example/card","#
        + #""tokenNotificationURL":"https://juniper.example/tokens"}"#
    private static let deferred =
        #"{"billingAgreement":"Cancel free of charge until July 3.","deferredBilling":{"label":"Balance","amount":"370.00","#
        + #""paymentTiming":"deferred","deferredPaymentDate":"2027-07-10T13:00:00.000Z"},"managementURL":"https://dulac.example/booking","#
        + #""paymentDescription":"Two Nights"}"#

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
