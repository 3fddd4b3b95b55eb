// Generated from the cards in Sources/PaySheetIssuing/Cards. Do not edit; run `swift run generate`.

public import PaySheet

extension RuleID {
    /// `issuing/object`: another object than the kind of document says.
    public static let issuingObject = RuleID(
        code: 15000, name: "issuing/object", title: "Another object than the kind of document says")
    /// `issuing/associated-objects`: a key that does not name its card.
    public static let issuingAssociatedObjects = RuleID(
        code: 15001, name: "issuing/associated-objects", title: "A key that does not name its card")
    /// `issuing/lifetime`: a key that ends before it begins.
    public static let issuingLifetime = RuleID(
        code: 15002, name: "issuing/lifetime", title: "A key that ends before it begins")
    /// `issuing/expired`: a key that no longer works.
    public static let issuingExpired = RuleID(
        code: 15003, name: "issuing/expired", title: "A key that no longer works")
    /// `issuing/mode`: a secret of the other mode.
    public static let issuingMode = RuleID(
        code: 15004, name: "issuing/mode", title: "A secret of the other mode")
    /// `issuing/not-eligible`: a card that Apple Pay does not take.
    public static let issuingNotEligible = RuleID(
        code: 15005, name: "issuing/not-eligible", title: "A card that Apple Pay does not take")
    /// `issuing/reason`: a reason against a card that can be in the wallet.
    public static let issuingReasonRule = RuleID(
        code: 15006, name: "issuing/reason", title: "A reason against a card that can be in the wallet")
    /// `issuing/inactive`: a card that cannot pay.
    public static let issuingInactive = RuleID(
        code: 15007, name: "issuing/inactive", title: "A card that cannot pay")
    /// `issuing/contact`: a cardholder without a contact.
    public static let issuingContact = RuleID(
        code: 15008, name: "issuing/contact", title: "A cardholder without a contact")
}

/// All rules in one place.
package enum IssuingRules {
    package static var ids: [RuleID] {
        [
            .issuingObject,
            .issuingAssociatedObjects,
            .issuingLifetime,
            .issuingExpired,
            .issuingMode,
            .issuingNotEligible,
            .issuingReasonRule,
            .issuingInactive,
            .issuingContact,
        ]
    }

    package static func severity(_ code: UInt16) -> Severity {
        switch code {
        default: .warning
        }
    }

    @_optimize(none) static var rows: [RuleRow] {
        var rows: [RuleRow] = []
        add(IssuingObject.rows, to: &rows)
        add(IssuingAssociatedObjects.row, to: &rows)
        add(IssuingLifetime.row, to: &rows)
        add(IssuingExpired.row, to: &rows)
        add(IssuingMode.row, to: &rows)
        add(IssuingNotEligible.row, to: &rows)
        add(IssuingReasonRule.row, to: &rows)
        add(IssuingInactive.row, to: &rows)
        add(IssuingContact.row, to: &rows)
        return rows
    }

    /// (Optimized, other than the list itself.)
    private static func add(_ more: [RuleRow], to rows: inout [RuleRow]) { rows += more }
    private static func add(_ row: RuleRow, to rows: inout [RuleRow]) { rows.append(row) }
}
