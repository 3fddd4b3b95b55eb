package import PaySheet

extension DocumentCheck {
    /// Returns why a JSON file that was found below a folder is skipped, or `nil` if it is a document.
    package func reasonToSkip(_ bytes: some Collection<UInt8>, _ catalogs: CatalogSet) -> String? {
        if findings.contains(RuleID(.emptyText)) { return "it is empty" }
        // With the data of Apple Pay, the name of the method is a mistake.
        if kind == .w3cPaymentRequest, let none = findings.first(where: { $0.rule == .w3cApplePayNone }), none.related.isEmpty {
            return "none of its payment methods is Apple Pay; name the file, or use --kind, to check it all the same"
        }
        if kind != nil, !isGuess { return nil }
        if findings.contains(.documentWrapped) { return nil }
        if findings.contains(where: { $0.rule.isAboutText }) {
            return catalogs.speaksOfDocument(bytes) ? nil : "it is not JSON, and has no known names"
        }
        if let dialect = findings.first(where: { $0.rule == .documentDialect }) { return "it is of another interface: " + dialect.message }
        guard let kind else { return "it is not a document of a known kind" }
        return "it may be a document of the kind " + kind.name + ", but little speaks for it; name the file, or use --kind"
    }
}
