import PaySheetTool
import Testing

@Suite("Progress")
struct ProgressTests {
    private func world() -> TestWorld {
        let world = TestWorld(["a.json": Sample.clean, "b.json": Sample.clean, "c.json": Sample.clean])
        world.errorIsTerminal = true
        world.milliseconds = [0, 900, 2000, 2100]
        return world
    }

    @Test("A terminal shows the progress, and the line is removed")
    func shown() {
        let world = world()
        #expect(world.run("a.json", "b.json", "c.json", "-q") == 0)
        let line = "66%, 2 documents, about 5 s left, 1/s, \(Sample.clean.utf8.count * 2 * 1000 / 2000 / 1000) kB/s"
        #expect(world.errors == "\r" + line + "\u{1B}[K\r\u{1B}[K", "\(world.errors.debugDescription)")
    }

    @Test("A narrow terminal shows the most important facts in one line", arguments: [20, 30, 40, 60])
    func narrow(_ columns: Int) {
        let world = world()
        world.columns = columns
        #expect(world.run("a.json", "b.json", "c.json", "-q") == 0)
        let line = world.errors.dropFirst().prefix { $0 != "\u{1B}" }
        #expect(line.hasPrefix("66%, 2 documents") && line.count < columns)
        #expect(line.contains("about 5 s left") == (columns >= 40))
        world.columns = 200
        world.environment["COLUMNS"] = String(columns)
        world.milliseconds = [0, 900, 2000, 2100]
        _ = world.run("a.json", "b.json", "c.json", "-q")
        #expect(world.errors.dropFirst().hasPrefix(line))
    }

    @Test("The estimate is rounded and grows only if the run is much slower")
    func estimate() {
        let world = TestWorld(Dictionary(uniqueKeysWithValues: (0..<60).map { ("\($0).json", Sample.clean) }))
        world.errorIsTerminal = true
        // One document a second; then a pause of ten seconds, and another of a minute.
        var now: Int64 = 0
        world.milliseconds = [0]
        for step in 0..<60 {
            now += step == 20 ? 10_000 : step == 40 ? 60_000 : 1000
            world.milliseconds.append(now)
        }
        #expect(world.run((0..<60).map { "\($0).json" } + ["-q"]) == 0)
        let shown = world.errors.matches(of: /about (\d+) (s|min) left/).compactMap { Int($0.1).map { $0 } }
        let units = world.errors.matches(of: /about (\d+) (s|min) left/).map { $0.2 == "s" ? 1 : 60 }
        let seconds = zip(shown, units).map { $0 * $1 }
        let changes = zip(seconds, seconds.dropFirst()).filter { $0 != $1 }
        #expect(changes.filter { $0 < $1 }.count <= 1, "\(seconds)")
        #expect(seconds.last == 5 && changes.count <= 40, "\(seconds)")
    }

    @Test("The line is removed before other output")
    func cleared() {
        let world = world()
        #expect(world.run("a.json", "b.json", "gone.json", "-q") == 2)
        #expect(world.errors.hasSuffix("\u{1B}[K\r\u{1B}[Kpaysheet: gone.json: no such file\n"))
    }

    @Test("No progress is shown without a terminal, with --no-progress or in a short run", arguments: 0..<4)
    func silent(_ way: Int) {
        let world = world()
        var arguments = ["a.json", "b.json", "c.json", "-q"]
        switch way {
        case 0: world.errorIsTerminal = false
        case 1: arguments.append("--no-progress")
        case 2: world.milliseconds = [0, 900]
        default: world.environment["TERM"] = "dumb"
        }
        #expect(world.run(arguments) == 0)
        #expect(world.errors.isEmpty)
    }

    @Test("Reports are the same with and without progress")
    func reports() {
        let world = world()
        world.isTerminal = true
        #expect(world.run("a.json", "b.json", "c.json") == 0)
        let output = world.output
        #expect(world.run("a.json", "b.json", "c.json", "--no-progress") == 0)
        #expect(world.output == output)
    }
}
