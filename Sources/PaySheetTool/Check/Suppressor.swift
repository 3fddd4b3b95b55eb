import PaySheet
import PaySheetReports

/// Decides which findings are left out, and remembers which of the decisions were needed.
struct Suppressor {
    private let ignores: [Configuration.Ignore]
    private let baseline: Baseline?
    /// Findings are gathered for a new baseline.
    private let gathers: Bool
    /// Ignores whose last day is over.
    private let ended: Set<Int>
    private var covered: Set<Int> = []
    private var used: Set<Int> = []
    private var met: Set<String> = []
    private var checkedPaths: Set<String> = []
    private(set) var gathered: Set<Baseline.Entry> = []
    // Of the document that is looked at.
    private var path = ""
    private var current: [Int] = []

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

    /// Begins a document.
    ///
    /// - Parameters:
    ///   - path: As reports write it.
    ///   - names: As the configuration sees it.
    mutating func begin(_ path: String, _ names: [String]?) {
        if baseline != nil, self.path != path { checkedPaths.insert(path) }
        self.path = path
        guard !ignores.isEmpty else { return }
        current = ignores.indices.filter { ignores[$0].covers(names) }
        covered.formUnion(current)
    }

    /// The decision about a finding of the document that was begun.
    mutating func decision(_ reported: ReportedFinding) -> Suppression? {
        for index in current where !ended.contains(index) && ignores[index].fits(reported.finding) {
            used.insert(index)
            return Suppression(.configuration, reason: ignores[index].reason)
        }
        if gathers {
            let finding = reported.finding
            gathered.insert(
                Baseline.Entry(path: path, rule: finding.rule.id, pointer: finding.place.pointer, fingerprint: reported.fingerprint))
        }
        let isKnown = baseline?.paths[reported.fingerprint] != nil
        if isKnown { met.insert(reported.fingerprint) }
        return isKnown || gathers ? Suppression(.baseline) : nil
    }

    /// What to say when all documents were seen.
    ///
    /// - Parameter exists: Whether there is such a file, named as reports name it.
    func notes(exists: (String) -> Bool) -> [String] {
        var notes: [String] = []
        for index in ignores.indices where covered.contains(index) {
            let ignore = ignores[index]
            if ended.contains(index), let until = ignore.until {
                notes.append(
                    ignore.place + ": this ignore of " + ignore.rule + " ended with " + until + "; its findings count again")
            } else if !used.contains(index) {
                notes.append(
                    ignore.place + ": no document of this run needs this ignore of " + ignore.rule + "; remove it if that is all of them")
            }
        }
        if let baseline {
            var known: [String: Bool] = [:]
            let gone = baseline.paths.filter { fingerprint, path in
                guard !met.contains(fingerprint) else { return false }
                if checkedPaths.contains(path) { return true }
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
