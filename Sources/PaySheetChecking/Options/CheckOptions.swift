package import PaySheet

/// How documents are checked. Arguments, and the JSON of editors and other programs, are read into it; the configuration of the project is
/// read into ``DocumentOptions``.
package struct CheckOptions: Sendable {
    /// The settings of documents, which win over those of the configuration.
    package var document = DocumentOptions()
    /// The clock, for rules about dates.
    package var now: DateTimeText?
    /// The limits above which a document is rejected.
    package var limits = Limits()
    /// Whether a document may be inside of JavaScript.
    package var readsScripts = false
    /// Whether reports show what looks personal.
    package var showsPersonal = false
    /// Whether documents of payment providers are not recognised.
    package var omitsProviders = false
    /// The number of findings of a document that a report shows.
    package var maximumFindings: Int?
    /// Where the configuration is.
    package var configuration = ConfigurationChoice.search
    /// The folder for relative paths in reports, where the search for a configuration starts.
    package var root: String?
    /// The file with known findings.
    package var baseline: String?
    /// The changes whose findings count; `nil` if all findings count.
    package var changedLines: ChangedLines?
    /// The documents that rules of catalogs compare with.
    package var inputs: [GivenInput] = []

    /// Where the configuration of the project is.
    package enum ConfigurationChoice: Sendable, Hashable {
        /// In the folder of the check or above it, if there is one.
        case search
        case file(String)
        case none
    }

    /// No options: everything has its default.
    package init() {}

    /// Reads options.
    ///
    /// - Parameter system: Where the files are that options name.
    package init(_ values: OptionValues, _ catalogs: CatalogList, _ system: System) throws(UsageError) {
        inputs = try ExtraInputFile.given(catalogs.inputs, values, catalogs, system)
        now = try NowOption.moment(values, system)
        readsScripts = values.has(ScriptOption.name)
        showsPersonal = values.has(OptionDescription.showsPersonal.name)
        omitsProviders = values.has(OptionDescription.noProviders.name)
        document = try DocumentOptions(values, catalogs, system)
        limits = try LimitOption.limits(values)
        maximumFindings = try values.count("max-findings")
        configuration = try CheckOptions.configuration(values, system)
        baseline = values.value("baseline")
        root = try CheckOptions.root(values, system)
    }

    private static func configuration(_ values: OptionValues, _ system: System) throws(UsageError) -> ConfigurationChoice {
        guard let path = values.value("config") else { return values.has("no-config") ? .none : .search }
        guard values.value("no-config") == nil else { throw UsageError("--config and --no-config exclude each other") }
        if system.look(path)?.kind == .folder { throw UsageError(path + ": it is a folder; --config takes a file") }
        return .file(path)
    }

    private static func root(_ values: OptionValues, _ system: System) throws(UsageError) -> String? {
        guard let root = values.value("root") else { return nil }
        guard let entry = system.look(root) else { throw UsageError("--root: there is no folder " + root + "; name an existing one") }
        guard entry.kind == .folder else { throw UsageError("--root: " + root + " is not a folder; name a folder") }
        return root
    }
}

extension OptionValues {
    /// Returns the number of an option, from 1 on.
    package func count(_ option: String, to most: Int = .max) throws(UsageError) -> Int? {
        guard let text = value(option) else { return nil }
        guard let count = Int(text), (1...most).contains(count) else {
            throw UsageError("--" + option + " takes a whole number from 1 to " + String(most) + ", not \"" + text + "\"")
        }
        return count
    }
}

// MARK: Descriptions

extension CheckOptions {
    /// The options that a check can have anywhere, with those for the inputs of catalogs.
    package static func descriptions(with catalogs: CatalogList) -> [OptionDescription] {
        [.kind, .apiVersion, .system, .safari, NowOption.description, ScriptOption.description, .select, .ignore, .severity]
            + DocumentOptions.expectations + catalogs.inputs.map { ExtraInputFile.option($0) }
            + [.noProviders, .config, .noConfig, .baseline, .maximumFindings, LimitOption.description, .showsPersonal]
    }
}

extension OptionDescription {
    package static let apiVersion = OptionDescription(
        name: "api-version", value: "N", summary: "the Apple Pay version that the page uses; newer members are reported")
    package static let system = OptionDescription(
        name: "system", value: "SYSTEM",
        summary: "the oldest system that must work, such as ios15.4 or macos13; sets --api-version to what it has")
    package static let safari = OptionDescription(
        name: "safari", value: "RELEASE",
        summary: "the release of Safari that the verdict is about, such as 18.4 (default: 16 to 27)")
    package static let select = OptionDescription(
        name: "select", value: "RULE|TOPIC,…", isRepeatable: true,
        summary: "show only findings of these rules or topics; \"advice\" adds style, guidelines and guesses")
    package static let ignore = OptionDescription(
        name: "ignore", value: "RULE|TOPIC,…", isRepeatable: true, summary: "hide findings of these rules")
    package static let severity = OptionDescription(
        name: "severity", value: "RULE=LEVEL,…", isRepeatable: true, summary: "change the severity of a rule or a topic")
    package static let config = OptionDescription(
        name: "config", value: "FILE",
        summary: "the configuration (default: .paysheet.json in this folder or a parent, up to the repository's folder)")
    package static let noProviders = OptionDescription(
        name: "no-providers", summary: "do not recognize the documents of payment providers, such as Stripe's")
    package static let noConfig = OptionDescription(name: "no-config", summary: "use no configuration")
    package static let baseline = OptionDescription(
        name: "baseline", value: "FILE", summary: "hide the findings that are in this baseline")
    package static let writeBaseline = OptionDescription(
        name: "write-baseline", value: "FILE", summary: "write all findings to a baseline, and end with status 0")
    package static let failOn = OptionDescription(
        name: "fail-on", value: "LEVEL", words: ["error", "warning", "info", "never"],
        summary: "the lowest severity that gives exit status 1: error, warning, info or never (default: error)")
    package static let exitZero = OptionDescription(
        name: "exit-zero", summary: "do not end with status 1; the same as --fail-on never")
    package static let maximumFindings = OptionDescription(
        name: "max-findings", value: "N", summary: "show at most N findings per document")
    package static let includesRisky = OptionDescription(
        name: "include-risky", summary: "also apply risky fixes, which need a review")
    package static let showsPersonal = OptionDescription(
        name: "show-personal", summary: "show values of contacts, identifiers and tokens")
}
