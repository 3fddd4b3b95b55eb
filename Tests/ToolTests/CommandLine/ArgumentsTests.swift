import PaySheetChecking
import PaySheetTool
import Testing

/// Parsing arguments as GNU programs do.
@Suite("Arguments")
struct ArgumentsTests {
    private func arguments(_ words: [String], _ environment: [String: String] = [:]) throws -> Arguments {
        let check = try #require(Command.all.first { $0.name == "check" })
        return try Arguments(words, of: check, environment: { environment[$0] })
    }

    private func problem(_ words: [String], _ environment: [String: String] = [:]) throws -> String? {
        do {
            _ = try arguments(words, environment)
            return nil
        } catch let error as UsageError {
            return error.text
        }
    }

    @Test(
        "A value can be the next argument or follow =",
        arguments: [
            ["--kind=PaymentFlow", "a"], ["--kind", "PaymentFlow", "a"], ["a", "--kind", "PaymentFlow"],
            ["a", "--kind=x", "--kind=PaymentFlow"],
        ])
    func values(_ words: [String]) throws {
        let arguments = try arguments(words)
        #expect(arguments.value("kind") == "PaymentFlow")
        #expect(arguments.operands == ["a"])
    }

    @Test("A value can be empty or contain an equal sign")
    func emptyValuesAndEqualSigns() throws {
        #expect(try arguments(["--root=", "a"]).value("root") == "")
        #expect(try arguments(["--severity=a/b=info"]).values("severity") == ["a/b=info"])
        #expect(try arguments(["--root=--ndjson"]).value("root") == "--ndjson")
    }

    @Test("Every argument after -- is an operand")
    func operands() throws {
        #expect(try arguments(["a", "--quiet", "-", "b"]).operands == ["a", "-", "b"])
        #expect(try arguments(["a", "--", "--quiet", "--", "-q"]).operands == ["a", "--quiet", "--", "-q"])
        #expect(try !arguments(["--", "--quiet"]).has("quiet"))
    }

    @Test("The last of a switch and its --no- form is used")
    func switchesCanBeRevoked() throws {
        #expect(try arguments(["--quiet", "a"]).has("quiet"))
        #expect(try arguments(["-qq", "a"]).has("quiet"))
        #expect(try !arguments(["--quiet", "--no-quiet", "a"]).has("quiet"))
        #expect(try arguments(["--no-quiet", "-q", "a"]).has("quiet"))
    }

    @Test("Values of repeated list options are combined")
    func repeatedOptions() throws {
        #expect(try arguments(["--select", "json,member", "--select=amount", "a"]).listed("select") == ["json", "member", "amount"])
    }

    @Test(
        "Mistakes are reported with a suggestion",
        arguments: [
            (["--formt=json"], "unknown option --formt; did you mean --format?"), (["--zzzzzz"], "unknown option --zzzzzz"),
            (["--stdin"], "unknown option --stdin; write - to read standard input"),
            (["--no-quit"], "unknown option --no-quit; did you mean --no-quiet?"),
            (["--no-kind"], "unknown option --no-kind"), (["--quiet=yes"], "--quiet takes no value"),
            (["--no-quiet=yes"], "--no-quiet takes no value"), (["--kind"], "--kind needs a value: --kind KIND"),
            (["--kind", "--quiet"], "--kind needs a value: --kind KIND; for the value --quiet write --kind=--quiet"),
            (["--kind", "--"], "--kind needs a value: --kind KIND; for the value -- write --kind=--"),
            (["-x"], "unknown option -x"),
            (["-format", "json"], "unknown option -f; did you mean --format?"),
            (["--color", "alway"], "--color takes auto, always, never, not \"alway\"; did you mean always?"),
            (["--no-help"], "unknown option --no-help"),
        ] as [([String], String)])
    func problems(_ words: [String], _ message: String) throws {
        #expect(try problem(words) == message)
    }

