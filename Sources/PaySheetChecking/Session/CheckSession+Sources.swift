import PaySheet
import PaySheetPages
import PaySheetReports
import PaySheetSources

/// Documents in source code, and units of every form.
extension CheckSession {
    package mutating func examine(_ unit: Unit, isInOrder: Bool) -> [Outcome] {
        CrashMessage.isReading(unit.source.path)
        switch unit {
        case .job(let job): return examine(job, isInOrder: isInOrder)
        case .container(let open, let source):
            let (outcome, met) = report(open, source)
            return [outcome] + open.contents.flatMap { examine(Job($0, in: source, met: met), isInOrder: isInOrder) }
        case .source(let bytes, let language, let source):
            let rules = PageRules.rules(for: source.path, source.settings.policy.system)
            let file = SourceDocuments(bytes, language, settings.catalogs.calls(), rules: rules)
            return examine(.documents(file, source), isInOrder: isInOrder)
        case .documents(let file, let source):
            self.isInOrder = isInOrder
            return examine(file, source)
        }
    }

    /// Checks the documents of a file.
    private mutating func examine(_ file: SourceDocuments, _ source: DocumentSource) -> [Outcome] {
        var outcomes: [Outcome] = []
        metFindings = []
        let hasOthers = file.documents.count + file.unreached.count > 1
        for (ordinal, found) in file.documents.enumerated() {
            var record = RecordPlaces.Record(bytes: found.document.bytes[...])
            record.version = found.version
            let check = check(found, from: source)
            // Documents of different parts of a program need not agree.
            _ = reader.removeShares()
            var outcome = nothing
            settings.suppressor.note(source, &outcome.marks)
            let comments = SourceComments(path: source.path, suppressions: file.suppressions)
            let place = DocumentPlace(
                partLine: hasOthers ? found.line : nil, ordinal: ordinal, unknownValues: found.unknownValues, comments: comments)
            report(check, record, place, source, &outcome)
            if check.findings.isEmpty { outcome.summary.add(unknownValues: found.unknownValues - outcome.summary.unknownValues) }
            if ordinal == 0 { comments.note(&outcome.marks) }
            outcomes.append(outcome)
        }
        if let flow = file.flow { outcomes.append(examine(flow, source, ordinal: file.documents.count)) }
        guard !file.unreached.isEmpty else { return outcomes }
        var outcome = nothing
        for value in file.unreached {
            outcome.summary.add(Report.Unreached(path: source.path, line: value.line, column: value.column, reason: value.reason))
        }
        return outcomes + [outcome]
    }

    /// Reports what the code of a file does, as one more document of it.
    private mutating func examine(_ flow: SourceFlow, _ source: DocumentSource, ordinal: Int) -> Outcome {
        prepare(source.settings)
        var outcome = nothing
        settings.suppressor.note(source, &outcome.marks)
        let comments = SourceComments(path: source.path, suppressions: flow.suppressions)
        if ordinal == 0 { comments.note(&outcome.marks) }
        let place = DocumentPlace(ordinal: ordinal, comments: comments)
        report(flow.check, RecordPlaces.Record(bytes: []), place, source, &outcome)
        return outcome
    }

    mutating func check(_ found: SourceDocument, from source: DocumentSource) -> DocumentCheck {
        prepare(source.settings, PolicyChange(version: found.version))
        return reader.check(found.document, as: found.kind)
    }
}

/// The comments of a file of source code that hide findings.
struct SourceComments: Sendable {
    /// The path of the file in reports.
    let path: String
    let suppressions: SourceSuppressions

    /// Records the comments, whatever the findings of the file are.
    func note(_ marks: inout Suppressor.Marks) { marks.meet(suppressions.all.map { Suppressor.Comment($0, path) }) }

    /// Returns the decision of a comment about a finding.
    func decision(_ reported: ReportedFinding, _ marks: inout Suppressor.Marks) -> Suppression? {
        let finding = reported.finding
        guard let suppression = suppressions.first(hiding: finding.rule.name, line: finding.place.line) else { return nil }
        marks.use(Suppressor.Comment(suppression, path))
        return Suppression(.comment, reason: suppression.note.reason)
    }
}

extension Suppressor.Comment {
    fileprivate init(_ suppression: SourceSuppression, _ path: String) {
        self.init(path: path, line: suppression.line, pointer: "", note: suppression.note)
    }
}
