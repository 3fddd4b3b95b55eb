/// Thrown where a document must not be sent: it says which member is wrong, why, and what would be right.
///
/// A ``Checkout`` throws the same before it makes a document, so that `try checkout.request().validated()` has one type of error.
///
/// Messages contain no values of contacts, identifiers, tokens or application data. You can log the error and send its ``problemJSON``
/// to a client.
public struct InvalidPayload: Error, Sendable, Hashable {
    /// The errors, in the order of the text; empty if there is no document.
    public let findings: [Finding]
    /// Why a checkout makes no document; empty if there is one.
    public let problems: [CheckoutError]

    /// Refuses a document for some findings.
    public init(_ findings: [Finding]) { (self.findings, problems) = (findings, []) }

    /// Refuses to make a document from a checkout.
    public init(problems: [CheckoutError]) { (findings, self.problems) = ([], problems) }

    /// The body of a 422 response in the form of RFC 9457 (`application/problem+json`). It has at most 100 findings, and says how many
    /// it leaves out.
    public var problemJSON: [UInt8] {
        guard problems.isEmpty else { return Problem.json(problems) }
        return Problem.json(findings, errors: findings.reduce(0) { $0 + ($1.severity == .error ? 1 : 0) })
    }

    static func refuse(_ problems: [CheckoutError]) throws(InvalidPayload) {
        guard problems.isEmpty else { throw InvalidPayload(problems: problems) }
    }
}

extension InvalidPayload: CustomStringConvertible {
    /// One line for a server's log: how many errors, and the first of them.
    public var description: String {
        guard problems.isEmpty else { return "the checkout has problems: " + problems.map { $0.description }.joined(separator: "; ") }
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
    public var problemJSON: [UInt8] { Problem.json(findings, errors: findings.count(of: .error)) }
}

/// Findings as a problem of RFC 9457.
private enum Problem {
    /// A client that sent more mistakes corrects these first.
    private static let mostFindings = 100

    /// Only the findings that it writes are made: one with a long pointer is expensive.
    static func json(_ findings: some Collection<Finding>, errors: Int) -> [UInt8] {
        var members = [JSONTree.Member(name: "findings", value: .list(findings.prefix(mostFindings).map { entry($0) }))]
        let leftOut = findings.count - mostFindings
        if leftOut > 0 { members.append(JSONTree.Member(name: "findingsLeftOut", value: .number([UInt8](String(leftOut).utf8)))) }
        return json("Invalid Apple Pay document", String(errors) + (errors == 1 ? " member is wrong" : " members are wrong"), members)
    }

    static func json(_ problems: [CheckoutError]) -> [UInt8] {
        let list = problems.map { JSONTree.object([JSONTree.Member(name: "message", value: .text($0.description))]) }
        let detail = String(problems.count) + (problems.count == 1 ? " reason" : " reasons") + " against a document"
        return json("Checkout without a document", detail, [JSONTree.Member(name: "problems", value: .list(list))])
    }

    private static func json(_ title: String, _ detail: String, _ members: [JSONTree.Member]) -> [UInt8] {
        let common = [
            JSONTree.Member(name: "type", value: .text("about:blank")), JSONTree.Member(name: "title", value: .text(title)),
            JSONTree.Member(name: "status", value: .number([UInt8]("422".utf8))),
            JSONTree.Member(name: "detail", value: .text(detail)),
        ]
        return [UInt8](JSONTree.object(common + members).json.utf8)
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
