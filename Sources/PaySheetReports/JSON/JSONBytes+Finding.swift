package import PaySheet
import PaySheetText

/// What an output for programs says of a finding besides its rule, in this order.
package struct FindingMembers: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let severity = FindingMembers(rawValue: 1)
    package static let pointer = FindingMembers(rawValue: 2)
    /// The line and the column.
    package static let position = FindingMembers(rawValue: 4)
    package static let message = FindingMembers(rawValue: 8)
    package static let help = FindingMembers(rawValue: 16)
    /// Invisible characters are shown.
    package static let visible = FindingMembers(rawValue: 32)
}

extension JSONBytes {
    /// Writes members of a finding, which have the same names in every output.
    ///
    /// - Parameter severity: The severity in a report; `nil` is the finding's own.
    package mutating func members(of finding: Finding, as severity: Severity? = nil, _ members: FindingMembers) {
        func shown(_ text: String) -> String { members.contains(.visible) ? VisibleText.line(text) : text }
        member("rule", finding.rule.name)
        if members.contains(.severity) { member("severity", (severity ?? finding.severity).word) }
        if members.contains(.pointer) { member("pointer", shown(finding.place.pointer)) }
        if members.contains(.position) {
            member("line", number: finding.place.start.line)
            member("column", number: finding.place.start.column)
        }
        if members.contains(.message) { member("message", shown(finding.message)) }
        if members.contains(.help) { member("help", finding.help) }
    }
}
