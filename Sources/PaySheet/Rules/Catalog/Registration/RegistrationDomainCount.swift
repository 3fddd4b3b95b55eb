/// More domains than a registration takes.
enum RegistrationDomainCount: DocumentRule {
    private static let limit = 99

    @_optimize(none) static var card: Rule {
        Rule(
            "registration/domain-count", "Number of domains", .error,
            what: "A registration names no domain or more than 99.",
            why: "Apple's server takes 1 to 99 names in one request and refuses the rest.",
            instead: "Name 1 to 99 domains, and send further ones in requests of their own.",
            sources: ["AP-REG-DOMAINS"],
            page: "https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/registermerchantrequest",
            bad: [
                Sample(.registration, [.set("/domainNames", names(100))], at: "/domainNames", shows: ["AP-REG-DOMAINS"]),
                Sample(.registration, [.set("/domainNames", "[]")], at: "/domainNames", shows: ["AP-REG-DOMAINS"]),
            ],
            good: [
                Sample(.registration, [.set("/domainNames", names(99))]),
                Sample(.registration, [.set("/domainNames", names(1))]),
            ])
    }

    static func names(_ count: Int) -> String {
        "[" + (1...count).map { "\"shop" + String($0) + ".example\"" }.joined(separator: ",") + "]"
    }

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
