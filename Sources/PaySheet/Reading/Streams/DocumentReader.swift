/// Reads one document after another without new storage for each.
///
/// For a single document ``PaymentObject/read(_:policy:expecting:)-(Collection<UInt8>,_,_)`` is shorter. In a loop over many, one reader saves
/// the allocations:
///
/// ```swift
/// var reader = DocumentReader()
/// for line in lines {
///     let reading = reader.read(PaymentRequest.self, line)
/// }
/// ```
public struct DocumentReader: Sendable {
    var checker: Checker
    var shared: RulePolicy
    var guesses: KindPredictor
    var notes = RequirementNotes()
    var knownRequirements = Cache<RequirementKey, Requirements>(bits: 8)

    /// Readers of the other catalogs' documents, made when a document may be one of them.
    var others: [DocumentReader] = []
    /// The catalogs whose readers are not made yet.
    var pending: CatalogSet?
    /// The reader among the others that has read the document in hand at first sight; `nil` if it is this one.
    var inHand: Int?
    /// The reader of what documents are translated to; empty until the first translation. (A list, because a reader cannot hold one.)
    var translators: [DocumentReader] = []
    /// The place of the reader of Apple Pay's documents among the others; `nil` if it is this one.
    private(set) var payReader: Int?

    /// The settings of the checks.
    public var policy: Policy {
        get { shared.policy }
        set { check(policy: newValue, shared.expectations) }
    }

    /// What the checks compare documents with.
    public var expectations: Expectations {
        get { shared.expectations }
        set { check(policy: shared.policy, newValue) }
    }

    /// Creates a reader of the documents of some catalogs, with empty storage.
    public init(
        policy: Policy = Policy(), expecting expectations: Expectations = Expectations(), catalogs: CatalogSet = .applePay
    ) {
        self.init(RulePolicy(policy, expectations, catalogs.first))
        guard catalogs.hasOthers else { return }
        pending = catalogs
        if !catalogs.first.catalog.isForBrowsers {
            makeOthers()
            payReader = others.firstIndex { $0.checker.catalog.catalog.isForBrowsers }
        }
    }

    /// Creates a reader that checks as another one did.
    init(_ shared: RulePolicy) {
        checker = Checker(shared.catalog)
        guesses = KindPredictor(shared.catalog)
        self.shared = shared
    }

    private mutating func check(policy: Policy, _ expectations: Expectations) {
        shared = RulePolicy(policy, expectations, checker.catalog)
        for index in others.indices { others[index].check(policy: policy, expectations) }
        if !translators.isEmpty { translators = [] }
    }

    /// Reads a document as a Swift value.
    @inlinable
    public mutating func read<Value: PaymentObject>(_ type: Value.Type, _ bytes: some Collection<UInt8>) -> Reading<Value> {
        // Inlined, so that the caller knows the type of the value and does not copy it as a value of an unknown type.
        withSpan(of: bytes) { Value.read($0, with: &self) }
    }

    package mutating func record<R: Record>(_ type: R.Type, _ bytes: Span<UInt8>) -> Reading<R> {
        if checker.catalog.tables !== R.tables {
            makeOthers()
            guard let other = others.firstIndex(where: { $0.checker.catalog.tables === R.tables }) else {
                var reader = DocumentReader(policy: shared.policy, expecting: shared.expectations, catalogs: R.catalogs)
                return reader.record(type, bytes)
            }
            return others[other].record(type, bytes)
        }
        guard let outcome = check(bytes, asShape: R.shapeIndex) else {
            return Reading(value: checker.value(), findings: Findings(), shape: R.shapeIndex)
        }
        // Created now, because later calls can read the document again.
        let value: R? = outcome.isWhole ? checker.value() : nil
        return Reading(value: value, findings: findings(outcome), shape: R.shapeIndex)
    }

