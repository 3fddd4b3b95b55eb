public import Foundation
public import PaySheetExamples
public import PaySheetIdentity
public import PaySheetOrders
public import PaySheetSignatures
public import PaySheetStorefront
public import PaySheetTokens

// Without this, Foundation replaces the sentence by "The operation could not be completed". `PaySheetFoundation` does the same for the
// errors of the core.

// MARK: PaySheetExamples

extension ExampleError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

// MARK: PaySheetOrders

extension OrderBuildingError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension OrderDetailsError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension OrderManifestError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension OrderPublishingError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension OrderRefusal: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension OrderServiceError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension StringsError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension ZipError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

// MARK: PaySheetSignatures

extension SignatureError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

// MARK: PaySheetStorefront

extension ContactProfileError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

// MARK: PaySheetTokens

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

extension SignatureFault: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension TokenOpeningError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

// MARK: PaySheetIdentity

extension AnswerError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension COSEFault: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}
