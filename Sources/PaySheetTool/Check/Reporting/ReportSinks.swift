import PaySheet
import PaySheetChecking
import PaySheetReports

/// The reports of a run. They grow with it: one is printed, and each of the others is a file that gets its name at the end.
struct ReportSinks: ~Copyable {
    private var printed: ReportWriter
    private let isPrinted: Bool
    private let style: TextStyle
    private let threshold: Severity?
    private let now: String?
    private let wanted: [ReportOutput.File]
    /// The files that can still be written, between the beginning and the end of the run.
    private var files: [ReportFile] = []

    init(_ output: ReportOutput, _ summary: Summary, namesClean: Bool, isPrinted: Bool = true) {
        self.isPrinted = isPrinted
        var style = output.style
        style.namesClean = namesClean
        self.style = style
        (threshold, now) = (summary.threshold, summary.now)
        printed = ReportWriter(output.format, style: style, now: now, threshold: threshold)
        wanted = output.files
    }

    var rendering: Rendering {
        guard wanted.isEmpty else { return .together }
        guard isPrinted else { return .none }
        return printed.format.isPerDocument ? .apart(printed.format, style) : .together
    }

    /// Whether a file still grows.
    var haveFiles: Bool { !files.isEmpty }

    mutating func open(_ console: inout Console) {
        var plain = style
        plain.isColored = false
        for file in wanted {
            switch console.system.begin(file.path) {
            case .failure(let failure): ReportSinks.complain(file.path, failure, &console)
            case .success(let draft):
                let writer = ReportWriter(file.format, style: plain, now: now, threshold: threshold, changesLater: draft.canChange)
                files.append(ReportFile(file.path, draft, writer))
            }
        }
        write(&console) { $0.opening() }
    }

    mutating func document(_ document: CheckedDocument, _ console: inout Console) { write(&console) { $0.document(document) } }

    /// Writes the answers to empty lines, as far as a report has any.
    mutating func emptyLines(_ count: Int, _ console: inout Console) {
        write(&console) { writer in
            let line = writer.emptyLine()
            return line.isEmpty ? [] : [UInt8](repeatElement(line, count: count).joined())
        }
    }

    /// Ends all reports. Returns false if a file could not be written.
    mutating func close(_ summary: Summary, _ console: inout Console) -> Bool {
        if isPrinted { printed.close(summary) { console.write($0) } }
        var finished = 0
        for file in files {
            if let failure = file.finish(summary) { ReportSinks.complain(file.path, failure, &console) } else { finished += 1 }
        }
        files = []
        return finished == wanted.count
    }

    private mutating func write(_ console: inout Console, _ bytes: (inout ReportWriter) -> [UInt8]) {
        if isPrinted { console.write(bytes(&printed)) }
        files.removeAll { file in
            guard let failure = file.write(bytes) else { return false }
            ReportSinks.complain(file.path, failure, &console)
            return true
        }
    }

    private static func complain(_ path: String, _ failure: SystemFailure, _ console: inout Console) {
        console.note("cannot write " + path + ": " + failure.message)
    }
}

/// A report that grows in a file.
private final class ReportFile {
    let path: String
    private let draft: FileDraft
    private var writer: ReportWriter

    init(_ path: String, _ draft: FileDraft, _ writer: ReportWriter) { (self.path, self.draft, self.writer) = (path, draft, writer) }

    func write(_ bytes: (inout ReportWriter) -> [UInt8]) -> SystemFailure? { draft.append(bytes(&writer)) ?? change() }

    func finish(_ summary: Summary) -> SystemFailure? {
        var failure: SystemFailure?
        writer.close(summary) { failure = failure ?? draft.append($0) }
        return failure ?? change() ?? draft.finish()
    }

    private func change() -> SystemFailure? {
        for change in writer.takeChanges() {
            if let failure = draft.change(change.bytes, at: change.offset) { return failure }
        }
        return nil
    }
}
