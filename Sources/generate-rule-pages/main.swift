import Foundation
import PaySheetGenerator
import PaySheetRulePages

/// Writes the pages about the rules; `--check` compares instead. `--cards FILE` writes the cards of all rules into one file.
let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
let folder = root.appendingPathComponent("Docs/Rules")
let files = RulePages().files
let isCheck = CommandLine.arguments.dropFirst().first == "--check"
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--cards" {
    try Data(RulePages.cards.utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
    exit(0)
}
guard CommandLine.arguments.count == 1 || isCheck else {
    print("usage: generate-rule-pages [--check | --cards FILE]")
    exit(2)
}

let stale = files.filter { file in
    (try? Data(contentsOf: root.appendingPathComponent(file.path))) != Data(file.text.utf8)
}
/// Removes pages of topics that do not exist any more.
let surplus = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { name in
    !files.contains { $0.path == "Docs/Rules/" + name } && !RulePages.writtenByHand.contains("Docs/Rules/" + name)
}

if isCheck {
    for file in stale { print("stale:", file.path) }
    for name in surplus { print("surplus:", "Docs/Rules/" + name) }
    guard stale.isEmpty, surplus.isEmpty else {
        print("run: \(RulePages.command)")
        exit(1)
    }
    print("\(files.count) pages are up to date")
} else {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in stale {
        try Data(file.text.utf8).write(to: root.appendingPathComponent(file.path))
        print("wrote", file.path)
    }
    for name in surplus {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        print("removed", "Docs/Rules/" + name)
    }
    print(stale.isEmpty && surplus.isEmpty ? "everything was up to date" : "\(stale.count) pages written")
}
