import PaySheet
import PaySheetGuide
import PaySheetReports

/// Jobs: whole files, and blocks of lines. Lines without findings, of which an archive has mostly, take the fast path.
extension CheckSession {
    /// Checks all documents of a job.
    ///
    /// - Parameter isInOrder: All earlier documents have been merged, so that no thread works on one.
    mutating func examine(_ job: Job, isInOrder: Bool) -> [Outcome] {
        self.isInOrder = isInOrder
        switch job.content {
        case .document(let bytes, let isCandidate):
            let bytes = script(in: bytes, as: job.source)
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
        // Only the number of findings matters.
        let isCounting =
            way == .counted && plan.rendering == .none && settings.suppressor.isIdle(for: source) && settings.changedLines == nil
        // Consecutive documents that only need to be counted.
        var run = nothing
        if way != nil { prepare(source.settings) }
        // Approximate length of a record without findings.
        if way == .recorded { run.printed.reserveCapacity(min(block.lines.count * 384, bytes.count)) }
        for (index, place) in block.lines.enumerated() {
            let (number, range) = (block.firstNumber + index, place.range)
            var look = Look.none
            if let way { look = firstLook(at: bytes, range, line: number, source, isRecorded: way == .recorded, isCounting) }
            if case .clean(let kind) = look {
                addClean(kind, range.count, line: number, way, source, &run)
                continue
            }
            if case .unsettled(let kind) = look {
                close(&run, source, &outcomes)
                addClean(kind, range.count, line: number, way, source, &run)
                run.unsettled = Outcome.Unsettled(
                    claims: claims(of: kind, bytes[range]), block: block, range: range, line: number, source: source, isCandidate: false)
                close(&run, source, &outcomes)
                continue
            }
            if look == .odd, isCounting, !DocumentNotes.areIn(bytes[range]),
                let kind = reader.countableKind(
                    as: source.settings.kind, limit: settings.options.maximumFindings ?? .max, countsFixes: plan.countsStatistics)
            {
                if !mustCompare(kind) || isInOrder && agrees(kind, bytes[range], line: number, source) {
                    countOdd(kind, range, source, &run)
                    continue
                }
                look = .none
            }
            if bytes[range].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
                if !plan.onlyFindings { addEmptyLine(source, &run, &outcomes) }
                continue
            }
            let examined = examine(block, range, line: number, source, isCandidate: false, after: look, &run)
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
        if run.summary.documents > 0 { settings.suppressor.note(source, &run.marks) }
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
        guard plan.places.isEmpty, plan.expected.isEmpty else { return nil }
        // Statistics look for the currency with the usual limits.
        if plan.countsStatistics, settings.options.limits != Limits() { return nil }
        if isSilent.ofLine { return .counted }
        if case .apart(.ndjson, _) = plan.rendering { return .recorded }
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
        guard mustCompare(kind) else { return .clean(kind) }
        guard isInOrder else { return .unsettled(kind) }
        return agrees(kind, bytes[range], line: line, source) ? .clean(kind) : .none
    }

    /// Adds a line without findings.
    private mutating func addClean(
        _ kind: DocumentKind, _ count: Int, line: Int, _ way: WayOfCleanLines?, _ source: DocumentSource, _ outcome: inout Outcome
    ) {
        if way == .recorded { record(kind, line, source, &outcome) }
        outcome.summary.addClean(kind)
        outcome.bytes += count
        guard outcome.statistics != nil else { return }
        let currency = reader.withDocument { Statistics.currency($0, $1) }
        outcome.statistics?.add(kind, DocumentCheck(kind: kind, findings: Findings()).safari, size: count, currency, isClean: true)
    }

    /// Counts the findings of a line that the fast check has refused. Nothing but their number matters, and no fix is counted.
    private mutating func countOdd(_ kind: DocumentKind, _ range: Range<Int>, _ source: DocumentSource, _ outcome: inout Outcome) {
        let selection = source.settings.selection
        // Copied out, so that the closure does not capture the whole examiner.
        let cards = cards
        var found = 0
        reader.countFindings { rule, severity in
            guard let severity = selection.severity(of: rule, severity, cards) else { return }
            found += 1
            outcome.summary.add(rule, severity)
            outcome.statistics?.add(rule, severity, fix: nil)
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
            path: source.path, line: line, check: check, requires: plan.saysRequirements ? reader.requirements(of: check) : nil,
            isKindTold: source.kind == nil, apiVersion: source.settings.apiVersion, hasClock: reader.policy.now != nil,
            selection: source.settings.selection, cards: cards)
        records.keep(document, kind, needing: summary)
        if !records.write(line: line, kind, needing: summary, to: &outcome.printed) { writer?.write(document, to: &outcome.printed) }
    }

    var nothing: Outcome {
        Outcome(summary: Summary(threshold: plan.threshold), statistics: plan.countsStatistics ? Statistics() : nil)
    }

    private mutating func addEmptyLine(_ source: DocumentSource, _ run: inout Outcome, _ outcomes: inout [Outcome]) {
        switch plan.rendering {
        case .none: break
        case .apart: run.printed += writer?.emptyLine() ?? []
        case .together:
            close(&run, source, &outcomes)
            // A block can consist of empty lines, and an outcome is much larger than one of them.
            if case .emptyLines(let count)? = outcomes.last?.written {
                // Cannot trap: there is a last outcome.
                outcomes[outcomes.count - 1].written = .emptyLines(count + 1)
            } else {
                var outcome = nothing
                outcome.written = .emptyLines(1)
                outcomes.append(outcome)
            }
        }
    }

    /// Returns the outcome of a document, compared with earlier ones.
    package mutating func settle(_ outcome: Outcome) -> Outcome {
        guard let open = outcome.unsettled, let contradiction = contradiction(of: open.claims, open.source, line: open.line) else {
            return outcome
        }
        var settled = nothing
        let examined = examine(
            open.block, open.range, line: open.line, open.source, isCandidate: open.isCandidate, against: contradiction, &settled)
        switch examined {
        case .none: return outcome
        case .joined: return settled
        case .alone(let other): return other
        }
    }

    /// Checks a document. Its outcome joins a series of documents, unless it must be separate.
    mutating func examine(
        _ block: LineBlock, _ range: Range<Int>, line: Int?, _ source: DocumentSource, isCandidate: Bool,
        against known: Contradiction? = nil,
        after look: Look = .none, _ run: inout Outcome
    ) -> Examined {
        let record = plan.places.record(block.bytes[range], scanner: &scanner)
        prepare(source.settings, PolicyChange(clock: record.clock, version: record.version))
        let isAbsent = record.absentAt != nil
        let document = isAbsent ? CheckSession.null[...] : record.bytes
        let kind = isAbsent ? nil : source.kind
        let isWhole = !record.isBroken
        // A document inside this one has other places.
        reader.readParts(of: plan.places.isEmpty ? source.origin : nil)
        defer { reader.readParts(of: nil) }
        var check: DocumentCheck
        if let known {
            check = self.check(document, as: kind, recovering: isWhole, against: known)
        } else if look == .odd {
            check = reader.checkRefused(as: kind, recovering: isWhole)
        } else {
            check = reader.check(document, as: kind, recovering: isWhole)
        }
        let claims = claims(of: check.isGuess ? nil : check.kind, document)
        if isCandidate, let reason = check.reasonToSkip(block.bytes[range], settings.catalogs.set) {
            run.summary.add(Report.Skipped(path: source.path, reason: reason))
            return .joined
        }
        var unsettled: Outcome.Unsettled?
        if !claims.isEmpty, known == nil {
            if !isInOrder {
                unsettled = Outcome.Unsettled(
                    claims: claims, block: block, range: range, line: line, source: source, isCandidate: isCandidate)
            } else if let contradiction = contradiction(of: claims, source, line: line) {
                check = self.check(document, as: kind, recovering: isWhole, against: contradiction)
            }
        }
        let hasNotes = !record.problems.isEmpty || isAbsent
        guard areApart || hasNotes || unsettled != nil else {
            finish(check, record, line, source, &run)
            return .joined
        }
        var outcome = nothing
        outcome.unsettled = unsettled
        if hasNotes {
            outcome.notes = record.notes
            outcome.name = source.name(line)
        }
        finish(check, record, line, source, &outcome)
        return .alone(outcome)
    }

    private mutating func finish(
        _ check: DocumentCheck, _ record: RecordPlaces.Record, _ line: Int?, _ source: DocumentSource, _ outcome: inout Outcome
    ) {
        outcome.bytes += record.bytes.count
        settings.suppressor.note(source, &outcome.marks)
        report(check, record, DocumentPlace(line: line), source, &outcome)
    }

    private static let null = [UInt8]("null".utf8)

    mutating func report(
        _ check: DocumentCheck, _ record: RecordPlaces.Record, _ place: DocumentPlace, _ source: DocumentSource, _ outcome: inout Outcome
    ) {
        let isClean = check.findings.isEmpty
        var place = place
        place.version = record.version
        place.notes = DocumentNotes(check, record.bytes, path: source.path, line: place.line)
        place.notes?.note(&outcome.marks)
        // Most documents of an archive end here.
        if isClean, place.line == nil ? isSilent.ofFile : isSilent.ofLine, plan.expected.isEmpty, outcome.statistics == nil {
            return outcome.summary.addClean(check.kind)
        }
        var selection: Selection?
        // For an invalid record only the text can be checked, because the place of the document was not found.
        if record.isBroken {
            selection = source.settings.selection
            selection?.selected = ["json"]
        }
        let saysNothing = plan.rendering == .none || isClean && plan.onlyFindings
        let requires = plan.saysRequirements && !saysNothing ? reader.requirements(of: check) : nil
        var document = checked(
            check, at: place, from: source, requires: requires, plan.saysOfFixesMoreThanSafety ? .all : .safe,
            selection: selection, &outcome.marks)
        document.carried = record.carried
        document.recordClock = record.clock
        document.absentAt = record.absentAt
        add(
            document, record.bytes, place.line, source, expecting: plan.expected.filter { !source.met.contains($0) }, to: &outcome)
    }

    /// Adds a document, or a container without text, to the counts and the reports of an outcome.
    mutating func add(
        _ document: CheckedDocument, _ bytes: ArraySlice<UInt8>?, _ line: Int?, _ source: DocumentSource, expecting expected: [Expected],
        to outcome: inout Outcome
    ) {
        outcome.summary.add(document)
        if let bytes { outcome.statistics?.add(document, Array(bytes), &scanner) } else { outcome.statistics?.addFindings(of: document) }
        if !plan.onlyFindings || !document.findings.isEmpty {
            switch plan.rendering {
            case .none: break
            case .apart: writer?.write(document, to: &outcome.printed)
            case .together: outcome.written = .document(document)
            }
        }
        outcome.differences = expected.compactMap { [threshold = plan.threshold] in $0.difference(document, threshold) }
        if !outcome.differences.isEmpty { outcome.name = source.name(line) }
    }
}
