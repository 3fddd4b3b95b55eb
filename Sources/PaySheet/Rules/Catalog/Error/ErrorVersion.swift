/// An error object for a version that has none.
enum ErrorVersion: OneRowRule {
    static let row = RuleRow(PaymentErrorView.self, when: .version(below: firstVersion)) { error, context in
        // In an update or a result the whole dictionary is too new.
        guard let version = context.facts.version, ErrorPlace(context) == .unknown else { return }
        context.report(
            .errorVersion, at: error.node, help: "ask for version " + String(firstVersion) + " or newer",
            "version \(version, "version") has no ApplePayError")
    }

    private static let firstVersion = 3
}
