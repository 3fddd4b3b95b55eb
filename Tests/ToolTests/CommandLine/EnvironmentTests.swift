import PaySheetChecking
import PaySheetTool
import Testing

/// Environment variables choose how something is shown, never what is said of it. Which options have one is a matter of
/// `CommandTreeTests`; here variables are set.
@Suite("Environment variables")
struct EnvironmentTests {
    @Test("No variable named after an option changes the result of check")
    func verdict() throws {
        let world = TestWorld(["a.json": Sample.comma])
        let check = try #require(Command.all.first { $0.name == "check" })
        let options = check.options.filter { !CommandTreeTests.display.contains($0.name) && $0.name != "help" }
        #expect(options.count > 10)
        for option in options {
            let name = option.name.uppercased().replacing("-", with: "_")
            for value in ["never", "yes", "1", "amount/format", "amount/format=info", "USD=4", "a.json", "invalid"] {
                world.environment = ["PAYSHEET_" + name: value, name: value]
                #expect(world.run("check", "a.json") == 1, "PAYSHEET_\(name)=\(value)")
                #expect(world.output.contains("amount/format"), "PAYSHEET_\(name)=\(value)")
            }
        }
    }

    @Test("No documented variable changes the result of check")
    func display() {
        let world = TestWorld(["a.json": Sample.comma])
        for format in ["text", "concise", "json", "sarif", "markdown"] {
            world.environment = ["PAYSHEET_FORMAT": format]
            #expect(world.run("check", "a.json") == 1)
        }
        for variable in ["GITHUB_ACTIONS", "CI", "NO_COLOR", "CLICOLOR_FORCE", "TERM", "LANG", "LC_ALL", "TZ", "HOME"] {
            world.environment = [variable: "true"]
            #expect(world.run("check", "a.json") == 1)
            #expect(world.output.contains("amount/format"))
        }
    }
}
