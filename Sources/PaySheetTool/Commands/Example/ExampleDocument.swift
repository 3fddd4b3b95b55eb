import PaySheet
import PaySheetExamples
import PaySheetGuide
import PaySheetSamples

/// The output of `example` for one seed: a document, or several that belong together.
struct ExampleDocument {
    /// The text for a file and for a line of NDJSON.
    private let documents: [[UInt8]]
    private let isText: Bool
    /// The catalogs that know the kind.
    private let catalogs: [Catalog]
    /// The text before the seed in file names.
    let name: String
    /// The kind to tell a check; `nil` if it detects the kind.
    let kind: DocumentKind?
    /// The name of the broken rule, empty if none is.
    let rule: String
    let pointer: String
    let seed: UInt64
    /// The arguments that `check` needs to report the finding.
    let needs: [String]
    /// A message for the user.
    let note: String?

    init(_ form: ExampleForm, _ json: [UInt8], seed: UInt64, _ catalogs: [Catalog]) {
        self.catalogs = catalogs
        documents = [json]
        isText = false
        name = form.name + "." + String(seed)
        kind = form.kind
        rule = ""
        pointer = ""
        self.seed = seed
        needs = []
        note = nil
    }

    init(_ broken: BrokenExample, documents: [[UInt8]]? = nil, seed: UInt64, _ settings: ExampleSettings) {
        let way = broken.way
        catalogs = way.rule.catalogs.catalogs
        self.documents = documents ?? broken.documents
        isText = way.sample.isAboutText
        name = String(way.rule.name.map { $0 == "/" ? "-" : $0 }) + "." + way.variant
        kind = way.kind
        rule = way.rule.name
        pointer = broken.pointer
        self.seed = seed
        let told = broken.mustTellKind ? way.kind.map { ["--kind", $0.name] } ?? [] : []
        needs = SampleText.needs(way.sample, way.rule) + told
        var notes: [String] = []
        if !broken.isMade, settings != ExampleSettings() {
            notes.append("no example with these options breaks " + way.rule.name + " alone; this is the rule's own sample")
        }
        if !needs.isEmpty { notes.append("reported with: paysheet check " + needs.joined(separator: " ")) }
        note = notes.isEmpty ? nil : notes.joined(separator: "; ")
    }

    var isSingle: Bool { documents.count == 1 }

    /// The documents as text: one per line, or indented with a line end. Text that is not JSON stays as it is.
    func texts(isLine: Bool) -> [[UInt8]] {
        documents.map { document in
            if isText { return isLine ? document + [0x0A] : document }
            return isLine ? document + [0x0A] : CanonicalFormatter.pretty(document, as: kind, in: catalogs) ?? document
        }
    }

    /// The names of the files.
    func fileNames(isBrokenWithSeed: Bool) -> [String] {
        let stem = isBrokenWithSeed && !rule.isEmpty ? name + ".seed-" + String(seed) : name
        guard documents.count > 1 else { return [stem + ".applepay.json"] }
        return documents.indices.map { stem + "." + String($0 + 1) + ".applepay.json" }
    }
}
