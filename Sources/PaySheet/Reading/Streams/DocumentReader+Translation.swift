// What the rules of another catalog find in the translation of a document.

extension DocumentReader {
    /// Adds what the translation of the document in hand shows.
    mutating func addTranslation(to outcome: inout Checker.Outcome) {
        guard let translate = checker.catalog.catalog.translation, outcome.isJSON, let shape = outcome.shape, !outcome.isGuess else {
            return
        }
        let source = TranslationSource(nodes: checker.currentNodes(isJSON: true), padded: checker.text.padded, origin: checker.origin)
        guard source.isObject(0) else { return }
        let translation = translate(source, shape, .check)
        let silent = Set(translation.problems.flatMap { $0.covers })
        let settled = silent.union(translation.accepted)
        if !settled.isEmpty { outcome.findings.removeAll { $0.rule < RuleID.ruleBase && settled.contains(Int($0.node)) } }
        for problem in translation.problems {
            outcome.add(
                problem.rule.code, problem.severity, at: problem.node,
                RuleNote(message: problem.message, help: problem.help, related: problem.related, fix: problem.fix))
        }
        for document in translation.documents { add(document, of: source, besides: silent, to: &outcome) }
        outcome.findings = outcome.findings.inOrder { Int($0.node) }
    }

    /// Adds what rules find in one translation. Rules about shape say nothing: the document itself has shapes.
    private mutating func add(
        _ document: Translation.Document, of source: TranslationSource, besides silent: Set<Int>, to outcome: inout Checker.Outcome
    ) {
        if translators.isEmpty { translators = [DocumentReader(RulePolicy(shared.policy, shared.expectations, .applePay))] }
        let findings = translators[0].derivedFindings(in: document.bytes, asShape: document.kind.shape, hasUnknowns: true)
        let text = findings.source
        for raw in findings.raw {
            guard let piece = document.piece(at: text.range(of: Int(raw.node)).lowerBound), document.isChecked(raw.rule, piece),
                !silent.contains(piece.node)
            else { continue }
            outcome.add(raw.rule, raw.severity, at: piece.node, TranslatedNote(document, source, text).note(raw, piece))
        }
    }
}

extension Checker.Outcome {
    /// Adds a finding with its words, unless there is the same already.
    fileprivate mutating func add(_ rule: UInt16, _ severity: Severity, at node: Int, _ note: RuleNote) {
        guard !findings.contains(where: { $0.rule == rule && Int($0.node) == node }) else { return }
        findings.append(
            // The words of a rule about shape are those of the other catalog, too.
            RawFinding(
                rule: rule, severity: severity, detail: rule < RuleID.ruleBase ? .ofCode : .plain, shape: 0,
                node: UInt32(truncatingIfNeeded: node), other: UInt32(truncatingIfNeeded: notes.count)))
        notes.append(note)
    }
}

/// The words of a finding in a translation, as the translated document needs them.
private struct TranslatedNote {
    private let document: Translation.Document
    private let source: TranslationSource
    private let text: FindingSource

    init(_ document: Translation.Document, _ source: TranslationSource, _ text: FindingSource) {
        self.document = document
        self.source = source
        self.text = text
    }

    func note(_ raw: RawFinding, _ piece: Translation.Document.Piece) -> RuleNote {
        let isNoted = raw.rule >= RuleID.ruleBase && text.notes.indices.contains(Int(raw.other))
        let note: RuleNote
        if isNoted {
            note = text.notes[Int(raw.other)]
        } else {
            let finding = Explainer(text).finding(raw)
            note = RuleNote(message: finding.sentence, help: finding.help)
        }
        let fix = note.fix.flatMap { moved($0) }
        var message = note.message
        if case .scaled(let decimals) = piece.origin, let value = source.wholeNumber(piece.node) {
            let currency: Sentence = document.currency.map { " \($0, "currency")" } ?? ""
            message +=
                " (\(value, "value") is \(MinorAmount.text(value, decimals: decimals), "amount")\(words: currency))"
        }
        let related = note.related.compactMap { place in
            self.piece(of: place.node).flatMap { $0.origin == .filled ? nil : RelatedNode($0.node, place.message) }
        }
        // A help with another value than the one to write would mislead.
        let isExact = piece.origin == .copied || !(note.help ?? "").utf8.contains(UInt8(ascii: "\""))
        return RuleNote(message: message, help: fix?.summary ?? (isExact ? note.help : nil), related: related, fix: fix)
    }

    private func piece(of node: Int) -> Translation.Document.Piece? { document.piece(at: text.range(of: node).lowerBound) }

    /// The fix in the units of the translated document. `nil` if it changes something that the document does not have.
    private func moved(_ fix: RawFix) -> RawFix? {
        var edits: [RawEdit] = []
        var summary = fix.summary
        for edit in fix.edits {
            guard case .replace(let node, let json) = edit, let piece = piece(of: node) else { return nil }
            switch piece.origin {
            case .copied: edits.append(.replace(node: piece.node, json: json))
            case .scaled(let decimals):
                guard case .text(let amount)? = JSONTree(json.utf8),
                    let value = MinorAmount.value([UInt8](amount.utf8), decimals: decimals)
                else { return nil }
                summary = "write " + String(value)
                edits.append(.replace(node: piece.node, json: String(value)))
            case .derived, .filled: return nil
            }
        }
        return edits.isEmpty ? nil : RawFix(fix.safety, summary, edits)
    }
}
