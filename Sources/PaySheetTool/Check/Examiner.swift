import PaySheet
import PaySheetGuide
import PaySheetReports

/// What is handed to a core.
struct Job: Sendable {
    let source: DocumentSource
    let content: Content

    enum Content: Sendable {
        /// A whole file; a candidate counts only if it is a document.
        case document([UInt8], isCandidate: Bool)
        case records(LineBlock)
    }
}

/// Checks documents. Every core has one; what goes from document to document is left to whoever puts the outcomes together.
struct Examiner: Sendable {
    private let settings: CheckSettings
    private let suppressor: Suppressor
    private let rendering: ReportSinks.Rendering
    private var writer: ReportWriter?
    private var reader = DocumentReader()
    private var scanner = Scanner()
    private var trial = FixTrial()
    /// Records of documents without findings, for the settings in hand.
    private var records = CleanRecords()
    private var summary = RequirementSummary()
    /// The settings whose policy the reader goes by; `nil`: it has one of its own.
    private var current: DocumentSettings?
    private let expectsAdvice: Bool
    /// Nothing is written about a document without findings: of one that is a file, and of one that is a line.
    private let isSilent: (ofFile: Bool, ofLine: Bool)
    /// Every outcome may have something to say beside what is printed, so that it stands alone.
    private let areApart: Bool
    /// What the documents before have said about their merchants. It is used where all of those have been put together.
    private var merchants = MerchantConsistency()
    /// The documents before have been put together: nobody still works on one.
    private var isInOrder = true

    init(_ settings: CheckSettings, _ suppressor: Suppressor, _ rendering: ReportSinks.Rendering) {
        self.settings = settings
        self.suppressor = suppressor
        self.rendering = rendering
        if case .apart(let format, let style) = rendering { writer = ReportWriter(format, style: style) }
        // The documents of one run are those of one site.
        reader.merchantConsistency = .recording
        expectsAdvice = settings.expected.contains { $0.rule?.card?.group == .advice }
        isSilent = settings.onlyFindings ? (true, true) : rendering.isSilent
        areApart = rendering == .together || !settings.expected.isEmpty
    }

