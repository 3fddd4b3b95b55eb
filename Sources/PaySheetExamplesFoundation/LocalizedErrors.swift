public import Foundation
public import PaySheetExamples

// Without this, Foundation replaces the sentence by "The operation could not be completed".

extension ExampleError: LocalizedError {
    /// The error's own sentence.
    public var errorDescription: String? { description }
}
