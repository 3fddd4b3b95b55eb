/// A word newer than the version that is asked for.
enum VersionWord: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "version/word", "Word newer than the stated version", .warning, group: .compatible,
            what: "A member that the stated version has holds a word that came with a later version.",
            why: "Systems that know the stated version and nothing later throw a TypeError at a word that is not in their list.",
            instead: "Ask for the version that has the word, or do without it.",
            sources: ["AP-SES-VERSION-FIELD"], page: "apple-pay-on-the-web-version-history",
            bad: [
                Sample(
                    .couponCodeUpdate, [.set("/errors", #"[{"code": "couponCodeInvalid"}]"#)], at: "/errors/0/code",
                    shows: ["AP-SES-VERSION-FIELD"], policy: Policy(apiVersion: 11)),
                Sample(
                    .error, [.set("", #"{"code": "couponCodeExpired"}"#)], at: "/code", shows: ["AP-SES-VERSION-FIELD"],
                    policy: Policy(apiVersion: 11)),
                Sample(
                    .error, [.set("", #"{"code": "couponCodeExpired"}"#)], at: "/code", shows: ["AP-SES-VERSION-FIELD"],
                    policy: Policy(apiVersion: 3)),
                Sample(
                    .request, [.text("/lineItems/1/paymentTiming", "automaticReload")], at: "/lineItems/1/paymentTiming",
                    shows: ["AP-SES-VERSION-FIELD"], policy: timing(13)),
                Sample(
                    .request, [.text("/lineItems/1/paymentTiming", "automaticReload")], at: "/lineItems/1/paymentTiming",
                    shows: ["AP-SES-VERSION-FIELD"], policy: timing(12)),
            ],
            good: [
                Sample(.error, [.set("", #"{"code": "unknown"}"#)], policy: Policy(apiVersion: 11)),
                Sample(.couponCodeUpdate, [.set("/errors", #"[{"code": "couponCodeInvalid"}]"#)], policy: Policy(apiVersion: 12)),
                Sample(.couponCodeUpdate, policy: Policy(apiVersion: 11)),
                Sample(.error, [.set("", #"{"code": "unknown"}"#)], policy: Policy(apiVersion: 3)),
                Sample(.request, [.text("/lineItems/1/paymentTiming", "automaticReload")], policy: timing(14)),
                Sample(.request, [.text("/lineItems/1/paymentTiming", "automaticReload")], policy: timing(11)),
            ])
    }

    /// What a reload needs besides is for other rules to say.
    private static func timing(_ version: Int) -> Policy { Policy(apiVersion: version).with { $0.selected = [.versionWord] } }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.paymentTiming]) { cursor, context in
                check(cursor, LineItem.Slot.paymentTiming, VocabularyIndex.paymentTiming, since: 12, &context)
            },
            RuleRow(ShapeIndex.paymentError, needs: [PaymentError.Slot.code]) { cursor, context in
                check(cursor, PaymentError.Slot.code, VocabularyIndex.paymentErrorCode, since: 3, &context)
            },
        ]
    }

    /// Below the version of the member itself the member is reported.
    private static func check(
        _ cursor: borrowing Cursor, _ member: Int, _ vocabulary: Int, since: Int, _ context: inout RuleContext
    ) {
        guard let version = context.facts.version, version >= since, let word = cursor.wordView(member),
            let node = cursor.slot(member)
        else { return }
        let needed = ShapeTables.applePay.version(ofWord: word.index, in: vocabulary)
        guard needed > version else { return }
        context.report(
            .versionWord, at: node, help: "ask for version " + String(needed) + " or do without it",
            word.text.quoted + " came with Apple Pay version " + String(needed) + ", and version " + String(version) + " is asked for")
    }
}
