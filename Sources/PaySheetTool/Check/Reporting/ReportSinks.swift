import PaySheetChecking
import PaySheetReports

/// The reports of a run. One is printed as it grows; the others are collected and each written to its file in one step.
struct ReportSinks: ~Copyable {
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

    var rendering: Rendering {
        guard files.isEmpty else { return .together }
        guard isPrinted else { return .none }
        return printed.format.isPerDocument ? .apart(printed.format, style) : .together
    }

    /// Whether anything still uses the findings.
    func areWanted(_ console: Console) -> Bool { !files.isEmpty || !console.isClosed && !console.hasFailed }

    mutating func open(_ console: inout Console) { write(&console) { $0.opening() } }

    mutating func document(_ document: CheckedDocument, _ console: inout Console) { write(&console) { $0.document(document) } }

    mutating func emptyLine(_ console: inout Console) { write(&console) { $0.emptyLine() } }

    /// Ends all reports and writes the files. Returns false if a file could not be written.
    mutating func close(_ summary: Summary, _ console: inout Console) -> Bool {
        write(&console) { $0.closing(summary) }
        var areWritten = true
        for file in files {
            guard let failure = console.system.save(file.bytes, to: file.path) else { continue }
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
