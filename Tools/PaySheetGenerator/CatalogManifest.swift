package import PaySheetShapes

/// The manifest of a catalog: the file `catalog.tsv` in its folder. `Docs/Adding-a-catalog.md` describes the lines.
package struct CatalogManifest: Sendable {
    /// The folder of the catalog, from the root of the repository.
    package let folder: String
    /// The static member of `Catalog` and `CatalogEntry`, such as `storeKit`.
    package let name: String
    /// What the documents are called in schemas.
    package let title: String
    /// What the documents are, in a sentence.
    let summary: String
    /// The beginning of the names of `…Guide`, `…Example` and `…Shapes`.
    package let prefix: String
    /// The module with the cards, if it is another one.
    private let guide: String?
    /// The lines that say what else the catalog has.
    private let extras: [String: String]
    /// The points of its documentation, by their subject. Without ids they are those that its rules name.
    package let points: [(title: String, ids: [String])]

    private static let required = ["name", "title", "summary", "prefix"]
    /// Words that take any value.
    private static let free = ["guide", "inputs", "containers", "endings"]
    /// Words that take one of a few values.
    private static let flags: [(word: String, values: [String])] =
        [("words", ["describe", "describe diff"]), ("values", ["no"])]
        + ["preview", "translated", "compared", "messages", "calls", "parts", "omittable", "without-cards"].map { ($0, ["yes"]) }

    /// Reads a manifest.
    package init(in folder: String, _ text: String) throws(SourceFault) {
        let path = folder + "/" + Self.fileName
        var values: [String: String] = [:]
        var points: [(title: String, ids: [String])] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty && !line.hasPrefix("#") {
            let fields = line.split(separator: "\t").map { String($0) }
            func fault(_ message: String) -> SourceFault { SourceFault(path, index + 1, message) }
            if fields.first == "points", 2...3 ~= fields.count {
                let ids = fields.count == 3 ? fields[2].split(separator: " ").map { String($0) } : []
                if points.last?.title == fields[1] { points[points.count - 1].ids += ids } else { points.append((fields[1], ids)) }
                continue
            }
            guard fields.count == 2 else { throw fault("not a word and a value with a tab between; write that") }
            let flag = Self.flags.first { $0.word == fields[0] }
            guard flag != nil || (Self.required + Self.free).contains(fields[0]) else {
                let words = (Self.required + ["points"] + Self.free + Self.flags.map { $0.word }).joined(separator: ", ")
                throw fault("`\(fields[0])` is unknown; write one of: \(words)")
            }
            if let flag, !flag.values.contains(fields[1]) {
                throw fault("`\(fields[0])` takes \(flag.values.map { "`\($0)`" }.joined(separator: " or ")); write that")
            }
            guard values.updateValue(fields[1], forKey: fields[0]) == nil else { throw fault("`\(fields[0])` is here twice; remove one") }
        }
        for key in Self.required where values[key] == nil { throw SourceFault(path, 1, "`\(key)` is missing; add the line") }
        self.folder = folder
        name = values["name"] ?? ""
        title = values["title"] ?? ""
        summary = values["summary"] ?? ""
        prefix = values["prefix"] ?? ""
        guide = values["guide"]
        extras = values
        self.points = points
    }

    package static let fileName = "catalog.tsv"

    private func has(_ extra: String) -> Bool { extras[extra] == "yes" }
    private func words(_ extra: String) -> [String] { extras[extra]?.split(separator: " ").map { String($0) } ?? [] }

    /// The module with the cards.
    package var guideFolder: String { guide.map { "Sources/" + $0 } ?? folder }
    /// Whether each folder inside has tables, cards and codes of its own.
    package var hasParts: Bool { has("parts") }
    /// Whether a list of the program without cards has the catalog.
    private var isWithoutCards: Bool { has("without-cards") }
    private var isOmittable: Bool { has("omittable") }

    /// Where the Swift code belongs.
    package var code: CatalogCode {
        CatalogCode(name, in: folder + "/Generated", from: hasParts ? folder : folder + "/Tables", hasValues: extras["values"] != "no")
    }

    /// Where the rules are.
    package var places: RulePlaces {
        RulePlaces(guide: guideFolder, codes: folder + "/Rules/codes.tsv", checks: folder + (hasParts ? "" : "/Rules"))
    }

    /// Where the rules of a part are.
    package func places(ofPart part: String) -> RulePlaces {
        let folder = folder + "/" + part
        return RulePlaces(guide: folder, codes: folder + "/codes.tsv", checks: folder)
    }

    /// The modules that the entry of the catalog needs.
    private var modules: [String] { Set([folder, guideFolder].map { String($0.dropFirst("Sources/".count)) }).sorted() }

    // MARK: Swift code

    /// The list of the parts of a catalog: `all`, of a type that each folder extends with a static member of its name.
    package func partsFile(_ parts: [String]) -> GeneratedFile {
        let members = parts.map { "." + $0.prefix(1).lowercased() + $0.dropFirst() }
        let text =
            GeneratedFile.header("the folders in " + folder) + "extension \(prefix) {\n    /// One for each folder, in their order.\n"
            + "    package static let all: [\(prefix)] = [\(members.joined(separator: ", "))]\n}\n"
        return GeneratedFile(path: "\(folder)/Generated/\(prefix)+All.swift", text: text)
    }

    /// The lists of catalogs, in the order of their codes.
    package static func listFile(_ catalogs: [CatalogManifest]) -> GeneratedFile {
        let header = GeneratedFile.header("the files catalog.tsv in Sources")
        let imports = Set(["PaySheet", "PaySheetGuide", "PaySheetPreview"] + catalogs.flatMap { $0.modules }).sorted()
        let kept = catalogs.filter { !$0.isOmittable }
        let small = catalogs.filter { $0.isWithoutCards }
        var text = header + imports.map { "import \($0)\n" }.joined() + "\nextension CatalogList {\n"
        text += "    /// All catalogs but the first.\n" + list("others", "otherSet", catalogs)
        text += "\n    /// The same without those that a setting can leave out.\n" + list("keptOthers", "keptOtherSet", kept)
        text += "\n    /// Those of a program without cards.\n    static func others(with book: CardBook?) -> CatalogList {\n"
        text += "        CatalogList(\(arguments(small, "(with: book)")), prepared: { smallSet })\n    }\n"
        let set = small.count == 1 ? "var smallSet: CatalogSet { \(names(small)) }" : "let smallSet = CatalogSet(\(names(small)))"
        text += "    static \(set)\n"
        text += "    static var otherChapters: [CardChapter] { [\(small.map { $0.prefix + "Guide.chapter" }.joined(separator: ", "))] }\n"
        let calls = catalogs.filter { $0.has("calls") }.map { "SourceCall." + $0.name }
        text += "\n    /// The calls in source code that give documents to an SDK.\n"
        text += "    static var allCalls: [SourceCall] { \(calls.isEmpty ? "[]" : calls.joined(separator: " + ")) }\n}\n"
        text += "\nextension CatalogEntry {\n" + catalogs.map { $0.entry }.joined(separator: "\n") + "}\n"
        return GeneratedFile(path: "Sources/PaySheetChecking/Catalogs/Generated/CatalogList+Others.swift", text: text)
    }

    private static func names(_ catalogs: [CatalogManifest]) -> String { catalogs.map { "." + $0.name }.joined(separator: ", ") }

    private static func arguments(_ catalogs: [CatalogManifest], _ call: String = "") -> String {
        let entries = catalogs.map { "." + $0.name + call }
        return "\(entries.first ?? ""), [\(entries.dropFirst().joined(separator: ", "))]"
    }

    /// A list, and its set. The set is a value of its own, because few runs that look into the list have such a document.
    private static func list(_ name: String, _ set: String, _ catalogs: [CatalogManifest]) -> String {
        "    static let \(name) = CatalogList(\n        \(arguments(catalogs)), prepared: { \(set) })\n"
            + "    static let \(set) = CatalogSet(\(names(catalogs)))\n"
    }

    private var entry: String {
        let parts = functions(withDifferences: true).map { ["functions: \($0)"] } ?? []
        let examples = "examples: { \(prefix)Example.forms }" + (has("messages") ? ", messages: { ConsoleMessage.\(name) }" : "")
        let text =
            "    /// \(summary)\n    fileprivate static let \(name) = "
            + call("{ \(prefix)Shapes.tables }", "{ \(prefix)Guide.cards }", [examples] + parts + others(isSmall: false), indent: 8)
        return isWithoutCards ? text + "\n" + smallEntry : text
    }

    /// The entry of a program without cards, examples and tables.
    private var smallEntry: String {
        let parts = functions(withDifferences: false).map { ["functions: \($0)"] } ?? []
        return "    /// The same for a program without cards, examples and tables, which does not link them. It opens no containers and\n"
            + "    /// compares no documents.\n"
            + "    fileprivate static func \(name)(with book: CardBook?) -> CatalogEntry {\n        "
            + call("{ .none }", "{ book?.cards(of: .\(name)) ?? [] }", ["examples: { [] }"] + parts + others(isSmall: true), indent: 12)
            + "    }\n"
    }

    private func call(_ tables: String, _ cards: String, _ parts: [String], indent: Int) -> String {
        let first = "{ .\(name) }, tables: \(tables), cards: \(cards), facts: { \(prefix)Guide.facts(of: $0) }"
        let space = "\n" + String(repeating: " ", count: indent)
        return "CatalogEntry(" + space + ([first] + parts).joined(separator: "," + space) + ")\n"
    }

    /// What is the same whatever a program has.
    private func others(isSmall: Bool) -> [String] {
        let inputs = "inputs: { [\(words("inputs").joined(separator: ", "))] }"
        let containers = "containers: { [\(isSmall ? "" : words("containers").joined(separator: ", "))] }"
        var parts: [String] = []
        if !isSmall, extras["endings"] != nil {
            parts.append("endings: { [\(words("endings").map { "\"" + $0 + "\"" }.joined(separator: ", "))] }")
        }
        parts.append("shared: { \(prefix)Guide.sharedRules }")
        if !isSmall, has("compared") { parts.append("compared: { .\(name) }") }
        return [inputs + ", " + containers, parts.joined(separator: ", ")]
    }

    private func functions(withDifferences: Bool) -> String? {
        if has("translated") { return "CatalogFunctions(translating: { .\(name) })" }
        guard extras["words"] != nil else { return nil }
        var parts = ["describing: { .\(name) }"]
        if withDifferences, words("words").contains("diff") { parts.append("comparing: { .\(name) }") }
        if has("preview") { parts.append("preview: { .\(name) }") }
        return "CatalogFunctions(\(parts.joined(separator: ", ")))"
    }
}
