import PaySheetChecking
import PaySheetTool
import Testing

@Suite("Co-process")
struct CoProcessTests {
    private static let lines =
        Sample.comma.split(separator: "\n").joined() + "\n\n{\n" + Sample.clean.split(separator: "\n").joined() + "\n"

    @Test("Each line has one line as its answer", arguments: [[], ["-"], ["--jobs=2"], ["--quiet"], ["--api-version", "14"]])
    func answers(_ more: [String]) {
        let world = TestWorld(input: CoProcessTests.lines)
        #expect(world.run(["check", "--co-process"] + more) == 0)
        let output = world.output
        #expect(output.split(separator: "\n", omittingEmptySubsequences: false).count == 5)
        let other = TestWorld(input: CoProcessTests.lines)
        #expect(other.run(["check", "--ndjson", "--format=ndjson", "--fail-on=never"] + more + (more.contains("-") ? [] : ["-"])) == 0)
        #expect(output == other.output)
    }

    @Test("Variables for people have no effect")
    func variables() {
        let world = TestWorld(input: CoProcessTests.lines)
        world.environment["PAYSHEET_FORMAT"] = "html"
        #expect(world.run("check", "--co-process") == 0)
        #expect(world.output.hasPrefix("{\"schemaVersion\":1"))
    }

    @Test("Every option of check that changes what is printed or written is refused by its name")
    func refused() {
        let same = Set(CheckOptions.descriptions(with: .all).map { $0.name })
        let allowed = ["at", "carry", "now-at", "api-version-at", "jobs", "no-progress", "quiet", "root", "stdin-filepath", "co-process"]
        var count = 0
        for option in CheckCommand.description(with: .all).options
        where !same.contains(option.name) && !allowed.contains(option.name) && option.name != "help" {
            let value = option.value == nil || option.isValueOptional ? "" : "=" + (option.words.first ?? "1")
            let world = TestWorld(input: CoProcessTests.lines)
            #expect(world.run("check", "--co-process", "--" + option.name + value) == 2, "\(option.name)")
            #expect(world.errors.hasPrefix("paysheet: --" + option.name + " cannot be used here: "), "\(world.errors)")
            #expect(world.output.isEmpty && world.files.isEmpty)
            count += 1
        }
        #expect(count > 15)
        for words in [["-ox"], ["-o", "x"], ["--no-stat"], ["--outp"], ["x.json"], ["--version"], ["--config"], ["--select"]] {
            let world = TestWorld(input: CoProcessTests.lines)
            #expect(world.run(["check", "--co-process"] + words) == 2, "\(words)")
            #expect(world.output.isEmpty && world.files.isEmpty)
        }
    }
}
