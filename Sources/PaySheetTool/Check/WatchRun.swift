import PaySheet
import PaySheetChecking
import PaySheetReports

/// A run of `check` that does not end: it checks again when a file changes.
///
/// It compares the files every few hundred milliseconds, which works on every system and for every file system.
struct WatchRun: ~Copyable {
    private let arguments: Arguments
    private var stamps: [String: Stamp] = [:]
    private var status = ExitStatus.passed
    /// The mistake in the settings that was reported last.
    private var mistake: String?

    /// What differs between two versions of a file.
    private struct Stamp: Equatable {
        let size: Int?
        let changed: Int64?
    }

    private static let interval = 300
    /// Removes what the terminal shows, but not what was there before.
    private static let clearing = "\u{1B}[2J\u{1B}[H"

    static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        guard !arguments.operands.contains("-") else { throw UsageError("--watch needs files or folders, not standard input") }
        for option in ["report", "output", "stat", "statistics", "write-baseline", "expect-manifest", "expect"]
        where !arguments.values(option).isEmpty {
            throw UsageError("--watch prints its report; remove --" + option)
        }
        var run = WatchRun(arguments: arguments)
        return try run.run(&console)
    }

    private init(arguments: Arguments) { self.arguments = arguments }

    private mutating func run(_ console: inout Console) throws(UsageError) -> Int32 {
        try check(isFirst: true, &console)
        while !console.isClosed, !console.hasFailed, console.system.pause(WatchRun.interval) {
            do throws(UsageError) {
                try check(isFirst: false, &console)
            } catch  where error.text != mistake {
                // A configuration that is being edited may be broken for a moment.
                mistake = error.text
                console.note(error.text)
            } catch {}
        }
        return status
    }

    private mutating func check(isFirst: Bool, _ console: inout Console) throws(UsageError) {
        let system = console.system
        let settings = try RunSettings(arguments, system)
        let inputs = Walk.inputs(
            of: settings.operands, staysInside: settings.fixes, readsSources: !settings.options.readsScripts, readsDomainFiles: true,
            readsCompressed: true, opening: settings.check.containers, ending: settings.check.catalogs.endings, system)
        let others = otherFiles(settings)
        let files = inputs.compactMap { $0.isSkipped ? nil : $0.path } + others
        let now = stamps(of: files, system)
        guard isFirst || now != stamps || mistake != nil else { return }
        let gone = stamps.keys.filter { now[$0] == nil }.sorted()
        mistake = nil
        if !isFirst, system.outputIsTerminal { console.write(WatchRun.clearing) }
        for path in gone { console.note(settings.check.paths.reported(path) + ": removed") }
        // All files: the findings of the others are still there.
        status = try CheckRun.run(settings, inputs, &console)
        if !settings.output.style.isQuiet { console.note("watching " + Counted.text(now.count, "file") + "; Ctrl-C ends") }
        console.flush()
        // The run itself may have changed files.
        stamps = stamps(of: files, system)
    }

    /// The files besides documents that the run reads.
    private func otherFiles(_ settings: RunSettings) -> [String] {
        arguments.values("config") + arguments.values("merchants")
            + [settings.options.baseline, settings.check.configuration?.baseline?.file, settings.check.configuration?.name]
            .compactMap { $0 }
    }

    private func stamps(of files: [String], _ system: System) -> [String: Stamp] {
        var stamps: [String: Stamp] = [:]
        for file in files where system.look(file) != nil { stamps[file] = Stamp(size: system.size(file), changed: system.changed(file)) }
        return stamps
    }
}

extension Input {
    fileprivate var isSkipped: Bool { if case .skipped = self { true } else { false } }
}