    @Test("Variables replace options, and an option overrides them")
    func variables() throws {
        #expect(try arguments(["a"], ["PAYSHEET_COLOR": "always"]).value("color") == "always")
        #expect(try arguments(["a", "--color=never"], ["PAYSHEET_COLOR": "always"]).value("color") == "never")
        #expect(try arguments(["a"], ["PAYSHEET_COLOR": ""]).value("color") == nil)
        #expect(
            try problem(["a"], ["PAYSHEET_COLOR": "alwys"])
                == "PAYSHEET_COLOR is \"alwys\"; it takes auto, always, never; did you mean always?")
    }

    @Test("A format that only another command has is ignored")
    func foreignFormat() {
        let world = TestWorld()
        world.environment["PAYSHEET_FORMAT"] = "ndjson"
        #expect(world.run("split", "--total", "2", "--currency", "JPY", "--by", "a=2") == 0)
        #expect(world.output == "a      2 JPY\ntotal  2 JPY\n")
        world.environment["PAYSHEET_FORMAT"] = "jsn"
        #expect(world.run("split", "--total", "2", "--currency", "JPY", "--by", "a=2") == 2)
    }

    private static let mockScript =
        "this program does not have mock-script; run npx paysheet mock-script, or call paysheet.mock_script() of the Python package"

    @Test(
        "A misspelled or misplaced command has a suggestion",
        arguments: [
            (["chekc", "a.json"], "unknown command chekc; did you mean check?"),
            (["help", "fmtt"], "unknown command fmtt; did you mean fmt?"),
            (["watch"], "unknown command watch, and no file has this name"),
            (["mock-script", "-o", "mock.js"], mockScript), (["help", "mock-script"], mockScript),
            (["help", "nothing"], "unknown command nothing"), (["-q", "check", "a.json"], "the command comes first: paysheet check -q"),
            (["--diff", "fix", "a.json"], "the command comes first: paysheet fix --diff"),
            (["--version", "a.json"], "--version takes no files"),
            (["completions", "bsh"], "unknown shell \"bsh\"; did you mean bash?"),
            (["completions"], "name one shell: bash, zsh or fish"),
        ] as [([String], String)])
    func commands(_ words: [String], _ message: String) {
        let world = TestWorld(["a.json": Sample.clean])
        #expect(world.run(words) == 2)
        #expect(world.errors.hasPrefix("paysheet: \(message)\npaysheet: try: paysheet "))
        #expect(world.output.isEmpty)
    }

    @Test(
        "An option name from another tool has a suggestion",
        arguments: [
            (["check", "--json"], "--json; did you mean --format json?"), (["--sarif"], "--sarif; did you mean --format sarif?"),
            (["--strict"], "--strict; did you mean --fail-on warning?"), (["--silent"], "--silent; did you mean --quiet?"),
            (["--threads", "2"], "--threads; did you mean --jobs?"), (["fix", "--unsafe"], "--unsafe; did you mean --include-risky?"),
            (["fix", "--in-place"], "--in-place; paysheet fix always writes files in place; remove it"),
            (["check", "--autofix"], "--autofix; run paysheet check --fix"),
            (["check", "--level", "error"], "--level; did you mean --fail-on?"),
            (["explain", "--all"], "--all; did you mean --list?"), (["check", "--no-color"], "--no-color; did you mean --color never?"),
            (["describe", "--json"], "--json; did you mean --format json?"), (["fmt", "--json"], "--json"),
        ] as [([String], String)])
    func otherNames(_ words: [String], _ message: String) {
        let world = TestWorld(["a.json": Sample.clean])
        #expect(world.run(words + ["a.json"]) == 2)
        #expect(world.errors.hasPrefix("paysheet: unknown option \(message)\n"), "\(world.errors)")
    }

    @Test(
        "A command name from another tool has a suggestion",
        arguments: [("lint", "check"), ("format", "fmt"), ("redact", "anonymize"), ("compare", "diff"), ("version", "--version")])
    func otherCommands(_ name: String, _ command: String) {
        let world = TestWorld(["a.json": Sample.clean])
        #expect(world.run(name, "a.json") == 2)
        #expect(world.errors.hasPrefix("paysheet: unknown command \(name); did you mean \(command)?\n"), "\(world.errors)")
        world.files[name] = Array(Sample.clean.utf8)
        #expect(world.run(name) == 0)
    }

    @Test("Every suggested option exists", arguments: Hints.options)
    func optionsFromElsewhere(_ name: String) { #expect(Command.all.contains { $0.options.contains { $0.name == name } }) }

    @Test("A file with a command's name is a file if it cannot be the command")
    func fileNamedLikeACommand() {
        #expect(TestWorld(["fix": Sample.clean]).run("-q", "fix") == 0)
        #expect(TestWorld(["chekc": Sample.clean]).run("chekc") == 0)
        #expect(TestWorld(["a.json": Sample.clean]).run("--stdin-filepath", "fix", "a.json") == 0)
    }

    @Test("Help works in any position except after --")
    func help() throws {
        for words in [
            ["check", "--help"], ["check", "--nonsense", "-h"], ["help", "check"], ["--help", "check"], ["check", "a.json", "--help"],
        ] {
            let world = TestWorld()
            #expect(world.run(words) == 0)
            #expect(world.output.hasPrefix("Usage: paysheet check "))
        }
        #expect(TestWorld(["--help": Sample.clean]).run("check", "--", "--help") == 0)
    }
}
