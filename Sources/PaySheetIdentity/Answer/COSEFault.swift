public import PaySheetSignatures

/// Why a COSE signature proves nothing.
public enum COSEFault: Error, Sendable, Hashable {
    /// The signature is wrong, or the key is.
    case wrong(SignatureError)
    /// The algorithm is not checked here; `nil` if the signed header has none.
    case unknownAlgorithm(Int64?)
    /// The key is of a kind that is not checked here.
    case unknownKey
    /// The header has a part that a reader must know, and it is unknown here.
    case unknownHeader

    /// Whether the signature is wrong. Otherwise it could not be checked.
    public var isWrong: Bool { if case .wrong = self { true } else { false } }
}

extension COSEFault: CustomStringConvertible {
    /// What is wrong, in one sentence without a full stop.
    public var description: String {
        switch self {
        case .wrong(let error): error.description
        case .unknownAlgorithm(let number?): "the algorithm " + String(number) + " is unknown"
        case .unknownAlgorithm(nil): "the signed header has no algorithm"
        case .unknownKey: "the kind of key is unknown"
        case .unknownHeader: "the header has a critical part that is unknown"
        }
    }
}
