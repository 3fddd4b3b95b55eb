import PaySheet
import PaySheetChecking
import PaySheetReports

/// The first half of `check --fix`: applies the safe fixes of the findings that the run shows.
struct FixPass: ~Copyable {
    private let settings: RunSettings
    private var session: CheckSession
    private var failures: [(path: String, SystemFailure)] = []

    /// Returns the files that could not be written, and why.
    static func run(_ settings: RunSettings, _ inputs: [Input], _ console: inout Console) -> [(path: String, SystemFailure)] {
        var form = settings.form
        form.isForChange = true
        // Reading a pipe would leave nothing for the check.
        let files = inputs.filter { input in input.file.map { console.system.look($0)?.kind == .file } == true }
        var feed = Feed(files, settings.check, form, console.system)
        var pass = FixPass(settings)
        // What cannot be read, or is not fixed, is for the check to report.
        while let item = feed.next() {
            if case .unit(let unit, _) = item { pass.fix(unit, &console) }
        }
        return pass.failures
    }

    private init(_ settings: RunSettings) {
        self.settings = settings
        session = CheckSession(settings.check, ReportPlan(), writer: nil)
    }

    private mutating func fix(_ unit: Unit, _ console: inout Console) {
        switch unit {
        case .job(let job):
            guard case .document(let bytes, _) = job.content else { return }
            let check = session.checkForChange(bytes, from: job.source)
            guard check.kind != nil, !check.isGuess,
                case .fixed(let result, _) = session.fix(check, from: job.source, includingRisky: false), let new = result.bytes
            else { return }
            write(new, result.applied.count, instead: bytes, job.source, &console)
        case .source(let bytes, let language, let source):
            let fixed = session.fix(bytes, language, from: source.whole, includingRisky: false)
            if fixed.applied > 0 { write(fixed.bytes, fixed.applied, instead: bytes, source, &console) }
        case .container, .documents: break
        }
    }

    private mutating func write(
        _ new: [UInt8], _ applied: Int, instead old: [UInt8], _ source: DocumentSource, _ console: inout Console
    ) {
        guard !source.isPart else {
            return console.note(source.path + ": not fixed, because it is gzip data; decompress it first: gunzip")
        }
        if let failure = console.system.rewrite(source.file, from: old, to: new) {
            failures.append((source.file, failure))
        } else if !settings.output.style.isQuiet {
            console.note("fixed " + source.path + ": " + Counted.text(applied, "finding"))
        }
    }
}
