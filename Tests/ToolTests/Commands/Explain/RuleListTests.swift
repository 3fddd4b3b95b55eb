import PaySheet
import PaySheetGuide
import TestSupport
import Testing

/// `explain --list --format json` promises documents that show each rule, and the arguments of `check` that are needed.
@Suite("The list of rules and the results of check")
struct RuleListTests {
    /// One member shows a point of two rules: an error object alone is too new for version 2, and states no version.
    static let shownElsewhere = [["error/version", "AP-ERR-V3"]: "update/version"]

    @Test(
        "Listed bad samples have their rule's finding, and good samples have none",
        arguments: TestScale.sampled(RuleCard.ofDocuments.map { $0.name }))
    func everyRuleIsShown(name: String) throws {
        let rule = try listed(name)
        let (bad, good) = (samples(rule, "bad"), samples(rule, "good"))
        #expect(bad.count >= 2 && good.count >= 2)
        for (index, sample) in bad.enumerated() {
            let findings = try findings(sample, rule)
            #expect(findings == [name + " at " + (word(sample["pointer"]) ?? "")], "\(name) bad sample \(index + 1)")
        }
        for (index, sample) in good.enumerated() { #expect(try findings(sample, rule) == [], "\(name) good sample \(index + 1)") }
    }

    /// A point of the catalogue is shown by a bad sample and a good one that differs in one member.
    @Test("A listed sample shows each source by changing one member", arguments: TestScale.sampled(RuleCard.ofDocuments.map { $0.name }))
    func everySourceIsShownByOneMember(name: String) throws {
        let rule = try listed(name)
        let (bad, good) = (samples(rule, "bad"), samples(rule, "good"))
        for source in words(rule["sources"]) {
            if let other = RuleListTests.shownElsewhere[[name, source]] {
                #expect(try words(listed(other)["sources"]).contains(source))
                continue
            }
            let showing = bad.filter { words($0["shows"]).contains(source) }
            #expect(!showing.isEmpty, "\(source)")
            // Texts have no members to compare.
            guard !showing.contains(where: { word($0["document"]) != nil }) else { continue }
            let isShown = showing.contains { one in good.contains { differences(one["document"], $0["document"]) == 1 } }
            #expect(isShown, "\(source)")
        }
    }

    @Test(
        "The listed arguments are those that the broken example needs", arguments: TestScale.sampled(RuleCard.ofDocuments.map { $0.name }))
    func everyExampleIsShown(name: String) throws {
        let rule = try listed(name)
        let world = TestWorld()
        #expect(world.run("example", "--break", name) == 0)
        // Examples that are not JSON may not be UTF-8 either.
        guard !world.output.unicodeScalars.contains("\u{FFFD}") else { return }
        let found = try findings(.object([TestMember("document", .string(world.output))]), rule)
        #expect(found.map { $0.prefix { $0 != " " } } == [name[...]])
    }

    // MARK: The list

    /// The facts about a rule in the list.
    private func listed(_ name: String) throws -> TestJSON {
        let world = TestWorld()
        #expect(world.run("explain", name, "--format", "json") == 0)
        return try #require(TestJSON(parsing: Array(world.output.utf8)))
    }

    private func samples(_ rule: TestJSON, _ name: String) -> [TestJSON] {
        if case .array(let samples) = rule[name] { samples } else { [] }
    }

    private func word(_ value: TestJSON?) -> String? {
        if case .string(let word) = value { word } else { nil }
    }

    private func words(_ value: TestJSON?) -> [String] {
        if case .array(let words) = value { words.compactMap { word($0) } } else { [] }
    }

    /// The document for `check`: text as it is, and other bytes from their digits.
    private func text(_ sample: TestJSON) -> [UInt8] {
        if let hex = word(sample["hex"]) {
            let digits = hex.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
        }
        if let text = word(sample["document"]) { return Array(text.utf8) }
        return Array((sample["document"] ?? .null).text.utf8)
    }

    // MARK: The check

    private func findings(_ sample: TestJSON, _ rule: TestJSON) throws -> [String] {
        let world = TestWorld()
        world.files["a.json"] = text(sample)
        let kind = word(sample["kind"]).map { ["--kind", $0] } ?? []
        let status = world.run(["check", "a.json", "--format", "json", "--fail-on", "never"] + kind + words(rule["needs"]))
        #expect(status == 0 && world.errors.isEmpty, "\(world.errors)")
        let documents = try JSON(world.output)["documents"]
        #expect(documents.count == 1)
        return documents[0]["findings"].list.map { ($0["rule"].string ?? "") + " at " + ($0["pointer"].string ?? "") }
    }

    /// The number of members that differ; lists of different lengths differ as a whole.
    private func differences(_ left: TestJSON?, _ right: TestJSON?) -> Int {
        switch (left, right) {
        case (.object, .object):
            let names = Set((left?.members ?? []).map(\.name) + (right?.members ?? []).map(\.name))
            return names.reduce(0) { $0 + differences(left?[$1], right?[$1]) }
        case (.array(let left), .array(let right)) where left.count == right.count:
            return zip(left, right).reduce(0) { $0 + differences($1.0, $1.1) }
        default: return left == right ? 0 : 1
        }
    }
}
