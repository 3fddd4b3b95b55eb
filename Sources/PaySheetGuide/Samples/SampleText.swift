package import PaySheet

/// A sample for readers: formatted, cut to the relevant lines, with a mark.
public struct SampleText: ~Copyable, Sendable {
    private let sample: Sample
    private let rule: RuleCard
    private let lines: [String]

    /// Longer samples are cut around the relevant places.
    private static let whole = 16
    private static let context = 2
    private static let columns = 110

    /// Creates the text of a sample.
    public init(_ sample: Sample, _ rule: RuleCard) {
        self.sample = sample
        self.rule = rule
        lines = SampleText.lines(SampleText.pretty(sample))
    }

    /// The displayed document; text that is not JSON stays as it is, or is summed up.
    public static func pretty(_ sample: Sample) -> [UInt8] {
        if let summary = sample.base.runner.summary?(sample) { return [UInt8](summary.utf8) }
        guard !sample.isAboutText else { return sample.json }
        return CanonicalFormatter.pretty(sample.json, as: nil, limits: Limits()) ?? sample.json
    }

    private static func lines(_ text: [UInt8]) -> [String] {
        var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// The settings of `check` that show the finding.
    public var needs: [String] { SampleText.needs(sample, rule) }

    /// What the documents of these settings have: the members that the rule compares, as minified JSON.
    public var otherDocuments: [String] { sample.expectations.inputs.map { $0.document.json } + SampleText.options(of: sample).files }

    /// The options of a sample that is not a document, as a command takes them, and what their files have.
    private static func options(of sample: Sample) -> (words: [String], files: [String]) {
        var (words, files): ([String], [String]) = ([], [])
        for (place, word) in sample.options.enumerated() {
            let name = place > 0 && !word.utf8.starts(with: "--".utf8) ? sample.options[place - 1] : word
            // Only Swift code can leave out a root or change the limits.
            if ["--only-apple", "--size-limit", "--usual-size"].contains(name) { continue }
            let isFile = name != word && ["--request", "--seen"].contains(name)
            words.append(isFile ? "FILE" : word)
            if isFile { files.append(word) }
        }
        return (words, files)
    }

    /// Returns the settings of `check` that show the finding of a sample. A file with another document is called `FILE`.
    public static func needs(_ sample: Sample, _ rule: RuleCard) -> [String] { needs(sample, rule) { _ in "FILE" } }

    /// A moment for the command line. Certificates count in days, so midnight is a date there.
    private static func clock(_ now: Instant, isShort: Bool) -> String {
        let text = now.description
        return isShort && text.hasSuffix("T00:00:00Z") ? String(text.prefix(10)) : text
    }

    /// Returns the settings of `check` that show the finding of a sample, with names of the files that have its other documents.
    package static func needs(_ sample: Sample, _ rule: RuleCard, file: (ExtraInput) -> String) -> [String] {
        var needs = options(of: sample).words
        let (policy, expectations) = (sample.policy, sample.expectations)
        if rule.group == .advice { needs += ["--select", "advice"] }
        if let system = policy.system {
            needs += ["--system", system.word]
        } else if let version = policy.apiVersion {
            needs += ["--api-version", String(version)]
        }
        if let now = policy.now { needs += ["--now", clock(now, isShort: sample.base.kind == nil)] }
        if let country = expectations.country { needs += ["--expect-country", country.rawValue] }
        if let currency = expectations.currency { needs += ["--expect-currency", currency.rawValue] }
        for identifier in expectations.merchantIdentifiers { needs += ["--expect-merchant", identifier] }
        if !expectations.contactFields.isEmpty {
            needs += ["--expect-contact-fields", expectations.contactFields.map { $0.rawValue }.joined(separator: ",")]
        }
        if !expectations.networks.isEmpty {
            needs += ["--expect-networks", expectations.networks.map { $0.rawValue }.joined(separator: ",")]
        }
        if !expectations.capabilities.isEmpty {
            needs += ["--expect-capabilities", expectations.capabilities.map { $0.rawValue }.joined(separator: ",")]
        }
        for given in expectations.inputs { needs += ["--" + given.input.name, file(given.input)] }
        for decimals in policy.decimals { needs += ["--decimals", decimals.currency.rawValue + "=" + String(decimals.digits)] }
        let (usual, limits) = (Limits(), policy.limits)
        if limits.bytes != usual.bytes { needs += ["--limit", "bytes=" + String(limits.bytes)] }
        if limits.nodes != usual.nodes { needs += ["--limit", "values=" + String(limits.nodes)] }
        if limits.depth != usual.depth { needs += ["--limit", "depth=" + String(limits.depth)] }
        if policy.maximumFindings != Policy().maximumFindings { needs += ["--max-findings", String(policy.maximumFindings)] }
        for rule in policy.selected.map({ $0.name }).sorted() { needs += ["--select", rule] }
        for rule in policy.ignored.map({ $0.name }).sorted() { needs += ["--ignore", rule] }
        return needs
    }

    /// Returns whether arguments of `check` can express all settings of the sample.
    public static func canBeTold(_ sample: Sample) -> Bool {
        var told = Policy(
            apiVersion: sample.policy.apiVersion, now: sample.policy.now, limits: sample.policy.limits,
            maximumFindings: sample.policy.maximumFindings)
        told.system = sample.policy.system
        told.selected = sample.policy.selected
        told.ignored = sample.policy.ignored
        told.includesAdvice = sample.policy.includesAdvice
        told.decimals = sample.policy.decimals
        var expected = Expectations()
        expected.country = sample.expectations.country
        expected.currency = sample.expectations.currency
        expected.merchantIdentifiers = sample.expectations.merchantIdentifiers
        expected.contactFields = sample.expectations.contactFields
        expected.networks = sample.expectations.networks
        expected.capabilities = sample.expectations.capabilities
        expected.inputs = sample.expectations.inputs
        return told == sample.policy && expected == sample.expectations
    }

    /// The finding of the rule in the displayed sample.
    private var finding: Finding? {
        let text = SampleText.pretty(sample)
        guard sample.kind != nil else {
            return rule.findings(in: sample).first { $0.rule == rule.id }.map {
                sample.isAboutText ? $0 : $0.located(in: text, sample.pointer)
            }
        }
        return rule.check(sample, text).findings.first { $0.rule.name == rule.name }
    }

    /// The lines, with marks under the places of the finding and the corrections.
    public var marked: [String] {
        guard let finding else { return cut(around: []) }
        var marks: [Int: [String]] = [:]
        // Cannot trap: a dictionary has every key.
        marks[finding.place.line - 1, default: []].append(
            mark(finding.place, "^", finding.help ?? (sample.kind == nil ? finding.message : "")))
        // Cannot trap: a dictionary has every key.
        for related in finding.related { marks[related.place.line - 1, default: []].append(mark(related.place, "-", related.message)) }
        return cut(around: Set(marks.keys), marks)
    }

    private func mark(_ place: Finding.Place, _ sign: String, _ note: String) -> String {
        let length = place.end.line == place.start.line ? max(place.end.column - place.start.column, 1) : 1
        let end = place.column - 1 + min(length, max(SampleText.columns - place.column, 1))
        let signs = String(repeating: sign, count: max(end - place.column + 1, 1))
        return String(repeating: " ", count: min(place.column - 1, SampleText.columns)) + signs + (note.isEmpty ? "" : " " + note)
    }

    /// Returns the lines that differ between two samples, and those around them.
    public func difference(from other: borrowing SampleText) -> [String] {
        let old = other.lines
        var first = 0
        while first < min(lines.count, old.count), lines[first] == old[first] { first += 1 }
        var last = 0
        while last < min(lines.count, old.count) - first, lines[lines.count - 1 - last] == old[old.count - 1 - last] { last += 1 }
        let places = first < lines.count - last ? Set(first..<lines.count - last) : [min(first, max(lines.count - 1, 0))]
        return cut(around: places)
    }

    private func cut(around places: Set<Int>, _ marks: [Int: [String]] = [:]) -> [String] {
        var shown: [String] = []
        var isGap = false
        for (index, line) in lines.enumerated() {
            let isNear = places.contains { abs($0 - index) <= SampleText.context }
            guard lines.count <= SampleText.whole || isNear || index == 0 || index == lines.count - 1 else {
                if !isGap { shown.append(String(line.prefix { $0 == " " }) + "…") }
                isGap = true
                continue
            }
            isGap = false
            shown.append(SampleText.shortened(line))
            shown += marks[index] ?? []
        }
        return shown
    }

    private static func shortened(_ line: String) -> String {
        var text = ""
        var count = 0
        for scalar in line.unicodeScalars {
            guard count < columns else { return text + "…" }
            count += 1
            let isHidden = scalar.value < 0x20 || scalar.value == 0x7F || scalar.properties.generalCategory == .format
            if isHidden { text += "\u{FFFD}" } else { text.unicodeScalars.append(scalar) }
        }
        return text
    }

    /// Returns the settings of a good sample that differs from a bad one in its settings only.
    public static func needs(inContrastTo bad: Sample, in rule: RuleCard) -> [String]? {
        guard bad.kind == nil, nearest(to: bad, in: rule) == nil, !needs(bad, rule).isEmpty else { return nil }
        return rule.good.first { $0.json == bad.json }.map { needs($0, rule) }
    }

    /// Returns the good sample that is most similar to a bad one.
    public static func nearest(to bad: Sample, in rule: RuleCard) -> Sample? {
        let candidates = rule.good.filter { $0.base == bad.base }
        let text = lines(pretty(bad))
        func distance(_ good: Sample) -> Int {
            let other = lines(pretty(good))
            let (one, two) = (Set(text), Set(other))
            return one.symmetricDifference(two).count
        }
        let best = candidates.min { distance($0) < distance($1) }
        guard let best, distance(best) > 0 else { return nil }
        return best
    }
}
