import Foundation
import PaySheetChecking
import PaySheetTool
import Testing

/// The properties of the commands' description that generated texts rely on.
@Suite("Descriptions of commands")
struct CommandTreeTests {
    /// Options that decide how something is shown. Only they can have an environment variable. A verdict must not depend on the user,
    /// and an old variable must not reveal personal values.
    static let display: Set<String> = ["format", "color", "quiet", "progress", "no-progress", "as"]

    static let words = "abcdefghijklmnopqrstuvwxyz0123456789-"

    @Test("The promised commands exist")
    func contract() {
        let names = Command.all.map { $0.name }
        let promised = [
            "check", "explain", "fix", "fmt", "example", "preview", "describe", "split", "reconcile", "diff", "anonymize", "schema", "init",
            "completions", "man", "help",
        ]
        #expect(Set(promised).subtracting(names) == [])
        #expect(Set(names).count == names.count)
        for name in names { #expect(Command.named(name)?.name == name) }
    }

    @Test("Names are short, and summaries have no full stop", arguments: Command.all)
    func wording(_ command: CommandDescription) {
        #expect(!command.name.isEmpty && command.name.allSatisfy { CommandTreeTests.words.contains($0) })
        for summary in [command.summary] + command.options.map({ $0.summary }) + command.statuses.map({ $0.1 }) {
            #expect(!summary.isEmpty && !summary.hasSuffix(".") && !summary.contains("\n") && !summary.hasPrefix(" "), "\(summary)")
        }
        for paragraph in command.discussion where !paragraph.hasPrefix(" ") {
            #expect(paragraph.hasSuffix(".") || paragraph.hasSuffix(":"), "\(paragraph)")
        }
        #expect(Completion.unknown(in: command.operands) == [], "teach Completion these placeholders")
    }

    @Test("Options have unique names, letters and placeholders", arguments: Command.all)
    func options(_ command: CommandDescription) {
        let names = command.options.map { $0.name }
        #expect(Set(names).count == names.count)
        let letters = command.options.compactMap { $0.letter }
        #expect(Set(letters).count == letters.count)
        #expect(names.last == "help")
        for option in command.options {
            #expect(option.name.allSatisfy { CommandTreeTests.words.contains($0) }, "\(option.name)")
            // `--no-name` revokes a switch, so no other option may be called that.
            #expect(option.value != nil || !names.contains("no-" + option.name), "\(option.name)")
            #expect(Completion.unknown(in: option.value ?? "") == [], "teach Completion the placeholder of --\(option.name)")
            #expect(option.words.isEmpty || option.value != nil, "--\(option.name) has words but takes no value")
            #expect(!option.isRepeatable || option.value != nil, "--\(option.name)")
        }
    }

    @Test("The summary or the discussion names every word of an option", arguments: Command.all)
    func documentedWords(_ command: CommandDescription) {
        for option in command.options {
            let named = wordsOf(option.summary).union(wordsOf(command.discussion.joined(separator: " ")))
            // Severities are explained in their own section.
            let missing = option.words.filter { !named.contains($0) }
            #expect(missing == [], "--\(option.name) of \(command.name)")
        }
        let named = wordsOf(command.discussion.joined(separator: " "))
        #expect(command.operandWords.filter { !named.contains($0) } == [])
    }

    private func wordsOf(_ text: String) -> Set<String> { Set(text.split { " ,.;:()\"\n".contains($0) }.map { String($0) }) }

    @Test("Exit statuses are listed in order and include success and failure", arguments: Command.all)
    func statuses(_ command: CommandDescription) {
        let statuses = command.statuses.map { $0.0 }
        #expect(statuses == statuses.sorted() && Set(statuses).count == statuses.count)
        #expect(statuses.first == 0 && statuses.last == 2 && statuses.allSatisfy { (0...2).contains($0) })
    }

    @Test("Every command has an example, and every example can be parsed", arguments: Command.all)
    func examples(_ command: CommandDescription) throws {
        let calls = command.examples.flatMap { ShellLine.calls($0) }
        #expect(calls.contains { $0.first == command.name })
        for words in calls { try parse(words) }
    }

    @Test("The examples of the overview can be parsed")
    func examplesOfTheOverview() throws {
        for words in Help.examples.flatMap({ ShellLine.calls($0) }) { try parse(words) }
    }

    private func parse(_ words: [String]) throws {
        let named = Command.all.first { $0.name == words.first }
        let command = try #require(named ?? Command.all.first)
        _ = try Arguments(named == nil ? words : Array(words.dropFirst()), of: command, environment: { _ in nil })
    }

    @Test("Help fits 90 columns, except lines to copy", arguments: Command.all)
    func width(_ command: CommandDescription) {
        let world = TestWorld()
        #expect(world.run("help", command.name) == 0)
        let fixed = Set(command.examples.map { "  " + $0 } + command.discussion.flatMap { $0.split(separator: "\n").map { String($0) } })
        for line in world.output.split(separator: "\n").map({ String($0) }) where !fixed.contains(line) {
            #expect(line.unicodeScalars.count <= Prose.width, "\(line)")
        }
        for line in fixed { #expect(line.hasPrefix(" ") ? line.unicodeScalars.count <= 130 : true, "\(line)") }
    }

    // MARK: Environment

    @Test("Only display options can come from the environment", arguments: Command.all)
    func environment(_ command: CommandDescription) {
        for option in command.options {
            guard let variable = option.environment else { continue }
            #expect(CommandTreeTests.display.contains(option.name), "--\(option.name) of \(command.name)")
            let expected = "PAYSHEET_" + option.name.uppercased().split(separator: "-").joined(separator: "_")
            #expect(variable == expected)
        }
    }

    @Test("No variable changes the exit status of a check")
    func verdicts() {
        let variables = Set(Command.all.flatMap { $0.allVariables }.map { $0.name }).sorted()
        #expect(variables.contains("PAYSHEET_FORMAT") && variables.contains("PAYSHEET_COLOR") && variables.contains("NO_COLOR"))
        let options = Command.all.flatMap { $0.options }
        let files = ["clean.json": Sample.clean, "comma.json": Sample.comma, "no.json": "{"]
        for variable in variables {
            let words = Set(options.filter { $0.environment == variable }.flatMap { $0.words })
            for word in words.isEmpty ? ["1", "0"] : words.sorted() {
                for file in ["clean.json", "comma.json", "no.json", "gone.json"] {
                    let world = TestWorld(files)
                    let status = world.run("check", file)
                    world.environment[variable] = word
                    #expect(world.run("check", file) == status, "\(variable)=\(word) \(file)")
                }
            }
        }
    }

    @Test("Every variable that the code reads is listed")
    func variables() throws {
        let listed = Set(Command.all.flatMap { $0.allVariables }.map { $0.name })
        let root = Repository.root
        let folder = root.appendingPathComponent("Sources/PaySheetTool")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)).compactMap { $0 as? URL }
        var read: Set<String> = []
        // Messages of libraries look like variables. The system's files set variables for the C library and the Swift runtime.
        for file in files
        where file.pathExtension == "swift" && !file.lastPathComponent.hasPrefix("POSIX") && !file.path.contains("/Messages/") {
            for piece in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\"").enumerated()
            where piece.offset % 2 == 1 && piece.element.count > 3 {
                let isName = piece.element.allSatisfy { $0.isUppercase && $0.isASCII || $0 == "_" }
                if isName, piece.element.contains("_") || piece.element == "TERM" { read.insert(piece.element) }
            }
        }
        #expect(read.contains("NO_COLOR"))
        #expect(read.subtracting(listed).sorted() == [], "these belong to `variables` or `environment` of the command that reads them")
    }
}

extension CommandDescription: CustomTestStringConvertible {
    public var testDescription: String { name }
}

/// The part of a shell that the examples need.
enum ShellLine {
    /// The arguments of every call of paysheet in a line.
    static func calls(_ line: String) -> [[String]] {
        var calls: [[String]] = []
        for command in tokens(line).split(separator: "|") {
            let plain = command.prefix { $0 != ">" && $0 != "<" }
            if plain.first == "paysheet" { calls.append(Array(plain.dropFirst())) }
        }
        return calls
    }

    private static func tokens(_ line: String) -> [String] {
        var tokens: [String] = []
        var token: String?
        var quote: Character?
        for character in line {
            if character == quote {
                quote = nil
            } else if quote != nil {
                token = (token ?? "") + String(character)
            } else if character == "\"" || character == "'" {
                quote = character
                token = token ?? ""
            } else if character == " " {
                if let token { tokens.append(token) }
                token = nil
            } else {
                token = (token ?? "") + String(character)
            }
        }
        return tokens + (token.map { [$0] } ?? [])
    }
}
