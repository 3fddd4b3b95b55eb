import Foundation
import PaySheetChecking
import PaySheetTool
import Testing

/// Help, the version and other texts that are printed exactly.
@Suite("help")
struct HelpTests {
    @Test("Every command's help matches the recorded one", arguments: Command.all.map { $0.name })
    func pages(_ name: String) {
        let world = TestWorld()
        #expect(world.run(name, "--help") == 0)
        #expect(world.errors.isEmpty)
        Golden.expect(world.output, "Help/\(name).txt")
    }

    /// Lines that cannot be broken: a word of their own, or a path in a table.
    private func isWhole(_ line: Substring, _ columns: Int) -> Bool {
        let words = line.split(separator: " ").filter { $0 != "\\" }
        return words.count == 1 || line.hasPrefix("  --") && words.count == 2
            || line.hasPrefix("  ") && words.allSatisfy { $0.count < 9 || $0.contains("/") }
    }

    @Test("Help fits into a narrow terminal and into COLUMNS", arguments: Command.all.map { $0.name } + ["--help", ""], [30, 40, 80])
    func narrow(_ name: String, _ columns: Int) {
        let world = TestWorld()
        world.isTerminal = true
        world.errorIsTerminal = true
        world.columns = columns
        let words = name.isEmpty ? [] : name == "--help" ? [name] : [name, "--help"]
        _ = world.run(words)
        let page = world.output + world.errors
        for line in page.split(separator: "\n") where line.count > columns { #expect(isWhole(line, columns), "\(line)") }
        let other = TestWorld()
        other.environment["COLUMNS"] = String(columns)
        _ = other.run(words)
        #expect(other.output + other.errors == page)
        let usual = TestWorld()
        _ = usual.run(words)
        func text(_ page: String) -> [Substring] { page.split { $0.isWhitespace || $0 == "\\" } }
        #expect(text(usual.output + usual.errors) == text(page))
    }

    @Test("The list of commands matches the recorded one")
    func overview() {
        let world = TestWorld()
        for call in [["--help"], ["-h"], ["help"]] {
            #expect(world.run(call) == 0)
            Golden.expect(world.output, "Help/overview.txt")
        }
        Golden.expectOnly(Command.all.map { $0.name + ".txt" } + ["overview.txt", "version.txt", "version-help.txt"], in: "Help")
    }

    @Test("--version and its help match the recorded texts")
    func version() {
        let world = TestWorld()
        #expect(world.run("--version") == 0)
        Golden.expect(world.output, "Help/version.txt")
        #expect(world.run("--version", "--help") == 0)
        Golden.expect(world.output, "Help/version-help.txt")
    }

    @Test("The manual page names every command and option and escapes roff commands")
    func manual() {
        let world = TestWorld()
        #expect(world.run("man") == 0)
        let known = [".TH", ".SH", ".SS", ".PP", ".TP", ".br", ".nh", ".ad", ".nr", ".EX", ".EE", ".\\\""]
        for line in world.output.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
            #expect(known.contains(String(line.prefix { $0 != " " })), "\(line)")
        }
        func escaped(_ name: String) -> String { name.split(separator: "-").joined(separator: "\\-") }
        for command in Command.all {
            #expect(world.output.contains("\\fBpaysheet \(escaped(command.name))\\fR"))
            for option in command.options where option.name != "help" {
                #expect(world.output.contains("\\-\\-\(escaped(option.name))"), "--\(option.name)")
            }
        }
        #expect(world.output.unicodeScalars.allSatisfy { $0.isASCII })
    }

    @Test("Shell completions name every command and option", arguments: ["bash", "zsh", "fish"])
    func completions(_ shell: String) {
        let world = TestWorld()
        #expect(world.run("completions", shell) == 0)
        for command in Command.all {
            #expect(world.output.contains(command.name))
            for option in command.options {
                #expect(world.output.contains((shell == "fish" ? "-l " : "--") + option.name), "--\(option.name)")
            }
        }
    }

    @Test("Paragraphs are wrapped, and indented lines are not")
    func prose() {
        #expect(Prose.lines("one two\nthree four\n  five   six\nseven", width: 9) == ["one two", "three", "four", "  five   six", "seven"])
        #expect(Prose.lines("", width: 9) == [])
        #expect(Prose.lines("a-word-that-is-too-long for", width: 9) == ["a-word-that-is-too-long", "for"])
        #expect(
            Prose.table([("-a", "one"), ("--a-label-that-is-far-too-long-for-it", "two")])
                == "  -a  one\n  --a-label-that-is-far-too-long-for-it\n      two\n")
    }
}
