/// The protocol that every merchant must process is not listed.
enum CapabilityMissing3ds: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "capability/missing-3ds", "No 3-D Secure", .warning,
            what: "The merchant capabilities lack supports3DS.",
            why: """
                Apple's reference requires supports3DS on two pages, PassKit is content with EMV in its place, and Safari takes any \
                list that is not empty. Nearly every card on the web pays with 3-D Secure data, so without it most cards are greyed out.
                """,
            instead: "Add supports3DS; supportsCredit and supportsDebit only narrow the kinds of card down.",
            sources: ["AP-CAP-3DS", "AP-DIS-3DS"], page: "applepaymerchantcapability",
            bad: [
                Sample(
                    .disbursement, [.set("/merchantCapabilities", #"["supportsDebit", "supportsInstantFundsOut"]"#)],
                    at: "/merchantCapabilities",
                    shows: ["AP-DIS-3DS"]),
                Sample(
                    .request, [.set("/merchantCapabilities", #"["supportsCredit", "supportsDebit"]"#)], at: "/merchantCapabilities",
                    shows: ["AP-CAP-3DS"]),
                Sample(
                    .methodData, [.set("/merchantCapabilities", #"["supportsDebit"]"#)], at: "/merchantCapabilities", shows: ["AP-CAP-3DS"]),
                Sample(
                    .disbursement, [.set("/merchantCapabilities", #"["supportsDebit", "supportsInstantFundsOut"]"#)],
                    at: "/merchantCapabilities",
                    shows: ["AP-DIS-3DS"]),
            ],
            good: [
                Sample(.request, [.set("/merchantCapabilities", #"["supports3DS", "supportsCredit", "supportsDebit"]"#)]),
                Sample(.methodData, [.set("/merchantCapabilities", #"["supportsDebit", "supports3DS"]"#)]),
            ])
    }

    static var rows: [RuleRow] { [CapabilityList.row(unless: CapabilityList.with(MerchantCapability.supports3DSIndex), check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = CapabilityList.of(cursor), !list.contains(MerchantCapability.supports3DSIndex), list.isKnown,
            CapabilityList.takesCards(list), let node = cursor.slot(PaymentRequest.Slot.merchantCapabilities)
        else { return }
        var json = "[\"supports3DS\""
        for index in 0..<list.count {
            if let text = list.text(index) { json += ",\"" + text.string + "\"" }
        }
        context.report(
            .capabilityMissing3ds, at: node, fix: RawFix(.risky, "add \"supports3DS\"", [.replace(node: node, json: json + "]")]),
            help: "add \"supports3DS\"", "\"supports3DS\" is missing, which every merchant must process")
    }
}
