import PaySheet

extension DocumentCheck {
    /// Whether a JSON file found below a folder is a document: its kind is clear, and more than half of its members are known.
    var isProbablyDocument: Bool {
        guard kind != nil else { return false }
        guard let root = findings.source.nodes.first, root.kind == .object else { return true }
        // A file that follows another API was not meant for this check.
        guard !findings.contains(.documentDialect) else { return false }
        let unknown = findings.reduce(0) { count, finding in
            if finding.rule == .documentNameStyle || finding.rule == .documentDepth, finding.place.pointer.isEmpty {
                return count + finding.related.count
            }
            let isAtRoot = finding.place.pointer.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "/") ? 1 : 0) } == 1
            return count + (isAtRoot && finding.rule == .memberUnknown ? 1 : 0)
        }
        return unknown * 2 < root.count
    }
}