    /// Checks all documents of a parcel.
    ///
    /// - Parameter isInOrder: All documents before have been put together: nobody still works on one.
    mutating func examine(_ job: Job, isInOrder: Bool) -> [Outcome] {
        self.isInOrder = isInOrder
        switch job.content {
        case .document(let bytes, let isCandidate):
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

    private mutating func examine(_ block: LineBlock, _ source: DocumentSource) -> [Outcome] {
        var outcomes: [Outcome] = []
        let bytes = block.bytes
        let way = wayOfCleanLines
        // Those of which there is no more to say than how many they are, one after the other.
        var run = nothing
        if way != nil { prepare(RecordPlaces.Record(bytes: []), source.settings) }
        // About as long as a record without findings is.
        if way == .recorded { run.printed.reserveCapacity(min(block.lines.count * 384, bytes.count)) }
        for (index, place) in block.lines.enumerated() {
            let (number, range) = (block.firstNumber + index, place.range)
            var look = Look.none
            if let way { look = firstLook(at: bytes, range, line: number, source, isRecorded: way == .recorded) }
            if case .clean(let kind) = look {
                takeClean(kind, range.count, line: number, way, source, &run)
                continue
            }
            if case .unsettled(let kind) = look {
                close(&run, source, &outcomes)
                takeClean(kind, range.count, line: number, way, source, &run)
                run.unsettled = Outcome.Unsettled(
                    shares: reader.takeShares(), block: block, range: range, line: number, source: source, isCandidate: false)
                close(&run, source, &outcomes)
                continue
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

    /// Ends a run of documents.
    private func close(_ run: inout Outcome, _ source: DocumentSource, _ outcomes: inout [Outcome]) {
        guard run.summary.documents > 0 || !run.printed.isEmpty else { return }
        if run.summary.documents > 0 { suppressor.note(source, &run.marks) }
        outcomes.append(run)
        run = nothing
    }

    /// Where what came of a document is.
    private enum Examined {
        /// Nothing came of it.
        case none
        /// In the run of documents around it.
        case joined
        /// It must stand alone: there is something to say that has its place among what others say.
        case alone(Outcome)
    }

    /// How lines in which nothing is wrong are taken in a few steps.
    private enum WayOfCleanLines {
        /// They are counted, and that is all.
        case counted
        /// There is a record of each, and nothing in it that is not in others.
        case recorded
    }

    /// `nil`: every line must be looked at for itself.
    private var wayOfCleanLines: WayOfCleanLines? {
        guard settings.places.isEmpty, settings.expected.isEmpty, settings.statistics == nil else { return nil }
        if isSilent.ofLine { return .counted }
        if case .apart(.ndjson, _) = rendering { return .recorded }
        return nil
    }

    /// What the first look at a line has brought.
    private enum Look: Equatable {
        case none
        /// Nothing is wrong with it.
        case clean(DocumentKind)
        /// Nothing is wrong with it, unless it contradicts a document that others have seen.
        case unsettled(DocumentKind)
        /// Something may be wrong with it.
        case odd
    }

    /// Looks at a line, in less time than it takes to find what is wrong where something is.
    private mutating func firstLook(
        at bytes: [UInt8], _ range: Range<Int>, line: Int, _ source: DocumentSource, isRecorded: Bool
    ) -> Look {
        let kind =
            isRecorded
            ? reader.clean(bytes, range, as: source.settings.kind, summary: &summary)
            : reader.clean(bytes, range, as: source.settings.kind)
        guard let kind else { return .odd }
        guard reader.hasShares() else { return .clean(kind) }
        guard isInOrder else { return .unsettled(kind) }
        let agrees = merchants.agrees(withSharesOf: &reader, documentName: source.path, line: line)
        return agrees ? .clean(kind) : .none
    }

    /// Takes a line in with which nothing is wrong.
    private mutating func takeClean(
        _ kind: DocumentKind, _ count: Int, line: Int, _ way: WayOfCleanLines?, _ source: DocumentSource, _ outcome: inout Outcome
    ) {
        if way == .recorded { record(kind, line, source, &outcome) }
        outcome.summary.addClean(kind)
        outcome.bytes += count
    }

    /// Writes the record of a document in which nothing is wrong.
    private mutating func record(_ kind: DocumentKind, _ line: Int, _ source: DocumentSource, _ outcome: inout Outcome) {
        if records.write(line: line, kind, needing: summary, to: &outcome.printed) { return }
        let check = DocumentCheck(kind: kind, findings: Findings())
        let document = CheckedDocument(
            path: source.path, line: line, check: check, requires: settings.output.saysRequirements ? reader.requirements(of: check) : nil,
            isKindTold: source.settings.kind == nil, apiVersion: source.settings.apiVersion, selection: source.settings.selection)
        records.keep(document, kind, needing: summary)
        if !records.write(line: line, kind, needing: summary, to: &outcome.printed) { writer?.write(document, to: &outcome.printed) }
    }

    private var nothing: Outcome {
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

    /// The outcome of a document, compared with those before it.
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

    /// Checks a document. What comes of it joins a run of documents, unless it must stand alone.
    private mutating func examine(
        _ block: LineBlock, _ range: Range<Int>, line: Int?, _ source: DocumentSource, isCandidate: Bool, isContradiction: Bool = false,
        after look: Look = .none, _ run: inout Outcome
    ) -> Examined {
        let record = settings.places.record(block.bytes[range], scanner: &scanner)
        prepare(record, source.settings)
        let isAbsent = record.absentAt != nil
        let document = isAbsent ? Examiner.null[...] : record.bytes
        let kind = isAbsent ? nil : source.settings.kind
        let isWhole = !record.isBroken
        var check: DocumentCheck
        if isContradiction {
            check = reader.check(document, as: kind, recovering: isWhole, knowing: &merchants)
        } else if look == .odd {
            check = reader.checkRefused(as: kind, recovering: isWhole)
        } else {
            check = reader.check(document, as: kind, recovering: isWhole)
        }
        let shares = reader.takeShares()
        if isCandidate, !check.isProbablyDocument { return .none }
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

    /// Makes the reader go by what holds for a record.
    private mutating func prepare(_ record: RecordPlaces.Record, _ settings: DocumentSettings) {
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

    private mutating func report(
        _ check: DocumentCheck, _ record: RecordPlaces.Record, _ line: Int?, _ source: DocumentSource, _ outcome: inout Outcome
    ) {
        let isClean = check.findings.isEmpty
        // Most documents of an archive end here.
        if isClean, line == nil ? isSilent.ofFile : isSilent.ofLine, settings.expected.isEmpty, outcome.statistics == nil {
            return outcome.summary.addClean(check.kind)
        }
        var selection = source.settings.selection
        // Only the text of a broken record can be judged: what its members mean is told at a place that was not found.
        if record.isBroken { selection.selected = ["json"] }
        let saysNothing = rendering == .none || isClean && settings.onlyFindings
        let requires = settings.output.saysRequirements && !saysNothing ? reader.requirements(of: check) : nil
        // Taken out, so that the closure does not take all of the examiner along.
        let suppressor = suppressor
        var document = CheckedDocument(
            path: source.path, line: line, check: check, requires: requires, isKindTold: source.settings.kind == nil,
            apiVersion: record.version ?? source.settings.apiVersion, selection: selection,
            triesRiskyFixes: rendering.saysOfFixesMoreThanSafety, maximumFindings: settings.maximumFindings, trying: &trial,
            suppressing: { suppressor.decision($0, source, &outcome.marks) })
        document.carried = record.carried
        document.recordClock = record.clock
        document.absentAt = record.absentAt
        outcome.summary.add(document)
        outcome.statistics?.add(document, Array(record.bytes), &scanner)
        if !settings.onlyFindings || !document.findings.isEmpty {
            switch rendering {
            case .none: break
            case .apart: writer?.write(document, to: &outcome.printed)
            case .together: outcome.written = .document(document)
            }
        }
        let threshold = settings.threshold
        outcome.differences = settings.expected.compactMap { $0.difference(document, threshold) }
        if !outcome.differences.isEmpty { outcome.name = source.name(line) }
    }
}
