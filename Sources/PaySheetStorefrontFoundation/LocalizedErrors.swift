public import Foundation
public import PaySheetStorefront

// Without this, Foundation replaces the sentence by "The operation could not be completed".

extension ContactProfileError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}
