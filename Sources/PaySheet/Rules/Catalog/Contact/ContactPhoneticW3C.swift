/// Pronunciation asked for through the W3C interface.
enum ContactPhoneticW3C: DocumentRule {
    static let rows = [ApplePayRequestView.Member.requiredBillingContactFields, .requiredShippingContactFields].map { member in
        RuleRow(
            ApplePayRequestView.self, isAdvice: true, when: .list(member, holds: ContactField.phoneticNameIndex)
        ) { request, context in
            guard !context.facts.isOlder(than: ContactPhoneticVersion.firstVersion),
                let node = request.words(member)?.node(of: ContactField.phoneticNameIndex)
            else { return }
            context.report(
                .contactPhoneticW3C, at: node, help: "be ready for contacts without it",
                "Apple's pages contradict each other on \"phoneticName\" in the W3C interface")
        }
    }
}
