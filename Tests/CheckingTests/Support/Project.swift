import PaySheet
import PaySheetChecking
import PaySheetReports

/// A folder in memory, with or without a configuration, whose documents are checked.
struct Project {
    let memory = MemorySystem()

    /// - Parameter configuration: The text of `.paysheet.json`; `nil` for none.
    init(configuration: String? = nil) {
        memory.currentFolder = "/shop"
        memory.add(.folder([".git", ".paysheet.json"]), at: "/shop")
        memory.add(.folder([]), at: "/shop/.git")
        if let configuration { memory.add(.file([UInt8](configuration.utf8)), at: "/shop/.paysheet.json") }
    }

    /// Options that are members of an object.
    func options(_ json: String) throws -> OptionValues {
        guard case .object(let members)? = JSONTree([UInt8](json.utf8)) else { throw UsageError("not an object") }
        return try OptionValues(
            members, of: CheckOptions.descriptions(with: .all), files: .content(memory))
    }

    /// Does something with a session and the source of a file.
    func with<Result>(
        _ values: OptionValues = OptionValues(), at path: String = "/shop/request.json",
        _ work: (inout CheckSession, DocumentSource) throws -> Result
    ) throws -> Result {
        let settings = try CheckSettings(CheckOptions(values, .all, memory.system), .all, memory.system)
        var sources = DocumentSources(settings, memory.system)
        var session = CheckSession(settings, ReportPlan(), writer: nil)
        return try work(&session, sources.source(at: path))
    }

    /// The findings of a document: rule and severity of each.
    func findings(_ text: String, _ values: OptionValues = OptionValues(), at path: String = "/shop/request.json") throws -> [String] {
        try with(values, at: path) { session, source in
            let inspection = session.inspect([UInt8](text.utf8), from: source, readsScripts: false, triesFixes: false)
            return inspection?.document.findings.map { $0.finding.rule.name + " " + $0.severity.word } ?? ["no document"]
        }
    }
}

/// A request with a country in lower case, and a total with one decimal.
let carelessRequest = """
    {"countryCode":"us","currencyCode":"USD","supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"],\
    "total":{"label":"Shop","amount":"12.5"}}
    """
