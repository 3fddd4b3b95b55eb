// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

public import PaySheet

extension RuleID {
    /// `certificate/expired`: expired certificate.
    public static let certificateExpired = RuleID(
        code: 9000, name: "certificate/expired", title: "Expired certificate")
    /// `certificate/expires-soon`: certificate that expires soon.
    public static let certificateExpiresSoon = RuleID(
        code: 9001, name: "certificate/expires-soon", title: "Certificate that expires soon")
    /// `certificate/not-yet-valid`: certificate that is not valid yet.
    public static let certificateNotYetValid = RuleID(
        code: 9002, name: "certificate/not-yet-valid", title: "Certificate that is not valid yet")
    /// `certificate/key`: key of another kind.
    public static let certificateKey = RuleID(
        code: 9003, name: "certificate/key", title: "Key of another kind")
    /// `certificate/kind`: certificate for another purpose.
    public static let certificateKind = RuleID(
        code: 9004, name: "certificate/kind", title: "Certificate for another purpose")
    /// `certificate/merchant`: hash of another merchant.
    public static let certificateMerchant = RuleID(
        code: 9005, name: "certificate/merchant", title: "Hash of another merchant")
    /// `certificate/signature`: signature that is wrong.
    public static let certificateSignature = RuleID(
        code: 9006, name: "certificate/signature", title: "Signature that is wrong")
    /// `domain-file/path`: domain file in another place.
    public static let domainFilePath = RuleID(
        code: 9050, name: "domain-file/path", title: "Domain file in another place")
    /// `domain-file/missing`: no domain file.
    public static let domainFileMissing = RuleID(
        code: 9051, name: "domain-file/missing", title: "No domain file")
    /// `domain-file/content`: content that is not a domain file.
    public static let domainFileContent = RuleID(
        code: 9052, name: "domain-file/content", title: "Content that is not a domain file")
    /// `domain-file/copy`: changed domain file.
    public static let domainFileCopy = RuleID(
        code: 9053, name: "domain-file/copy", title: "Changed domain file")
    /// `domain-file/domain`: domain file of another domain.
    public static let domainFileDomain = RuleID(
        code: 9054, name: "domain-file/domain", title: "Domain file of another domain")
    /// `site/hidden-folder`: hidden folder that is left out.
    public static let siteHiddenFolder = RuleID(
        code: 9060, name: "site/hidden-folder", title: "Hidden folder that is left out")
    /// `site/payment-policy`: header that forbids payments.
    public static let sitePaymentPolicy = RuleID(
        code: 9061, name: "site/payment-policy", title: "Header that forbids payments")
    /// `token-trust/content`: changed token.
    public static let tokenTrustContent = RuleID(
        code: 9100, name: "token-trust/content", title: "Changed token")
    /// `token-trust/certificate`: token for another certificate.
    public static let tokenTrustCertificate = RuleID(
        code: 9101, name: "token-trust/certificate", title: "Token for another certificate")
    /// `token-trust/signer`: signature in another form.
    public static let tokenTrustSigner = RuleID(
        code: 9102, name: "token-trust/signer", title: "Signature in another form")
    /// `token-trust/mark`: certificate without the mark of tokens.
    public static let tokenTrustMark = RuleID(
        code: 9103, name: "token-trust/mark", title: "Certificate without the mark of tokens")
    /// `token-trust/chain`: certificates of another root.
    public static let tokenTrustChain = RuleID(
        code: 9104, name: "token-trust/chain", title: "Certificates of another root")
    /// `token-trust/signature`: wrong signature.
    public static let tokenTrustSignature = RuleID(
        code: 9105, name: "token-trust/signature", title: "Wrong signature")
    /// `token-trust/age`: old token.
    public static let tokenTrustAge = RuleID(
        code: 9106, name: "token-trust/age", title: "Old token")
    /// `token-trust/repeated`: repeated transaction.
    public static let tokenTrustRepeated = RuleID(
        code: 9107, name: "token-trust/repeated", title: "Repeated transaction")
    /// `token-trust/application-data`: application data of another request.
    public static let tokenTrustApplicationData = RuleID(
        code: 9108, name: "token-trust/application-data", title: "Application data of another request")
    /// `token-trust/form`: unreadable token.
    public static let tokenTrustForm = RuleID(
        code: 9109, name: "token-trust/form", title: "Unreadable token")
}

/// All rules in one place.
package enum TokenRules {
    package static var ids: [RuleID] {
        [
            .certificateExpired,
            .certificateExpiresSoon,
            .certificateNotYetValid,
            .certificateKey,
            .certificateKind,
            .certificateMerchant,
            .certificateSignature,
            .domainFilePath,
            .domainFileMissing,
            .domainFileContent,
            .domainFileCopy,
            .domainFileDomain,
            .siteHiddenFolder,
            .sitePaymentPolicy,
            .tokenTrustContent,
            .tokenTrustCertificate,
            .tokenTrustSigner,
            .tokenTrustMark,
            .tokenTrustChain,
            .tokenTrustSignature,
            .tokenTrustAge,
            .tokenTrustRepeated,
            .tokenTrustApplicationData,
            .tokenTrustForm,
        ]
    }

    package static func severity(_ code: UInt16) -> Severity {
        switch code {
        case 9000, 9002, 9003, 9004, 9005, 9006, 9050, 9051, 9052, 9053, 9054, 9100, 9101, 9102, 9103, 9104, 9105, 9106, 9107, 9108, 9109: .error
        default: .warning
        }
    }
}
