/// No network at all.
enum NetworkEmpty: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "network/empty", "No networks", .error,
            what: "The list of card networks is empty.",
            why: """
                Safari throws a TypeError: a merchant that takes no network cannot be paid. An installment configuration lets an empty \
                list pass the first check from version 8 on, but a second check has no such exception.
                """,
            instead: "List at least one network that your payment provider processes, the preferred one first.",
            sources: ["AP-NET-REQ", "WK-NET-EMPTY", "WK-NET-EMPTY-2", "WK-VER-INSTALL"], page: "applepaypaymentrequest/supportednetworks",
            bad: [
                Sample(.request, [.set("/supportedNetworks", "[]")], at: "/supportedNetworks", shows: ["AP-NET-REQ", "WK-NET-EMPTY"]),
                Sample(.methodData, [.set("/supportedNetworks", "[]")], at: "/supportedNetworks", shows: ["AP-NET-REQ", "WK-NET-EMPTY"]),
                Sample(
                    .plainFlow,
                    [
                        .set("/request/supportedNetworks", "[]"), .set("/request/installmentConfiguration", "{}"),
                        .set("/apiVersion", "8"),
                    ], at: "/request/supportedNetworks", shows: ["WK-NET-EMPTY-2", "WK-VER-INSTALL"], policy: documented),
            ],
            good: [
                Sample(.request, [.set("/supportedNetworks", #"["visa"]"#)]),
                Sample(.methodData, [.set("/supportedNetworks", #"["jcb"]"#)]),
                Sample(
                    .plainFlow, [.set("/request/installmentConfiguration", "{}"), .set("/apiVersion", "8")], policy: documented),
            ])
    }

    /// That installments are undocumented is another rule's to say.
    private static var documented: Policy { Policy().with { $0.ignored = [.installmentsUndocumented] } }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.supportedNetworks],
                unless: .someElements(PaymentRequest.Slot.supportedNetworks), check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = cursor.words(PaymentRequest.Slot.supportedNetworks), list.count == 0,
            let node = cursor.slot(PaymentRequest.Slot.supportedNetworks)
        else { return }
        context.report(
            .networkEmpty, at: node, webKit: context.checkOfEmptyNetworks(cursor),
            help: "write one network or more, such as \"visa\"",
            "no network is listed, so no card can pay")
    }
}

extension RuleContext {
    /// The check that an empty list of networks fails: installments excuse it from the first.
    func checkOfEmptyNetworks(_ request: borrowing Cursor) -> WebKitCheck {
        let isExcused = (facts.version ?? 0) >= 8 && request.isPresent(PaymentRequest.Slot.installmentConfiguration)
        return isExcused ? .networksEmptyAgain : .networksEmpty
    }
}
