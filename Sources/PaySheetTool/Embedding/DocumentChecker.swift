package import PaySheet
import PaySheetReports

/// Checks documents one by one with the settings of a run of `check`.
package struct DocumentChecker {
    private let source: DocumentSource
    private var examiner: Examiner

    /// - Parameter arguments: Those of `check`. Operands, and options for files to write, have no effect.
    package init(_ arguments: Arguments, _ system: System) throws(UsageError) {
        let configuration = try ConfigurationSearch.configuration(arguments, system)
        let settings = try CheckSettings(arguments, configuration: configuration, system)
        let suppressor = Suppressor(settings, system)
        var book = SettingsBook(settings, system)
        let path = settings.standardName
        source = DocumentSource(path: path, settings: book.settings(for: path), ignores: suppressor.ignores(about: book.path(path)))
        examiner = Examiner(settings, suppressor, .apart(.ndjson, settings.output.style), writer: .records())
    }

    /// The arguments that a check needs besides those of the caller.
    package static let words = ["--format=ndjson"]

    /// Checks without options. `nil` cannot happen, because nothing can be wrong with no options.
    package static func plain(_ catalogs: CommandCatalogs) -> DocumentChecker? {
        let command = CommandDescription(name: "check", options: CheckCommand.options(with: catalogs))
        guard let arguments = try? Arguments(words + ["--no-config"], of: command, catalogs: catalogs) else { return nil }
        return try? DocumentChecker(arguments, MemorySystem().system)
    }

    /// Returns the number of findings of a document.
    package mutating func count(_ bytes: [UInt8]) -> Int {
        examiner.forgetDocuments()
        return examiner.count(bytes, source)
    }

    /// Returns the report of a document as one line without its end.
    package mutating func record(_ bytes: [UInt8]) -> [UInt8] {
        examiner.forgetDocuments()
        var text = examiner.record(bytes, source)
        if text.last == 0x0A { text.removeLast() }
        return text
    }

    /// Returns the reports of documents on lines. Each line, and each empty one, has a line.
    package mutating func records(_ bytes: [UInt8]) -> [UInt8] {
        examiner.forgetDocuments()
        let block = LineBlock(bytes, lines: DocumentChecker.lines(of: bytes))
        return DocumentChecker.printed(examiner.examine(Job(source: source, content: .records(block)), isInOrder: true))
    }

    /// Returns the kind of a document and its requirements.
    package mutating func requirements(_ bytes: [UInt8]) -> (kind: DocumentKind?, requirements: Requirements?) {
        examiner.forgetDocuments()
        return examiner.requirements(bytes, source)
    }

    private static func printed(_ outcomes: [Outcome]) -> [UInt8] {
        guard let first = outcomes.first, outcomes.count > 1 else { return outcomes.first?.printed ?? [] }
        return outcomes.dropFirst().reduce(into: first.printed) { $0 += $1.printed }
    }

    private static func lines(of bytes: [UInt8]) -> [LinePlace] {
        var lines: [LinePlace] = []
        var start = 0
        while start < bytes.count {
            let next = bytes.lineEnd(in: start..<bytes.count) ?? bytes.count
            let end = next > start && bytes[next - 1] == 0x0D ? next - 1 : next
            lines.append(LinePlace(start: start, end: end))
            start = next + 1
        }
        return lines
    }
}
