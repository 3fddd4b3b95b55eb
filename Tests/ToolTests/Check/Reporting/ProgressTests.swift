import PaySheetTool
import Testing

@Suite("progress")
struct ProgressTests {
    private func world() -> TestWorld {
        let world = TestWorld(["a.json": Sample.clean, "b.json": Sample.clean, "c.json": Sample.clean])
        world.errorIsTerminal = true
        world.milliseconds = [0, 900, 2000, 2100]
        return world
    }

    @Test("a terminal shows the progress, and the line is removed")
    func shown() {
        let world = world()
        #expect(world.run("a.json", "b.json", "c.json", "-q") == 0)
        let line = "2 documents, 1/s, \(Sample.clean.utf8.count * 2 * 1000 / 2000 / 1000) kB/s, 1 s left"
        #expect(world.errors == "\r" + line + "\u{1B}[K\r\u{1B}[K", "\(world.errors.debugDescription)")
    }

    @Test("the line is removed before other output")
    func cleared() {
        let world = world()
        #expect(world.run("a.json", "b.json", "gone.json", "-q") == 2)
        #expect(world.errors.hasSuffix("\u{1B}[K\r\u{1B}[Kpaysheet: gone.json: no such file\n"))
    }

    @Test("no progress without a terminal, with --no-progress, or in a short run", arguments: 0..<4)
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

    @Test("reports are the same with and without it")
    func reports() {
        let world = world()
        world.isTerminal = true
        #expect(world.run("a.json", "b.json", "c.json") == 0)
        let output = world.output
        #expect(world.run("a.json", "b.json", "c.json", "--no-progress") == 0)
        #expect(world.output == output)
    }
}
