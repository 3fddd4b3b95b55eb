/// China UnionPay without the protocol of its cards.
enum CapabilityUnionPay: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "capability/union-pay", "China UnionPay without EMV", .info, group: .advice,
            what: "China UnionPay is among the networks, and supportsEMV is not among the capabilities.",
            why: "Some of its cards pay with EMV data only; without supportsEMV the sheet does not offer them.",
            instead: "Add supportsEMV if your provider processes it.",
            sources: ["AP-CAP-EMV"], page: "applepaypaymentrequest/merchantcapabilities",
            bad: [
                Sample(
                    .request, [.set("/supportedNetworks", #"["visa", "chinaUnionPay"]"#)], at: "/merchantCapabilities",
                    shows: ["AP-CAP-EMV"]),
                Sample(
                    .methodData, [.set("/supportedNetworks", #"["chinaUnionPay"]"#)], at: "/merchantCapabilities", shows: ["AP-CAP-EMV"]),
            ],
            good: [
                Sample(.request, [.set("/supportedNetworks", #"["visa", "jcb"]"#)]),
                Sample(
                    .methodData,
                    [
                        .set("/supportedNetworks", #"["chinaUnionPay"]"#),
                        .set("/merchantCapabilities", #"["supports3DS", "supportsEMV"]"#),
                    ]),
            ])
    }

    static var rows: [RuleRow] { [CapabilityList.row(isAdvice: true, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = CapabilityList.of(cursor), list.contains(MerchantCapability.supports3DSIndex), list.isKnown,
            !list.contains(MerchantCapability.supportsEMVIndex), CapabilityList.takesUnionPay(cursor) == true,
            let node = cursor.slot(PaymentRequest.Slot.merchantCapabilities)
        else { return }
        context.report(
            .capabilityUnionPay, at: node, help: "add \"supportsEMV\" if your provider processes it",
            "\"chinaUnionPay\" is among the networks, and \"supportsEMV\" is not listed")
    }
}
