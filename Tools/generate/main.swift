import Foundation
import PaySheetGenerator
import PaySheetShapes

/// Writes every generated file. `--check` compares instead. `--examples FOLDER` writes a minimal and a full example of every dictionary.
let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.count) {
case (nil, _):
    let files = readOrExit { try SourceFiles.all() }
    let (sources, pages) = (try write(files), try write(Pages.all))
    let surplus = RepositoryFiles.surplus(files + Pages.all)
    for path in surplus {
        try FileManager.default.removeItem(at: RepositoryFiles.url(path))
        print("removed", path)
    }
    print(sources + pages + surplus.count == 0 ? "everything was up to date" : "\(sources + pages) files written")
    if sources > 0, !Pages.all.isEmpty { print("run it again: the pages come from the sources") }
case ("--check", 1):
    let files = readOrExit { try SourceFiles.all() } + Pages.all
    let stale = files.filter { !RepositoryFiles.has($0) }
    for file in stale { print("stale:", file.path) }
    let surplus = RepositoryFiles.surplus(files)
    for path in surplus { print("surplus:", path) }
    guard stale.isEmpty, surplus.isEmpty else {
        print("run: \(GeneratedFile.command)")
        exit(1)
    }
    print("\(files.count) generated files are up to date")
case ("--examples", 2):
    let folder = URL(fileURLWithPath: arguments[1])
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let examples = Generator().exampleFiles
    for file in examples { try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.path)) }
    print("wrote \(examples.count) examples to \(folder.path)")
default:
    print("usage: generate [--check | --examples FOLDER]")
    exit(2)
}

/// Writes the files that differ, and returns their number.
func write(_ files: [GeneratedFile]) throws -> Int {
    let stale = files.filter { !RepositoryFiles.has($0) }
    for file in stale {
        let url = RepositoryFiles.url(file.path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url)
        print("wrote", file.path)
    }
    return stale.count
}

/// Reads the sources of generated files, and stops at the first mistake.
func readOrExit<Sources>(_ read: () throws -> Sources) -> Sources {
    do {
        return try read()
    } catch {
        print(error)
        exit(1)
    }
}
