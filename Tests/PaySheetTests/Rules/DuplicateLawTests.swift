import PaySheet
import PaySheetGuide
import TestSupport
import Testing

/// Every member that appears twice is reported, whatever else is wrong with the document.
@Suite("Members that appear twice")
struct DuplicateLawTests {
    @Test("A repeated member in any object of a sample is reported", arguments: TestScale.sampled(RuleCard.ofDocuments.map { $0.id.name }))
    func samples(_ id: String) throws {
        let rule = try #require(RuleCard.ofDocuments.first { $0.id.name == id })
        for sample in rule.bad + rule.good {
            guard let tree = TestJSON(parsing: sample.json) else { continue }
            for place in 0..<min(DuplicateLawTests.objects(in: tree), 4) {
                var left = place
                let text = TestJSONWriter().text(of: DuplicateLawTests.repeating(tree, &left))
                for kind in [sample.kind, nil] {
                    expectDuplicate(text, kind)
                }
            }
        }
    }

    @Test(
        "A repeated member in a document of unknown kind is reported",
        arguments: [#"{"a":1,"a":2}"#, #"[{"a":1,"a":2}]"#, #"[[{"b":{"a":1,"\u0061":2}}]]"#])
    func unknown(_ text: String) {
        for kind in [nil, DocumentKind.paymentRequest] { expectDuplicate(text, kind) }
    }

    private func expectDuplicate(_ text: String, _ kind: DocumentKind?) {
        var reader = DocumentReader()
        let found = reader.check(Array(text.utf8), as: kind).findings.contains { $0.rule == .memberDuplicate }
        #expect(found, "\(kind?.name ?? "unknown kind"): \(text)")
    }

    private static func objects(in tree: TestJSON) -> Int {
        switch tree {
        case .object(let members): members.reduce(members.isEmpty ? 0 : 1) { $0 + objects(in: $1.value) }
        case .array(let elements): elements.reduce(0) { $0 + objects(in: $1) }
        default: 0
        }
    }

    /// The tree with the first member of one object a second time at its end.
    private static func repeating(_ tree: TestJSON, _ left: inout Int) -> TestJSON {
        switch tree {
        case .object(var members):
            let isHere = left == 0 && !members.isEmpty
            if !members.isEmpty { left -= 1 }
            for index in members.indices { members[index].value = repeating(members[index].value, &left) }
            return .object(isHere ? members + [members[0]] : members)
        case .array(let elements): return .array(elements.map { repeating($0, &left) })
        default: return tree
        }
    }
}
