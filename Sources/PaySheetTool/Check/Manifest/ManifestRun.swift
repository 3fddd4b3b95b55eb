import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetText

/// A run of `check` that compares the findings with a manifest.
struct ManifestRun: ~Copyable {
    private let manifest: ExpectedManifest
    private let path: String
    private let folder: String
    private let commandLine: RunSettings
    private var differences: [String] = []

    static func run(_ path: String, _ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        for option in ["expect", "baseline", "write-baseline", "report", "stat", "statistics"] where !arguments.values(option).isEmpty {
            throw UsageError("--expect-manifest prints only differences; remove --" + option + " out")
        }
        var run = ManifestRun(
            manifest: try ExpectedManifest.read(path, arguments.catalogs, console.system), path: path, folder: Paths.folder(of: path),
            // The manifest contains all settings; a configuration in a parent folder must not change them.
            commandLine: try RunSettings(arguments, searches: false, console.system))
        return try run.run(&console)
    }

    private init(manifest: ExpectedManifest, path: String, folder: String, commandLine: RunSettings) {
        self.manifest = manifest
        self.path = path
        self.folder = folder
        self.commandLine = commandLine
    }

    private mutating func run(_ console: inout Console) throws(UsageError) -> Int32 {
        for entry in manifest.entries {
            let before = differences.count
            try check(entry, console.system)
            for difference in differences[before...] { console.write(VisibleText.leading(difference) + "\n") }
        }
        for stranger in strangers(console.system) {
            differences.append(stranger)
            console.write(VisibleText.leading(stranger + ": missing in the manifest") + "\n")
        }
        if !commandLine.output.style.isQuiet {
            let outcome = differences.isEmpty ? "all as expected" : Counted.text(differences.count, "difference")
            console.write(VisibleText.leading(path) + ": " + Counted.text(manifest.entries.count, "expectation") + ": " + outcome + "\n")
        }
        guard !manifest.entries.isEmpty else {
            console.note(path + ": the manifest names no file")
            return ExitStatus.undone
        }
        return differences.isEmpty ? ExitStatus.passed : ExitStatus.found
    }

    /// Options of `check` that an entry can use: how documents are read and which rules count. None of them writes, and none names a file
    /// that hides findings.
    private static func allowed(_ catalogs: CatalogList) -> CommandDescription {
        let hiding: [OptionDescription] = [.config, .noConfig, .baseline, .showsPersonal]
        let names = CheckOptions.descriptions(with: catalogs).map { $0.name }.filter { name in !hiding.contains { $0.name == name } }
        return CommandDescription(
            name: "check", summary: "", operands: "",
            options: CheckCommand.description(with: catalogs).options.filter { names.contains($0.name) || $0.name == "ndjson" },
            examples: [], run: { _, _ in ExitStatus.undone })
    }

    /// Returns the settings for the files of an entry, and whether their lines are documents.
    private func settings(
        _ entry: ExpectedManifest.Entry, _ system: System
    ) throws(UsageError) -> (settings: CheckSettings, areRecords: Bool) {
        // Paths in a manifest start from its folder and stay below it.
        let folder = folder
        let local = system.with {
            $0.read = { path, limit in
                let inner = Paths.join(folder, path)
                guard ExpectedManifest.staysInside(path), Paths.isInside(inner, folder, system) else {
                    return .failure(SystemFailure("it leads out of the folder of the manifest"))
                }
                return system.read(inner, limit)
            }
        }
        do throws(UsageError) {
            let arguments = try Arguments(
                entry.needs, of: ManifestRun.allowed(commandLine.check.catalogs), catalogs: commandLine.check.catalogs,
                environment: { _ in nil })
            guard arguments.operands.isEmpty else { throw UsageError("\"needs\" takes only options") }
            let given = commandLine.options
            var own = try CheckOptions(arguments.options, commandLine.check.catalogs, local)
            own.now = own.now ?? given.now
            own.inputs += given.inputs.filter { input in !own.inputs.contains { $0.input == input.input } }
            var document = given.document
            document.add(own.document)
            own.document = document
            return (try commandLine.check.with(own, system), arguments.has("ndjson"))
        } catch {
            throw UsageError(entry.place + ": " + error.message, near: error.near)
        }
    }

