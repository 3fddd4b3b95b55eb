import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetSources

/// The first half of `check --fix`: applies the safe fixes of the findings that the run shows.
struct FixPass: ~Copyable {
    private let settings: RunSettings
    private var sources: DocumentSources
    private var session: CheckSession
    private let resolver: DocumentResolver
    private var failures: [(path: String, SystemFailure)] = []

    /// Returns the files that could not be written, and why.
    static func run(_ settings: RunSettings, _ inputs: [Input], _ console: inout Console) -> [(path: String, SystemFailure)] {
        var pass = FixPass(settings, console.system)
        for input in inputs { pass.fix(input, &console) }
        return pass.failures
    }

    private init(_ settings: RunSettings, _ system: System) {
        self.settings = settings
        sources = DocumentSources(settings.check, system)
        session = CheckSession(settings.check, ReportPlan(), writer: nil)
        resolver = settings.check.resolver
    }

    /// Fixes a file. What cannot be read, or is not fixed, is for the check to report.
    private mutating func fix(_ input: Input, _ console: inout Console) {
        switch input {
        case .document(let path): fix(path, isFound: false, &console)
        case .candidate(let path): fix(path, isFound: true, &console)
        case .source(let path, _):
            guard let language = SourceLanguage(path: InputText.plainPath(path)), let text = text(of: path, console.system) else { return }
            // (A compressed file has fixes, but nothing offers them.)
            let fixed = session.fix(text.bytes, language, from: sources.source(at: path), includingRisky: false)
            if fixed.applied > 0 { write(fixed.bytes, fixed.applied, for: text, path, &console) }
        case .standard, .records, .domainFile, .missing, .skipped: break
        }
    }

    private mutating func fix(_ path: String, isFound: Bool, _ console: inout Console) {
        guard let text = text(of: path, console.system), resolver.open(text.bytes, at: text.path(path), isFound: isFound) == nil else {
            return
        }
        let source = sources.source(at: path, isCompressed: text.isCompressed)
        let check = session.checkForChange(text.bytes, from: source)
        guard check.kind != nil, !check.isGuess, case .fixed(let result, _) = session.fix(check, from: source, includingRisky: false),
            let bytes = result.bytes
        else { return }
        write(bytes, result.applied.count, for: text, path, &console)
    }

    private func text(of path: String, _ system: System) -> InputText? {
        guard system.look(path)?.kind == .file else { return nil }
        guard case .success(let text) = system.text(of: path, limit: settings.check.byteLimit) else { return nil }
        return text
    }

    private mutating func write(_ new: [UInt8], _ applied: Int, for text: InputText, _ path: String, _ console: inout Console) {
        let name = settings.check.paths.reported(path)
        guard !text.isCompressed else {
            return console.note(name + ": not fixed, because it is gzip data; decompress it first: gunzip")
        }
        if let failure = console.system.rewrite(path, from: text.bytes, to: new) {
            failures.append((path, failure))
        } else if !settings.output.style.isQuiet {
            console.note("fixed " + name + ": " + Counted.text(applied, "finding"))
        }
    }
}
