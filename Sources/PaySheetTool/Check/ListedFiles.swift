import PaySheet
import PaySheetChecking

/// The files to check, from a list or a diff instead of operands.
struct ListedFiles {
    /// The files; `nil` if operands name them.
    private(set) var paths: [String]?
    /// The changes whose findings count; `nil` if all findings count.
    private(set) var changedLines: ChangedLines?

    static let options = [
        OptionDescription(
            name: "files-from", value: "FILE",
            summary: "check the files that FILE lists, one on each line or before each zero byte; - is standard input"),
        OptionDescription(
            name: "changed-lines", value: "FILE",
            summary: "check the files of a unified diff, and report only findings that its changes touch; - is standard input"),
    ]

    /// Whether the arguments name a list or a diff.
    static func areGiven(_ arguments: Arguments) -> Bool { options.contains { arguments.value($0.name) != nil } }

    init(_ arguments: Arguments, _ system: System) throws(UsageError) {
        guard let option = ListedFiles.options.first(where: { arguments.value($0.name) != nil }) else { return }
        try ListedFiles.reject(option.name, arguments)
        let operand = arguments.value(option.name) ?? ""
        let text: [UInt8]
        switch system.content(of: operand, limit: InputFile.byteLimit + 1) {
        case .failure(let failure): throw UsageError(operand + ": " + failure.message, isInFile: true)
        case .success(let bytes): text = bytes
        }
        guard text.count <= InputFile.byteLimit else {
            throw UsageError("--" + option.name + ": the text has more than " + String(InputFile.byteLimit) + " bytes; divide it")
        }
        if option.name == "files-from" {
            paths = ListedFiles.list(text)
        } else {
            let lines = try ChangedLines(text, exists: { system.look($0) != nil })
            (paths, changedLines) = (lines.paths, lines)
        }
    }

    private static func reject(_ option: String, _ arguments: Arguments) throws(UsageError) {
        guard arguments.operands.isEmpty else { throw UsageError("--" + option + " names the files; remove the operands") }
        var others = ["watch", "expect-manifest"]
        others += option == "files-from" ? ["changed-lines"] : ["fix", "write-baseline"]
        for other in others where !arguments.values(other).isEmpty {
            throw UsageError("--" + option + " and --" + other + " do not go together; remove one of them")
        }
    }

    private static func list(_ text: [UInt8]) -> [String] {
        // Names between zero bytes are as they are; on lines, git quotes unusual ones.
        guard !text.contains(0) else { return text.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }
        return text.split(separator: 0x0A).map { $0.last == 0x0D ? $0.dropLast() : $0 }.filter { !$0.isEmpty }.map { GitPath.plain($0) }
    }
}
