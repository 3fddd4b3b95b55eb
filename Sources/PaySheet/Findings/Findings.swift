/// The findings of one document, in the order of the text.
///
/// The check stores a few numbers for each finding. Sentences, pointers, lines and columns are computed on demand.
public struct Findings: Sendable {
    /// `nil` if nothing was found: most documents have nothing to carry along.
    private let content: Content?
    /// Those of a test, or of code around documents, which no check of a document has found.
    private let made: [Finding]
    /// The file that they are about.
    private let madeSource: FindingSource?

    private final class Content: Sendable {
        /// What is reported.
        let raw: [RawFinding]
        let all: [RawFinding]
        /// Findings beyond the limit, as far as Safari's verdict may depend on them.
        let surplus: [RawFinding]
        let leftOut: FindingTally
        let source: FindingSource
        /// Where the engine stops. `nil`: nowhere, or no browser sees the document.
        let stop: WebKitStop?

        init(
            raw: [RawFinding], all: [RawFinding], surplus: [RawFinding], leftOut: FindingTally, source: FindingSource, stop: WebKitStop?
        ) {
            self.raw = raw
            self.all = all
            self.surplus = surplus
            self.leftOut = leftOut
            self.source = source
            self.stop = stop
        }
    }

    package init() { (content, made, madeSource) = (nil, [], nil) }

    /// Findings without a document, for tests of programs that handle them.
    package init(made: [Finding]) { (content, self.made, madeSource) = (nil, made, nil) }

    /// Findings about the code of a file.
    package init(_ findings: [Finding], in file: OriginFile) {
        let origin = TextOrigin(file, pieces: [], hasUnknowns: true, isEditable: false)
        let text = SourceText(file.padded[..<file.count])
        let source = FindingSource(text, nodes: [], isJSON: false, origin: origin, policy: RulePolicy(Policy()))
        (content, made, madeSource) = (nil, findings, source)
    }

    package var raw: [RawFinding] { content?.raw ?? [] }

    /// Everything that was found, whatever the policy reports: Safari's verdict depends on it.
    package var all: [RawFinding] { content?.all ?? [] }

    /// True when there were more than the policy keeps.
    public var isTruncated: Bool { !leftOut.isEmpty }

    /// The findings beyond the number that the policy keeps, counted.
    var leftOut: FindingTally { content?.leftOut ?? FindingTally() }

    /// The findings beyond the number that the policy keeps, counted by rule and severity.
    package var uncited: [(rule: RuleID, severity: Severity, count: Int)] {
        leftOut.rows.map { (source.policy.catalog.rule($0.rule), $0.severity, $0.count) }
    }

    /// The document, empty if nothing was found.
    package var source: FindingSource { content?.source ?? madeSource ?? .empty }

    init(
        raw: [RawFinding], faults: [SyntaxFault], leftOut: FindingTally, source: FindingSource, absorbed: [RawFinding] = [],
        surplus: [RawFinding] = []
    ) {
        let syntax = faults.map { (fault) -> RawFinding in
            RawFinding(
                rule: RuleID(fault.cause).code, severity: .error, detail: .plain, shape: 255,
                node: UInt32(truncatingIfNeeded: fault.start), other: UInt32(truncatingIfNeeded: fault.end), name: RawFinding.noName,
                related: fault.related.map { UInt32(truncatingIfNeeded: $0) } ?? RawFinding.none)
        }
        var sorted = Findings.sorted(syntax.isEmpty ? raw : syntax + raw, source)
        if sorted.contains(where: { $0.detail == .exempt }) {
            let document = WebKitDocument(source)
            sorted.removeAll { $0.detail == .exempt && document?.check(of: $0) == nil }
        }
        // The engine is asked only if it can stop at one of them.
        // It would miss what only a program knows.
        let hasUnknowns = source.origin?.hasUnknowns == true
        let mayStop = !hasUnknowns && (!absorbed.isEmpty || sorted.contains { $0.webKit != nil || WebKitDocument.mayFail($0) })
        var engine = mayStop ? WebKitDocument(source).map { WebKitReading($0) } : nil
        engine?.settle(&sorted)
        var absorbed = absorbed
        engine?.settle(&absorbed)
        // A finding that stands for others matters as much as the worst of them.
        if engine != nil, let worst = absorbed.map({ $0.severity }).max() {
            for index in sorted.indices where FindingMerger.isMerged(sorted[index]) { sorted[index].severity = worst }
        }
        var reported = sorted
        var leftOut = leftOut
        if source.policy.changesSeverities {
            let policy = source.policy.policy
            reported = sorted.compactMap { finding in
                guard let severity = policy.severity(of: source.policy.catalog.rule(finding.rule), finding.severity) else { return nil }
                var finding = finding
                finding.severity = severity
                return finding
            }
            var changed = FindingTally()
            for row in leftOut.rows {
                guard let severity = policy.severity(of: source.policy.catalog.rule(row.rule), row.severity) else { continue }
                changed.add(row.rule, severity, count: row.count)
            }
            leftOut = changed
        }
        (made, madeSource) = ([], nil)
        content = Content(
            raw: reported, all: absorbed.isEmpty ? sorted : sorted + absorbed, surplus: surplus, leftOut: leftOut,
            source: source, stop: engine?.stop)
    }

