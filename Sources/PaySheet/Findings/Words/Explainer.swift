/// Puts a raw finding into words and finds its place.
package struct Explainer {
    let source: FindingSource
    /// A place that was found before: those behind it are not far.
    private var known: TextPosition?
    /// The text, where there are faults of it to explain.
    private let text: [UInt8]

    package init(_ source: FindingSource) {
        self.source = source
        text = source.isJSON ? [] : Array(source.bytes)
    }

    /// Explains one finding after another, in the order of the text.
    mutating func next(_ raw: RawFinding) -> Finding {
        let finding = finding(raw)
        known = finding.place.start
        return finding
    }

    package func finding(_ raw: RawFinding) -> Finding {
        let rule = source.policy.catalog.rule(raw.rule)
        if let cause = rule.syntaxCause { return syntaxFinding(raw, cause) }
        if raw.rule >= RuleID.ruleBase && rule != .documentWrapped || raw.detail == .ofCode { return ruleFinding(raw, rule) }
        let wording = Wording(explainer: self, raw: raw)
        var related: [Finding.RelatedPlace] = []
        if rule == .documentWrapped {
            related.append(Finding.RelatedPlace(message: "the document is here", place: shownPlace(ofNode: Int(raw.other))))
        }
        if rule == .memberDuplicate, raw.other != RawFinding.none {
            related.append(Finding.RelatedPlace(message: "the first one is here", place: place(ofNode: Int(raw.other))))
        }
        return Finding(
            rule: rule, severity: raw.severity, message: source.masked(wording.message), help: masked(wording.help),
            place: place(of: raw, rule), related: related, member: rule == .memberMissing ? wording.name : nil,
            fix: made(ShapeFix(wording: wording).fix))
    }

    private func ruleFinding(_ raw: RawFinding, _ rule: RuleID) -> Finding {
        let notes = source.notes
        let note = notes.indices.contains(Int(raw.other)) ? notes[Int(raw.other)] : RuleNote(message: "", help: nil, related: [], fix: nil)
        return Finding(
            rule: rule, severity: raw.severity, message: source.masked(note.message), help: masked(note.help),
            place: shownPlace(ofNode: Int(raw.node)),
            related: note.related.map {
                Finding.RelatedPlace(message: source.masked($0.message), place: shownPlace(ofNode: $0.node))
            }, member: nil, fix: made(note.fix))
    }

    /// Sentences quote values of members that are not personal. Such a value can look personal all the same.
    private func masked(_ help: String?) -> String? { help.map { source.masked($0) } }

    /// Text that is not JSON must be made JSON first.
    private func made(_ fix: RawFix?) -> Fix? {
        guard source.isJSON, let fix else { return nil }
        return FixMaker(source).fix(fix)
    }

    /// A place as it is underlined: of an object or a list the opening bracket only.
    private func shownPlace(ofNode node: Int) -> Finding.Place {
        let range = source.range(of: node)
        guard source.nodes.indices.contains(node), source.nodes[node].kind == .object || source.nodes[node].kind == .array else {
            return place(range, pointer: source.pointer(to: node))
        }
        // Cannot trap: the range of a node is within the text.
        return place(range.lowerBound..<min(range.lowerBound + 1, source.count), pointer: source.pointer(to: node))
    }

    private func syntaxFinding(_ raw: RawFinding, _ cause: SyntaxFault.Cause) -> Finding {
        let fault = SyntaxFault(
            cause, start: Int(raw.node), end: Int(raw.other), related: raw.related == RawFinding.none ? nil : Int(raw.related))
        let bytes = text.isEmpty ? Array(source.bytes) : text
        var related: [Finding.RelatedPlace] = []
        if let other = fault.related {
            related.append(
                // Cannot trap: the scanner notes places within the text.
                Finding.RelatedPlace(message: "it belongs to this", place: place(other..<min(other + 1, source.count), pointer: "")))
        }
        return Finding(
            rule: RuleID(cause), severity: raw.severity,
            message: source.masked(fault.sentence(in: bytes) { !source.nodes.isEmpty || source.isMemberName($0) }),
            help: masked(fault.help(in: bytes)),
            place: place(fault.start..<fault.end, pointer: ""), related: related, member: nil, fix: nil)
    }

    private func place(of raw: RawFinding, _ rule: RuleID) -> Finding.Place {
        let node = Int(raw.node)
        // Something missing is shown at the opening brace of what it is missing from.
        if rule == .memberMissing || rule == .documentKind || rule == .documentWrapped {
            let start = source.range(of: node).lowerBound
            // Cannot trap: the range of a node is within the text.
            return place(start..<min(start + 1, source.count), pointer: source.pointer(to: node))
        }
        return place(ofNode: node)
    }

    private func place(ofNode node: Int) -> Finding.Place { place(source.range(of: node), pointer: source.pointer(to: node)) }

    private func place(_ range: Range<Int>, pointer: String) -> Finding.Place {
        let range = source.origin?.range(range) ?? range
        let start = source.lines.position(at: range.lowerBound, behind: known)
        return Finding.Place(pointer: pointer, start: start, end: source.lines.position(at: range.upperBound, behind: start))
    }
}
