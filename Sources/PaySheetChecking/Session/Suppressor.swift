import PaySheet
import PaySheetReports

/// Decides which findings are hidden.
package struct Suppressor: Sendable {
    private let ignores: [Configuration.Ignore]
    private let baseline: Baseline?
    /// Whether findings are collected for a new baseline.
    let gathers: Bool
    /// Whether each ignore entry has expired; empty if none has an end.
    private let ended: [Bool]

    /// A comment in a file that hides findings.
    struct Comment: Sendable {
        let path: String
        let line: Int
        /// The object of a document that it is about; empty in source code.
        let pointer: String
        let note: IgnoreNote

        /// Where it is. No path has a zero byte.
        fileprivate var place: String { path + "\0" + String(line) + pointer }
    }

    /// The entries that decisions needed.
    ///
    /// Boxed, because it is empty if nothing is suppressed, and every outcome contains it.
    package indirect enum Marks: Sendable {
        case nothing
        case sets(Sets)

        package struct Sets: Sendable {
            /// The entries that match a document, each list once.
            fileprivate var covered: [ObjectIdentifier: IgnoreList] = [:]
            fileprivate var used: Set<Int> = []
            fileprivate var met: Set<String> = []
            /// The findings for a new baseline, by their fingerprints.
            fileprivate(set) var gathered: [String: Baseline.Entry] = [:]
            /// A comment is met each time that its file is read.
            fileprivate var comments: [Comment] = []
            /// The places of those that hide a finding.
            fileprivate var usedComments: Set<String> = []

            fileprivate init() {}

            fileprivate mutating func add(_ other: Sets) {
                for (key, list) in other.covered { covered[key] = list }
                used.formUnion(other.used)
                met.formUnion(other.met)
                for (fingerprint, entry) in other.gathered { gathered[fingerprint] = entry }
                comments += other.comments
                usedComments.formUnion(other.usedComments)
            }
        }

        /// Records the comments of a file.
        mutating func meet(_ comments: [Comment]) {
            guard !comments.isEmpty else { return }
            change { $0.comments += comments }
        }

        /// Records that a comment hides a finding.
        mutating func use(_ comment: Comment) { change { $0.usedComments.insert(comment.place) } }

        /// The marked entries.
        var sets: Sets {
            if case .sets(let sets) = self { sets } else { Sets() }
        }

        /// The findings for a new baseline, by their fingerprints.
        package var gathered: [String: Baseline.Entry] { sets.gathered }

        /// Adds those of other documents.
        package mutating func add(_ other: Marks) {
            if case .sets(let sets) = other { change { $0.add(sets) } }
        }

        fileprivate mutating func change(_ body: (inout Sets) -> Void) {
            var sets = sets
            // Taken out of the box before they grow, so that they are not copied.
            self = .nothing
            body(&sets)
            self = .sets(sets)
        }
    }

    init(_ configuration: Configuration?, _ baseline: Baseline?, gathers: Bool, now: DateTimeText?, _ system: System) {
        ignores = configuration?.ignores ?? []
        self.baseline = baseline
        self.gathers = gathers
        ended = Suppressor.ended(ignores, now, system)
    }

    /// Whether a baseline is read or written.
    package var hasBaseline: Bool { baseline != nil || gathers }

    /// Whether some findings can be hidden.
    var hidesFindings: Bool { baseline != nil || gathers || !ignores.isEmpty }

    /// Reads the clock only if an ignore entry has an end.
    private static func ended(_ ignores: [Configuration.Ignore], _ now: DateTimeText?, _ system: System) -> [Bool] {
        guard ignores.contains(where: { $0.until != nil }) else { return [] }
        let now = now?.secondsSince1970 ?? system.date()
        let day: Int64 = 86_400
        return ignores.map { ignore in
            guard let until = ignore.until, let last = DateTimeText(rawValue: until).secondsSince1970 else { return false }
            return now >= last &+ day
        }
    }

    private func hasEnded(_ ignore: Int) -> Bool { ended.indices.contains(ignore) && ended[ignore] }

    /// Returns the ignore entries that match documents.
    ///
    /// - Parameters:
    ///   - names: Their path as the configuration sees it.
    ///   - last: The entries of other documents, which are returned if they are the same.
    func ignores(about names: [String]?, last: IgnoreList?) -> IgnoreList {
        let entries = ignores.indices.filter { ignores[$0].covers(names) }
        if let last, last.entries == entries { return last }
        return IgnoreList(
            entries, counting: entries.filter { !hasEnded($0) }.map { ($0, ignores[$0].rule, ignores[$0].pointer ?? []) })
    }

    /// Records a document, whatever its findings are.
    func note(_ source: DocumentSource, _ marks: inout Marks) {
        if !source.ignores.entries.isEmpty { marks.change { $0.covered[ObjectIdentifier(source.ignores)] = source.ignores } }
    }

    /// Whether every finding of a source counts, and none is collected.
    func isIdle(for source: DocumentSource) -> Bool { source.ignores.entries.isEmpty && baseline == nil && !gathers }

    /// Returns the decision about a finding.
    ///
    /// - Parameter known: Its fingerprint in the baseline.
    func decision(_ reported: ReportedFinding, knownAs known: Fingerprint, _ source: DocumentSource, _ marks: inout Marks) -> Suppression? {
        if let index = source.ignores.entry(for: reported.finding) {
            marks.change { $0.used.insert(index) }
            return Suppression(.configuration, reason: ignores[index].reason)
        }
        guard hasBaseline else { return nil }
        let fingerprint = known.text
        if gathers {
            let finding = reported.finding
            let entry = Baseline.Entry(
                path: source.knownPath ?? source.path, rule: finding.rule.name,
                pointer: PersonalText.masked(pointer: finding.place.pointer),
                fingerprint: fingerprint)
            marks.change { $0.gathered[fingerprint] = entry }
        }
        let isKnown = baseline?.entries[fingerprint] != nil
        if isKnown { marks.change { $0.met.insert(fingerprint) } }
        return isKnown || gathers ? Suppression(.baseline) : nil
    }

    /// Returns the messages about comments that hide nothing.
    private static func notes(_ comments: [Comment], used: Set<String>) -> [String] {
        guard !comments.isEmpty else { return [] }
        var known = used
        let unused = comments.filter { known.insert($0.place).inserted }
            .inByteOrder { Array($0.pointer.utf8) }.inOrder { $0.line }.inByteOrder { Array($0.path.utf8) }
        return unused.map { comment in
            let (place, note) = (comment.path + ":" + String(comment.line), comment.note)
            let rules = note.rules.joined(separator: ", ")
            if note.rules.isEmpty {
                return place + ": paysheet-ignore needs a rule and a reason, such as paysheet-ignore total/sum: why"
            }
            if note.reason == nil {
                return place + ": paysheet-ignore " + rules + " hides nothing without a reason; add one after a colon"
            }
            return place + ": no finding needs this paysheet-ignore for " + rules + "; remove it"
        }
    }

    /// Returns the messages after the last document.
    ///
    /// - Parameter isGone: Whether the run would have met the findings of a file, by its path in the baseline.
    package func notes(_ marks: Marks, isGone: (String) -> Bool) -> [String] {
        let marks = marks.sets
        var notes = Suppressor.notes(marks.comments, used: marks.usedComments)
        let covered = marks.covered.isEmpty ? [] : Set(marks.covered.values.flatMap { $0.entries })
        for index in ignores.indices where covered.contains(index) {
            let ignore = ignores[index]
            if hasEnded(index), let until = ignore.until {
                notes.append(
                    ignore.place + ": this entry for " + ignore.rule + " ended on " + until + "; its findings count again")
            } else if !marks.used.contains(index) {
                notes.append(
                    ignore.place + ": no document of this run needs this entry for " + ignore.rule
                        + "; remove it if these are all documents")
            }
        }
        if let baseline {
            let gone = baseline.entries.values.count { !marks.met.contains($0.fingerprint) && isGone($0.path) }
            if gone > 0 {
                notes.append(
                    baseline.name + ": " + String(gone) + (gone == 1 ? " finding" : " findings") + " of "
                        + String(baseline.entries.count) + (gone == 1 ? " no longer occurs" : " no longer occur")
                        + "; --write-baseline writes a new one")
            }
        }
        return notes
    }
}