    /// Sorted by place; findings at one place keep their order.
    private static func sorted(_ findings: [RawFinding], _ source: FindingSource) -> [RawFinding] {
        func offset(_ finding: RawFinding) -> Int {
            guard finding.rule >= RuleID.shapeBase else { return Int(finding.node) }
            let range = source.range(of: Int(finding.node))
            return source.origin?.range(range).lowerBound ?? range.lowerBound
        }
        guard findings.count > Findings.few else {
            var sorted = findings
            for end in findings.indices.dropFirst() {
                let place = offset(sorted[end])
                var index = end
                while index > 0, offset(sorted[index - 1]) > place {
                    sorted.swapAt(index - 1, index)
                    index -= 1
                }
            }
            return sorted
        }
        return findings.inOrder { offset($0) }
    }

    /// So few findings are sorted without more memory.
    private static let few = 16

    /// True when the rule has found something.
    public func contains(_ rule: RuleID) -> Bool {
        content == nil ? made.contains { $0.rule == rule } : raw.contains { $0.rule == rule.code }
    }

    /// How many findings have exactly this severity.
    public func count(of severity: Severity) -> Int {
        content == nil ? made.count { $0.severity == severity } : raw.count { $0.severity == severity }
    }

    /// The findings of a severity or above.
    public func atLeast(_ severity: Severity) -> [Finding] { filter { $0.severity >= severity } }

    /// The worst severity, `nil` if nothing was found.
    public var worst: Severity? { content == nil ? made.map { $0.severity }.max() : raw.map { $0.severity }.max() }
}

extension Findings: RandomAccessCollection {
    /// The first place.
    public var startIndex: Int { 0 }
    /// One past the last place.
    public var endIndex: Int { content?.raw.count ?? made.count }

    /// One finding, explained. The time it takes does not depend on the length of the document.
    public subscript(index: Int) -> Finding { content == nil ? made[index] : Explainer(source).finding(raw[index]) }

    /// All of them, explained. (What `Array` makes of the sequence is the same, and copies much on the way.)
    package var explained: [Finding] {
        guard let content else { return made }
        guard !content.raw.isEmpty else { return [] }
        var explainer = Explainer(content.source)
        return content.raw.map { explainer.next($0) }
    }

    /// The rule and the pointer of each finding, which identify it.
    var places: [(rule: RuleID, pointer: String)] {
        raw.map { raw in
            let rule = source.policy.catalog.rule(raw.rule)
            return (rule, rule.syntaxCause == nil ? source.pointer(to: Int(raw.node)) : "")
        }
    }

    /// Explains one finding after another.
    public struct Iterator: IteratorProtocol {
        private var rest: ArraySlice<RawFinding>
        private var made: ArraySlice<Finding>
        private var explainer: Explainer?

        init(_ raw: [RawFinding], _ source: FindingSource, made: [Finding]) {
            rest = raw[...]
            self.made = made[...]
            explainer = raw.isEmpty ? nil : Explainer(source)
        }

        /// The next finding.
        public mutating func next() -> Finding? {
            guard let raw = rest.popFirst() else { return made.popFirst() }
            return explainer?.next(raw)
        }
    }

    /// Goes over the findings in the order of the text.
    public func makeIterator() -> Iterator { Iterator(raw, source, made: made) }
}

extension Findings {
    /// What Safari does with the document: the first step, in the engine's order, over all findings.
    ///
    /// - Parameter shape: The dictionary at the root; `nil` if unknown.
    func safari(_ shape: Int?) -> SafariVerdict {
        // A page would have to make sense of such text alone, and its own parser throws before Safari sees a value.
        if all.contains(where: { RuleID(code: $0.rule).isAboutText }) {
            return .notApplicable
        }
        guard let shape, WebKitDocument.isRead(shape) else { return .notApplicable }
        guard let content else { return .accepts }
        if content.source.origin?.hasUnknowns == true { return .notApplicable }
        return stop(in: content)?.verdict(content.source) ?? .accepts
    }

    /// Where the engine stops. What is not reported may be what it meets first.
    private func stop(in content: Content) -> WebKitStop? {
        guard !content.surplus.isEmpty, let document = WebKitDocument(content.source) else { return content.stop }
        var engine = WebKitReading(document)
        var every = Findings.sorted(content.all + content.surplus, content.source)
        engine.settle(&every)
        return engine.stop
    }
}
