package import PaySheet
package import PaySheetReports
package import PaySheetSources

/// Fixes, and canonical forms. What a report does not show stays as it is.
extension CheckSession {
    /// Returns a text that is almost JSON as JSON, if that may be read. Otherwise returns it unchanged.
    package func json(in bytes: [UInt8]) -> [UInt8] {
        settings.options.readsScripts ? ScriptOption.json(in: bytes, settings.options.limits) : bytes
    }

    /// Checks a document that is to be changed, however many findings there are.
    package mutating func checkForChange(_ text: [UInt8], from source: DocumentSource, as kind: DocumentKind? = nil) -> DocumentCheck {
        prepare(source.settings, PolicyChange(isForChange: true))
        defer { _ = reader.removeShares() }
        return reader.check(text, as: kind ?? source.kind, recovering: true)
    }

    /// Returns a document with its fixes, or why it cannot be fixed.
    ///
    /// - Parameter check: The result of ``checkForChange(_:from:as:)``.
    package mutating func fix(_ check: DocumentCheck, from source: DocumentSource, includingRisky: Bool) -> FixedDocument {
        let reasons = check.findings.filter { $0.rule == .memberDuplicate || $0.rule.isAboutText }
        guard reasons.isEmpty else { return .text(reasons) }
        guard !check.findings.isTruncated else { return .tooMany(FixTrial.mostFindings) }
        let result = check.findings.applyingFixes(includingRisky: includingRisky) { findings in
            guard !showsEverything(of: source) else { return nil }
            let shown = Set(self.shown(of: DocumentCheck(kind: check.kind, findings: findings), source).map { $0.finding.key })
            return { !shown.contains($0.key) }
        }
        let after = result.bytes.map { checkForChange($0, from: source, as: check.kind) } ?? check
        return .fixed(result, left: shown(of: after, source))
    }

    /// Whether no finding of a document is left out, whatever it is.
    private func showsEverything(of source: DocumentSource) -> Bool {
        source.settings.selection.isEverything && settings.suppressor.isIdle(for: source) && settings.changedLines == nil
    }

    /// The findings of a document that a report shows.
    private mutating func shown(of check: DocumentCheck, _ source: DocumentSource) -> [ReportedFinding] {
        var marks = Suppressor.Marks.nothing
        var place = DocumentPlace()
        let bytes = Array(check.findings.source.bytes)
        place.notes = DocumentNotes(check, bytes[...], path: source.path, line: nil)
        return checked(check, at: place, from: source, requires: nil, .none, &marks).findings
    }

    /// Returns a file of source code with the fixes of its documents.
    package mutating func fix(
        _ bytes: [UInt8], _ language: SourceLanguage, from source: DocumentSource, includingRisky: Bool
    ) -> FixedSource {
        let tries = includingRisky ? FixTries.all : .safe
        var file = SourceFindings(inspect(bytes, language, from: source, tries, isForChange: true))
        var (text, applied) = (bytes, 0)
        for _ in 0..<FixRound.most {
            let fixes = file.fixes(includingRisky: includingRisky)
            let round = FixRound.apply(fixes.map { $0.fix.textEdits }) { kept, part -> (text: [UInt8], file: SourceFindings, gone: Int)? in
                let places = kept + part
                let edits = places.flatMap { fixes[$0].fix.textEdits }.inOrder { $0.start }
                guard let new = FixRound.text(text, with: edits) else { return nil }
                let next = SourceFindings(inspect(new, language, from: source, tries, isForChange: true))
                let moved = file.moved(by: places.map { fixes[$0].fix }, of: fixes)
                return next.isBetter(than: moved) ? (new, next, moved.gone(from: next).count) : nil
            }
            guard let (new, next, gone) = round?.outcome else { break }
            applied += gone
            (text, file) = (new, next)
        }
        return FixedSource(
            bytes: text, hasDocuments: file.hasDocuments, applied: applied, left: file.findings.count,
            hasErrors: file.findings.contains { $0.finding.severity == .error })
    }

    /// Returns the canonical form of a document, or why it has none.
    ///
    /// - Parameter text: The document as JSON.
    package mutating func format(_ check: DocumentCheck, _ text: [UInt8], from source: DocumentSource) -> FormattedDocument {
        let reasons = check.findings.filter { $0.rule == .memberDuplicate || $0.rule.isAboutText }
        let (kind, limits) = (check.kind ?? source.kind, source.settings.policy.limits)
        guard reasons.isEmpty, let text = CanonicalFormatter.pretty(text, as: kind, in: settings.catalogs.catalogs, limits: limits) else {
            return .text(reasons)
        }
        return .formatted(text)
    }
}