    /// Returns what was found; `nil`: nothing is wrong. (Once, not once a type.)
    @inline(never)
    private mutating func check(_ bytes: Span<UInt8>, asShape shape: Int) -> Checker.Outcome? {
        checker.load(bytes)
        guard checker.readFast(as: shape, by: shared) == nil else { return nil }
        return checker.check(as: .shape(shape), by: shared)
    }

    /// Checks a document without making a value of it.
    ///
    /// - Parameters:
    ///   - bytes: The document.
    ///   - kind: What the document is. `nil`: told by its members.
    ///   - recovering: Text that is not JSON but plainly meant is checked all the same, with its faults among the findings.
    @inlinable
    public mutating func check(_ bytes: some Collection<UInt8>, as kind: DocumentKind? = nil, recovering: Bool = false) -> DocumentCheck {
        withSpan(of: bytes) { check($0, as: kind, recovering: recovering) }
    }

    @usableFromInline
    mutating func check(_ bytes: Span<UInt8>, as kind: DocumentKind?, recovering: Bool) -> DocumentCheck {
        checker.load(bytes)
        return checkLoaded(as: kind, recovering: recovering)
    }

    mutating func checkLoaded(as kind: DocumentKind?, recovering: Bool) -> DocumentCheck {
        if let kind = readFast(as: kind) {
            return DocumentCheck(kind: kind, findings: Findings())
        }
        return checkRefused(as: kind, recovering: recovering)
    }

    /// Goes on with the document that was refused at first sight: what was found then is not looked for again.
    package mutating func checkRefused(as kind: DocumentKind?, recovering: Bool) -> DocumentCheck {
        if let other = other(for: kind) { return others[other].check(checker.text, as: kind, recovering: recovering) }
        if kind == nil, let inHand { return others[inHand].checkRefused(as: nil, recovering: recovering) }
        let known = kind ?? certainKind()
        if known == nil, let check = checkElsewhere(recovering: recovering) { return check }
        var outcome = checker.check(as: known.map { .shape($0.shape) } ?? .automatic, by: shared, recovering: recovering)
        if known == nil, outcome.isJSON, let other = betterFit(than: outcome.fit, isUnknown: outcome.kind == nil) {
            return others[other].check(checker.text, as: nil, recovering: recovering)
        }
        if kind == nil { nameKind(ofOtherInterface: &outcome) }
        return finish(outcome, as: kind, known)
    }

    /// Makes a result of the outcome of a check, and remembers how such documents begin.
    mutating func finish(_ checked: consuming Checker.Outcome, as kind: DocumentKind?, _ known: DocumentKind?) -> DocumentCheck {
        var outcome = checked
        let found = known ?? outcome.kind
        if checker.catalog.catalog.translation != nil { addTranslation(to: &outcome) }
        if kind == nil, let found, !outcome.isGuess { guesses.remember(found, checker.text) }
        guard !outcome.isJSON || !outcome.findings.isEmpty else { return DocumentCheck(kind: found, findings: Findings()) }
        let isGuess = outcome.isGuess
        return DocumentCheck(kind: found, findings: findings(outcome), isGuess: isGuess)
    }

    /// The kind of the document in hand, if the fast reader has read it and only rules have findings: they do not change the kind.
    mutating func certainKind() -> DocumentKind? {
        guard let reading = checker.lastReading, let guess = guesses.guess(checker.text) else { return nil }
        let kind = checker.catalog.kinds[guess]
        let members = checker.rootMembers(of: kind.shape)
        // A document of common words only is not of that kind if something is wrong with it.
        guard reading.shape == kind.shape, guesses.isCertain(guess, members: members), guesses.hasSign(guess, members: members) else {
            return nil
        }
        return kind
    }

