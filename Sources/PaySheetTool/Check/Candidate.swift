import PaySheet

/// Distinguishes documents from other JSON files.
enum Candidate {
    /// Returns whether a file in a folder is a document: its kind is known, and so are more than half of its members.
    static func isDocument(_ check: DocumentCheck) -> Bool {
        guard check.kind != nil else { return false }
        let source = check.findings.source
        guard let root = source.nodes.first, root.kind == .object else { return true }
        // Another W3C method is not for Apple Pay.
        guard !check.findings.contains(.documentDialect) else { return false }
        let strangers = check.findings.reduce(0) { count, finding in
            if finding.rule == .documentNameStyle || finding.rule == .documentDepth, finding.place.pointer.isEmpty {
                return count + finding.related.count
            }
            let isAtRoot = finding.place.pointer.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "/") ? 1 : 0) } == 1
            return count + (isAtRoot && finding.rule == .memberUnknown ? 1 : 0)
        }
        return strangers * 2 < root.count
    }
}
