/// Thrown where a document must not be sent: it says which member is wrong, why, and what would be right.
///
/// Messages contain no values of contacts, identifiers, tokens or application data. You can log the error and send its ``problemJSON``
/// to a client.
public struct InvalidPayload: Error, Sendable, Hashable {
    /// The errors, in the order of the text.
    public let findings: [Finding]

    /// Refuses a document for some findings.
    public init(_ findings: [Finding]) { self.findings = findings }

    /// The body of a 422 response in the form of RFC 9457 (`application/problem+json`). It has at most 100 findings, and says how many
    /// it leaves out.
    public var problemJSON: [UInt8] { Problem.json(findings) }
}

extension InvalidPayload: CustomStringConvertible {
    /// One line for a server's log: how many errors, and the first of them.
    public var description: String {
        guard let first = findings.first else { return "invalid Apple Pay document" }
        let count = findings.count
        let place = first.place.pointer.utf8.isEmpty ? "" : " at " + first.place.shownPointer
        return "invalid Apple Pay document, " + String(count) + (count == 1 ? " error: " : " errors, the first: ") + first.rule.name + place
            + ": "
            + first.message + (first.help.map { " (" + $0 + ")" } ?? "")
    }
}

extension Reading {
    /// The body of a 422 response in the form of RFC 9457 (`application/problem+json`), without personal values. It has at most 100
    /// findings, and says how many it leaves out.
    public var problemJSON: [UInt8] { Problem.json(Array(findings)) }
}

/// Findings as a problem of RFC 9457.
private enum Problem {
    /// A client that sent more mistakes corrects these first.
    private static let mostFindings = 100

    static func json(_ findings: [Finding]) -> [UInt8] {
        let errors = findings.reduce(0) { $0 + ($1.severity == .error ? 1 : 0) }
        var members = [
            JSONTree.Member(name: "type", value: .text("about:blank")),
            JSONTree.Member(name: "title", value: .text("Invalid Apple Pay document")),
            JSONTree.Member(name: "status", value: .number([UInt8]("422".utf8))),
            JSONTree.Member(name: "detail", value: .text(String(errors) + (errors == 1 ? " member is wrong" : " members are wrong"))),
            JSONTree.Member(name: "findings", value: .list(findings.prefix(mostFindings).map { entry($0) })),
        ]
        let leftOut = findings.count - mostFindings
        if leftOut > 0 { members.append(JSONTree.Member(name: "findingsLeftOut", value: .number([UInt8](String(leftOut).utf8)))) }
        return [UInt8](JSONTree.object(members).json.utf8)
    }

    /// The number of other places of a finding.
    private static let mostRelated = 20

    private static func entry(_ finding: Finding) -> JSONTree {
        var members = [
            JSONTree.Member(name: "rule", value: .text(finding.rule.name)),
            JSONTree.Member(name: "severity", value: .text(finding.severity.word)),
            JSONTree.Member(name: "pointer", value: .text(finding.place.shownPointer)),
            JSONTree.Member(name: "message", value: .text(finding.message)),
        ]
        if !finding.related.isEmpty {
            let related = finding.related.prefix(mostRelated).map { place in
                JSONTree.object([
                    JSONTree.Member(name: "pointer", value: .text(place.place.shownPointer)),
                    JSONTree.Member(name: "message", value: .text(place.message)),
                ])
            }
            members.append(JSONTree.Member(name: "related", value: .list(related)))
        }
        if let member = finding.member { members.append(JSONTree.Member(name: "member", value: .text(member))) }
        if let help = finding.help { members.append(JSONTree.Member(name: "help", value: .text(help))) }
        return .object(members)
    }
}
