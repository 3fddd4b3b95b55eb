/// One thing that is wrong, or worth knowing, and where.
public struct Finding: Sendable, Hashable {
    /// The rule that says so.
    public let rule: RuleID
    /// How much it matters.
    public let severity: Severity
    /// What is wrong, in one sentence without a full stop. The wording is not stable.
    public let message: String
    /// What would be right, where that can be told.
    public let help: String?
    /// Where it is.
    public let place: Place
    /// Another place that matters, such as the first of two members of one name.
    public let related: [RelatedPlace]
    /// The missing member, where one is missing; the place is then its parent's.
    public let member: String?
    /// What would put it right, as data.
    public let fix: Fix?

    /// A place in a document.
    public struct Place: Sendable, Hashable {
        /// The RFC 6901 pointer.
        public let pointer: String
        /// The first character.
        public let start: TextPosition
        /// One past the last character.
        public let end: TextPosition
        /// The line of the first character, from 1.
        public var line: Int { start.line }
        /// The column of the first character in Unicode scalars, from 1.
        public var column: Int { start.column }
    }

    /// Another place that a finding is about.
    public struct RelatedPlace: Sendable, Hashable {
        /// The text at the place.
        public let message: String
        /// Where it is.
        public let place: Place
    }
}

extension Finding {
    package var withoutFix: Finding {
        Finding(rule: rule, severity: severity, message: message, help: help, place: place, related: related, member: member, fix: nil)
    }

    /// The same finding with a risky fix.
    package var markingFixRisky: Finding {
        Finding(
            rule: rule, severity: severity, message: message, help: help, place: place, related: related, member: member, fix: fix?.risky)
    }
}

extension Finding {
    /// A finding about a whole file that need not be text.
    ///
    /// - Parameter pointer: A part of the file.
    package init(_ rule: RuleID, _ severity: Severity, _ message: String, help: String?, at pointer: String) {
        let start = TextPosition(line: 1, column: 1, utf16Column: 1, offset: 0)
        self.init(
            rule: rule, severity: severity, message: message, help: help, place: Place(pointer: pointer, start: start, end: start),
            related: [], member: nil, fix: nil)
    }
}

extension Finding: CustomStringConvertible {
    /// `line:column: severity[rule]: message`, fit for a log.
    public var description: String {
        String(place.line) + ":" + String(place.column) + ": " + severity.word + "[" + rule.name + "]: " + message
    }
}
