// Generated from the cards in Sources/PaySheetIdentity/Cards. Do not edit; run `swift run generate`.

public import PaySheet

extension RuleID {
    /// `identity/incomplete`: a record from which no transcript can be built.
    public static let identityIncomplete = RuleID(
        code: 17000, name: "identity/incomplete", title: "A record from which no transcript can be built")
    /// `identity/no-elements`: a request that asks for nothing.
    public static let identityNoElements = RuleID(
        code: 17001, name: "identity/no-elements", title: "A request that asks for nothing")
    /// `identity/age-limit`: an age that cannot be asked for.
    public static let identityAgeLimit = RuleID(
        code: 17002, name: "identity/age-limit", title: "An age that cannot be asked for")
    /// `identity/age-twice`: the age and a limit of it.
    public static let identityAgeTwice = RuleID(
        code: 17003, name: "identity/age-twice", title: "The age and a limit of it")
    /// `identity/threshold`: more than whether a person is old enough.
    public static let identityThreshold = RuleID(
        code: 17004, name: "identity/threshold", title: "More than whether a person is old enough")
    /// `identity/days`: days for which nothing can be stored.
    public static let identityDays = RuleID(
        code: 17005, name: "identity/days", title: "Days for which nothing can be stored")
    /// `identity/intents`: one element with two intents.
    public static let identityIntents = RuleID(
        code: 17006, name: "identity/intents", title: "One element with two intents")
    /// `identity/nonce`: a nonce that is refused or can be guessed.
    public static let identityNonce = RuleID(
        code: 17007, name: "identity/nonce", title: "A nonce that is refused or can be guessed")
    /// `identity/entitlement`: something that the entitlement does not have.
    public static let identityEntitlementRule = RuleID(
        code: 17008, name: "identity/entitlement", title: "Something that the entitlement does not have")
    /// `identity/element-ignored`: an element that the document does not have.
    public static let identityElementIgnored = RuleID(
        code: 17009, name: "identity/element-ignored", title: "An element that the document does not have")
    /// `identity/origin`: text that is not an origin.
    public static let identityOrigin = RuleID(
        code: 17010, name: "identity/origin", title: "Text that is not an origin")
    /// `identity/protocol`: requests of which Safari knows none.
    public static let identityProtocol = RuleID(
        code: 17011, name: "identity/protocol", title: "Requests of which Safari knows none")
    /// `identity/encryption-info`: encryption information that no wallet can use.
    public static let identityEncryptionInfo = RuleID(
        code: 17012, name: "identity/encryption-info", title: "Encryption information that no wallet can use")
    /// `identity/device-request`: a device request that no wallet can read.
    public static let identityDeviceRequest = RuleID(
        code: 17013, name: "identity/device-request", title: "A device request that no wallet can read")
    /// `identity/request-element`: a document or an element that Apple does not name.
    public static let identityRequestElement = RuleID(
        code: 17014, name: "identity/request-element", title: "A document or an element that Apple does not name")
    /// `identity/reader-auth`: a device request without a signature.
    public static let identityReaderAuth = RuleID(
        code: 17015, name: "identity/reader-auth", title: "A device request without a signature")
    /// `identity-answer/form`: answer that cannot be read.
    public static let identityAnswerForm = RuleID(
        code: 17016, name: "identity-answer/form", title: "Answer that cannot be read")
    /// `identity-answer/key`: answer for another certificate.
    public static let identityAnswerKey = RuleID(
        code: 17017, name: "identity-answer/key", title: "Answer for another certificate")
    /// `identity-answer/transcript`: answer to another request.
    public static let identityAnswerTranscript = RuleID(
        code: 17018, name: "identity-answer/transcript", title: "Answer to another request")
    /// `identity-answer/content`: decrypted answer that cannot be used.
    public static let identityAnswerContent = RuleID(
        code: 17019, name: "identity-answer/content", title: "Decrypted answer that cannot be used")
    /// `identity-answer/issuer`: answer of an unknown issuer.
    public static let identityAnswerIssuer = RuleID(
        code: 17020, name: "identity-answer/issuer", title: "Answer of an unknown issuer")
    /// `identity-answer/signature`: answer with a wrong signature.
    public static let identityAnswerSignature = RuleID(
        code: 17021, name: "identity-answer/signature", title: "Answer with a wrong signature")
    /// `identity-answer/dates`: document at the wrong time.
    public static let identityAnswerDates = RuleID(
        code: 17022, name: "identity-answer/dates", title: "Document at the wrong time")
    /// `identity-answer/digests`: element that the issuer did not sign.
    public static let identityAnswerDigests = RuleID(
        code: 17023, name: "identity-answer/digests", title: "Element that the issuer did not sign")
    /// `identity-answer/device`: answer without a signature of the device.
    public static let identityAnswerDevice = RuleID(
        code: 17024, name: "identity-answer/device", title: "Answer without a signature of the device")
    /// `identity-answer/elements`: element that was not asked for.
    public static let identityAnswerElements = RuleID(
        code: 17025, name: "identity-answer/elements", title: "Element that was not asked for")
    /// `identity-answer/test`: answer that was made for tests.
    public static let identityAnswerTest = RuleID(
        code: 17026, name: "identity-answer/test", title: "Answer that was made for tests")
}

