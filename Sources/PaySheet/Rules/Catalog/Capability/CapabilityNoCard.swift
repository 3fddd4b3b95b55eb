/// Money can go out, and none can come in.
enum CapabilityNoCard: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "capability/no-card", "No capability for cards", .error,
            what: "The only capability is to send money out.",
            why:
                "Safari wants one of supports3DS, supportsEMV, supportsCredit and supportsDebit, and throws a TypeError where all are "
                + "missing.",
            instead: "Add supports3DS.",
            sources: ["WK-CAP-NONE"], page: "applepaypaymentrequest/merchantcapabilities",
            bad: [
                Sample(
                    .disbursement, [.set("/merchantCapabilities", #"["supportsInstantFundsOut"]"#)], at: "/merchantCapabilities",
                    shows: ["WK-CAP-NONE"]),
                Sample(
                    .methodData, [.set("/merchantCapabilities", #"["supportsInstantFundsOut"]"#)], at: "/merchantCapabilities",
                    shows: ["WK-CAP-NONE"]),
            ],
            good: [
                Sample(.disbursement, [.set("/merchantCapabilities", #"["supportsInstantFundsOut", "supports3DS"]"#)]),
                Sample(.methodData, [.set("/merchantCapabilities", #"["supports3DS"]"#)]),
                Sample(
                    .request, [.set("/merchantCapabilities", "[]")], policy: Policy().with { $0.ignored = [.capabilityEmpty] }),
            ])
    }

    static var rows: [RuleRow] {
        [CapabilityList.row(unless: CapabilityList.without(MerchantCapability.supportsInstantFundsOutIndex), check)]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = CapabilityList.of(cursor), list.count > 0, !CapabilityList.takesCards(list),
            let node = cursor.slot(PaymentRequest.Slot.merchantCapabilities)
        else { return }
        context.report(
            .capabilityNoCard, at: node, webKit: .capabilitiesNone,
            fix: RawFix(
                .risky, "add \"supports3DS\"", [.replace(node: node, json: "[\"supports3DS\",\"supportsInstantFundsOut\"]")]),
            help: "add \"supports3DS\"", "\"supportsInstantFundsOut\" alone lets money out and takes no card")
    }
}
