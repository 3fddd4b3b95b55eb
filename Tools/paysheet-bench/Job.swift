/// The measured jobs.
enum Job: String, CaseIterable {
    /// Scan and bind, with all findings about the shape.
    case shape
    /// The same and all rules.
    case check
    /// A value with all its strings, without rules, like a decoder.
    case decode
    /// A value with all its strings, and all rules.
    case read
    /// From the value back to bytes.
    case encode
    /// Findings, then all safe fixes.
    case fix
    /// A picture of the payment sheet, from the value.
    case preview
    /// The division of the total, from the value.
    case split

    var summary: String {
        switch self {
        case .shape: "scan and bind, with all findings about the shape"
        case .check: "shape, and all rules"
        case .decode: "a value with all its strings, without rules"
        case .read: "a value with all its strings, and all rules"
        case .encode: "the value as minified JSON"
        case .fix: "check of documents with mistakes, and all safe fixes"
        case .preview: "the payment sheet as SVG, from the value"
        case .split: "the division of the total by the number of lines, from the value"
        }
    }
}

/// A job with everything that it needs in memory.
struct Pass {
    /// The number of documents of one round, and their bytes.
    let documents: Int
    let bytes: Int
    /// Processes all documents this number of times, with its own storage. Returns the number of correct results.
    let go: (_ rounds: Int) -> Int

    init(_ documents: [[UInt8]], go: @escaping (Int) -> Int) {
        self.documents = documents.count
        bytes = documents.reduce(0) { $0 &+ $1.count }
        self.go = go
    }
}
