/// A document after its findings were put right as far as that goes.
public struct FixResult: Sendable {
    /// The corrected text: every byte that no fix touches is as it was. `nil` if nothing was changed.
    public let bytes: [UInt8]?
    /// The findings that were put right, in the order in which that happened.
    public let applied: [Finding]
    /// Fixes that were not applied and need a review.
    public let left: [UnappliedFix]
    /// Findings that were not there before: each less severe than the finding that was put right.
    public let uncovered: [UncoveredFinding]
    /// The same changes for a JSON value, to be applied one after another in the manner of RFC 6902.
    public let patch: [Fix.Edit]

    /// Nothing was changed.
    static let none = FixResult(bytes: nil, applied: [], left: [], uncovered: [], patch: [])
}

extension Findings {
    /// The document with all safe fixes applied. What the shopper pays is the same before and after, and a second time changes nothing.
    /// A fix can uncover a finding that is less severe than its own, see ``FixResult/uncovered``. It causes no other, except a repeated
    /// word, which is removed, too. A finding that a member `$comment` of the document hides stays.
    public func applyingSafeFixes() -> FixResult { applyingFixes(includingRisky: false) }

    /// The document with all fixes applied, the risky ones too where asked for. A finding that a member `$comment` hides stays.
    public func applyingFixes(includingRisky: Bool) -> FixResult { applyingFixes(includingRisky: includingRisky, keeping: { _ in nil }) }

    /// The document with fixes applied, but for findings that are accepted, which a fix may cause, too.
    ///
    /// - Parameter accepted: Returns which of all findings in a text are accepted; `nil` if none is.
    package func applyingFixes(includingRisky: Bool, keeping accepted: Acceptance) -> FixResult {
        guard source.isJSON, let shape = source.shape else { return .none }
        var repairer = Repairer(source, shape: shape, includesRisky: includingRisky, budget: FixTrial.bytesOfRepair)
        return repairer.repair(self, keeping: accepted)
    }

    /// Tells which findings of a text are accepted.
    package typealias Acceptance = (Findings) -> ((Finding) -> Bool)?

    /// What ``applyingFixes(includingRisky:)`` leaves and uncovers.
    ///
    /// - Parameters:
    ///   - explained: These findings, which the caller has.
    ///   - trial: What fixes are tried with.
    package func triedFixes(includingRisky: Bool, explained: [Finding], _ trial: inout FixTrial) -> FixResult {
        guard source.isJSON, let shape = source.shape, explained.count == count else { return .none }
        var repairer = Repairer(source, shape: shape, includesRisky: includingRisky, budget: FixTrial.bytesOfReport)
        // Swapped, because a copy would share storage with the original, and the next check would copy all of it.
        swap(&repairer.trial, &trial)
        defer { swap(&repairer.trial, &trial) }
        return repairer.repair(self, explained: explained, keeping: { _ in nil })
    }
}

extension Reading {
    /// The document with all safe fixes applied, see ``Findings/applyingSafeFixes()``.
    public func applyingSafeFixes() -> FixResult { findings.applyingSafeFixes() }
}

extension DocumentCheck {
    /// The document with all safe fixes applied, see ``Findings/applyingSafeFixes()``.
    public func applyingSafeFixes() -> FixResult { findings.applyingSafeFixes() }
}

/// Applies fixes round by round: a fix may make another one possible.
private struct Repairer: ~Copyable {
    var trial = FixTrial()
    private let policy: RulePolicy
    private let shape: Int
    private let includesRisky: Bool
    private let hasUnknowns: Bool
    private let original: [UInt8]
    private var edits: [Fix.Edit] = []
    private var applied: [Finding] = []
    /// Which candidates of the last round cannot be applied alone, and what some of them would cause.
    private var refused: Set<Int> = []
    private var obstacles: [Int: Finding] = [:]
    /// What is found in the text of the last attempt that was refused.
    private var refusal: Findings?
    /// What the fixes of this round uncover.
    private var uncovered: [Uncovered] = []
    /// The number of bytes that attempts may still check. Each attempt checks the whole document, so that their number would otherwise
    /// grow with the number of fixes that cause findings.
    private var budget: Int

    /// So many findings are compared in pairs.
    private static let few = 16
    /// The attempts that every document gets, however large it is.
    private static let fewestAttempts = 24
    /// To try fixes one by one checks more bytes than this only if nothing tells which of them cause findings.
    private static let much = 1 << 19

