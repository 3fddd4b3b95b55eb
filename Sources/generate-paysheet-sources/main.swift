import Foundation
import PaySheetGenerator
import PaySheetShapes

/// Generates every file from the shapes. `--check` compares instead, `--scaffold NAME` starts a new type, and `--examples FOLDER`
/// writes a minimal and a full example of every dictionary.
let arguments = CommandLine.arguments.dropFirst()
let generator = Generator()
let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
/// Generates the files from the shapes, and the table of the rules.
let files = generator.files + [generator.ruleTableFile(ruleSources(root))]

/// The rules, one per file.
func ruleSources(_ root: URL) -> [RuleSource] {
    let folder = root.appendingPathComponent("Sources/PaySheet/Rules")
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return paths.compactMap { path in
        guard path.pathExtension == "swift", let data = try? Data(contentsOf: path) else { return nil }
        return RuleSource(file: path.lastPathComponent, text: String(decoding: data, as: UTF8.self))
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
case "--scaffold":
    for name in arguments.dropFirst() {
        guard let shape = generator.shapes.first(where: { $0.name == name || $0.swiftName == name }) else {
            print("no dictionary of that name:", name)
            exit(2)
        }
        let file = generator.scaffold(shape)
        if FileManager.default.fileExists(atPath: root.appendingPathComponent(file.path).path) {
            print("left alone, it exists:", file.path)
        } else {
            try write(file)
            print("wrote", file.path)
        }
    }
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
    print("usage: generate-paysheet-sources [--check | --scaffold NAME… | --examples FOLDER]")
    exit(2)
}
