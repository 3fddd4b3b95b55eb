import PaySheet
import PaySheetGuide
import PaySheetReports

/// The input of a job.
struct Job: Sendable {
    let source: DocumentSource
    let content: Content

    enum Content: Sendable {
        /// A whole file. A candidate counts only if it is a document.
        case document([UInt8], isCandidate: Bool)
        case records(LineBlock)
    }
}

/// Checks documents. Every thread has one. The thread that merges the outcomes also compares documents with each other.
struct Examiner: Sendable {
    let settings: CheckSettings
    let suppressor: Suppressor
    private let rendering: ReportSinks.Rendering
    private var writer: ReportWriter?
    var reader: DocumentReader
    /// The cards of the rules.
    let cards: RuleCards
    private var scanner = Scanner()
    private var trial = FixTrial()
    /// Cached records of documents without findings, for the current settings.
    private var records = CleanRecords()
    var summary = RequirementSummary()
    /// The settings of the reader's policy; `nil` if it has its own.
    private var current: DocumentSettings?
    private let expectsAdvice: Bool
    /// Whether nothing is written about a document without findings, for a file and for a line.
    private let isSilent: (ofFile: Bool, ofLine: Bool)
    /// Whether every outcome can have a message besides the printed text, so that it cannot be merged.
    private let areApart: Bool
    /// The merchants of earlier documents. It is used after all of them have been merged.
    var merchants = MerchantConsistency()
    /// Whether all earlier documents have been merged, so that no thread works on one.
    var isInOrder = true

    /// - Parameter writer: Writes the reports that do not depend on other documents.
    init(_ settings: CheckSettings, _ suppressor: Suppressor, _ rendering: ReportSinks.Rendering, writer: ReportWriter?) {
        self.settings = settings
        self.suppressor = suppressor
        self.rendering = rendering
        reader = DocumentReader(catalogs: settings.catalogs.set)
        cards = settings.catalogs.reportCards
        self.writer = writer
        // The documents of one run belong to one site.
        reader.merchantConsistency = .recording
        expectsAdvice = settings.expected.contains { $0.rule.flatMap { settings.catalogs.card(of: $0) }?.group == .advice }
        isSilent = settings.onlyFindings ? (true, true) : rendering.isSilent
        areApart = rendering == .together || !settings.expected.isEmpty
    }

    /// Checks all documents of a job.
    ///
    /// - Parameter isInOrder: All earlier documents have been merged, so that no thread works on one.
    mutating func examine(_ job: Job, isInOrder: Bool) -> [Outcome] {
        self.isInOrder = isInOrder
        switch job.content {
        case .document(let bytes, let isCandidate):
            let bytes = settings.readsScripts ? script(in: bytes, as: job.source) : bytes
            let block = LineBlock(bytes, lines: [])
            var outcome = nothing
            switch examine(block, bytes.indices, line: nil, job.source, isCandidate: isCandidate, &outcome) {
            case .none: return []
            case .joined: return [outcome]
            case .alone(let other): return [other]
            }
        case .records(let block): return examine(block, job.source)
        }
    }

    /// Returns a script with nothing but its document left, or the text as it is.
    mutating func script(in bytes: [UInt8], as source: DocumentSource) -> [UInt8] {
        let limits = source.settings.policy.limits
        guard !scanner.scan(SourceText(bytes), limits: limits), !RecoveringScanner.scan(bytes, limits: limits).isComplete else {
            return bytes
        }
        return ScriptOption.document(in: bytes, limits, settings.catalogs.set) ?? bytes
    }