    /// The kind of a document in which nothing is wrong, where the first look at it tells.
    mutating func readFast(as kind: DocumentKind?, isCounting: Bool = false) -> DocumentKind? {
        inHand = nil
        guard other(for: kind) == nil, checker.catalog.catalog.translation == nil else { return nil }
        if let kind { return checker.readFast(as: kind.shape, by: shared, isCounting: isCounting) == nil ? nil : kind }
        guard let guess = guesses.guess(checker.text) else { return readFastElsewhere(isCounting: isCounting) }
        let kind = checker.catalog.kinds[guess]
        guard checker.readFast(as: kind.shape, by: shared, isCounting: isCounting) != nil,
            guesses.isCertain(guess, members: checker.rootMembers(of: kind.shape))
        else { return checker.lastReading == nil ? readFastElsewhere(isCounting: isCounting) : nil }
        return kind
    }

    /// Checks a document as any dictionary of the tables.
    package mutating func check(_ bytes: some Collection<UInt8>, asShape shape: Int, recovering: Bool = false) -> Findings {
        checker.load(bytes)
        guard checker.catalog.catalog.translation == nil else { return translatedFindings(asShape: shape, recovering: recovering) }
        guard checker.readFast(as: shape, by: shared) == nil else { return Findings() }
        return findings(checker.check(as: .shape(shape), by: shared, recovering: recovering))
    }

    private mutating func translatedFindings(asShape shape: Int, recovering: Bool) -> Findings {
        var outcome = checker.check(as: .shape(shape), by: shared, recovering: recovering)
        addTranslation(to: &outcome)
        return findings(outcome)
    }

    /// Checks a document that was made of a part of a file. The places of its findings are those of the file.
    package mutating func check(_ document: DerivedDocument, as kind: DocumentKind) -> DocumentCheck {
        if let other = other(for: kind) { return others[other].check(document, as: kind) }
        checker.origin = document.origin
        defer { checker.origin = nil }
        return DocumentCheck(
            kind: kind,
            findings: derivedFindings(
                in: document.bytes, asShape: kind.shape, hasUnknowns: document.origin.hasUnknowns, document.notes))
    }

    /// Returns what is found whatever the unknown values are, and what the code around the document shows.
    mutating func derivedFindings(
        in bytes: [UInt8], asShape shape: Int, hasUnknowns: Bool, _ notes: [DerivedDocument.Note] = []
    ) -> Findings {
        guard hasUnknowns || !notes.isEmpty else { return check(bytes, asShape: shape) }
        defer { checker.unknowns = .text }
        var without: Set<UnknownValue.Key> = []
        if hasUnknowns {
            checker.load(bytes)
            checker.unknowns = .absent
            without = Set(checker.check(as: .shape(shape), by: shared).findings.map { UnknownValue.Key($0) })
        }
        checker.load(bytes)
        checker.unknowns = hasUnknowns ? .present : .text
        var outcome = checker.check(as: .shape(shape), by: shared)
        if hasUnknowns {
            outcome.findings.removeAll { finding in
                !without.contains(UnknownValue.Key(finding)) || UnknownValue.silentRules.contains { $0.code == finding.rule }
            }
        }
        add(notes, to: &outcome)
        if checker.catalog.catalog.translation != nil { addTranslation(to: &outcome) }
        return findings(outcome)
    }

    /// Adds what the code around a document shows.
    private func add(_ notes: [DerivedDocument.Note], to outcome: inout Checker.Outcome) {
        guard !notes.isEmpty, outcome.isJSON else { return }
        let nodes = checker.currentNodes(isJSON: true)
        for note in notes {
            let node = nodes.lowerBound { Int($0.start) - ($0.isString ? 1 : 0) < note.place }
            guard node < nodes.count else { continue }
            let rule = note.isWord ? RuleID.codeUnknown : RuleID.memberType
            outcome.findings.append(
                RawFinding(
                    rule: rule.code, severity: note.severity, detail: .ofCode, shape: 0, node: UInt32(truncatingIfNeeded: node),
                    other: UInt32(truncatingIfNeeded: outcome.notes.count)))
            outcome.notes.append(RuleNote(message: note.message, help: note.help))
        }
        outcome.findings = outcome.findings.inOrder { Int($0.node) }
    }

