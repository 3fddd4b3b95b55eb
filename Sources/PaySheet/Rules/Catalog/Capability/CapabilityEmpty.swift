/// A merchant that can do nothing.
enum CapabilityEmpty: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "capability/empty", "No merchant capabilities", .error,
            what: "The list of merchant capabilities is empty.",
            why: "Safari throws a TypeError and no sheet appears.",
            instead: "List supports3DS, which every merchant must process, and the kinds of card that you take.",
            sources: ["AP-CAP-REQ", "WK-CAP-EMPTY"], page: "applepaypaymentrequest/merchantcapabilities",
            bad: [
                Sample(
                    .request, [.set("/merchantCapabilities", "[]")], at: "/merchantCapabilities", shows: ["AP-CAP-REQ", "WK-CAP-EMPTY"]),
                Sample(
                    .methodData, [.set("/merchantCapabilities", "[]")], at: "/merchantCapabilities", shows: ["AP-CAP-REQ", "WK-CAP-EMPTY"]),
            ],
            good: [
                Sample(.request, [.set("/merchantCapabilities", #"["supports3DS", "supportsCredit"]"#)]),
                Sample(.methodData, [.set("/merchantCapabilities", #"["supports3DS", "supportsDebit"]"#)]),
            ])
    }

    static var rows: [RuleRow] { [CapabilityList.row(unless: .someElements(PaymentRequest.Slot.merchantCapabilities), check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = CapabilityList.of(cursor), list.count == 0, let node = cursor.slot(PaymentRequest.Slot.merchantCapabilities)
        else { return }
        context.report(
            .capabilityEmpty, at: node, webKit: .capabilitiesEmpty,
            fix: RawFix(.risky, "write [\"supports3DS\"]", [.replace(node: node, json: "[\"supports3DS\"]")]),
            help: "write [\"supports3DS\"]", "no capability is listed, so no card can be processed")
    }
}