    private mutating func examine(_ block: LineBlock, _ source: DocumentSource) -> [Outcome] {
        var outcomes: [Outcome] = []
        let bytes = block.bytes
        let way = wayOfCleanLines
        // Only the number of findings matters.
        let isCounting = way == .counted && rendering == .none && suppressor.isIdle(for: source)
        // Consecutive documents that only need to be counted.
        var run = nothing
        if way != nil { prepare(RecordPlaces.Record(bytes: []), source.settings) }
        // Approximate length of a record without findings.
        if way == .recorded { run.printed.reserveCapacity(min(block.lines.count * 384, bytes.count)) }
        for (index, place) in block.lines.enumerated() {
            let (number, range) = (block.firstNumber + index, place.range)
            var look = Look.none
            if let way { look = firstLook(at: bytes, range, line: number, source, isRecorded: way == .recorded, isCounting) }
            if case .clean(let kind) = look {
                takeClean(kind, range.count, line: number, way, source, &run)
                continue
            }
            if case .unsettled(let kind) = look {
                close(&run, source, &outcomes)
                takeClean(kind, range.count, line: number, way, source, &run)
                run.unsettled = Outcome.Unsettled(
                    shares: reader.removeShares(), block: block, range: range, line: number, source: source, isCandidate: false)
                close(&run, source, &outcomes)
                continue
            }
            if look == .odd, isCounting, !DocumentNotes.areIn(bytes[range]),
                let kind = reader.countableKind(as: source.settings.kind, limit: settings.maximumFindings ?? .max)
            {
                if !reader.hasShares() || isInOrder && agrees(line: number, source) {
                    countOdd(kind, range, source, &run)
                    continue
                }
                look = .none
            }
            let examined: Examined
            if bytes[range].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
                examined = settings.onlyFindings ? .none : emptyLine(&run)
            } else {
                examined = examine(block, range, line: number, source, isCandidate: false, after: look, &run)
            }
            guard case .alone(let outcome) = examined else { continue }
            close(&run, source, &outcomes)
            outcomes.append(outcome)
        }
        close(&run, source, &outcomes)
        if way != nil { reader.letGo() }
        return outcomes
    }

    /// Ends a series of documents.
    private func close(_ run: inout Outcome, _ source: DocumentSource, _ outcomes: inout [Outcome]) {
        guard run.summary.documents > 0 || !run.printed.isEmpty else { return }
        if run.summary.documents > 0 { suppressor.note(source, &run.marks) }
        outcomes.append(run)
        run = nothing
    }

    /// The place of a document's outcome.
    enum Examined {
        /// The document has no outcome.
        case none
        /// In the series of documents around it.
        case joined
        /// In an outcome of its own: its messages must keep their place among those of other documents.
        case alone(Outcome)
    }

    /// The fast path for lines without findings.
    enum WayOfCleanLines {
        /// Lines are only counted.
        case counted
        /// Each line has a record, with the same content as others.
        case recorded
    }

    /// `nil`: every line needs the full check.
    var wayOfCleanLines: WayOfCleanLines? {
        guard settings.places.isEmpty, settings.expected.isEmpty else { return nil }
        // Statistics look for the currency with the usual limits.
        if settings.statistics != nil, settings.limits != Limits() { return nil }
        if isSilent.ofLine { return .counted }
        if case .apart(.ndjson, _) = rendering { return .recorded }
        return nil
    }

    /// The result of the fast check of a line.
    enum Look: Equatable {
        case none
        /// The line has no findings.
        case clean(DocumentKind)
        /// The line has no findings, unless it contradicts a document that another thread checked.
        case unsettled(DocumentKind)
        /// The line may have findings.
        case odd
    }

    /// Checks a line on the fast path, which takes less time than finding out what is wrong.
    private mutating func firstLook(
        at bytes: [UInt8], _ range: Range<Int>, line: Int, _ source: DocumentSource, isRecorded: Bool, _ isCounting: Bool
    ) -> Look {
        let kind =
            isRecorded
            ? reader.clean(bytes, range, as: source.kind, summary: &summary)
            : reader.clean(bytes, range, as: source.kind, isCounting: isCounting)
        guard let kind else { return .odd }
        guard reader.hasShares() else { return .clean(kind) }
        guard isInOrder else { return .unsettled(kind) }
        return agrees(line: line, source) ? .clean(kind) : .none
    }

    /// Whether a line that was just read does not contradict earlier documents.
    private mutating func agrees(line: Int, _ source: DocumentSource) -> Bool {
        merchants.agrees(withSharesOf: &reader, documentName: source.path, line: line)
    }

    /// Adds a line without findings.
    private mutating func takeClean(
        _ kind: DocumentKind, _ count: Int, line: Int, _ way: WayOfCleanLines?, _ source: DocumentSource, _ outcome: inout Outcome
    ) {
        if way == .recorded { record(kind, line, source, &outcome) }
        outcome.summary.addClean(kind)
        outcome.bytes += count
        guard outcome.statistics != nil else { return }
        let currency = reader.withDocument { Statistics.currency($0, $1) }
        outcome.statistics?.add(kind, DocumentCheck(kind: kind, findings: Findings()).safari, size: count, currency, isClean: true)
    }

    /// Counts the findings of a line that the fast check has refused: nothing but their number matters.
    private mutating func countOdd(_ kind: DocumentKind, _ range: Range<Int>, _ source: DocumentSource, _ outcome: inout Outcome) {
        let selection = source.settings.selection
        // Copied out, so that the closure does not capture the whole examiner.
        let cards = cards
        var found = 0
        reader.countFindings { rule, severity, hasFix in
            guard let severity = selection.severity(of: rule, severity, cards) else { return }
            found += 1
            outcome.summary.add(rule, severity)
            outcome.statistics?.add(rule, severity, hasFix: hasFix)
        }
        outcome.summary.addClean(kind)
        outcome.bytes += range.count
        let currency = reader.withDocument { Statistics.currency($0, $1) }
        outcome.statistics?.add(
            kind, DocumentCheck(kind: kind, findings: Findings()).safari, size: range.count, currency, isClean: found == 0)
    }

    /// Writes the record of a document without findings.
    mutating func record(_ kind: DocumentKind, _ line: Int?, _ source: DocumentSource, _ outcome: inout Outcome) {
        if records.write(line: line, kind, needing: summary, to: &outcome.printed) { return }
        let check = DocumentCheck(kind: kind, findings: Findings())
        let document = CheckedDocument(
            path: source.path, line: line, check: check, requires: settings.output.saysRequirements ? reader.requirements(of: check) : nil,
            isKindTold: source.kind == nil, apiVersion: source.settings.apiVersion, hasClock: reader.policy.now != nil,
            selection: source.settings.selection, cards: cards)
        records.keep(document, kind, needing: summary)
        if !records.write(line: line, kind, needing: summary, to: &outcome.printed) { writer?.write(document, to: &outcome.printed) }
    }

    var nothing: Outcome {
        Outcome(summary: Summary(threshold: settings.threshold), statistics: settings.statistics.map { _ in Statistics() })
    }

    private mutating func emptyLine(_ run: inout Outcome) -> Examined {
        switch rendering {
        case .none: return .joined
        case .apart:
            run.printed += writer?.emptyLine() ?? []
            return .joined
        case .together:
            var outcome = nothing
            outcome.written = .emptyLine
            return .alone(outcome)
        }
    }

    /// Returns the outcome of a document, compared with earlier ones.
    mutating func settle(_ outcome: Outcome) -> Outcome {
        guard let open = outcome.unsettled, !merchants.agrees(with: open.shares, documentName: open.source.path, line: open.line)
        else { return outcome }
        var settled = nothing
        let examined = examine(
            open.block, open.range, line: open.line, open.source, isCandidate: open.isCandidate, isContradiction: true, &settled)
        switch examined {
        case .none: return outcome
        case .joined: return settled
        case .alone(let other): return other
        }
    }

    /// Checks a document. Its outcome joins a series of documents, unless it must be separate.
    mutating func examine(
        _ block: LineBlock, _ range: Range<Int>, line: Int?, _ source: DocumentSource, isCandidate: Bool, isContradiction: Bool = false,
        after look: Look = .none, _ run: inout Outcome
    ) -> Examined {
        let record = settings.places.record(block.bytes[range], scanner: &scanner)
        prepare(record, source.settings)
        let isAbsent = record.absentAt != nil
        let document = isAbsent ? Examiner.null[...] : record.bytes
        let kind = isAbsent ? nil : source.kind
        let isWhole = !record.isBroken
        var check: DocumentCheck
        if isContradiction {
            check = reader.check(document, as: kind, recovering: isWhole, knowing: &merchants)
        } else if look == .odd {
            check = reader.checkRefused(as: kind, recovering: isWhole)
        } else {
            check = reader.check(document, as: kind, recovering: isWhole)
        }
        let shares = reader.removeShares()
        if isCandidate, let reason = check.reasonToSkip(block.bytes[range], settings.catalogs.set) {
            run.summary.add(Report.Skipped(path: source.path, reason: reason))
            return .joined
        }
        var unsettled: Outcome.Unsettled?
        if !shares.isEmpty, !isContradiction {
            if !isInOrder {
                unsettled = Outcome.Unsettled(
                    shares: shares, block: block, range: range, line: line, source: source, isCandidate: isCandidate)
            } else if !merchants.agrees(with: shares, documentName: source.path, line: line) {
                check = reader.check(document, as: kind, recovering: isWhole, knowing: &merchants)
            }
        }
        let hasNotes = !record.problems.isEmpty || isAbsent
        guard areApart || hasNotes || unsettled != nil else {
            take(check, record, line, source, &run)
            return .joined
        }
        var outcome = nothing
        outcome.unsettled = unsettled
        if hasNotes {
            outcome.notes = record.notes
            outcome.name = source.name(line)
        }
        take(check, record, line, source, &outcome)
        return .alone(outcome)
    }

    private mutating func take(
        _ check: DocumentCheck, _ record: RecordPlaces.Record, _ line: Int?, _ source: DocumentSource, _ outcome: inout Outcome
    ) {
        outcome.bytes += record.bytes.count
        suppressor.note(source, &outcome.marks)
        report(check, record, line, source, &outcome)
    }

    private static let null = [UInt8]("null".utf8)

    /// Applies the settings of a record to the reader.
    mutating func prepare(_ record: RecordPlaces.Record, _ settings: DocumentSettings) {
        let isPlain = record.clock == nil && record.version == nil
        if isPlain, current === settings { return }
        var policy = settings.policy
        if let clock = record.clock { policy.now = Timestamp(rawValue: clock) }
        if let version = record.version { policy.apiVersion = version }
        if expectsAdvice { policy.includesAdvice = true }
        reader.policy = policy
        reader.expectations = settings.expectations
        records.forget()
        current = isPlain ? settings : nil
    }

    mutating func report(
        _ check: DocumentCheck, _ record: RecordPlaces.Record, _ line: Int?, _ source: DocumentSource, _ outcome: inout Outcome,
        inSource place: SourcePlace? = nil
    ) {
        let isClean = check.findings.isEmpty
        let notes = DocumentNotes(check, record.bytes, path: source.path, line: line)
        notes.note(&outcome.marks)
        // Most documents of an archive end here.
        if isClean, line == nil ? isSilent.ofFile : isSilent.ofLine, settings.expected.isEmpty, outcome.statistics == nil {
            return outcome.summary.addClean(check.kind)
        }
        var selection = source.settings.selection
        // For an invalid record only the text can be checked, because the place of the document was not found.
        if record.isBroken { selection.selected = ["json"] }
        let saysNothing = rendering == .none || isClean && settings.onlyFindings
        let requires = settings.output.saysRequirements && !saysNothing ? reader.requirements(of: check) : nil
        // Copied out, so that the closure does not capture the whole examiner.
        let suppressor = suppressor
        var document = CheckedDocument(
            path: source.path, line: line, ordinal: place?.ordinal ?? 0, unknownValues: place?.unknownValues ?? 0, check: check,
            requires: requires, isKindTold: source.kind == nil && place == nil,
            apiVersion: record.version ?? source.settings.apiVersion, hasClock: reader.policy.now != nil, selection: selection,
            isPart: source.isPart, triesRiskyFixes: rendering.saysOfFixesMoreThanSafety, maximumFindings: settings.maximumFindings,
            cards: cards, trying: &trial,
            suppressing: { finding in
                place?.decision(finding, &outcome.marks) ?? notes.decision(finding, &outcome.marks)
                    ?? suppressor.decision(finding, source, &outcome.marks)
            })
        document.carried = record.carried
        document.recordClock = record.clock
        document.absentAt = record.absentAt
        add(document, record.bytes, line, source, expecting: settings.expected.filter { !source.met.contains($0) }, to: &outcome)
    }

    /// Adds a document, or a container without text, to the counts and the reports of an outcome.
    mutating func add(
        _ document: CheckedDocument, _ bytes: ArraySlice<UInt8>?, _ line: Int?, _ source: DocumentSource, expecting expected: [Expected],
        to outcome: inout Outcome
    ) {
        outcome.summary.add(document)
        if let bytes { outcome.statistics?.add(document, Array(bytes), &scanner) } else { outcome.statistics?.addFindings(of: document) }
        if !settings.onlyFindings || !document.findings.isEmpty {
            switch rendering {
            case .none: break
            case .apart: writer?.write(document, to: &outcome.printed)
            case .together: outcome.written = .document(document)
            }
        }
        outcome.differences = expected.compactMap { [threshold = settings.threshold] in $0.difference(document, threshold) }
        if !outcome.differences.isEmpty { outcome.name = source.name(line) }
    }
}
