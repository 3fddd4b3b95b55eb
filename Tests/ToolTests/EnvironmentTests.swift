import PaySheetTool
import Testing

/// Environment variables choose how something is shown, never what is said of it.
@Suite("environment variables")
struct EnvironmentTests {
    private func help(_ arguments: String...) -> String {
        let world = TestWorld()
        #expect(world.run(arguments) == 0)
        return world.output
    }

    private func commands() -> [String] {
        let lines = help("--help").split(separator: "\n", omittingEmptySubsequences: false)
        let list = lines.drop { $0 != "Commands:" }.dropFirst().prefix { !$0.isEmpty }
        return list.compactMap { $0.split(separator: " ").first.map { String($0) } }
    }

    /// Words of a text that begin with a name.
    private func variables(_ text: String) -> Set<String> {
        let words = text.split { !($0.isLetter || $0 == "_") }
        return Set(words.filter { $0.hasPrefix("PAYSHEET_") }.map { String($0) })
    }

    @Test("only what is shown has a variable, in every command")
    func names() {
        let commands = commands()
        #expect(commands.count > 5 && commands.contains("check"))
        let found = commands.reduce(into: Set<String>()) { $0.formUnion(variables(help($1, "--help"))) }
        #expect(found.contains("PAYSHEET_FORMAT"))
        #expect(found.subtracting(["PAYSHEET_FORMAT", "PAYSHEET_COLOR", "PAYSHEET_PROGRESS", "PAYSHEET_QUIET"]).isEmpty, "\(found)")
    }

    @Test("no variable of the name of an option changes the verdict")
    func verdict() {
        let world = TestWorld(["a.json": Sample.comma])
        let options = help("check", "--help").split(separator: "\n").compactMap { line -> String? in
            line.split(separator: " ").first { $0.hasPrefix("--") }.map { $0.dropFirst(2).uppercased().replacing("-", with: "_") }
        }
        #expect(options.contains("FAIL_ON") && options.contains("IGNORE") && options.count > 10)
        for option in options where option != "FORMAT" && option != "COLOR" {
            for value in ["never", "yes", "1", "amount/format", "amount/format=info", "USD=4", "a.json"] {
                world.environment = ["PAYSHEET_" + option: value, option: value]
                #expect(world.run("check", "a.json") == 1, "PAYSHEET_\(option)=\(value)")
                #expect(world.output.contains("amount/format"), "PAYSHEET_\(option)=\(value)")
            }
        }
        for format in ["text", "concise", "json", "sarif", "markdown"] {
            world.environment = ["PAYSHEET_FORMAT": format]
            #expect(world.run("check", "a.json") == 1)
        }
        for variable in ["GITHUB_ACTIONS", "CI", "NO_COLOR", "CLICOLOR_FORCE", "TERM", "LANG", "LC_ALL", "TZ", "HOME"] {
            world.environment = [variable: "true"]
            #expect(world.run("check", "a.json") == 1)
        }
    }
}
