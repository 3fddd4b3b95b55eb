/// How much a finding matters.
public enum Severity: UInt8, Sendable, Hashable, Comparable, CaseIterable {
    /// Worth knowing; nothing goes wrong.
    case info
    /// Some browser, backend or reader may stumble over it.
    case warning
    /// A browser throws, the payment ends, or money or data go wrong.
    case error

    /// The word that reports use.
    public var word: String {
        switch self {
        case .info: "info"
        case .warning: "warning"
        case .error: "error"
        }
    }

    /// Info comes before warning, warning before error.
    public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}
