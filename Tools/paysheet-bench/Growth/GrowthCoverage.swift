import PaySheet
import PaySheetChecking
import PaySheetDocuments
import PaySheetSources
import PaySheetTool

/// What the rows of the growth table run and read, so that no command and no kind of input is without a row.
struct GrowthCoverage {
    private var covered: Set<String> = []

    /// Notes what a row does at its smallest size.
    mutating func add(_ row: GrowthRow) {
        guard let size = row.sizes.first else { return }
        for run in MemoryWorld.watched({ _ = row.work(row.document(size))(1) }) {
            // A command that could not begin measures nothing.
            guard run.status != ExitStatus.undone || run.written > 0 else { continue }
            covered.formUnion(run.words.filter { $0.hasPrefix("--") })
            if let name = run.words.first { covered.insert(name) }
            for (path, bytes) in run.files { covered.formUnion(GrowthCoverage.forms(of: bytes, at: path)) }
        }
    }

    /// What is wrong with the table: one line for each command or kind of input without a row.
    var problems: [String] { GrowthCoverage.wanted.filter { !covered.contains($0) }.map { "no row for " + $0 } }

    /// The names of commands, forms of input, and options that name an input.
    private static var wanted: [String] {
        let commands = Command.all.map { $0.name }.filter { !GrowthRow.commandsWithoutInput.contains($0) }
        let languages = Set(SourceLanguage.suffixes.compactMap { SourceLanguage(path: "a." + $0) }.map { name(of: $0) })
        let containers = CatalogList.all.containers.map { $0.name } + CaptureForm.allCases.map { $0.name }
        return commands + containers + languages.sorted() + ["standard input", "--ndjson", "--config", "--files-from", "--changed-lines"]
    }

    private static func forms(of bytes: [UInt8], at path: String) -> [String] {
        if path == "-" { return ["standard input"] }
        if let language = SourceLanguage(path: path) { return [name(of: language)] }
        return DocumentResolver(.all).open(bytes, at: path).map { [$0.name] } ?? []
    }

    /// A language stands for all with which it has everything in common.
    private static func name(of language: SourceLanguage) -> String {
        "source code such as a." + (SourceLanguage.suffixes.first { SourceLanguage(path: "a." + $0) == language } ?? "")
    }
}
