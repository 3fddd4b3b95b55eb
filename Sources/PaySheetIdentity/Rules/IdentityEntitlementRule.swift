import PaySheet

/// Something that Apple did not allow the app to ask for.
enum IdentityEntitlementRule: OneRowRule {
    static let row = RuleRow(IdentityRecordView.self, needs: [.entitlement]) { record, context in
        guard let entitlement = record.entitlement else { return }
        if let merchant = record.text(.merchantIdentifier)?.string, lacks(entitlement, .merchantIdentifiers, merchant) {
            report(record[.merchantIdentifier], "the merchant identifier", &context)
        }
        if record.word(.document) == IdentityDocumentKind.driversLicenseIndex, lacks(entitlement, .documentTypes, "us-drivers-license") {
            report(record[.document], "the kind of document", &context)
        }
        guard let elements = record.elements else { return }
        for index in 0..<elements.count {
            guard let one = elements[index], let element = one.word(.element), let word = ElementNames.row(of: element)?.entitlement,
                !word.isEmpty, lacks(entitlement, .elements, String(word))
            else { continue }
            report(one[.element], "the element \"\(String(word), "element")\"", &context)
        }
    }

    /// Whether a list is there, and has no such text.
    private static func lacks(
        _ entitlement: borrowing IdentityEntitlementView, _ member: IdentityEntitlementView.Member, _ text: String
    ) -> Bool {
        guard let list = entitlement.words(member) else { return false }
        for index in 0..<list.count where list.text(index)?.string == text { return false }
        return true
    }

    private static func report(_ node: Int, _ what: Sentence, _ context: inout RuleContext) {
        context.report(
            .identityEntitlementRule, at: node, help: "ask Apple for it; the entitlement for Apple Pay does not count",
            "the entitlement does not have \(words: what)")
    }
}
