public import Foundation
public import PaySheet

// Without this, Foundation replaces the sentence by "The operation could not be completed".

extension AmountError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension CurrencyError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension InstantError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension CheckoutError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension InvalidPayload: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}

extension SplitError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}
