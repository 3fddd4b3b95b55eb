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

    /// Options of `check` that an entry can use: how documents are read and which rules count. None of them writes.
    private static func allowed(_ catalogs: CatalogList) -> CommandDescription {
        let names =
            catalogs.inputs.map { $0.name } + [
                "kind", "api-version", "system", "safari", "now", "select", "expect-country", "expect-currency", "expect-merchant",
                "expect-contact-fields", "expect-networks", "expect-capabilities", "decimals", "merchants", "ndjson", "limit",
                "max-findings", "ignore",
            ]
        return CommandDescription(
            name: "check", summary: "", operands: "",
            options: CheckCommand.description(with: catalogs).options.filter { names.contains($0.name) }, examples: [],
            run: { _, _ in ExitStatus.undone })
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
        var sources = DocumentSources(own, system)
        let resolver = DocumentResolver(own.catalogs, readsTraffic: false)
        var reader = DocumentReader(catalogs: own.catalogs.set)
        reader.merchantConsistency = MerchantConsistency()
        var found: [(file: String, finding: Finding)] = []
        for file in entry.files {
            let path = Paths.join(folder, file)
            guard Paths.isInside(path, folder, system) else {
                differences.append(path + ": it is a link that leads out of the folder of the manifest")
                return
            }
            guard case .success(let text) = system.text(of: path, limit: own.byteLimit) else {
                differences.append(path + ": the manifest names it, but it cannot be read")
                return
            }
            let settings = sources.source(at: path).settings
            reader.policy = settings.policy
            reader.expectations = settings.expectations
            reader.merchantConsistency?.documentName = file
            let areRecords = recordsAreDocuments || InputText.areRecords(file)
            let bytes = text.bytes
            var documents = (areRecords ? bytes.split(separator: 0x0A).map { Array($0) } : [bytes]).map { ($0, settings.kind) }
            var findings: [Finding] = []
            if !areRecords, let open = resolver.open(bytes, at: text.path(path)) {
                findings = open.check?(settings.policy.now).findings ?? []
                documents = open.contents.map { ($0.bytes, $0.kind) }
            }
            for (document, kind) in documents { findings += Array(reader.check(document, as: kind, recovering: true).findings) }
            for finding in findings where settings.selection.severity(of: finding) != nil { found.append((path, finding)) }
        }
        compare(entry, found)
    }

    private mutating func compare(_ entry: ExpectedManifest.Entry, _ found: [(file: String, finding: Finding)]) {
        let name = Paths.join(folder, entry.files.first ?? "")
        guard let rule = entry.rule else {
            if !found.isEmpty { differences.append(name + ": expected no finding, found " + listed(found)) }
            return
        }
        let expected = rule.name + (entry.pointer.map { " at " + quoted($0) } ?? "")
        let isFound = found.contains { $0.finding.rule == rule && (entry.pointer == nil || entry.pointer == $0.finding.place.pointer) }
        let others = found.filter { $0.finding.rule != rule }
        if !isFound {
            differences.append(name + ": expected " + expected + ", found " + listed(found))
        } else if !others.isEmpty {
            differences.append(name + ": expected " + expected + " only, also found " + listed(others))
        }
    }

    private func listed(_ found: [(file: String, finding: Finding)]) -> String {
        guard !found.isEmpty else { return "nothing" }
        let shown = found.prefix(5).map { $0.finding.rule.name + " at " + quoted($0.finding.place.pointer) }.joined(separator: ", ")
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
