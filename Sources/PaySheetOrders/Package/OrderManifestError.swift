/// Why a text is not a manifest.
public struct OrderManifestError: Error, Sendable, Hashable {
    /// What is wrong.
    public let cause: Cause
    /// The line, from 1.
    public let line: Int?

    /// What can be wrong with a manifest.
    public enum Cause: Sendable, Hashable {
        /// The text is not JSON, for a reason.
        case syntax(String)
        /// There is a comma after the last member.
        case trailingComma
        /// The text is JSON, but not an object.
        case notObject
    }

    init(_ cause: Cause, line: Int? = nil) {
        self.cause = cause
        self.line = line
    }
}

extension OrderManifestError: CustomStringConvertible {
    /// What is wrong, in one sentence without a full stop.
    public var description: String {
        switch cause {
        case .syntax(let message): "the manifest is not JSON: " + message
        case .trailingComma: "there is a comma after the last file, and JSON does not allow it"
        case .notObject: "the manifest is not a JSON object"
        }
    }
}
