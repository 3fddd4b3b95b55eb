/// A mistake in options, or in a file that a check uses.
package struct UsageError: Error, Sendable {
    package let message: String
    /// The suggested correction.
    package let near: String?
    /// Whether the mistake is in a file, so that the help does not explain it.
    package let isInFile: Bool

    package init(_ message: String, near: String? = nil, isInFile: Bool = false) {
        self.message = message
        self.near = near
        self.isInFile = isInFile
    }

    /// The sentence with the suggestion.
    package var text: String { message + (near.map { "; did you mean " + $0 + "?" } ?? "") }
}
