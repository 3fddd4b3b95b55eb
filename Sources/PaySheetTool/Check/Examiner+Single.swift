import PaySheet
import PaySheetReports

/// Documents that have nothing to do with each other.
extension Examiner {
    /// Forgets the merchants of earlier documents.
    mutating func forgetDocuments() { merchants = MerchantConsistency() }

    /// Returns the number of findings of a document, without putting them into words if that is possible.
    mutating func count(_ bytes: [UInt8], _ source: DocumentSource) -> Int {
        let text = settings.readsScripts ? script(in: bytes, as: source) : bytes
        prepare(RecordPlaces.Record(bytes: []), source.settings)
        if suppressor.isIdle(for: source), !DocumentNotes.areIn(text[...]) {
            defer { reader.letGo() }
            guard reader.clean(text, text.indices, as: source.kind, isCounting: true) == nil else { return 0 }
            if reader.countableKind(as: source.kind, limit: min(settings.maximumFindings ?? .max, reader.policy.maximumFindings)) != nil {
                let selection = source.settings.selection
                let cards = cards
                var count = 0
                reader.countFindings { rule, severity, _ in
                    if selection.severity(of: rule, severity, cards) != nil { count += 1 }
                }
                return count
            }
        }
        let counted = examine(Job(source: source, content: .document(bytes, isCandidate: false)), isInOrder: true)
        return counted.reduce(0) { $0 + $1.summary.errors + $1.summary.warnings + $1.summary.infos }
    }

    /// Returns the record of a document. All documents must have the same source, because records without findings are cached.
    mutating func record(_ bytes: [UInt8], _ source: DocumentSource) -> [UInt8] {
        isInOrder = true
        let text = settings.readsScripts ? script(in: bytes, as: source) : bytes
        var outcome = nothing
        var look = Look.none
        defer { reader.letGo() }
        if wayOfCleanLines == .recorded {
            prepare(RecordPlaces.Record(bytes: []), source.settings)
            if let kind = reader.clean(text, text.indices, as: source.kind, summary: &summary) {
                // Shares of several merchants are compared on the long way.
                if !reader.hasShares() {
                    record(kind, nil, source, &outcome)
                    return outcome.printed
                }
            } else {
                look = .odd
            }
        }
        switch examine(LineBlock(text, lines: []), text.indices, line: nil, source, isCandidate: false, after: look, &outcome) {
        case .none: return []
        case .joined: return outcome.printed
        case .alone(let other): return other.printed
        }
    }

    /// Returns the kind of a document and its requirements.
    mutating func requirements(_ bytes: [UInt8], _ source: DocumentSource) -> (kind: DocumentKind?, requirements: Requirements?) {
        let text = settings.readsScripts ? script(in: bytes, as: source) : bytes
        prepare(RecordPlaces.Record(bytes: []), source.settings)
        let check = reader.check(text, as: source.kind, recovering: true)
        return (check.kind, reader.requirements(of: check))
    }

    /// Reports on a container itself. Also returns the expectations that it meets, so that its documents need not.
    mutating func report(
        _ result: Container.CheckResult, on container: OpenContainer, _ source: DocumentSource
    ) -> (outcome: Outcome, met: [Expected]) {
        var outcome = nothing
        let suppressor = suppressor
        suppressor.note(source, &outcome.marks)
        let document = CheckedDocument(
            path: source.path, container: container.name, unchecked: result.unchecked,
            hasClock: source.settings.policy.now != nil, findings: result.findings,
            selection: source.settings.selection, maximumFindings: settings.maximumFindings, cards: cards,
            suppressing: { suppressor.decision($0, source, &outcome.marks) })
        // One of the documents can meet the others.
        let own = container.contents.isEmpty ? settings.expected : settings.expected.filter { $0 == .valid }
        add(document, nil, nil, source, expecting: own, to: &outcome)
        return (outcome, settings.expected.filter { $0 != .valid && $0.difference(document, settings.threshold) == nil })
    }
}
