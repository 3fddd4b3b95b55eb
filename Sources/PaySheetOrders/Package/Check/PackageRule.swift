package import PaySheet

/// A rule about the package of an order. Rules about the content of order.json are in the catalog of Wallet orders.
package enum PackageRule: UInt16, Sendable, CaseIterable {
    case requiredFile = 11000
    case archive = 11001
    case compression = 11002
    case path = 11003
    case metadataFile = 11004
    case size = 11005
    case privateKey = 11006
    case manifest = 11010
    case digestForm = 11011
    case manifestFiles = 11012
    case digest = 11013
    case attachment = 11020
    case receiptFormat = 11021
    case imageMissing = 11022
    case imageLocalized = 11023
    case imageHidden = 11024
    case imageForm = 11025
    case languageFolder = 11030
    case stringsMissing = 11031
    case stringsKeys = 11032
    case stringsKeyUnknown = 11033
    case stringsEncoding = 11034
    case stringsGrammar = 11035
    case signatureForm = 11040
    case signatureManifest = 11041
    case signatureAlgorithm = 11042
    case signatureCertificates = 11043
    case signatureDates = 11044
    case signatureOrderType = 11045
    case signatureTeam = 11046
    case signatureWrong = 11047

    /// The permanent name. Its number is never used for another rule.
    package var id: RuleID {
        switch self {
        case .requiredFile: RuleID(code: rawValue, name: "package/required-file")
        case .archive: RuleID(code: rawValue, name: "package/archive")
        case .compression: RuleID(code: rawValue, name: "package/compression")
        case .path: RuleID(code: rawValue, name: "package/path")
        case .metadataFile: RuleID(code: rawValue, name: "package/metadata-file")
        case .size: RuleID(code: rawValue, name: "package/size")
        case .privateKey: RuleID(code: rawValue, name: "package/private-key")
        case .manifest: RuleID(code: rawValue, name: "package/manifest")
        case .digestForm: RuleID(code: rawValue, name: "package/digest-form")
        case .manifestFiles: RuleID(code: rawValue, name: "package/manifest-files")
        case .digest: RuleID(code: rawValue, name: "package/digest")
        case .signatureForm: RuleID(code: rawValue, name: "signature/form")
        case .signatureManifest: RuleID(code: rawValue, name: "signature/manifest")
        case .signatureAlgorithm: RuleID(code: rawValue, name: "signature/algorithm")
        case .signatureCertificates: RuleID(code: rawValue, name: "signature/certificates")
        case .signatureDates: RuleID(code: rawValue, name: "signature/dates")
        case .signatureOrderType: RuleID(code: rawValue, name: "signature/order-type")
        case .signatureTeam: RuleID(code: rawValue, name: "signature/team")
        case .signatureWrong: RuleID(code: rawValue, name: "signature/wrong")
        case .attachment: RuleID(code: rawValue, name: "package/attachment")
        case .receiptFormat: RuleID(code: rawValue, name: "package/receipt-format")
        case .imageMissing: RuleID(code: rawValue, name: "package/image-missing")
        case .imageLocalized: RuleID(code: rawValue, name: "package/image-localized")
        case .imageHidden: RuleID(code: rawValue, name: "package/image-hidden")
        case .imageForm: RuleID(code: rawValue, name: "package/image-form")
        case .languageFolder: RuleID(code: rawValue, name: "package/language-folder")
        case .stringsMissing: RuleID(code: rawValue, name: "strings/missing")
        case .stringsKeys: RuleID(code: rawValue, name: "strings/keys")
        case .stringsKeyUnknown: RuleID(code: rawValue, name: "strings/key-unknown")
        case .stringsEncoding: RuleID(code: rawValue, name: "strings/encoding")
        case .stringsGrammar: RuleID(code: rawValue, name: "strings/grammar")
        }
    }

    /// The severity of its findings, unless a finding says otherwise.
    package var severity: Severity {
        switch self {
        case .compression, .size, .receiptFormat, .imageHidden, .imageForm, .stringsKeyUnknown, .stringsEncoding,
            .signatureAlgorithm, .signatureOrderType:
            .warning
        default: .error
        }
    }

    /// The points of the documentation of Wallet orders that it follows.
    package var sources: [String] {
        switch self {
        case .requiredFile, .privateKey: ["WO-080"]
        case .archive: ["WO-109"]
        case .compression: ["WO-110"]
        case .path: ["WO-104"]
        case .metadataFile: ["WO-095"]
        case .size: ["WO-093"]
        case .manifest: ["WO-100"]
        case .digestForm: ["WO-101"]
        case .manifestFiles: ["WO-102"]
        case .digest: ["WO-103"]
        case .signatureForm, .signatureManifest, .signatureWrong: ["WO-105"]
        case .signatureAlgorithm: ["WO-108"]
        case .signatureCertificates: ["WO-106"]
        case .signatureDates: ["WO-107"]
        case .signatureOrderType: ["WO-004"]
        case .signatureTeam: ["WO-006"]
        case .attachment: ["WO-050"]
        case .receiptFormat: ["WO-051"]
        case .imageMissing: ["WO-081"]
        case .imageLocalized: ["WO-086"]
        case .imageHidden: ["WO-087"]
        case .imageForm: ["WO-091"]
        case .languageFolder: ["WO-082"]
        case .stringsMissing: ["WO-083"]
        case .stringsKeys: ["WO-084"]
        case .stringsKeyUnknown: ["WO-085"]
        case .stringsEncoding: ["WO-088"]
        case .stringsGrammar: ["WO-089"]
        }
    }
}