    init(_ source: FindingSource, shape: Int, includesRisky: Bool, budget: Int) {
        policy = source.policy
        self.shape = shape
        self.budget = max(budget, source.bytes.count &* Repairer.fewestAttempts)
        self.includesRisky = includesRisky
        hasUnknowns = source.origin?.hasUnknowns == true
        original = Array(source.bytes)
    }

    /// A finding with the fix that is to be applied.
    private struct Candidate {
        let finding: Finding
        let textEdits: [Fix.TextEdit]
    }

    /// A finding that is there in the new text only, and the one that was put right.
    private struct Uncovered {
        let known: Known
        let cause: Finding
    }

    mutating func repair(_ findings: Findings, explained: [Finding]? = nil, keeping accepted: Findings.Acceptance) -> FixResult {
        var bytes = original
        var explained = findings.isTruncated ? nil : explained
        var findings = findings.isTruncated ? trial.findings(of: bytes, asShape: shape, policy: policy, hasUnknowns: hasUnknowns) : findings
        guard !findings.isTruncated else { return .none }
        var candidates = self.candidates(findings, explained, accepted(findings))
        var uncovered: [Uncovered] = []
        for _ in 0..<FixRound.most {
            self.uncovered = []
            guard let round = self.round(bytes, findings, candidates, accepted) else { break }
            uncovered += self.uncovered
            bytes = round.bytes
            findings = round.findings
            explained = nil
            refused = []
            obstacles = [:]
            candidates = self.candidates(findings, nil, accepted(findings))
        }
        var left: [UnappliedFix] = []
        for (place, candidate) in candidates.enumerated() {
            var obstacle = obstacles[place]
            var isUntried = false
            if !refused.contains(place) {
                isUntried = budget <= 0 || attempt([], [candidate], bytes, findings, accepted, obstacle: &obstacle) != nil
            }
            left.append(UnappliedFix(finding: candidate.finding, reason: isUntried ? .untried : obstacle.map { .causes($0) } ?? .overlaps))
        }
        return FixResult(
            bytes: bytes == original ? nil : bytes, applied: applied, left: left, uncovered: explain(uncovered, in: findings), patch: edits)
    }

    /// The findings that were uncovered and are still there.
    private func explain(_ uncovered: [Uncovered], in findings: Findings) -> [UncoveredFinding] {
        guard !uncovered.isEmpty else { return [] }
        let explainer = Explainer(findings.source)
        let known = Repairer.indices(of: uncovered)
        return zip(findings.raw, findings.places).compactMap { raw, place in
            known[Known(rule: place.rule, pointer: [UInt8](place.pointer.utf8))].map {
                UncoveredFinding(finding: explainer.finding(raw), fixed: uncovered[$0].cause)
            }
        }
    }

    private static func indices(of uncovered: [Uncovered]) -> [Known: Int] {
        var indices: [Known: Int] = [:]
        for (index, one) in uncovered.enumerated() { indices[one.known] = index }
        return indices
    }

    /// The text with as many fixes applied as go together. `nil` if that changes nothing.
    private mutating func round(
        _ bytes: [UInt8], _ findings: Findings, _ candidates: [Candidate], _ accepted: Findings.Acceptance
    ) -> (bytes: [UInt8], findings: Findings)? {
        var obstacle: Finding?
        let applied = FixRound.apply(
            candidates.map { $0.textEdits },
            attempt: { kept, part in
                attempt(kept.map { candidates[$0] }, part.map { candidates[$0] }, bytes, findings, accepted, obstacle: &obstacle)
            },
            refuse: { refuse($0, obstacle) },
            separate: { part in
                guard let causes = causes(part, of: candidates, bytes.count, findings) else { return nil }
                let others = part.filter { !causes[$0].hasValue }
                guard !others.isEmpty else {
                    let mayBeUncovered = part.contains { place in
                        causes[place].map { $0.severity < candidates[place].finding.severity } == true
                    }
                    guard !mayBeUncovered else { return nil }
                    for place in part { refuse(place, causes[place]) }
                    return []
                }
                return [part.filter { causes[$0].hasValue }, others]
            }, goesOn: { budget > 0 })
        guard let applied else { return nil }
        note(applied.kept.map { candidates[$0] })
        return applied.outcome.bytes == bytes ? nil : applied.outcome
    }

    private mutating func refuse(_ candidate: Int, _ obstacle: Finding?) {
        refused.insert(candidate)
        obstacles[candidate] = obstacle
    }

