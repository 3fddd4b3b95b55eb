/// More domains than a registration takes.
enum RegistrationDomainCount: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(RegisterMerchantRequestView.self, when: .isEmpty(.domainNames)) {
            report("no", "name at least one domain", $0, &$1)
        }
        RuleRow(RegisterMerchantRequestView.self, when: .count(of: .domainNames, above: limit)) {
            report("\($0.count(of: .domainNames), "count")", "send several requests", $0, &$1)
        }
    }

    /// The most domains that Apple's server takes.
    static let limit = 99

    private static func report(
        _ count: Sentence, _ help: String, _ request: borrowing RegisterMerchantRequestView, _ context: inout RuleContext
    ) {
        context.report(
            .registrationDomainCount, at: request[.domainNames], help: help,
            "the request names \(words: count) domains, and Apple's server takes 1 to \(limit, "limit")")
    }
}
