public import PaySheet

/// One thing that is wrong with the package of an order.
public struct PackageFinding: Sendable, Hashable {
    /// The rule.
    public let rule: RuleID
    /// How much it matters.
    public let severity: Severity
    /// What is wrong, in one sentence without a full stop. The wording is not stable.
    public let message: String
    /// What to do; `nil` if that cannot be told.
    public let help: String?
    /// The path of the file in the package; `nil` if it is the whole package.
    public let path: String?
    /// The line in the file, from 1; `nil` if there is none.
    public let line: Int?

    init(
        _ rule: PackageRule, severity: Severity? = nil, _ message: String, help: String, path: String? = nil, line: Int? = nil
    ) {
        self.rule = rule.id
        self.severity = severity ?? rule.severity
        self.message = message
        self.help = help
        self.path = path
        self.line = line
    }
}

extension PackageFinding {
    /// A finding about the content of a file.
    init(_ finding: Finding, path: String) {
        rule = finding.rule
        severity = finding.severity
        message = finding.message
        help = finding.help
        self.path = path
        line = finding.place.line
    }

    /// The finding about a file that is not an archive, or not one that is safe to read.
    public init(_ error: ZipError) {
        let help =
            switch error {
            case .tooLong, .tooMany, .tooLarge: "use fewer and smaller files"
            case .ratio: "leave out the file that is so much larger than its compressed data"
            default: "make the archive with paysheet order pack, or with another zip program"
            }
        self.init(.archive, error.description, help: help)
    }
}

extension PackageFinding {
    /// `path:line`; `nil` if it is the whole package.
    package var place: String? { path.map { Shown.shortened($0, to: 200) + (line.map { ":" + String($0) } ?? "") } }
}

extension PackageFinding: CustomStringConvertible {
    /// `path:line: severity[rule]: message; help`, fit for a log.
    public var description: String {
        (place.map { $0 + ": " } ?? "") + severity.word + "[" + rule.name + "]: " + message + (help.map { "; " + $0 } ?? "")
    }
}
