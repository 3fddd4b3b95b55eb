/// Writes JSON document by document.
struct JSONBody: ReportBody {
    static var content: OutputContent { .json }

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

/// Writes a line for each document, and an empty one for each empty line.
struct RecordBody: ReportBody {
    static var content: OutputContent { .records }

    private var texts: RecordTexts? = RecordTexts()

    mutating func document(_ document: CheckedDocument) -> [UInt8] {
        var bytes: [UInt8] = []
        write(document, to: &bytes)
        return bytes
    }

    mutating func write(_ document: CheckedDocument, to bytes: inout [UInt8]) {
        var json = JSONBytes(isIndented: false, length: 512 + 1536 * document.findings.count)
        JSONReport.object(document, &json, &texts)
        json.append(to: &bytes)
        bytes.append(0x0A)
    }

    func emptyLine() -> [UInt8] { [0x0A] }
    func closing(_ summary: Summary) -> [UInt8] { [] }
}
