import PaySheet

/// What the heading of a report says.
enum RunVerdict: String {
    case passed, failed
    /// There are findings that matter, and nothing was asked to fail.
    case unasked

    init(_ summary: Summary) {
        self = !summary.hasPassed ? .failed : summary.threshold == nil && summary.errors + summary.warnings > 0 ? .unasked : .passed
    }

    /// `failed`, or `2 errors, 1 warning; nothing was asked to fail`.
    func heading(_ summary: Summary) -> String {
        guard self == .unasked else { return rawValue }
        return Counted.text(summary.errors, "error") + ", " + Counted.text(summary.warnings, "warning") + "; nothing was asked to fail"
    }
}
