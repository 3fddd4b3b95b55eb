import PaySheet
import PaySheetGuide
import PaySheetReports
import PaySheetSources

/// Applies the fixes of all documents of a source file. What a comment of the file ignores stays as it is.
struct SourceFixes {
    private(set) var bytes: [UInt8]
    /// The number of findings that were fixed.
    private(set) var applied = 0
    /// The number of findings that are left.
    private(set) var left = 0
    private(set) var hasErrors = false
    private let language: SourceLanguage
    private let includesRisky: Bool
    private var reader: DocumentReader
    private let policy: Policy

    /// More rounds than any file needs: a fix may make another one possible.
    private static let rounds = 4

    init(_ bytes: [UInt8], _ language: SourceLanguage, includesRisky: Bool, _ reader: DocumentReader) {
        self.bytes = bytes
        self.language = language
        self.includesRisky = includesRisky
        self.reader = reader
        policy = reader.policy
    }

    /// A finding and its document.
    private struct Known: Hashable {
        let document: Int
        let rule: RuleID
        let pointer: String
    }

    mutating func apply() {
        var findings = self.findings(in: bytes)
        for _ in 0..<SourceFixes.rounds {
            let fixes = self.fixes(of: findings)
            guard !fixes.isEmpty, let next = round(fixes, findings) else { break }
            findings = next
        }
        left = findings.count
        hasErrors = findings.contains { $0.finding.severity == .error }
    }

    private mutating func findings(in bytes: [UInt8]) -> [(known: Known, finding: Finding)] {
        var all: [(known: Known, finding: Finding)] = []
        var trial = FixTrial()
        let file = SourceDocuments(bytes, language)
        for (index, document) in file.documents.enumerated() {
            reader.policy = policy.with { $0.apiVersion = document.version ?? $0.apiVersion }
            // As reports show them: without fixes that would cause another finding.
            let checked = CheckedDocument(
                path: "", line: nil, check: reader.check(document.document, as: document.kind), requires: nil, isKindTold: false,
                apiVersion: nil,
                hasClock: false, selection: Selection(), triesRiskyFixes: includesRisky, maximumFindings: nil, cards: .applePay,
                trying: &trial,
                suppressing: { reported in
                    let finding = reported.finding
                    return file.suppressions.first(hiding: finding.rule.name, line: finding.place.line)
                        .map { Suppression(.comment, reason: $0.note.reason) }
                })
            for reported in checked.findings {
                let finding = reported.obstacle == nil ? reported.finding : reported.finding.markingFixRisky
                all.append((Known(document: index, rule: finding.rule, pointer: finding.place.pointer), finding))
            }
        }
        return all
    }

    /// The changes of fixes that do not touch each other.
    private func fixes(of findings: [(known: Known, finding: Finding)]) -> [[Fix.TextEdit]] {
        var taken: [Range<Int>] = []
        var fixes: [[Fix.TextEdit]] = []
        for (_, finding) in findings {
            guard let fix = finding.fix, fix.safety == .safe || includesRisky, !fix.textEdits.isEmpty else { continue }
            let ranges = fix.textEdits.map { $0.start..<max($0.end, $0.start + 1) }
            guard !ranges.contains(where: { range in taken.contains { $0.overlaps(range) } }) else { continue }
            taken += ranges
            fixes.append(fix.textEdits)
        }
        return fixes
    }

    /// Applies all fixes, or as many as cause no finding. Returns what is found then; `nil` if nothing was applied.
    private mutating func round(
        _ fixes: [[Fix.TextEdit]], _ before: [(known: Known, finding: Finding)]
    ) -> [(known: Known, finding: Finding)]? {
        if let after = attempt(fixes, before) { return after }
        guard fixes.count > 1 else { return nil }
        let middle = fixes.count / 2
        // Places behind a change move, so one half waits for the next round.
        return round(Array(fixes[..<middle]), before) ?? round(Array(fixes[middle...]), before)
    }

    private mutating func attempt(
        _ fixes: [[Fix.TextEdit]], _ before: [(known: Known, finding: Finding)]
    ) -> [(known: Known, finding: Finding)]? {
        var text: [UInt8] = []
        var end = 0
        for edit in fixes.flatMap({ $0 }).sorted(by: { $0.start < $1.start }) {
            guard edit.start >= end, edit.end <= bytes.count else { return nil }
            text += bytes[end..<edit.start]
            text += edit.newText.utf8
            end = edit.end
        }
        text += bytes[end...]
        let after = findings(in: text)
        let known = Set(before.map { $0.known })
        guard after.count < before.count, after.allSatisfy({ known.contains($0.known) }) else { return nil }
        applied += before.count - after.count
        bytes = text
        return after
    }
}