/// A document after its fixes, or why it cannot be fixed.
package enum FixedDocument {
    /// The text must be corrected first.
    case text([Finding])
    /// There are more findings than this number.
    case tooMany(Int)
    /// What was changed, and the findings that are left.
    case fixed(FixResult, left: [ReportedFinding])
}

/// A document in canonical form, or why it has none.
package enum FormattedDocument {
    /// The text must be corrected first.
    case text([Finding])
    case formatted([UInt8])
}

/// A file of source code after its fixes.
package struct FixedSource {
    package let bytes: [UInt8]
    /// Whether a document reaches Apple Pay in it.
    package let hasDocuments: Bool
    /// The number of findings that were fixed.
    package let applied: Int
    /// The number of findings that are left.
    package let left: Int
    package let hasErrors: Bool
}

/// The findings of all documents in a file of source code.
private struct SourceFindings {
    private(set) var findings: [(known: Known, finding: Finding)] = []
    let hasDocuments: Bool

    /// A finding and its document.
    struct Known: Hashable {
        let document: Int
        let rule: RuleID
        /// `nil` in an element that a fix removes.
        let pointer: [UInt8]?
    }

    init(_ documents: [Inspection]) {
        hasDocuments = !documents.isEmpty
        for (index, document) in documents.enumerated() {
            for reported in document.document.findings {
                // As reports show them: without fixes that would cause another finding.
                let finding = reported.obstacle == nil ? reported.finding : reported.finding.markingFixRisky
                let pointer = [UInt8](finding.place.pointer.utf8)
                findings.append((Known(document: index, rule: finding.rule, pointer: pointer), finding))
            }
        }
    }

    /// The fixes that may be applied, each with its document.
    func fixes(includingRisky: Bool) -> [(document: Int, fix: Fix)] {
        findings.compactMap { known, finding in
            guard let fix = finding.fix, fix.safety == .safe || includingRisky, !fix.textEdits.isEmpty else { return nil }
            return (known.document, fix)
        }
    }

    /// The same findings, at the places that they have when some fixes are applied. Documents share lists, which are changed for all.
    func moved(by chosen: [Fix], of fixes: [(document: Int, fix: Fix)]) -> SourceFindings {
        let changes = Set(chosen.map { $0.textEdits })
        var edits: [Int: [Fix.Edit]] = [:]
        for (document, fix) in fixes where changes.contains(fix.textEdits) { edits[document, default: []] += fix.edits }
        let moves = edits.mapValues { MovedPointers($0) }
        var moved = self
        for (place, (known, finding)) in findings.enumerated() {
            guard let moves = moves[known.document] else { continue }
            moved.findings[place].known = Known(
                document: known.document, rule: known.rule, pointer: moves.moved(finding.place.pointer))
        }
        return moved
    }

    /// The findings that are not in another check of the file.
    func gone(from after: SourceFindings) -> [Finding] {
        var counts: [Known: Int] = [:]
        for (known, _) in after.findings { counts[known, default: 0] += 1 }
        return findings.compactMap { known, finding in
            guard let count = counts[known], count > 0 else { return finding }
            counts[known] = count - 1
            return nil
        }
    }

    /// Whether findings are gone, and each new one is less severe than all of them, or is removed in the next round.
    func isBetter(than before: SourceFindings) -> Bool {
        guard let lowest = before.gone(from: self).map({ $0.severity }).min() else { return false }
        return gone(from: before).allSatisfy { $0.severity < lowest || $0.severity == lowest && $0.isSafelyRemoved }
    }
}

extension Finding {
    /// What tells it from the other findings of a document. (A text, because the web module has sets of texts.)
    fileprivate var key: String { rule.name + " " + String(place.start.offset) + place.pointer }

    /// Whether its safe fix takes away what it is about, and changes nothing else.
    fileprivate var isSafelyRemoved: Bool {
        guard let fix, fix.safety == .safe, !fix.textEdits.isEmpty else { return false }
        return fix.edits.allSatisfy { $0.operation == .remove }
    }
}
