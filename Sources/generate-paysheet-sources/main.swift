import Foundation
import PaySheetGenerator
import PaySheetOrderShapes
import PaySheetShapes
import VoucherShapes

/// Generates every file from the shapes and the rules. `--check` compares instead, and
/// `--examples FOLDER` writes a minimal and a full example of every dictionary.
let arguments = CommandLine.arguments.dropFirst()
let generator = Generator()
let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
let rules = readOrExit { try ruleSources(in: .applePay) }
/// The documents that samples start from.
let bases = readOrExit { generator.basesFile(try texts(below: Generator.basesFolder)) }
let profiles = readOrExit { generator.profilesFile(try texts(below: Generator.profilesFolder)) }
let version = readOrExit {
    try generator.versionFile(String(contentsOf: root.appendingPathComponent(Generator.versionPath), encoding: .utf8))
}
/// Wallet orders.
let orderGenerator = Generator(OrderShapes.tables, code: OrderShapes.code)
let orderRules = readOrExit { try ruleSources(in: OrderShapes.rules) }
let orders =
    orderGenerator.catalogFiles + orderGenerator.catalogPages
    + orderGenerator.catalogRuleFiles(orderRules, cards: OrderShapes.cards)
/// The second catalog of the tests.
let vouchers = Generator(VoucherShapes.tables, code: VoucherShapes.code).catalogFiles
/// The files from the shapes and from the rules.
let files =
    generator.files + [generator.ruleTableFile(rules)] + generator.cardFiles(rules) + [bases, profiles, version] + orders + vouchers

/// Reads the rules of a catalog.
func ruleSources(in places: RulePlaces) throws -> RuleSources {
    try RuleSources(
        cards: texts(below: places.cards).map { try CardSource($0.path, $0.text, in: places) },
        codes: String(contentsOf: root.appendingPathComponent(places.codes), encoding: .utf8),
        checks: texts(below: places.checks).map { (places.checks + "/" + $0.path, $0.text) }, in: places)
}

/// Reads the sources of generated files; stops at the first mistake.
func readOrExit<Sources>(_ read: () throws -> Sources) -> Sources {
    do {
        return try read()
    } catch {
        print(error)
        exit(1)
    }
}

/// The files below a folder, in the order of their paths inside it.
func texts(below folder: String) throws -> [(path: String, text: String)] {
    let top = root.appendingPathComponent(folder).path
    let paths = FileManager.default.enumerator(atPath: top)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") || $0.hasSuffix(".json") }.sorted().map { path in
        (path, try String(contentsOfFile: top + "/" + path, encoding: .utf8))
    }
}

func write(_ file: GeneratedFile) throws {
    let url = root.appendingPathComponent(file.path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(file.text.utf8).write(to: url)
}

func stale() -> [String] {
    files.filter { file in
        (try? Data(contentsOf: root.appendingPathComponent(file.path))) != Data(file.text.utf8)
    }.map { $0.path }
}

switch arguments.first {
case nil:
    let changed = Set(stale())
    for file in files where changed.contains(file.path) {
        try write(file)
        print("wrote", file.path)
    }
    print(changed.isEmpty ? "everything was up to date" : "\(changed.count) files written")
case "--check":
    let paths = stale()
    for path in paths { print("stale:", path) }
    if !paths.isEmpty {
        print("run: \(GeneratedFile.command)")
        exit(1)
    }
    print("\(files.count) generated files are up to date")
case "--examples":
    guard let folder = arguments.dropFirst().first else {
        print("--examples needs a folder")
        exit(2)
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for file in generator.exampleFiles {
        try Data(file.text.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent(file.path))
    }
    print("wrote \(generator.exampleFiles.count) examples to \(folder)")
default:
    print("usage: generate-paysheet-sources [--check | --examples FOLDER]")
    exit(2)
}
