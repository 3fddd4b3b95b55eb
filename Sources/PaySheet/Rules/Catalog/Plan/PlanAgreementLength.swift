/// Terms that are longer than the sheet shows.
enum PlanAgreementLength: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "plan/agreement-length", "Length of the billing agreement", .warning,
            what: "The text of the agreement has more than 500 characters.",
            why: "500 is the documented maximum for recurring payments and automatic reloads; for deferred payments no number is "
                + "written, and "
                + "the sheet is the same. Nothing is refused: the sheet cuts the text off, and what the shopper agrees to is not what was "
                + "read. What counts as a character is not documented. The rule warns where people would count more than 500; an accent "
                + "or a "
                + "joined picture symbol is no character of its own then. Where only the count of UTF-16 units is above 500 it is a note.",
            instead: "Keep to the terms that differ from what the items already say, in at most 500 characters.",
            sources: ["AP-REC-AGREEMENT-LEN", "AP-REL-AGREEMENT-LEN", "AP-DEF-AGREEMENT-LEN"],
            page: "applepayrecurringpaymentrequest/billingagreement",
            bad: [
                Sample(
                    .recurring, [.text("/recurringPaymentRequest/billingAgreement", String(repeating: "a", count: 501))],
                    at: "/recurringPaymentRequest/billingAgreement", shows: ["AP-REC-AGREEMENT-LEN"]),
                Sample(
                    .reload, [.text("/automaticReloadPaymentRequest/billingAgreement", String(repeating: "\u{20AC}", count: 501))],
                    at: "/automaticReloadPaymentRequest/billingAgreement", shows: ["AP-REL-AGREEMENT-LEN"]),
                Sample(
                    .deferred, [.text("/deferredPaymentRequest/billingAgreement", String(repeating: "a", count: 501))],
                    at: "/deferredPaymentRequest/billingAgreement", shows: ["AP-DEF-AGREEMENT-LEN"]),
                Sample(
                    .deferred, [.text("/deferredPaymentRequest/billingAgreement", String(repeating: "e\u{301}", count: 251))],
                    at: "/deferredPaymentRequest/billingAgreement"),
            ],
            good: [
                Sample(.recurring, [.text("/recurringPaymentRequest/billingAgreement", String(repeating: "a", count: 500))]),
                Sample(.reload, [.text("/automaticReloadPaymentRequest/billingAgreement", String(repeating: "\u{20AC}", count: 500))]),
                Sample(.deferred, [.text("/deferredPaymentRequest/billingAgreement", String(repeating: "e\u{301}", count: 250))]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.recurringPaymentRequest, needs: [RecurringPaymentRequest.Slot.billingAgreement]) { cursor, context in
                check(cursor, RecurringPaymentRequest.Slot.billingAgreement, &context)
            },
            RuleRow(ShapeIndex.automaticReloadPaymentRequest, needs: [AutomaticReloadPaymentRequest.Slot.billingAgreement]) {
                cursor, context in
                check(cursor, AutomaticReloadPaymentRequest.Slot.billingAgreement, &context)
            },
            RuleRow(ShapeIndex.deferredPaymentRequest, needs: [DeferredPaymentRequest.Slot.billingAgreement]) { cursor, context in
                check(cursor, DeferredPaymentRequest.Slot.billingAgreement, &context)
            },
        ]
    }

    private static let limit = 500

    private static func check(_ plan: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let text = plan.text(member), let length = text.length(above: limit), let node = plan.slot(member) else { return }
        if length.characters > limit {
            context.report(
                .planAgreementLength, at: node, help: "write at most 500 characters",
                "the agreement has " + String(length.characters) + " characters, and the sheet shows 500 at most")
        } else if length.utf16 > limit {
            context.report(
                .planAgreementLength, at: node, .info, help: "shorten it, to be sure",
                "the agreement has " + String(length.characters) + " characters as people count them and " + String(length.utf16)
                    + " as JavaScript does; which of them must stay within 500 is not documented")
        }
    }
}
