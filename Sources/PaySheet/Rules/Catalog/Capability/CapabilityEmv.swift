/// EMV without the network that calls for it.
enum CapabilityEmv: DocumentRule {
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
                "\"supportsEMV\" is for China UnionPay, but \"chinaUnionPay\" is not among the networks")
            return
        }
    }
}