    /// The fixes of a part that cause a finding at their own place, each with the finding. `nil` if halves tell it soon enough, or
    /// where the places do not tell it.
    private func causes(
        _ part: ArraySlice<Int>, of candidates: [Candidate], _ byteCount: Int, _ before: Findings
    ) -> [Int: Finding]? {
        guard part.count &* byteCount > Repairer.much, let after = refusal else { return nil }
        let moves = MovedPointers(part.flatMap { candidates[$0].finding.fix?.edits ?? [] })
        guard !moves.shiftsElements else { return nil }
        var owners: [[UInt8]: [Int]] = [:]
        for place in part {
            for edit in candidates[place].finding.fix?.edits ?? [] {
                let pointer = [UInt8](edit.pointer.utf8)
                owners[pointer, default: []].append(place)
                owners[Repairer.outer(pointer), default: []].append(place)
            }
        }
        var causes: [Int: Finding] = [:]
        let explainer = Explainer(after.source)
        for (raw, pointer) in Repairer.broughtUp(after, before, moves) {
            var pointer = pointer
            while owners[pointer] == nil, !pointer.isEmpty { pointer = Repairer.outer(pointer) }
            // What belongs to many of them tells nothing about one.
            guard let owners = owners[pointer], owners.count <= Repairer.few else { continue }
            let finding = explainer.finding(raw)
            for owner in owners { causes[owner] = finding }
        }
        return causes.isEmpty ? nil : causes
    }

    /// The pointer of what a value is in.
    private static func outer(_ pointer: [UInt8]) -> [UInt8] {
        pointer.lastIndex(of: UInt8(ascii: "/")).map { [UInt8](pointer[..<$0]) } ?? []
    }

    private func candidates(_ findings: Findings, _ explained: [Finding]?, _ isAccepted: ((Finding) -> Bool)?) -> [Candidate] {
        var candidates: [Candidate] = []
        var explainer: Explainer?
        let source = findings.source
        // Needed only if there is a fix.
        var notes: IgnoreNotes?
        for (place, raw) in findings.raw.enumerated() where source.mayHaveFix(raw, includingRisky: includesRisky) {
            if explained == nil, explainer == nil { explainer = Explainer(source) }
            guard let finding = explained?[place] ?? explainer?.finding(raw), let fix = finding.fix,
                fix.safety == .safe || includesRisky, !fix.textEdits.isEmpty
            else { continue }
            let known = notes ?? IgnoreNotes(source)
            notes = known
            guard known.first(hiding: finding.rule.name, at: finding.place.pointer) == nil, isAccepted?(finding) != true else { continue }
            candidates.append(Candidate(finding: finding, textEdits: fix.textEdits))
        }
        return candidates
    }

    /// Returns the text with some more fixes applied, or `nil` if they would cause a finding, which is then the obstacle.
    ///
    /// A finding that is less severe than all those that are put right is allowed: an error must never stay because of a warning.
    /// An equally severe one is allowed if the next round removes it: a word that is spelled correctly now may be in the list already.
    private mutating func attempt(
        _ kept: [Candidate], _ part: [Candidate], _ bytes: [UInt8], _ before: Findings, _ accepted: Findings.Acceptance,
        obstacle: inout Finding?
    ) -> (bytes: [UInt8], findings: Findings)? {
        obstacle = nil
        refusal = nil
        budget -= bytes.count
        let candidates = kept + part
        let edits = candidates.flatMap { $0.textEdits }.inOrder { $0.start }
        guard let text = FixRound.text(bytes, with: edits) else { return nil }
        let after = trial.findings(of: text, asShape: shape, policy: policy, hasUnknowns: hasUnknowns)
        guard !after.isEmpty else { return (text, after) }
        let moves = candidates.flatMap { $0.finding.fix?.edits ?? [] }
        if Repairer.areSimple(moves), Repairer.finds(after, inPlaceOf: before, edits) { return (text, after) }
        let lowest = part.map { $0.finding.severity }.min() ?? .info
        let known = Repairer.indices(of: uncovered)
        // The fix that most probably uncovers a finding: the one at its place, or else the first.
        var causes: [[UInt8]: Int] = [:]
        for index in part.indices.reversed() { causes[[UInt8](part[index].finding.place.pointer.utf8)] = index }
        var now: [Uncovered] = []
        let broughtUp = Repairer.broughtUp(after, before, MovedPointers(moves))
        let isAccepted = broughtUp.isEmpty ? nil : accepted(after)
        for (raw, pointer) in broughtUp {
            if let isAccepted, isAccepted(Explainer(after.source).finding(raw)) { continue }
            let place = Known(rule: RuleID(code: raw.rule), pointer: pointer)
            let isAllowed = raw.severity < lowest || raw.severity == lowest && after.source.isSafelyRemoved(raw, in: before.source)
            let fixed = isAllowed ? causes[pointer].map { part[$0] } ?? part.first : nil
            guard let cause = known[place].map({ uncovered[$0].cause }) ?? fixed?.finding else {
                refusal = after
                obstacle = Explainer(after.source).finding(raw)
                return nil
            }
            now.append(Uncovered(known: place, cause: cause))
        }
        uncovered = now
        return (text, after)
    }