/// All rules in one place.
package enum IdentityRules {
    package static var ids: [RuleID] {
        [
            .identityIncomplete,
            .identityNoElements,
            .identityAgeLimit,
            .identityAgeTwice,
            .identityThreshold,
            .identityDays,
            .identityIntents,
            .identityNonce,
            .identityEntitlementRule,
            .identityElementIgnored,
            .identityOrigin,
            .identityProtocol,
            .identityEncryptionInfo,
            .identityDeviceRequest,
            .identityRequestElement,
            .identityReaderAuth,
            .identityAnswerForm,
            .identityAnswerKey,
            .identityAnswerTranscript,
            .identityAnswerContent,
            .identityAnswerIssuer,
            .identityAnswerSignature,
            .identityAnswerDates,
            .identityAnswerDigests,
            .identityAnswerDevice,
            .identityAnswerElements,
            .identityAnswerTest,
        ]
    }

    package static func severity(_ code: UInt16) -> Severity {
        switch code {
        case 17001, 17002, 17003, 17012, 17013, 17016, 17017, 17018, 17019, 17020, 17021, 17022, 17023, 17024, 17025, 17026: .error
        case 17004: .info
        default: .warning
        }
    }

    @_optimize(none) static var rows: [RuleRow] {
        var rows: [RuleRow] = []
        add(IdentityIncomplete.row, to: &rows)
        add(IdentityNoElements.row, to: &rows)
        add(IdentityAgeLimit.row, to: &rows)
        add(IdentityAgeTwice.row, to: &rows)
        add(IdentityThreshold.row, to: &rows)
        add(IdentityDays.row, to: &rows)
        add(IdentityIntents.row, to: &rows)
        add(IdentityNonce.rows, to: &rows)
        add(IdentityEntitlementRule.row, to: &rows)
        add(IdentityElementIgnored.row, to: &rows)
        add(IdentityOrigin.row, to: &rows)
        add(IdentityProtocol.row, to: &rows)
        add(IdentityEncryptionInfo.rows, to: &rows)
        add(IdentityDeviceRequest.row, to: &rows)
        add(IdentityRequestElement.row, to: &rows)
        add(IdentityReaderAuth.row, to: &rows)
        return rows
    }

    /// (Optimized, other than the list itself.)
    private static func add(_ more: [RuleRow], to rows: inout [RuleRow]) { rows += more }
    private static func add(_ row: RuleRow, to rows: inout [RuleRow]) { rows.append(row) }
}
