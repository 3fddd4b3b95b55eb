import PaySheet
import PaySheetShapes
import TestSupport
import Testing

/// What holds whatever the document and its mistakes are.
@Suite struct RepairLawTests {
    static let shapes = [
        "ApplePayPaymentRequest", "ApplePayShippingContactUpdate", "PaymentRequest", "PaymentFlow", "ApplePayPayment", "ApplePayModifier",
    ]

    @Test("Safe fixes cause only less severe findings, keep amounts and can be replayed", arguments: shapes) func laws(_ name: String)
        throws
    {
        let shape = try #require(Shapes.shape(named: name))
        let index = try #require(Shapes.all.filter { !$0.isAbstract }.firstIndex { $0.name == name })
        var reader = DocumentReader()
        var changed = 0
        for seed in 0..<UInt64(TestScale.scaled(12)) {
            let text = self.text(shape, seed)
            let before = reader.check(text, asShape: index)
            let repair = before.applyingSafeFixes()
            guard let bytes = repair.bytes else {
                #expect(repair.applied.isEmpty && repair.patch.isEmpty)
                continue
            }
            changed += 1
            let after = reader.check(bytes, asShape: index)
            let comment: Comment = "seed \(seed): \(String(decoding: text, as: UTF8.self))"
            let uncovered = Set(repair.uncovered.map { $0.finding.rule })
            #expect(excess(of: after, over: before).filter { !uncovered.contains($0) } == [], comment)
            #expect(repair.uncovered.allSatisfy { $0.finding.severity < $0.fixed.severity && after.contains($0.finding) }, comment)
            #expect(after.applyingSafeFixes().bytes == nil, comment)
            let (old, new) = (try #require(TestJSON(parsing: text)), try #require(TestJSON(parsing: bytes)))
            // Pointers do not distinguish repeated members.
            if !before.contains(.memberDuplicate) { #expect(old.patched(repair.patch)?.sorted == new.sorted, comment) }
            let amounts = amounts(in: new)
            let kept = self.amounts(in: old).allSatisfy { pointer, amount in
                new.value(at: TestPath(pointer)) == nil || amounts.first { $0.pointer == pointer }?.amount == amount
            }
            #expect(kept, comment)
            #expect(replays(text, repair.applied[...], bytes), comment)
        }
        #expect(changed > 0)
    }

    @Test("Random valid documents need no fixes of their shape", arguments: shapes) func rightDocumentsHaveNothingToRepair(_ name: String)
        throws
    {
        let shape = try #require(Shapes.shape(named: name))
        let index = try #require(Shapes.all.filter { !$0.isAbstract }.firstIndex { $0.name == name })
        var documents = RandomDocuments(seed: 11, options: .wild)
        var reader = DocumentReader()
        for _ in 0..<TestScale.scaled(10) {
            let text = [UInt8](documents.text(of: shape).utf8)
            let before = reader.check(text, asShape: index)
            let repair = before.applyingSafeFixes()
            // Rules may have something to say about random amounts and dates; shape has not.
            #expect(repair.applied.allSatisfy { $0.rule.code >= RuleID.ruleBase })
        }
    }

    /// What a repair leaves, told by applying each fix alone and explaining everything that is found then.
    @Test("A fix that is not applied would cause the finding that it names", arguments: shapes, [false, true])
    func blockedFixesNameTheirObstacle(_ name: String, includingRisky: Bool) throws {
        let shape = try #require(Shapes.shape(named: name))
        let index = try #require(Shapes.all.filter { !$0.isAbstract }.firstIndex { $0.name == name })
        var reader = DocumentReader()
        var trial = FixTrial()
        var obstacles = 0
        for seed in 100..<100 + UInt64(TestScale.scaled(12)) {
            let text = self.text(shape, seed)
            let comment: Comment = "seed \(seed): \(String(decoding: text, as: UTF8.self))"
            let before = reader.check(text, asShape: index)
            let repair = before.applyingFixes(includingRisky: includingRisky)
            // Of a large document a report tries less than a repair, and says so.
            let told = before.triedFixes(includingRisky: includingRisky, explained: Array(before), &trial).left
            let isWhole = !told.contains { $0.reason == .untried }
            #expect(isWhole || text.count > 1 << 13, comment)
            if isWhole { #expect(told == repair.left, comment) }
            let repaired = repair.bytes ?? text
            let rest = repair.bytes == nil ? before : reader.check(repaired, asShape: index)
            let inReach = rest.filter { finding in
                finding.fix.map { ($0.safety == .safe || includingRisky) && !$0.textEdits.isEmpty } ?? false
            }
            #expect(repair.left.map { $0.finding } == inReach, comment)
            for left in repair.left {
                let after = reader.check(applying(left.finding, to: repaired), asShape: index)
                if !excess(of: after, over: rest, atLeast: left.finding.severity).isEmpty { #expect(left.bringsUp != nil, comment) }
                guard let brought = left.bringsUp else { continue }
                obstacles += 1
                #expect(after.contains(brought), comment)
            }
        }
        if name == "PaymentFlow" || name == "ApplePayPaymentRequest", includingRisky { #expect(obstacles > 0) }
    }

    private func applying(_ finding: Finding, to text: [UInt8]) -> [UInt8] {
        var text = text
        for edit in (finding.fix?.textEdits ?? []).sorted(by: { $0.start > $1.start }) {
            text.replaceSubrange(edit.start..<edit.end, with: edit.newText.utf8)
        }
        return text
    }

    private func text(_ shape: Shape, _ seed: UInt64) -> [UInt8] {
        var options = RandomDocuments.Options()
        options.optionalMembers = 70
        var documents = RandomDocuments(seed: seed, options: options)
        var injector = MistakeInjector(seed: seed)
        var choice = SeededGenerator(seed: seed)
        let layout = choice.pick(TestLayout.allCases)
        // One in four has no mistake but what rules find in random values.
        if seed % 4 == 3 { return [UInt8](documents.text(of: shape).utf8) }
        let mistakes = injector.inject(8, into: documents.tree(of: shape), as: shape, layout: layout, escapes: 3)
        return [UInt8](blurred(mistakes.text, &choice).utf8)
    }

    /// Mistakes that have a correction: amounts as numbers and with commas, codes and networks in other case.
    private func blurred(_ text: String, _ choice: inout SeededGenerator) -> String {
        guard let tree = TestJSON(parsing: [UInt8](text.utf8)) else { return text }
        let layout = choice.pick(TestLayout.allCases)
        return TestJSONWriter(layout: layout, escapes: 0, seed: choice.next()).text(of: blurred(tree, &choice))
    }

    private func blurred(_ tree: TestJSON, _ choice: inout SeededGenerator) -> TestJSON {
        switch tree {
        case .object(let members):
            return .object(
                members.map { member in
                    guard case .string(let text) = member.value, choice.chance(30) else {
                        return TestMember(member.name, blurred(member.value, &choice))
                    }
                    switch member.name {
                    case "amount", "value":
                        if choice.chance(50), (try? Amount(text)) != nil, !text.hasPrefix("0"), !text.hasPrefix("-0") {
                            return TestMember(member.name, .number(text))
                        }
                        return TestMember(member.name, .string(String(text.map { $0 == "." ? "," : $0 })))
                    case "countryCode", "currencyCode": return TestMember(member.name, .string(text.lowercased()))
                    default: return member
                    }
                })
        case .array(let elements):
            return .array(
                elements.map { element in
                    if case .string(let text) = element, choice.chance(20) { return .string(text.uppercased()) }
                    return blurred(element, &choice)
                })
        default: return tree
        }
    }

    /// Rules that find more than before.
    private func excess(of after: Findings, over before: Findings, atLeast severity: Severity = .info) -> [RuleID] {
        var counts: [RuleID: Int] = [:]
        for finding in after where finding.severity >= severity { counts[finding.rule, default: 0] += 1 }
        for finding in before where finding.severity >= severity { counts[finding.rule, default: 0] -= 1 }
        return counts.filter { $0.value > 0 }.map { $0.key }
    }

    /// Every amount that a browser can read, by its place. Of a repeated member it reads the last.
    private func amounts(in tree: TestJSON, _ path: [String] = []) -> [(pointer: [String], amount: Amount)] {
        switch tree {
        case .object(let members):
            members.enumerated().filter { place, member in
                !members[(place + 1)...].contains { $0.name == member.name }
            }.flatMap { _, member -> [(pointer: [String], amount: Amount)] in
                let path = path + [member.name]
                switch member.value {
                case .string(let text) where member.name == "amount" || member.name == "value":
                    return (try? Amount(text)).map { [(path, $0)] } ?? []
                case .number(let text) where member.name == "amount" || member.name == "value":
                    return (try? Amount(String(decoding: WebIDL.text(ofNumber: [UInt8](text.utf8)), as: UTF8.self))).map { [(path, $0)] }
                        ?? []
                default: return amounts(in: member.value, path)
                }
            }
        case .array(let elements):
            elements.enumerated().flatMap { place, element in amounts(in: element, path + [String(place)]) }
        default: []
        }
    }

    /// Whether the findings' edits of the text make one text of the other, in as many rounds as it takes: everything else is kept.
    private func replays(_ text: [UInt8], _ applied: ArraySlice<Finding>, _ wanted: [UInt8], rounds: Int = 4) -> Bool {
        guard !applied.isEmpty else { return text == wanted }
        guard rounds > 0 else { return false }
        for count in stride(from: applied.count, through: 1, by: -1) {
            var edits = applied.prefix(count).flatMap { $0.fix?.textEdits ?? [] }
            edits.sort { $0.start < $1.start }
            var (next, end, isSound) = ([UInt8](), 0, true)
            for edit in edits {
                guard edit.start >= end, edit.end <= text.count else {
                    isSound = false
                    break
                }
                next += text[end..<edit.start] + edit.newText.utf8
                end = edit.end
            }
            if isSound, replays(next + text[end...], applied.dropFirst(count), wanted, rounds: rounds - 1) { return true }
        }
        return false
    }
}
