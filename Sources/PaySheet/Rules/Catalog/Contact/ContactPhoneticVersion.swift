/// Asking for pronunciation before it was there.
enum ContactPhoneticVersion: DocumentRule {
    static let rows = [PaymentRequestBaseView.Member.requiredBillingContactFields, .requiredShippingContactFields].map { member in
        RuleRow(PaymentRequestBaseView.self, needs: [member], when: .versionIsStated) { request, context in
            guard let version = request.version(context.facts), version < firstVersion,
                let node = request.words(member)?.node(of: ContactField.phoneticNameIndex)
            else { return }
            context.report(
                .contactPhoneticVersion, at: node, webKit: .phoneticName,
                help: "ask for version " + String(firstVersion) + ", or leave it out",
                "\"phoneticName\" came with Apple Pay version \(firstVersion, "firstVersion")"
                    + ", and version \(version, "version") is asked for")
        }
    }

    static let firstVersion = 3
}
