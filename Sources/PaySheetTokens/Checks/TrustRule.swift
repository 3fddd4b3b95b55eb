package import PaySheet

/// A rule about certificates, about domain association files, or about what a token proves. Rules about documents are in a catalog; these read no JSON.
package enum TrustRule: UInt16, Sendable, CaseIterable {
    case certificateExpired = 9000
    case certificateExpiresSoon = 9001
    case certificateNotYetValid = 9002
    case certificateKey = 9003
    case certificateKind = 9004
    case certificateMerchant = 9005
    case domainPath = 9050
    case domainMissing = 9051
    case domainContent = 9052
    case domainCopy = 9053
    case domainName = 9054
    case tokenContent = 9100
    case tokenCertificate = 9101
    case tokenSigner = 9102
    case tokenMark = 9103
    case tokenChain = 9104
    case tokenSignature = 9105
    case tokenAge = 9106
    case tokenRepeated = 9107
    case tokenApplicationData = 9108
    case tokenForm = 9109

    /// The permanent name. Its number is never used for another rule.
    package var id: RuleID {
        switch self {
        case .certificateExpired: RuleID(code: rawValue, name: "certificate/expired")
        case .certificateExpiresSoon: RuleID(code: rawValue, name: "certificate/expires-soon")
        case .certificateNotYetValid: RuleID(code: rawValue, name: "certificate/not-yet-valid")
        case .certificateKey: RuleID(code: rawValue, name: "certificate/key")
        case .certificateKind: RuleID(code: rawValue, name: "certificate/kind")
        case .certificateMerchant: RuleID(code: rawValue, name: "certificate/merchant")
        case .domainPath: RuleID(code: rawValue, name: "domain-file/path")
        case .domainMissing: RuleID(code: rawValue, name: "domain-file/missing")
        case .domainContent: RuleID(code: rawValue, name: "domain-file/content")
        case .domainCopy: RuleID(code: rawValue, name: "domain-file/copy")
        case .domainName: RuleID(code: rawValue, name: "domain-file/domain")
        case .tokenContent: RuleID(code: rawValue, name: "token-trust/content")
        case .tokenCertificate: RuleID(code: rawValue, name: "token-trust/certificate")
        case .tokenSigner: RuleID(code: rawValue, name: "token-trust/signer")
        case .tokenMark: RuleID(code: rawValue, name: "token-trust/mark")
        case .tokenChain: RuleID(code: rawValue, name: "token-trust/chain")
        case .tokenSignature: RuleID(code: rawValue, name: "token-trust/signature")
        case .tokenAge: RuleID(code: rawValue, name: "token-trust/age")
        case .tokenRepeated: RuleID(code: rawValue, name: "token-trust/repeated")
        case .tokenApplicationData: RuleID(code: rawValue, name: "token-trust/application-data")
        case .tokenForm: RuleID(code: rawValue, name: "token-trust/form")
        }
    }

    /// The severity of its findings, unless a finding says otherwise.
    package var severity: Severity { self == .certificateExpiresSoon ? .warning : .error }

    /// The points of the documentation of payment tokens that it follows; none for certificates and domains.
    package var sources: [String] {
        switch self {
        case .certificateExpired, .certificateExpiresSoon, .certificateNotYetValid, .certificateKey, .certificateKind,
            .certificateMerchant, .domainPath, .domainMissing, .domainContent, .domainCopy, .domainName:
            []
        case .tokenContent: ["PT-023"]
        case .tokenCertificate: ["PT-012"]
        case .tokenSigner: ["PT-003"]
        case .tokenMark: ["PT-020"]
        case .tokenChain: ["PT-021", "PT-022"]
        case .tokenSignature: ["PT-022", "PT-023"]
        case .tokenAge: ["PT-024"]
        case .tokenRepeated: ["PT-025"]
        case .tokenApplicationData: ["PT-030", "PT-032", "PT-033", "PT-036"]
        case .tokenForm: ["PT-001", "PT-002"]
        }
    }

    /// What the rule finds, in one sentence.
    package var what: String {
        switch self {
        case .certificateExpired: "The certificate has expired."
        case .certificateExpiresSoon:
            "The certificate expires within the time of --warn-before, or within 30 days without that option, which is a note."
        case .certificateNotYetValid: "The certificate is not valid yet."
        case .certificateKey: "The key of the certificate or request is not the one that its purpose needs."
        case .certificateKind: "The certificate has another purpose than --as says."
        case .certificateMerchant: "The hash of the merchant identifier in the certificate does not fit the identifier in its subject."
        case .domainPath: "The domain association file is not where Apple looks for it."
        case .domainMissing: "The site has no domain association file."
        case .domainContent: "The domain association file is not what a developer account or a payment provider makes."
        case .domainCopy: "The domain association file is not the one of --same-as."
        case .domainName: "The domain association file is for another domain than --domain says."
        case .tokenContent: "The signed hash is not the hash of the token's key, data, transaction and application data."
        case .tokenCertificate: "The token was made for the key of another certificate. A note says that the right certificate has expired."
        case .tokenSigner: "The signature is not one detached signature with SHA-256 and its certificate."
        case .tokenMark: "A certificate in the signature does not have the extension that Apple's certificates for payment tokens have."
        case .tokenChain: "The certificates of the signature do not name each other, or were not valid at its time."
        case .tokenSignature: "A signature is wrong."
        case .tokenAge: "The token was signed more than five minutes before or after now."
        case .tokenRepeated: "The transaction was seen before."
        case .tokenApplicationData: "The token and the request have different application data."
        case .tokenForm: "A part of the token cannot be decoded, or the encryption does not fit the key of the certificate."
        }
    }

    /// What happens to the developer or the shopper.
    package var why: String {
        switch self {
        case .certificateExpired:
            "Apple refuses the session of an expired merchant identity certificate, and encrypts no token for an expired payment "
                + "processing certificate. Shoppers cannot pay."
        case .certificateExpiresSoon: "A new certificate needs a person with access to the developer account, and a deployment."
        case .certificateNotYetValid: "The clock is wrong, or the certificate was made for later. Others refuse it until then."
        case .certificateKey: "Apple's portal refuses the request, or a payment provider cannot decrypt the tokens."
        case .certificateKind: "The server uses the wrong file: the session or the decryption fails."
        case .certificateMerchant: "The key of a token is derived from this hash, so decryption fails with a wrong one."
        case .domainPath, .domainMissing, .domainContent, .domainCopy, .domainName:
            "Apple cannot verify the domain, and merchant sessions fail. Apple also asks again before the TLS certificate expires."
        case .tokenContent: "Something in the token was changed after Apple signed it. It could charge another card or another order."
        case .tokenCertificate: "The payment provider cannot decrypt the token, and the payment fails."
        case .tokenSigner, .tokenMark, .tokenChain, .tokenSignature: "Then Apple did not make the token, so the payment is a forgery."
        case .tokenAge, .tokenRepeated: "A token that was recorded can be sent a second time, and the shopper pays twice."
        case .tokenApplicationData: "The token belongs to another order, and the shopper pays for something else."
        case .tokenForm: "The token is damaged, or it comes from a simulator. It cannot be used for a payment."
        }
    }

    /// What to do.
    package var instead: String {
        switch self {
        case .certificateExpired, .certificateExpiresSoon: "Create a new certificate in the developer account and deploy it."
        case .certificateNotYetValid: "Set the clock, or use the earlier certificate until then."
        case .certificateKey:
            "Make a P-256 key for payment processing, or RSA-2048 for mainland China. Make an RSA-2048 key for merchant identity."
        case .certificateKind: "Name the certificate for this purpose, or change --as."
        case .certificateMerchant: "Download the certificate from the developer account again."
        case .domainPath, .domainMissing:
            "Serve the file at /.well-known/apple-developer-merchantid-domain-association, without an extension and without a redirect."
        case .domainContent, .domainCopy: "Download the file again, and upload it without opening it."
        case .domainName: "Download the file for this domain. Each subdomain has its own, also www."
        case .tokenCertificate: "Find the certificate with the hash, and use its key. Renewed certificates have another key."
        case .tokenContent, .tokenSigner, .tokenMark, .tokenChain, .tokenSignature: "Ignore the payment."
        case .tokenAge: "Ignore the payment, unless the clock is wrong. For a stored token, set --now to its time."
        case .tokenRepeated: "Ignore the payment, and return the result of the first one."
        case .tokenForm: "Pass the token on as it is, without another encoding. paysheet check shows the place of the fault."
        case .tokenApplicationData: "Ignore the payment, and send each token with the data of its own request."
        }
    }
}
