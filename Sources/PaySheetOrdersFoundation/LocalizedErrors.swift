public import Foundation
public import PaySheetOrders

// Without this, Foundation replaces the sentence by "The operation could not be completed".

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
