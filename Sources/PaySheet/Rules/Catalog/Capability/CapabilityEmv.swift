/// EMV without the network that calls for it.
enum CapabilityEmv: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "capability/emv", "EMV without China UnionPay", .warning, group: .compatible,
            what: "The capabilities list supportsEMV, and China UnionPay is not among the networks.",
            why: "Apple documents EMV for China UnionPay only. Elsewhere it can bring tokens of a kind that your provider does not expect.",
            instead: "Leave supportsEMV out, or add chinaUnionPay to the networks.",
            sources: ["AP-CAP-EMV"], page: "applepaypaymentrequest/merchantcapabilities",
            bad: [
                Sample(
                    .request, [.set("/merchantCapabilities", #"["supports3DS", "supportsEMV"]"#)], at: "/merchantCapabilities/1",
                    shows: ["AP-CAP-EMV"]),
                Sample(
                    .methodData, [.set("/merchantCapabilities", #"["supportsEMV", "supports3DS"]"#)], at: "/merchantCapabilities/0",
                    shows: ["AP-CAP-EMV"]),
            ],
            good: [
                Sample(
                    .request,
                    [
                        .set("/merchantCapabilities", #"["supports3DS", "supportsEMV"]"#),
                        .set("/supportedNetworks", #"["visa", "chinaUnionPay"]"#),
                    ]),
                Sample(.methodData, [.set("/merchantCapabilities", #"["supportsCredit", "supports3DS"]"#)]),
            ])
    }

    static var rows: [RuleRow] { [CapabilityList.row(unless: CapabilityList.without(MerchantCapability.supportsEMVIndex), check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        // Without 3-D Secure another rule speaks.
        guard let list = CapabilityList.of(cursor), list.contains(MerchantCapability.supports3DSIndex),
            list.contains(MerchantCapability.supportsEMVIndex), CapabilityList.takesUnionPay(cursor) == false
        else { return }
        for index in 0..<list.count where list[index] == MerchantCapability.supportsEMVIndex {
            guard let node = list.node(index) else { continue }
            context.report(
                .capabilityEmv, at: node, fix: RawFix(.risky, "leave \"supportsEMV\" out", [.remove(node: node)]),
                help: "leave it out, or add \"chinaUnionPay\" to the networks",
                "\"supportsEMV\" is for China UnionPay, and \"chinaUnionPay\" is not among the networks")
            return
        }
    }
}
