/// More domains than a registration takes.
enum RegistrationDomainCount: DocumentRule {
    private static let limit = 99

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.registerMerchantRequest, needs: [RegisterMerchantRequest.Slot.domainNames], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(RegisterMerchantRequest.Slot.domainNames) else { return }
        let count = cursor.nodes[node].count
        if count == 0 {
            context.report(
                .registrationDomainCount, at: node, help: "name at least one domain",
                "the request names no domains, and Apple's server takes 1 to 99")
        } else if count > limit {
            context.report(
                .registrationDomainCount, at: node, help: "send several requests",
                "the request names " + String(count) + " domains, and Apple's server takes 1 to 99")
        }
    }
}