    private mutating func check(_ entry: ExpectedManifest.Entry, _ system: System) throws(UsageError) {
        let (own, recordsAreDocuments) = try settings(entry, system)
        var inputs: [Input] = []
        for file in entry.files {
            let path = Paths.join(folder, file)
            guard Paths.isInside(path, folder, system) else {
                differences.append(path + ": it is a link that leads out of the folder of the manifest")
                return
            }
            inputs.append(InputText.areRecords(file) ? .records(path) : .document(path))
        }
        var form = Feed.Form()
        form.areRecords = recordsAreDocuments
        var feed = Feed(inputs, own, form, system)
        var pipeline = PipelineRun(own, ReportPlan(.together))
        var found = FoundFindings()
        pipeline.run(&feed, into: &found, &differences)
        if found.isComplete { compare(entry, found.findings) }
    }

    /// The findings of the files of an entry.
    private struct FoundFindings: OutcomeSink {
        private(set) var findings: [Finding] = []
        private(set) var isComplete = true

        func isWanted(_ differences: [String]) -> Bool { true }

        mutating func add(_ outcome: Outcome, _ differences: inout [String]) {
            if case .document(let document)? = outcome.written { findings += document.findings.map { $0.finding } }
        }

        mutating func fail(_ path: String, _ failure: SystemFailure, _ differences: inout [String]) {
            differences.append(path + ": the manifest names it, but it cannot be read")
            isComplete = false
        }

        func skip(_ file: Report.Skipped, isNamed: Bool, _ differences: inout [String]) {}
        func end(_ source: DocumentSource, _ differences: inout [String]) {}
        func pause(_ differences: inout [String]) {}
    }

    private mutating func compare(_ entry: ExpectedManifest.Entry, _ found: [Finding]) {
        let name = Paths.join(folder, entry.files.first ?? "")
        guard let rule = entry.rule else {
            if !found.isEmpty { differences.append(name + ": expected no finding, found " + listed(found)) }
            return
        }
        let expected = rule.name + (entry.pointer.map { " at " + quoted($0) } ?? "")
        let isFound = found.contains { $0.rule == rule && (entry.pointer == nil || entry.pointer == $0.place.pointer) }
        let others = found.filter { $0.rule != rule }
        if !isFound {
            differences.append(name + ": expected " + expected + ", found " + listed(found))
        } else if !others.isEmpty {
            differences.append(name + ": expected " + expected + " only, also found " + listed(others))
        }
    }

    private func listed(_ found: [Finding]) -> String {
        guard !found.isEmpty else { return "nothing" }
        let shown = found.prefix(5).map { $0.rule.name + " at " + quoted($0.place.pointer) }.joined(separator: ", ")
        return shown + (found.count > 5 ? " and " + String(found.count - 5) + " more" : "")
    }

    private func quoted(_ pointer: String) -> String { pointer.isEmpty ? "the root" : PersonalText.masked(pointer: pointer) }

    /// Returns documents below the operands that the manifest does not name.
    private func strangers(_ system: System) -> [String] {
        let words = manifest.entries.flatMap { $0.files + $0.needs }
        var named = Set(words.compactMap { parts(Paths.join(folder, $0), system) })
        if let own = parts(path, system) { named.insert(own) }
        var reader = DocumentReader(catalogs: commandLine.check.catalogs.set)
        return Walk.inputs(of: commandLine.operands, readsCompressed: true, system).compactMap { input in
            switch input {
            case .standard, .skipped, .domainFile: return nil
            case .missing(let path, _): return path
            case .document(let path), .records(let path), .source(let path, _):
                return parts(path, system).map { named.contains($0) } == true ? nil : path
            case .candidate(let path):
                guard let parts = parts(path, system), !named.contains(parts) else { return nil }
                guard case .success(let text) = system.text(of: path, limit: commandLine.check.byteLimit) else { return path }
                let reason = reader.check(text.bytes, recovering: true).reasonToSkip(text.bytes, commandLine.check.catalogs.set)
                return reason == nil ? path : nil
            }
        }
    }

    private func parts(_ path: String, _ system: System) -> [String]? { Paths.names(of: path, below: "/", system.currentFolder) }
}
