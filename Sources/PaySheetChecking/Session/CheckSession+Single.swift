package import PaySheet
import PaySheetReports

/// Documents that have nothing to do with each other. All of them must have the same source, because records without findings are cached.
extension CheckSession {
    /// Returns the number of findings of a document, without putting them into words if that is possible.
    package mutating func count(_ bytes: [UInt8], from source: DocumentSource) -> Int {
        forgetDocuments()
        let text = script(in: bytes, as: source)
        prepare(source.settings)
        if settings.suppressor.isIdle(for: source), !DocumentNotes.areIn(text[...]) {
            defer { reader.letGo() }
            guard reader.clean(text, text.indices, as: source.kind, isCounting: true) == nil else { return 0 }
            let most = min(settings.options.maximumFindings ?? .max, reader.policy.maximumFindings)
            if reader.countableKind(as: source.kind, limit: most, countsFixes: false) != nil {
                let selection = source.settings.selection
                let cards = cards
                var count = 0
                reader.countFindings { rule, severity in
                    if selection.severity(of: rule, severity, cards) != nil { count += 1 }
                }
                return count
            }
        }
        let counted = examine(Job(source: source, content: .document(bytes, isCandidate: false)), isInOrder: true)
        return counted.reduce(0) { $0 + $1.summary.errors + $1.summary.warnings + $1.summary.infos }
    }

    /// Returns the record of a document as one line without its end.
    package mutating func record(_ bytes: [UInt8], from source: DocumentSource) -> [UInt8] {
        forgetDocuments()
        var text = printed(bytes, source)
        if text.last == 0x0A { text.removeLast() }
        return text
    }

    private mutating func printed(_ bytes: [UInt8], _ source: DocumentSource) -> [UInt8] {
        isInOrder = true
        let text = script(in: bytes, as: source)
        var outcome = nothing
        var look = Look.none
        defer { reader.letGo() }
        if wayOfCleanLines == .recorded {
            prepare(source.settings)
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

    /// Returns the records of documents on lines. Each line, and each empty one, has a line.
    package mutating func records(_ bytes: [UInt8], from source: DocumentSource) -> [UInt8] {
        forgetDocuments()
        let block = LineBlock(bytes, lines: LinePlace.all(in: bytes))
        let outcomes = examine(Job(source: source, content: .records(block)), isInOrder: true)
        guard let first = outcomes.first, outcomes.count > 1 else { return outcomes.first?.printed ?? [] }
        return outcomes.dropFirst().reduce(into: first.printed) { $0 += $1.printed }
    }

    /// Returns the kind of a document and its requirements.
    package mutating func requirements(
        _ bytes: [UInt8], from source: DocumentSource
    ) -> (kind: DocumentKind?, requirements: Requirements?) {
        let text = script(in: bytes, as: source)
        prepare(source.settings)
        let check = reader.check(text, as: source.kind, recovering: true)
        return (check.kind, reader.requirements(of: check))
    }

    /// Forgets what earlier documents say.
    private mutating func forgetDocuments() { (merchants, identities) = (MerchantConsistency(), KnownIdentities()) }
}
