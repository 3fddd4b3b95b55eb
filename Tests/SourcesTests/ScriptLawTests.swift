import PaySheet
import PaySheetExamples
import PaySheetGuide
import PaySheetSources
import TestSupport
import Testing

/// A document means the same as JSON and as a literal of JavaScript.
@Suite("Documents as literals")
struct ScriptLawTests {
    /// What surrounds the literal of a kind that a call takes.
    private static func call(_ kind: DocumentKind) -> (before: String, after: String)? {
        switch kind {
        case .paymentRequest: ("new ApplePaySession(version, ", ")")
        case .paymentMethodUpdate: ("ApplePaySession; session.completePaymentMethodSelection(", ")")
        case .shippingMethodUpdate: ("ApplePaySession; session.completeShippingMethodSelection(", ")")
        case .shippingContactUpdate: ("ApplePaySession; session.completeShippingContactSelection(", ")")
        case .couponCodeUpdate: ("ApplePaySession; session.completeCouponCodeChange(", ")")
        case .authorizationResult: ("ApplePaySession; session.completePayment(", ")")
        case .applePayRequest: ("const a: ApplePayJS.ApplePayRequest = ", "")
        case .modifier: ("const a: ApplePayJS.ApplePayModifier = ", "")
        case .paymentDetailsUpdate:
            ("new PaymentRequest([{ supportedMethods: 'https://apple.com/apple-pay', data }], details); event.updateWith(", ")")
        default: nil
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let kind: DocumentKind
        let json: [UInt8]
        let policy: Policy
        var expectations = Expectations()
        var testDescription: String { name }
    }

    /// Every example and every broken one that a call takes.
    static let cases: [Case] = {
        var cases: [Case] = []
        for kind in ExampleKind.allCases where call(kind.documentKind) != nil {
            for seed in 0..<UInt64(TestScale.scaled(3)) {
                let example = Example(kind, seed: seed)
                cases.append(Case(name: "\(kind) \(seed)", kind: kind.documentKind, json: example.json, policy: Policy()))
            }
        }
        // Literals are not JSON text, so nothing is wrong with that.
        for rule in RuleCard.ofDocuments where !rule.name.hasPrefix("json/") {
            for way in RuleBreak.all(of: rule) {
                for document in way.example(seed: 1).documents {
                    guard let kind = way.kind ?? DocumentReader().kind(of: document), call(kind) != nil else { continue }
                    cases.append(
                        Case(
                            name: "\(rule.name) \(way.variant)", kind: kind, json: document, policy: way.policy,
                            expectations: way.expectations))
                }
            }
        }
        return cases.filter { ScriptWriter.nodes(of: $0.json).first?.kind == .object }
    }()

    /// Rule and place of each finding.
    private struct Found: Hashable, Comparable {
        let place: Int
        let rule: String
        let severity: Severity?
        static func < (one: Found, other: Found) -> Bool { one.place == other.place ? one.rule < other.rule : one.place < other.place }
    }

    private func script(_ literal: ScriptWriter, _ kind: DocumentKind, _ style: ScriptWriter.Style) -> (
        text: [UInt8], start: Int, path: String
    ) {
        guard let call = ScriptLawTests.call(kind) else { return ([], 0, "a.js") }
        var before = call.before
        var after = call.after
        if style == .element {
            before = "export const A = () => <B title=\"it's\" onPay={() => { " + before
            after += " }}>Don't</B>"
        }
        if style == .types { after = " as const" + after }
        let path = style == .element ? "a.tsx" : "a.ts"
        return ([UInt8](before.utf8) + literal.text + [UInt8](after.utf8), before.utf8.count, path)
    }

    private func inScript(_ one: Case, _ literal: ScriptWriter, _ style: ScriptWriter.Style) throws -> [Found] {
        let script = script(literal, one.kind, style)
        return try findings(in: script.text, script.path, policy: one.policy, expecting: one.expectations).filter { document, finding in
            // JSON cannot tell an object of this class.
            document.kind == one.kind && !finding.message.contains("is not an ApplePayError")
        }.map { _, finding in
            Found(place: finding.place.start.offset - script.start, rule: finding.rule.name, severity: finding.severity)
        }.sorted()
    }

    private func inDocument(_ one: Case, _ literal: ScriptWriter) -> [Found] {
        var reader = DocumentReader(policy: one.policy, expecting: one.expectations)
        return reader.check(one.json, as: one.kind).findings.map { finding in
            Found(place: literal.places[finding.place.start.offset] ?? -1, rule: finding.rule.name, severity: finding.severity)
        }.sorted()
    }

    @Test(
        "A literal has the findings of its document",
        arguments: [ScriptWriter.Style.singleQuotes, .trailingCommas, .comments, .types, .element])
    func isTheSame(style: ScriptWriter.Style) throws {
        #expect(ScriptLawTests.cases.count > 300)
        for one in ScriptLawTests.cases where isRecognized(one) {
            let literal = try #require(ScriptWriter(one.json, style))
            let (found, expected) = (try inScript(one, literal, style), inDocument(one, literal))
            #expect(found == expected, "\(one.name): \(String(decoding: literal.text, as: UTF8.self))")
        }
    }

    /// Calls with names that others have, too, need a member that only theirs have.
    private func isRecognized(_ one: Case) -> Bool {
        let names = DocumentReader.memberNames(of: one.json)
        switch one.kind {
        case .authorizationResult: return names.contains("status")
        case .paymentDetailsUpdate: return !names.isDisjoint(with: ["total", "displayItems", "shippingOptions", "modifiers"])
        case .applePayRequest, .modifier: return !names.isEmpty
        default: return true
        }
    }

    @Test("Next to a computed value, only independent findings are reported", arguments: 0..<2, [false, true])
    func leavesOutWhatDepends(part: Int, areSpread: Bool) throws {
        var (kept, all, count) = (0, 0, 0)
        for one in ScriptLawTests.cases where isRecognized(one) {
            for computed in DocumentReader.values(of: ScriptWriter.nodes(of: one.json)) {
                count += 1
                guard count % (TestScale.scaled(1) > 1 ? 2 : TestScale.isInFull ? 10 : 30) == part else { continue }
                let literal = try #require(ScriptWriter(one.json, .computed, computed: [computed], areSpread: areSpread))
                let found = try inScript(one, literal, .computed)
                let own = inDocument(one, literal)
                for finding in found where !own.contains(where: { $0.place == finding.place && $0.rule == finding.rule }) {
                    // A rule that says more about the document is silent without the value.
                    let others = ScriptLawTests.weaker[finding.rule] ?? [finding.rule]
                    let isKnown = own.contains { others.contains($0.rule) }
                    #expect(isKnown, "\(one.name) \(finding) \(String(decoding: literal.text, as: UTF8.self))")
                }
                // What is wrong with one value alone is found beside another one that is computed.
                for finding in own
                where ScriptLawTests.areLocal.contains(finding.rule) && finding.place >= 0 && finding.place != literal.computedPlace {
                    all += 1
                    if found.contains(where: { $0.place == finding.place && $0.rule == finding.rule }) { kept += 1 }
                }
            }
        }
        #expect(all > TestScale.scaled(100) && kept == all, "\(kept) of \(all)")
    }

    /// Rules that find something in a document only if another one does not.
    private static let weaker: [String: Set<String>] = [
        "recurring/total-now": ["plan/total-phase"],
        "total/sum": ["total/repeated", "plan/total-phase", "item/tax-included", "amount/decimals"], "later/deprecated": ["later/reason"],
        "member/type": ["document/nulls", "document/dialect"],
        "member/unknown": ["document/dialect", "document/name-style", "document/depth"],
        "recurring/ended": ["recurring/order"],
        "contact/billing-fields": ["contact/billing-extra", "contact/billing-fields"],
    ]

    private static let areLocal: Set<String> = [
        "amount/format", "country/unknown", "currency/unknown", "code/unknown", "network/unknown", "network/spelling", "date/format",
    ]
}

extension DocumentReader {
    /// The kind of a document as its members tell it.
    fileprivate func kind(of json: [UInt8]) -> DocumentKind? {
        var reader = self
        return reader.check(json).kind
    }

    fileprivate static func memberNames(of json: [UInt8]) -> Set<String> {
        let nodes = ScriptWriter.nodes(of: json)
        guard let root = nodes.first, root.kind == .object else { return [] }
        var names: Set<String> = []
        var key = 1
        while key < Int(root.next) {
            names.insert(String(decoding: json[nodes[key].range], as: UTF8.self))
            key = Int(nodes[key + 1].next)
        }
        return names
    }

    /// The values of members and elements, without the root.
    fileprivate static func values(of nodes: [Node]) -> [Int] {
        var values: [Int] = []
        for (index, node) in nodes.enumerated() {
            guard node.kind == .object || node.kind == .array else { continue }
            var child = index + 1
            while child < Int(node.next) {
                let value = node.kind == .object ? child + 1 : child
                values.append(value)
                child = Int(nodes[value].next)
            }
        }
        return values
    }
}
