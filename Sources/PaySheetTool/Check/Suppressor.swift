import PaySheet
import PaySheetReports

/// Decides which findings are left out.
struct Suppressor: Sendable {
    private let ignores: [Configuration.Ignore]
    private let baseline: Baseline?
    /// Findings are gathered for a new baseline.
    private let gathers: Bool
    /// Ignores whose last day is over.
    private let ended: Set<Int>

    /// What decisions were about: which of them were needed.
    struct Marks: Sendable {
        fileprivate var covered: Set<Int> = []
        fileprivate var used: Set<Int> = []
        fileprivate var met: Set<String> = []
        fileprivate var checkedPaths: Set<String> = []
        fileprivate(set) var gathered: Set<Baseline.Entry> = []

        /// Adds those of other documents.
        mutating func add(_ other: Marks) {
            if !other.covered.isEmpty { covered.formUnion(other.covered) }
            if !other.used.isEmpty { used.formUnion(other.used) }
            if !other.met.isEmpty { met.formUnion(other.met) }
            if !other.checkedPaths.isEmpty { checkedPaths.formUnion(other.checkedPaths) }
            if !other.gathered.isEmpty { gathered.formUnion(other.gathered) }
        }
    }

    init(_ settings: CheckSettings, _ system: System) {
        ignores = settings.configuration?.ignores ?? []
        baseline = settings.baseline
        gathers = settings.newBaseline != nil
        ended = Suppressor.ended(ignores, settings, system)
    }

    /// The clock is asked only where an ignore has an end.
    private static func ended(_ ignores: [Configuration.Ignore], _ settings: CheckSettings, _ system: System) -> Set<Int> {
        guard ignores.contains(where: { $0.until != nil }) else { return [] }
        let now = settings.now.flatMap { Timestamp(rawValue: $0).secondsSince1970 } ?? system.date()
        let day: Int64 = 86_400
        return Set(
            ignores.indices.filter { index in
                guard let until = ignores[index].until, let last = Timestamp(rawValue: until).secondsSince1970 else { return false }
                return now >= last &+ day
            })
    }

    /// The ignores that are about documents.
    ///
    /// - Parameter names: The way to them as the configuration sees it.
    func ignores(about names: [String]?) -> [Int] { ignores.indices.filter { ignores[$0].covers(names) } }

    /// Notes a document, whatever is found in it.
    func note(_ source: DocumentSource, _ marks: inout Marks) {
        if baseline != nil { marks.checkedPaths.insert(source.path) }
        if !source.ignores.isEmpty { marks.covered.formUnion(source.ignores) }
    }

    /// The decision about a finding.
    func decision(_ reported: ReportedFinding, _ source: DocumentSource, _ marks: inout Marks) -> Suppression? {
        for index in source.ignores where !ended.contains(index) && ignores[index].fits(reported.finding) {
            marks.used.insert(index)
            return Suppression(.configuration, reason: ignores[index].reason)
        }
        if gathers {
            let finding = reported.finding
            marks.gathered.insert(
                Baseline.Entry(
                    path: source.path, rule: finding.rule.id, pointer: finding.place.pointer, fingerprint: reported.fingerprint))
        }
        let isKnown = baseline?.paths[reported.fingerprint] != nil
        if isKnown { marks.met.insert(reported.fingerprint) }
        return isKnown || gathers ? Suppression(.baseline) : nil
    }

    /// What to say when all documents were seen.
    ///
    /// - Parameter exists: Whether there is such a file, named as reports name it.
    func notes(_ marks: Marks, exists: (String) -> Bool) -> [String] {
        var notes: [String] = []
        for index in ignores.indices where marks.covered.contains(index) {
            let ignore = ignores[index]
            if ended.contains(index), let until = ignore.until {
                notes.append(
                    ignore.place + ": this ignore of " + ignore.rule + " ended with " + until + "; its findings count again")
            } else if !marks.used.contains(index) {
                notes.append(
                    ignore.place + ": no document of this run needs this ignore of " + ignore.rule + "; remove it if that is all of them")
            }
        }
        if let baseline {
            var known: [String: Bool] = [:]
            let gone = baseline.paths.filter { fingerprint, path in
                guard !marks.met.contains(fingerprint) else { return false }
                if marks.checkedPaths.contains(path) { return true }
                let isThere = known[path] ?? exists(path)
                known[path] = isThere
                return !isThere
            }.count
            if gone > 0 {
                notes.append(
                    baseline.name + ": " + String(gone) + (gone == 1 ? " finding" : " findings") + " of "
                        + String(baseline.paths.count) + (gone == 1 ? " no longer occurs" : " no longer occur")
                        + "; --write-baseline writes it anew")
            }
        }
        return notes
    }
}
