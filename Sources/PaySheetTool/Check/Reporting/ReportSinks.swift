import PaySheetReports

/// The reports of a run on their way: one is printed as it grows, the others are kept and each written to its file in one step.
struct ReportSinks {
    private var printed: ReportWriter
    private let isPrinted: Bool
    private let style: TextStyle
    private var files: [File]

    private struct File {
        var path: String
        var writer: ReportWriter
        var bytes: [UInt8] = []
    }

    init(_ output: ReportOutput, now: String?, namesClean: Bool, isPrinted: Bool = true) {
        self.isPrinted = isPrinted
        var style = output.style
        style.namesClean = namesClean
        self.style = style
        printed = ReportWriter(output.format, style: style, now: now)
        style.isColored = false
        files = output.files.map { File(path: $0.path, writer: ReportWriter($0.format, style: style, now: now)) }
    }

    /// Where the reports of documents are made.
    enum Rendering: Sendable, Hashable {
        /// Nowhere: there are none.
        case none
        /// With the documents: what is printed about one has nothing to do with the others.
        case apart(ReportFormat, TextStyle)
        /// Here, one after the other.
        case together

        /// Nothing is written about a document without findings: of one that is a file, and of one that is a line.
        var isSilent: (ofFile: Bool, ofLine: Bool) {
            switch self {
            case .none, .apart(.concise, _): (true, true)
            case .apart(.text, _): (false, true)
            case .apart, .together: (false, false)
            }
        }

        /// Some report tells fixes that can be applied from others, or counts them.
        var saysOfFixesMoreThanSafety: Bool {
            switch self {
            case .none: false
            case .apart(let format, _): format != .ndjson
            case .together: true
            }
        }
    }

    var rendering: Rendering {
        guard files.isEmpty else { return .together }
        guard isPrinted else { return .none }
        return printed.format.isPerDocument ? .apart(printed.format, style) : .together
    }

    /// Somebody still takes in what the run finds.
    func areWanted(_ console: Console) -> Bool { !files.isEmpty || !console.isClosed && !console.hasFailed }

    mutating func open(_ console: inout Console) { write(&console) { $0.opening() } }

    mutating func document(_ document: CheckedDocument, _ console: inout Console) { write(&console) { $0.document(document) } }

    mutating func emptyLine(_ console: inout Console) { write(&console) { $0.emptyLine() } }

    /// Ends all reports and writes the files. False when some file could not be written.
    mutating func close(_ summary: Summary, _ console: inout Console) -> Bool {
        write(&console) { $0.closing(summary) }
        var areWritten = true
        for file in files {
            guard let failure = console.system.replace(file.path, file.bytes) else { continue }
            console.note("cannot write " + file.path + ": " + failure.message)
            areWritten = false
        }
        return areWritten
    }

    private mutating func write(_ console: inout Console, _ bytes: (inout ReportWriter) -> [UInt8]) {
        if isPrinted { console.write(bytes(&printed)) }
        for index in files.indices { files[index].bytes += bytes(&files[index].writer) }
    }
}