    /// What is found that was not found before, at the same place with the names that it has now.
    private static func broughtUp(
        _ after: Findings, _ before: Findings, _ moves: MovedPointers
    ) -> [(raw: RawFinding, pointer: [UInt8])] {
        var known: [Known: Int] = [:]
        for (rule, pointer) in before.places {
            guard let pointer = moves.moved(pointer) else { continue }
            known[Known(rule: rule, pointer: pointer), default: 0] += 1
        }
        return zip(after.raw, after.places).compactMap { raw, place in
            let pointer = [UInt8](place.pointer.utf8)
            let same = Known(rule: place.rule, pointer: pointer)
            guard let left = known[same], left > 0 else { return (raw, pointer) }
            known[same] = left - 1
            return nil
        }
    }

    /// A byte that stays is part of the same value as before, and what takes the place of a value is not another member.
    private static func areSimple(_ edits: [Fix.Edit]) -> Bool {
        edits.allSatisfy { $0.operation == .replace || $0.operation == .add }
            || edits.allSatisfy { $0.operation == .replace || $0.operation == .remove }
    }

    /// Nothing new is found, told by the bytes alone: what was found where text has stayed, or in place of a value that was replaced.
    private static func finds(_ after: Findings, inPlaceOf before: Findings, _ edits: [Fix.TextEdit]) -> Bool {
        guard after.count <= before.count, before.count <= Repairer.few else { return false }
        let (source, edited) = (before.source, after.source)
        var known = before.raw.compactMap { finding in
            moved(source.range(of: Int(finding.node)).lowerBound, edits).map { (rule: finding.rule, offset: $0) }
        }
        for finding in after.raw {
            let offset = edited.range(of: Int(finding.node)).lowerBound
            guard finding.rule >= RuleID.shapeBase, let same = known.firstIndex(where: { $0.rule == finding.rule && $0.offset == offset })
            else { return false }
            known.remove(at: same)
        }
        return true
    }

    /// Where a byte is after some changes, in their order. `nil` if it is gone.
    private static func moved(_ offset: Int, _ edits: [Fix.TextEdit]) -> Int? {
        var shift = 0
        for edit in edits where edit.start <= offset {
            if edit.start < offset || edit.newText.isEmpty, offset < edit.end { return nil }
            if edit.end <= offset { shift += edit.newText.utf8.count - (edit.end - edit.start) }
        }
        return offset + shift
    }

    /// What makes two findings the same one.
    private struct Known: Hashable {
        let rule: RuleID
        let pointer: [UInt8]
    }

    private mutating func note(_ chosen: [Candidate]) {
        applied += chosen.map { $0.finding }
        // From the end of the text to its beginning, so that no operation changes the pointer of a later one.
        for candidate in chosen.inOrder(of: { -($0.textEdits.last?.start ?? 0) }) {
            edits += candidate.finding.fix?.edits ?? []
        }
    }
}

extension FindingSource {
    /// Whether a finding may have a fix, told without making it.
    fileprivate func mayHaveFix(_ finding: RawFinding, includingRisky: Bool) -> Bool {
        guard finding.rule >= RuleID.ruleBase else { return ShapeFix.mayExist(RuleID(code: finding.rule)) }
        return statedFix(of: finding).map { includingRisky || $0.safety == .safe } ?? false
    }

    /// Whether a safe fix of a finding takes away what it is about, and changes nothing else.
    ///
    /// - Parameter before: The text before some values were replaced, which may be a part of a file.
    fileprivate func isSafelyRemoved(_ finding: RawFinding, in before: FindingSource) -> Bool {
        guard let fix = statedFix(of: finding), fix.safety == .safe,
            fix.edits.allSatisfy({ if case .remove = $0 { true } else { false } })
        else { return false }
        guard before.origin != nil else { return true }
        return nodes.count == before.nodes.count && OriginFix(before)?.moved(FixMaker(before).fix(fix)) != nil
    }

    /// The fix that a rule states with its finding. Those of shape are created on demand.
    private func statedFix(of finding: RawFinding) -> RawFix? {
        guard finding.rule >= RuleID.ruleBase, notes.indices.contains(Int(finding.other)) else { return nil }
        return notes[Int(finding.other)].fix
    }
}
