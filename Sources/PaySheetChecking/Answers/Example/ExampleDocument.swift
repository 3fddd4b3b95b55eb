package import PaySheet
import PaySheetExamples
import PaySheetGuide

/// The output of `example` for one seed: a document, or several that belong together.
package struct ExampleDocument {
    private let documents: [[UInt8]]
    /// How the rule is broken; `nil` if none is.
    private let way: RuleBreak?
    private let isText: Bool
    /// The catalogs that know the kind.
    private let catalogs: [Catalog]
    /// The text before the seed in file names.
    package let name: String
    /// The kind to tell a check; `nil` if it detects the kind.
    package let kind: DocumentKind?
    /// The name of the broken rule, empty if none is.
    package let rule: String
    package let pointer: String
    package let seed: UInt64
    /// Arguments that tell `check` the kind, if it needs them.
    private let told: [String]
    /// A message for the user.
    package let note: String?

    init(_ form: ExampleForm, _ json: [UInt8], seed: UInt64, _ catalogs: [Catalog]) {
        self.catalogs = catalogs
        documents = [json]
        way = nil
        isText = false
        name = form.name + "." + String(seed)
        kind = form.kind
        rule = ""
        pointer = ""
        self.seed = seed
        told = []
        note = nil
    }

    init(_ broken: BrokenExample, documents: [[UInt8]]? = nil, seed: UInt64, _ settings: ExampleSettings) {
        let way = broken.way
        catalogs = way.rule.catalogs.catalogs
        self.documents = documents ?? broken.documents
        self.way = way
        isText = way.sample.isAboutText
        name = String(way.rule.name.map { $0 == "/" ? "-" : $0 }) + "." + way.variant
        kind = way.kind
        rule = way.rule.name
        pointer = broken.pointer
        self.seed = seed
        told = broken.mustTellKind ? way.kind.map { ["--kind", $0.name] } ?? [] : []
        let needs = SampleText.needs(way.sample, way.rule) + told
        var notes: [String] = []
        if !broken.isMade, settings != ExampleSettings() {
            notes.append("no example with these options breaks " + way.rule.name + " alone; this is the rule's own sample")
        }
        if !needs.isEmpty { notes.append("reported with: paysheet check " + needs.joined(separator: " ")) }
        note = notes.isEmpty ? nil : notes.joined(separator: "; ")
    }

    var isSingle: Bool { documents.count == 1 }

    /// The documents to compare with.
    private var inputs: [GivenInput] { way?.expectations.inputs ?? [] }

    /// The options of `check` that take the documents to compare with.
    var inputOptions: [String] { inputs.map { "--" + $0.input.name } }

    /// The documents as text: one per line, or indented with a line end. Text that is not JSON stays as it is.
    func texts(isLine: Bool) -> [[UInt8]] {
        documents.map { document in
            if isText { return isLine ? document + [0x0A] : document }
            return isLine ? document + [0x0A] : CanonicalFormatter.pretty(document, as: kind, in: catalogs) ?? document
        }
    }

    /// The documents as files.
    ///
    /// - Parameter hasSeed: Whether the names of broken documents have the seed.
    package func files(hasSeed: Bool) -> Files {
        let stem = hasSeed && !rule.isEmpty ? name + ".seed-" + String(seed) : name
        let names = isSingle ? [stem] : documents.indices.map { stem + "." + String($0 + 1) }
        func inputName(_ input: ExtraInput) -> String { stem + "." + input.name + ExampleDocument.ending }
        let others = inputs.map { given in
            let json = given.document.bytes
            return (name: inputName(given.input), text: CanonicalFormatter.pretty(json, as: given.input.kind, in: catalogs) ?? json)
        }
        return Files(
            documents: zip(names, texts(isLine: false)).map { (name: $0 + ExampleDocument.ending, text: $1) }, others: others,
            needs: (way.map { SampleText.needs($0.sample, $0.rule, file: inputName) } ?? []) + told)
    }

    private static let ending = ".applepay.json"

    /// What is written into a folder.
    package struct Files {
        package typealias File = (name: String, text: [UInt8])

        /// The documents that belong together; the last one has the finding.
        package let documents: [File]
        /// The documents to compare with.
        package let others: [File]
        /// The arguments that `check` needs to report the finding.
        package let needs: [String]
    }
}