    /// Copies what the findings need to be explained later. (Once, not once a type.)
    @inline(never)
    private mutating func findings(_ outcome: consuming Checker.Outcome) -> Findings {
        guard !outcome.isJSON || !outcome.findings.isEmpty else { return Findings() }
        return Findings(
            raw: outcome.findings, faults: outcome.faults, leftOut: outcome.leftOut,
            source: FindingSource(
                checker.text, nodes: checker.currentNodes(isJSON: outcome.isJSON), shape: outcome.shape, bound: checker.record,
                notes: outcome.notes, isJSON: outcome.isJSON, origin: checker.origin, policy: shared), absorbed: outcome.absorbed,
            surplus: outcome.surplus)
    }
}

/// Passes bytes on in one piece; bytes that are not in one piece are copied.
@inlinable
func withSpan<Result>(of bytes: some Collection<UInt8>, _ body: (Span<UInt8>) -> Result) -> Result {
    // Inlined, because the caller knows best how to reach its bytes.
    if let result = bytes.withContiguousStorageIfAvailable({ unsafe body($0.span) }) { return result }
    return unsafe Array(bytes).withUnsafeBufferPointer { unsafe body($0.span) }
}

/// A document that was read: the value if there is one, and every finding.
public struct Reading<Value: Sendable>: Sendable {
    /// The value. `nil` when the text is not JSON, or something that the value needs is missing or unreadable. That is always a finding.
    public let value: Value?
    /// Everything that was found, in the order of the text.
    public let findings: Findings
    private let shape: Int?

    /// Puts a value and what was found together.
    package init(value: consuming Value?, findings: Findings, shape: Int? = nil) {
        self.value = value
        self.findings = findings
        self.shape = shape
    }

    /// What Safari does with the document, over all findings, also those that are not kept.
    public var safari: SafariVerdict { findings.safari(shape) }
}

/// A document that was checked.
public struct DocumentCheck: Sendable {
    /// The kind, or `nil` if it is unknown or the text is not JSON.
    public let kind: DocumentKind?
    /// Everything that was found, in the order of the text.
    public let findings: Findings
    /// Whether the kind is a guess, because too little in the document speaks for it.
    public let isGuess: Bool

    /// What Safari does with the document, over all findings, also those that are not kept.
    public var safari: SafariVerdict {
        guard let kind, DocumentKind.all.contains(kind) else { return .notApplicable }
        return findings.safari(kind.shape)
    }

    package init(kind: DocumentKind?, findings: Findings, isGuess: Bool = false) {
        self.kind = kind
        self.findings = findings
        self.isGuess = isGuess
    }
}

extension DocumentReader {
    package static func findings<R: Record>(in record: R, policy: Policy, expecting expectations: Expectations) -> Findings {
        findings(in: record.json, as: R.shapeIndex, DocumentReader(policy: policy, expecting: expectations, catalogs: R.catalogs))
    }

    /// (Once, not once a type.)
    @inline(never)
    private static func findings(in json: [UInt8], as shape: Int, _ reader: consuming DocumentReader) -> Findings {
        reader.check(json, asShape: shape)
    }
}

extension Checker {
    /// The value of the document that was read last.
    fileprivate func value<R: Record>() -> R? {
        withRoot { root in try? root.value(of: root.document) }
    }

    /// The nodes of the last document.
    func currentNodes(isJSON: Bool) -> [Node] { isJSON ? scanner.nodes.beginning(scanner.nodeCount) : recovered?.nodes ?? [] }
}

extension Writer {
    package static func json<R: Record>(_ record: R) -> [UInt8] {
        var writer = roomy()
        record.write(&writer)
        return writer.bytes
    }

    /// With room for an ordinary document. (Once, not once a type.)
    @inline(never)
    private static func roomy() -> Writer {
        var writer = Writer()
        writer.bytes.reserveCapacity(512)
        return writer
    }
}
