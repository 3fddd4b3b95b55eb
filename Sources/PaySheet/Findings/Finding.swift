/// One thing that is wrong, or worth knowing, and where.
public struct Finding: Sendable, Hashable {
    /// The rule that says so.
    public let rule: RuleID
    /// How much it matters.
    public let severity: Severity
    /// The sentence, with the places of its arguments.
    package let sentence: Sentence
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

    /// What is wrong, in one sentence without a full stop. The wording is not stable.
    public var message: String { sentence.text }

    init(
        rule: RuleID, severity: Severity, message: Sentence, help: String?, place: Place, related: [RelatedPlace], member: String?,
        fix: Fix?
    ) {
        self.rule = rule
        self.severity = severity
        sentence = message
        self.help = help
        self.place = place
        self.related = related
        self.member = member
        self.fix = fix
    }

    /// A place in a document, or in a file of a package.
    public struct Place: Sendable, Hashable {
        /// The path of the file in its package; `nil` if there is no package, or if it is the package itself.
        public let file: String?
        /// The RFC 6901 pointer. It is empty for a file that is not JSON.
        public let pointer: String
        /// The first character.
        public let start: TextPosition
        /// One past the last character.
        public let end: TextPosition
        /// Whether the finding is about a value or a file without a line, such as a certificate. The positions are those of a start then.
        public let hasNoLine: Bool
        /// The line of the first character, from 1.
        public var line: Int { start.line }
        /// The column of the first character in Unicode scalars, from 1.
        public var column: Int { start.column }

        init(pointer: String, start: TextPosition, end: TextPosition, file: String? = nil, hasNoLine: Bool = false) {
            self.pointer = pointer
            self.start = start
            self.end = end
            self.file = file
            self.hasNoLine = hasNoLine
        }
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
        Finding(rule: rule, severity: severity, message: sentence, help: help, place: place, related: related, member: member, fix: nil)
    }

    /// The same finding with a risky fix.
    package var markingFixRisky: Finding {
        Finding(
            rule: rule, severity: severity, message: sentence, help: help, place: place, related: related, member: member, fix: fix?.risky)
    }
}

extension Finding {
    /// A finding that needs no document of a catalog.
    ///
    /// - Parameters:
    ///   - pointer: The part of the value that it is about.
    ///   - file: The path of the file in its package.
    ///   - position: Where it is in the text of the file; `nil` if that has no meaning.
    ///   - member: The missing member, if one is missing.
    package init(
        _ rule: RuleID, _ severity: Severity, _ message: Sentence, help: String?, at pointer: String = "", in file: String? = nil,
        _ position: TextPosition? = nil, member: String? = nil
    ) {
        let start = position ?? TextPosition(line: 1)
        let place = Place(pointer: pointer, start: start, end: start, file: file, hasNoLine: position == nil)
        self.init(
            rule: rule, severity: severity, message: message, help: help, place: place, related: [], member: member, fix: nil)
    }

    /// A finding about the code of a file.
    package init(_ rule: RuleID, _ severity: Severity, _ message: Sentence, help: String?, at range: Range<Int>, in file: OriginFile) {
        let start = file.lines.position(at: range.lowerBound)
        let place = Place(pointer: "", start: start, end: file.lines.position(at: range.upperBound, behind: start))
        self.init(rule: rule, severity: severity, message: message, help: help, place: place, related: [], member: nil, fix: nil)
    }

    /// The same finding about a file of a package.
    package func inFile(_ path: String) -> Finding { moved(to: place.pointer, in: path) }

    /// The same finding at another pointer.
    package func moved(to pointer: String) -> Finding { moved(to: pointer, in: place.file) }

    private func moved(to pointer: String, in file: String?) -> Finding {
        let place = Place(pointer: pointer, start: place.start, end: place.end, file: file, hasNoLine: place.hasNoLine)
        return Finding(
            rule: rule, severity: severity, message: sentence, help: help, place: place, related: related, member: member, fix: nil)
    }

    /// The same finding, more or less severe.
    package func with(_ severity: Severity) -> Finding {
        Finding(rule: rule, severity: severity, message: sentence, help: help, place: place, related: related, member: member, fix: fix)
    }

    /// `file:line: severity[rule]: message; help`, for a file that need not be text.
    package var remark: String { place.fileAndLine + severity.word + "[" + rule.name + "]: " + message + (help.map { "; " + $0 } ?? "") }
}

extension Finding.Place {
    /// `file:line: `, or nothing without a file.
    package var fileAndLine: String { file.map { Shown.shortened($0, to: 200) + (hasNoLine ? "" : ":" + String(line)) + ": " } ?? "" }
}

extension Finding: CustomStringConvertible {
    /// `line:column: severity[rule]: message`, fit for a log. The path of a file in a package precedes it. What has no line has no position.
    public var description: String {
        var start = place.file.map { Shown.shortened($0, to: 200) + ":" } ?? ""
        if !place.hasNoLine { start += String(place.line) + ":" + String(place.column) + ":" }
        return start + (start.isEmpty ? "" : " ") + severity.word + "[" + rule.name + "]: " + message
    }
}
