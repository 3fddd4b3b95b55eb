extension Finding {
    /// The same finding at the place of a pointer in a JSON text, for readers of the text.
    package func located(in text: [UInt8], _ pointer: String) -> Finding {
        let text = SourceText(text)
        var scanner = Scanner()
        guard scanner.scan(text, limits: Limits()) else { return self }
        let source = FindingSource(text, nodes: scanner.nodes.beginning(scanner.nodeCount), isJSON: true, policy: RulePolicy(Policy()))
        // The name of a member has the same pointer as its value, and precedes it.
        guard let node = source.nodes.indices.last(where: { source.pointer(to: $0) == pointer }) else { return self }
        let isContainer = source.nodes[node].is(.object) || source.nodes[node].is(.array)
        let range = source.range(of: node)
        let start = source.lines.position(at: range.lowerBound, behind: nil)
        let end = source.lines.position(at: isContainer ? range.lowerBound + 1 : range.upperBound, behind: start)
        return Finding(
            rule: rule, severity: severity, message: sentence, help: help,
            place: Place(pointer: pointer, start: start, end: end, file: place.file), related: [], member: member, fix: nil)
    }
}
