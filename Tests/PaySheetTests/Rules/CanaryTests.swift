import PaySheet
import PaySheetGuide
import PaySheetShapes
import TestSupport
import Testing

/// No rule says a value of a contact, an identifier, a token or application data.
@Suite("Personal values in findings")
struct CanaryTests {
    /// Canaries that look like nothing in particular, like Base64, like a host, like a number, like hexadecimal digits.
    static let canaries = [
        "CANARY98769876", "CANARY98769876=", "https://canary98769876.example/x", "98769876", "canary98769876:8443", "c98769876e",
        "98769876,50", "CANARY98769876 ", "{\"CANARY98769876\":1}",
    ]

    /// Each sample holds all canaries; a third of them if `PAYSHEET_TEST_SCALE` is below 1.
    @Test("No finding contains a personal value of a sample", arguments: canaries.indices)
    func samples(place: Int) throws {
        let canary = CanaryTests.canaries[place]
        let policy = Policy(now: Instant(secondsSince1970: 1_795_219_200)).with { $0.includesAdvice = true }
        for (number, rule) in RuleCard.ofDocuments.enumerated() where TestScale.isInFull || number % 3 == place % 3 {
            for sample in rule.bad + rule.good where !sample.isAboutText {
                let kind = try #require(sample.kind)
                let shape = try #require(Shapes.shape(named: Shapes.kinds.first { $0.name == kind.name }?.shape ?? ""))
                guard let tree = TestJSON(parsing: sample.json) else {
                    #expect(sample.isAboutText)
                    continue
                }
                let text = TestJSONWriter().text(of: replaced(tree, shape, canary))
                for policy in [sample.policy, policy] {
                    let reader = DocumentReader(policy: policy.with { $0.includesAdvice = true }, expecting: sample.expectations)
                    expectSilence([UInt8](text.utf8), kind, reader, canary, rule.name)
                }
            }
        }
    }

    private func expectSilence(
        _ json: [UInt8], _ kind: PaySheet.DocumentKind, _ reader: DocumentReader, _ canary: String, _ rule: String
    ) {
        var reader = reader
        let needle = canary.contains("98769876") ? "98769876" : canary
        for finding in reader.check(json, as: kind).findings {
            var words = [finding.message, finding.help ?? "", finding.description] + finding.related.map { $0.message }
            words.append(String(decoding: InvalidPayload([finding]).problemJSON, as: UTF8.self))
            if let fix = finding.fix { words += [fix.summary] + fix.edits.compactMap { $0.value } + fix.textEdits.map { $0.newText } }
            #expect(!words.joined(separator: "\n").contains(needle), "\(finding.rule.name) in a sample of \(rule)")
        }
    }

    /// The tree with a canary in every personal member.
    private func replaced(_ tree: TestJSON, _ shape: Shape, _ canary: String) -> TestJSON {
        guard case .object(let members) = tree else { return tree }
        return .object(
            members.map { member in
                guard let row = shape.allMembers.first(where: { $0.name == member.name }) else { return member }
                return TestMember(member.name, replaced(member.value, row.type, row.isPersonal, canary, members))
            })
    }

    private func replaced(
        _ value: TestJSON, _ type: MemberType, _ isPersonal: Bool, _ canary: String, _ siblings: [TestMember]
    ) -> TestJSON {
        switch (type, value) {
        case (.record(let name), .object): return Shapes.shape(named: name).map { replaced(value, $0, canary) } ?? value
        case (.list(let element), .array(let elements)):
            return .array(elements.map { replaced($0, element, isPersonal, canary, siblings) })
        case (.variant(_, let selector, let cases), .object):
            let chosen = siblings.last { $0.name == selector }?.value
            let choice = cases.first { .string($0.value) == chosen }
            return choice.flatMap { Shapes.shape(named: $0.shape) }.map { replaced(value, $0, canary) } ?? value
        case (_, .string): return isPersonal ? .string(canary) : value
        default: return value
        }
    }
}
