public import Foundation
public import PaySheetTokens

// Without this, Foundation replaces the sentence by "The operation could not be completed".

extension BERError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension CertificateFileError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension DomainAssociationError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension MerchantTokenError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension PEMError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension SealedTokenError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension TokenOpeningError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}
