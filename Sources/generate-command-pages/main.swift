import Foundation
import PaySheetTool

/// Writes the page about the command; `--check` compares instead.
let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
let file = root.appendingPathComponent(CommandPage.path)
let isCheck = CommandLine.arguments.dropFirst().first == "--check"
guard CommandLine.arguments.count == 1 || isCheck else {
    print("usage: generate-command-pages [--check]")
    exit(2)
}

let text = Data(CommandPage.text.utf8)
let isCurrent = (try? Data(contentsOf: file)) == text
if isCurrent {
    print("\(CommandPage.path) is up to date")
} else if isCheck {
    print("stale: \(CommandPage.path)")
    print("run: \(CommandPage.command)")
    exit(1)
} else {
    try text.write(to: file)
    print("wrote \(CommandPage.path)")
}
