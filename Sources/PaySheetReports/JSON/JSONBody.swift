/// JSON document by document.
struct JSONBody: ReportBody {
    let now: String?
    private var isFirst = true

    init(now: String?) { self.now = now }

    func opening() -> [UInt8] { JSONReport.opening(now: now) }

    mutating func document(_ document: CheckedDocument) -> [UInt8] {
        defer { isFirst = false }
        return JSONReport.document(document, isFirst: isFirst)
    }

    func closing(_ summary: Summary) -> [UInt8] { JSONReport.closing(summary) }
}

/// A line for each document, and for each empty line an empty one.
struct RecordBody: ReportBody {
    func document(_ document: CheckedDocument) -> [UInt8] {
        var bytes = JSONReport.record(document)
        bytes.append(0x0A)
        return bytes
    }

    func emptyLine() -> [UInt8] { [0x0A] }
    func closing(_ summary: Summary) -> [UInt8] { [] }
}
