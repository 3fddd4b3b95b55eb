package import PaySheet

/// What documents are checked by: the options, the configuration of the project, and known findings.
package final class CheckSettings: Sendable {
    package let options: CheckOptions
    package let catalogs: CatalogList
    /// The forms of text that hold documents.
    package let containers: [Container]
    package let configuration: Configuration?
    /// Decides which findings are hidden.
    package let suppressor: Suppressor
    package let paths: Paths
    /// The paths in the baseline, if they are not those in reports.
    private let baselinePaths: Paths?
    /// The changes whose findings count, by the names of files in reports; `nil` if all findings count.
    let changedLines: ChangedLines?

    /// Reads the configuration and the baseline that the options name.
    ///
    /// - Parameter newBaseline: The baseline that the findings are collected for.
    package convenience init(
        _ options: CheckOptions, _ catalogs: CatalogList, newBaseline: String? = nil, _ system: System
    ) throws(UsageError) {
        let configuration = try ConfigurationSearch.configuration(options, catalogs, system)
        try self.init(options, catalogs, configuration, newBaseline: newBaseline, system)
    }

    /// Returns the same configuration with other options.
    package func with(_ options: CheckOptions, _ system: System) throws(UsageError) -> CheckSettings {
        try CheckSettings(options, catalogs, configuration, newBaseline: nil, system)
    }

    private init(
        _ options: CheckOptions, _ catalogs: CatalogList, _ configuration: Configuration?, newBaseline: String?, _ system: System
    ) throws(UsageError) {
        self.options = options
        self.configuration = configuration
        let omitsProviders = options.omitsProviders || configuration?.omitsProviders == true
        let catalogs = catalogs.omitting(providers: omitsProviders)
        if omitsProviders, let kind = options.document.kind ?? nil, catalogs.kind(named: kind.name) == nil {
            throw UsageError("the documents of payment providers are left out, and --kind " + kind.name + " is one of them")
        }
        let list = options.inputs.contains { $0.input.isForResults } ? catalogs.together() : catalogs
        self.catalogs = list
        containers = list.containers
        let named = try options.baseline.map { path throws(UsageError) in try Baseline.read(path, system) }
        // A run that writes a baseline must not depend on the old one of the project.
        let baseline = named ?? (newBaseline == nil ? configuration?.baseline?.known : nil)
        suppressor = Suppressor(configuration, baseline, gathers: newBaseline != nil, now: options.now, system)
        paths = Paths(current: system.currentFolder, root: options.root)
        baselinePaths = CheckSettings.baselinePaths(newBaseline ?? options.baseline, configuration, paths, system)
        changedLines = options.changedLines?.reported(by: paths)
    }

    /// Returns the paths of a baseline. If the configuration names the baseline, they start from its folder, wherever the run is.
    ///
    /// - Parameter given: The baseline of the command line.
    private static func baselinePaths(
        _ given: String?, _ configuration: Configuration?, _ paths: Paths, _ system: System
    ) -> Paths? {
        guard let configuration, let configured = configuration.baseline?.file else { return nil }
        if let given, system.identity(of: given) != system.identity(of: configured) { return nil }
        let own = Paths(current: system.currentFolder, root: configuration.folder)
        return own == paths ? nil : own
    }

    /// Whether paths in the baseline are not those in reports.
    var hasOwnBaselinePaths: Bool { baselinePaths != nil }

    /// Returns the path of a file in the baseline.
    package func knownPath(of path: String) -> String { (baselinePaths ?? paths).reported(path) }

    /// Returns the path of a file from its path in the baseline.
    package func file(known path: String) -> String { (baselinePaths ?? paths).file(path) }

    /// The name of the file that has the configuration.
    package static let configurationFile = Configuration.fileName

    /// Returns the path and the text of the configuration that options name, or `nil` if there is none or it cannot be read.
    package static func configuration(_ options: CheckOptions, _ system: System) -> (path: String, text: [UInt8])? {
        guard let path = try? ConfigurationSearch.path(options, system), case .success(let text) = system.read(path, mostBytes) else {
            return nil
        }
        return (path, text)
    }

    /// The configuration has no more bytes than this.
    private static let mostBytes = 1 << 24

    /// The number of bytes to read of a document. One more than the limit is enough to detect a longer document.
    package var byteLimit: Int { options.limits.bytes + 1 }

    /// Whether a file is a document, or holds some.
    package func isDocument(_ bytes: [UInt8], at path: String) -> Bool {
        if resolver.open(bytes, at: path) != nil { return true }
        var reader = DocumentReader(catalogs: catalogs.set)
        return reader.check(bytes, recovering: true).reasonToSkip(bytes, catalogs.set) == nil
    }

    /// Finds the documents in files.
    package var resolver: DocumentResolver { DocumentResolver(catalogs, containers: containers) }

    /// Returns the settings for a document that some entries of the configuration match.
    func document(_ entries: [Int]) -> DocumentSettings {
        var document = configuration?.overrides(entries) ?? DocumentOptions()
        document.add(options.document)
        // Some findings are hidden, so more of them must be read.
        let kept = suppressor.hidesFindings || changedLines != nil ? CheckSettings.suppressedMaximum : Policy().maximumFindings
        return DocumentSettings(
            document, options, edition: configuration?.edition?.edition ?? .newest,
            maximumFindings: max(options.maximumFindings ?? 0, kept), catalogs: catalogs)
    }

    /// The highest number of findings of a document that a baseline or a configuration can hide.
    package static let suppressedMaximum = 100_000
}

/// The sources of documents. Documents of the same kind share their settings.
package struct DocumentSources: ~Copyable {
    private let settings: CheckSettings
    private let current: String
    /// The settings by the entries that match; most runs have one or two. (A dictionary would need a runtime lookup of its key's hash
    /// function, which takes longer than checking a small file.)
    private var known: [(entries: [Int], settings: DocumentSettings)] = []
    /// The entries that hide findings of the last file. Most files have the same ones.
    private var ignores: IgnoreList?

    package init(_ settings: CheckSettings, _ system: System) {
        self.settings = settings
        current = system.currentFolder
    }

    /// Returns the source of the documents of a file. It does not have to exist.
    ///
    /// - Parameters:
    ///   - path: `-` for standard input, to which no entry of the configuration belongs.
    ///   - isCompressed: Whether the file is gzip data, so that no command can change the documents in it.
    ///   - isStandard: Whether the path is only a name for standard input.
    package mutating func source(at path: String, isCompressed: Bool = false, isStandard: Bool = false) -> DocumentSource {
        let names = settings.configuration.flatMap { path == "-" ? nil : Paths.names(of: path, below: $0.folder, current) }
        let ignores = settings.suppressor.ignores(about: names, last: ignores)
        self.ignores = ignores
        let reported = settings.paths.reported(path)
        CrashMessage.isReading(reported)
        return DocumentSource(
            file: isStandard ? "-" : path, path: reported, knownAs: settings.hasOwnBaselinePaths ? settings.knownPath(of: path) : nil,
            settings: document(names),
            ignores: ignores, isPart: isCompressed)
    }

    /// - Parameter names: The path of the file in steps from the folder of the configuration; `nil` is outside.
    private mutating func document(_ names: [String]?) -> DocumentSettings {
        let entries = settings.configuration?.entries(for: names) ?? []
        if let last = known.last(where: { $0.entries == entries }) { return last.settings }
        let made = settings.document(entries)
        known.append((entries, made))
        return made
    }
}
